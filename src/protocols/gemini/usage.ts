import type { GenerateContentPiece, UsageMetadata } from '../../../generated/gemini.js';
import { readUsageMetadata } from '../../../generated/gemini.readers.js';
import type { Report } from '../../core/codec.ts';
import { asCount } from '../../core/count.ts';
import { asObject, withoutUndefined, type JsonObject } from '../../core/json.ts';
import type { CoreUsage } from '../../core/types.ts';
import { wireObject } from '../../core/wire-object.ts';
import { protocol } from './extras.ts';

const usageField = 'usageMetadata' satisfies keyof GenerateContentPiece;

/**
 * The usage of an answer as Core totals. On this wire the prompt includes cached tokens; thoughts are counted apart from the rest of the output, and
 * results of the vendor's tools apart from the prompt. `undefined` if nothing was counted.
 */
export function decodeUsage(answer: JsonObject): CoreUsage | undefined {
  const usage = asObject(answer[usageField]);
  if (!usage) return undefined;
  const counts = readUsageMetadata(usage) ?? {};
  const reasoning = asCount(counts.thoughtsTokenCount);
  const cacheRead = asCount(counts.cachedContentTokenCount);
  const prompt = asCount(counts.promptTokenCount);
  const answered = asCount(counts.candidatesTokenCount);
  if (prompt === undefined && answered === undefined && reasoning === undefined) return undefined;
  return {
    ...(prompt !== undefined && { input: prompt + (asCount(counts.toolUsePromptTokenCount) ?? 0) }),
    // The vendor omits counts of 0.
    output: (answered ?? 0) + (reasoning ?? 0),
    ...withoutUndefined({ cacheRead, reasoning }),
    raw: { protocol, usage },
  };
}

/** Keeps the details of this protocol's own vendor; the totals are Core's. */
export function encodeUsage(usage: CoreUsage, report: Report): UsageMetadata {
  const { input = 0, output = 0, cacheRead, cacheWrite, reasoning, raw } = usage;
  if (cacheWrite) report({ at: usage, field: 'cacheWrite', what: 'the number of tokens written to a cache' });
  const own: JsonObject = raw?.protocol === protocol ? raw.usage : {};
  const { promptTokenCount, candidatesTokenCount, toolUsePromptTokenCount } = readUsageMetadata(own) ?? {};
  const answered = Math.max(0, output - (reasoning ?? 0));
  const isOmitted = answered === 0 && promptTokenCount !== undefined && candidatesTokenCount === undefined;
  return {
    ...own,
    ...wireObject<UsageMetadata>({
      promptTokenCount:
        usage.input === undefined ? undefined : Math.max(0, input - (asCount(toolUsePromptTokenCount) ?? 0)),
      // The vendor omits counts of 0.
      candidatesTokenCount: isOmitted ? undefined : answered,
      cachedContentTokenCount: cacheRead,
      thoughtsTokenCount: reasoning,
      totalTokenCount: input + output,
    }),
  };
}

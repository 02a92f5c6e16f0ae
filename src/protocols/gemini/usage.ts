import type { Report } from '../../core/codec.ts';
import { asCount } from '../../core/count.ts';
import { asObject, withoutUndefined, type JsonObject, type JsonValue } from '../../core/json.ts';
import type { CoreUsage } from '../../core/types.ts';
import { protocol } from './extras.ts';

/**
 * Core totals. On this wire the prompt includes cached tokens; thoughts are counted apart from the rest of the output, and
 * results of the vendor's tools apart from the prompt. `undefined` if nothing was counted.
 */
export function decodeUsage(value: JsonValue | undefined): CoreUsage | undefined {
  const usage = asObject(value);
  if (!usage) return undefined;
  const reasoning = asCount(usage['thoughtsTokenCount']);
  const cacheRead = asCount(usage['cachedContentTokenCount']);
  const prompt = asCount(usage['promptTokenCount']);
  const answered = asCount(usage['candidatesTokenCount']);
  if (prompt === undefined && answered === undefined && reasoning === undefined) return undefined;
  return {
    ...(prompt !== undefined && { input: prompt + toolInputTokens(usage) }),
    // The vendor omits counts of 0.
    output: (answered ?? 0) + (reasoning ?? 0),
    ...withoutUndefined({ cacheRead, reasoning }),
    raw: { protocol, usage },
  };
}

const toolInputTokens = (usage: JsonObject): number => asCount(usage['toolUsePromptTokenCount']) ?? 0;

/** Keeps the details of this protocol's own vendor; the totals are Core's. */
export function encodeUsage(usage: CoreUsage, report: Report): JsonObject {
  const { input = 0, output = 0, cacheRead, cacheWrite, reasoning, raw } = usage;
  if (cacheWrite) report({ at: usage, field: 'cacheWrite', what: 'the number of tokens written to a cache' });
  const own: JsonObject = raw?.protocol === protocol ? raw.usage : {};
  return {
    ...own,
    ...(usage.input !== undefined && { promptTokenCount: Math.max(0, input - toolInputTokens(own)) }),
    ...writeCount(own, 'candidatesTokenCount', Math.max(0, output - (reasoning ?? 0))),
    ...withoutUndefined({ cachedContentTokenCount: cacheRead, thoughtsTokenCount: reasoning }),
    totalTokenCount: input + output,
  };
}

/** A count, unless it is 0 and the vendor omitted it. */
const writeCount = (own: JsonObject, name: string, count: number): JsonObject =>
  count === 0 && own['promptTokenCount'] !== undefined && own[name] === undefined ? {} : { [name]: count };

import type * as wire from '../../../generated/anthropic.js';
import { readUsage } from '../../../generated/anthropic.readers.js';
import type { FrontendContext, Report } from '../../core/codec.ts';
import { foreignReasonOf } from '../../core/finish-reasons.ts';
import { hostedToolNames } from '../../core/hosted-tools.ts';
import { asCount } from '../../core/count.ts';
import { asObject, nonEmpty, withoutUndefined, type JsonObject } from '../../core/json.ts';
import { fieldReporter } from '../../core/provenance.ts';
import { hasBrokenInput } from '../../core/tool-input.ts';
import type { CoreAssistantPart, CoreFinish, CoreUsage, Extras } from '../../core/types.ts';
import { extrasOf } from './extras.ts';

// ---------------------------------------------------------------- messages

/** Fields that Core carries. */
const carriedFields: ReadonlySet<string> = new Set<keyof wire.Message>([
  ...(['id', 'type', 'role', 'model', 'content'] as const),
  ...(['stop_reason', 'stop_sequence', 'usage'] as const),
]);
/** Others that a stream gives only at its end. They belong to the message, all others to the response. */
const lateFields: ReadonlySet<string> = new Set<keyof wire.Message>([
  'stop_details',
  'container',
  'context_management',
]);

/** The fields of a message that Core has no place for, by where a stream can give them. */
export function splitMessageFields(message: wire.ReceivedMessage): Record<'head' | 'late', Extras | undefined> {
  const others = Object.entries(message).filter(([name]) => !carriedFields.has(name));
  const { head = [], late = [] } = Object.groupBy(others, ([name]) => (lateFields.has(name) ? 'late' : 'head'));
  return { head: extrasOf(Object.fromEntries(head)), late: extrasOf(Object.fromEntries(late)) };
}

/** Whether the output limit cut off the arguments of a call: it must not look like one to carry out. */
export const isTruncatedCall = (part: CoreAssistantPart, finish: CoreFinish): boolean =>
  finish.reason === 'length' && part.type === 'tool-call' && hasBrokenInput(part);

/**
 * The vendor's own ids are kept; others get its prefix, without characters its ids never hold. A client may continue a
 * thread by the id, and servers of other protocols reuse theirs: Ollama's Chat route has 999 of them.
 */
export function encodeMessageId(id: string, { mint }: FrontendContext): string {
  if (id === '') return mint('msg_');
  return id.startsWith('msg_') ? id : mint(`msg_${id.replace(/[^a-zA-Z0-9_-]/g, '_')}_`);
}

// ---------------------------------------------------------------- stop reasons

/**
 * Compatible servers have terms of other vendors, too, and may end a turn that calls tools with `end_turn`. A stop reason
 * that nobody has becomes `other`.
 */
export function decodeFinish(
  { stop_reason, stop_sequence }: Pick<wire.ReceivedMessage, 'stop_reason' | 'stop_sequence'>,
  { hasCalls }: { hasCalls: boolean },
): CoreFinish {
  const stopReason = stop_reason ?? undefined;
  const stopSequence = stop_sequence ?? undefined;
  const reason = ownReasons.get(stopReason ?? '') ?? foreignReasonOf(stopReason ?? '') ?? 'other';
  const endsTurn = stopReason === undefined || (reason === 'stop' && stopReason !== 'stop_sequence');
  return {
    reason: hasCalls && endsTurn ? 'tool-calls' : reason,
    ...(stopSequence !== undefined && { stopSequence }),
    ...(stopReason !== undefined && { raw: { protocol: 'anthropic', reason: stopReason } }),
  };
}

/** The meaning of the vendor's own stop reasons. */
const ownReasons: ReadonlyMap<string, CoreFinish['reason']> = new Map<string, CoreFinish['reason']>([
  ['end_turn', 'stop'],
  ['stop_sequence', 'stop'],
  ['max_tokens', 'length'],
  ['model_context_window_exceeded', 'length'],
  ['tool_use', 'tool-calls'],
  ['refusal', 'refusal'],
  ['pause_turn', 'pause'],
]);

/**
 * The vendor's own stop reason, as long as it still fits; servers of other protocols may have its term for a limit, too.
 * `hasCalls`: the client must run the tools that were called.
 */
export function encodeFinish(finish: CoreFinish, { hasCalls }: { hasCalls: boolean }, report: Report): string {
  const { reason, raw, stopSequence } = finish;
  if (raw && isOwnTerm(raw, reason)) return raw.reason;
  const end = hasCalls ? 'tool_use' : 'end_turn';
  const terms: Readonly<Record<CoreFinish['reason'], string>> = {
    stop: hasCalls || stopSequence === undefined ? end : 'stop_sequence',
    length: 'max_tokens',
    'tool-calls': 'tool_use',
    refusal: 'refusal',
    'content-filter': 'refusal',
    pause: 'pause_turn',
    error: end,
    other: end,
  };
  const lose = fieldReporter(finish, 'reason', report);
  const instead = `stop reason ${terms[reason]}`;
  if (reason === 'content-filter') lose('the answer was cut by a content filter', { instead });
  if (reason === 'error' || reason === 'other')
    lose(`stop reason ${raw?.reason ?? reason} has no equivalent`, { instead });
  return terms[reason];
}

function isOwnTerm({ protocol, reason: term }: NonNullable<CoreFinish['raw']>, reason: CoreFinish['reason']): boolean {
  const isOwn = protocol === 'anthropic';
  const meaning = ownReasons.get(term);
  if (meaning !== undefined) return meaning === reason && (isOwn || reason === 'length');
  // What nobody has may be a new term of this vendor.
  return isOwn && reason === 'other';
}

// ---------------------------------------------------------------- usage

/**
 * Core totals: on this wire `input_tokens` counts neither what was read from a cache nor what was written to it.
 * `undefined` where nothing was counted.
 */
export function decodeUsage(counts: JsonObject): CoreUsage | undefined {
  const usage = readUsage(counts) ?? {};
  const cacheRead = asCount(usage.cache_read_input_tokens);
  const byTtl = decodeCacheWrites(usage);
  const cacheWrite = asCount(usage.cache_creation_input_tokens) ?? (byTtl && sumCounts(byTtl));
  const reasoning = asCount(usage.output_tokens_details?.thinking_tokens);
  const input = asCount(usage.input_tokens);
  const output = asCount(usage.output_tokens);
  if (input === undefined && output === undefined) return undefined;
  return {
    ...withoutUndefined({
      input: input === undefined ? undefined : input + (cacheRead ?? 0) + (cacheWrite ?? 0),
      output,
      cacheRead,
      cacheWrite,
      cacheWriteByTtl: byTtl,
      reasoning,
    }),
    raw: { protocol: 'anthropic', usage: counts },
  };
}

const decodeCacheWrites = ({ cache_creation: creation }: wire.ReceivedUsage): CoreUsage['cacheWriteByTtl'] =>
  nonEmpty(
    withoutUndefined({
      '5m': asCount(creation?.ephemeral_5m_input_tokens),
      '1h': asCount(creation?.ephemeral_1h_input_tokens),
    }),
  );

const sumCounts = (counts: object): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The counts of a message or event as they were sent, which a reader rounds. */
export const rawUsageOf = (value: JsonObject | undefined): JsonObject | undefined =>
  asObject(value?.['usage' satisfies keyof wire.Message & keyof wire.MessageDeltaEvent]);

/** Later counts replace earlier ones: they are totals, and null is not a new value. */
export function mergeUsage(before: JsonObject, after: JsonObject): JsonObject {
  const counted = Object.entries(after).filter(([key, value]) => value !== null || !(key in before));
  return { ...before, ...Object.fromEntries(counted) };
}

/** How often the vendor's own tools were called, where its usage has no such count. */
export function encodeServerUsage(calls: ReadonlyMap<string, number>): Pick<wire.Usage, 'server_tool_use'> {
  const searches = calls.get(hostedToolNames['web-search']) ?? 0;
  const fetches = calls.get(hostedToolNames['web-fetch']) ?? 0;
  if (searches === 0 && fetches === 0) return {};
  return { server_tool_use: { web_search_requests: searches, web_fetch_requests: fetches } };
}

/** All four counts are there in every usage; clients add them up. */
export function encodeUsage(usage: CoreUsage | undefined): wire.Usage {
  const { input = 0, output = 0, cacheRead = 0, cacheWrite = 0, cacheWriteByTtl = {}, reasoning, raw } = usage ?? {};
  const { '5m': fiveMinutes, '1h': oneHour } = cacheWriteByTtl;
  const own: JsonObject = raw?.protocol === 'anthropic' ? raw.usage : {};
  const { output_tokens_details: details, cache_creation: creation } = readUsage(own) ?? {};
  const written: wire.Usage = {
    input_tokens: Math.max(0, input - cacheRead - cacheWrite),
    cache_creation_input_tokens: cacheWrite,
    cache_read_input_tokens: cacheRead,
    output_tokens: output,
  };
  if (reasoning !== undefined) written.output_tokens_details = { ...details, thinking_tokens: reasoning };
  if (fiveMinutes !== undefined || oneHour !== undefined)
    written.cache_creation = {
      ...creation,
      ephemeral_5m_input_tokens: fiveMinutes ?? 0,
      ephemeral_1h_input_tokens: oneHour ?? 0,
    };
  return { ...own, ...written };
}

import { escapePointer } from '../../core/json-pointer.ts';
import { unreachable } from '../../core/unreachable.ts';
import type { CoreUsage } from '../../core/types.ts';
import { isChatExchange, findMessage, readFinalResponse } from '../../record/decode-exchange.ts';
import type { TraceStore } from '../../record/store/trace-store.ts';
import { commonLength } from '../../judge/values.ts';
import { findCacheLifetime, type CacheLifetime } from './cache-lifetime.ts';
import { readVendorDiagnosis, type VendorDiagnosis } from './vendor-diagnosis.ts';
import { findSavings, type PrefixSavings, type StatedFacts } from './savings.ts';
import {
  countSharedValues,
  elementPath,
  toolNameAt,
  readPrompt,
  roleAt,
  sectionOrder,
  listToolNames,
  type ParsedPrompt,
  type PromptValue,
} from '../../judge/prompt-prefix.ts';
import { TraceStoreError } from '../../record/store/store-error.ts';
import type { StoredTrace } from '../../record/store/stored-trace.ts';

/** Where the prompt of a later turn first differs from an earlier one's, and why. */
export interface PrefixComparison {
  trace_id: string;
  earlier: string;
  /** Whether the later prompt begins with the whole earlier prompt. */
  prefix: 'whole' | 'differs';
  /** The bytes of the earlier prompt before the first difference, and all its bytes. */
  shared_bytes: number;
  prompt_bytes: number;
  difference: PrefixDifference | null;
  /** A sentence: what changed, and what that means for a prompt cache. */
  cause: string;
  cause_kind: PrefixCauseKind;
  /** What the vendor reports about its cache; null where it sends no diagnosis. */
  vendor: VendorDiagnosis | null;
  /** For how long the vendor keeps a prompt, at least and at most, in milliseconds; null where that is not known. */
  cache_lifetime_ms: { min: number; max: number } | null;
  /** Fields outside the prompt that changed. */
  settings: { path: string; earlier: string | null; later: string | null }[];
  /** From the end of the earlier exchange to the start of the later one; null where that is not known. */
  gap_ms: number | null;
  usage: { earlier: PrefixUsage; later: PrefixUsage };
  /** In money where the price is known; null where a cache neither saved nor could have saved anything. */
  savings: PrefixSavings | null;
}

/**
 * `hit`: the cache was read; `other-target`: another backend or model; `changed`: the prompt; `settings`: fields outside of
 * it; `expired`: the cache no longer has it; `not-cached`: nothing was written to the cache, or asked to be.
 */
export type PrefixCauseKind = 'hit' | 'other-target' | 'changed' | 'settings' | 'expired' | 'not-cached' | 'unknown';

export interface PrefixDifference {
  /** `tool 3 (Bash)`, `system prompt`, `message 4 (user)`. */
  element: string;
  /** JSON Pointer into the later request to the backend; into the earlier one where the later has no such element. */
  path: string;
  /** The first byte that differs in the body of each request; null where the body has none. */
  at: { earlier: number | null; later: number | null };
  /** Excerpts from there. */
  earlier: string | null;
  later: string | null;
}

/** Token counts of the vendor; null where it reports none. */
export interface PrefixUsage {
  input: number | null;
  cache_read: number | null;
  cache_write: number | null;
  /** `cache_write` by how long the cache keeps it (`5m`, `1h`, …). */
  cache_write_by_ttl: Record<string, number> | null;
}

/**
 * Compares the prompt of a request with that of another; null: of the previous turn.
 * @param statedFacts the prices that a configuration states; absent: only those of the built-in table are known.
 * @throws {TraceStoreError} `not-found` where there is no previous turn, and where a request to a backend is missing or not stored.
 */
export async function readPrefix(
  store: TraceStore,
  id: string,
  earlier: string | null,
  statedFacts: StatedFacts = () => ({}),
): Promise<PrefixComparison> {
  const later = await store.get(id);
  const before = earlier ?? later.row.turn?.parent;
  if (before === undefined || before === null)
    throw new TraceStoreError(
      'not-found',
      `${later.row.id} starts a conversation: pass the id of another trace to compare with`,
    );
  return comparePrefix(await store.get(before), later, statedFacts);
}

function comparePrefix(earlier: StoredTrace, later: StoredTrace, statedFacts: StatedFacts): PrefixComparison {
  const [one, other] = [readUpstreamPrompt(earlier), readUpstreamPrompt(later)];
  const count = countSharedValues(one, other);
  const isWhole = count === one.leaves.length;
  const difference = isWhole ? null : describeDifference(count, one, other);
  const settings = changedSettings(one, other);
  const gapMs = earlier.row.endedAt === null ? null : Number(later.row.startedAt - earlier.row.endedAt) / 1000;
  const [usage, laterUsage] = [earlier, later].map((trace) => readFinalResponse(trace)?.usage);
  const lifetime = findCacheLifetime(earlier.row, one, usage);
  const vendor = readVendorDiagnosis(later);
  // A cache counts from when it was last read or written, which is when the earlier request began.
  const elapsedMs = Number(later.row.startedAt - earlier.row.startedAt) / 1000;
  const lapse = lifetime && elapsedMs > lifetime.minMs ? describeLapse(elapsedMs, lifetime) : undefined;
  const cause =
    findOtherTarget(earlier, later) ??
    (difference
      ? {
          kind: 'changed' as const,
          text: [differenceCause(count, one, other), lapse?.beside].filter(Boolean).join('; '),
        }
      : unchangedCause({ settings, earlier, later, lapse, vendor, prompt: other, elapsedMs }));
  return {
    trace_id: later.row.id,
    earlier: earlier.row.id,
    prefix: isWhole ? 'whole' : 'differs',
    shared_bytes: totalBytes(one.leaves.slice(0, count)),
    prompt_bytes: totalBytes(one.leaves),
    difference,
    cause: cause.text,
    cause_kind: cause.kind,
    vendor,
    cache_lifetime_ms: lifetime ? { min: lifetime.minMs, max: lifetime.maxMs } : null,
    settings,
    gap_ms: gapMs,
    usage: { earlier: prefixUsage(earlier, usage), later: prefixUsage(later, laterUsage) },
    savings: findSavings({
      earlier,
      later,
      writtenByTtl: laterUsage?.cacheWriteByTtl,
      lacksMarks: cause.kind === 'not-cached' && lacksMarks(later, other),
      statedFacts,
    }),
  };
}

function readUpstreamPrompt(trace: StoredTrace): ParsedPrompt {
  if (!isChatExchange(trace))
    throw new TraceStoreError('not-found', `${trace.row.id} is not a chat request: there is no prompt to compare`);
  const body = findMessage(trace, 'upstream-request')?.body;
  const prompt = body ? readPrompt(body) : undefined;
  if (prompt) return prompt;
  throw new TraceStoreError(
    'not-found',
    `the backend request of ${trace.row.id} is not stored: there is no prompt to compare`,
  );
}

const totalBytes = (leaves: readonly PromptValue[]): number => leaves.reduce((sum, { bytes }) => sum + bytes, 0);

const prefixUsage = ({ row }: StoredTrace, usage: CoreUsage | undefined): PrefixUsage => ({
  input: row.inputTokens,
  cache_read: row.cacheReadTokens,
  cache_write: row.cacheWriteTokens,
  cache_write_by_ttl: usage?.cacheWriteByTtl ?? null,
});

function changedSettings(one: ParsedPrompt, other: ParsedPrompt): PrefixComparison['settings'] {
  const paths = new Set([...one.settings.keys(), ...other.settings.keys()]);
  return [...paths].flatMap((path) => {
    const [earlier, later] = [one.settings.get(path) ?? null, other.settings.get(path) ?? null];
    return earlier === later ? [] : [{ path, earlier, later }];
  });
}

// ---------------------------------------------------------------- position

/** The length of an excerpt before and after the first difference, in UTF-16 code units. */
const excerptBefore = 30;
const excerptAfter = 60;

function describeDifference(index: number, one: ParsedPrompt, other: ParsedPrompt): PrefixDifference {
  const [earlier, later] = [one.leaves[index], other.leaves[index]];
  const same = earlier && later && earlier.position === later.position ? commonLength(earlier.raw, later.raw) : 0;
  const leaf = later ?? earlier;
  return {
    element: describeElement(...findBreak(index, one, other)),
    path: leaf ? `/${leaf.keys.map(escapePointer).join('/')}` : '',
    at: {
      earlier: earlier ? byteAt(one, earlier.start + same) : null,
      later: later ? byteAt(other, later.start + same) : null,
    },
    earlier: earlier ? excerptAt(one, earlier.start + same) : null,
    later: later ? excerptAt(other, later.start + same) : null,
  };
}

/**
 * The leaf where the prefix breaks, and its prompt: the earlier one, except where the later prompt continues a section
 * that had ended in the earlier one.
 */
function findBreak(index: number, one: ParsedPrompt, other: ParsedPrompt): [PromptValue, ParsedPrompt] {
  const [earlier, later] = [one.leaves[index], other.leaves[index]];
  if (!earlier) throw new RangeError('the earlier prompt ends before it differs');
  const isLonger = later && sectionOrder.indexOf(later.section) < sectionOrder.indexOf(earlier.section);
  return isLonger ? [later, other] : [earlier, one];
}

const byteAt = ({ text }: ParsedPrompt, position: number): number => Buffer.byteLength(text.slice(0, position));

const excerptAt = ({ text }: ParsedPrompt, position: number): string =>
  text.slice(Math.max(0, position - excerptBefore), position + excerptAfter).toWellFormed();

/** A name for the element, such as `message 4 (user)`: numbers start at 1. */
function describeElement(leaf: PromptValue, { body }: ParsedPrompt): string {
  const element = elementPath(leaf);
  const number = Number(element.at(-1)) + 1;
  const numbered = Number.isNaN(number) ? '' : ` ${number}`;
  switch (leaf.section) {
    case 'tools':
      return `tool${numbered} (${toolNameAt(body, element) ?? 'without a name'})`;
    case 'system':
      return 'system prompt';
    case 'messages':
      return `message${numbered} (${roleAt(body, element) ?? 'text'})`;
    default:
      return unreachable(leaf.section);
  }
}

// ---------------------------------------------------------------- cause

interface PrefixCause {
  kind: PrefixCauseKind;
  text: string;
}

/** Caches are not shared between vendors or models. */
function findOtherTarget({ row: earlier }: StoredTrace, { row: later }: StoredTrace): PrefixCause | undefined {
  const target = (text: string): PrefixCause => ({ kind: 'other-target', text });
  if (earlier.issuer !== later.issuer)
    return target(
      `the request went to another backend: ${later.backend ?? 'none'} after ${earlier.backend ?? 'none'}, and caches are not shared`,
    );
  if (earlier.model !== later.model)
    return target(
      `the request went to another model: ${later.model ?? 'none'} after ${earlier.model ?? 'none'}, and caches are not shared`,
    );
  return undefined;
}

function differenceCause(index: number, one: ParsedPrompt, other: ParsedPrompt): string {
  const [leaf, prompt] = findBreak(index, one, other);
  switch (leaf.section) {
    case 'tools':
      return `${toolCause(describeElement(leaf, prompt), leaf, one, other)}; everything after the tools misses the cache`;
    case 'system':
      return 'the system prompt changed; the rest of it and the whole conversation miss the cache';
    case 'messages':
      return messageCause(leaf, other.leaves[index], one, other);
    default:
      return unreachable(leaf.section);
  }
}

function toolCause(element: string, leaf: PromptValue, one: ParsedPrompt, other: ParsedPrompt): string {
  const [names, others] = [listToolNames(one), listToolNames(other)];
  const [before, after] = [new Set(names), new Set(others)];
  const added = others.filter((name) => !before.has(name));
  const removed = names.filter((name) => !after.has(name));
  if (added.length + removed.length > 0)
    return [
      ...(added.length > 0 ? [`tools were added: ${added.join(', ')}`] : []),
      ...(removed.length > 0 ? [`tools were removed: ${removed.join(', ')}`] : []),
    ].join('; ');
  if (names.join('\n') !== others.join('\n')) return 'the order of the tools changed';
  const within = leaf.keys.slice(elementPath(leaf).length).join('.');
  return `${element} changed${within === '' ? '' : `, in ${within}`}`;
}

function messageCause(
  earlier: PromptValue,
  later: PromptValue | undefined,
  one: ParsedPrompt,
  other: ParsedPrompt,
): string {
  const name = describeElement(earlier, one);
  if (!later) return `${name} and everything after it is gone: the conversation was truncated or summarized`;
  const [role, otherRole] = [roleAt(one.body, elementPath(earlier)), roleAt(other.body, elementPath(earlier))];
  if (otherRole !== undefined && role !== otherRole)
    return `${name} was replaced by a message of role ${otherRole}; everything from there on misses the cache`;
  return `${name} changed since the previous turn; everything from there on misses the cache`;
}

/** How long a cache kept the prompt, and how long ago it was used. */
interface CacheLapse {
  /** As the cause of a miss. */
  cause: string;
  /** Beside another cause. */
  beside: string;
}

function describeLapse(elapsedMs: number, { minMs, maxMs }: CacheLifetime): CacheLapse {
  const [passed, kept] = [
    inMinutes(elapsedMs),
    minMs === maxMs ? inMinutes(minMs) : `${inMinutes(minMs)} to ${inMinutes(maxMs)}`,
  ];
  const isCertain = elapsedMs > maxMs;
  return {
    cause: `${passed} passed since the earlier request, and this cache keeps a prompt for ${kept}: it ${isCertain ? 'has' : 'may have'} expired`,
    beside: `besides, ${passed} passed, and this cache keeps a prompt for ${kept}`,
  };
}

function inMinutes(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  return minutes >= 120 ? `${Math.round(minutes / 60)} hours` : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

/** Whether a vendor that caches only what is marked got no mark. */
const lacksMarks = ({ row }: StoredTrace, { text }: ParsedPrompt): boolean =>
  row.protocol === 'anthropic' && !text.includes('"cache_control"');

interface UnchangedPrompt {
  settings: PrefixComparison['settings'];
  earlier: StoredTrace;
  later: StoredTrace;
  lapse: CacheLapse | undefined;
  vendor: VendorDiagnosis | null;
  prompt: ParsedPrompt;
  elapsedMs: number;
}

/** Why the cache was not read although the later prompt begins with the whole earlier one. */
function unchangedCause({ settings, earlier, later, lapse, vendor, prompt, elapsedMs }: UnchangedPrompt): PrefixCause {
  const because = (kind: PrefixCauseKind, text: string): PrefixCause => ({
    kind,
    text: `the whole earlier prompt is repeated${text}`,
  });
  if ((later.row.cacheReadTokens ?? 0) > 0)
    return because('hit', ', and the backend read it from its cache, at least in part');
  if (vendor?.names_change) return because('settings', `, but the backend reports: ${vendor.what}`);
  const changed =
    settings.length === 0 ? '' : `; outside the prompt changed ${settings.map(({ path }) => path).join(', ')}`;
  if (lapse) return because('expired', `: ${lapse.cause}`);
  if (lacksMarks(later, prompt))
    return because('not-cached', `, but the request has no cache_control: this vendor caches what it marks${changed}`);
  if (earlier.row.cacheWriteTokens === 0 && (earlier.row.cacheReadTokens ?? 0) === 0)
    return because(
      'not-cached',
      ', but the earlier request wrote nothing to the cache: it may be shorter than the minimum',
    );
  if (settings.length > 0) return because('settings', `: a cache miss has another cause than the prompt${changed}`);
  const waited = elapsedMs < 60_000 ? '' : `; ${inMinutes(elapsedMs)} passed between the two`;
  return because('unknown', `: a cache miss has another cause than the prompt${waited}`);
}

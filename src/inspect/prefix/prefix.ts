import { escapePointer } from '../../core/provenance.ts';
import { unreachable } from '../../core/unreachable.ts';
import { isChatExchange, findMessage } from '../../record/normalize.ts';
import { TraceStoreError, type StoredTrace } from '../../record/store/trace-store.ts';
import {
  elementPath,
  toolNameAt,
  readPrompt,
  roleAt,
  sectionOrder,
  listToolNames,
  type ParsedPrompt,
  type PromptValue,
} from './prompt.ts';

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
  /** Fields outside the prompt that changed. */
  settings: { path: string; earlier: string | null; later: string | null }[];
  /** From the end of the earlier exchange to the start of the later one; null where that is not known. */
  gap_ms: number | null;
  usage: { earlier: PrefixUsage; later: PrefixUsage };
}

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
}

/**
 * Compares the prompts of two requests to backends.
 * @throws {TraceStoreError} `not-found` where a request to a backend is missing or not stored.
 */
export function comparePrefix(earlier: StoredTrace, later: StoredTrace): PrefixComparison {
  const [one, other] = [readUpstreamPrompt(earlier), readUpstreamPrompt(later)];
  const count = countSharedValues(one, other);
  const isWhole = count === one.leaves.length;
  const difference = isWhole ? null : describeDifference(count, one, other);
  const settings = changedSettings(one, other);
  const gapMs = earlier.row.endedAt === null ? null : Number(later.row.startedAt - earlier.row.endedAt) / 1000;
  return {
    trace_id: later.row.id,
    earlier: earlier.row.id,
    prefix: isWhole ? 'whole' : 'differs',
    shared_bytes: totalBytes(one.leaves.slice(0, count)),
    prompt_bytes: totalBytes(one.leaves),
    difference,
    cause:
      otherModelCause(earlier, later) ??
      (difference ? differenceCause(count, one, other) : unchangedCause(settings, later, gapMs)),
    settings,
    gap_ms: gapMs,
    usage: { earlier: prefixUsage(earlier), later: prefixUsage(later) },
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

/** The number of equal values at the start of both. */
function countSharedValues(one: ParsedPrompt, other: ParsedPrompt): number {
  const differs = one.leaves.findIndex((leaf, index) => {
    const counterpart = other.leaves[index];
    return counterpart?.position !== leaf.position || counterpart.raw !== leaf.raw;
  });
  return differs === -1 ? one.leaves.length : differs;
}

const totalBytes = (leaves: readonly PromptValue[]): number => leaves.reduce((sum, { bytes }) => sum + bytes, 0);

const prefixUsage = ({ row }: StoredTrace): PrefixUsage => ({
  input: row.inputTokens,
  cache_read: row.cacheReadTokens,
  cache_write: row.cacheWriteTokens,
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

function commonLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
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

/** Caches are not shared between vendors or models. */
function otherModelCause({ row: earlier }: StoredTrace, { row: later }: StoredTrace): string | undefined {
  if (earlier.issuer !== later.issuer)
    return `the request went to another backend: ${later.backend ?? 'none'} after ${earlier.backend ?? 'none'}, and caches are not shared`;
  if (earlier.model !== later.model)
    return `the request went to another model: ${later.model ?? 'none'} after ${earlier.model ?? 'none'}, and caches are not shared`;
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
  const added = others.filter((name) => !names.includes(name));
  const removed = names.filter((name) => !others.includes(name));
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

/** Vendors cache a prompt for some minutes. */
const minReportedGapMs = 60_000;

function unchangedCause(settings: PrefixComparison['settings'], { row }: StoredTrace, gapMs: number | null): string {
  const repeated = 'the whole earlier prompt is repeated';
  if ((row.cacheReadTokens ?? 0) > 0) return `${repeated}, and the backend read it from its cache, at least in part`;
  const changed =
    settings.length > 0 ? `; outside the prompt changed ${settings.map(({ path }) => path).join(', ')}` : '';
  const waited =
    gapMs === null || gapMs < minReportedGapMs ? '' : `; ${Math.round(gapMs / 60_000)} minutes passed between the two`;
  return `${repeated}: a cache miss has another cause than the prompt${changed}${waited}`;
}

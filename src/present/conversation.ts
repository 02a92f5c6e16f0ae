import type { Conversation, ConversationTurn, PrefixComparison } from '../../generated/louter.js';
import { withoutInjectedText } from '../core/user-text.ts';
import { findCacheMark } from './cache-mark.ts';
import { outcomeLine } from './exchange.ts';
import { formatCount, formatDollars, formatDuration, formatExact, formatShare } from './format.ts';
import { firstLine } from './last-words.ts';
import { detailsOf, type Detail, type Line } from './line.ts';
import { type TurnTime, turnTimes } from './turn-times.ts';

/** Why prompts were not read from the cache, by the ids of their requests. */
export type CacheCauses = ReadonlyMap<string, Pick<PrefixComparison, 'cause'>>;

// ---------------------------------------------------------------- what a turn is

/** Whether a request failed, or ended with a remark. */
export const isRemarkable = ({ outcome: { verdict }, check }: Pick<ConversationTurn, 'outcome' | 'check'>): boolean =>
  verdict === 'failed' || verdict === 'warning' || check === 'contradiction';

type TurnCall = ConversationTurn['calls'][number];
export const isFailedCall = ({ failure, is_valid: isValid }: Pick<TurnCall, 'failure' | 'is_valid'>): boolean =>
  failure !== null || isValid === false;

/** Whether a turn failed, or one of its calls did. */
export const isFailure = (turn: ConversationTurn): boolean => isRemarkable(turn) || turn.calls.some(isFailedCall);

/** What a turn did, in one line: its error, what its calls do, or how its text begins. */
export function describeTurn({ error, calls, response }: ConversationTurn): string {
  if (error) return error;
  const [first] = calls;
  if (!first) return response ? firstLine(response.text) : '';
  return `${callLine(first).label} ${first.line ?? ''}${calls.length === 1 ? '' : ` and ${calls.length - 1} more`}`;
}

/** What a call did, and how it failed. */
export function callLine({ name, line, failure, is_valid: isValid }: TurnCall): Line<'call'> {
  const fault = failure ?? (isValid === false ? 'not as the request declares the tool' : null);
  return {
    kind: 'call',
    label: name,
    text: line ?? '',
    details: detailsOf({ how: fault }),
    ...(fault !== null && { tone: 'bad' }),
  };
}

// ---------------------------------------------------------------- turns

/** Where a request was sent. */
export const targetOf = ({ backend, model }: ConversationTurn): string =>
  [backend ?? [], model.routed ?? []].flat().join('/') || 'no backend';

/** Tokens, and the share from the cache. */
export function countsText(input: number | null, read: number | null, output: number | null): string {
  const share = formatShare(read, input);
  return `${formatCount(input)} in${share === null ? '' : ` (${share} cached)`}, ${formatCount(output)} out`;
}

export type TurnLineKind =
  | 'seam'
  | 'user'
  | 'context'
  | 'assistant'
  | 'call'
  | 'subagent'
  | 'attempt'
  | 'cache'
  | 'error'
  | 'remark';

/** So many turns before are what a turn is compared with. */
const maxCompared = 50;

/** The remark on the cost of each turn; null where there is none. */
function cacheMarks(turns: readonly ConversationTurn[]): (string | null)[] {
  const byId = new Map<string, ConversationTurn>();
  return turns.map((turn, index) => {
    const parent = byId.get(turn.parent ?? '') ?? turns[index - 1];
    byId.set(turn.trace_id, turn);
    return findCacheMark(turn, parent, turns.slice(Math.max(0, index - maxCompared), index));
  });
}

/** How many turns are examined for why their prompts were not read from the cache. */
const maxCauses = 20;

/** The ids of the turns whose cost is remarkable, and which have a turn to be compared with. */
export const listMarkedTurns = ({ turns }: Conversation): string[] =>
  cacheMarks(turns)
    .flatMap((mark, index) => {
      const turn = turns[index];
      return mark !== null && turn?.parent ? [turn.trace_id] : [];
    })
    .slice(0, maxCauses);

/** The turns of a session: what each did, its numbers, and what belongs to it. */
export function turnLines(conversation: Conversation, causes: CacheCauses = new Map()): TurnLine[] {
  const { turns } = conversation;
  const [times, marks] = [turnTimes(turns), cacheMarks(turns)];
  return turns.map((turn, index) => {
    const mark = marks[index] ?? null;
    const purpose = purposeOf(turn, turns[index - 1], turns[index + 1]);
    return {
      kind: 'turn',
      label: `turn ${turn.turn ?? index + 1}${purpose === null ? '' : `, ${purpose}`}`,
      text: purpose === 'summary' ? 'summary of the history' : describeTurn(turn),
      purpose,
      details: turnDetails(turn, times[index]),
      ...(isFailure(turn) ? { tone: 'bad' as const } : turn.status === null ? { tone: 'busy' as const } : {}),
      trace: turn.trace_id,
      lines: [
        ...seamLines(turn, turns[index - 1], purpose),
        ...attemptLines(turn),
        ...(mark === null ? [] : [cacheLine(mark, causes.get(turn.trace_id))]),
        ...(purpose === 'summary' ? summaryRequestLines(turn) : addedLines(turn)),
        ...answerLines(turn),
        ...turn.subagents.map(subagentLine),
      ],
    };
  });
}

/** A turn, with the id of its request. */
export interface TurnLine extends Line<'turn'> {
  readonly trace: string;
  readonly details: readonly Detail[];
  readonly lines: readonly Line<TurnLineKind>[];
  readonly purpose: TurnPurpose | null;
}

/** `summary`: the agent asks for a summary, by which it replaces the history; `again`: the request before is sent again. */
export type TurnPurpose = 'summary' | 'again';

/** The numbers of a turn in one line, with what is remarkable about its cost. */
export function turnNumbersText({ label = '', details, lines }: TurnLine): string {
  const numbers = details.map(({ name, text }) => `${name} ${text}`).join(', ');
  const marks = lines.flatMap(({ kind, text, details: more = [] }) =>
    kind === 'cache' ? [[text, ...more.map((each) => each.text)].join(': ')] : [],
  );
  return [`${label}: ${numbers}`, ...marks].join('; ');
}

/** Times, tokens and cost, by their names. */
function turnDetails(
  { usage, cost_usd: cost, timing, outcome }: ConversationTurn,
  time: TurnTime | undefined,
): Detail[] {
  return detailsOf({
    took: formatDuration(timing.total_ms),
    waiting: time && time.waitingMs > 0 ? formatDuration(time.waitingMs) : null,
    writing: time && time.writingMs > 0 ? formatDuration(time.writingMs) : null,
    [`${time?.after.who ?? 'tools'} after`]: time && time.after.ms > 0 ? formatDuration(time.after.ms) : null,
    tokens: usage && countsText(usage.input, usage.cache_read, usage.output),
    cost: typeof cost === 'number' ? formatDollars(cost) : null,
    status: outcome.verdict === 'ok' ? null : outcomeLine(outcome).text,
  });
}

/**
 * What a request is for that the user did not write: the next one begins with its response as a summary, or it has the number of the
 * one before it.
 */
function purposeOf(
  turn: ConversationTurn,
  before: ConversationTurn | undefined,
  after: ConversationTurn | undefined,
): TurnPurpose | null {
  const isSummarized = after?.link === 'compaction';
  // The Responses API has an item in place of a prompt (`compaction_trigger`).
  const hasPrompt = turn.added.some(
    ({ role, text_length: length, parts }) => role === 'user' && (length > 0 || parts.includes('opaque')),
  );
  if (before && isSummarized && after.parent === turn.trace_id && hasPrompt) return 'summary';
  if (!before || turn.turn !== before.turn || turn.parent !== before.parent) return null;
  return isSummarized ? 'summary' : 'again';
}

const purposeSeams: Readonly<Record<TurnPurpose, string>> = {
  summary: 'compaction: the agent asks for a summary of the history',
  again: 'the request before is sent again',
};

/** Where a session begins again with a summary, is answered by another model, or a request is sent again. */
function seamLines(
  turn: ConversationTurn,
  before: ConversationTurn | undefined,
  purpose: TurnPurpose | null,
): Line<'seam'>[] {
  const seam = (text: string): Line<'seam'> => ({ kind: 'seam', text, tone: 'mixed' });
  if (!before) return [];
  const [was, is] = [targetOf(before), targetOf(turn)];
  return [
    ...(turn.link === 'compaction' ? [seam('compacted: from here on the history is a summary')] : []),
    ...(purpose === null ? [] : [seam(purposeSeams[purpose])]),
    ...(was === is ? [] : [seam(`answered by ${is}, the turn before by ${was}`)]),
    ...(before.agent === turn.agent
      ? []
      : [seam(`sent by ${turn.agent ?? 'another client'}, the turn before by ${before.agent ?? 'another client'}`)]),
  ];
}

/** The attempts that failed before the one whose answer was sent, and how long each delayed it. */
const attemptLines = ({ failed_attempts: attempts }: ConversationTurn): Line<'attempt'>[] =>
  attempts.map(({ backend, model, status, error, took_ms: ms }, index) => ({
    kind: 'attempt',
    label: `${backend}/${model}`,
    text: `tried ${index === 0 ? 'first' : 'next'}: ${status === null ? 'no answer' : `HTTP ${status}`}, ${formatDuration(ms)} lost${error === null ? '' : `: ${error}`}`,
    tone: 'mixed',
  }));

const cacheLine = (mark: string, found: Pick<PrefixComparison, 'cause'> | undefined): Line<'cache'> => ({
  kind: 'cache',
  label: 'cache',
  text: mark,
  details: detailsOf({ cause: found?.cause }),
  tone: 'mixed',
});

/** What the user wrote, and what the agent added to it; results of tools are with their calls. */
function addedLines({ added, prompt, turn }: ConversationTurn): Line<TurnLineKind>[] {
  return added.flatMap(({ role, text, text_length: length, parts }): Line<TurnLineKind>[] => {
    if (role !== 'user') return [];
    const isWhole = text.length >= length;
    const own = withoutInjectedText(text);
    // The beginning may be what the agent added: the prompt is the beginning of what the user wrote.
    const shown = isWhole || turn !== 1 ? own : (prompt ?? own);
    const media = parts.filter((part) => part !== 'text');
    return [
      ...(shown === '' ? [] : [{ kind: 'user' as const, text: isWhole ? shown : `${shown} …` }]),
      ...(shown !== '' || length === 0
        ? []
        : [{ kind: 'context' as const, text: `${formatExact(length)} characters of context, added by the agent` }]),
      ...(media.length === 0 ? [] : [{ kind: 'context' as const, text: media.join(', ') }]),
    ];
  });
}

/** What the agent writes by itself, with the role of a user. */
function summaryRequestLines({ added, agent }: ConversationTurn): Line<TurnLineKind>[] {
  const length = added.reduce((sum, message) => sum + (message.role === 'user' ? message.text_length : 0), 0);
  return [{ kind: 'context', label: senderOf(agent), text: summaryRequestText(length) }];
}

/** Who wrote what has the role of a user and is not written by one. */
export const senderOf = (agent: string | null | undefined): string => agent ?? 'agent';

/** `length`: of all that is written, in UTF-16 units. */
export const summaryRequestText = (length: number): string =>
  `asks for a summary of the history${length === 0 ? '' : `, ${formatExact(length)} characters`}`;

function answerLines({ response, calls, error }: ConversationTurn): Line<TurnLineKind>[] {
  const { text = '', text_length: length = 0 } = response ?? {};
  return [
    ...(text === '' ? [] : [{ kind: 'assistant' as const, text: text.length < length ? `${text} …` : text }]),
    ...calls.map(callLine),
    ...(error ? [{ kind: 'error' as const, text: error, tone: 'bad' as const }] : []),
  ];
}

type Subagent = ConversationTurn['subagents'][number];

/** A subagent that a turn started, with its own cost. */
export function subagentLine({
  prompt,
  requests,
  failed,
  in_flight: open,
  usage,
  cost_usd: cost,
}: Subagent): Line<'subagent'> {
  return {
    kind: 'subagent',
    label: 'subagent',
    text: prompt ?? '(without a text)',
    details: detailsOf({
      requests: formatExact(requests),
      failed: failed === 0 ? null : formatExact(failed),
      tokens: usage ? countsText(usage.input, usage.cache_read, usage.output) : null,
      cost: typeof cost === 'number' ? formatDollars(cost) : null,
      running: open === 0 ? null : formatExact(open),
    }),
    tone: open > 0 ? 'busy' : failed > 0 ? 'bad' : 'good',
  };
}

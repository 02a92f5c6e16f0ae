import type { Conversation, ConversationTurn, PrefixComparison } from '../../generated/louter.js';
import { usualMinCacheTokens } from '../core/added-cache-marks.ts';
import { withoutInjectedText } from '../core/user-text.ts';
import { findCacheMark } from './cache-mark.ts';
import { changedFilesText } from './changed-files.ts';
import { endingLines, outcomeLine } from './exchange.ts';
import { formatCount, formatDollars, formatDuration, formatExact, formatNumber, formatShare } from './format.ts';
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

// ---------------------------------------------------------------- heading

type HeadKind = 'title' | 'ending' | 'field' | 'time' | 'share';

/** What a session is: what the user asked first, who answered it, when, for how long, what it cost, and how it ended. */
export function conversationHeadLines(conversation: Conversation): Line<HeadKind>[] {
  const { turns } = conversation;
  const [first, last] = [turns[0], turns.at(-1)];
  const field = (label: string, text: string | null | undefined): Line<HeadKind>[] =>
    text === null || text === undefined ? [] : [{ kind: 'field', label, text }];
  const failures = turns.filter(isFailure).length;
  return [
    { kind: 'title', text: titleOf(conversation) },
    endingLine(conversation),
    ...field('agent', `${last?.agent ?? last?.frontend ?? 'a client'} → ${targetsOf(turns)}`),
    costLine(turns),
    ...field(
      'took',
      `${formatDuration(turnTimes(turns).at(-1)?.endsMs ?? null)} in ${formatNumber(turns.length, 'request')}`,
    ),
    ...field('tokens', tokensText(turns)),
    ...field('cache', missedText(turns)),
    ...(first ? [{ kind: 'time' as const, label: 'when', text: first.started_at }] : []),
    ...field('run', last?.run),
    ...field('case', last?.case),
    ...field('key', last?.key),
    ...(failures === 0
      ? []
      : [
          {
            kind: 'field' as const,
            label: 'failures',
            text: `in ${formatNumber(failures, 'turn')}`,
            tone: 'bad' as const,
          },
        ]),
    ...field('changed', changedFilesText(turns)),
    ...timeShareLines(turns),
  ];
}

/** Of what the time of a session consists. */
export type TimeShare = 'model waiting' | 'model writing' | 'tools' | 'user';

/** Where the time of a session went. */
export function timeShareLines(turns: readonly ConversationTurn[]): (Line<'share'> & { label: TimeShare })[] {
  const times = turnTimes(turns);
  const share = (label: TimeShare, of: (time: TurnTime) => number): Line<'share'> & { label: TimeShare } => ({
    kind: 'share',
    label,
    text: formatDuration(times.reduce((total, time) => total + of(time), 0)),
  });
  return [
    share('user', ({ after: { who, ms } }) => (who === 'user' ? ms : 0)),
    share('tools', ({ after: { who, ms } }) => (who === 'tools' ? ms : 0)),
    share('model waiting', ({ waitingMs }) => waitingMs),
    share('model writing', ({ writingMs }) => writingMs),
  ];
}

/** What the user asked first. */
const titleOf = ({ turns }: Pick<Conversation, 'turns'>): string =>
  turns.find(({ prompt }) => prompt)?.prompt ?? 'a session in which the user wrote no text';

const targetOf = ({ backend, model }: ConversationTurn): string =>
  [backend ?? [], model.routed ?? []].flat().join('/') || 'no backend';

/** In the order in which they were used first. */
const targetsOf = (turns: readonly ConversationTurn[]): string => [...new Set(turns.map(targetOf))].join(', ');

const sumOf = (turns: readonly ConversationTurn[], of: (turn: ConversationTurn) => number | null | undefined): number =>
  turns.reduce((sum, turn) => sum + (of(turn) ?? 0), 0);

/** Its own and that of its subagents; of requests without a price it says how many there are. */
function costLine(turns: readonly ConversationTurn[]): Line<'field'> {
  const priced = turns.filter(({ cost_usd: cost }) => typeof cost === 'number');
  const subagents = turns.flatMap((turn) => turn.subagents);
  const ofSubagents = subagents.reduce((sum, { cost_usd: cost }) => sum + (cost ?? 0), 0);
  if (priced.length === 0 && ofSubagents === 0)
    return { kind: 'field', label: 'cost', text: 'not known: its models have no price', tone: 'quiet' };
  const own = sumOf(priced, ({ cost_usd: cost }) => cost);
  const unpriced = turns.length - priced.length;
  const texts = [
    formatDollars(own + ofSubagents),
    ...(ofSubagents === 0
      ? []
      : [`${formatDollars(ofSubagents)} of it in ${formatNumber(subagents.length, 'subagent')}`]),
    ...(unpriced === 0 ? [] : [`without ${formatNumber(unpriced, 'request')} of unknown price`]),
  ];
  return { kind: 'field', label: 'cost', text: texts.join(', ') };
}

function tokensText(turns: readonly ConversationTurn[]): string | null {
  if (turns.every(({ usage }) => usage === null)) return null;
  const input = sumOf(turns, ({ usage }) => usage?.input);
  const isCacheKnown = turns.some(({ usage }) => typeof usage?.cache_read === 'number');
  const read = isCacheKnown ? sumOf(turns, ({ usage }) => usage?.cache_read) : null;
  return countsText(
    input,
    read,
    sumOf(turns, ({ usage }) => usage?.output),
  );
}

/** What may have been sent again and was not read from the cache: a prompt after a summary begins with what is new. */
function missedText(turns: readonly ConversationTurn[]): string | null {
  const counted = turns.filter(({ usage }) => typeof usage?.cache_read === 'number');
  const inputs = counted.map(({ usage }) => usage?.input ?? 0);
  const read = sumOf(counted, ({ usage }) => usage?.cache_read);
  const missed = inputs.reduce((sum, input) => sum + input, 0) - Math.max(0, ...inputs) - read;
  if (missed < usualMinCacheTokens) return null;
  const cause = read === 0 ? ': the backend reads nothing from a cache, or does not report it' : '';
  return `up to ${formatCount(missed)} tokens were sent again and not read from it${cause}`;
}

function countsText(input: number | null, read: number | null, output: number | null): string {
  const share = formatShare(read, input);
  return `${formatCount(input)} in${share === null ? '' : ` (${share} cached)`}, ${formatCount(output)} out`;
}

/** How a session ended, in one line. */
function endingLine({ ended }: Pick<Conversation, 'ended'>): Line<'ending'> {
  const { kind, what, last_sentence: closing, is_failure: isFailed } = ended;
  const line = { kind: 'ending' as const, label: 'ended' };
  const begin = firstSentence(what);
  switch (kind) {
    case 'stop':
      if (isFailed) return { ...line, text: what, tone: 'bad' };
      return { ...line, text: closing ?? 'the model ended its turn without a text', tone: 'good' };
    case 'in-flight':
      return { ...line, text: begin, tone: 'busy' };
    case 'error':
      return { ...line, text: `stopped: ${begin.charAt(0).toLowerCase()}${begin.slice(1)}`, tone: 'bad' };
    default:
      return { ...line, text: begin, tone: isFailed ? 'bad' : 'mixed' };
  }
}

/** What is known of an ending beside its one line: further sentences, the remedy, and the bytes that it is about. */
export function endingDetailLines({ ended }: Pick<Conversation, 'ended'>): ReturnType<typeof endingLines> {
  const rest = ended.kind === 'stop' ? '' : ended.what.slice(firstSentence(ended.what).length).trim();
  return endingLines({ ...ended, what: rest }).filter(({ text }) => text !== '');
}

/** With the quotation in which it may end. */
const firstSentence = (text: string): string => /^.*?[.!?]["”]?(?=\s+[A-Z]|$)/s.exec(text)?.[0] ?? text;

// ---------------------------------------------------------------- turns

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
    const repeated = repetitionOf(turn, turns[index - 1], turns[index + 1]);
    return {
      kind: 'turn',
      label: `turn ${turn.turn ?? index + 1}${repeated === null ? '' : `, ${repeated}`}`,
      text: repeated === 'summary' ? 'summary of the history' : describeTurn(turn),
      details: turnDetails(turn, times[index]),
      ...(isFailure(turn) ? { tone: 'bad' as const } : turn.status === null ? { tone: 'busy' as const } : {}),
      trace: turn.trace_id,
      lines: [
        ...seamLines(turn, turns[index - 1], turns[index + 1]),
        ...attemptLines(turn),
        ...(mark === null ? [] : [cacheLine(mark, causes.get(turn.trace_id))]),
        ...addedLines(turn),
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
}

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

/** Whether a request has the number of the one before it: it is sent again, or asks for a summary of the same history. */
function repetitionOf(
  turn: ConversationTurn,
  before: ConversationTurn | undefined,
  after: ConversationTurn | undefined,
): 'summary' | 'again' | null {
  if (!before || turn.turn !== before.turn || turn.parent !== before.parent) return null;
  return after?.link === 'compaction' ? 'summary' : 'again';
}

const repetitionSeam = {
  summary: ['the agent asks for a summary of the history'],
  again: ['the request before is sent again'],
  none: [],
} as const;

/** Where a session begins again with a summary, is answered by another model, or a request is sent again. */
function seamLines(
  turn: ConversationTurn,
  before: ConversationTurn | undefined,
  after: ConversationTurn | undefined,
): Line<'seam'>[] {
  const seam = (text: string): Line<'seam'> => ({ kind: 'seam', text, tone: 'mixed' });
  if (!before) return [];
  const [was, is] = [targetOf(before), targetOf(turn)];
  return [
    ...(turn.link === 'compaction' ? [seam('compacted: from here on the history is a summary')] : []),
    ...repetitionSeam[repetitionOf(turn, before, after) ?? 'none'].map(seam),
    ...(was === is ? [] : [seam(`answered by ${is}, the turn before by ${was}`)]),
    ...(before.agent === turn.agent
      ? []
      : [seam(`sent by ${turn.agent ?? 'another client'}, the turn before by ${before.agent ?? 'another client'}`)]),
  ];
}

/** The attempts that failed before the one whose answer was sent. */
const attemptLines = ({ failed_attempts: attempts }: ConversationTurn): Line<'attempt'>[] =>
  attempts.map(({ backend, model, status, error }) => ({
    kind: 'attempt',
    label: `${backend}/${model}`,
    text: `${status === null ? 'did not answer' : `answered HTTP ${status}`}${error === null ? '' : `: ${error}`}`,
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

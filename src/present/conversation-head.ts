import type { Conversation, ConversationTurn } from '../../generated/louter.js';
import { usualMinCacheTokens } from '../core/added-cache-marks.ts';
import { changedFilesText } from './changed-files.ts';
import { countsText, isFailedCall, isRemarkable, targetOf } from './conversation.ts';
import { endingLines } from './exchange.ts';
import { formatCount, formatDollars, formatDuration, formatNumber } from './format.ts';
import type { Line } from './line.ts';
import { type TurnTime, turnTimes } from './turn-times.ts';

type HeadKind = 'title' | 'ending' | 'field' | 'time' | 'share';

/** What a session is: what the user asked first, who answered it, when, for how long, what it cost, and how it ended. */
export function conversationHeadLines(conversation: Conversation): Line<HeadKind>[] {
  const { turns } = conversation;
  const [first, last] = [turns[0], turns.at(-1)];
  const field = (label: string, text: string | null | undefined): Line<HeadKind>[] =>
    text === null || text === undefined ? [] : [{ kind: 'field', label, text }];
  const problems = problemsText(turns);
  return [
    { kind: 'title', text: titleOf(conversation) },
    endingLine(conversation),
    ...field('agent', last?.agent),
    ...field(
      'model',
      routeText(turns, ({ model }) => model.asked, targetOf),
    ),
    ...field(
      'protocol',
      routeText(
        turns,
        ({ frontend }) => frontend,
        ({ protocol }) => protocol,
      ),
    ),
    costLine(turns),
    ...field(
      'took',
      `${formatDuration(turnTimes(turns).at(-1)?.endsMs ?? null)} in ${formatNumber(turns.length, 'request')}`,
    ),
    ...field('tokens', tokensText(turns)),
    ...(problems === null ? [] : [{ kind: 'field' as const, label: 'problems', text: problems, tone: 'bad' as const }]),
    ...field('attempts', lostText(turns)),
    ...field('compacted', compactedText(turns)),
    ...field('cache', missedText(turns)),
    ...(first ? [{ kind: 'time' as const, label: 'when', text: first.started_at }] : []),
    ...field('run', last?.run),
    ...field('case', last?.case),
    ...field('key', last?.key),
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

/** What clients requested, and what served it: each in the order in which it was used first. */
function routeText(
  turns: readonly ConversationTurn[],
  requested: (turn: ConversationTurn) => string | null,
  served: (turn: ConversationTurn) => string | null,
): string {
  const list = (of: (turn: ConversationTurn) => string | null): string =>
    [...new Set(turns.flatMap((turn) => of(turn) ?? []))].join(', ');
  return [list(requested), list(served)].filter((text) => text !== '').join(' → ');
}

/** How many requests and calls of tools failed, and of how many requests something else is wrong; null where none is. */
export function problemsText(turns: readonly ConversationTurn[]): string | null {
  const remarkable = turns.filter(isRemarkable);
  const failed = remarkable.filter(({ outcome }) => outcome.verdict === 'failed').length;
  const others = remarkable.length - failed;
  const calls = turns.flatMap((turn) => turn.calls.filter(isFailedCall)).length;
  const texts = [
    ...(failed === 0 ? [] : [`${formatNumber(failed, 'request')} failed`]),
    ...(others === 0 ? [] : [`${formatNumber(others, 'request')} with a problem`]),
    ...(calls === 0 ? [] : [`${formatNumber(calls, 'tool call')} failed`]),
  ];
  return texts.length === 0 ? null : texts.join(', ');
}

/** The attempts that another one followed, and the time until it began. */
function lostText(turns: readonly ConversationTurn[]): string | null {
  const failed = turns.flatMap(({ failed_attempts: attempts }) => attempts);
  if (failed.length === 0) return null;
  const lostMs = failed.reduce((sum, { took_ms: ms }) => sum + ms, 0);
  return `${failed.length} failed before another answered, ${formatDuration(lostMs)} lost`;
}

/** Before which turns the history was replaced by a summary. */
function compactedText(turns: readonly ConversationTurn[]): string | null {
  const numbers = turns.flatMap(({ link, turn }) => (link === 'compaction' ? [String(turn ?? '?')] : []));
  const [first, ...more] = numbers;
  if (first === undefined) return null;
  return more.length === 0 ? `before turn ${first}` : `${numbers.length} times, before turns ${numbers.join(', ')}`;
}

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

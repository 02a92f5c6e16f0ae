import { withoutIndexes } from '../../core/diagnostics.ts';
import type { CoreChatResponse } from '../../core/types.ts';
import { compareAnswersOfRuns } from '../../judge/two-runs.ts';
import {
  isComplete,
  type ComparedExchange,
  type ComparedResponse,
  type DifferenceRule,
  type RuleHit,
} from './compared-exchange.ts';
import { classifyFinish } from './critical-differences.ts';
import { createPlaceholders } from './info-differences.ts';
import { clientCallsIn } from './response-checks.ts';

/**
 * Both backends answered the same, and the clients received different things: whatever the models do, that is the
 * gateway's doing. Only clients of the same protocol are compared. It is a warning where an answer's losses were declared.
 */
export const findAnswerMismatch: DifferenceRule = ({ baseline, proxy }) => {
  const [one, other] = [readSides(baseline), readSides(proxy)];
  if (baseline.frontend !== proxy.frontend || !one || !other) return [];
  if (differencesOf(one.upstream, other.upstream).length > 0) return [];
  const known = new Set(baseline.losses.map(({ path }) => withoutIndexes(path)));
  const isDeclared = proxy.losses.some(({ path }) => !known.has(withoutIndexes(path)));
  return [...differencesOf(one.answer, other.answer), ...otherCallOrder(one, other)].map(({ path, what }): RuleHit => ({
    path,
    what: `both backends answered the same, and the client of the proxy received another ${what}`,
    leg: 'answer',
    origin: 'gateway',
    ...(isDeclared && { severity: 'warning' }),
  }));
};

/** An answer, and the same with known ids and times replaced. */
interface ReadSide {
  compared: ComparedResponse;
  masked: CoreChatResponse;
}

function readSides({
  answer,
  upstream,
  mode,
  request,
}: ComparedExchange): Record<'answer' | 'upstream', ReadSide> | undefined {
  // What passes through reaches the client as it is.
  const received = upstream ?? (mode === 'baseline' ? answer : null);
  if (!answer || !received || !isComplete(answer) || !isComplete(received)) return undefined;
  const read = (compared: ComparedResponse): ReadSide => {
    const { text } = createPlaceholders(request, compared.response);
    return { compared, masked: withTexts(compared.response, text) };
  };
  return { answer: read(answer), upstream: read(received) };
}

/** A response with each text replaced: the places of all else stay. */
const withTexts = (response: CoreChatResponse, replace: (text: string) => string): CoreChatResponse =>
  JSON.parse(JSON.stringify(response), (_key, value: unknown) => (typeof value === 'string' ? replace(value) : value));

const differencesOf = (one: ReadSide, other: ReadSide): { path: string; what: string }[] =>
  compareAnswersOfRuns(one.masked, other.masked)
    // Not every protocol distinguishes all reasons.
    .filter(({ what }) => what !== 'reason' || classifyFinish(one.compared) !== classifyFinish(other.compared))
    .map(({ what, left, right }) => ({ path: (right ?? left)?.path ?? '', what }));

/** Calls whose ids are those of other calls: ids that the gateway makes up are those of the call in the same position. */
function otherCallOrder(
  one: Record<'answer' | 'upstream', ReadSide>,
  other: Record<'answer' | 'upstream', ReadSide>,
): { path: string; what: string }[] {
  if (orderOfCalls(one).join() === orderOfCalls(other).join()) return [];
  return [{ path: clientCallsIn(other.answer.compared)[0]?.path ?? '', what: 'order of ids of tool calls' }];
}

/** Which call of the backend has the id of each call. */
function orderOfCalls({ answer, upstream }: Record<'answer' | 'upstream', ReadSide>): number[] {
  const indexes = new Map<string, number>();
  for (const [index, { call }] of clientCallsIn(upstream.compared).entries())
    if (!indexes.has(call.id)) indexes.set(call.id, index);
  return clientCallsIn(answer.compared).map(({ call }, position) => indexes.get(call.id) ?? position);
}

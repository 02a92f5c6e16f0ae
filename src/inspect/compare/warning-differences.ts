import { escapePointer } from '../../core/provenance.ts';
import { withoutIndexes } from '../../core/diagnostics.ts';
import type { ComparedResponse } from './compared-exchange.ts';
import { clientCallsIn, type RuleHit } from './response-checks.ts';
import { whenBothComplete, type DifferenceRule, type ExchangePair } from './pair.ts';

// In what an answer through the proxy differs from the baseline's so that somebody should look at it.

/** Both call tools, but others, or in another order. */
export const findOtherTools: DifferenceRule = whenBothComplete((one, other) => {
  const [baselineNames, proxyNames] = [one, other].map((answer) => clientCallsIn(answer).map(({ call }) => call.name));
  if (
    !baselineNames ||
    !proxyNames ||
    baselineNames.length === 0 ||
    proxyNames.length === 0 ||
    baselineNames.join('\n') === proxyNames.join('\n')
  )
    return [];
  const path = clientCallsIn(other)[0]?.path ?? '';
  return [
    { path, what: `calls ${baselineNames.join(', ')} in the baseline, ${proxyNames.join(', ')} through the proxy` },
  ];
});

/** Counts of tokenizers differ, but hardly by more than this. */
const maxUsageRatio = 2;

/** Counts that cannot be: far from what the baseline counts for the same input, or parts that are more than their whole. */
export const findUsageOutOfRange: DifferenceRule = whenBothComplete((_one, other, { baselines }) => {
  const { usage } = other.response;
  if (!usage) return [];
  const { input, output, cacheRead = 0, cacheWrite = 0, reasoning = 0 } = usage;
  // What was not counted cannot be out of range.
  if (input === undefined || output === undefined) return [];
  const inputs = baselines.flatMap(({ answer }) => answer?.response.usage?.input ?? []);
  const [minInput, maxInput] = [Math.min(...inputs), Math.max(...inputs)];
  const hits: RuleHit[] = [];
  if (inputs.length > 0 && (input * maxUsageRatio < minInput || input > maxInput * maxUsageRatio))
    hits.push({
      path: '/usage/input',
      what: `${minInput} tokens of input in the baseline, ${input} through the proxy`,
    });
  if (cacheRead + cacheWrite > input)
    hits.push({
      path: '/usage/input',
      what: `of ${input} tokens of input ${cacheRead + cacheWrite} are of the cache`,
    });
  if (reasoning > output)
    hits.push({ path: '/usage/output', what: `of ${output} tokens of output ${reasoning} are of reasoning` });
  return hits;
});

/** Tokens came from the cache on one side only. */
export const findCacheOnOneSide: DifferenceRule = whenBothComplete((one, other) => {
  const [read, otherRead] = [one, other].map(({ response }) => response.usage?.cacheRead ?? 0);
  if (read === undefined || otherRead === undefined || read > 0 === otherRead > 0) return [];
  return [
    {
      path: '/usage/cacheRead',
      what: `${read} tokens came from the cache in the baseline, ${otherRead} through the proxy`,
    },
  ];
});

/** Less than this many milliseconds is never a finding. */
const minDelayMs = 100;
/** How many times the spread of the baselines an answer may be later than the latest of them. */
const maxSpreads = 2;

/** Later than the baselines are among themselves; one baseline alone tells nothing of its noise. */
export const findSlowResponse: DifferenceRule = ({ proxy, baselines }) =>
  (['firstTokenMs', 'totalMs'] as const).flatMap((name) => {
    const times = baselines.flatMap((each) => each[name] ?? []);
    const time = proxy[name];
    if (time === null || times.length < 2) return [];
    const [fastest, slowest] = [Math.min(...times), Math.max(...times)];
    const limit = slowest + Math.max(minDelayMs, maxSpreads * (slowest - fastest));
    if (time <= limit) return [];
    const label = name === 'firstTokenMs' ? 'the first token' : 'the whole answer';
    return [
      {
        path: `/timing/${name}`,
        what: `${label} took ${Math.round(time)} ms; the baselines took ${Math.round(fastest)} to ${Math.round(slowest)} ms`,
      },
    ];
  });

/** Something is said in the baseline that the proxy has no field for, or could not carry. */
export const findDroppedFields: DifferenceRule = (pair) => [...findRecordedLosses(pair), ...findMissingFields(pair)];

function findRecordedLosses({ baseline, proxy }: ExchangePair): RuleHit[] {
  // A loss that repeats has its first place only.
  const known = new Set(baseline.losses.map(({ path }) => withoutIndexes(path)));
  return proxy.losses
    .filter(({ path }) => !known.has(withoutIndexes(path)))
    .map(({ path, what, instead }) => ({ path, what: instead === undefined ? what : `${what}; instead: ${instead}` }));
}

const contentPath = '/candidates/*/message/content/';

const findMissingFields = whenBothComplete((one, other) => {
  const present = listFields(other);
  const types = other.response.candidates.flatMap(({ message }) => message.content.map(({ type }) => type));
  // A type of part that is not there at all is for other rules to judge.
  const isJudged = (path: string): boolean =>
    !path.startsWith(contentPath) || types.some((type) => path.startsWith(`${contentPath}${type}/`));
  return [...listFields(one)]
    .filter((path) => !present.has(path) && isJudged(path))
    .map((path) => ({ path, what: 'is there in the baseline and not through the proxy' }));
});

/** What is judged by a rule of its own, or is how a protocol wrote it and no part of what it says. */
const fieldsOfOtherRules = new Set(
  'id signature extras wireForm raw usage type createdAt input text blocks'.split(' '),
);

/** The fields an answer has, with `*` for places in lists, and for parts of the content their type. */
function listFields({ response }: ComparedResponse): Set<string> {
  const found = new Set<string>();
  const add = (path: string, value: object): void => {
    for (const [key, field] of Object.entries(value))
      if (field !== undefined && !fieldsOfOtherRules.has(key)) found.add(`${path}${escapePointer(key)}`);
  };
  const { candidates, ...head } = response;
  add('/', head);
  for (const { message, finish, ...candidate } of candidates) {
    add('/candidates/*/', candidate);
    add('/candidates/*/finish/', finish);
    for (const part of message.content) add(`${contentPath}${part.type}/`, part);
  }
  return found;
}

import { maxOf, minOf } from '../../core/extremes.ts';
import { escapePointer } from '../../core/json-pointer.ts';
import { withoutIndexes } from '../../core/diagnostics.ts';
import {
  whenBothComplete,
  type ComparedResponse,
  type DifferenceRule,
  type ExchangePair,
  type RuleHit,
} from './compared-exchange.ts';
import { clientCallsIn } from './response-checks.ts';

// Differences between the answer through the proxy and the baseline's that deserve a look.

/** Both call tools, but not the same ones in the same order. */
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

/** Tokenizers count differently, but rarely by more than this factor. */
const maxUsageRatio = 2;

/** Impossible token counts: far from the baseline's count of the same input, or a part larger than its total. */
export const findUsageOutOfRange: DifferenceRule = whenBothComplete((_one, other, { baselines }) => {
  const { usage } = other.response;
  if (!usage) return [];
  const { input, output, cacheRead = 0, cacheWrite = 0, reasoning = 0 } = usage;
  // A missing count cannot be out of range.
  if (input === undefined || output === undefined) return [];
  const inputs = baselines.flatMap(({ answer }) => answer?.response.usage?.input ?? []);
  const [minInput, maxInput] = [minOf(inputs), maxOf(inputs)];
  const hits: RuleHit[] = [];
  if (inputs.length > 0 && (input * maxUsageRatio < minInput || input > maxInput * maxUsageRatio))
    hits.push({
      path: '/usage/input',
      what: `${minInput} input tokens in the baseline, ${input} through the proxy`,
    });
  if (cacheRead + cacheWrite > input)
    hits.push({
      path: '/usage/input',
      what: `${cacheRead + cacheWrite} cached tokens, but only ${input} input tokens`,
    });
  if (reasoning > output)
    hits.push({ path: '/usage/output', what: `${reasoning} reasoning tokens, but only ${output} output tokens` });
  return hits;
});

/** Only one side read tokens from the cache. */
export const findCacheOnOneSide: DifferenceRule = whenBothComplete((one, other) => {
  const [read, otherRead] = [one, other].map(({ response }) => response.usage?.cacheRead ?? 0);
  if (read === undefined || otherRead === undefined || read > 0 === otherRead > 0) return [];
  return [
    {
      path: '/usage/cacheRead',
      what: `${read} input tokens read from the cache in the baseline, ${otherRead} through the proxy`,
    },
  ];
});

/** A smaller delay is not reported. */
const minDelayMs = 100;
/** A response may be later than the slowest baseline by so many times their spread. */
const maxSpreads = 2;

/** Slower than the variation between baselines explains; one baseline alone has no known variation. */
export const findSlowResponse: DifferenceRule = ({ proxy, baselines }) =>
  (['firstTokenMs', 'totalMs'] as const).flatMap((name) => {
    const times = baselines.flatMap((each) => each[name] ?? []);
    const time = proxy[name];
    if (time === null || times.length < 2) return [];
    const [fastest, slowest] = [minOf(times), maxOf(times)];
    const limit = slowest + Math.max(minDelayMs, maxSpreads * (slowest - fastest));
    if (time <= limit) return [];
    const label = name === 'firstTokenMs' ? 'the first token' : 'the response';
    return [
      {
        path: `/timing/${name}`,
        what: `${label} took ${Math.round(time)} ms; the baselines took ${Math.round(fastest)} to ${Math.round(slowest)} ms`,
      },
    ];
  });

/** A field of the baseline that is missing through the proxy, or that the proxy reported as lost. */
export const findDroppedFields: DifferenceRule = (pair) => [...findRecordedLosses(pair), ...findMissingFields(pair)];

function findRecordedLosses({ baseline, proxy }: ExchangePair): RuleHit[] {
  // A repeated loss is recorded once, at its first position.
  const known = new Set(baseline.losses.map(({ path }) => withoutIndexes(path)));
  return proxy.losses
    .filter(({ path }) => !known.has(withoutIndexes(path)))
    .map(({ path, what, instead }) => ({ path, what: instead === undefined ? what : `${what}; instead: ${instead}` }));
}

const contentPath = '/candidates/*/message/content/';

const findMissingFields = whenBothComplete((one, other) => {
  const present = listFields(other);
  const types = other.response.candidates.flatMap(({ message }) => message.content.map(({ type }) => type));
  // Other rules report a missing type of part.
  const isJudged = (path: string): boolean =>
    !path.startsWith(contentPath) || types.some((type) => path.startsWith(`${contentPath}${type}/`));
  return [...listFields(one)]
    .filter((path) => !present.has(path) && isJudged(path))
    .map((path) => ({ path, what: 'present in the baseline, missing through the proxy' }));
});

/** Fields that another rule compares, or that only record how a protocol wrote the content. */
const fieldsOfOtherRules = new Set(
  'id signature extras wireForm raw usage type createdAt input text blocks'.split(' '),
);

/** The paths of an answer's fields, with `*` for list positions and the type of each content part. */
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

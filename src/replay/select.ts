import {
  canonicalJson,
  diffRequests,
  hashRequest,
  totalWeight,
  type RequestDifference,
} from '../core/canonical-json.ts';
import type { JsonValue } from '../core/json.ts';
import type { CoreChatRequest, CoreChatResponse, CoreToolChoice } from '../core/types.ts';
import { type Fixture, isStreamed } from './fixtures.ts';
import {
  clientCallsIn,
  describeLastUserTurn,
  detectFeatures,
  type IndexedFixture,
  rankSituations,
  type RequestFeature,
  type Situation,
} from './indexed-fixture.ts';

/** The fixture that answers a request, and why. */
export interface SelectedFixture {
  readonly example: IndexedFixture;
  /** In one line, for a log. */
  readonly reason: string;
}

/** The recording that a model name selects: `replay/<protocol>/<situation>` or `replay/<situation>`. */
export interface RequestedSituation {
  readonly protocol: string | undefined;
  readonly situation: string;
}

/** Parses such a model name; `undefined` for any other name. */
export function parseReplayModel(model: string): RequestedSituation | undefined {
  const [prefix, ...rest] = model.split('/');
  const [first, second] = rest;
  if (prefix !== 'replay' || !first || rest.length > 2) return undefined;
  return second ? { protocol: first, situation: second } : { protocol: undefined, situation: first };
}

/**
 * The recording with this name, streamed or not as requested: `text` and `text-stream` are one situation. An error
 * answers both.
 */
export function findByName(
  examples: readonly IndexedFixture[],
  situation: string,
  stream: boolean,
): SelectedFixture | undefined {
  const same = examples.filter(
    ({ fixture }) => withoutStreamSuffix(fixture.situation) === withoutStreamSuffix(situation),
  );
  const found =
    same.find(({ fixture }) => isStreamed(fixture) === stream) ??
    same.find(({ fixture }) => fixture.response.status >= 300);
  return found && { example: found, reason: 'requested by name' };
}

/** The name of a situation, streamed or not. */
export const withoutStreamSuffix = (situation: string): string => situation.replace(/-stream$/, '');

/**
 * The recording that suits the features of a request; plain text where none is specific. A tool call answers only a
 * request that declares the tool, allows the call and has no result yet. Reasoning or audio that was not requested
 * rules a recording out. Errors, refusals and truncated answers are found by name only.
 */
export function findByContent(
  examples: readonly IndexedFixture[],
  request: CoreChatRequest,
): SelectedFixture | undefined {
  const features = detectFeatures(request);
  const turn = describeLastUserTurn(request);
  const situations: Situation[] = [
    ...(allowsToolCall(request, features) ? (['tool-call'] as const) : []),
    ...rankSituations(features),
  ];
  const usable = examples.filter(
    ({ fixture, response }) =>
      isStreamed(fixture) === request.stream &&
      response !== undefined &&
      hasOnlyRequestedParts(response, features) &&
      isOrdinaryAnswer(response),
  );
  for (const situation of situations) {
    const fitting = usable.filter(
      (example) =>
        example.situation === situation && (situation !== 'tool-call' || callsOnlyDeclaredTools(example, request)),
    );
    const [best] = fitting.toSorted(byFitness(turn, features));
    if (best) return { example: best, reason: `selected by content: ${situation}` };
  }
  return undefined;
}

const allowsToolCall = (request: CoreChatRequest, features: ReadonlySet<RequestFeature>): boolean =>
  features.has('tools') && !features.has('tool-results') && request.toolChoice?.mode !== 'none';

/** Whether a request may be answered with these calls. */
function callsOnlyDeclaredTools(example: IndexedFixture, request: CoreChatRequest): boolean {
  if (example.response === undefined || example.features.has('tool-results')) return false;
  const names = clientCallsIn(example.response).map(({ name }) => name);
  if (request.parallelToolCalls === false && names.length > 1) return false;
  const declared = new Set(request.tools?.flatMap((tool) => (tool.type === 'server' ? [] : [tool.name])));
  return names.every((name) => declared.has(name) && isAllowedByToolChoice(name, request.toolChoice));
}

function isAllowedByToolChoice(name: string, choice: CoreToolChoice | undefined): boolean {
  if (choice === undefined) return true;
  if (choice.mode === 'tool') return choice.name === name;
  return choice.mode !== 'none' && (choice.among === undefined || choice.among.includes(name));
}

/** Whether an answer has no kind of part that was not requested. */
function hasOnlyRequestedParts({ candidates }: CoreChatResponse, features: ReadonlySet<RequestFeature>): boolean {
  return candidates.every(
    ({ message, logprobs }) =>
      message.content.every((part) => {
        if (part.type === 'reasoning') return features.has('reasoning');
        if (part.type === 'audio') return features.has('audio-output');
        return part.type === 'text' || (part.type === 'tool-call' && !part.providerExecuted);
      }) && logprobs === undefined,
  );
}

/** Whether an answer is single, not empty and complete. */
function isOrdinaryAnswer({ candidates }: CoreChatResponse): boolean {
  const [only, second] = candidates;
  if (only === undefined || second !== undefined) return false;
  const { reason, stopSequence } = only.finish;
  const hasContent = only.message.content.some(
    (part) => part.type !== 'reasoning' && !(part.type === 'text' && part.text === ''),
  );
  return hasContent && stopSequence === undefined && (reason === 'stop' || reason === 'tool-calls');
}

/** The number of features that only one of them has. */
const countDifferences = (one: ReadonlySet<RequestFeature>, other: ReadonlySet<RequestFeature>): number =>
  [...one].filter((feature) => !other.has(feature)).length + [...other].filter((feature) => !one.has(feature)).length;

/** The simplest example of each situation has the same name in every protocol. */
const canonicalSituations = new Set([
  'text',
  'tool-call',
  'parallel-tools',
  'tool-results',
  'vision',
  'documents',
  'audio-input',
  'audio-output',
  'structured-output',
  'reasoning',
  'thinking',
]);

/**
 * Sorts simple examples first, then the same last turn, then most of the declared tools called, then the most similar
 * request, then by name.
 */
const byFitness = (turn: string, features: ReadonlySet<RequestFeature>) => {
  const rank = (example: IndexedFixture): number[] => {
    const name = withoutStreamSuffix(example.fixture.situation);
    const calls = example.response ? clientCallsIn(example.response).map((call) => call.name) : [];
    return [
      canonicalSituations.has(name) ? 0 : 1,
      example.lastUserTurn === turn ? 0 : 1,
      -new Set(calls).size,
      countDifferences(example.features, features),
      name === example.situation ? 0 : 1,
      calls.length,
    ];
  };
  return (one: IndexedFixture, other: IndexedFixture): number => {
    const others = rank(other);
    for (const [index, mine] of rank(one).entries()) {
      const difference = mine - (others[index] ?? 0);
      if (difference !== 0) return difference;
    }
    return withoutStreamSuffix(one.fixture.situation) < withoutStreamSuffix(other.fixture.situation) ? -1 : 1;
  };
};

// ---------------------------------------------------------------- matched by request

/** `exact` matches the same request only; `lenient` also the same last turn of the user and a situation by name. */
export type MatchMode = 'exact' | 'lenient';

/** The recording of the same request, apart from what `hashRequest` ignores. */
export function findExact(
  examples: readonly IndexedFixture[],
  body: JsonValue,
  stream: boolean | undefined,
): SelectedFixture | undefined {
  const hash = hashRequest(body);
  const [example] = examples
    .filter((each) => each.hash === hash && (stream === undefined || isUsableFor(each, stream)))
    .toSorted(successFirst);
  return example && { example, reason: 'same request' };
}

/**
 * The recording of the situation that the model name requests; for other names one with the same last turn of the
 * user: successful answers first, then the request that differs least.
 */
export function findSimilar(
  examples: readonly IndexedFixture[],
  body: JsonValue,
  request: CoreChatRequest,
): SelectedFixture | undefined {
  const named = parseReplayModel(request.model);
  if (named) return findByName(examples, named.situation, request.stream);
  const turn = describeLastUserTurn(request);
  const [example] = examples
    .filter((each) => turn !== '' && each.lastUserTurn === turn && isUsableFor(each, request.stream))
    .toSorted(
      (one, other) =>
        successFirst(one, other) ||
        totalWeight(diffRequests(one.fixture.request, body)) - totalWeight(diffRequests(other.fixture.request, body)),
    );
  return example && { example, reason: 'same last user turn' };
}

/** An error may answer a streaming request, too. */
const isUsableFor = ({ fixture }: IndexedFixture, stream: boolean): boolean =>
  isStreamed(fixture) === stream || fixture.response.status >= 300;

/** If a request succeeded once and failed once, the success is replayed. */
const successFirst = (one: IndexedFixture, other: IndexedFixture): number =>
  Number(one.response === undefined) - Number(other.response === undefined);

/**
 * Explains why nothing matches: the nearest recording and where it differs. Only the fixture is quoted, because the
 * request may contain secrets.
 */
export function describeMiss(examples: readonly IndexedFixture[], body: JsonValue, stream: boolean): string {
  const missing = `no recorded ${stream ? 'stream' : 'response without streaming'} matches this request`;
  const candidates = examples.filter((example) => isUsableFor(example, stream)).toSorted(successFirst);
  const nearest = findNearest(candidates, body);
  if (nearest === undefined) return `${missing}: there are no recordings`;
  const shown = nearest.differences
    .slice(0, 8)
    .map(({ path, fixture }) => `${path || '/'} (recorded: ${abbreviate(fixture)})`);
  const more = nearest.differences.length - shown.length;
  const { protocol, situation } = nearest.fixture;
  return (
    `${missing}; the nearest is ${protocol}/${situation}, which differs at ${shown.join(', ')}` +
    `${more > 0 ? ` and ${more} more` : ''}; the model name replay/${situation} selects it`
  );
}

interface NearestFixture {
  readonly fixture: Fixture;
  readonly differences: readonly RequestDifference[];
}

function findNearest(examples: readonly IndexedFixture[], body: JsonValue): NearestFixture | undefined {
  let nearest: NearestFixture | undefined;
  for (const { fixture } of examples) {
    const differences = diffRequests(fixture.request, body);
    if (nearest === undefined || totalWeight(differences) < totalWeight(nearest.differences))
      nearest = { fixture, differences };
  }
  return nearest;
}

function abbreviate(value: JsonValue | undefined): string {
  if (value === undefined) return 'nothing';
  const text = canonicalJson(value);
  return text.length <= 60 ? text : `${text.slice(0, 59)}…`;
}

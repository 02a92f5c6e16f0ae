import type { CoreChatRequest, CoreChatResponse, CoreToolChoice } from '../core/types.ts';
import { isStreamed } from './fixtures.ts';
import {
  clientCallsIn,
  type IndexedFixture,
  type Situation,
  rankSituations,
  type RequestFeature,
  detectFeatures,
} from './indexed-fixture.ts';
import { describeLastUserTurn } from './turn.ts';

/** Which fixture answers, and why. */
export interface SelectedFixture {
  readonly example: IndexedFixture;
  /** In one line, for a log. */
  readonly reason: string;
}

/** A model name that asks for a recording: `replay/<protocol>/<situation>` or `replay/<situation>`. */
export interface RequestedSituation {
  readonly protocol: string | undefined;
  readonly situation: string;
}

/** What such a model name asks for; `undefined` for any other name. */
export function parseReplayModel(model: string): RequestedSituation | undefined {
  const [prefix, ...rest] = model.split('/');
  const [first, second] = rest;
  if (prefix !== 'replay' || !first || rest.length > 2) return undefined;
  return second ? { protocol: first, situation: second } : { protocol: undefined, situation: first };
}

/**
 * The recording of this name in the wanted framing: `text` and `text-stream` are one situation, streamed or
 * not. An error before the stream is the same answer for both.
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
  return found && { example: found, reason: 'asked for by name' };
}

/** The name of a situation without the mark of its framing. */
export const withoutStreamSuffix = (situation: string): string => situation.replace(/-stream$/, '');

/**
 * The recording that fits what a request holds. A tool is called only if the request declares it, may call it
 * and holds no result yet; an answer with more in it than was asked for (thoughts, audio) is not taken; where
 * nothing particular fits, plain text. Errors, refusals and answers that were stopped are found by name only.
 */
export function findByContent(
  examples: readonly IndexedFixture[],
  request: CoreChatRequest,
): SelectedFixture | undefined {
  const traits = detectFeatures(request);
  const turn = describeLastUserTurn(request);
  const situations: Situation[] = [
    ...(allowsToolCall(request, traits) ? (['tool-call'] as const) : []),
    ...rankSituations(traits),
  ];
  const usable = examples.filter(
    ({ fixture, response }) =>
      isStreamed(fixture) === request.stream &&
      response !== undefined &&
      hasOnlyRequestedParts(response, traits) &&
      isOrdinaryAnswer(response),
  );
  for (const situation of situations) {
    const fitting = usable.filter(
      (example) =>
        example.situation === situation && (situation !== 'tool-call' || callsOnlyDeclaredTools(example, request)),
    );
    const [best] = fitting.toSorted(byFitness(turn, traits));
    if (best) return { example: best, reason: `chosen for its content: ${situation}` };
  }
  return undefined;
}

const allowsToolCall = (request: CoreChatRequest, traits: ReadonlySet<RequestFeature>): boolean =>
  traits.has('tools') && !traits.has('tool-results') && request.toolChoice?.mode !== 'none';

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

/** Whether nothing stands in this answer that was not asked for. */
function hasOnlyRequestedParts({ candidates }: CoreChatResponse, traits: ReadonlySet<RequestFeature>): boolean {
  return candidates.every(
    ({ message, logprobs }) =>
      message.content.every((part) => {
        if (part.type === 'reasoning') return traits.has('reasoning');
        if (part.type === 'audio') return traits.has('audio-output');
        return part.type === 'text' || (part.type === 'tool-call' && part.runs === 'client');
      }) && logprobs === undefined,
  );
}

/** Whether this is one answer that said something and ended by itself. */
function isOrdinaryAnswer({ candidates }: CoreChatResponse): boolean {
  const [only, second] = candidates;
  if (only === undefined || second !== undefined) return false;
  const { reason, stopSequence } = only.finish;
  const hasContent = only.message.content.some(
    (part) => part.type !== 'reasoning' && !(part.type === 'text' && part.text === ''),
  );
  return hasContent && stopSequence === undefined && (reason === 'stop' || reason === 'tool-calls');
}

/** How many traits one has and the other has not. */
const countDifferences = (one: ReadonlySet<RequestFeature>, other: ReadonlySet<RequestFeature>): number =>
  [...one].filter((trait) => !other.has(trait)).length + [...other].filter((trait) => !one.has(trait)).length;

/** What shows its situation in the plainest way, under the names that are the same in every protocol. */
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
 * First the ordinary, then what answers the very same words, then what calls most of the declared tools, then what
 * was asked for the most alike. The name decides what is left.
 */
const byFitness = (turn: string, traits: ReadonlySet<RequestFeature>) => {
  const rank = (example: IndexedFixture): number[] => {
    const name = withoutStreamSuffix(example.fixture.situation);
    const calls = example.response ? clientCallsIn(example.response).map((call) => call.name) : [];
    return [
      canonicalSituations.has(name) ? 0 : 1,
      example.lastUserTurn === turn ? 0 : 1,
      -new Set(calls).size,
      countDifferences(example.features, traits),
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

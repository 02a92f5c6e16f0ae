import type { CoreChatRequest, CoreChatResponse, CoreToolChoice } from '../core/types.ts';
import { isStreamed } from './fixtures.ts';
import { callsOf, type Example, type Situation, situationsOf, type Trait, traitsOf } from './situation.ts';
import { lastUserTurn } from './turn.ts';

/** Which fixture answers, and why. */
export interface Chosen {
  readonly example: Example;
  /** In one line, for a log. */
  readonly why: string;
}

/** A model name that asks for a recording: `replay/<protocol>/<situation>` or `replay/<situation>`. */
export interface NamedSituation {
  readonly protocol: string | undefined;
  readonly situation: string;
}

/** What such a model name asks for; `undefined` for any other name. */
export function namedSituation(model: string): NamedSituation | undefined {
  const [prefix, ...rest] = model.split('/');
  const [first, second] = rest;
  if (prefix !== 'replay' || !first || rest.length > 2) return undefined;
  return second ? { protocol: first, situation: second } : { protocol: undefined, situation: first };
}

/**
 * The recording of this name in the wanted framing: `text` and `text-stream` are one situation, streamed or
 * not. An error before the stream is the same answer for both.
 */
export function findByName(examples: readonly Example[], situation: string, stream: boolean): Chosen | undefined {
  const same = examples.filter(({ fixture }) => baseName(fixture.situation) === baseName(situation));
  const found =
    same.find(({ fixture }) => isStreamed(fixture) === stream) ??
    same.find(({ fixture }) => fixture.response.status >= 300);
  return found && { example: found, why: 'asked for by name' };
}

/** The name of a situation without the mark of its framing. */
export const baseName = (situation: string): string => situation.replace(/-stream$/, '');

/**
 * The recording that fits what a request holds. A tool is called only if the request declares it, may call it
 * and holds no result yet; an answer with more in it than was asked for (thoughts, audio) is not taken; where
 * nothing particular fits, plain text. Errors, refusals and answers that were stopped are found by name only.
 */
export function chooseByContent(examples: readonly Example[], request: CoreChatRequest): Chosen | undefined {
  const traits = traitsOf(request);
  const turn = lastUserTurn(request);
  const wanted: Situation[] = [...(mayCall(request, traits) ? (['tool-call'] as const) : []), ...situationsOf(traits)];
  const usable = examples.filter(
    ({ fixture, response }) =>
      isStreamed(fixture) === request.stream &&
      response !== undefined &&
      isAskedFor(response, traits) &&
      isWhole(response),
  );
  for (const situation of wanted) {
    const fitting = usable.filter(
      (example) =>
        example.situation === situation && (situation !== 'tool-call' || callsOnlyDeclared(example, request)),
    );
    const [best] = fitting.toSorted(byFitness(turn, traits));
    if (best) return { example: best, why: `chosen for its content: ${situation}` };
  }
  return undefined;
}

const mayCall = (request: CoreChatRequest, traits: ReadonlySet<Trait>): boolean =>
  traits.has('tools') && !traits.has('tool-results') && request.toolChoice?.mode !== 'none';

/** Whether a request may be answered with these calls. */
function callsOnlyDeclared(example: Example, request: CoreChatRequest): boolean {
  if (example.response === undefined || example.traits.has('tool-results')) return false;
  const names = callsOf(example.response).map(({ name }) => name);
  if (request.parallelToolCalls === false && names.length > 1) return false;
  const declared = new Set(request.tools?.flatMap((tool) => (tool.type === 'server' ? [] : [tool.name])));
  return names.every((name) => declared.has(name) && isChoosable(name, request.toolChoice));
}

function isChoosable(name: string, choice: CoreToolChoice | undefined): boolean {
  if (choice === undefined) return true;
  if (choice.mode === 'tool') return choice.name === name;
  return choice.mode !== 'none' && (choice.among === undefined || choice.among.includes(name));
}

/** Whether nothing stands in this answer that was not asked for. */
function isAskedFor({ candidates }: CoreChatResponse, traits: ReadonlySet<Trait>): boolean {
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
function isWhole({ candidates }: CoreChatResponse): boolean {
  const [only, second] = candidates;
  if (only === undefined || second !== undefined) return false;
  const { reason, stopSequence } = only.finish;
  const said = only.message.content.some(
    (part) => part.type !== 'reasoning' && !(part.type === 'text' && part.text === ''),
  );
  return said && stopSequence === undefined && (reason === 'stop' || reason === 'tool-calls');
}

/** How many traits one has and the other has not. */
const unlikeness = (one: ReadonlySet<Trait>, other: ReadonlySet<Trait>): number =>
  [...one].filter((trait) => !other.has(trait)).length + [...other].filter((trait) => !one.has(trait)).length;

/** What shows its situation in the plainest way, under the names that are the same in every protocol. */
const ordinary = new Set([
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
const byFitness = (turn: string, traits: ReadonlySet<Trait>) => {
  const rank = (example: Example): number[] => {
    const name = baseName(example.fixture.situation);
    const calls = example.response ? callsOf(example.response).map((call) => call.name) : [];
    return [
      ordinary.has(name) ? 0 : 1,
      example.turn === turn ? 0 : 1,
      -new Set(calls).size,
      unlikeness(example.traits, traits),
      name === example.situation ? 0 : 1,
      calls.length,
    ];
  };
  return (one: Example, other: Example): number => {
    const others = rank(other);
    for (const [index, mine] of rank(one).entries()) {
      const difference = mine - (others[index] ?? 0);
      if (difference !== 0) return difference;
    }
    return baseName(one.fixture.situation) < baseName(other.fixture.situation) ? -1 : 1;
  };
};

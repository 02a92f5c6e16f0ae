import type { JsonValue } from '../core/json.ts';
import type { CoreChatRequest } from '../core/types.ts';
import { type Fixture, isStreamed } from './fixtures.ts';
import { canonical, type Difference, differences, distance, requestHash } from '../core/canonical-json.ts';
import { type Chosen, findByName, namedSituation } from './choose.ts';
import type { Example } from './situation.ts';
import { lastUserTurn } from './turn.ts';

/** `exact` takes the same request only; `lenient` also the same last turn of the user and a situation by name. */
export type Strictness = 'exact' | 'lenient';

/** The recording of this very request, but for what `canonical.ts` ignores. */
export function findExact(
  examples: readonly Example[],
  body: JsonValue,
  stream: boolean | undefined,
): Chosen | undefined {
  const hash = requestHash(body);
  const [example] = examples
    .filter((each) => each.hash === hash && (stream === undefined || mayAnswer(each, stream)))
    .toSorted(goodFirst);
  return example && { example, why: 'same request' };
}

/**
 * The recording of the situation that the model name asks for; for other names one with the same last turn of
 * the user, good answers first, and then the one whose request differs least.
 */
export function findAlike(examples: readonly Example[], body: JsonValue, request: CoreChatRequest): Chosen | undefined {
  const named = namedSituation(request.model);
  if (named) return findByName(examples, named.situation, request.stream);
  const turn = lastUserTurn(request);
  const [example] = examples
    .filter((each) => turn !== '' && each.turn === turn && mayAnswer(each, request.stream))
    .toSorted(
      (one, other) =>
        goodFirst(one, other) ||
        distance(differences(one.fixture.request, body)) - distance(differences(other.fixture.request, body)),
    );
  return example && { example, why: 'same last user turn' };
}

/** Errors are answered without a stream, whatever was asked. */
const mayAnswer = ({ fixture }: Example, stream: boolean): boolean =>
  isStreamed(fixture) === stream || fixture.response.status >= 300;

/** What was answered well once and refused another time was answered well. */
const goodFirst = (one: Example, other: Example): number =>
  Number(one.response === undefined) - Number(other.response === undefined);

/**
 * Why nothing matches: the nearest recording and what differs there. Only what the fixture holds is quoted; a
 * request may hold what nobody should read.
 */
export function describeMiss(examples: readonly Example[], body: JsonValue, stream: boolean): string {
  const missing = `no recorded ${stream ? 'stream' : 'plain answer'} matches this request`;
  const candidates = examples.filter((example) => mayAnswer(example, stream)).toSorted(goodFirst);
  const nearest = nearestOf(candidates, body);
  if (nearest === undefined) return `${missing}: there is none at all`;
  const shown = nearest.found.slice(0, 8).map(({ path, fixture }) => `${path || '/'} (there: ${brief(fixture)})`);
  const more = nearest.found.length - shown.length;
  const { protocol, situation } = nearest.fixture;
  return (
    `${missing}; the nearest is ${protocol}/${situation}, which differs at ${shown.join(', ')}` +
    `${more > 0 ? ` and ${more} more` : ''}; the model name replay/${situation} asks for it by name`
  );
}

interface Near {
  readonly fixture: Fixture;
  readonly found: readonly Difference[];
}

function nearestOf(examples: readonly Example[], body: JsonValue): Near | undefined {
  let nearest: Near | undefined;
  for (const { fixture } of examples) {
    const found = differences(fixture.request, body);
    if (nearest === undefined || distance(found) < distance(nearest.found)) nearest = { fixture, found };
  }
  return nearest;
}

function brief(value: JsonValue | undefined): string {
  if (value === undefined) return 'nothing';
  const text = canonical(value);
  return text.length <= 60 ? text : `${text.slice(0, 59)}…`;
}

import type { JsonValue } from '../../core/json.ts';
import type { CoreChatRequest } from '../../core/types.ts';
import { type Fixture, isStreamed } from '../fixtures.ts';
import { canonical, type Difference, differences, distance, requestHash } from './canonical.ts';
import { type Chosen, findByName, namedSituation } from './choose.ts';
import type { Example } from './situation.ts';
import { lastUserTurn } from './turn.ts';

/** What a mock is asked. */
export interface MockQuery {
  readonly body: JsonValue;
  readonly request: CoreChatRequest;
}

/** No recording answers; `nearest` is the one that differs least. */
export interface Miss {
  readonly nearest: { readonly fixture: Fixture; readonly differences: readonly Difference[] } | undefined;
}

/** `exact` takes the same request only; `lenient` also the same last turn of the user and a situation by name. */
export type Strictness = 'exact' | 'lenient';

/**
 * The recording of a request: the same request but for what `canonical.ts` ignores; else one with the same
 * last turn of the user; else the situation the model name asks for. A model name that asks for a situation
 * rules every other situation out.
 */
export function matchRecording(
  examples: readonly Example[],
  query: MockQuery,
  strictness: Strictness,
): { hit: Chosen } | { miss: Miss } {
  const sameFraming = examples
    .filter(({ fixture }) => isStreamed(fixture) === query.request.stream || fixture.response.status >= 300)
    .toSorted(goodFirst);
  const hash = requestHash(query.body);
  const exact = sameFraming.find(({ hash: known }) => known === hash);
  if (exact) return { hit: { example: exact, why: 'same request' } };

  if (strictness === 'lenient') {
    const named = namedSituation(query.request.model);
    const byName = named && findByName(examples, named.situation, query.request.stream);
    if (byName) return { hit: byName };
    const turn = lastUserTurn(query.request);
    const [found] = sameFraming
      .filter((example) => turn !== '' && example.turn === turn)
      .toSorted(byLikeness(query.body));
    if (found && !named) return { hit: { example: found, why: 'same last user turn' } };
  }
  return { miss: { nearest: nearestOf(sameFraming, query.body) } };
}

/** What was answered well once and refused another time was answered well. */
const goodFirst = (one: Example, other: Example): number =>
  Number(one.response === undefined) - Number(other.response === undefined);

const byLikeness =
  (body: JsonValue) =>
  (one: Example, other: Example): number =>
    goodFirst(one, other) ||
    distance(differences(one.fixture.request, body)) - distance(differences(other.fixture.request, body));

function nearestOf(examples: readonly Example[], body: JsonValue): Miss['nearest'] {
  let nearest: Miss['nearest'];
  for (const { fixture } of examples) {
    const found = differences(fixture.request, body);
    if (nearest === undefined || distance(found) < distance(nearest.differences))
      nearest = { fixture, differences: found };
  }
  return nearest;
}

/** A miss in words. Only what the fixture holds is quoted: a request may hold what nobody should read. */
export function describeMiss({ nearest }: Miss, stream: boolean): string {
  const missing = `no recorded ${stream ? 'stream' : 'plain answer'} matches this request`;
  if (nearest === undefined) return `${missing}: there is none at all`;
  const shown = nearest.differences.slice(0, 8).map(({ path, fixture }) => `${path || '/'} (there: ${brief(fixture)})`);
  const more = nearest.differences.length - shown.length;
  const { protocol, situation } = nearest.fixture;
  return (
    `${missing}; the nearest is ${protocol}/${situation}, which differs at ${shown.join(', ')}` +
    `${more > 0 ? ` and ${more} more` : ''}; the model name replay/${situation} asks for it by name`
  );
}

function brief(value: JsonValue | undefined): string {
  if (value === undefined) return 'nothing';
  const text = canonical(value);
  return text.length <= 60 ? text : `${text.slice(0, 59)}…`;
}

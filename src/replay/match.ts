import type { JsonValue } from '../core/json.ts';
import type { CoreChatRequest } from '../core/types.ts';
import { type Fixture, isStreamed } from './fixtures.ts';
import {
  canonicalJson,
  type RequestDifference,
  diffRequests,
  totalWeight,
  hashRequest,
} from '../core/canonical-json.ts';
import { type SelectedFixture, findByName, parseReplayModel } from './select.ts';
import type { IndexedFixture } from './indexed-fixture.ts';
import { describeLastUserTurn } from './turn.ts';

/** `exact` takes the same request only; `lenient` also the same last turn of the user and a situation by name. */
export type MatchMode = 'exact' | 'lenient';

/** The recording of this very request, but for what `canonical.ts` ignores. */
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
 * The recording of the situation that the model name asks for; for other names one with the same last turn of
 * the user, good answers first, and then the one whose request differs least.
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

/** Errors are answered without a stream, whatever was asked. */
const isUsableFor = ({ fixture }: IndexedFixture, stream: boolean): boolean =>
  isStreamed(fixture) === stream || fixture.response.status >= 300;

/** What was answered well once and refused another time was answered well. */
const successFirst = (one: IndexedFixture, other: IndexedFixture): number =>
  Number(one.response === undefined) - Number(other.response === undefined);

/**
 * Why nothing matches: the nearest recording and what differs there. Only what the fixture holds is quoted; a
 * request may hold what nobody should read.
 */
export function describeMiss(examples: readonly IndexedFixture[], body: JsonValue, stream: boolean): string {
  const missing = `no recorded ${stream ? 'stream' : 'plain answer'} matches this request`;
  const candidates = examples.filter((example) => isUsableFor(example, stream)).toSorted(successFirst);
  const nearest = findNearest(candidates, body);
  if (nearest === undefined) return `${missing}: there is none at all`;
  const shown = nearest.differences
    .slice(0, 8)
    .map(({ path, fixture }) => `${path || '/'} (there: ${abbreviate(fixture)})`);
  const more = nearest.differences.length - shown.length;
  const { protocol, situation } = nearest.fixture;
  return (
    `${missing}; the nearest is ${protocol}/${situation}, which differs at ${shown.join(', ')}` +
    `${more > 0 ? ` and ${more} more` : ''}; the model name replay/${situation} asks for it by name`
  );
}

interface NearestFixture {
  readonly fixture: Fixture;
  readonly differences: readonly RequestDifference[];
}

function findNearest(examples: readonly IndexedFixture[], body: JsonValue): NearestFixture | undefined {
  let nearest: NearestFixture | undefined;
  for (const { fixture } of examples) {
    const found = diffRequests(fixture.request, body);
    if (nearest === undefined || totalWeight(found) < totalWeight(nearest.differences))
      nearest = { fixture, differences: found };
  }
  return nearest;
}

function abbreviate(value: JsonValue | undefined): string {
  if (value === undefined) return 'nothing';
  const text = canonicalJson(value);
  return text.length <= 60 ? text : `${text.slice(0, 59)}…`;
}

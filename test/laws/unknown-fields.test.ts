import { describe, expect, test } from 'vitest';
import type { UnlocatedLoss } from '../../src/core/codec.ts';
import { asObject, asString, parseJson, type JsonValue } from '../../src/core/json.ts';
import { chain, collectSteps, type Frame } from '../../src/core/step.ts';
import type { CoreChatRequest } from '../../src/core/types.ts';
import { readFrames } from '../../src/wire/framing.ts';
import { isStreamed, routeHintsOf } from '../../src/replay/fixtures.ts';
import { requestForEverything, backendContext, codecs, frontendContext, vendorsAlone } from './codecs.ts';
import { asSent } from './comparable.ts';
import { embellished, embellishedPlaces } from './embellished.ts';
import { accepted, answered, bodyOf, bytesOf, framingOf, nameOf, ofVendorsAlone, plain, streamed } from './fixtures.ts';
import { normalised } from './normalisations.ts';

/** What holds between a client and a backend of the same protocol: unknown fields arrive in the place where they stood. */

const named = <T extends Parameters<typeof nameOf>[0]>(fixtures: readonly T[]) =>
  fixtures.map((fixture) => [nameOf(fixture), fixture] as const);

const typeOf = ({ data, event }: Frame): string => event ?? asString(asObject(parseJson(data))?.['type']) ?? '';

/** The places in each kind of frame. */
function placesOf(frames: readonly Frame[]): Map<string, Set<string>> {
  const places = new Map<string, Set<string>>();
  for (const frame of frames) {
    const ofKind = places.get(typeOf(frame)) ?? new Set();
    for (const place of embellishedPlaces(parseJson(frame.data) ?? null)) ofKind.add(place);
    places.set(typeOf(frame), ofKind);
  }
  return places;
}

/** An object that counts as absent because it is empty is not empty with an unknown field. */
const dependsOnEmptiness = (fixture: Parameters<typeof nameOf>[0]): boolean =>
  nameOf(fixture).endsWith('/empty-members');

/** The empty beginning of a call's input, in whose place one is always written. */
const isEmptyValue = (body: JsonValue): boolean => asObject(asObject(body)?.['delta'] ?? null)?.['partial_json'] === '';

describe.each(codecs)('$protocol: unknown fields of requests', (codec) => {
  test.for(named(accepted.filter(({ protocol }) => protocol === codec.protocol)))('%s', ([, fixture]) => {
    const body = embellished(fixture.request);
    const request = codec.decodeRequest(body, routeHintsOf(fixture));
    const again = asSent(codec.encodeRequest(request, backendContext(codec, request)));
    const placesIn = (each: JsonValue) => embellishedPlaces(normalised(codec.protocol, each)).toSorted();
    expect(placesIn(again)).toEqual(placesIn(body));
  });
});

describe.each(codecs)('$protocol: unknown fields of plain answers', (codec) => {
  const asked = requestForEverything(codec);
  const own = plain.filter((fixture) => fixture.protocol === codec.protocol && !dependsOnEmptiness(fixture));
  test.for(named(own))('%s', ([, fixture]) => {
    const body = embellished(bodyOf(fixture));
    const response = codec.decodeResponse(body, backendContext(codec, asked));
    const again = asSent(codec.encodeResponse(response, frontendContext(asked)));
    expect(embellishedPlaces(again).toSorted()).toEqual(embellishedPlaces(body).toSorted());
  });
});

describe.each(codecs)('$protocol: unknown fields of streams', (codec) => {
  const asked = requestForEverything(codec);
  const own = answered.filter((fixture) => fixture.protocol === codec.protocol && streamed.includes(fixture));
  test.for(named(own))('%s', ([, fixture]) => {
    const frames = collectSteps(readFrames(framingOf(fixture)), [bytesOf(fixture)]).map((frame) => {
      const body = parseJson(frame.data);
      return body === undefined || isEmptyValue(body) ? frame : { ...frame, data: JSON.stringify(embellished(body)) };
    });
    const stages = chain(codec.decodeStream(backendContext(codec, asked)), codec.encodeStream(frontendContext(asked)));
    const again = placesOf(collectSteps(stages, frames));
    // Kinds of frames of which none is written have no place: keep-alives, deltas of nothing, the end of a cut call.
    const missing = [...placesOf(frames)].flatMap(([kind, places]) =>
      [...places].filter((place) => again.get(kind)?.has(place) === false).map((place) => `${kind}${place}`),
    );
    expect(missing).toEqual([]);
    expect(again.size).toBeGreaterThan(0);
  });
});

/** No client gets these back; each client's encoder reports what Core holds of them (see the law of losses). */
describe.each(vendorsAlone)('$protocol, which no client uses: unknown fields of answers', (codec) => {
  const asked: CoreChatRequest = { model: 'some-model', messages: [], stream: true };
  const own = ofVendorsAlone.filter(({ protocol }) => protocol === codec.protocol);

  test.for(named(own))('%s', ([, fixture]) => {
    const frames = isStreamed(fixture) ? collectSteps(readFrames(framingOf(fixture)), [bytesOf(fixture)]) : undefined;
    const bodies = (frames?.map(({ data }) => parseJson(data) ?? null) ?? [bodyOf(fixture)]).map((body) =>
      embellished(body),
    );
    const sent = bodies.map((body) => ({ data: JSON.stringify(body) }));
    const losses: UnlocatedLoss[] = [];
    const context = backendContext(codec, asked, losses);
    const decoded = frames
      ? collectSteps(codec.decodeStream(context), sent)
      : codec.decodeResponse(bodies[0] ?? null, context);
    const held = JSON.stringify(decoded);
    const places = new Set(bodies.flatMap((body) => embellishedPlaces(body)));
    const missing = [...places].filter((place) => !held.includes(JSON.stringify({ at: place })));
    // Two objects of one part may have the same field: the other value is reported.
    expect(losses.map(({ what }) => what)).toEqual(missing.map(() => 'another value of x_future in the answer'));
    expect(places.size).toBeGreaterThan(0);
  });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProtocolCodec, UnlocatedLoss } from '../../src/core/codec.ts';
import { LouterError } from '../../src/core/error.ts';
import { eventsOf } from '../../src/core/fold.ts';
import { parseJson } from '../../src/core/json.ts';
import { chain, collectSteps } from '../../src/core/step.ts';
import type { CoreChatRequest, CoreChatResponse } from '../../src/core/types.ts';
import { readFrames } from '../../src/wire/framing.ts';
import { coreRequest, coreResponse } from './arbitraries.ts';
import { requestForEverything, backendContext, codecs, frontendContext, paths } from './codecs.ts';
import { accepted, bodyOf, bytesOf, framingOf, nameOf, plain, requestOf, streamed } from './fixtures.ts';
import { runs } from './runs.ts';
import type { CoreStreamEvent } from '../../src/core/stream-event.ts';

/**
 * Core values are plain data: stored as JSON and read back (with `parseJson`, which keeps long numbers as they are
 * written), they say to every protocol what they said before, wireForm included.
 */
const stored = <T extends object>(value: T): T => parseJson(JSON.stringify(value)) as T;

/** What a step writes and what it reports, or how it refuses. */
function outcome(encode: (unlocatedLosses: UnlocatedLoss[]) => unknown): string {
  const unlocatedLosses: UnlocatedLoss[] = [];
  try {
    const written = encode(unlocatedLosses);
    return JSON.stringify([written, unlocatedLosses.map(({ field, what, instead }) => [field, what, instead])]);
  } catch (thrown) {
    if (thrown instanceof LouterError) return thrown.message;
    throw thrown;
  }
}

const asSent = (codec: ProtocolCodec, request: CoreChatRequest): string =>
  outcome((unlocatedLosses) => codec.encodeRequest(request, backendContext(codec, request, unlocatedLosses)));
const asAnswered = (codec: ProtocolCodec, asked: CoreChatRequest, response: CoreChatResponse): string =>
  outcome((unlocatedLosses) => codec.encodeResponse(response, frontendContext(asked, unlocatedLosses)));
const asStreamed = (codec: ProtocolCodec, asked: CoreChatRequest, events: Iterable<CoreStreamEvent>): string =>
  outcome((unlocatedLosses) => collectSteps(codec.encodeStream(frontendContext(asked, unlocatedLosses)), events));

describe.each(paths)('$from to $to: what was stored as JSON is written alike', ({ source, target }) => {
  const requests = accepted.filter(({ protocol }) => protocol === source.protocol);
  test.for(requests.map((fixture) => [nameOf(fixture), fixture] as const))('request %s', ([, fixture]) => {
    const request = requestOf(fixture);
    expect(asSent(target, stored(request))).toBe(asSent(target, request));
  });

  const answers = plain.filter(({ protocol }) => protocol === source.protocol);
  test.for(answers.map((fixture) => [nameOf(fixture), fixture] as const))('answer %s', ([, fixture]) => {
    const request = requestOf(fixture);
    const response = source.decodeResponse(bodyOf(fixture), backendContext(source, request));
    const asked = source === target ? request : requestForEverything(target);
    expect(asAnswered(target, stored(asked), stored(response))).toBe(asAnswered(target, asked, response));
    expect(asStreamed(target, asked, [...eventsOf(response)].map(stored))).toBe(
      asStreamed(target, asked, eventsOf(response)),
    );
  });

  const streams = streamed.filter(({ protocol, response }) => protocol === source.protocol && response.status < 400);
  test.for(streams.map((fixture) => [nameOf(fixture), fixture] as const))('stream %s', ([, fixture]) => {
    const request = requestOf(fixture);
    const read = chain(readFrames(framingOf(fixture)), source.decodeStream(backendContext(source, request)));
    const events = collectSteps(read, [bytesOf(fixture)]);
    const asked = source === target ? request : requestForEverything(target);
    expect(asStreamed(target, stored(asked), events.map(stored))).toBe(asStreamed(target, asked, events));
  });
});

describe.each(codecs)('$protocol: what was stored as JSON is written alike', (codec) => {
  test('generated requests', () => {
    fc.assert(
      fc.property(coreRequest, (request) => {
        expect(asSent(codec, stored(request))).toBe(asSent(codec, request));
      }),
      runs,
    );
  });
  test('generated answers', () => {
    fc.assert(
      fc.property(coreResponse, (response) => {
        const asked = requestForEverything(codec);
        expect(asAnswered(codec, asked, stored(response))).toBe(asAnswered(codec, asked, response));
      }),
      runs,
    );
  });
});

import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProtocolCodec } from '../../src/core/codec.ts';
import { eventsOf } from '../../src/core/fold.ts';
import { chain, collectSteps, type Frame, type Framing } from '../../src/core/step.ts';
import type { CoreChatRequest } from '../../src/core/types.ts';
import { readFrames, createFrameWriter } from '../../src/wire/framing.ts';
import { coreResponse } from './arbitraries.ts';
import { requestForEverything, backendContext, codecs, listFramings, frontendContext } from './codecs.ts';
import { bytesOf, framingOf, nameOf, requestOf, streamed } from './fixtures.ts';
import { runs } from './runs.ts';
import type { CoreStreamEvent } from '../../src/core/stream-event.ts';

/** The frames of a stream whose bytes come in these pieces. */
const framesIn = (framing: Framing, pieces: Uint8Array[]): Frame[] => collectSteps(readFrames(framing), pieces);

/** The events of a stream whose bytes come in these pieces. */
const eventsIn = (
  codec: ProtocolCodec,
  framing: Framing,
  request: CoreChatRequest,
  pieces: Uint8Array[],
): CoreStreamEvent[] =>
  collectSteps(chain(readFrames(framing), codec.decodeStream(backendContext(codec, request))), pieces);

function cut(bytes: Uint8Array, at: readonly number[]): Uint8Array[] {
  const places = [0, ...at.toSorted((one, other) => one - other), bytes.length];
  return places.slice(1).map((end, index) => bytes.subarray(places[index], end));
}

// Up to this many bytes a stream is cut at every single one of them.
const small = 4096;

/** Each position of a short stream. */
const singleCuts = ({ length }: Uint8Array): number[] => (length <= small ? Array.from({ length }, (_, at) => at) : []);

/** Positions to cut a stream at: all together, and some at random. */
function manyCuts(bytes: Uint8Array): number[][] {
  const random = fc.sample(fc.array(fc.nat(bytes.length), { maxLength: 12 }), { numRuns: 30, seed: bytes.length });
  return [Array.from(bytes, (_, at) => at), ...random];
}

describe.each(codecs)('$protocol: decodes the same events wherever the bytes are split', (codec) => {
  const own = streamed.filter(({ protocol }) => protocol === codec.protocol);
  test.for(own.map((fixture) => [nameOf(fixture), fixture] as const))('%s', ([, fixture]) => {
    const bytes = bytesOf(fixture);
    const request = requestOf(fixture);
    const whole = eventsIn(codec, framingOf(fixture), request, [bytes]);
    // A decoder reads frames only: where they are the same, so are its events.
    const frames = framesIn(framingOf(fixture), [bytes]);
    for (const at of singleCuts(bytes)) {
      const found = framesIn(framingOf(fixture), cut(bytes, [at]));
      if (!isDeepStrictEqual(found, frames)) expect(found, `cut at ${at}`).toEqual(frames);
    }
    for (const at of manyCuts(bytes)) {
      const events = eventsIn(codec, framingOf(fixture), request, cut(bytes, at));
      // The matcher is slow, and there are thousands of cuts: it only explains differences.
      if (!isDeepStrictEqual(events, whole)) expect(events, `cut at ${at.join()}`).toEqual(whole);
    }
    expect(whole).not.toEqual([]);
  });
  test.for(own.map((fixture) => [nameOf(fixture), fixture] as const))('%s when lines end in CR LF', ([, fixture]) => {
    const request = requestOf(fixture);
    const framing = framingOf(fixture);
    const text = bytesOf(fixture).toString('utf8');
    const crlf = Buffer.from(text.replaceAll('\n', '\r\n'));
    expect(eventsIn(codec, framing, request, [crlf])).toEqual(eventsIn(codec, framing, request, [bytesOf(fixture)]));
  });

  test.for(listFramings(codec))('generated responses as %s, also within code points', (framing) => {
    fc.assert(
      fc.property(coreResponse, fc.array(fc.nat(5000), { maxLength: 8 }), (response, at) => {
        const writer = createFrameWriter(framing);
        const frames = collectSteps(
          codec.encodeStream(frontendContext(requestForEverything(codec))),
          eventsOf(response),
        );
        const bytes = Buffer.from(frames.map((frame) => writer.frame(frame)).join('') + writer.end());
        const whole = eventsIn(codec, framing, requestForEverything(codec), [bytes]);
        const cuts = at.map((place) => place % (bytes.length + 1));
        expect(eventsIn(codec, framing, requestForEverything(codec), cut(bytes, cuts))).toEqual(whole);
        expect(whole.at(-1)?.type).toBe('end');
      }),
      runs,
    );
  });
});

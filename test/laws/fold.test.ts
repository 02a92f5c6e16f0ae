import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProtocolCodec, UnlocatedLoss } from '../../src/core/codec.ts';
import { eventsOf } from '../../src/core/fold.ts';
import { chain, collectSteps, type Frame } from '../../src/core/step.ts';
import type { CoreChatResponse } from '../../src/core/types.ts';
import { readFrames } from '../../src/wire/framing.ts';
import { coreResponse } from './arbitraries.ts';
import { asSent, comparable, folded } from './comparable.ts';
import { requestForEverything, backendContext, codecs, frontendContext } from './codecs.ts';
import { answered, bodyOf, bytesOf, framingOf, nameOf, plain, requestOf, streamed } from './fixtures.ts';
import { runs } from './runs.ts';

test('the fold of the events of a response is the response', () => {
  fc.assert(
    fc.property(coreResponse, (response) => {
      expect(folded(eventsOf(response))).toEqual(response);
    }),
    runs,
  );
});

describe.each(codecs)('$protocol: an answer is the same streamed and plain', (codec) => {
  test('generated ones', () => {
    fc.assert(
      fc.property(coreResponse, (response) => {
        const unsaidOfStream: UnlocatedLoss[] = [];
        const unlocatedLosses: UnlocatedLoss[] = [];
        const frames = collectSteps(
          codec.encodeStream(frontendContext(requestForEverything(codec), unsaidOfStream)),
          eventsOf(response),
        );
        const body = codec.encodeResponse(response, frontendContext(requestForEverything(codec), unlocatedLosses));
        // What only one of the two cannot say differs, and has been reported.
        fc.pre(unsaidOfStream.length === unlocatedLosses.length);
        const wire = asSent(body);
        const plainly = codec.decodeResponse(wire, backendContext(codec, requestForEverything(codec)));
        expect(comparable(decoded(codec, frames))).toEqual(comparable(plainly));
      }),
      runs,
    );
  });

  const pairs = streamed
    .filter(({ protocol, response }) => protocol === codec.protocol && response.status < 400)
    .flatMap((stream) => {
      const single = plain.find(
        ({ protocol, situation }) => protocol === codec.protocol && `${situation}-stream` === stream.situation,
      );
      return single ? [[nameOf(stream), stream, single] as const] : [];
    });
  test.for(pairs)('%s', ([, stream, single]) => {
    const request = requestOf(single);
    const step = chain(readFrames(framingOf(stream)), codec.decodeStream(backendContext(codec, request)));
    const fromStream = folded(collectSteps(step, [bytesOf(stream)]));
    const plainly = codec.decodeResponse(bodyOf(single), backendContext(codec, request));
    expect(comparable(fromStream)).toEqual(comparable(plainly));
  });
});

describe.each(codecs)('$protocol: a stream read and written again amounts to the same answer', (codec) => {
  const own = answered.filter((fixture) => fixture.protocol === codec.protocol && streamed.includes(fixture));
  test.for(own.map((fixture) => [nameOf(fixture), fixture] as const))('%s', ([, fixture]) => {
    const request = requestOf(fixture);
    const step = chain(readFrames(framingOf(fixture)), codec.decodeStream(backendContext(codec, request)));
    const events = collectSteps(step, [bytesOf(fixture)]);
    const frames = collectSteps(codec.encodeStream(frontendContext(request)), events);
    expect(collectSteps(codec.grammar, frames)).toEqual([]);
    if (events.at(-1)?.type !== 'end') return;
    expect(comparable(decoded(codec, frames))).toEqual(comparable(folded(events)));
  });
});

const decoded = (codec: ProtocolCodec, frames: Frame[]): CoreChatResponse =>
  folded(collectSteps(codec.decodeStream(backendContext(codec, requestForEverything(codec))), frames));

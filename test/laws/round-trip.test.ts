import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProtocolCodec } from '../../src/core/codec.ts';
import { LouterError } from '../../src/core/error.ts';
import { eventsOf } from '../../src/core/fold.ts';
import type { JsonObject } from '../../src/core/json.ts';
import { collectSteps, type Frame } from '../../src/core/step.ts';
import type { CoreChatRequest, CoreChatResponse } from '../../src/core/types.ts';
import { findResponseViolations, findRequestViolations } from '../../src/record/wire-violations.ts';
import { coreRequest, coreResponse } from './arbitraries.ts';
import { asSent } from './comparable.ts';
import { backendContext, codecs, frontendContext } from './codecs.ts';
import { accepted, bodyOf, nameOf, plain, requestOf } from './fixtures.ts';
import { normalised } from './normalisations.ts';
import { runs } from './runs.ts';

/** A request that is written, or `undefined` where the protocol refuses it. */
function written(codec: ProtocolCodec, request: CoreChatRequest): JsonObject | undefined {
  try {
    return codec.encodeRequest(request, backendContext(codec, request));
  } catch (thrown) {
    if (thrown instanceof LouterError) return undefined;
    throw thrown;
  }
}

/** The answer to a request whose client asked for the model that answered. */
const answered = (codec: ProtocolCodec, response: CoreChatResponse): JsonObject =>
  codec.encodeResponse(response, frontendContext({ model: response.model, messages: [], stream: false }));
const streamed = (codec: ProtocolCodec, response: CoreChatResponse): Frame[] =>
  collectSteps(
    codec.encodeStream(frontendContext({ model: response.model, messages: [], stream: true })),
    eventsOf(response),
  );

describe.each(codecs)('$protocol: a request read and written again is the request', (codec) => {
  const own = accepted.filter(({ protocol }) => protocol === codec.protocol);
  test.for(own.map((fixture) => [nameOf(fixture), fixture] as const))('%s', ([, fixture]) => {
    const again = written(codec, requestOf(fixture));
    expect(normalised(codec.protocol, asSent(again))).toEqual(normalised(codec.protocol, asSent(fixture.request)));
  });

  test('generated ones', () => {
    fc.assert(
      fc.property(coreRequest, (request) => {
        const once = written(codec, request);
        fc.pre(once !== undefined);
        const twice = written(
          codec,
          codec.decodeRequest(asSent(once), { model: request.model, stream: request.stream }),
        );
        expect(normalised(codec.protocol, asSent(twice))).toEqual(normalised(codec.protocol, asSent(once)));
      }),
      runs,
    );
  });
});

describe.each(codecs)('$protocol: an answer read and written again is the answer', (codec) => {
  const own = plain.filter(({ protocol }) => protocol === codec.protocol);
  test.for(own.map((fixture) => [nameOf(fixture), fixture] as const))('%s', ([, fixture]) => {
    const body = bodyOf(fixture);
    const response = codec.decodeResponse(body, backendContext(codec, requestOf(fixture)));
    const again = answered(codec, response);
    expect(normalised(codec.protocol, asSent(again))).toEqual(normalised(codec.protocol, asSent(body)));
  });

  test('generated ones', () => {
    fc.assert(
      fc.property(coreResponse, (response) => {
        const once = answered(codec, response);
        const asked: CoreChatRequest = { model: response.model, messages: [], stream: false };
        const twice = answered(codec, codec.decodeResponse(asSent(once), backendContext(codec, asked)));
        expect(normalised(codec.protocol, asSent(twice))).toEqual(normalised(codec.protocol, asSent(once)));
      }),
      runs,
    );
  });
});

describe.each(codecs)('$protocol: what is written is what the protocol allows', (codec) => {
  test('requests', () => {
    fc.assert(
      fc.property(coreRequest, (request) => {
        const body = written(codec, request);
        fc.pre(body !== undefined);
        expect(findRequestViolations(codec.protocol, asSent(body))).toEqual([]);
      }),
      runs,
    );
  });
  test('plain answers', () => {
    fc.assert(
      fc.property(coreResponse, (response) => {
        expect(findResponseViolations(codec.protocol, 200, JSON.stringify(answered(codec, response)))).toEqual([]);
      }),
      runs,
    );
  });
  test('streams', () => {
    fc.assert(
      fc.property(coreResponse, (response) => {
        expect(collectSteps(codec.grammar, streamed(codec, response))).toEqual([]);
      }),
      runs,
    );
  });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProtocolCodec, UnlocatedLoss } from '../../src/core/codec.ts';
import { LouterError } from '../../src/core/error.ts';
import { eventsOf } from '../../src/core/fold.ts';
import { parseJson, type JsonValue } from '../../src/core/json.ts';
import { toLoss } from '../../src/core/provenance.ts';
import { chain, collectSteps } from '../../src/core/step.ts';
import type { CoreChatRequest, CoreChatResponse } from '../../src/core/types.ts';
import { readFrames } from '../../src/wire/framing.ts';
import { findResponseViolations, findRequestViolations } from '../../src/record/wire-violations.ts';
import { coreRequest, coreResponse } from './arbitraries.ts';
import { asSent, comparable, folded, readAnswer } from './comparable.ts';
import { requestForEverything, backendContext, codecs, frontendContext, paths } from './codecs.ts';
import {
  accepted,
  answered,
  bodyOf,
  bytesOf,
  failed,
  framingOf,
  nameOf,
  plain,
  requestOf,
  streamed,
} from './fixtures.ts';
import { holderOf, resolves } from './pointer.ts';
import { pairRuns } from './runs.ts';
import type { CoreStreamEvent } from '../../src/core/stream-event.ts';

/**
 * What holds for every way through the gateway and every recording: what is written is allowed, is the same each
 * time, and is the same answer streamed and plain; its text is the model's alone; and what is lost is found where the
 * report says.
 */

/** A request as it is written; `undefined` where it cannot be, which is said. */
function written(
  target: ProtocolCodec,
  request: CoreChatRequest,
  unlocatedLosses: UnlocatedLoss[] = [],
): JsonValue | undefined {
  try {
    return target.encodeRequest(request, backendContext(target, request, unlocatedLosses));
  } catch (thrown) {
    if (thrown instanceof LouterError && thrown.detail.kind === 'unsupported') return undefined;
    throw thrown;
  }
}

const named = <T extends Parameters<typeof nameOf>[0]>(fixtures: readonly T[]) =>
  fixtures.map((fixture) => [nameOf(fixture), fixture] as const);

describe.each(paths)('requests of $from to $to', ({ source, target }) => {
  test.for(named(accepted.filter(({ protocol }) => protocol === source.protocol)))('%s', ([, fixture]) => {
    const request = requestOf(fixture);
    const unlocatedLosses: UnlocatedLoss[] = [];
    const body = written(target, request, unlocatedLosses);
    const places = unlocatedLosses.map((each) => toLoss(each, source.wireNames).path);
    expect(places.filter((path) => !resolves(path, fixture.request))).toEqual([]);
    if (body === undefined) return;
    const text = JSON.stringify(body);
    expect(JSON.stringify(written(target, requestOf(fixture)))).toBe(text);
    expect(findRequestViolations(target.protocol, parseJson(text) ?? null)).toEqual([]);
  });
});

describe.each(paths)('generated requests of $from to $to', ({ source, target }) => {
  test('are allowed, the same each time, and lose what is found in their bodies', () => {
    fc.assert(
      fc.property(coreRequest, (generated) => {
        const asked = written(source, generated);
        fc.pre(asked !== undefined);
        const body = asSent(asked);
        const decode = (): CoreChatRequest =>
          source.decodeRequest(body, { model: generated.model, stream: generated.stream });
        const unlocatedLosses: UnlocatedLoss[] = [];
        const request = decode();
        const sent = written(target, request, unlocatedLosses);
        // Where a protocol writes a field in one of several ways, at least what holds it is found.
        const places = unlocatedLosses.map((each) => toLoss(each, source.wireNames).path);
        expect(places.filter((path) => !resolves(path, body) && !resolves(holderOf(path), body))).toEqual([]);
        if (sent === undefined) return;
        expect(findRequestViolations(target.protocol, asSent(sent))).toEqual([]);
        expect(asSent(written(target, decode()))).toEqual(asSent(sent));
      }),
      pairRuns,
    );
  });
});

describe.each(paths)('answers of $from to $to', ({ source, target }) => {
  const asked = requestForEverything(target);
  const plainly = (response: CoreChatResponse, unlocatedLosses: UnlocatedLoss[] = []): string =>
    JSON.stringify(target.encodeResponse(response, frontendContext(asked, unlocatedLosses)));
  const streamedTo = (events: Iterable<CoreStreamEvent>, unlocatedLosses: UnlocatedLoss[] = []) =>
    collectSteps(target.encodeStream(frontendContext(asked, unlocatedLosses)), events);
  const readPlain = (text: string): CoreChatResponse =>
    target.decodeResponse(parseJson(text) ?? null, backendContext(target, asked));

  const answers = plain.filter(({ protocol }) => protocol === source.protocol);
  test.for(named(answers))('%s', ([, fixture]) => {
    const decode = () => source.decodeResponse(bodyOf(fixture), backendContext(source, requestOf(fixture)));
    const unlocatedLosses: UnlocatedLoss[] = [];
    const text = plainly(decode(), unlocatedLosses);
    expect(findResponseViolations(target.protocol, 200, text)).toEqual([]);
    expect(plainly(decode())).toBe(text);
    if (readAnswer(decode()) !== undefined) expect(readAnswer(readPlain(text))).toBe(readAnswer(decode()));
  });

  const streams = answered.filter((fixture) => fixture.protocol === source.protocol && streamed.includes(fixture));
  test.for(named(streams))('%s', ([, fixture]) => {
    const decode = () =>
      collectSteps(
        chain(readFrames(framingOf(fixture)), source.decodeStream(backendContext(source, requestOf(fixture)))),
        [bytesOf(fixture)],
      );
    const events = decode();
    const unsaidOfStream: UnlocatedLoss[] = [];
    const frames = streamedTo(events, unsaidOfStream);
    expect(collectSteps(target.grammar, frames)).toEqual([]);
    expect(streamedTo(decode())).toEqual(frames);
    const read = collectSteps(target.decodeStream(backendContext(target, asked)), frames);
    expect(read.at(-1)?.type).toBe(events.at(-1)?.type);
    if (events.at(-1)?.type !== 'end') return;
    if (readAnswer(folded(events)) !== undefined) expect(readAnswer(folded(read))).toBe(readAnswer(folded(events)));
    const expectSame = (response: CoreChatResponse): void => {
      const unlocatedLosses: UnlocatedLoss[] = [];
      const text = plainly(response, unlocatedLosses);
      // What only one of the two cannot say differs, and has been reported.
      if (unlocatedLosses.length === unsaidOfStream.length)
        expect(comparable(folded(read))).toEqual(comparable(readPlain(text)));
    };
    expectSame(folded(events));
    const single = plain.find(
      ({ protocol, situation }) => protocol === source.protocol && `${situation}-stream` === fixture.situation,
    );
    if (single) expectSame(source.decodeResponse(bodyOf(single), backendContext(source, requestOf(single))));
  });
});

describe.each(codecs)('generated answers to $protocol', (target) => {
  test('have no text but the model’s own, streamed and plain', () => {
    const asked = requestForEverything(target);
    fc.assert(
      fc.property(coreResponse, (response) => {
        const body = asSent(target.encodeResponse(response, frontendContext(asked)));
        expect(readAnswer(target.decodeResponse(body, backendContext(target, asked)))).toBe(readAnswer(response));
        const frames = collectSteps(target.encodeStream(frontendContext(asked)), eventsOf(response));
        expect(readAnswer(folded(collectSteps(target.decodeStream(backendContext(target, asked)), frames)))).toBe(
          readAnswer(response),
        );
      }),
      pairRuns,
    );
  });
});

describe.each(paths)('refusals of $from to $to', ({ source, target }) => {
  test.for(named(failed.filter(({ protocol }) => protocol === source.protocol)))('%s', ([, fixture]) => {
    const { status, headers } = fixture.response;
    const error = source.decodeError({ status, headers: Object.fromEntries(headers), body: bodyOf(fixture) });
    const reply = target.encodeError(error);
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(findResponseViolations(target.protocol, reply.status, JSON.stringify(reply.body))).toEqual([]);
    // Clients know a prompt that is too long by the words of their own vendor.
    const { kind, message, tokens } = error;
    expect(target.decodeError(reply)).toMatchObject(
      kind === 'context-length' ? { kind, ...(tokens && { tokens }) } : { kind, message },
    );
  });
});

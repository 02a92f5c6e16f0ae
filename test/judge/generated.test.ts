import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LouterError } from '../../src/core/error.ts';
import { eventsOf } from '../../src/core/fold.ts';
import type { JsonValue } from '../../src/core/json.ts';
import { collectSteps } from '../../src/core/step.ts';
import { coreRequest, coreResponse } from '../laws/arbitraries.ts';
import { backendContext, frontendContext, paths, requestForEverything } from '../laws/codecs.ts';
import { asSent } from '../laws/comparable.ts';
import { pairRuns } from '../laws/runs.ts';
import { shownFindings } from '../support/trace-of.ts';
import { findingsOfEvents, findingsOfRequest, findingsOfResponse, framesAsJson } from './legs.ts';

/** Whatever a client or a backend says, from each protocol to each: what is made of it contradicts it nowhere. */

describe.each(paths)('generated exchanges from $from to $to', ({ source, target }) => {
  test('have no contradiction in their requests', () => {
    fc.assert(
      fc.property(coreRequest, (generated) => {
        const body = writtenBy(() => source.encodeRequest(generated, backendContext(source, generated)));
        if (body === undefined || mentionsLostMedia(body)) return;
        const decode = () => source.decodeRequest(body, { model: generated.model, stream: generated.stream });
        expect(shownFindings(findingsOfRequest({ source, target, decode, body }))).toEqual([]);
      }),
      pairRuns,
    );
  });

  test('have no contradiction in their answers, streamed and plain', () => {
    const [asked, own] = [requestForEverything(target), requestForEverything(source)];
    fc.assert(
      fc.property(coreResponse, (generated) => {
        const body = asSent(source.encodeResponse(generated, frontendContext(own)));
        const leg = { source, target, asked, written: [body] };
        const response = source.decodeResponse(body, backendContext(source, own));
        expect(shownFindings(findingsOfResponse(response, leg))).toEqual([]);
        const frames = collectSteps(source.encodeStream(frontendContext(own)), eventsOf(generated));
        const events = collectSteps(source.decodeStream(backendContext(source, own)), frames);
        const streamed = { source, target, asked, written: framesAsJson(frames) };
        if (events.at(-1)?.type === 'end') expect(shownFindings(findingsOfEvents(events, streamed))).toEqual([]);
      }),
      pairRuns,
    );
  });
});

/** The body, unless the protocol has no way to write what was generated. */
function writtenBy(encode: () => unknown): ReturnType<typeof asSent> | undefined {
  try {
    return asSent(encode());
  } catch (error) {
    if (error instanceof LouterError) return undefined;
    throw error;
  }
}

/** Whether the generated client wrote what stands for media that its protocol lacks: these words are a vendor's stand-in, too. */
const mentionsLostMedia = (body: JsonValue): boolean => JSON.stringify(body).includes('that cannot be shown here');

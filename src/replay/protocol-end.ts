import type { ProtocolCodec } from '../core/codec.ts';
import { LouterError } from '../core/error.ts';
import { chain, collectSteps, type Framing } from '../core/step.ts';
import type { CoreChatRequest } from '../core/types.ts';
import { readFrames, createFrameWriter } from '../wire/framing.ts';
import type { ByteSpan } from './event-spans.ts';
import { createDecodingContext } from './indexed-fixture.ts';

// How a stream ends does not depend on what was asked.
const anyRequest: CoreChatRequest = { model: 'replay', messages: [], stream: true };

/** A whole stream and where its events lie. */
export interface StreamEvents {
  readonly codec: ProtocolCodec;
  readonly framing: Framing;
  readonly body: Buffer;
  readonly spans: readonly ByteSpan[];
}

/** The first event after which a stream may end: from there on its protocol takes it for finished. */
export function findFinishingEvent(stream: StreamEvents): number | undefined {
  const { body, spans } = stream;
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isFinished(stream, body.subarray(0, spans[middle]?.to))) high = middle;
    else low = middle + 1;
  }
  return low < spans.length ? low : undefined;
}

function isFinished({ codec, framing }: StreamEvents, beginning: Buffer): boolean {
  try {
    const step = chain(readFrames(framing), codec.decodeStream(createDecodingContext(codec, anyRequest)));
    return collectSteps(step, [beginning]).at(-1)?.type === 'end';
  } catch (thrown) {
    if (thrown instanceof LouterError) return false;
    throw thrown;
  }
}

/** The event a protocol reports an error with, as the first event of a stream or as a later one, and the last. */
export function encodeErrorEvent(codec: ProtocolCodec, framing: Framing, place: 'first' | 'later'): Buffer {
  const step = codec.encodeStream({ request: anyRequest, report() {}, now: 0, mint: (prefix) => prefix });
  const error = { kind: 'overloaded', message: 'the mock was told to fail here' } as const;
  const frames = collectSteps(step, [{ type: 'error', error }]);
  const frame = frames.findLast(({ data }) => data.includes(error.message));
  if (!frame) throw new Error(`${codec.protocol} says no errors in a stream`);
  const writer = createFrameWriter(framing);
  // What a framing puts between events and not before the first one, such as an array's comma.
  if (place === 'later') writer.frame({ data: '' });
  return Buffer.from(writer.frame(frame) + writer.end());
}

import { asObject, parseJson, type JsonValue } from '../core/json.ts';
import { fromCloudForm } from '../protocols/anthropic/cloud-form.ts';
import type { Frame, Framing } from '../core/step.ts';
import type { CoreChatRequest } from '../core/types.ts';
import { readFrames } from '../wire/framing.ts';
import type { TraceViolation } from './wire-violations.ts';
import type { CoreStreamEvent } from '../core/stream-event.ts';
import type { StoredMessage } from './store/stored-trace.ts';

/** A Core event, and when the bytes that completed it arrived, in milliseconds since the exchange began. */
export interface TimedEvent {
  atMs: number;
  event: CoreStreamEvent;
}

/** What was read of a recorded message. Nothing of it is to be changed. */
interface MessageReading {
  json?: { value: JsonValue | undefined };
  stream?: RecordedStream;
  /** Null where it is no request of its protocol. */
  request?: CoreChatRequest | null;
  /** The events of a response, and the request that they answer. */
  answer?: { request: CoreChatRequest | null; events: TimedEvent[] };
  violations?: TraceViolation[];
}

const readings = new WeakMap<StoredMessage, MessageReading>();

/**
 * What is derived from an exchange and its check read the same messages, each of which may be some megabytes: what was read of one is
 * read once, as long as the message is in memory.
 */
export function readingOf(message: StoredMessage): MessageReading {
  const known = readings.get(message);
  if (known) return known;
  const reading: MessageReading = {};
  readings.set(message, reading);
  return reading;
}

/** The body of a message, where it is JSON. */
export function jsonBodyOf(message: StoredMessage): JsonValue | undefined {
  const { body } = message;
  return body ? (readingOf(message).json ??= { value: parseMessage(message, body) }).value : undefined;
}

/** A request in the form of a cloud is read as one of its protocol. */
function parseMessage({ target }: StoredMessage, body: Buffer): JsonValue | undefined {
  const value = parseJson(body.toString('utf8').replace(/^\ufeff/, ''));
  const json = target ? asObject(value) : undefined;
  return (target && json && fromCloudForm(target, json)?.body) ?? value;
}

/** A frame of a recorded stream. */
export class RecordedFrame implements Frame {
  readonly event?: string;
  readonly data: string;
  /** When its last byte arrived, in milliseconds since the exchange began. */
  readonly atMs: number;
  #parsed: { json: JsonValue | undefined } | undefined;

  constructor({ event, data }: Frame, atMs: number) {
    if (event !== undefined) this.event = event;
    this.data = data;
    this.atMs = atMs;
  }

  json(): JsonValue | undefined {
    return (this.#parsed ??= { json: parseJson(this.data) }).json;
  }
}

/** A stream as far as it can be read. */
interface RecordedStream {
  framing: Framing;
  frames: readonly RecordedFrame[];
  /** Why it cannot be read to its end. */
  fault: Error | undefined;
  /** When its last bytes arrived, or those at fault. */
  endMs: number;
}

/**
 * The frames of a stream by the chunks in which it arrived. They are read once for the decoder, the grammar and the check, and
 * each is parsed once, which saves a seventh of the CPU time in which a stream is derived and checked.
 */
export function readStream(message: StoredMessage, framing: Framing): RecordedStream {
  const reading = readingOf(message);
  if (reading.stream?.framing === framing) return reading.stream;
  const frames: RecordedFrame[] = [];
  const stream: RecordedStream = { framing, frames, fault: undefined, endMs: 0 };
  const reader = readFrames(framing)((frame) => frames.push(new RecordedFrame(frame, stream.endMs)));
  try {
    for (const { atMs, bytes } of message.chunks) {
      stream.endMs = atMs;
      reader.push(bytes);
    }
    reader.end();
  } catch (thrown) {
    stream.fault = thrown instanceof Error ? thrown : new Error(String(thrown));
  }
  reading.stream = stream;
  return stream;
}

/** The frames of a body; `undefined` where it cannot be read to its end, or the arrival of some of its bytes is not known. */
export function framesOf(message: StoredMessage, framing: Framing): readonly RecordedFrame[] | undefined {
  const { body, chunks } = message;
  if (chunks.reduce((sum, { bytes }) => sum + bytes.length, 0) !== body?.length) return undefined;
  const { frames, fault } = readStream(message, framing);
  return fault === undefined ? frames : undefined;
}

import { isUtf8 } from 'node:buffer';
import { crc32 } from 'node:zlib';
import { toAnthropicError, toBedrockException } from '../core/bedrock-errors.ts';
import { LouterError } from '../core/error.ts';
import { asObject, asString, parseJson, type JsonObject, type JsonValue } from '../core/json.ts';
import { offsetMapper, type Redacted } from '../core/redact/redact.ts';
import { chain, type Frame, type Step } from '../core/step.ts';

// The event stream of AWS (docs.aws.amazon.com, "Amazon Transcribe", "Event stream encoding"): frames of a length, header fields,
// a payload and checksums. Traces hold them as they were received, and are read where no package of AWS is installed.

export const eventStreamType = 'application/vnd.amazon.eventstream';

/** A frame of an event stream. */
export interface EventStreamMessage {
  /** All of its bytes. */
  readonly bytes: Buffer;
  /** Its header fields that are strings. */
  readonly headers: ReadonlyMap<string, string>;
  readonly payload: Buffer;
}

const maxFrameBytes = 24 * 1024 * 1024;
/** Length, length of the header fields, and their checksum. */
const preludeBytes = 12;
const checksumBytes = 4;

const brokenStream = (why: string): LouterError =>
  new LouterError({ kind: 'bad-upstream-reply', message: `the event stream of the upstream is broken: ${why}` });

// ---------------------------------------------------------------- bytes to frames

/**
 * Divides bytes, in any pieces, into the frames of an event stream.
 * @throws {LouterError} `bad-upstream-reply` where a frame is broken, behind those before it, and from `end` where one is cut.
 */
export const readMessages: Step<Uint8Array, EventStreamMessage> = (emit) => {
  let held: Uint8Array[] = [];
  let size = 0;
  /** How many bytes the next step of reading takes: they are put together only then. */
  let needed = checksumBytes;
  return {
    push(bytes) {
      held.push(bytes);
      size += bytes.length;
      if (size < needed) return;
      let rest = Buffer.concat(held, size);
      for (let length = frameLength(rest); length <= rest.length; length = frameLength(rest)) {
        emit(readMessage(rest.subarray(0, length)));
        rest = rest.subarray(length);
      }
      needed = frameLength(rest);
      held = rest.length === 0 ? [] : [rest];
      size = rest.length;
    },
    end() {
      if (size > 0) throw brokenStream('it ends in the middle of a frame');
    },
  };
};

/** The length of the first frame, or how many bytes are needed to know it. */
function frameLength(bytes: Buffer): number {
  if (bytes.length < checksumBytes) return checksumBytes;
  const length = bytes.readUInt32BE(0);
  if (length < preludeBytes + checksumBytes || length > maxFrameBytes) throw brokenStream(`a frame of ${length} bytes`);
  if (bytes.length < preludeBytes) return preludeBytes;
  if (crc32(bytes.subarray(0, 8)) !== bytes.readUInt32BE(8))
    throw brokenStream('the checksum of the length of a frame does not match');
  return length;
}

function readMessage(bytes: Buffer): EventStreamMessage {
  const end = bytes.length - checksumBytes;
  const headersEnd = preludeBytes + bytes.readUInt32BE(4);
  if (headersEnd > end) throw brokenStream('the header fields of a frame are longer than the frame');
  if (crc32(bytes.subarray(0, end)) !== bytes.readUInt32BE(end))
    throw brokenStream('the checksum of a frame does not match');
  return {
    bytes,
    headers: readHeaders(bytes.subarray(preludeBytes, headersEnd)),
    payload: bytes.subarray(headersEnd, end),
  };
}

const stringType = 7;
/** The lengths of the values of each type, in bytes; `undefined`: the length precedes the value. */
const valueLengths: readonly (number | undefined)[] = [0, 0, 1, 2, 4, 8, undefined, undefined, 8, 16];

function readHeaders(bytes: Buffer): Map<string, string> {
  const headers = new Map<string, string>();
  let at = 0;
  const take = (length: number): Buffer => {
    if (at + length > bytes.length) throw brokenStream('a header field of a frame is cut');
    at += length;
    return bytes.subarray(at - length, at);
  };
  while (at < bytes.length) {
    const name = take(take(1).readUInt8()).toString('utf8');
    const type = take(1).readUInt8();
    if (type >= valueLengths.length) throw brokenStream(`a header field of the unknown type ${type}`);
    const value = take(valueLengths[type] ?? take(2).readUInt16BE());
    if (type === stringType) headers.set(name, value.toString('utf8'));
  }
  return headers;
}

// ---------------------------------------------------------------- frames to bytes

/** A frame with these header fields. */
function writeMessage(headers: Readonly<Record<string, string>>, payload: Uint8Array): Buffer {
  const fields = Object.entries(headers).flatMap(([name, value]) => {
    const [nameBytes, valueBytes] = [Buffer.from(name), Buffer.from(value)];
    const type = Buffer.from([stringType, valueBytes.length >>> 8, valueBytes.length & 0xff]);
    return [Buffer.from([nameBytes.length]), nameBytes, type, valueBytes];
  });
  return encodeMessage(Buffer.concat(fields), payload);
}

function encodeMessage(headers: Uint8Array, payload: Uint8Array): Buffer {
  const bytes = Buffer.alloc(preludeBytes + headers.length + payload.length + checksumBytes);
  bytes.writeUInt32BE(bytes.length, 0);
  bytes.writeUInt32BE(headers.length, 4);
  bytes.writeUInt32BE(crc32(bytes.subarray(0, 8)), 8);
  bytes.set(headers, preludeBytes);
  bytes.set(payload, preludeBytes + headers.length);
  bytes.writeUInt32BE(crc32(bytes.subarray(0, -checksumBytes)), bytes.length - checksumBytes);
  return bytes;
}

// ---------------------------------------------------------------- events of Anthropic

/** Divides bytes, in any pieces, into the events of Anthropic that an event stream carries. @throws as `readMessages` does. */
export const readEventStream: Step<Uint8Array, Frame> = chain(readMessages, (emit) => ({
  push(message) {
    const frame = toFrame(message);
    if (frame) emit(frame);
  },
  end() {},
}));

/**
 * `undefined` for a message that carries none: an event without a type, which keeps the connection alive, and an event of another
 * kind, which the clients of AWS skip too.
 */
function toFrame({ headers, payload }: EventStreamMessage): Frame | undefined {
  switch (headers.get(':message-type')) {
    case 'exception':
      return exceptionFrame(headers.get(':exception-type'), parseJson(payload.toString('utf8')) ?? null);
    case 'error': {
      const message = headers.get(errorMessage) ?? payload.toString('utf8');
      return exceptionFrame(headers.get(':error-code'), { message });
    }
    case 'event':
      return chunkFrame(headers.get(':event-type') ?? 'chunk', payload);
    default:
      throw brokenStream('a message that is neither an event nor an error');
  }
}

function chunkFrame(eventType: string, payload: Buffer): Frame | undefined {
  const chunk = readJson(payload, `an event "${eventType}"`);
  if (eventType !== 'chunk') return undefined;
  const encoded = asString(asObject(chunk)?.['bytes']);
  if (encoded === undefined) throw brokenStream('an event "chunk" without its bytes');
  const data = Buffer.from(encoded, 'base64');
  const event = asString(asObject(readJson(data, 'the bytes of an event "chunk"'))?.['type']);
  return event === undefined ? undefined : { event, data: data.toString('utf8') };
}

function readJson(bytes: Buffer, what: string): JsonValue {
  const value = isUtf8(bytes) ? parseJson(bytes.toString('utf8')) : undefined;
  if (value === undefined) throw brokenStream(`${what} is not JSON`);
  return value;
}

function exceptionFrame(name: string | undefined, body: JsonValue): Frame {
  const shown = name === undefined ? 'exception' : name.charAt(0).toUpperCase() + name.slice(1);
  const error = toAnthropicError(shown, body) ?? { type: 'error', error: { type: 'api_error', message: shown } };
  return { event: 'error', data: JSON.stringify(error) };
}

/** An event of Anthropic as a frame: an error is an exception, and one that cannot be read is the end of the answer. */
export function writeEventStreamFrame({ event, data }: Frame): Buffer {
  const json = parseJson(data);
  if (json === undefined)
    return writeException('internalServerException', 'the answer broke off in the middle of an event');
  if (event === 'error') {
    const { name, message = data } = toBedrockException(json);
    return writeException(name, message);
  }
  return writeMessage(
    { ':event-type': 'chunk', ':content-type': 'application/json', ':message-type': 'event' },
    toJsonBytes({ bytes: Buffer.from(data).toString('base64') }),
  );
}

const writeException = (name: string, message: string): Buffer =>
  writeMessage(
    { ':exception-type': name, ':content-type': 'application/json', ':message-type': 'exception' },
    toJsonBytes({ message }),
  );

const toJsonBytes = (value: JsonObject): Buffer => Buffer.from(JSON.stringify(value));

// ---------------------------------------------------------------- texts in frames

/** What is written in a frame, as a server-sent event; its bytes are at `from` up to but not including `to`. */
interface WrittenText {
  readonly text: Buffer;
  readonly from: number;
  readonly to: number;
}

const errorMessage = ':error-message';
const beforeText = Buffer.from('data: ');
const afterText = Buffer.from('\n\n');

/**
 * The text of a frame, which a credential may be in: of an event what its payload has in base64, of an error without a payload its
 * message.
 */
export function textOfMessage({ headers, payload }: EventStreamMessage): WrittenText {
  const encoded = encodedIn(headers, payload);
  const message = payload.length === 0 ? headers.get(errorMessage) : undefined;
  const written = encoded === undefined ? Buffer.from(message ?? payload) : Buffer.from(encoded, 'base64');
  // A line end would end the event.
  const line = Buffer.from(written).map((byte) => (byte === 0x0a || byte === 0x0d ? 0x20 : byte));
  const text = Buffer.concat([beforeText, line, afterText]);
  return { text, from: beforeText.length, to: beforeText.length + line.length };
}

const encodedIn = (headers: EventStreamMessage['headers'], payload: Buffer): string | undefined =>
  headers.get(':event-type') === 'chunk'
    ? asString(asObject(parseJson(payload.toString('utf8')))?.['bytes'])
    : undefined;

/** The frame with another text in its place. */
export function withText({ bytes, headers, payload }: EventStreamMessage, text: Buffer): Buffer {
  if (payload.length === 0 && headers.has(errorMessage))
    return writeMessage({ ...Object.fromEntries(headers), [errorMessage]: text.toString('utf8') }, payload);
  const isEncoded = encodedIn(headers, payload) !== undefined;
  const ownHeaders = bytes.subarray(preludeBytes, bytes.length - payload.length - checksumBytes);
  return encodeMessage(ownHeaders, isEncoded ? toJsonBytes({ bytes: text.toString('base64') }) : text);
}

/**
 * An event stream whose texts are redacted as those of server-sent events. What follows a frame that is broken, or is no event
 * stream, is redacted as bytes.
 */
export function redactEventStream(
  body: Buffer,
  { events, bytes }: Record<'events' | 'bytes', (source: Buffer) => Redacted>,
): Redacted {
  const messages = collectWhole(body);
  const texts = messages.map(textOfMessage);
  const redacted = events(Buffer.concat(texts.map(({ text }) => text)));
  const pieces: Buffer[] = [];
  const replaced: { start: number; end: number; size: number }[] = [];
  let [at, textAt] = [0, 0];
  messages.forEach((message, index) => {
    const { text, from, to } = texts[index] ?? { text: beforeText, from: 0, to: 0 };
    const now = redacted.bytes.subarray(redacted.offset(textAt + from), redacted.offset(textAt + to));
    const isSame = now.equals(text.subarray(from, to));
    const piece = isSame ? message.bytes : withText(message, now);
    pieces.push(piece);
    if (!isSame) replaced.push({ start: at, end: at + message.bytes.length, size: piece.length });
    at += message.bytes.length;
    textAt += text.length;
  });
  const tail = body.subarray(at);
  const rest = bytes(tail);
  const offset = offsetMapper(replaced);
  const restFrom = offset(at);
  return {
    bytes: replaced.length === 0 && rest.bytes === tail ? body : Buffer.concat([...pieces, rest.bytes]),
    offset: (old) => (old <= at ? offset(old) : restFrom + rest.offset(old - at)),
  };
}

/** The frames of a body up to the first that is broken or cut. */
function collectWhole(body: Buffer): EventStreamMessage[] {
  const messages: EventStreamMessage[] = [];
  try {
    readMessages((message) => messages.push(message)).push(body);
  } catch (thrown) {
    if (!(thrown instanceof LouterError)) throw thrown;
  }
  return messages;
}

import { isUtf8 } from 'node:buffer';
import type { EventStreamCodec, Message } from '@smithy/eventstream-codec';
import { LouterError, toLouterError } from '../../core/error.ts';
import { asObject, asString, parseJson, type JsonValue } from '../../core/json.ts';
import type { Transport, UpstreamResponse } from '../attempt/transport.ts';
import { convertBody, decodeBody, destroyBody } from '../stream/body-stream.ts';
import { toAnthropicError } from './bedrock.ts';
import { loadOptional } from './optional-package.ts';

// The event stream of AWS (docs.aws.amazon.com, "Amazon Transcribe", "Event stream encoding"): frames of a length, header fields,
// a payload and checksums.

export const eventStreamType = 'application/vnd.amazon.eventstream';

/** @throws {LouterError} `upstream` if its package is not installed. */
export async function loadEventStreamCodec(): Promise<EventStreamCodec> {
  const { EventStreamCodec: Codec } = await loadOptional(
    () => import('@smithy/eventstream-codec'),
    ['@smithy/eventstream-codec'],
    'streams in the form of Amazon Bedrock need',
  );
  return new Codec(
    (bytes) => (typeof bytes === 'string' ? bytes : Buffer.from(bytes).toString('utf8')),
    (text) => Buffer.from(text, 'utf8'),
  );
}

/**
 * Makes the event streams that a transport receives the server-sent events of Anthropic which they carry. A request for a stream is not
 * sent where none could be read.
 */
export function withEventStreams(transport: Transport): Transport {
  return {
    async send(request, options, signal) {
      const expected = request.stream ? await loadEventStreamCodec() : undefined;
      const response = await transport.send(request, options, signal);
      if (!response.header('content-type')?.startsWith(eventStreamType)) return response;
      try {
        return toServerSentEvents(response, expected ?? (await loadEventStreamCodec()));
      } catch (error) {
        destroyBody(response.body);
        throw error;
      }
    },
    stop: () => transport.stop(),
  };
}

function toServerSentEvents(response: UpstreamResponse, codec: EventStreamCodec): UpstreamResponse {
  const isOther = (name: string): boolean => !/^content-(?:type|length|encoding)$/i.test(name);
  return {
    ...response,
    headers: [...response.headers.filter(([name]) => isOther(name)), ['content-type', 'text/event-stream']],
    header: (name) =>
      name === 'content-type' ? 'text/event-stream' : isOther(name) ? response.header(name) : undefined,
    note: {
      what: 'recorded the events in the event stream of the backend, not its bytes',
      saw: eventStreamType,
      made: 'text/event-stream',
    },
    body: convertBody(decodeBody(response), (bytes) => decodeEvents(codec, bytes)),
  };
}

const maxFrameBytes = 24 * 1024 * 1024;
/** Length, length of the header fields, and their checksum; behind the payload another one. */
const minFrameBytes = 16;

/**
 * Decodes an event stream into server-sent events. It fails where a frame is broken or cut, behind the events
 * before it: a cut answer must not look finished.
 */
async function* decodeEvents(codec: EventStreamCodec, bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of bytes) {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    let events = '';
    let failure: LouterError | undefined;
    try {
      for (let frame = takeFrame(held); frame; frame = takeFrame(held)) {
        events += encodeEvent(decodeFrame(codec, frame));
        held = held.subarray(frame.length);
      }
    } catch (error) {
      failure = toLouterError(error);
    }
    if (events !== '') yield Buffer.from(events);
    if (failure) throw failure;
  }
  if (held.length > 0) throw brokenStream('it ends in the middle of a frame');
}

/** The first frame; `undefined` where it is not complete. */
function takeFrame(held: Buffer): Buffer | undefined {
  if (held.length < 4) return undefined;
  const length = held.readUInt32BE(0);
  if (length < minFrameBytes || length > maxFrameBytes) throw brokenStream(`a frame of ${length} bytes`);
  return held.length < length ? undefined : held.subarray(0, length);
}

function decodeFrame(codec: EventStreamCodec, bytes: Buffer): Message {
  try {
    return codec.decode(bytes);
  } catch (error) {
    throw brokenStream(error instanceof Error ? error.message : String(error), error);
  }
}

const brokenStream = (why: string, cause?: unknown): LouterError =>
  new LouterError(
    { kind: 'bad-upstream-reply', message: `the event stream of the upstream is broken: ${why}` },
    { cause },
  );

/**
 * A message as a server-sent event of Anthropic; empty for one that carries none: an event without a type, which keeps the
 * connection alive, and an event of another kind, which the clients of AWS skip too.
 */
function encodeEvent({ headers, body }: Message): string {
  const field = (name: string): string | undefined => {
    const value = headers[name]?.value;
    return typeof value === 'string' ? value : undefined;
  };
  const payload = Buffer.from(body);
  switch (field(':message-type')) {
    case 'exception':
      return encodeException(field(':exception-type'), parseJson(payload.toString('utf8')) ?? null);
    case 'error':
      return encodeException(field(':error-code'), { message: field(':error-message') ?? payload.toString('utf8') });
    case 'event':
      return encodeChunk(field(':event-type') ?? 'chunk', payload);
    default:
      throw brokenStream('a message that is neither an event nor an error');
  }
}

function encodeChunk(eventType: string, payload: Buffer): string {
  const frame = readJson(payload, `an event "${eventType}"`);
  if (eventType !== 'chunk') return '';
  const encoded = asString(asObject(frame)?.['bytes']);
  if (encoded === undefined) throw brokenStream('an event "chunk" without its bytes');
  const data = Buffer.from(encoded, 'base64');
  const type = asString(asObject(readJson(data, 'the bytes of an event "chunk"'))?.['type']);
  // Line ends between the tokens of JSON would end the field.
  const [name, line] = [type, data.toString('utf8')].map((text) => text?.replaceAll(/[\r\n]/g, ' '));
  return name === undefined ? '' : `event: ${name}\ndata: ${line}\n\n`;
}

function readJson(bytes: Buffer, what: string): JsonValue {
  const value = isUtf8(bytes) ? parseJson(bytes.toString('utf8')) : undefined;
  if (value === undefined) throw brokenStream(`${what} is not JSON`);
  return value;
}

function encodeException(name: string | undefined, body: JsonValue): string {
  const shown = name === undefined ? 'exception' : name.charAt(0).toUpperCase() + name.slice(1);
  const error = toAnthropicError(shown, body) ?? { type: 'error', error: { type: 'api_error', message: shown } };
  return `event: error\ndata: ${JSON.stringify(error)}\n\n`;
}

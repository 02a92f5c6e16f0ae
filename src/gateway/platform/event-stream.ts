import { pipeline, Transform } from 'node:stream';
import type { EventStreamCodec, Message } from '@smithy/eventstream-codec';
import { LouterError } from '../../core/error.ts';
import { asObject, asString, parseJson, type JsonValue } from '../../core/json.ts';
import type { Transport } from '../attempt/transport.ts';
import { toAnthropicError } from './bedrock.ts';
import { loadOptional } from './optional-package.ts';

// The event stream of AWS (docs.aws.amazon.com, "Amazon Transcribe", "Event stream encoding"): frames of a length, header fields,
// a payload and checksums.

export const eventStreamType = 'application/vnd.amazon.eventstream';

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

/** Makes the event streams that a transport receives the server-sent events of Anthropic which they carry. */
export function withEventStreams(transport: Transport): Transport {
  return {
    async send(request, options, signal) {
      const response = await transport.send(request, options, signal);
      if (!response.header('content-type')?.startsWith(eventStreamType)) return response;
      const codec = await loadEventStreamCodec();
      const isOther = (name: string): boolean => !/^content-(?:type|length)$/i.test(name);
      return {
        ...response,
        headers: [...response.headers.filter(([name]) => isOther(name)), ['content-type', 'text/event-stream']],
        header: (name) =>
          name === 'content-type' ? 'text/event-stream' : isOther(name) ? response.header(name) : undefined,
        body: pipeline(response.body, createEventDecoder(codec), () => {}),
      };
    },
    stop: () => transport.stop(),
  };
}

const maxFrameBytes = 24 * 1024 * 1024;
/** Length, length of the header fields, and their checksum; behind the payload another one. */
const minFrameBytes = 16;

/** Decodes an event stream into server-sent events. It fails where a frame is broken or cut: a cut answer must not look finished. */
function createEventDecoder(codec: EventStreamCodec): Transform {
  let held: Buffer = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
      let text = '';
      try {
        while (held.length >= 4) {
          const length = held.readUInt32BE(0);
          if (length < minFrameBytes || length > maxFrameBytes) throw new Error(`a frame of ${length} bytes`);
          if (held.length < length) break;
          text += encodeEvent(codec.decode(held.subarray(0, length)));
          held = held.subarray(length);
        }
      } catch (error) {
        return done(brokenStream(error instanceof Error ? error.message : String(error)), Buffer.from(text));
      }
      done(null, Buffer.from(text));
    },
    flush(done) {
      done(held.length > 0 ? brokenStream('it ends in the middle of a frame') : null);
    },
  });
}

const brokenStream = (why: string): LouterError =>
  new LouterError({ kind: 'bad-upstream-reply', message: `the event stream of the upstream is broken: ${why}` });

/** A message as a server-sent event of Anthropic; empty for one that carries none. */
function encodeEvent({ headers, body }: Message): string {
  const field = (name: string): string | undefined => {
    const value = headers[name]?.value;
    return typeof value === 'string' ? value : undefined;
  };
  const payload = Buffer.from(body).toString('utf8');
  switch (field(':message-type')) {
    case 'exception':
      return encodeException(field(':exception-type'), parseJson(payload) ?? null);
    case 'error':
      return encodeException(field(':error-code'), { message: field(':error-message') ?? payload });
    default: {
      const encoded = asString(asObject(parseJson(payload))?.['bytes']);
      if (encoded === undefined) return '';
      const data = Buffer.from(encoded, 'base64').toString('utf8');
      const type = asString(asObject(parseJson(data))?.['type']);
      return type === undefined ? '' : `event: ${type}\ndata: ${data.replaceAll('\n', '')}\n\n`;
    }
  }
}

function encodeException(name: string | undefined, body: JsonValue): string {
  const shown = name === undefined ? 'exception' : name.charAt(0).toUpperCase() + name.slice(1);
  const error = toAnthropicError(shown, body) ?? { type: 'error', error: { type: 'api_error', message: shown } };
  return `event: error\ndata: ${JSON.stringify(error)}\n\n`;
}

import type { EventStreamCodec } from '@smithy/eventstream-codec';
import { asObject, asString, parseJson, type JsonValue } from '../core/json.ts';
import type { Frame } from '../core/step.ts';
import type { ResponseWriter } from '../gateway/exchange-io.ts';
import { eventStreamType } from '../gateway/platform/event-stream.ts';
import { bedrockErrorHeaders, toBedrockErrorBody } from './cloud-errors.ts';
import { framingOfContentType, readFrames } from '../wire/framing.ts';

/** Bedrock's exceptions in a stream, by the types of Anthropic's errors. */
const exceptions: ReadonlyMap<string, string> = new Map([
  ['invalid_request_error', 'validationException'],
  ['rate_limit_error', 'throttlingException'],
  ['overloaded_error', 'serviceUnavailableException'],
  ['timeout_error', 'modelTimeoutException'],
]);

/** Writes an answer of Anthropic's Messages API as a client of Amazon Bedrock reads it: InvokeModel, and its event streams. */
export class BedrockResponseWriter implements ResponseWriter {
  readonly #writer: ResponseWriter;
  readonly #codec: EventStreamCodec | undefined;
  readonly #isCount: boolean;
  #form: 'plain' | 'stream' | 'rewritten' = 'plain';
  /** A body that is written when it is complete. */
  readonly #held: Buffer[] = [];
  #frames: Buffer[] = [];
  #isBroken = false;
  readonly #events = readFrames('sse')((frame) => this.#addFrame(frame));

  /** @param options.codec of event streams; absent: the operation has none. */
  constructor(writer: ResponseWriter, { codec, isCount }: { codec: EventStreamCodec | undefined; isCount: boolean }) {
    this.#writer = writer;
    this.#codec = codec;
    this.#isCount = isCount;
  }

  get signal(): AbortSignal {
    return this.#writer.signal;
  }

  writeHead(status: number, headers: Readonly<Record<string, string>>): void {
    const isStream =
      this.#codec !== undefined && status < 300 && framingOfContentType(headers['content-type'] ?? '') === 'sse';
    this.#form = isStream ? 'stream' : status >= 400 || this.#isCount ? 'rewritten' : 'plain';
    if (this.#form === 'plain') return this.#writer.writeHead(status, headers);
    const { 'content-length': _, ...kept } = headers;
    this.#writer.writeHead(status, {
      ...kept,
      ...(isStream && { 'content-type': eventStreamType, 'x-amzn-bedrock-content-type': 'application/json' }),
      ...(status >= 400 && bedrockErrorHeaders(status)),
    });
  }

  write(piece: Buffer | string): boolean {
    switch (this.#form) {
      case 'plain':
        return this.#writer.write(piece);
      case 'rewritten':
        this.#held.push(toBytes(piece));
        return true;
      case 'stream': {
        this.#events.push(toBytes(piece));
        const bytes = this.#takeFrames();
        return bytes.length === 0 || this.#writer.write(bytes);
      }
    }
  }

  drained(): Promise<void> {
    return this.#writer.drained();
  }

  end(piece?: Buffer | string): void {
    if (piece !== undefined && this.#form !== 'plain') this.write(piece);
    switch (this.#form) {
      case 'plain':
        return this.#writer.end(piece);
      case 'rewritten':
        return this.#writer.end(this.#rewrite());
      case 'stream':
        this.#events.end();
        return this.#writer.end(this.#takeFrames());
    }
  }

  destroy(): void {
    this.#writer.destroy();
  }

  #takeFrames(): Buffer {
    const bytes = Buffer.concat(this.#frames);
    this.#frames = [];
    return bytes;
  }

  /** Counts have another name, and errors have their message where clients of AWS look for it, too. */
  #rewrite(): string {
    const text = Buffer.concat(this.#held).toString('utf8');
    const body = asObject(parseJson(text));
    if (!body) return text;
    if (this.#isCount && 'input_tokens' in body) return JSON.stringify({ inputTokens: body['input_tokens'] });
    return JSON.stringify(toBedrockErrorBody(body));
  }

  /** An answer that ends in the middle of an event, or has one that cannot be read, ends with an exception there. */
  #addFrame(frame: Frame): void {
    if (this.#isBroken || !this.#codec) return;
    this.#isBroken = parseJson(frame.data) === undefined;
    this.#frames.push(this.#isBroken ? encodeBreak(this.#codec) : encodeFrame(this.#codec, frame));
  }
}

const toBytes = (piece: Buffer | string): Buffer => (typeof piece === 'string' ? Buffer.from(piece) : piece);

function encodeFrame(codec: EventStreamCodec, { event, data }: Frame): Buffer {
  if (event !== 'error')
    return writeMessage(
      codec,
      { ':event-type': 'chunk', ':content-type': 'application/json', ':message-type': 'event' },
      { bytes: Buffer.from(data).toString('base64') },
    );
  const error = asObject(asObject(parseJson(data))?.['error']);
  const type = exceptions.get(asString(error?.['type']) ?? '') ?? 'internalServerException';
  return encodeException(codec, type, asString(error?.['message']) ?? data);
}

const encodeBreak = (codec: EventStreamCodec): Buffer =>
  encodeException(codec, 'internalServerException', 'the answer broke off in the middle of an event');

const encodeException = (codec: EventStreamCodec, type: string, message: string): Buffer =>
  writeMessage(
    codec,
    { ':exception-type': type, ':content-type': 'application/json', ':message-type': 'exception' },
    { message },
  );

function writeMessage(codec: EventStreamCodec, fields: Readonly<Record<string, string>>, payload: JsonValue): Buffer {
  const headers = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, { type: 'string' as const, value }]),
  );
  return Buffer.from(codec.encode({ headers, body: Buffer.from(JSON.stringify(payload)) }));
}

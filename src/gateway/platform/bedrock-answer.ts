import { toBedrockErrorBody } from '../../core/bedrock-errors.ts';
import { asObject, parseJson } from '../../core/json.ts';
import { eventStreamType, writeEventStreamFrame } from '../../wire/event-stream.ts';
import { framingOfContentType, readFrames } from '../../wire/framing.ts';

/** Bedrock's names of errors, by the status of a response. */
const namesByStatus: ReadonlyMap<number, string> = new Map([
  [401, 'UnrecognizedClientException'],
  [402, 'AccessDeniedException'],
  [403, 'AccessDeniedException'],
  [404, 'ResourceNotFoundException'],
  [408, 'ModelTimeoutException'],
  [424, 'ModelErrorException'],
  [429, 'ThrottlingException'],
  [503, 'ServiceUnavailableException'],
  [529, 'ServiceUnavailableException'],
]);

/** The header field in which clients of AWS find the name of an error. */
export const bedrockErrorHeaders = (status: number): Record<string, string> => ({
  'x-amzn-errortype': namesByStatus.get(status) ?? (status < 500 ? 'ValidationException' : 'InternalServerException'),
});

/** Rewrites an answer of Anthropic's Messages API as a client of Amazon Bedrock reads it: InvokeModel, and its event streams. */
export class BedrockAnswer {
  readonly #isCount: boolean;
  #form: 'plain' | 'stream' | 'rewritten' = 'plain';
  /** A body that is written when it is complete. */
  #held: Buffer[] = [];
  #frames: Buffer[] = [];
  #isBroken = false;
  readonly #events = readFrames('sse')((frame) => {
    // One that ends in the middle of an event, or has one that cannot be read, ends with an exception there.
    if (this.#isBroken) return;
    this.#isBroken = parseJson(frame.data) === undefined;
    this.#frames.push(writeEventStreamFrame(frame));
  });

  constructor({ isCount }: { isCount: boolean }) {
    this.#isCount = isCount;
  }

  /** The header fields of the answer. */
  head(status: number, headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
    const isStream = status < 300 && framingOfContentType(headers['content-type'] ?? '') === 'sse';
    this.#form = isStream ? 'stream' : status >= 400 || this.#isCount ? 'rewritten' : 'plain';
    if (this.#form === 'plain') return headers;
    const { 'content-length': _, ...kept } = headers;
    return {
      ...kept,
      ...(isStream && { 'content-type': eventStreamType, 'x-amzn-bedrock-content-type': 'application/json' }),
      ...(status >= 400 && bedrockErrorHeaders(status)),
    };
  }

  /** What is written for a piece; it may be nothing yet. */
  push(piece: Buffer | string): Buffer | string {
    if (this.#form === 'plain') return piece;
    const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
    if (this.#form === 'stream') this.#events.push(bytes);
    else this.#held.push(bytes);
    return this.#takeFrames();
  }

  /** What is written for the last piece. */
  end(piece: Buffer | string): Buffer | string {
    const last = this.push(piece);
    switch (this.#form) {
      case 'plain':
        return last;
      case 'rewritten':
        return this.#rewrite();
      case 'stream':
        this.#frames.push(Buffer.from(last));
        this.#events.end();
        return this.#takeFrames();
    }
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
}

import type { BackendCodec, BackendContext } from '../../core/codec.ts';
import { LouterError } from '../../core/error.ts';
import { parseJson } from '../../core/json.ts';
import type { Framing, Stage } from '../../core/step.ts';
import type { CoreError } from '../../core/types.ts';
import { framingOfContentType, readFrames } from '../../wire/framing.ts';
import { explainError } from './misdirection.ts';
import type { UpstreamRequest, UpstreamResponse } from './transport.ts';

/** How much of an answer is looked at: errors are shorter. */
const maxBeginningBytes = 64 * 1024;

/** What the beginning of an answer is. `undecided`: more of it is needed. */
export type BeginningOf = 'undecided' | 'answer' | CoreError;

interface ReceivedAnswer {
  readonly request: UpstreamRequest;
  readonly response: UpstreamResponse;
  readonly codec: BackendCodec;
  readonly context: BackendContext;
}

/**
 * The beginning of an answer with a successful status that passes unread, where another key is left: vendors report an empty
 * account there too. Of a stream the first event decides, of a plain answer all of it if it is no longer than an error; the
 * result does not depend on where the bytes are cut.
 */
export class AnswerBeginning {
  readonly #answer: ReceivedAnswer;
  readonly #decoder: Stage<Uint8Array> | undefined;
  #received: Buffer[] = [];
  #length = 0;
  #found: BeginningOf = 'undecided';

  constructor(answer: ReceivedAnswer) {
    this.#answer = answer;
    this.#decoder = this.#createDecoder();
  }

  /** The bytes so far. */
  get bytes(): Buffer {
    return Buffer.concat(this.#received, this.#length);
  }

  push(bytes: Buffer): BeginningOf {
    this.#received.push(bytes);
    this.#length += bytes.length;
    this.#read(() => this.#decoder?.push(bytes));
    if (this.#found === 'undecided' && this.#length > maxBeginningBytes) this.#found = 'answer';
    return this.#found;
  }

  /** The answer has ended. */
  end(): Exclude<BeginningOf, 'undecided'> {
    this.#read(() => (this.#decoder ? this.#decoder.end() : this.#readPlain()));
    return this.#found === 'undecided' ? 'answer' : this.#found;
  }

  #createDecoder(): Stage<Uint8Array> | undefined {
    const { codec, context } = this.#answer;
    const framing = findFraming(this.#answer);
    if (!framing) return undefined;
    const events = codec.decodeStream(context)((event) => {
      if (event.type === 'error' && this.#found === 'undecided') this.#found = event.error;
    });
    return readFrames(framing)((frame) => {
      if (this.#found !== 'undecided') return;
      events.push(frame);
      if (this.#found === 'undecided') this.#found = 'answer';
    });
  }

  #readPlain(): void {
    const { codec, context } = this.#answer;
    codec.decodeResponse(parseJson(this.bytes.toString('utf8')) ?? null, context);
  }

  /** What no decoder can read is an error if its text is one, and else for the client to read. */
  #read(read: () => void): void {
    if (this.#found !== 'undecided') return;
    try {
      read();
    } catch (thrown) {
      const { codec } = this.#answer;
      const error = explainError({ ...this.#answer, body: this.bytes.toString('utf8') }, codec, thrown);
      this.#found = error instanceof LouterError && error.detail.kind !== 'internal' ? error.detail : 'answer';
    }
  }
}

/** `undefined`: it is no stream. */
function findFraming({ request, response, codec }: ReceivedAnswer): Framing | undefined {
  const type = response.header('content-type') ?? '';
  const requested = request.passthrough?.framing ?? codec.framing;
  const mayBeStream = request.stream && (requested === 'json-array' || !type.includes('application/json'));
  return framingOfContentType(type) ?? (mayBeStream ? requested : undefined);
}

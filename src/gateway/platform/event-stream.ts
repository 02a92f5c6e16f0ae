import { LouterError } from '../../core/error.ts';
import { presentedSecrets } from '../../core/redact/credentials.ts';
import type { Stage } from '../../core/step.ts';
import { readMessages, textOfMessage, withText, type EventStreamMessage } from '../../wire/event-stream.ts';
import { framingOfContentType } from '../../wire/framing.ts';
import type { Transport } from '../attempt/transport.ts';
import { createSecretMasker, type SecretMasker } from '../secrets/masker.ts';
import type { ByteMask } from '../secrets/split-secrets.ts';
import { maskBody } from './mask-body.ts';

/** Masks in event streams of AWS what their requests presented as credentials, before anything reads or records them. */
export function withMaskedEventStreams(transport: Transport): Transport {
  return {
    async send(request, options, signal) {
      const response = await transport.send(request, options, signal);
      if (framingOfContentType(response.header('content-type') ?? '') !== 'aws-event-stream') return response;
      const secrets = presentedSecrets({ headers: Object.entries(request.headers), target: request.url });
      return maskBody(response, new EventStreamMask(createSecretMasker(secrets)));
    },
    stop: () => transport.stop(),
  };
}

/**
 * Masks credentials in an event stream. A frame without any keeps its bytes; what follows one that is broken is masked as
 * bytes.
 */
class EventStreamMask implements ByteMask {
  readonly #masker: SecretMasker;
  readonly #texts: ByteMask;
  readonly #reader: Stage<Uint8Array>;
  /** What was received and is not part of a frame yet. */
  #unread: Buffer[] = [];
  #unreadFrom = 0;
  /** Frames whose texts may hold the beginning of a credential, and what is known of these texts. */
  #waiting: { readonly message: EventStreamMessage; readonly written: ReturnType<typeof textOfMessage> }[] = [];
  #masked: Buffer = Buffer.alloc(0);
  #written: Buffer[] = [];
  /** Behind a broken frame. */
  #rest: ByteMask | undefined;

  constructor(masker: SecretMasker) {
    this.#masker = masker;
    this.#texts = masker.maskStream();
    this.#reader = readMessages((message) => this.#add(message));
  }

  push(bytes: Buffer): Buffer {
    if (this.#rest) return this.#rest.push(bytes);
    this.#unread.push(bytes);
    try {
      this.#reader.push(bytes);
    } catch (error) {
      if (!(error instanceof LouterError)) throw error;
      this.#rest = this.#masker.maskBytes();
      this.#finishTexts();
      this.#written.push(this.#rest.push(this.#takeUnread()));
    }
    return this.#takeWritten();
  }

  end(): Buffer {
    if (this.#rest) return this.#rest.end();
    this.#finishTexts();
    const rest = this.#masker.maskBytes();
    this.#written.push(rest.push(this.#takeUnread()), rest.end());
    return this.#takeWritten();
  }

  #add(message: EventStreamMessage): void {
    this.#skip(message.bytes.length);
    const written = textOfMessage(message);
    this.#waiting.push({ message, written });
    this.#settle(this.#texts.push(written.text));
  }

  #finishTexts(): void {
    this.#settle(this.#texts.end());
  }

  /** Writes the frames whose texts are known: they have as many bytes as before. */
  #settle(masked: Buffer): void {
    if (masked.length > 0) this.#masked = Buffer.concat([this.#masked, masked]);
    for (let [waiting] = this.#waiting; waiting; [waiting] = this.#waiting) {
      const { message, written } = waiting;
      const { text, from, to } = written;
      if (this.#masked.length < text.length) return;
      const now = this.#masked.subarray(from, to);
      this.#written.push(now.equals(text.subarray(from, to)) ? message.bytes : withText(message, now));
      this.#masked = this.#masked.subarray(text.length);
      this.#waiting.shift();
    }
  }

  #skip(count: number): void {
    this.#unreadFrom += count;
    for (let [first] = this.#unread; first && this.#unreadFrom >= first.length; [first] = this.#unread) {
      this.#unreadFrom -= first.length;
      this.#unread.shift();
    }
  }

  #takeUnread(): Buffer {
    const unread = Buffer.concat(this.#unread).subarray(this.#unreadFrom);
    this.#unread = [];
    this.#unreadFrom = 0;
    return unread;
  }

  #takeWritten(): Buffer {
    const written = Buffer.concat(this.#written);
    this.#written = [];
    return written;
  }
}

import type * as wire from '../../../../generated/openai.js';
import { appendAll } from '../../../core/append-all.ts';
import { GrowingText } from '../../../core/growing-text.ts';
import { asObject, type JsonObject } from '../../../core/json.ts';
import type { CoreCitation, CoreLogprob, CoreOpaque, CoreRefusal, CoreText } from '../../../core/types.ts';
import { reportForeignExtras } from '../../../core/provenance.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { encodeAnnotation } from './citations.ts';
import { idAndStatus, protocol, wireFormOf } from './extras.ts';
import type { ResponseStatus } from './finish.ts';
import type { EncoderContext } from './output-list.ts';
import {
  encodeLogprobs,
  encodeMessageItem,
  splitPartExtras,
  encodeRefusalPart,
  startsItem,
  encodeTextPart,
  type MessagePart,
} from './message-parts.ts';
import type { WrittenPart } from './wire.ts';
import { describeSignature } from '../../../core/signature.ts';
import { wireFields } from '../../../core/fold.ts';
import type { CoreTextDelta } from '../../../core/stream-event.ts';

/** An item of a message that is being written. */
interface OpenMessage {
  index: number;
  id: string;
  phase: Pick<wire.OutputMessage, 'phase'>;
  /** The first part as it is known by now: it has the fields around it. */
  first: Pick<MessagePart, 'extras' | 'wireForm'>;
  content: WrittenPart[];
  /** How many of its parts are not done. */
  openParts: number;
  /** No part follows. */
  isLast: boolean;
}

interface OpenText {
  message: OpenMessage;
  index: number;
  part: Omit<CoreText, 'text'> | Omit<CoreRefusal, 'text'>;
  written: GrowingText;
  logprobs: CoreLogprob[];
  annotations: number;
  /** Citations that wait for the end of the text they are about, and those behind them. */
  pendingCitations: CoreCitation[];
}

/** Writes messages: texts and refusals that follow each other are one item, unless the vendor separated them. */
export class MessageEncoder {
  readonly #shared: EncoderContext;
  readonly #texts = new Map<number, OpenText>();
  #current: OpenMessage | undefined;
  /** The field of the next message. */
  #phase: Pick<wire.OutputMessage, 'phase'> = {};

  constructor(shared: EncoderContext) {
    this.#shared = shared;
  }

  write(event: CoreTextDelta): void {
    if (event.type === 'text-start') return this.#start(event);
    const text = this.#texts.get(event.part);
    if (!text) return;
    switch (event.type) {
      case 'text-delta':
        return this.#append(text, event.text, event.logprobs);
      case 'text-citation':
        // A citation of the whole text waits for its end.
        if (event.citation.at === undefined || text.pendingCitations.length > 0)
          text.pendingCitations.push(event.citation);
        else this.#cite(text, event.citation);
        return;
      case 'text-done':
        return this.#endText(text, event);
      default:
        unreachable(event);
    }
  }

  /** The message that begins next has this phase. */
  startPhase(phase: string): void {
    this.#phase = { phase };
  }

  /** A content part that comes whole. `events`: those in which its vendor sent it. */
  addWhole(part: CoreOpaque, payload: WrittenPart, events?: readonly JsonObject[]): void {
    const message = this.#messageFor(part);
    const index = message.content.push(payload) - 1;
    const place = eventPosition({ message, index });
    const { emit } = this.#shared;
    if (events) return events.forEach((event) => emit({ ...event, ...place }));
    emit({ type: 'response.content_part.added', ...place, part: payload });
    emit({ type: 'response.content_part.done', ...place, part: payload });
  }

  addText(text: string): void {
    const part = -1;
    this.write({ candidate: 0, part, type: 'text-start', of: 'text' });
    this.write({ candidate: 0, part, type: 'text-delta', text });
    this.write({ candidate: 0, part, type: 'text-done' });
  }

  /** The message that goes on is over. */
  close(status = 'completed'): void {
    const message = this.#current;
    this.#current = undefined;
    if (!message) return;
    message.isLast = true;
    if (message.openParts === 0) this.#finishMessage(message, status);
  }

  /** The answer is over. */
  finish({ status }: ResponseStatus): void {
    this.close(status === 'completed' ? status : 'incomplete');
  }

  // ---------------------------------------------------------------- items

  #messageFor(part: OpenMessage['first']): OpenMessage {
    if (this.#current && !startsItem(part)) return this.#current;
    this.close();
    const { context, output } = this.#shared;
    const { id = context.mint('msg_') } = idAndStatus(asObject(wireFormOf(part)?.['item']));
    const phase = this.#phase;
    this.#phase = {};
    const item = encodeMessageItem(part, { id, status: 'in_progress', ...phase }, []);
    const rest = { first: part, content: [], openParts: 0, isLast: false };
    const message: OpenMessage = { index: output.add(item), id, phase, ...rest };
    this.#current = message;
    return message;
  }

  #finishMessage({ index, id, phase, first, content }: OpenMessage, status: string): void {
    const { status: vendorStatus } = idAndStatus(asObject(wireFormOf(first)?.['item']));
    const isBare = wireFormOf(first) !== undefined && vendorStatus === undefined;
    const around = { id, ...(!isBare && { status: vendorStatus ?? status }), ...phase };
    this.#shared.output.done(index, encodeMessageItem(first, around, content));
  }

  // ---------------------------------------------------------------- texts

  #start({ part: number, of, extras, wireForm }: Extract<CoreTextDelta, { type: 'text-start' }>): void {
    const part = { type: of, ...wireFields({ extras, wireForm }) };
    const message = this.#messageFor(part);
    message.openParts += 1;
    const text: OpenText = {
      message,
      index: -1,
      part,
      written: new GrowingText(),
      logprobs: [],
      annotations: 0,
      pendingCitations: [],
    };
    this.#texts.set(number, text);
    // The vendor's message was empty: it has no part at all, unless text comes after all.
    if (wireFormOf(part)?.['content'] !== 'empty') this.#openPart(text);
  }

  #openPart(text: OpenText): void {
    if (text.index !== -1) return;
    text.index = text.message.content.push({}) - 1;
    const part: wire.OutputContentPart =
      text.part.type === 'text'
        ? { type: 'output_text', text: '', annotations: [], logprobs: [] }
        : { type: 'refusal', refusal: '' };
    this.#shared.emit({ type: 'response.content_part.added', ...eventPosition(text), part });
  }

  #append(text: OpenText, delta: string, logprobs: CoreLogprob[] = []): void {
    if (delta === '' && logprobs.length === 0) return;
    this.#openPart(text);
    const { emit, context } = this.#shared;
    const place = eventPosition(text);
    text.written.append(delta);
    if (text.part.type === 'refusal') {
      if (logprobs.length > 0)
        context.report({ field: 'logprobs', what: 'log probabilities of tokens that are no text' });
      return emit({ type: 'response.refusal.delta', ...place, delta });
    }
    appendAll(text.logprobs, logprobs);
    emit({ type: 'response.output_text.delta', ...place, delta, logprobs: encodeLogprobs(logprobs) });
  }

  #cite(text: OpenText, citation: CoreCitation): void {
    if (text.part.type !== 'text') return;
    const annotation = encodeAnnotation(citation, text.written.length, this.#shared.context.report);
    if (!annotation) return;
    this.#openPart(text);
    (text.part.citations ??= []).push(citation);
    const place = { ...eventPosition(text), annotation_index: text.annotations };
    text.annotations += 1;
    this.#shared.emit({ type: 'response.output_text.annotation.added', ...place, annotation });
  }

  #endText(text: OpenText, event: Extract<CoreTextDelta, { type: 'text-done' }>): void {
    const { part: number, signature, extras, wireForm } = event;
    const { report } = this.#shared.context;
    for (const citation of text.pendingCitations) this.#cite(text, citation);
    this.#texts.delete(number);
    if (extras) text.part.extras = extras;
    if (wireForm) text.part.wireForm = wireForm;
    reportForeignExtras(event, protocol, report);
    if (signature) report({ at: event, field: 'signature', what: `${describeSignature(signature)}, on a text` });
    this.#finishText(text);
  }

  #finishText(text: OpenText): void {
    const { message, part, written, index } = text;
    const { emit } = this.#shared;
    if (index !== -1) {
      const place = eventPosition(text);
      // What only this protocol knows of a later part cannot stand around the item.
      const encoded = { ...encodePart(text), ...(index > 0 && splitPartExtras(part).item) };
      const logprobs = encodeLogprobs(text.logprobs);
      if (part.type === 'text') emit({ type: 'response.output_text.done', ...place, text: written.value, logprobs });
      else emit({ type: 'response.refusal.done', ...place, refusal: String(written) });
      emit({ type: 'response.content_part.done', ...place, part: encoded });
      message.content[index] = encoded;
    }
    if (index <= 0) message.first = part;
    message.openParts -= 1;
    if (message.isLast && message.openParts === 0) this.#finishMessage(message, 'completed');
  }
}

type EventPosition = Pick<wire.OutputTextDeltaEvent, 'item_id' | 'output_index' | 'content_index'>;

const eventPosition = ({ message, index }: Pick<OpenText, 'message' | 'index'>): EventPosition => ({
  item_id: message.id,
  output_index: message.index,
  content_index: index,
});

// Losses of its citations were reported as each came.
const encodePart = ({ part, written, logprobs }: OpenText): WrittenPart =>
  part.type === 'text'
    ? encodeTextPart({ ...part, text: written }, logprobs, () => {})
    : encodeRefusalPart({ ...part, text: String(written) });

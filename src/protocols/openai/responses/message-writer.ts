import { splitTrailingSurrogate } from '../../../core/code-points.ts';
import { asObject, type JsonObject } from '../../../core/json.ts';
import type {
  CoreCitation,
  CoreLogprob,
  CoreOpaque,
  CoreRefusal,
  CoreText,
  CoreTextDelta,
} from '../../../core/types.ts';
import { reportForeignExtras } from '../../../core/provenance.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { encodeAnnotation } from './citations.ts';
import { protocol, wireFormOf } from './extras.ts';
import type { ResponseStatus } from './finish.ts';
import type { WriterContext } from './item-writer.ts';
import {
  encodeLogprobs,
  encodeMessageItem,
  splitPartExtras,
  encodeRefusalPart,
  startsItem,
  encodeTextPart,
  type MessagePart,
} from './message-parts.ts';

/** An item of a message that is being written. */
interface OpenMessage {
  index: number;
  id: string;
  /** The first part as it is known by now: it knows what stands around it. */
  first: MessagePart;
  content: JsonObject[];
  /** How many of its parts are not done. */
  openParts: number;
  /** No part follows. */
  isLast: boolean;
}

interface OpenText {
  message: OpenMessage;
  index: number;
  part: CoreText | CoreRefusal;
  logprobs: CoreLogprob[];
  /** Half of a surrogate pair that waits for the other. */
  pendingSurrogate: string;
  annotations: number;
  /** Citations that wait for the end of the text they are about, and those behind them. */
  pendingCitations: CoreCitation[];
}

/** Writes messages: texts and refusals that follow each other are one item, unless the vendor separated them. */
export interface MessageWriter {
  write(event: CoreTextDelta): void;
  /** A content part that comes whole. `events`: those in which its vendor sent it. */
  addWhole(part: CoreOpaque, payload: JsonObject, events?: readonly JsonObject[]): void;
  addText(text: string): void;
  /** The message that goes on is over. */
  close(): void;
  /** The answer is over. */
  finish(standing: ResponseStatus): void;
}

export function messageWriter({ emit, context, output }: WriterContext): MessageWriter {
  const { report, mint } = context;
  const texts = new Map<number, OpenText>();
  let current: OpenMessage | undefined;

  function getMessage(part: MessagePart): OpenMessage {
    if (current && !startsItem(part)) return current;
    close();
    const itemForm = asObject(wireFormOf(part)?.['item']);
    const id = typeof itemForm?.['id'] === 'string' ? itemForm['id'] : mint('msg_');
    const item = encodeMessageItem(part, { id, status: 'in_progress' }, []);
    const message: OpenMessage = { index: output.add(item), id, first: part, content: [], openParts: 0, isLast: false };
    current = message;
    return message;
  }

  function close(status = 'completed'): void {
    const message = current;
    current = undefined;
    if (!message) return;
    message.isLast = true;
    if (message.openParts === 0) finishMessage(message, status);
  }

  function finishMessage({ index, id, first, content }: OpenMessage, status: string): void {
    const vendorStatus = asObject(wireFormOf(first)?.['item'])?.['status'];
    const isBare = wireFormOf(first) !== undefined && vendorStatus === undefined;
    output.done(index, encodeMessageItem(first, { id, ...(!isBare && { status: vendorStatus ?? status }) }, content));
  }

  const eventPosition = ({ message, index }: Pick<OpenText, 'message' | 'index'>): JsonObject => ({
    item_id: message.id,
    output_index: message.index,
    content_index: index,
  });

  function start(event: Extract<CoreTextDelta, { type: 'text-start' }>): void {
    const { of, extras, wireForm } = event;
    const part: CoreText | CoreRefusal = {
      type: of,
      text: '',
      ...(extras && { extras }),
      ...(wireForm && { wireForm }),
    };
    const message = getMessage(part);
    message.openParts += 1;
    // The vendor's message was empty: it has no part at all, unless text comes after all.
    const isEmpty = wireFormOf(part)?.['content'] === 'empty';
    const text: OpenText = {
      message,
      index: -1,
      part,
      logprobs: [],
      pendingSurrogate: '',
      annotations: 0,
      pendingCitations: [],
    };
    texts.set(event.part, text);
    if (!isEmpty) openPart(text);
  }

  function openPart(text: OpenText): void {
    if (text.index !== -1) return;
    text.index = text.message.content.push({}) - 1;
    const part =
      text.part.type === 'text'
        ? { type: 'output_text', text: '', annotations: [], logprobs: [] }
        : { type: 'refusal', refusal: '' };
    emit({ type: 'response.content_part.added', ...eventPosition(text), part });
  }

  function appendText(text: OpenText, delta: string, logprobs: CoreLogprob[] = []): void {
    if (delta === '' && logprobs.length === 0) return;
    openPart(text);
    text.part.text += delta;
    if (text.part.type === 'refusal') {
      if (logprobs.length > 0) report({ field: 'logprobs', what: 'log probabilities of tokens that are no text' });
      return emit({ type: 'response.refusal.delta', ...eventPosition(text), delta });
    }
    text.logprobs.push(...logprobs);
    emit({ type: 'response.output_text.delta', ...eventPosition(text), delta, logprobs: encodeLogprobs(logprobs) });
  }

  function finishText(text: OpenText): void {
    const { message, part } = text;
    if (text.index !== -1) {
      const place = eventPosition(text);
      // What only this protocol knows of a later part cannot stand around the item.
      const encoded = { ...encodePart(text), ...(text.index > 0 && splitPartExtras(part).item) };
      if (part.type === 'text')
        emit({ type: 'response.output_text.done', ...place, text: part.text, logprobs: encodeLogprobs(text.logprobs) });
      else emit({ type: 'response.refusal.done', ...place, refusal: part.text });
      emit({ type: 'response.content_part.done', ...place, part: encoded });
      message.content[text.index] = encoded;
    }
    if (text.index <= 0) message.first = part;
    message.openParts -= 1;
    if (message.isLast && message.openParts === 0) finishMessage(message, 'completed');
  }

  // Losses of its citations were reported as each came.
  const encodePart = ({ part, logprobs }: OpenText): JsonObject =>
    part.type === 'text' ? encodeTextPart({ text: part, logprobs }, () => {}) : encodeRefusalPart(part);

  function cite(text: OpenText, citation: CoreCitation): void {
    if (text.part.type !== 'text') return;
    const annotation = encodeAnnotation(citation, text.part.text.length, report);
    if (!annotation) return;
    openPart(text);
    (text.part.citations ??= []).push(citation);
    const place = { ...eventPosition(text), annotation_index: text.annotations };
    text.annotations += 1;
    emit({ type: 'response.output_text.annotation.added', ...place, annotation });
  }

  function write(event: CoreTextDelta): void {
    if (event.type === 'text-start') return start(event);
    const text = texts.get(event.part);
    if (!text) return;
    switch (event.type) {
      case 'text-delta': {
        const { complete, half } = splitTrailingSurrogate(text.pendingSurrogate + event.text);
        text.pendingSurrogate = half;
        return appendText(text, complete, event.logprobs);
      }
      case 'text-citation':
        // A citation of the whole text waits for its end.
        if (event.citation.at === undefined || text.pendingCitations.length > 0)
          text.pendingCitations.push(event.citation);
        else cite(text, event.citation);
        return;
      case 'text-done': {
        appendText(text, text.pendingSurrogate);
        for (const citation of text.pendingCitations) cite(text, citation);
        texts.delete(event.part);
        if (event.extras) text.part.extras = event.extras;
        if (event.wireForm) text.part.wireForm = event.wireForm;
        reportForeignExtras(event, protocol, report);
        if (event.signature)
          report({
            at: event,
            field: 'signature',
            what: `the ${event.signature.kind} of ${event.signature.issuer}, on a text`,
          });
        return finishText(text);
      }
      default:
        unreachable(event);
    }
  }

  return {
    write,
    addWhole(part, payload, events) {
      const message = getMessage(part);
      const index = message.content.push(payload) - 1;
      const place = eventPosition({ message, index });
      if (events) return events.forEach((event) => emit({ ...event, ...place }));
      emit({ type: 'response.content_part.added', ...place, part: payload });
      emit({ type: 'response.content_part.done', ...place, part: payload });
    },
    addText(text) {
      const part = -1;
      write({ candidate: 0, part, type: 'text-start', of: 'text' });
      write({ candidate: 0, part, type: 'text-delta', text });
      write({ candidate: 0, part, type: 'text-done' });
    },
    close,
    finish: ({ status }) => close(status === 'completed' ? status : 'incomplete'),
  };
}

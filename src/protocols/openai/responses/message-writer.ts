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
import { unreachable } from '../../../core/unreachable.ts';
import { encodeAnnotation } from './citations.ts';
import { spellingOf } from './extras.ts';
import type { Standing } from './finish.ts';
import type { WriterContext } from './item-writer.ts';
import { encodeLogprobs } from './logprobs.ts';
import { messageItem, placedExtras, refusalPart, startsItem, textPart, type Said } from './said.ts';

/** An item of a message that is being written. */
interface Message {
  index: number;
  id: string;
  /** The first part as it is known by now: it knows what stands around it. */
  first: Said;
  content: JsonObject[];
  /** How many of its parts are not done. */
  open: number;
  /** No part follows. */
  isLast: boolean;
}

interface Text {
  message: Message;
  index: number;
  part: CoreText | CoreRefusal;
  logprobs: CoreLogprob[];
  /** Half of a surrogate pair that waits for the other. */
  half: string;
  annotations: number;
  /** Citations that wait for the end of the text they are about, and those behind them. */
  waiting: CoreCitation[];
}

/** Writes what the model says: texts and refusals that follow each other are one item, unless the vendor parted them. */
export interface MessageWriter {
  write(event: CoreTextDelta, subject: object): void;
  /** A content part that comes whole. `events`: those in which its vendor told of it. */
  addWhole(part: CoreOpaque, payload: JsonObject, events?: readonly JsonObject[]): void;
  addText(text: string): void;
  /** The message that goes on is over. */
  close(): void;
  /** The answer is over. */
  finish(standing: Standing): void;
}

export function messageWriter({ say, context, output, reportExtras }: WriterContext): MessageWriter {
  const { report, mint } = context;
  const texts = new Map<number, Text>();
  let current: Message | undefined;

  function messageFor(part: Said): Message {
    if (current && !startsItem(part)) return current;
    close();
    const spelled = asObject(spellingOf(part)?.['item']);
    const id = typeof spelled?.['id'] === 'string' ? spelled['id'] : mint('msg_');
    const item = messageItem(part, { id, status: 'in_progress' }, []);
    const message: Message = { index: output.add(item), id, first: part, content: [], open: 0, isLast: false };
    current = message;
    return message;
  }

  function close(status = 'completed'): void {
    const message = current;
    current = undefined;
    if (!message) return;
    message.isLast = true;
    if (message.open === 0) done(message, status);
  }

  function done({ index, id, first, content }: Message, status: string): void {
    const said = asObject(spellingOf(first)?.['item'])?.['status'];
    const isBare = spellingOf(first) !== undefined && said === undefined;
    output.done(index, messageItem(first, { id, ...(!isBare && { status: said ?? status }) }, content));
  }

  const placeOf = ({ message, index }: Pick<Text, 'message' | 'index'>): JsonObject => ({
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
    const message = messageFor(part);
    message.open += 1;
    // The vendor's message was empty: it has no part at all, unless text comes after all.
    const isEmpty = spellingOf(part)?.['content'] === 'empty';
    const text: Text = { message, index: -1, part, logprobs: [], half: '', annotations: 0, waiting: [] };
    texts.set(event.part, text);
    if (!isEmpty) openPart(text);
  }

  function openPart(text: Text): void {
    if (text.index !== -1) return;
    text.index = text.message.content.push({}) - 1;
    const part =
      text.part.type === 'text'
        ? { type: 'output_text', text: '', annotations: [], logprobs: [] }
        : { type: 'refusal', refusal: '' };
    say({ type: 'response.content_part.added', ...placeOf(text), part });
  }

  function tell(text: Text, delta: string, logprobs: CoreLogprob[] = []): void {
    if (delta === '' && logprobs.length === 0) return;
    openPart(text);
    text.part.text += delta;
    if (text.part.type === 'refusal') {
      if (logprobs.length > 0) report({ field: 'logprobs', what: 'log probabilities of tokens that are no text' });
      return say({ type: 'response.refusal.delta', ...placeOf(text), delta });
    }
    text.logprobs.push(...logprobs);
    say({ type: 'response.output_text.delta', ...placeOf(text), delta, logprobs: encodeLogprobs(logprobs) });
  }

  function finishText(text: Text): void {
    const { message, part } = text;
    if (text.index !== -1) {
      const place = placeOf(text);
      // What only this protocol knows of a later part cannot stand around the item.
      const encoded = { ...encodePart(text), ...(text.index > 0 && placedExtras(part).item) };
      if (part.type === 'text')
        say({ type: 'response.output_text.done', ...place, text: part.text, logprobs: encodeLogprobs(text.logprobs) });
      else say({ type: 'response.refusal.done', ...place, refusal: part.text });
      say({ type: 'response.content_part.done', ...place, part: encoded });
      message.content[text.index] = encoded;
    }
    if (text.index <= 0) message.first = part;
    message.open -= 1;
    if (message.isLast && message.open === 0) done(message, 'completed');
  }

  // What cannot be said of its citations was reported as each came.
  const encodePart = ({ part, logprobs }: Text): JsonObject =>
    part.type === 'text' ? textPart({ text: part, logprobs }, () => {}) : refusalPart(part);

  function cite(text: Text, citation: CoreCitation): void {
    if (text.part.type !== 'text') return;
    const annotation = encodeAnnotation(citation, text.part.text.length, report);
    if (!annotation) return;
    openPart(text);
    (text.part.citations ??= []).push(citation);
    const place = { ...placeOf(text), annotation_index: text.annotations };
    text.annotations += 1;
    say({ type: 'response.output_text.annotation.added', ...place, annotation });
  }

  function write(event: CoreTextDelta, subject: object): void {
    if (event.type === 'text-start') return start(event);
    const text = texts.get(event.part);
    if (!text) return;
    switch (event.type) {
      case 'text-delta': {
        const { whole, half } = splitTrailingSurrogate(text.half + event.text);
        text.half = half;
        return tell(text, whole, event.logprobs);
      }
      case 'text-citation':
        // A citation of the whole text is told of once that is there.
        if (event.citation.at === undefined || text.waiting.length > 0) text.waiting.push(event.citation);
        else cite(text, event.citation);
        return;
      case 'text-done': {
        tell(text, text.half);
        for (const citation of text.waiting) cite(text, citation);
        texts.delete(event.part);
        if (event.extras) text.part.extras = event.extras;
        if (event.wireForm) text.part.wireForm = event.wireForm;
        reportExtras(event, subject);
        if (event.seal)
          report({ at: subject, field: 'seal', what: `the ${event.seal.kind} of ${event.seal.issuer}, on a text` });
        return finishText(text);
      }
      default:
        unreachable(event);
    }
  }

  return {
    write,
    addWhole(part, payload, events) {
      const message = messageFor(part);
      const index = message.content.push(payload) - 1;
      const place = placeOf({ message, index });
      if (events) return events.forEach((event) => say({ ...event, ...place }));
      say({ type: 'response.content_part.added', ...place, part: payload });
      say({ type: 'response.content_part.done', ...place, part: payload });
    },
    addText(text) {
      const part = -1;
      write({ candidate: 0, part, type: 'text-start', of: 'text' }, {});
      write({ candidate: 0, part, type: 'text-delta', text }, {});
      write({ candidate: 0, part, type: 'text-done' }, {});
    },
    close,
    finish: ({ status }) => close(status === 'completed' ? status : 'incomplete'),
  };
}

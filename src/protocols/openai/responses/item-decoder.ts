import type * as wire from '../../../../generated/openai.js';
import { partEvents, wireFields, closingFields } from '../../../core/fold.ts';
import { asNumber, asString, type JsonValue } from '../../../core/json.ts';
import { toLogprobs } from '../../../core/logprobs.ts';
import type { CoreAssistantPart, CoreCitation, CoreReasoning } from '../../../core/types.ts';
import { CallDecoder, missingSuffix } from './call-decoder.ts';
import { decodeAnnotation } from './citations.ts';
import { decodeMessage, decodeOutputItem, isOpaqueItem, messageOf, type MessageItem } from './output-items.ts';
import type { DecoderContext, ItemDecoder } from './started-items.ts';
import type { ContentPart } from './wire.ts';
import { phaseOfItem, phasePart } from './phase.ts';
import { decodeReasoning } from './reasoning.ts';
import { protocol, withWireForm } from './extras.ts';
import type { CoreStreamEvent, NativeFrames, PartIndex } from '../../../core/stream-event.ts';

/** A decoder for an item that begins so; servers may leave out all but its type. */
export function createItemDecoder(item: wire.ReceivedOutputItem, context: DecoderContext): ItemDecoder {
  const message = messageOf(item);
  if (message) return new MessageDecoder(message, context);
  if (item.type === 'reasoning') return createReasoningDecoder(item, context);
  if (!isOpaqueItem(item) && item.type !== 'tool_search_call') return new CallDecoder(item, context);
  return createWholeItemDecoder(item, context);
}

// ---------------------------------------------------------------- messages

interface StreamedText {
  place: PartIndex;
  of: 'text' | 'refusal';
  text: string;
  citations: number;
  hasLogprobs: boolean;
}

class MessageDecoder implements ItemDecoder {
  readonly #started: wire.ReceivedOutputMessage;
  readonly #context: DecoderContext;
  readonly #texts = new Map<number, StreamedText>();
  /** The events about parts that only this protocol knows, which are emitted once they are complete. */
  readonly #pendingEvents = new Map<number, wire.ReceivedResponseStreamEvent[]>();
  readonly #emittedParts = new Set<number>();
  /** Whether the phase is known before the first part, and a part of its own. */
  readonly #phase: string | undefined;
  #hasPhasePart = false;

  constructor(started: wire.ReceivedOutputMessage, context: DecoderContext) {
    this.#started = started;
    this.#context = context;
    this.#phase = phaseOfItem(started);
  }

  decode(event: wire.ReceivedResponseStreamEvent): boolean {
    const index = contentIndexOf(event) ?? 0;
    const isPart = event.type === 'response.content_part.added' || event.type === 'response.content_part.done';
    if (isPart && isOpaquePart(event.part)) this.#holdEvent(index, event);
    else if (!this.#pendingEvents.has(index)) return this.#decodeKnown(index, event);
    else if (contentIndexOf(event) === undefined) return false;
    else this.#holdEvent(index, event);
    return true;
  }

  close(item: wire.ReceivedOutputItem | undefined): void {
    const { emit, nextPart } = this.#context;
    const message = (item && messageOf(item)) ?? { ...this.#started, content: this.#streamedContent() };
    const completed: MessageItem = { ...this.#phaseField(), ...message };
    const { content } = completed;
    const written = typeof content === 'string' ? [] : (content ?? []);
    for (const [index, part] of this.#decodeParts(completed).entries()) {
      if (part.type === 'opaque' && !this.#emittedParts.has(index)) emit({ ...nextPart(), type: 'part', value: part });
      if (part.type !== 'text' && part.type !== 'refusal') continue;
      const text = this.#textAt(index, part.type);
      this.#complete(index, written[index] ?? { type: 'output_text', text: part.text });
      this.#texts.delete(index);
      const { extras, wireForm } = part;
      emit({ ...text.place, type: 'text-done', ...wireFields({ extras, wireForm }) });
    }
    for (const { place } of this.#texts.values()) emit({ ...place, type: 'text-done' });
  }

  #decodeKnown(index: number, event: wire.ReceivedResponseStreamEvent): boolean {
    switch (event.type) {
      case 'response.content_part.added':
      case 'response.content_part.done':
        this.#complete(index, event.part ?? {});
        return true;
      case 'response.output_text.delta':
        this.#append(this.#textAt(index, 'text'), event.delta ?? '', event.logprobs);
        return true;
      case 'response.refusal.delta':
        this.#append(this.#textAt(index, 'refusal'), event.delta ?? '');
        return true;
      case 'response.output_text.done': {
        const { text = null, logprobs = null } = event;
        this.#complete(index, { type: 'output_text', text, logprobs });
        return true;
      }
      case 'response.refusal.done':
        this.#complete(index, { type: 'refusal', refusal: event.refusal ?? '' });
        return true;
      case 'response.output_text.annotation.added': {
        const citation = decodeAnnotation(event.annotation ?? {});
        if (citation) this.#cite(this.#textAt(index, 'text'), citation);
        return citation !== undefined;
      }
      default:
        return false;
    }
  }

  #textAt(index: number, of: 'text' | 'refusal'): StreamedText {
    const known = this.#texts.get(index);
    if (known) return known;
    const { emit, nextPart } = this.#context;
    this.#emitPhase();
    const text: StreamedText = { place: nextPart(), of, text: '', citations: 0, hasLogprobs: false };
    this.#texts.set(index, text);
    // The fields around a message go with its first part.
    const around = index === 0 ? this.#started : ({ type: 'message' } as const);
    const like: wire.ReceivedOutputText | { type: 'refusal' } =
      of === 'text' ? { type: 'output_text', annotations: [], logprobs: [] } : { type: 'refusal' };
    const [part] = this.#decodeParts({ ...around, content: [like] });
    const extras = index === 0 ? part?.extras : undefined;
    const { wireForm } = index === 0 && part?.wireForm ? part : withWireForm({});
    emit({ ...text.place, type: 'text-start', of, ...wireFields({ extras, wireForm }) });
    return text;
  }

  #append(text: StreamedText, delta: string, wireLogprobs?: wire.ReceivedOutputText['logprobs']): void {
    const logprobs = toLogprobs(wireLogprobs ?? []);
    if (delta === '' && logprobs.length === 0) return;
    text.text += delta;
    text.hasLogprobs ||= logprobs.length > 0;
    const fields = logprobs.length > 0 && { logprobs };
    this.#context.emit({ ...text.place, type: 'text-delta', text: delta, ...fields });
  }

  /** Adds what is missing of a content part that is whole. */
  #complete(index: number, part: ContentPart): void {
    if (part.type === 'refusal') {
      const text = this.#textAt(index, 'refusal');
      return this.#append(text, missingSuffix(part.refusal ?? '', text.text));
    }
    if (part.type !== 'output_text') return;
    const text = this.#textAt(index, 'text');
    const rest = missingSuffix(part.text ?? '', text.text);
    this.#append(text, rest, text.hasLogprobs ? undefined : part.logprobs);
    const citations = (part.annotations ?? []).flatMap((each) => decodeAnnotation(each) ?? []);
    for (const citation of citations.slice(text.citations)) this.#cite(text, citation);
  }

  #cite(text: StreamedText, citation: CoreCitation): void {
    text.citations += 1;
    this.#context.emit({ ...text.place, type: 'text-citation', citation });
  }

  #holdEvent(index: number, event: wire.ReceivedResponseStreamEvent): void {
    const { emit, nextPart } = this.#context;
    const events = this.#pendingEvents.get(index) ?? [];
    events.push(event);
    this.#pendingEvents.set(index, events);
    if (event.type !== 'response.content_part.done') return;
    this.#pendingEvents.delete(index);
    this.#emittedParts.add(index);
    const before = Array.from({ length: index }, (): wire.ReceivedOutputText => ({ type: 'output_text', text: '' }));
    const around = { ...this.#started, ...(this.#started.status && { status: 'completed' }) };
    this.#emitPhase();
    const value = this.#decodeParts({ ...around, content: [...before, event.part ?? {}] })[index];
    const native: NativeFrames = { protocol, frames: [{ events }], repeated: true };
    if (value) emit({ ...nextPart(), type: 'part', value, native });
  }

  #decodeParts(item: MessageItem): CoreAssistantPart[] {
    return decodeMessage(item, '', this.#phase === undefined ? undefined : 'phase-apart');
  }

  #phaseField(): Pick<wire.ReceivedOutputMessage, 'phase'> {
    return this.#phase === undefined ? {} : { phase: this.#phase };
  }

  #emitPhase(): void {
    if (this.#phase === undefined || this.#hasPhasePart) return;
    this.#hasPhasePart = true;
    const { emit, nextPart, items } = this.#context;
    for (const event of partEvents(nextPart(), phasePart(this.#phase, items.issuer))) emit(event);
  }

  #streamedContent(): ContentPart[] {
    return [...this.#texts.values()].map(({ text, of }) =>
      of === 'refusal' ? { type: of, refusal: text } : { type: 'output_text', text, annotations: [], logprobs: [] },
    );
  }
}

/** The place of the content part that an event is about. */
export const contentIndexOf = (event: wire.ReceivedResponseStreamEvent): number | undefined =>
  'content_index' in event ? asNumber(event.content_index) : undefined;

/** Whether a part of an event is one that only this protocol knows. */
export const isOpaquePart = (part: { type?: JsonValue } | null | undefined): boolean =>
  typeof part?.type === 'string' && !knownPartTypes.has(part.type);

const knownPartTypes: ReadonlySet<string> = new Set(['output_text', 'refusal', 'reasoning_text', 'summary_text']);

// ---------------------------------------------------------------- reasoning

type BlockKind = CoreReasoning['blocks'][number]['kind'];

function createReasoningDecoder(started: wire.ReceivedOutputReasoning, context: DecoderContext): ItemDecoder {
  const { emit, items } = context;
  const place = context.nextPart();
  /** The blocks by their position on the wire: `summary:0`. */
  const blocks = new Map<string, { block: number; text: string }>();
  const { extras, wireForm } = decodeReasoning(started, items.issuer);
  emit({ ...place, type: 'reasoning-start', origin: protocol, ...wireFields({ extras, wireForm }) });

  /** Servers of one block leave its place out. */
  function append(kind: BlockKind, index: number | null | undefined, text: string): void {
    const key = `${kind}:${index ?? 0}`;
    const known = blocks.get(key);
    const block = known ?? { block: blocks.size, text: '' };
    blocks.set(key, block);
    if (known && text === '') return;
    block.text += text;
    emit({ ...place, type: 'reasoning-delta', kind, block: block.block, text });
  }

  function complete(kind: BlockKind, index: number | null | undefined, text: JsonValue | undefined): void {
    const streamed = blocks.get(`${kind}:${index ?? 0}`)?.text ?? '';
    append(kind, index, missingSuffix(asString(text) ?? '', streamed));
  }

  return {
    decode(event) {
      switch (event.type) {
        case 'response.reasoning_summary_part.added':
        case 'response.reasoning_summary_part.done':
          complete('summary', event.summary_index, event.part?.text);
          return true;
        case 'response.reasoning_summary_text.delta':
          append('summary', event.summary_index, event.delta ?? '');
          return true;
        case 'response.reasoning_summary_text.done':
          complete('summary', event.summary_index, event.text);
          return true;
        case 'response.content_part.added':
        case 'response.content_part.done':
          complete('full', event.content_index, event.part && 'text' in event.part ? event.part.text : undefined);
          return true;
        case 'response.reasoning_text.delta':
          append('full', event.content_index, event.delta ?? '');
          return true;
        case 'response.reasoning_text.done':
          complete('full', event.content_index, event.text);
          return true;
        default:
          return false;
      }
    },
    close(item) {
      const reasoning = decodeReasoning(item?.type === 'reasoning' ? item : started, items.issuer);
      for (const kind of ['summary', 'full'] as const)
        for (const [index, { text }] of reasoning.blocks.filter((block) => block.kind === kind).entries())
          complete(kind, index, text);
      emit({ ...place, type: 'reasoning-done', ...closingFields(reasoning) });
    },
  };
}

// ---------------------------------------------------------------- what comes whole

/** Its progress is forwarded to clients of this protocol alone. */
const createWholeItemDecoder = (started: wire.ReceivedOutputItem, context: DecoderContext): ItemDecoder => ({
  decode: () => false,
  close(item) {
    const { emit, nextPart, items, backend } = context;
    if (!item) backend.report({ what: `an item of type ${asString(started.type)} that was never finished` });
    for (const part of decodeOutputItem(item ?? started, '', items))
      for (const event of partEvents(nextPart(), part)) emit(event);
  },
});

/** An event that only clients of this protocol understand. They know it by the type in its data. */
export const opaqueEvent = (event: wire.ReceivedResponseStreamEvent): CoreStreamEvent => ({
  type: 'opaque',
  protocol,
  kind: event.type ?? '',
  payload: event,
});

/** An event about an item that is not whole yet: what it holds is in the item, whose loss is reported with that. */
export const progressEvent = (event: wire.ReceivedResponseStreamEvent): CoreStreamEvent => ({
  ...opaqueEvent(event),
  native: { protocol, frames: [], repeated: true },
});

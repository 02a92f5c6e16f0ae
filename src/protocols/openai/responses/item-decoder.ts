import type { BackendContext } from '../../../core/codec.ts';
import { partEvents, wireFields, closingFields } from '../../../core/fold.ts';
import { asNumber, asObject, asString, objectsIn, type JsonObject, type JsonValue } from '../../../core/json.ts';
import { decodeLogprobs } from '../../../core/logprobs.ts';
import type {
  CoreAssistantPart,
  CoreCitation,
  CoreReasoning,
  CoreStreamEvent,
  NativeFrames,
  PartIndex,
} from '../../../core/types.ts';
import { CallDecoder, missingSuffix } from './call-decoder.ts';
import { decodeAnnotation } from './citations.ts';
import { decodeMessage, decodeOutputItem, isMessage, isOpaqueItem, type ItemContext } from './output-items.ts';
import { phaseOfItem, phasePart } from './phase.ts';
import { decodeReasoning } from './reasoning.ts';
import { protocol, withWireForm } from './extras.ts';

/** Decodes one item of an answer as it grows. */
export interface ItemDecoder {
  /** An event about the item, by the end of its type: `output_text.delta`. Gives whether it was understood. */
  decode(kind: string, event: JsonObject): boolean;
  /** What adds to the text of an event that has just been decoded, and held nothing but that. */
  describe?(kind: string, event: JsonObject): ((text: string) => void) | undefined;
  /** The item is over. What it holds whole fills what the events before lacked; `undefined` when it never came whole. */
  close(item: JsonObject | undefined): void;
  /** The item is announced after events about it have come: its own fields are known from now on. */
  announce?(item: JsonObject): void;
  /** Of a call, its input as far as it has come, and whether that is a whole object. */
  readonly input?: string;
  readonly hasWholeInput?: boolean;
}

/** What the decoders of items share. */
export interface DecoderContext {
  emit(event: CoreStreamEvent): void;
  /** The place of the next part of the answer. */
  nextPart(): PartIndex;
  items: ItemContext;
  backend: BackendContext;
}

/** A decoder for an item that begins so; servers may leave out all but its type. */
export function createItemDecoder(item: JsonObject, context: DecoderContext): ItemDecoder {
  if (isMessage(item)) return new MessageDecoder(item, context);
  if (item['type'] === 'reasoning') return new ReasoningDecoder(item, context);
  if (!isOpaqueItem(item) && item['type'] !== 'tool_search_call') return new CallDecoder(item, context);
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
  readonly #started: JsonObject;
  readonly #context: DecoderContext;
  readonly #texts = new Map<number, StreamedText>();
  /** The events about parts that only this protocol knows, which are emitted once they are complete. */
  readonly #pendingEvents = new Map<number, JsonObject[]>();
  readonly #emittedParts = new Set<number>();
  /** Whether the phase is known before the first part, and a part of its own. */
  readonly #phase: string | undefined;
  #hasPhasePart = false;

  constructor(started: JsonObject, context: DecoderContext) {
    this.#started = started;
    this.#context = context;
    this.#phase = phaseOfItem(started);
  }

  decode(kind: string, event: JsonObject): boolean {
    const index = asNumber(event['content_index']) ?? 0;
    const isPart = kind === 'content_part.added' || kind === 'content_part.done';
    if (isPart && isOpaquePart(event)) this.#holdEvent(index, kind, event);
    else if (!this.#pendingEvents.has(index)) return this.#decodeKnown(kind, index, event);
    else if (event['content_index'] === undefined) return false;
    else this.#holdEvent(index, kind, event);
    return true;
  }

  describe(kind: string, event: JsonObject): ((text: string) => void) | undefined {
    if (kind !== 'output_text.delta' && kind !== 'refusal.delta') return undefined;
    const text = this.#texts.get(asNumber(event['content_index']) ?? 0);
    return text && ((delta) => this.#append(text, delta, undefined));
  }

  close(item: JsonObject | undefined): void {
    const { emit, nextPart } = this.#context;
    const completed = { ...this.#phaseField(), ...(item ?? { ...this.#started, content: this.#streamedContent() }) };
    const wire = objectsIn(completed['content']);
    for (const [index, part] of this.#decodeParts(completed).entries()) {
      if (part.type === 'opaque' && !this.#emittedParts.has(index)) emit({ ...nextPart(), type: 'part', value: part });
      if (part.type !== 'text' && part.type !== 'refusal') continue;
      const text = this.#textAt(index, part.type);
      this.#complete(index, wire[index] ?? { type: 'output_text', text: part.text });
      this.#texts.delete(index);
      const { extras, wireForm } = part;
      emit({ ...text.place, type: 'text-done', ...wireFields({ extras, wireForm }) });
    }
    for (const { place } of this.#texts.values()) emit({ ...place, type: 'text-done' });
  }

  #decodeKnown(kind: string, index: number, event: JsonObject): boolean {
    switch (kind) {
      case 'content_part.added':
      case 'content_part.done':
        this.#complete(index, partOf(event));
        return true;
      case 'output_text.delta':
      case 'refusal.delta': {
        const of = kind === 'refusal.delta' ? 'refusal' : 'text';
        this.#append(this.#textAt(index, of), asString(event['delta']) ?? '', event['logprobs']);
        return true;
      }
      case 'output_text.done': {
        const { text = '', logprobs = null } = event;
        this.#complete(index, { type: 'output_text', text, logprobs });
        return true;
      }
      case 'refusal.done':
        this.#complete(index, { type: 'refusal', refusal: event['refusal'] ?? '' });
        return true;
      case 'output_text.annotation.added': {
        const citation = decodeAnnotation(asObject(event['annotation']) ?? {});
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
    const around = index === 0 ? this.#started : { type: 'message' };
    const like: JsonObject =
      of === 'text' ? { type: 'output_text', annotations: [], logprobs: [] } : { type: 'refusal' };
    const [part] = this.#decodeParts({ ...around, content: [like] });
    const extras = index === 0 ? part?.extras : undefined;
    const { wireForm } = index === 0 && part?.wireForm ? part : withWireForm({});
    emit({ ...text.place, type: 'text-start', of, ...wireFields({ extras, wireForm }) });
    return text;
  }

  #append(text: StreamedText, delta: string, wireLogprobs: JsonValue | undefined): void {
    const logprobs = decodeLogprobs(wireLogprobs);
    if (delta === '' && logprobs.length === 0) return;
    text.text += delta;
    text.hasLogprobs ||= logprobs.length > 0;
    const fields = logprobs.length > 0 && { logprobs };
    this.#context.emit({ ...text.place, type: 'text-delta', text: delta, ...fields });
  }

  /** Adds what is missing of a content part that is whole. */
  #complete(index: number, part: JsonObject): void {
    const { type, logprobs } = part;
    if (type !== 'output_text' && type !== 'refusal') return;
    const of = type === 'refusal' ? 'refusal' : 'text';
    const text = this.#textAt(index, of);
    const rest = missingSuffix(asString(part[of]) ?? '', text.text);
    this.#append(text, rest, text.hasLogprobs ? undefined : logprobs);
    const citations = objectsIn(part['annotations']).flatMap((each) => decodeAnnotation(each) ?? []);
    for (const citation of citations.slice(text.citations)) this.#cite(text, citation);
  }

  #cite(text: StreamedText, citation: CoreCitation): void {
    text.citations += 1;
    this.#context.emit({ ...text.place, type: 'text-citation', citation });
  }

  #holdEvent(index: number, kind: string, event: JsonObject): void {
    const { emit, nextPart } = this.#context;
    const events = this.#pendingEvents.get(index) ?? [];
    events.push({ ...event, type: `response.${kind}` });
    this.#pendingEvents.set(index, events);
    if (kind !== 'content_part.done') return;
    this.#pendingEvents.delete(index);
    this.#emittedParts.add(index);
    const before = Array.from({ length: index }, (): JsonObject => ({ type: 'output_text', text: '' }));
    const around = { ...this.#started, ...(asString(this.#started['status']) && { status: 'completed' }) };
    this.#emitPhase();
    const value = this.#decodeParts({ ...around, content: [...before, partOf(event)] })[index];
    const native: NativeFrames = { protocol, frames: [{ events }], repeated: true };
    if (value) emit({ ...nextPart(), type: 'part', value, native });
  }

  #decodeParts(item: JsonObject): CoreAssistantPart[] {
    return decodeMessage(item, '', this.#phase === undefined ? undefined : 'phase-apart');
  }

  #phaseField(): JsonObject {
    return this.#phase === undefined ? {} : { phase: this.#phase };
  }

  #emitPhase(): void {
    if (this.#phase === undefined || this.#hasPhasePart) return;
    this.#hasPhasePart = true;
    const { emit, nextPart, items } = this.#context;
    for (const event of partEvents(nextPart(), phasePart(this.#phase, items.issuer))) emit(event);
  }

  #streamedContent(): JsonObject[] {
    return [...this.#texts.values()].map(({ text, of }) =>
      of === 'refusal' ? { type: of, refusal: text } : { type: 'output_text', text, annotations: [], logprobs: [] },
    );
  }
}

const partOf = (event: JsonObject): JsonObject => asObject(event['part']) ?? {};

/** Whether an event is about a content part that only this protocol knows. */
export const isOpaquePart = (event: JsonObject): boolean => {
  const { type } = partOf(event);
  return typeof type === 'string' && !knownPartTypes.has(type);
};

const knownPartTypes: ReadonlySet<string> = new Set(['output_text', 'refusal', 'reasoning_text', 'summary_text']);

// ---------------------------------------------------------------- reasoning

type BlockKind = CoreReasoning['blocks'][number]['kind'];

class ReasoningDecoder implements ItemDecoder {
  readonly #started: JsonObject;
  readonly #context: DecoderContext;
  readonly #place: PartIndex;
  /** The blocks by their position on the wire: `summary:0`. */
  readonly #blocks = new Map<string, { block: number; text: string }>();

  constructor(started: JsonObject, context: DecoderContext) {
    this.#started = started;
    this.#context = context;
    this.#place = context.nextPart();
    const { extras, wireForm } = decodeReasoning(started, context.items.issuer);
    const fields = { origin: protocol, ...wireFields({ extras, wireForm }) };
    context.emit({ ...this.#place, type: 'reasoning-start', ...fields });
  }

  decode(kind: string, event: JsonObject): boolean {
    const summary = asNumber(event['summary_index']) ?? 0;
    const content = asNumber(event['content_index']) ?? 0;
    switch (kind) {
      case 'reasoning_summary_part.added':
      case 'reasoning_summary_part.done':
        this.#complete('summary', summary, partOf(event)['text']);
        return true;
      case 'reasoning_summary_text.delta':
        this.#append('summary', summary, asString(event['delta']) ?? '');
        return true;
      case 'reasoning_summary_text.done':
        this.#complete('summary', summary, event['text']);
        return true;
      case 'content_part.added':
      case 'content_part.done':
        this.#complete('full', content, partOf(event)['text']);
        return true;
      case 'reasoning_text.delta':
        this.#append('full', content, asString(event['delta']) ?? '');
        return true;
      case 'reasoning_text.done':
        this.#complete('full', content, event['text']);
        return true;
      default:
        return false;
    }
  }

  describe(kind: string, event: JsonObject): ((text: string) => void) | undefined {
    if (kind === 'reasoning_summary_text.delta') {
      const index = asNumber(event['summary_index']) ?? 0;
      return (text) => this.#append('summary', index, text);
    }
    if (kind !== 'reasoning_text.delta') return undefined;
    const index = asNumber(event['content_index']) ?? 0;
    return (text) => this.#append('full', index, text);
  }

  close(item: JsonObject | undefined): void {
    const reasoning = decodeReasoning(item ?? this.#started, this.#context.items.issuer);
    for (const kind of ['summary', 'full'] as const)
      for (const [index, { text }] of reasoning.blocks.filter((block) => block.kind === kind).entries())
        this.#complete(kind, index, text);
    this.#context.emit({ ...this.#place, type: 'reasoning-done', ...closingFields(reasoning) });
  }

  #append(kind: BlockKind, index: number, text: string): void {
    const key = `${kind}:${index}`;
    const known = this.#blocks.get(key);
    const block = known ?? { block: this.#blocks.size, text: '' };
    this.#blocks.set(key, block);
    if (known && text === '') return;
    block.text += text;
    this.#context.emit({ ...this.#place, type: 'reasoning-delta', kind, block: block.block, text });
  }

  #complete(kind: BlockKind, index: number, text: JsonValue | undefined): void {
    const streamed = this.#blocks.get(`${kind}:${index}`)?.text ?? '';
    this.#append(kind, index, missingSuffix(asString(text) ?? '', streamed));
  }
}

// ---------------------------------------------------------------- what comes whole

/** Its progress is forwarded to clients of this protocol alone. */
const createWholeItemDecoder = (started: JsonObject, context: DecoderContext): ItemDecoder => ({
  decode: () => false,
  close(item) {
    const { emit, nextPart, items, backend } = context;
    if (!item) backend.report({ what: `an item of type ${asString(started['type'])} that was never finished` });
    for (const part of decodeOutputItem(item ?? started, '', items))
      for (const event of partEvents(nextPart(), part)) emit(event);
  },
});

/** An event that only clients of this protocol understand. They know it by the type in its data. */
export const opaqueEvent = (kind: string, payload: JsonObject): CoreStreamEvent => ({
  type: 'opaque',
  protocol,
  kind,
  payload: { ...payload, type: kind },
});

/** An event about an item that is not whole yet: what it holds is in the item, whose loss is reported with that. */
export const progressEvent = (kind: string, payload: JsonObject): CoreStreamEvent => ({
  ...opaqueEvent(kind, payload),
  native: { protocol, frames: [], repeated: true },
});

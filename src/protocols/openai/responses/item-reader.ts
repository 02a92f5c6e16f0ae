import type { BackendContext } from '../../../core/codec.ts';
import { partEvents } from '../../../core/fold.ts';
import { asNumber, asObject, asString, objectsIn, type JsonObject, type JsonValue } from '../../../core/json.ts';
import { decodeLogprobs } from '../../../core/logprobs.ts';
import type { CoreReasoning, CoreStreamEvent, CoreText, NativeFrames, PartIndex } from '../../../core/types.ts';
import { callReader, missingSuffix } from './call-reader.ts';
import { decodeAnnotation } from './citations.ts';
import { decodeOutputItem, isMessage, isOpaqueItem, type ItemContext } from './output-items.ts';
import { decodeReasoning } from './reasoning.ts';
import { protocol, withWireForm } from './extras.ts';

/** Reads one item of an answer as it grows. */
export interface ItemReader {
  /** An event about the item, by the end of its type: `output_text.delta`. Gives whether it was understood. */
  read(kind: string, event: JsonObject): boolean;
  /** The item is over. What it holds whole fills what the events before lacked; `undefined` when it never came whole. */
  close(item: JsonObject | undefined): void;
  /** The item is announced after events about it have come: its own fields are known from now on. */
  announce?(item: JsonObject): void;
  /** Of a call, its input as far as it has come, and whether that is a whole object. */
  readonly input?: string;
  readonly hasWholeInput?: boolean;
}

/** What a reader writes to. */
export interface ReaderContext {
  emit(event: CoreStreamEvent): void;
  /** The place of the next part of the answer. */
  nextPart(): PartIndex;
  items: ItemContext;
  backend: BackendContext;
}

/** A reader for an item that begins so; servers may leave out all but its type. */
export function itemReader(item: JsonObject, context: ReaderContext): ItemReader {
  if (isMessage(item)) return messageReader(item, context);
  if (item['type'] === 'reasoning') return reasoningReader(item, context);
  if (!isOpaqueItem(item) && item['type'] !== 'tool_search_call') return callReader(item, context);
  return wholeItemReader(item, context);
}

// ---------------------------------------------------------------- messages

interface StreamedText {
  place: PartIndex;
  of: 'text' | 'refusal';
  text: string;
  citations: number;
  hasLogprobs: boolean;
}

function messageReader(started: JsonObject, { emit, nextPart: open, items }: ReaderContext): ItemReader {
  const texts = new Map<number, StreamedText>();
  /** The events about parts that only this protocol knows, which are emitted once they are complete. */
  const pendingEvents = new Map<number, JsonObject[]>();
  const emittedParts = new Set<number>();

  function textAt(index: number, of: 'text' | 'refusal'): StreamedText {
    const known = texts.get(index);
    if (known) return known;
    const text: StreamedText = { place: open(), of, text: '', citations: 0, hasLogprobs: false };
    texts.set(index, text);
    // What stands around a message goes with its first part.
    const around = index === 0 ? started : { type: 'message' };
    const like: JsonObject =
      of === 'text' ? { type: 'output_text', annotations: [], logprobs: [] } : { type: 'refusal' };
    const [part] = decodeOutputItem({ ...around, content: [like] }, '', items);
    const extras = index === 0 ? part?.extras : undefined;
    const { wireForm } = index === 0 && part?.wireForm ? part : withWireForm({});
    emit({ ...text.place, type: 'text-start', of, ...(extras && { extras }), ...(wireForm && { wireForm }) });
    return text;
  }

  function emitText(text: StreamedText, delta: string, logprobs: JsonValue | undefined): void {
    const probabilities = decodeLogprobs(logprobs);
    if (delta === '' && probabilities.length === 0) return;
    text.text += delta;
    text.hasLogprobs ||= probabilities.length > 0;
    emit({
      ...text.place,
      type: 'text-delta',
      text: delta,
      ...(probabilities.length > 0 && { logprobs: probabilities }),
    });
  }

  /** A content part that is whole. */
  function fill(index: number, part: JsonObject): void {
    const { type, logprobs } = part;
    if (type !== 'output_text' && type !== 'refusal') return;
    const of = type === 'refusal' ? 'refusal' : 'text';
    const text = textAt(index, of);
    const rest = missingSuffix(asString(part[of]) ?? '', text.text);
    emitText(text, rest, text.hasLogprobs ? undefined : logprobs);
    const citations = objectsIn(part['annotations']).flatMap((each) => decodeAnnotation(each) ?? []);
    for (const citation of citations.slice(text.citations)) cite(text, citation);
  }

  function cite(text: StreamedText, citation: NonNullable<CoreText['citations']>[number]): void {
    text.citations += 1;
    emit({ ...text.place, type: 'text-citation', citation });
  }

  function holdEvent(index: number, kind: string, event: JsonObject): void {
    const events = pendingEvents.get(index) ?? [];
    events.push({ ...event, type: `response.${kind}` });
    pendingEvents.set(index, events);
    if (kind !== 'content_part.done') return;
    pendingEvents.delete(index);
    emittedParts.add(index);
    const before = Array.from({ length: index }, (): JsonObject => ({ type: 'output_text', text: '' }));
    const around = { ...started, ...(asString(started['status']) && { status: 'completed' }) };
    const value = decodeOutputItem({ ...around, content: [...before, partOf(event)] }, '', items)[index];
    const native: NativeFrames = { protocol, frames: [{ events }], repeated: true };
    if (value) emit({ ...open(), type: 'part', value, native });
  }

  return {
    read(kind, event) {
      const index = asNumber(event['content_index']) ?? 0;
      const isPart = kind === 'content_part.added' || kind === 'content_part.done';
      if (isPart && isOpaquePart(event)) holdEvent(index, kind, event);
      else if (!pendingEvents.has(index)) return readKnown(kind, index, event);
      else if (event['content_index'] === undefined) return false;
      else holdEvent(index, kind, event);
      return true;
    },
    close(item) {
      const completed = item ?? { ...started, content: streamedContent() };
      const wire = objectsIn(completed['content']);
      for (const [index, part] of decodeOutputItem(completed, '', items).entries()) {
        if (part.type === 'opaque' && !emittedParts.has(index)) emit({ ...open(), type: 'part', value: part });
        if (part.type !== 'text' && part.type !== 'refusal') continue;
        const text = textAt(index, part.type);
        fill(index, wire[index] ?? { type: 'output_text', text: part.text });
        texts.delete(index);
        const { extras, wireForm } = part;
        emit({ ...text.place, type: 'text-done', ...(extras && { extras }), ...(wireForm && { wireForm }) });
      }
      for (const { place } of texts.values()) emit({ ...place, type: 'text-done' });
    },
  };

  function readKnown(kind: string, index: number, event: JsonObject): boolean {
    switch (kind) {
      case 'content_part.added':
        fill(index, partOf(event));
        return true;
      case 'output_text.delta':
      case 'refusal.delta': {
        const of = kind === 'refusal.delta' ? 'refusal' : 'text';
        emitText(textAt(index, of), asString(event['delta']) ?? '', event['logprobs']);
        return true;
      }
      case 'output_text.done':
        fill(index, { type: 'output_text', text: event['text'] ?? '', logprobs: event['logprobs'] ?? null });
        return true;
      case 'refusal.done':
        fill(index, { type: 'refusal', refusal: event['refusal'] ?? '' });
        return true;
      case 'output_text.annotation.added': {
        const citation = decodeAnnotation(asObject(event['annotation']) ?? {});
        if (citation) cite(textAt(index, 'text'), citation);
        return citation !== undefined;
      }
      case 'content_part.done':
        fill(index, partOf(event));
        return true;
      default:
        return false;
    }
  }

  function streamedContent(): JsonObject[] {
    return [...texts.values()].map(({ text, of }) =>
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

function reasoningReader(started: JsonObject, { emit, nextPart: open, items }: ReaderContext): ItemReader {
  const place = open();
  /** The blocks by where they stand on the wire: `summary:0`. */
  const blocks = new Map<string, { block: number; text: string }>();
  const { extras, wireForm } = decodeReasoning(started, items.issuer);
  emit({
    ...place,
    type: 'reasoning-start',
    origin: protocol,
    ...(extras && { extras }),
    ...(wireForm && { wireForm }),
  });

  function emitText(kind: 'full' | 'summary', index: number, text: string): void {
    const key = `${kind}:${index}`;
    const known = blocks.get(key);
    const block = known ?? { block: blocks.size, text: '' };
    blocks.set(key, block);
    if (known && text === '') return;
    block.text += text;
    emit({ ...place, type: 'reasoning-delta', kind, block: block.block, text });
  }
  const fill = (kind: 'full' | 'summary', index: number, completed: string): void =>
    emitText(kind, index, missingSuffix(completed, blocks.get(`${kind}:${index}`)?.text ?? ''));

  return {
    read(kind, event) {
      const summary = asNumber(event['summary_index']) ?? 0;
      const content = asNumber(event['content_index']) ?? 0;
      switch (kind) {
        case 'reasoning_summary_part.added':
        case 'reasoning_summary_part.done':
          fill('summary', summary, asString(partOf(event)['text']) ?? '');
          return true;
        case 'reasoning_summary_text.delta':
          emitText('summary', summary, asString(event['delta']) ?? '');
          return true;
        case 'reasoning_summary_text.done':
          fill('summary', summary, asString(event['text']) ?? '');
          return true;
        case 'content_part.added':
        case 'content_part.done':
          fill('full', content, asString(partOf(event)['text']) ?? '');
          return true;
        case 'reasoning_text.delta':
          emitText('full', content, asString(event['delta']) ?? '');
          return true;
        case 'reasoning_text.done':
          fill('full', content, asString(event['text']) ?? '');
          return true;
        default:
          return false;
      }
    },
    close(item) {
      const completed: CoreReasoning = decodeReasoning(item ?? started, items.issuer);
      for (const kind of ['summary', 'full'] as const)
        for (const [index, { text }] of completed.blocks.filter((block) => block.kind === kind).entries())
          fill(kind, index, text);
      const { signature } = completed;
      emit({
        ...place,
        type: 'reasoning-done',
        ...(signature && { signature }),
        ...(completed.extras && { extras: completed.extras }),
        ...(completed.wireForm && { wireForm: completed.wireForm }),
      });
    },
  };
}

// ---------------------------------------------------------------- what comes whole

/** Its progress is forwarded to clients of this protocol alone. */
function wholeItemReader(started: JsonObject, { emit, nextPart: open, items, backend }: ReaderContext): ItemReader {
  return {
    read: () => false,
    close(item) {
      const completed = item ?? started;
      if (!item) backend.report({ what: `an item of type ${asString(started['type'])} that was never finished` });
      for (const part of decodeOutputItem(completed, '', items))
        for (const event of partEvents(open(), part)) emit(event);
    },
  };
}

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

import type {
  ReceivedContentBlock,
  ReceivedContentBlockDelta,
  ReceivedTextBlock,
} from '../../../generated/anthropic.js';
import { readContentBlock } from '../../../generated/anthropic.readers.js';
import type { BackendContext } from '../../core/codec.ts';
import { withoutUndefined, nonEmpty, type JsonObject, type JsonValue } from '../../core/json.ts';
import { createNameRestorer } from '../../core/tool-names.ts';
import type { CoreToolCall, Extras, WireForm } from '../../core/types.ts';
import { blockTypeOf, decodeBase, extrasOf, nativeFields } from './extras.ts';
import { decodeAssistantBlock, decodeCall } from './parts.ts';
import { decodeSignature, readReasoning, type ReasoningBlock } from './reasoning.ts';
import { decodeCitation, decodeCitations } from './text.ts';
import { toolNameRule } from './tools.ts';
import type { CoreStreamEvent, PartIndex } from '../../core/stream-event.ts';

/** What the blocks of one stream are decoded with. */
interface StreamContext {
  emit: (event: CoreStreamEvent) => void;
  issuer: string;
}

/** Decodes the blocks of one answer. */
export class BlockReader {
  readonly #context: BackendContext;
  readonly #stream: StreamContext;
  readonly #nameOf: (name: string) => string;

  constructor(context: BackendContext, emit: StreamContext['emit']) {
    this.#context = context;
    this.#stream = { emit, issuer: context.issuer };
    this.#nameOf = createNameRestorer(context.request, toolNameRule);
  }

  /** The decoder of a block that has just begun; `place` is where its part goes, `event` the one it began with. */
  open(block: ReceivedContentBlock, place: PartIndex, event: JsonObject): BlockDecoder {
    return decodeBlock(this.#stream, place, this.#contentOf(block, place, event));
  }

  #contentOf(block: ReceivedContentBlock, place: PartIndex, event: JsonObject): BlockContent {
    const stream = this.#stream;
    switch (block.type) {
      case 'text':
        return decodeTextBlock(stream, place, block);
      case 'thinking':
      case 'redacted_thinking':
        return decodeReasoningBlock(stream, place, block);
      case 'tool_use':
      case 'server_tool_use':
      case 'mcp_tool_use': {
        return decodeCallBlock(stream, place, this.#restore(decodeCall(block, '')));
      }
      default:
        passOn(stream, place, event);
        return decodeWholeBlock(stream, place, block);
    }
  }

  /** Decodes a block of a plain answer. */
  read(block: ReceivedContentBlock, place: PartIndex): void {
    const value = decodeAssistantBlock(block, `/content/${place.part}`, this.#context.issuer);
    if (value.type === 'tool-call') this.#restore(value);
    this.#stream.emit({ ...place, type: 'part', value });
  }

  /** Gives a call the name by which the client knows its tool, and an id, without which it could get no result. */
  #restore(call: CoreToolCall): CoreToolCall {
    if (call.id === '') call.id = this.#context.mint('toolu_');
    if (!call.providerExecuted) call.name = this.#nameOf(call.name);
    return call;
  }
}

/** Decodes one content block of a stream, from its start to its stop. */
export interface BlockDecoder {
  /** `event`: the one that the delta arrived in. */
  delta(delta: ReceivedContentBlockDelta, event: JsonObject): void;
  stop(): void;
}

/** The same for one kind of block. */
interface BlockContent {
  /** Whether the delta is of a known kind; then it has been decoded. */
  decode(delta: ReceivedContentBlockDelta): boolean;
  /** `complete` gives a block what deltas of unknown kinds add to it: text is appended, any other value replaced. */
  stop(complete: (block: JsonObject) => JsonObject): void;
}

/** Gives clients of this protocol an event of a part as its vendor wrote it. */
const passOn = ({ emit }: StreamContext, { part }: PartIndex, payload: JsonObject): void =>
  emit({ type: 'opaque', protocol: 'anthropic', kind: blockTypeOf(payload), payload, about: part });

function decodeBlock(stream: StreamContext, place: PartIndex, content: BlockContent): BlockDecoder {
  // A map, as an object copied for every delta takes quadratic time.
  const unknown = new Map<string, JsonValue>();
  const complete = (block: JsonObject): JsonObject => {
    if (unknown.size === 0) return block;
    const added = [...unknown].map(([key, value]): [string, JsonValue] => [
      key,
      appendValue(Object.hasOwn(block, key) ? block[key] : undefined, value),
    ]);
    return { ...block, ...Object.fromEntries(added) };
  };
  return {
    delta(delta, event) {
      if (content.decode(delta)) return;
      for (const [key, value] of Object.entries(delta))
        if (key !== 'type') unknown.set(key, appendValue(unknown.get(key), value));
      passOn(stream, place, event);
    },
    stop: () => content.stop(complete),
  };
}

function decodeTextBlock({ emit }: StreamContext, place: PartIndex, block: ReceivedTextBlock): BlockContent {
  const { type: _, text: first, citations, ...rest } = block;
  const emitText = (text: string | null | undefined): void => {
    if (text) emit({ ...place, type: 'text-delta', text });
  };
  emit({ ...place, type: 'text-start', of: 'text', ...ownFields(rest) });
  emitText(first);
  for (const citation of decodeCitations(citations, '') ?? []) emit({ ...place, type: 'text-citation', citation });
  return {
    decode(delta) {
      if (delta.type === 'text_delta') emitText(delta.text);
      else if (delta.type === 'citations_delta' && delta.citation)
        emit({ ...place, type: 'text-citation', citation: decodeCitation(delta.citation) });
      else return false;
      return true;
    },
    stop: (complete) => emit({ ...place, type: 'text-done', ...ownFields(complete(rest)) }),
  };
}

function decodeReasoningBlock({ emit, issuer }: StreamContext, place: PartIndex, block: ReasoningBlock): BlockContent {
  const { text: first, kind, rest, ...read } = readReasoning(block);
  let { token } = read;
  const emitThinking = (text: string, extras?: Extras): void => {
    if (text || extras)
      emit({ ...place, type: 'reasoning-delta', kind: 'full', block: 0, text, ...(extras && { extras }) });
  };
  emit({ ...place, type: 'reasoning-start', ...ownFields(rest) });
  emitThinking(first);
  return {
    decode(delta) {
      if (delta.type === 'thinking_delta') {
        const { type: _, thinking, ...beside } = delta;
        // Of a hidden thought, the other fields are how long it is by now.
        emitThinking(thinking ?? '', nonEmpty(beside) && extrasOf(beside));
      } else if (delta.type === 'signature_delta') token += delta.signature ?? '';
      else return false;
      return true;
    },
    stop(complete) {
      const signature = decodeSignature(token, kind, issuer);
      emit({ ...place, type: 'reasoning-done', ...(signature && { signature }), ...ownFields(complete(rest)) });
    },
  };
}

/** A call's input arrives as fragments of JSON. Some servers send it complete with the start, and no fragment. */
function decodeCallBlock({ emit }: StreamContext, place: PartIndex, call: CoreToolCall): BlockContent {
  const { id, name, providerExecuted, input, extras, wireForm } = call;
  const own = withoutUndefined({ extras, wireForm });
  let isEmpty = true;
  const emitText = (text: string): void => {
    if (text) emit({ ...place, type: 'tool-call-arguments-text', text });
  };
  emit({ ...place, type: 'tool-call-start', id, name, input: 'json-text', providerExecuted, ...own });
  return {
    decode(delta) {
      if (delta.type !== 'input_json_delta') return false;
      const text = delta.partial_json ?? '';
      if (text) isEmpty = false;
      emitText(text);
      return true;
    },
    stop(complete) {
      if (isEmpty) emitText(initialText(input));
      const fields = nativeFields(own);
      const completed = complete(fields);
      emit({ ...place, type: 'tool-call-done', ...(completed !== fields && ownFields(completed)) });
    },
  };
}

function initialText(input: CoreToolCall['input']): string {
  if (input.kind !== 'json') return input.text;
  return nonEmpty(input.value) ? JSON.stringify(input.value) : '';
}

/** A block that becomes one part: results of the vendor's tools, and unknown blocks. */
function decodeWholeBlock(
  { emit, issuer }: StreamContext,
  place: PartIndex,
  block: ReceivedContentBlock,
): BlockContent {
  return {
    decode: () => false,
    stop: (complete) =>
      emit({
        ...place,
        type: 'part',
        value: decodeAssistantBlock(readContentBlock(complete(block)) ?? {}, '', issuer),
      }),
  };
}

function ownFields(fields: JsonObject): { extras?: Extras; wireForm?: WireForm } {
  const { extras, wireForm } = decodeBase(fields);
  return withoutUndefined({ extras, wireForm });
}

/** A value with another that arrived later: text is appended, anything else replaced. */
const appendValue = (before: JsonValue | undefined, value: JsonValue): JsonValue =>
  typeof before === 'string' && typeof value === 'string' ? before + value : value;

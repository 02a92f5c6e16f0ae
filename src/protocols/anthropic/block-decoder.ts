import type {
  ReceivedContentBlock,
  ReceivedContentBlockDelta,
  ReceivedTextBlock,
} from '../../../generated/anthropic.js';
import { readContentBlock } from '../../../generated/anthropic.readers.js';
import type { BackendContext } from '../../core/codec.ts';
import { readFreeformInput, isFreeformTool } from '../../core/freeform.ts';
import { withoutUndefined, nonEmpty, type JsonObject, type JsonValue } from '../../core/json.ts';
import { createNameRestorer } from '../../core/tool-names.ts';
import type { CoreStreamEvent, CoreToolCall, Extras, PartIndex, WireForm } from '../../core/types.ts';
import { blockTypeOf, decodeBase, extrasOf, nativeFields } from './extras.ts';
import { decodeAssistantBlock, decodeCall } from './parts.ts';
import { decodeSignature, readReasoning, type ReasoningBlock } from './reasoning.ts';
import { decodeCitation, decodeCitations } from './text.ts';
import { toolNameRule } from './tools.ts';

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
    const stream = this.#stream;
    switch (block.type) {
      case 'text':
        return new TextBlockDecoder(stream, place, block);
      case 'thinking':
      case 'redacted_thinking':
        return new ReasoningBlockDecoder(stream, place, block);
      case 'tool_use':
      case 'server_tool_use':
      case 'mcp_tool_use': {
        const call = this.#restore(decodeCall(block, ''));
        return new CallBlockDecoder(stream, place, call, this.#isFreeform(call) ? 'freeform' : 'json-text');
      }
      default:
        return new OpaqueBlockDecoder(stream, place, block, event);
    }
  }

  /** Decodes a block of a plain answer. */
  read(block: ReceivedContentBlock, place: PartIndex): void {
    const value = decodeAssistantBlock(block, `/content/${place.part}`, this.#context.issuer);
    if (value.type === 'tool-call') {
      const { input } = this.#restore(value);
      if (this.#isFreeform(value))
        value.input = readFreeformInput(input.kind === 'json' ? JSON.stringify(input.value) : input.text);
    }
    this.#stream.emit({ ...place, type: 'part', value });
  }

  /** Gives a call the name by which the client knows its tool, and an id, without which it could get no result. */
  #restore(call: CoreToolCall): CoreToolCall {
    if (call.id === '') call.id = this.#context.mint('toolu_');
    if (!call.providerExecuted) call.name = this.#nameOf(call.name);
    return call;
  }

  #isFreeform({ providerExecuted, name }: CoreToolCall): boolean {
    return !providerExecuted && isFreeformTool(this.#context.request, name);
  }
}

/** Decodes one content block of a stream, from its start to its stop. */
export abstract class BlockDecoder {
  protected readonly place: PartIndex;
  protected readonly stream: StreamContext;
  // A map, as an object copied for every delta takes quadratic time.
  readonly #unknown = new Map<string, JsonValue>();

  constructor(stream: StreamContext, place: PartIndex) {
    this.stream = stream;
    this.place = place;
  }

  /** `event`: the one that the delta arrived in. */
  delta(delta: ReceivedContentBlockDelta, event: JsonObject): void {
    if (this.decode(delta)) return;
    for (const [key, value] of Object.entries(delta))
      if (key !== 'type') this.#unknown.set(key, appendValue(this.#unknown.get(key), value));
    this.passOn(event);
  }

  abstract stop(): void;

  /** Whether the delta is of a known kind; then it has been decoded. */
  protected abstract decode(delta: ReceivedContentBlockDelta): boolean;

  /** Gives clients of this protocol an event of a part as its vendor wrote it. */
  protected passOn(payload: JsonObject): void {
    const about = this.place.part;
    this.stream.emit({ type: 'opaque', protocol: 'anthropic', kind: blockTypeOf(payload), payload, about });
  }

  protected get hasUnknown(): boolean {
    return this.#unknown.size > 0;
  }

  /** The block with what deltas of unknown kinds add to it: text is appended, any other value replaced. */
  protected withUnknown(block: JsonObject): JsonObject {
    const merged = [...this.#unknown].map(([key, value]): [string, JsonValue] => [
      key,
      appendValue(Object.hasOwn(block, key) ? block[key] : undefined, value),
    ]);
    return { ...block, ...Object.fromEntries(merged) };
  }
}

class TextBlockDecoder extends BlockDecoder {
  readonly #rest: JsonObject;

  constructor(stream: StreamContext, place: PartIndex, block: ReceivedTextBlock) {
    super(stream, place);
    const { type: _, text, citations, ...rest } = block;
    this.#rest = rest;
    stream.emit({ ...place, type: 'text-start', of: 'text', ...ownFields(rest) });
    this.#emitText(text);
    for (const citation of decodeCitations(citations, '') ?? [])
      stream.emit({ ...place, type: 'text-citation', citation });
  }

  stop(): void {
    this.stream.emit({ ...this.place, type: 'text-done', ...ownFields(this.withUnknown(this.#rest)) });
  }

  protected decode(delta: ReceivedContentBlockDelta): boolean {
    if (delta.type === 'text_delta') this.#emitText(delta.text);
    else if (delta.type === 'citations_delta' && delta.citation)
      this.stream.emit({ ...this.place, type: 'text-citation', citation: decodeCitation(delta.citation) });
    else return false;
    return true;
  }

  #emitText(text: string | null | undefined): void {
    if (text) this.stream.emit({ ...this.place, type: 'text-delta', text });
  }
}

class ReasoningBlockDecoder extends BlockDecoder {
  readonly #kind: 'signature' | 'ciphertext';
  readonly #rest: JsonObject;
  #token: string;

  constructor(stream: StreamContext, place: PartIndex, block: ReasoningBlock) {
    super(stream, place);
    const { text, kind, token, rest } = readReasoning(block);
    this.#kind = kind;
    this.#token = token;
    this.#rest = rest;
    stream.emit({ ...place, type: 'reasoning-start', ...ownFields(rest) });
    this.#emitThinking(text);
  }

  stop(): void {
    const signature = decodeSignature(this.#token, this.#kind, this.stream.issuer);
    const fields = ownFields(this.withUnknown(this.#rest));
    this.stream.emit({ ...this.place, type: 'reasoning-done', ...(signature && { signature }), ...fields });
  }

  protected decode(delta: ReceivedContentBlockDelta): boolean {
    if (delta.type === 'thinking_delta') {
      const { type: _, thinking, ...rest } = delta;
      // Of a hidden thought, rest is how long it is by now.
      this.#emitThinking(thinking ?? '', nonEmpty(rest) && extrasOf(rest));
    } else if (delta.type === 'signature_delta') this.#token += delta.signature ?? '';
    else return false;
    return true;
  }

  #emitThinking(text: string, extras?: Extras): void {
    if (!text && !extras) return;
    const fields = extras && { extras };
    this.stream.emit({ ...this.place, type: 'reasoning-delta', kind: 'full', block: 0, text, ...fields });
  }
}

/** A call's input arrives as fragments of JSON. Some servers send it complete with the start, and no fragment. */
class CallBlockDecoder extends BlockDecoder {
  readonly #kind: 'json-text' | 'freeform';
  readonly #input: CoreToolCall['input'];
  readonly #ownFields: { extras?: Extras; wireForm?: WireForm };
  readonly #held: string[] = [];
  #isEmpty = true;

  constructor(stream: StreamContext, place: PartIndex, call: CoreToolCall, kind: 'json-text' | 'freeform') {
    super(stream, place);
    const { id, name, providerExecuted, input, extras, wireForm } = call;
    this.#kind = kind;
    this.#input = input;
    this.#ownFields = withoutUndefined({ extras, wireForm });
    stream.emit({ ...place, type: 'tool-call-start', id, name, input: kind, providerExecuted, ...this.#ownFields });
  }

  stop(): void {
    if (this.#isEmpty) this.#held.push(initialText(this.#input));
    const text = this.#held.join('');
    this.#emitText(this.#kind === 'freeform' ? readFreeformInput(text).text : text);
    const fields = this.hasUnknown ? ownFields(this.withUnknown(nativeFields(this.#ownFields))) : {};
    this.stream.emit({ ...this.place, type: 'tool-call-done', ...fields });
  }

  protected decode(delta: ReceivedContentBlockDelta): boolean {
    if (delta.type !== 'input_json_delta') return false;
    const text = delta.partial_json ?? '';
    if (text) this.#isEmpty = false;
    // A freeform input is a JSON string, whose escapes are complete only at its end.
    if (this.#kind === 'freeform') this.#held.push(text);
    else this.#emitText(text);
    return true;
  }

  #emitText(text: string): void {
    if (text) this.stream.emit({ ...this.place, type: 'tool-call-arguments-text', text });
  }
}

function initialText(input: CoreToolCall['input']): string {
  if (input.kind !== 'json') return input.text;
  return nonEmpty(input.value) ? JSON.stringify(input.value) : '';
}

/** A block that becomes one part: results of the vendor's tools, and unknown blocks. */
class OpaqueBlockDecoder extends BlockDecoder {
  readonly #block: JsonObject;

  constructor(stream: StreamContext, place: PartIndex, block: ReceivedContentBlock, event: JsonObject) {
    super(stream, place);
    this.#block = block;
    this.passOn(event);
  }

  stop(): void {
    const block = readContentBlock(this.withUnknown(this.#block)) ?? {};
    const value = decodeAssistantBlock(block, '', this.stream.issuer);
    this.stream.emit({ ...this.place, type: 'part', value });
  }

  protected decode(): boolean {
    return false;
  }
}

function ownFields(fields: JsonObject): { extras?: Extras; wireForm?: WireForm } {
  const { extras, wireForm } = decodeBase(fields);
  return withoutUndefined({ extras, wireForm });
}

/** A value with another that arrived later: text is appended, anything else replaced. */
export const appendValue = (before: JsonValue | undefined, value: JsonValue): JsonValue =>
  typeof before === 'string' && typeof value === 'string' ? before + value : value;

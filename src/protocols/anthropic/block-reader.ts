import type { BackendContext } from '../../core/codec.ts';
import { readFreeformInput, isFreeformTool } from '../../core/freeform.ts';
import { asObject, asString, withoutUndefined, nonEmpty, type JsonObject, type JsonValue } from '../../core/json.ts';
import { createNameRestorer } from '../../core/tool-names.ts';
import type { CoreStreamEvent, Extras, PartIndex, WireForm } from '../../core/types.ts';
import { decodeCall } from './calls.ts';
import { decodeCitation, decodeCitations } from './citations.ts';
import { decodeAssistantBlock } from './parts.ts';
import { decodeBase, extrasOf, nativeFields, blockTypeOf } from './extras.ts';
import { toolNameRule } from './names.ts';
import { decodeSignature } from './reasoning.ts';

type Emit = (event: CoreStreamEvent) => void;

/** One content block of a stream, from its start to its stop. */
export interface BlockReader {
  /** `event`: the one that the delta came in. */
  delta(delta: JsonObject, event: JsonObject): void;
  stop(): void;
}

/** Makes the reader of a block that has just begun with an event; `place` is where its part goes. */
export type BlockOpener = (block: JsonObject, place: PartIndex, event: JsonObject) => BlockReader;

/** The readers of one stream. */
export function createBlockOpener(context: BackendContext, emit: Emit): BlockOpener {
  const { request, issuer } = context;
  const nameOf = createNameRestorer(request, toolNameRule);
  return (block, place, event) => {
    switch (blockTypeOf(block)) {
      case 'text':
        return createTextReader(block, place, emit);
      case 'thinking':
      case 'redacted_thinking':
        return createReasoningReader(block, place, emit, issuer);
      case 'tool_use':
      case 'server_tool_use':
      case 'mcp_tool_use': {
        const call = decodeCall(block, '');
        // Without an id no result could be given back to it.
        if (call.id === '') call.id = context.mint('toolu_');
        if (call.runs === 'client') call.name = nameOf(call.name);
        const isRaw = call.runs === 'client' && isFreeformTool(request, call.name);
        return createCallReader(call, place, emit, isRaw ? 'freeform' : 'json-text');
      }
      default:
        return createOpaqueReader({ block, place, emit, issuer, event });
    }
  };
}

function createTextReader(block: JsonObject, place: PartIndex, emit: Emit): BlockReader {
  const { type: _, text, citations, ...rest } = block;
  const unknown = new UnknownDeltas();
  const say = (value: JsonValue | undefined): void => {
    const part = asString(value);
    if (part) emit({ ...place, type: 'text-delta', text: part });
  };
  emit({ ...place, type: 'text-start', of: 'text', ...closingFields(rest) });
  say(text);
  for (const citation of decodeCitations(citations) ?? []) emit({ ...place, type: 'text-citation', citation });
  return {
    delta(delta, event) {
      const citation = asObject(delta['citation']);
      if (blockTypeOf(delta) === 'text_delta') say(delta['text']);
      else if (blockTypeOf(delta) === 'citations_delta' && citation)
        emit({ ...place, type: 'text-citation', citation: decodeCitation(citation) });
      else {
        unknown.add(delta);
        emit(toOpaqueEvent(event, place));
      }
    },
    stop: () => emit({ ...place, type: 'text-done', ...closingFields(unknown.mergeInto(rest)) }),
  };
}

function createReasoningReader(block: JsonObject, place: PartIndex, emit: Emit, issuer: string): BlockReader {
  const { type, thinking, signature: begun, data, ...rest } = block;
  const unknown = new UnknownDeltas();
  let token = asString(type === 'thinking' ? begun : data) ?? '';
  const think = (value: JsonValue | undefined, extras?: Extras): void => {
    const text = asString(value) ?? '';
    if (!text && !extras) return;
    emit({ ...place, type: 'reasoning-delta', kind: 'full', block: 0, text, ...(extras && { extras }) });
  };
  emit({ ...place, type: 'reasoning-start', ...closingFields(rest) });
  think(thinking);
  return {
    delta(delta, event) {
      if (blockTypeOf(delta) === 'thinking_delta') think(delta['thinking'], extraDeltaFields(delta));
      else if (blockTypeOf(delta) === 'signature_delta') token += asString(delta['signature']) ?? '';
      else {
        unknown.add(delta);
        emit(toOpaqueEvent(event, place));
      }
    },
    stop() {
      const signature = decodeSignature(token, type === 'thinking' ? 'signature' : 'ciphertext', issuer);
      emit({
        ...place,
        type: 'reasoning-done',
        ...(signature && { signature }),
        ...closingFields(unknown.mergeInto(rest)),
      });
    },
  };
}

/** A call's input comes as fragments of JSON; some servers give it whole with the start and send no fragment. */
function createCallReader(
  { id, name, runs, input, extras, wireForm }: ReturnType<typeof decodeCall>,
  place: PartIndex,
  emit: Emit,
  kind: 'json-text' | 'freeform',
): BlockReader {
  const unknown = new UnknownDeltas();
  const held: string[] = [];
  let isEmpty = true;
  const say = (text: string): void => {
    if (text) emit({ ...place, type: 'tool-call-arguments-text', text });
  };
  const own = withoutUndefined({ extras, wireForm });
  emit({ ...place, type: 'tool-call-start', id, name, input: kind, runs, ...own });
  return {
    delta(delta, event) {
      if (blockTypeOf(delta) !== 'input_json_delta') {
        unknown.add(delta);
        return emit(toOpaqueEvent(event, place));
      }
      const text = asString(delta['partial_json']) ?? '';
      if (text) isEmpty = false;
      // A freeform input stands in a JSON string, whose escapes are whole only at its end.
      if (kind === 'freeform') held.push(text);
      else say(text);
    },
    stop() {
      if (isEmpty) held.push(initialText(input));
      const text = held.join('');
      if (kind === 'json-text') say(text);
      else {
        const raw = readFreeformInput(text);
        if (raw.kind === 'freeform') say(raw.text);
      }
      const late = unknown.mergeInto(nativeFields(own));
      emit({ ...place, type: 'tool-call-done', ...closingFields(unknown.isEmpty ? undefined : late) });
    },
  };
}

/** What a piece of thinking holds beside its text: of a hidden thought, how long it is by now. */
function extraDeltaFields(delta: JsonObject): Extras | undefined {
  const { type: _, thinking: __, ...rest } = delta;
  return nonEmpty(rest) && extrasOf(rest);
}

function initialText(input: ReturnType<typeof decodeCall>['input']): string {
  if (input.kind !== 'json') return input.text;
  return nonEmpty(input.value) ? JSON.stringify(input.value) : '';
}

interface OpaqueBlockStart {
  block: JsonObject;
  place: PartIndex;
  emit: Emit;
  issuer: string;
  /** The one it begins with. */
  event: JsonObject;
}

/** A block that Core takes whole: results of the vendor's tools, and what we do not know. */
function createOpaqueReader({ block, place, emit, issuer, event: start }: OpaqueBlockStart): BlockReader {
  const unknown = new UnknownDeltas();
  emit(toOpaqueEvent(start, place));
  return {
    delta(delta, event) {
      unknown.add(delta);
      emit(toOpaqueEvent(event, place));
    },
    stop() {
      const whole = unknown.mergeInto(block);
      emit({ ...place, type: 'part', value: decodeAssistantBlock(whole, '', issuer) });
    },
  };
}

/** What clients of this protocol are told of a part in the words of its vendor. */
const toOpaqueEvent = (payload: JsonObject, { part }: PartIndex): CoreStreamEvent => ({
  type: 'opaque',
  protocol: 'anthropic',
  kind: blockTypeOf(payload),
  payload,
  about: part,
});

function closingFields(fields: JsonObject | undefined): { extras?: Extras; wireForm?: WireForm } {
  const { extras, wireForm } = fields ? decodeBase(fields) : {};
  return withoutUndefined({ extras, wireForm });
}

/**
 * Deltas of kinds we do not know, folded over their block the way the known kinds are: texts are appended, any
 * other value replaces what was there.
 */
class UnknownDeltas {
  // In a map: an object copied for every delta takes time squared by what a server may send.
  readonly #fields = new Map<string, JsonValue>();

  get isEmpty(): boolean {
    return this.#fields.size === 0;
  }

  add(delta: JsonObject): void {
    for (const [key, value] of Object.entries(delta))
      if (key !== 'type') this.#fields.set(key, appendValue(this.#fields.get(key), value));
  }

  mergeInto(block: JsonObject): JsonObject {
    const merged = [...this.#fields].map(([key, value]): [string, JsonValue] => [
      key,
      appendValue(Object.hasOwn(block, key) ? block[key] : undefined, value),
    ]);
    return { ...block, ...Object.fromEntries(merged) };
  }
}

const appendValue = (before: JsonValue | undefined, value: JsonValue): JsonValue =>
  typeof before === 'string' && typeof value === 'string' ? before + value : value;

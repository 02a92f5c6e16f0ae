import type { BackendContext } from '../../../core/codec.ts';
import { readFreeformInput, isFreeformTool } from '../../../core/freeform.ts';
import { asNumber, asObject, asString, isBlank, type JsonObject, type JsonValue } from '../../../core/json.ts';
import type { PartWriter } from '../../../core/part-writer.ts';
import type { Signature } from '../../../core/types.ts';
import { assignGiven } from '../shared/extras.ts';
import { decodeArguments } from '../shared/tool-arguments.ts';
import { withExtras } from './extras.ts';
import { ObjectBoundaryScanner } from '../../../core/json-scan.ts';
import { decodeExtraContent } from './signatures.ts';
import { nameRestorerFor } from './server.ts';
import { markWireForm } from './wire-form.ts';

/** One call as it grows. */
interface CallSlot {
  index: number;
  id: string | undefined;
  name: string | undefined;
  /** The wire's `custom`: its input is raw text from the start. */
  isCustom: boolean;
  /** The name the call was opened under; fragments before that wait in `held`. */
  openedName: string | undefined;
  pendingText: string;
  /** A function that stands for a freeform tool: its input is known when its arguments are whole. */
  standsForFreeform: boolean;
  scan: ObjectBoundaryScanner;
  isClosed: boolean;
  signature: Signature | undefined;
  rest: Map<string, JsonValue>;
  /** The other fields of its `function` or `custom`. */
  inner: Map<string, JsonValue>;
}

export interface ToolCallReader {
  /** The fragments or whole calls of one delta or message. */
  read(calls: readonly JsonObject[]): void;
  /** A call in the form that `tool_calls` superseded. */
  readLegacy(call: JsonObject): void;
  /** Whether a call is open whose arguments are not whole yet. */
  readonly isGrowing: boolean;
  readonly hasCalls: boolean;
  /** Whether the last call was cut: its arguments began and never became whole. */
  readonly isCutOff: boolean;
  close(): void;
}

// Beyond any index a server counts to.
const functionCallIndex = -1;

/**
 * Puts calls together out of fragments. `index` tells which call a fragment belongs to, but servers
 * reuse an index for a new call: then a new id with a name, a new id after whole arguments, or a second JSON
 * object in the arguments begins the next call. Ids that are missing are minted.
 */
export function toolCallReader(writer: PartWriter, context: BackendContext): ToolCallReader {
  const restore = nameRestorerFor(context.request);
  const slots = new Map<number, CallSlot>();
  // A server may send any number of calls: none of them is looked at for the sake of another.
  const byId = new Map<string, CallSlot>();
  const openSlots = new Set<CallSlot>();
  /** Those among them whose arguments are whole. */
  const completeSlots = new Set<CallSlot>();
  let last: CallSlot | undefined;
  let seen = false;

  const newSlot = (index: number, custom: boolean): CallSlot => {
    // A whole call is done when the next begins, so that what waits for it can be sent on.
    for (const slot of completeSlots) closeSlot(slot);
    const slot: CallSlot = {
      index,
      id: undefined,
      name: undefined,
      isCustom: custom,
      openedName: undefined,
      pendingText: '',
      standsForFreeform: false,
      scan: new ObjectBoundaryScanner(),
      isClosed: false,
      signature: undefined,
      rest: new Map(),
      inner: new Map(),
    };
    slots.set(index, slot);
    openSlots.add(slot);
    seen = true;
    return slot;
  };

  function readCall(call: JsonObject, index: number): void {
    const { index: _, id: ownId, type, function: called, custom, extra_content: extraContent, ...rest } = call;
    const isCustom = isBlank(called) && (type === 'custom' || !isBlank(custom));
    const inner = asObject(isCustom ? custom : called);
    const id = asString(ownId) || undefined;
    const name = asString(inner?.['name']) || undefined;
    let slot = slots.get(index);
    if (slot && startsNewCall(slot, id, name)) {
      closeSlot(slot);
      slot = undefined;
    }
    // Some servers send a fragment in which every field is empty in an answer without calls.
    if (!slot && [ownId, inner, extraContent, rest].every((each) => isBlank(each))) return;
    slot ??= newSlot(index, isCustom);
    last = slot;
    slot.id ??= id;
    slot.name ??= name;
    if (slot.id !== undefined && findById(slot.id) === undefined) byId.set(slot.id, slot);
    const { signature, rest: extraRest } = decodeExtraContent(extraContent, context.issuer);
    if (signature) slot.signature = signature;
    assignGiven(slot.rest, rest);
    const { name: _name, arguments: _arguments, input: _input, ...innerRest } = inner ?? {};
    assignGiven(slot.inner, innerRest);
    if (extraRest) slot.rest.set('extra_content', extraRest);
    if (slot.name !== undefined) open(slot, slot.name);
    append(slot, decodeArguments(inner?.['arguments'] ?? inner?.['input']));
  }

  function open(slot: CallSlot, wireName: string): void {
    if (slot.openedName !== undefined) return;
    const name = restore(wireName);
    slot.openedName = name;
    slot.standsForFreeform = !slot.isCustom && isFreeformTool(context.request, name);
    const input = slot.isCustom || slot.standsForFreeform ? 'freeform' : 'json-text';
    slot.id ??= context.mint('call_');
    writer.toolCallStart(
      slot,
      markWireForm({ id: slot.id, name, input }, slot.index === functionCallIndex && 'legacy'),
    );
    const { pendingText: held } = slot;
    slot.pendingText = '';
    emitText(slot, held);
  }

  function append(slot: CallSlot, text: string): void {
    let current = slot;
    let rest = text;
    for (;;) {
      const next = current.isCustom ? undefined : current.scan.take(rest);
      emitText(current, rest.slice(0, next));
      if (current.scan.isComplete && !current.isClosed) completeSlots.add(current);
      if (next === undefined) return;
      const { index, name } = current;
      closeSlot(current);
      current = newSlot(index, false);
      current.name = name;
      if (name !== undefined) open(current, name);
      last = current;
      rest = rest.slice(next);
    }
  }

  function emitText(slot: CallSlot, text: string): void {
    if (slot.openedName === undefined || slot.standsForFreeform) slot.pendingText += text;
    else writer.toolCallText(slot, text);
  }

  function closeSlot(slot: CallSlot): void {
    if (slot.isClosed) return;
    openSlots.delete(slot);
    completeSlots.delete(slot);
    if (slot.openedName === undefined) open(slot, slot.name ?? `tool_${slot.index}`);
    slot.isClosed = true;
    if (slot.standsForFreeform) {
      const input = readFreeformInput(slot.pendingText);
      if (input.kind === 'freeform') writer.toolCallText(slot, input.text);
    }
    writer.toolCallDone(slot, {
      ...(slot.signature && { signature: slot.signature }),
      ...withExtras({
        ...Object.fromEntries(slot.rest),
        ...(slot.inner.size > 0 && { [slot.isCustom ? 'custom' : 'function']: Object.fromEntries(slot.inner) }),
      }),
    });
  }

  return {
    read(calls) {
      for (const [position, call] of calls.entries()) readCall(call, indexFor(call, position));
    },
    readLegacy: (call) => readCall({ function: call }, functionCallIndex),
    get isGrowing() {
      return openSlots.size > completeSlots.size;
    },
    get hasCalls() {
      return seen;
    },
    get isCutOff() {
      return last !== undefined && !last.isCustom && last.scan.isOpen;
    },
    close() {
      for (const slot of openSlots) closeSlot(slot);
    },
  };

  /** The call of this id, unless another has taken its index. */
  function findById(id: string): CallSlot | undefined {
    const slot = byId.get(id);
    return slot && slots.get(slot.index) === slot ? slot : undefined;
  }

  /** A fragment without an index goes on with the last call, unless it begins another. */
  function indexFor(call: JsonObject, position: number): number {
    const index = asNumber(call['index']);
    if (index !== undefined) return index;
    const id = asString(call['id']);
    const known = id ? findById(id) : undefined;
    if (known) return known.index;
    const begins = Boolean(id) || Boolean(asString(asObject(call['function'])?.['name'])) || !last;
    return begins ? slots.size : (last?.index ?? position);
  }
}

function startsNewCall(slot: CallSlot, id: string | undefined, name: string | undefined): boolean {
  if (slot.scan.isComplete && id === undefined) return name !== undefined && name !== slot.name;
  if (slot.isClosed) return id !== undefined && id !== slot.id;
  if (id === undefined || slot.id === undefined || id === slot.id) return false;
  return name !== undefined || slot.scan.isComplete;
}

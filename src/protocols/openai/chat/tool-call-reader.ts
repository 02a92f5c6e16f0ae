import type { BackendContext } from '../../../core/codec.ts';
import { readFreeformInput, isFreeformTool } from '../../../core/freeform.ts';
import { asNumber, asObject, asString, isBlank, type JsonObject, type JsonValue } from '../../../core/json.ts';
import type { PartWriter } from '../../../core/part-writer.ts';
import type { Signature } from '../../../core/types.ts';
import { put, withExtras } from './extras.ts';
import { createObjectScanner, type ObjectBoundaryScanner } from '../../../core/object-scan.ts';
import { decodeExtraContent } from './seals.ts';
import { restorerOf } from './server.ts';
import { spelled } from './spelling.ts';

/** One call as it grows. */
interface Slot {
  index: number;
  id: string | undefined;
  name: string | undefined;
  /** The wire's `custom`: its input is raw text from the start. */
  custom: boolean;
  /** The name the call was opened under; fragments before that wait in `held`. */
  opened: string | undefined;
  held: string;
  /** A function that stands for a freeform tool: its input is known when its arguments are whole. */
  standsForFreeform: boolean;
  scan: ObjectBoundaryScanner;
  closed: boolean;
  seal: Signature | undefined;
  rest: Map<string, JsonValue>;
  /** What its `function` or `custom` says beside. */
  inner: Map<string, JsonValue>;
}

export interface ToolCallReader {
  /** The fragments or whole calls of one delta or message. */
  read(calls: readonly JsonObject[]): void;
  /** A call in the form that `tool_calls` superseded. */
  readLegacy(call: JsonObject): void;
  /** Whether a call is open whose arguments are not whole yet. */
  readonly growing: boolean;
  readonly seen: boolean;
  /** Whether the last call was cut: its arguments began and never became whole. */
  readonly cut: boolean;
  close(): void;
}

// Beyond any index a server counts to.
const legacyIndex = -1;

/**
 * Puts calls together out of fragments. Which fragment belongs to which call is told by `index`, but servers
 * reuse an index for a new call: then a new id with a name, a new id after whole arguments, or a second JSON
 * object in the arguments begins the next call. Ids that are missing are minted.
 */
export function toolCallReader(writer: PartWriter, context: BackendContext): ToolCallReader {
  const restore = restorerOf(context.request);
  const slots = new Map<number, Slot>();
  // A server may send any number of calls: none of them is looked at for the sake of another.
  const byId = new Map<string, Slot>();
  const unclosed = new Set<Slot>();
  /** Those among them whose arguments are whole. */
  const whole = new Set<Slot>();
  let last: Slot | undefined;
  let seen = false;

  const newSlot = (index: number, custom: boolean): Slot => {
    // A whole call is done when the next begins, so that what waits for it can be sent on.
    for (const slot of whole) closeSlot(slot);
    const slot: Slot = {
      index,
      id: undefined,
      name: undefined,
      custom,
      opened: undefined,
      held: '',
      standsForFreeform: false,
      scan: createObjectScanner(),
      closed: false,
      seal: undefined,
      rest: new Map(),
      inner: new Map(),
    };
    slots.set(index, slot);
    unclosed.add(slot);
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
    if (slot && isAnother(slot, id, name)) {
      closeSlot(slot);
      slot = undefined;
    }
    // Some servers send a fragment in which every field is empty beside an answer that calls nothing.
    if (!slot && [ownId, inner, extraContent, rest].every((each) => isBlank(each))) return;
    slot ??= newSlot(index, isCustom);
    last = slot;
    slot.id ??= id;
    slot.name ??= name;
    if (slot.id !== undefined && bySameId(slot.id) === undefined) byId.set(slot.id, slot);
    const { seal, rest: ofExtra } = decodeExtraContent(extraContent, context.issuer);
    if (seal) slot.seal = seal;
    put(slot.rest, rest);
    const { name: _name, arguments: _arguments, input: _input, ...ofInner } = inner ?? {};
    put(slot.inner, ofInner);
    if (ofExtra) slot.rest.set('extra_content', ofExtra);
    if (slot.name !== undefined) open(slot, slot.name);
    append(slot, argumentsText(inner?.['arguments'] ?? inner?.['input']));
  }

  function open(slot: Slot, wireName: string): void {
    if (slot.opened !== undefined) return;
    const name = restore(wireName);
    slot.opened = name;
    slot.standsForFreeform = !slot.custom && isFreeformTool(context.request, name);
    const input = slot.custom || slot.standsForFreeform ? 'freeform' : 'json-text';
    slot.id ??= context.mint('call_');
    writer.toolCallStart(slot, spelled({ id: slot.id, name, input }, slot.index === legacyIndex && 'legacy'));
    const { held } = slot;
    slot.held = '';
    pass(slot, held);
  }

  function append(slot: Slot, text: string): void {
    let current = slot;
    let rest = text;
    for (;;) {
      const next = current.custom ? undefined : current.scan.take(rest);
      pass(current, rest.slice(0, next));
      if (current.scan.isWhole && !current.closed) whole.add(current);
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

  function pass(slot: Slot, text: string): void {
    if (slot.opened === undefined || slot.standsForFreeform) slot.held += text;
    else writer.toolCallText(slot, text);
  }

  function closeSlot(slot: Slot): void {
    if (slot.closed) return;
    unclosed.delete(slot);
    whole.delete(slot);
    if (slot.opened === undefined) open(slot, slot.name ?? `tool_${slot.index}`);
    slot.closed = true;
    if (slot.standsForFreeform) {
      const input = readFreeformInput(slot.held);
      if (input.kind === 'freeform') writer.toolCallText(slot, input.text);
    }
    writer.toolCallDone(slot, {
      ...(slot.seal && { signature: slot.seal }),
      ...withExtras({
        ...Object.fromEntries(slot.rest),
        ...(slot.inner.size > 0 && { [slot.custom ? 'custom' : 'function']: Object.fromEntries(slot.inner) }),
      }),
    });
  }

  return {
    read(calls) {
      for (const [position, call] of calls.entries()) readCall(call, indexOf(call, position));
    },
    readLegacy: (call) => readCall({ function: call }, legacyIndex),
    get growing() {
      return unclosed.size > whole.size;
    },
    get seen() {
      return seen;
    },
    get cut() {
      return last !== undefined && !last.custom && last.scan.isOpen;
    },
    close() {
      for (const slot of unclosed) closeSlot(slot);
    },
  };

  /** The call of this id, unless another has taken its index. */
  function bySameId(id: string): Slot | undefined {
    const slot = byId.get(id);
    return slot && slots.get(slot.index) === slot ? slot : undefined;
  }

  /** A fragment without an index goes on with the last call, unless it begins another. */
  function indexOf(call: JsonObject, position: number): number {
    const index = asNumber(call['index']);
    if (index !== undefined) return index;
    const id = asString(call['id']);
    const known = id ? bySameId(id) : undefined;
    if (known) return known.index;
    const begins = Boolean(id) || Boolean(asString(asObject(call['function'])?.['name'])) || !last;
    return begins ? slots.size : (last?.index ?? position);
  }
}

function isAnother(slot: Slot, id: string | undefined, name: string | undefined): boolean {
  if (slot.scan.isWhole && id === undefined) return name !== undefined && name !== slot.name;
  if (slot.closed) return id !== undefined && id !== slot.id;
  if (id === undefined || slot.id === undefined || id === slot.id) return false;
  return name !== undefined || slot.scan.isWhole;
}

/** Arguments are text; a server that sends the object itself means that object. */
function argumentsText(value: JsonValue | undefined): string {
  if (typeof value === 'string') return value;
  return value === undefined || value === null ? '' : JSON.stringify(value);
}

import type { AnswerCall, ReceivedAnswerCall, ReceivedCalledTool } from '../../../../generated/openai.js';
import type { BackendContext } from '../../../core/codec.ts';
import { isBlank, type JsonValue } from '../../../core/json.ts';
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
class CallSlot {
  readonly index: number;
  /** The wire's `custom`: its input is raw text from the start. */
  readonly isCustom: boolean;
  id: string | undefined;
  name: string | undefined;
  /** Whether its start was written; until then its fragments wait in `pendingText`. */
  isOpen = false;
  pendingText = '';
  readonly scan = new ObjectBoundaryScanner();
  isClosed = false;
  signature: Signature | undefined;
  readonly rest = new Map<string, JsonValue>();
  /** The other fields of its `function` or `custom`. */
  readonly inner = new Map<string, JsonValue>();

  constructor(index: number, { isCustom }: { isCustom: boolean }) {
    this.index = index;
    this.isCustom = isCustom;
  }

  /** Whether a fragment with this id and name, under the index of this call, begins another call. */
  isSucceededBy(id: string | undefined, name: string | undefined): boolean {
    const isSameId = id === undefined || id === this.id;
    if (this.scan.isComplete && isSameId) return name !== undefined && name !== this.name;
    if (this.isClosed) return id !== undefined && id !== this.id;
    if (id === undefined || this.id === undefined || id === this.id) return false;
    return name !== undefined || this.scan.isComplete;
  }

  get extras(): ReturnType<typeof withExtras> {
    return withExtras({
      ...Object.fromEntries(this.rest),
      ...(this.inner.size > 0 && { [calledField(this)]: Object.fromEntries(this.inner) }),
    });
  }
}

const calledField = ({ isCustom }: { isCustom: boolean }): keyof AnswerCall => (isCustom ? 'custom' : 'function');

// Beyond any index a server counts to.
const functionCallIndex = -1;

/**
 * Puts calls together out of fragments. `index` identifies the call of a fragment, but servers reuse an index for a new
 * call: then a new id with a name, a new id after complete arguments, or a second JSON object in the arguments begins
 * the next call. Missing ids are minted.
 */
export class CallDecoder {
  readonly #writer: PartWriter;
  readonly #context: BackendContext;
  readonly #restoreName: (name: string) => string;
  readonly #slots = new Map<number, CallSlot>();
  // A server may send any number of calls: none of them is looked at for the sake of another.
  readonly #slotsById = new Map<string, CallSlot>();
  readonly #openSlots = new Set<CallSlot>();
  /** Those among them whose arguments are whole. */
  readonly #completeSlots = new Set<CallSlot>();
  #last: CallSlot | undefined;

  constructor(writer: PartWriter, context: BackendContext) {
    this.#writer = writer;
    this.#context = context;
    this.#restoreName = nameRestorerFor(context.request);
  }

  /** Whether a call is open whose arguments are not whole yet. */
  get isGrowing(): boolean {
    return this.#openSlots.size > this.#completeSlots.size;
  }

  get hasCalls(): boolean {
    return this.#slots.size > 0;
  }

  /** Whether the last call was cut: its arguments began and never became whole. */
  get isCutOff(): boolean {
    return this.#last !== undefined && !this.#last.isCustom && this.#last.scan.isOpen;
  }

  /** The fragments or whole calls of one delta or message. */
  decode(calls: readonly ReceivedAnswerCall[]): void {
    const [only, ...others] = calls;
    if (only && others.length === 0) return this.#decodeCall(only, this.#indexFor(only, 0, { isListed: false }));
    const ids = new Set<string>();
    for (const [position, call] of calls.entries()) {
      const id = call.id ?? '';
      // Servers list several calls under one id. A list has no two fragments of one call.
      const isListed = id !== '' && ids.has(id);
      ids.add(id);
      this.#decodeCall(call, this.#indexFor(call, position, { isListed }));
    }
  }

  /** A call in the form that `tool_calls` superseded. */
  decodeLegacy(call: ReceivedCalledTool): void {
    this.#decodeCall({ function: call }, functionCallIndex);
  }

  close(): void {
    for (const slot of this.#openSlots) this.#close(slot);
  }

  #decodeCall(call: ReceivedAnswerCall, index: number): void {
    const { index: _, id: ownId, type, function: called, custom, extra_content: extraContent, ...rest } = call;
    const isCustom = isBlank(called) && (type === 'custom' || !isBlank(custom));
    const inner = isCustom ? custom : called;
    const id = ownId || undefined;
    const { name: wireName, arguments: wireArguments, input, ...innerRest } = inner ?? {};
    const name = wireName || undefined;
    let slot = this.#slots.get(index);
    if (slot?.isSucceededBy(id, name)) {
      this.#close(slot);
      slot = undefined;
    }
    // Some servers send a fragment in which every field is empty in an answer without calls.
    if (!slot && [ownId, inner, extraContent, rest].every((each) => isBlank(each))) return;
    slot ??= this.#addSlot(index, { isCustom });
    this.#last = slot;
    slot.id ??= id;
    slot.name ??= name;
    if (slot.id !== undefined && this.#findById(slot.id) === undefined) this.#slotsById.set(slot.id, slot);
    const { signature, rest: extraRest } = decodeExtraContent(extraContent, this.#context.issuer);
    if (signature) slot.signature = signature;
    assignGiven(slot.rest, rest);
    assignGiven(slot.inner, innerRest);
    if (extraRest) slot.rest.set('extra_content' satisfies keyof AnswerCall, extraRest);
    if (slot.name !== undefined) this.#open(slot, slot.name);
    this.#append(slot, decodeArguments(wireArguments ?? input));
  }

  /** A fragment without an index continues the last call, unless it begins another. */
  #indexFor(
    { index, id, function: called }: ReceivedAnswerCall,
    position: number,
    { isListed }: { isListed: boolean },
  ): number {
    if (typeof index === 'number') return index;
    const known = id && !isListed ? this.#findById(id) : undefined;
    if (known) return known.index;
    const isStart = Boolean(id) || Boolean(called?.name) || !this.#last;
    return isStart ? this.#slots.size : (this.#last?.index ?? position);
  }

  /** The call of this id, unless another has taken its index. */
  #findById(id: string): CallSlot | undefined {
    const slot = this.#slotsById.get(id);
    return slot && this.#slots.get(slot.index) === slot ? slot : undefined;
  }

  #addSlot(index: number, form: { isCustom: boolean }): CallSlot {
    // A whole call is done when the next begins, so that what waits for it can be sent on.
    for (const slot of this.#completeSlots) this.#close(slot);
    const slot = new CallSlot(index, form);
    this.#slots.set(index, slot);
    this.#openSlots.add(slot);
    return slot;
  }

  #open(slot: CallSlot, wireName: string): void {
    if (slot.isOpen) return;
    slot.isOpen = true;
    const name = this.#restoreName(wireName);
    const input = slot.isCustom ? 'freeform' : 'json-text';
    slot.id ??= this.#context.mint('call_');
    const isLegacy = slot.index === functionCallIndex;
    this.#writer.toolCallStart(slot, markWireForm({ id: slot.id, name, input }, isLegacy && 'legacy'));
    const { pendingText } = slot;
    slot.pendingText = '';
    this.#emitText(slot, pendingText);
  }

  #append(slot: CallSlot, text: string): void {
    let current = slot;
    let rest = text;
    for (;;) {
      const next = current.isCustom ? undefined : current.scan.take(rest);
      this.#emitText(current, rest.slice(0, next));
      if (current.scan.isComplete && !current.isClosed) this.#completeSlots.add(current);
      if (next === undefined) return;
      const { index, name } = current;
      this.#close(current);
      current = this.#addSlot(index, { isCustom: false });
      current.name = name;
      if (name !== undefined) this.#open(current, name);
      this.#last = current;
      rest = rest.slice(next);
    }
  }

  #emitText(slot: CallSlot, text: string): void {
    if (!slot.isOpen) slot.pendingText += text;
    else this.#writer.toolCallText(slot, text);
  }

  #close(slot: CallSlot): void {
    if (slot.isClosed) return;
    this.#openSlots.delete(slot);
    this.#completeSlots.delete(slot);
    this.#open(slot, slot.name ?? `tool_${slot.index}`);
    slot.isClosed = true;
    this.#writer.toolCallDone(slot, { ...(slot.signature && { signature: slot.signature }), ...slot.extras });
  }
}

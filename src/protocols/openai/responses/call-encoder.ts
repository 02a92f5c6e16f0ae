import { asObject, parseArguments } from '../../../core/json.ts';
import type { CoreToolCall } from '../../../core/types.ts';
import { reportForeignExtras } from '../../../core/provenance.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { encodeCallHead, chooseCallForm, isClientForm } from './calls.ts';
import { growthOf, newClientCall, writeClientCall } from './client-tools.ts';
import { extrasOf, idAndStatus, protocol, wireFormOf } from './extras.ts';
import type { ResponseStatus } from './finish.ts';
import type { EncoderContext } from './output-list.ts';
import { encodeCallSignature } from './reasoning.ts';
import { createToolNames, type ToolNames } from './tool-names.ts';
import type { CallForm, CallItem, ClientCallForm, InputField, ItemHead } from './wire.ts';
import { wireFields } from '../../../core/fold.ts';
import type { CoreToolCallDelta } from '../../../core/stream-event.ts';

/** Calls whose items grow by a text. */
type GrowingForm = Exclude<CallForm, ClientCallForm>;

/** A call, with its input as far as it came. */
interface PendingCall {
  id: string;
  form: CallForm;
  head: Pick<CoreToolCall, 'id' | 'name' | 'wireForm' | 'extras'>;
  text: string;
}

/** One whose item is announced; that of a tool that the vendor defined and the client runs is when its arguments are known. */
interface OpenCallItem extends PendingCall {
  form: GrowingForm;
  index: number;
}

type DoneEvent = Extract<CoreToolCallDelta, { type: 'tool-call-done' }>;

const idPrefixes: Record<CallForm, string> = {
  function_call: 'fc_',
  custom_tool_call: 'ctc_',
  tool_search_call: 'tsc_',
  shell_call: 'sh_',
  local_shell_call: 'lsh_',
  apply_patch_call: 'apc_',
  computer_call: 'cu_',
};

/**
 * Writes calls. Codex carries out a call as soon as its item is over, whatever its status: so a call that may have been
 * cut short is over only once something follows it, or the answer ends. Where the limit of output cut it, its item is
 * closed as incomplete if nobody can take its arguments for whole; raw input, and arguments that look whole, stay open.
 */
export class CallEncoder {
  readonly #shared: EncoderContext;
  readonly #names: ToolNames;
  readonly #calls = new Map<number, PendingCall | OpenCallItem>();
  #unfinished: OpenCallItem[] = [];

  constructor(shared: EncoderContext) {
    const { request } = shared.context;
    this.#shared = shared;
    this.#names = createToolNames(request.tools ?? []);
  }

  write(event: CoreToolCallDelta): void {
    if (event.type === 'tool-call-start') return this.#start(event);
    const call = this.#calls.get(event.part);
    if (!call) return;
    switch (event.type) {
      case 'tool-call-arguments-text':
        return this.#append(call, event.text);
      case 'tool-call-arguments-json':
        return this.#append(call, JSON.stringify(event.value));
      case 'tool-call-done':
        this.#calls.delete(event.part);
        return this.#end(call, event);
      default:
        unreachable(event);
    }
  }

  /** Something follows the calls that are not over. */
  settle(): void {
    const calls = this.#unfinished;
    this.#unfinished = [];
    for (const call of calls) this.#finishCall(call);
  }

  /** The answer is over. */
  finish({ status }: ResponseStatus): void {
    if (status === 'completed') return this.settle();
    const { output } = this.#shared;
    for (const call of this.#unfinished) {
      const isReadable = call.form !== 'function_call' || parseArguments(call.text) !== undefined;
      const item = this.#encodeItem(call, 'incomplete');
      if (isReadable || status !== 'incomplete') output.keepUnfinished(call.index, item);
      else output.done(call.index, item);
    }
    this.#unfinished = [];
  }

  #start(event: Extract<CoreToolCallDelta, { type: 'tool-call-start' }>): void {
    const { context } = this.#shared;
    const { part, id, name, input, providerExecuted, extras, wireForm } = event;
    if (providerExecuted) return context.report({ at: event, what: `a call of ${name}, which the vendor ran itself` });
    const form = chooseCallForm({ name, input, wireForm }, context.request);
    const { id: itemId = context.mint(idPrefixes[form]) } = idAndStatus(wireFormOf(event));
    const call = { id: itemId, head: { id, name, ...wireFields({ extras, wireForm }) }, text: '' };
    this.#calls.set(part, isClientForm(form) ? { ...call, form } : this.#announce({ ...call, form }));
  }

  #announce({ text, ...call }: PendingCall & { form: GrowingForm }): OpenCallItem {
    const { id, form, head } = call;
    const begun = encodeCallHead(form, head, this.#names, { id, status: 'in_progress' });
    const index = this.#shared.output.add({ ...begun, ...inputField(form, '') });
    const open: OpenCallItem = { ...call, index, text: '' };
    this.#append(open, text);
    return open;
  }

  /** Arguments that are not those of the client's tool become a call of a function: clients report such a call to the model. */
  #end(call: PendingCall | OpenCallItem, event: DoneEvent): void {
    const { context, output } = this.#shared;
    const { signature, isUnreadable = false, extras, wireForm } = event;
    const head = { ...call.head, ...wireFields({ extras, wireForm }) };
    reportForeignExtras(event, protocol, context.report);
    if ('index' in call || isUnreadable || !this.#writeClientCall({ ...call, head })) {
      const item = 'index' in call ? call : this.#announce({ ...call, form: 'function_call' });
      item.head = head;
      if (isUnreadable) return output.done(item.index, this.#encodeItem(item, 'incomplete'));
      this.#close(item);
    }
    if (signature) output.addWhole(encodeCallSignature({ id: head.id, signature }, context.mint('rs_')));
  }

  /** Writes the item of a call, announced with what it has from the start; returns whether its arguments are those of its tool. */
  #writeClientCall({ id, form, head, text }: PendingCall): boolean {
    const given = parseArguments(text);
    if (!given || !isClientForm(form)) return false;
    const own = wireFormOf(head);
    const fields =
      own?.['type'] === form ? writeClientCall(form, given, asObject(own['own'])) : newClientCall(form, given);
    if (!fields) return false;
    const item = { ...this.#encodeHead({ id, form, head }, 'completed'), ...fields, ...extrasOf(head) };
    const { begun, events } = growthOf(form, fields);
    this.#shared.output.addWhole(item, {
      begun: { ...item, ...begun, status: 'in_progress' },
      events: (index) => events.map((each) => ({ ...each, item_id: id, output_index: index })),
    });
    return true;
  }

  #append(call: PendingCall | OpenCallItem, delta: string): void {
    call.text += delta;
    if (!('index' in call) || delta === '' || call.form === 'tool_search_call') return;
    const isCustom = call.form === 'custom_tool_call';
    const type = isCustom ? 'response.custom_tool_call_input.delta' : 'response.function_call_arguments.delta';
    this.#shared.emit({ type, item_id: call.id, output_index: call.index, delta });
  }

  #close(call: OpenCallItem): void {
    const isWhole = isComplete(call);
    if (call.form !== 'custom_tool_call' && call.text.trim() === '') this.#append(call, '{}');
    if (isWhole) this.#finishCall(call);
    else this.#unfinished.push(call);
  }

  #finishCall(call: OpenCallItem): void {
    const { form, id, index, text } = call;
    const { emit, output } = this.#shared;
    const place = { item_id: id, output_index: index };
    if (form === 'custom_tool_call') emit({ type: 'response.custom_tool_call_input.done', ...place, input: text });
    if (form === 'function_call') emit({ type: 'response.function_call_arguments.done', ...place, arguments: text });
    output.done(index, this.#encodeItem(call, 'completed'));
  }

  #encodeItem(call: OpenCallItem, status: string): CallItem {
    return { ...this.#encodeHead(call, status), ...inputField(call.form, call.text), ...extrasOf(call.head) };
  }

  #encodeHead({ id, form, head }: Omit<PendingCall, 'text'>, status: string): ItemHead {
    const ownForm = wireFormOf(head);
    const { status: vendorStatus } = idAndStatus(ownForm);
    const isBare = ownForm !== undefined && vendorStatus === undefined;
    return encodeCallHead(form, head, this.#names, { id, ...(!isBare && { status: vendorStatus ?? status }) });
  }
}

/** Whether the input is certainly complete: of raw text only its vendor knows. */
function isComplete({ form, head, text }: OpenCallItem): boolean {
  const { status: vendorStatus } = idAndStatus(wireFormOf(head));
  if (vendorStatus === 'incomplete') return false;
  if (form === 'custom_tool_call') return vendorStatus === 'completed';
  return parseArguments(text) !== undefined;
}

const inputField = (form: GrowingForm, text: string): InputField =>
  form === 'custom_tool_call'
    ? { input: text }
    : { arguments: form === 'tool_search_call' ? (parseArguments(text) ?? {}) : text };

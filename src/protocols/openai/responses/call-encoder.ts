import { splitTrailingSurrogate } from '../../../core/code-points.ts';
import { readFreeformInput, isFreeformTool } from '../../../core/freeform.ts';
import { parseArguments, type JsonObject } from '../../../core/json.ts';
import type { CoreToolCall, CoreToolCallDelta } from '../../../core/types.ts';
import { reportForeignExtras } from '../../../core/provenance.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { encodeCallHead, chooseCallForm, type CallForm } from './calls.ts';
import { extrasOf, protocol, wireFormOf } from './extras.ts';
import type { ResponseStatus } from './finish.ts';
import type { EncoderContext } from './item-encoder.ts';
import { encodeCallSignature } from './reasoning.ts';
import { createToolNames, type ToolNames } from './tool-names.ts';
import { hasToolSearch } from './tools.ts';
import { wireFields } from '../../../core/fold.ts';

interface OpenCallItem {
  index: number;
  id: string;
  form: CallForm;
  head: Pick<CoreToolCall, 'id' | 'name' | 'wireForm' | 'extras'>;
  /** The input as far as it was sent. */
  text: string;
  /** A function in place of a tool of raw text: its input is known when its arguments are complete. */
  pendingInput: string | undefined;
  /** Half of a surrogate pair that waits for the other. */
  pendingSurrogate: string;
}

const idPrefixes: Record<CallForm, string> = {
  function_call: 'fc_',
  custom_tool_call: 'ctc_',
  tool_search_call: 'tsc_',
};

/**
 * Writes calls. Codex carries out a call as soon as its item is over, whatever its status: so a call that may have been
 * cut short is over only once something follows it, or the answer ends. Where the limit of output cut it, its item is
 * closed as incomplete if nobody can take its arguments for whole; raw input, and arguments that look whole, stay open.
 */
export class CallEncoder {
  readonly #shared: EncoderContext;
  readonly #names: ToolNames;
  readonly #hasToolSearch: boolean;
  readonly #calls = new Map<number, OpenCallItem>();
  #unfinished: OpenCallItem[] = [];

  constructor(shared: EncoderContext) {
    const { request } = shared.context;
    this.#shared = shared;
    this.#names = createToolNames(request.tools ?? []);
    this.#hasToolSearch = hasToolSearch(request);
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
      case 'tool-call-done': {
        const { context, output } = this.#shared;
        const { part, signature, extras, wireForm } = event;
        this.#calls.delete(part);
        call.head = { ...call.head, ...wireFields({ extras, wireForm }) };
        reportForeignExtras(event, protocol, context.report);
        if (event.isUnreadable) return output.done(call.index, this.#encodeItem(call, 'incomplete'));
        this.#close(call);
        if (signature) output.addWhole(encodeCallSignature({ id: call.head.id, signature }, context.mint('rs_')));
        return;
      }
      default:
        unreachable(event);
    }
  }

  /** Stores another piece of the input of a call, as `write` does. */
  describe(part: number): ((text: string) => void) | undefined {
    const call = this.#calls.get(part);
    return call && call.pendingInput === undefined ? (text) => void (call.text += text) : undefined;
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
    const { context, output } = this.#shared;
    const { part, id, name, input, providerExecuted, extras, wireForm } = event;
    if (providerExecuted) return context.report({ at: event, what: `a call of ${name}, which the vendor ran itself` });
    const isFreeformFunction = input !== 'freeform' && isFreeformTool(context.request, name);
    const form = isFreeformFunction
      ? 'custom_tool_call'
      : chooseCallForm({ name, input, wireForm }, this.#hasToolSearch);
    const ownId = wireFormOf(event)?.['id'];
    const itemId = typeof ownId === 'string' ? ownId : context.mint(idPrefixes[form]);
    const head = { id, name, ...wireFields({ extras, wireForm }) };
    const around = { id: itemId, status: 'in_progress' };
    const index = output.add({ ...encodeCallHead(form, head, this.#names, around), ...inputField(form, '') });
    const isHeld = isFreeformFunction || form === 'tool_search_call';
    this.#calls.set(part, {
      index,
      id: itemId,
      form,
      head,
      text: '',
      pendingInput: isHeld ? '' : undefined,
      pendingSurrogate: '',
    });
  }

  #append(call: OpenCallItem, fragment: string): void {
    const { complete, half } = splitTrailingSurrogate(call.pendingSurrogate + fragment);
    call.pendingSurrogate = half;
    this.#holdOrEmit(call, complete);
  }

  #holdOrEmit(call: OpenCallItem, text: string): void {
    if (call.pendingInput !== undefined) call.pendingInput += text;
    else this.#emitDelta(call, text);
  }

  #emitDelta(call: OpenCallItem, delta: string): void {
    call.text += delta;
    if (delta === '' || call.form === 'tool_search_call') return;
    const type = `response.${inputEventName(call.form)}.delta`;
    this.#shared.emit({ type, item_id: call.id, output_index: call.index, delta });
  }

  #close(call: OpenCallItem): void {
    this.#holdOrEmit(call, call.pendingSurrogate);
    call.pendingSurrogate = '';
    const isWhole = isComplete(call);
    if (call.pendingInput !== undefined) {
      const { pendingInput, form } = call;
      call.pendingInput = undefined;
      const input = form === 'custom_tool_call' ? readFreeformInput(pendingInput) : undefined;
      this.#emitDelta(call, input?.kind === 'freeform' ? input.text : pendingInput);
    }
    if (call.form !== 'custom_tool_call' && call.text.trim() === '') this.#emitDelta(call, '{}');
    if (isWhole) this.#finishCall(call);
    else this.#unfinished.push(call);
  }

  #finishCall(call: OpenCallItem): void {
    const { form, id, index, text } = call;
    const { emit, output } = this.#shared;
    if (form !== 'tool_search_call') {
      const type = `response.${inputEventName(form)}.done`;
      emit({ type, item_id: id, output_index: index, ...inputField(form, text) });
    }
    output.done(index, this.#encodeItem(call, 'completed'));
  }

  #encodeItem({ id, form, head, text }: OpenCallItem, status: string): JsonObject {
    const ownForm = wireFormOf(head);
    const vendorStatus = ownForm?.['status'];
    const isBare = ownForm !== undefined && vendorStatus === undefined;
    const around = { id, ...(!isBare && { status: vendorStatus ?? status }) };
    return { ...encodeCallHead(form, head, this.#names, around), ...inputField(form, text), ...extrasOf(head) };
  }
}

/** Whether the input is certainly complete: of raw text only its vendor knows. */
function isComplete({ form, head, text, pendingInput }: OpenCallItem): boolean {
  const vendorStatus = wireFormOf(head)?.['status'];
  if (vendorStatus === 'incomplete') return false;
  if (form === 'custom_tool_call' && pendingInput === undefined) return vendorStatus === 'completed';
  return parseArguments(pendingInput ?? text) !== undefined;
}

const inputEventName = (form: Exclude<CallForm, 'tool_search_call'>): string =>
  form === 'custom_tool_call' ? 'custom_tool_call_input' : 'function_call_arguments';

function inputField(form: CallForm, text: string): JsonObject {
  switch (form) {
    case 'function_call':
      return { arguments: text };
    case 'custom_tool_call':
      return { input: text };
    case 'tool_search_call':
      return { arguments: parseArguments(text) ?? {} };
    default:
      return unreachable(form);
  }
}

import { splitTrailingSurrogate } from '../../../core/code-points.ts';
import { readFreeformInput, isFreeformTool } from '../../../core/freeform.ts';
import { parseArguments, type JsonObject } from '../../../core/json.ts';
import type { CoreToolCall, CoreToolCallDelta } from '../../../core/types.ts';
import { reportForeignExtras } from '../../../core/provenance.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { encodeCallHead, chooseCallForm, type CallForm } from './calls.ts';
import { extrasOf, protocol, wireFormOf } from './extras.ts';
import type { ResponseStatus } from './finish.ts';
import type { WriterContext } from './item-writer.ts';
import { encodeCallSignature } from './reasoning.ts';
import { createToolNames } from './tool-names.ts';
import { hasToolSearch } from './tools.ts';

interface OpenCallItem {
  index: number;
  id: string;
  form: CallForm;
  head: Pick<CoreToolCall, 'id' | 'name' | 'wireForm' | 'extras'>;
  /** The input as far as it was sent. */
  text: string;
  /** A function that stands for a tool of raw text: its input is known when its arguments are whole. */
  pendingInput: string | undefined;
  /** Half of a surrogate pair that waits for the other. */
  pendingSurrogate: string;
}

/**
 * Writes calls. Codex carries out a call as soon as its item is over, whatever its status: so a call that may have been
 * cut short is over only once something follows it, or the answer ends. Where the limit of output cut it, its item is
 * closed as incomplete if nobody can take its arguments for whole; raw input, and arguments that look whole, stay open.
 */
export interface CallWriter {
  write(event: CoreToolCallDelta): void;
  /** Something follows the calls that are not over. */
  settle(): void;
  /** The answer is over. */
  finish(standing: ResponseStatus): void;
}

const idPrefixes: Record<CallForm, string> = {
  function_call: 'fc_',
  custom_tool_call: 'ctc_',
  tool_search_call: 'tsc_',
};

export function callWriter({ emit, context, output }: WriterContext): CallWriter {
  const { request, report, mint } = context;
  const names = createToolNames(request.tools ?? []);
  const searches = hasToolSearch(request);
  const calls = new Map<number, OpenCallItem>();
  let unfinished: OpenCallItem[] = [];

  function start(event: Extract<CoreToolCallDelta, { type: 'tool-call-start' }>): void {
    const { part, id, name, input, providerExecuted, extras, wireForm } = event;
    if (providerExecuted) return report({ at: event, what: `a call of ${name}, which the vendor ran itself` });
    const isFreeformFunction = input !== 'freeform' && isFreeformTool(request, name);
    const form = isFreeformFunction ? 'custom_tool_call' : chooseCallForm({ name, input, wireForm }, searches);
    const ownId = wireFormOf(event)?.['id'];
    const itemId = typeof ownId === 'string' ? ownId : mint(idPrefixes[form]);
    const head = { id, name, ...(extras && { extras }), ...(wireForm && { wireForm }) };
    const around = { id: itemId, status: 'in_progress' };
    const index = output.add({ ...encodeCallHead(form, head, names, around), ...inputField(form, '') });
    const isHeld = isFreeformFunction || form === 'tool_search_call';
    calls.set(part, {
      index,
      id: itemId,
      form,
      head,
      text: '',
      pendingInput: isHeld ? '' : undefined,
      pendingSurrogate: '',
    });
  }

  function appendInput(call: OpenCallItem, fragment: string): void {
    const { complete, half } = splitTrailingSurrogate(call.pendingSurrogate + fragment);
    call.pendingSurrogate = half;
    if (call.pendingInput !== undefined) call.pendingInput += complete;
    else emitDelta(call, complete);
  }

  function emitDelta(call: OpenCallItem, delta: string): void {
    call.text += delta;
    if (delta === '' || call.form === 'tool_search_call') return;
    const type = `response.${inputEventName(call.form)}.delta`;
    emit({ type, item_id: call.id, output_index: call.index, delta });
  }

  function close(call: OpenCallItem): void {
    if (call.pendingSurrogate !== '') {
      const { pendingSurrogate: half } = call;
      call.pendingSurrogate = '';
      if (call.pendingInput !== undefined) call.pendingInput += half;
      else emitDelta(call, half);
    }
    const isWhole = isComplete(call);
    if (call.pendingInput !== undefined) {
      const { pendingInput: held, form } = call;
      call.pendingInput = undefined;
      const input = form === 'custom_tool_call' ? readFreeformInput(held) : undefined;
      emitDelta(call, input?.kind === 'freeform' ? input.text : held);
    }
    if (call.form !== 'custom_tool_call' && call.text.trim() === '') emitDelta(call, '{}');
    if (isWhole) finishCall(call);
    else unfinished.push(call);
  }

  /** Whether the input is certainly complete: of raw text only its vendor knows. */
  function isComplete({ form, head, text, pendingInput: held }: OpenCallItem): boolean {
    const vendorStatus = wireFormOf(head)?.['status'];
    if (vendorStatus === 'incomplete') return false;
    if (form === 'custom_tool_call' && held === undefined) return vendorStatus === 'completed';
    return parseArguments(held ?? text) !== undefined;
  }

  function encodeItem({ id, form, head, text }: OpenCallItem, status: string): JsonObject {
    const ownForm = wireFormOf(head);
    const vendorStatus = ownForm?.['status'];
    const isBare = ownForm !== undefined && vendorStatus === undefined;
    const around = { id, ...(!isBare && { status: vendorStatus ?? status }) };
    return { ...encodeCallHead(form, head, names, around), ...inputField(form, text), ...extrasOf(head) };
  }

  function finishCall(call: OpenCallItem): void {
    const { form, id, index, text } = call;
    if (form !== 'tool_search_call')
      emit({
        type: `response.${inputEventName(form)}.done`,
        item_id: id,
        output_index: index,
        ...inputField(form, text),
      });
    output.done(index, encodeItem(call, 'completed'));
  }

  function settle(): void {
    const all = unfinished;
    unfinished = [];
    for (const call of all) finishCall(call);
  }

  return {
    write(event) {
      if (event.type === 'tool-call-start') return start(event);
      const call = calls.get(event.part);
      if (!call) return;
      switch (event.type) {
        case 'tool-call-arguments-text':
          return appendInput(call, event.text);
        case 'tool-call-arguments-json':
          return appendInput(call, JSON.stringify(event.value));
        case 'tool-call-done': {
          calls.delete(event.part);
          const { signature, extras, wireForm } = event;
          call.head = { ...call.head, ...(extras && { extras }), ...(wireForm && { wireForm }) };
          reportForeignExtras(event, protocol, report);
          close(call);
          if (signature) output.addWhole(encodeCallSignature({ id: call.head.id, signature }, mint('rs_')));
          return;
        }
        default:
          unreachable(event);
      }
    },
    settle,
    finish({ status }) {
      if (status === 'completed') return settle();
      for (const call of unfinished) {
        const isReadable = call.form !== 'function_call' || parseArguments(call.text) !== undefined;
        if (isReadable || status !== 'incomplete') output.keepUnfinished(call.index, encodeItem(call, 'incomplete'));
        else output.done(call.index, encodeItem(call, 'incomplete'));
      }
      unfinished = [];
    },
  };
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

import { splitTrailingSurrogate } from '../../../core/code-points.ts';
import { readFreeformInput, isFreeformTool } from '../../../core/freeform.ts';
import { parseArguments, type JsonObject } from '../../../core/json.ts';
import type { CoreToolCall, CoreToolCallDelta } from '../../../core/types.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { callHead, formOf, type CallForm } from './calls.ts';
import { extrasOf, spellingOf } from './extras.ts';
import type { Standing } from './finish.ts';
import type { WriterContext } from './item-writer.ts';
import { keeperOf } from './reasoning.ts';
import { toolNames } from './tool-names.ts';
import { searchesTools } from './tools.ts';

interface Call {
  index: number;
  id: string;
  form: CallForm;
  head: Pick<CoreToolCall, 'id' | 'name' | 'wireForm' | 'extras'>;
  /** The input as far as the client was told of it. */
  text: string;
  /** A function that stands for a tool of raw text: its input is known when its arguments are whole. */
  held: string | undefined;
  /** Half of a surrogate pair that waits for the other. */
  half: string;
}

/**
 * Writes calls. Codex carries out a call as soon as its item is over, whatever its status: so a call that may have been
 * cut short is over only once something follows it, or the answer ends. Where the limit of output cut it, its item is
 * closed as incomplete if nobody can take its arguments for whole; raw input, and arguments that look whole, stay open.
 */
export interface CallWriter {
  write(event: CoreToolCallDelta, subject: object): void;
  /** Something follows the calls that are not over. */
  settle(): void;
  /** The answer is over. */
  finish(standing: Standing): void;
}

const idPrefixes: Record<CallForm, string> = {
  function_call: 'fc_',
  custom_tool_call: 'ctc_',
  tool_search_call: 'tsc_',
};

export function callWriter({ say, context, output, reportExtras }: WriterContext): CallWriter {
  const { request, report, mint } = context;
  const names = toolNames(request.tools ?? []);
  const searches = searchesTools(request);
  const calls = new Map<number, Call>();
  let waiting: Call[] = [];

  function start(event: Extract<CoreToolCallDelta, { type: 'tool-call-start' }>, subject: object): void {
    const { part, id, name, input, runs, extras, wireForm } = event;
    if (runs === 'server') return report({ at: subject, what: `a call of ${name}, which the vendor ran itself` });
    const standsFor = input !== 'freeform' && isFreeformTool(request, name);
    const form = standsFor ? 'custom_tool_call' : formOf({ name, input, wireForm }, searches);
    const spelled = spellingOf(event)?.['id'];
    const itemId = typeof spelled === 'string' ? spelled : mint(idPrefixes[form]);
    const head = { id, name, ...(extras && { extras }), ...(wireForm && { wireForm }) };
    const around = { id: itemId, status: 'in_progress' };
    const index = output.add({ ...callHead(form, head, names, around), ...inputField(form, '') });
    const isHeld = standsFor || form === 'tool_search_call';
    calls.set(part, { index, id: itemId, form, head, text: '', held: isHeld ? '' : undefined, half: '' });
  }

  function tell(call: Call, fragment: string): void {
    const { whole, half } = splitTrailingSurrogate(call.half + fragment);
    call.half = half;
    if (call.held !== undefined) call.held += whole;
    else sayDelta(call, whole);
  }

  function sayDelta(call: Call, delta: string): void {
    call.text += delta;
    if (delta === '' || call.form === 'tool_search_call') return;
    const type = `response.${eventName(call.form)}.delta`;
    say({ type, item_id: call.id, output_index: call.index, delta });
  }

  function close(call: Call): void {
    if (call.half !== '') {
      const { half } = call;
      call.half = '';
      if (call.held !== undefined) call.held += half;
      else sayDelta(call, half);
    }
    const isWhole = isComplete(call);
    if (call.held !== undefined) {
      const { held, form } = call;
      call.held = undefined;
      const input = form === 'custom_tool_call' ? readFreeformInput(held) : undefined;
      sayDelta(call, input?.kind === 'freeform' ? input.text : held);
    }
    if (call.form !== 'custom_tool_call' && call.text.trim() === '') sayDelta(call, '{}');
    if (isWhole) over(call);
    else waiting.push(call);
  }

  /** Whether the input is whole beyond doubt: of raw text only its vendor can say so. */
  function isComplete({ form, head, text, held }: Call): boolean {
    const said = spellingOf(head)?.['status'];
    if (said === 'incomplete') return false;
    if (form === 'custom_tool_call' && held === undefined) return said === 'completed';
    return parseArguments(held ?? text) !== undefined;
  }

  function itemOf({ id, form, head, text }: Call, status: string): JsonObject {
    const spelled = spellingOf(head);
    const said = spelled?.['status'];
    const isBare = spelled !== undefined && said === undefined;
    const around = { id, ...(!isBare && { status: said ?? status }) };
    return { ...callHead(form, head, names, around), ...inputField(form, text), ...extrasOf(head) };
  }

  function over(call: Call): void {
    const { form, id, index, text } = call;
    if (form !== 'tool_search_call')
      say({ type: `response.${eventName(form)}.done`, item_id: id, output_index: index, ...inputField(form, text) });
    output.done(index, itemOf(call, 'completed'));
  }

  function settle(): void {
    const all = waiting;
    waiting = [];
    for (const call of all) over(call);
  }

  return {
    write(event, subject) {
      if (event.type === 'tool-call-start') return start(event, subject);
      const call = calls.get(event.part);
      if (!call) return;
      switch (event.type) {
        case 'tool-call-arguments-text':
          return tell(call, event.text);
        case 'tool-call-arguments-json':
          return tell(call, JSON.stringify(event.value));
        case 'tool-call-done': {
          calls.delete(event.part);
          const { seal, extras, wireForm } = event;
          call.head = { ...call.head, ...(extras && { extras }), ...(wireForm && { wireForm }) };
          reportExtras(event, subject);
          close(call);
          if (seal) output.whole(keeperOf({ id: call.head.id, seal }, mint('rs_')));
          return;
        }
        default:
          unreachable(event);
      }
    },
    settle,
    finish({ status }) {
      if (status === 'completed') return settle();
      for (const call of waiting) {
        const isReadable = call.form !== 'function_call' || parseArguments(call.text) !== undefined;
        if (isReadable || status !== 'incomplete') output.leave(call.index, itemOf(call, 'incomplete'));
        else output.done(call.index, itemOf(call, 'incomplete'));
      }
      waiting = [];
    },
  };
}

const eventName = (form: Exclude<CallForm, 'tool_search_call'>): string =>
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

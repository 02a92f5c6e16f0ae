import { badUpstreamReply } from '../../../core/error.ts';
import { readFreeformInput, isFreeformTool } from '../../../core/freeform.ts';
import { asString, type JsonObject } from '../../../core/json.ts';
import { createObjectScanner } from '../../../core/object-scan.ts';
import type { CoreToolCall, PartIndex } from '../../../core/types.ts';
import { decodeCall, isSameInput, toldTwice } from './calls.ts';
import type { ItemReader, ReaderContext } from './item-reader.ts';

/** What of a whole text was not told yet. Servers that end with another text than they streamed are not believed. */
export const lacking = (whole: string, told: string): string =>
  whole.startsWith(told) ? whole.slice(told.length) : '';

/** Without what is empty: later events may leave out what an earlier one said. */
const filled = (item: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null && value !== ''));

/** Reads a call. Only what a client can be told of opens it: until then fragments wait. */
export function callReader(first: JsonObject, { emit, open, items, backend }: ReaderContext): ItemReader {
  const field = first['type'] === 'custom_tool_call' ? 'input' : 'arguments';
  let begun = first;
  let place: PartIndex | undefined;
  /** What has come of the input, and what of it has not been told. */
  let text = '';
  let held = '';
  let standsForFreeform = false;
  const scan = createObjectScanner();

  if (asString(begun['name']) && asString(begun['call_id'])) start(wholeCall(begun));
  add(asString(begun[field]) ?? '');

  function wholeCall(item: JsonObject): CoreToolCall {
    const call = decodeCall(item, items.names, items.mint);
    if (!call) throw badUpstreamReply(`the item of a call is of type ${JSON.stringify(item['type'])}`);
    return call;
  }

  function start(call: CoreToolCall): PartIndex {
    const at = open();
    place = at;
    const { id, input, runs, extras, wireForm } = call;
    const name = call.name || `tool_${at.part}`;
    standsForFreeform = input.kind === 'json-text' && isFreeformTool(backend.request, name);
    const kind = standsForFreeform ? 'freeform' : input.kind;
    emit({
      ...at,
      type: 'tool-call-start',
      id,
      name,
      input: kind,
      runs,
      ...(extras && { extras }),
      ...(wireForm && { wireForm }),
    });
    return at;
  }

  function add(fragment: string): void {
    text += fragment;
    scan.take(fragment);
    if (!place || standsForFreeform) held += fragment;
    else tell(place, fragment);
  }

  function tell(at: PartIndex, fragment: string): void {
    if (fragment !== '') emit({ ...at, type: 'tool-call-arguments-text', text: fragment });
  }

  return {
    announce(item) {
      begun = { ...begun, ...filled(item), type: begun['type'] ?? null };
      if (!place && asString(begun['name']) && asString(begun['call_id'])) {
        const at = start(wholeCall({ ...begun, [field]: '' }));
        if (!standsForFreeform) tell(at, held);
        if (!standsForFreeform) held = '';
      }
      add(lacking(asString(item[field]) ?? '', text));
    },
    read(kind, event) {
      switch (kind) {
        case 'function_call_arguments.delta':
        case 'custom_tool_call_input.delta':
          add(asString(event['delta']) ?? '');
          return true;
        case 'function_call_arguments.done':
        case 'custom_tool_call_input.done':
          add(lacking(asString(event[field]) ?? '', text));
          return true;
        default:
          return false;
      }
    },
    close(item) {
      const call = wholeCall({
        ...begun,
        ...filled(item ?? {}),
        type: begun['type'] ?? null,
        [field]: item?.[field] ?? text,
      });
      const at = place ?? start(call);
      const { input, extras, wireForm } = call;
      const rest = lacking(input.kind === 'json' ? '' : input.text, text);
      text += rest;
      held += rest;
      if (standsForFreeform) {
        const raw = readFreeformInput(text);
        if (raw.kind === 'freeform') tell(at, raw.text);
      } else tell(at, held);
      emit({ ...at, type: 'tool-call-done', ...(extras && { extras }), ...(wireForm && { wireForm }) });
    },
    get input() {
      return text;
    },
    get hasWholeInput() {
      return scan.isWhole;
    },
  };
}

/**
 * A call under the id and name of another that is over: one that only repeats it is passed over, which shows when it is
 * whole.
 */
export function doubtfulCallReader(begun: JsonObject, earlier: ItemReader, context: ReaderContext): ItemReader {
  const waiting: [kind: string, event: JsonObject][] = [];
  return {
    read(kind, event) {
      waiting.push([kind, event]);
      return true;
    },
    close(item) {
      const input = asString(item?.['arguments']) ?? asString(item?.['input']);
      const told = waiting.map(([, event]) => asString(event['delta']) ?? '').join('');
      const whole = input === undefined || input === '' ? told : input;
      if (whole === '' || isSameInput(whole, earlier.input ?? '')) return context.backend.note(toldTwice);
      const reader = callReader(begun, context);
      for (const [kind, event] of waiting) reader.read(kind, event);
      reader.close(item);
    },
  };
}

import { badUpstreamReply } from '../../../core/error.ts';
import { readFreeformInput, isFreeformTool } from '../../../core/freeform.ts';
import { asString, type JsonObject } from '../../../core/json.ts';
import { ObjectBoundaryScanner } from '../../../core/json-scan.ts';
import type { CoreToolCall, PartIndex } from '../../../core/types.ts';
import { decodeCall, isSameInput, repeatedCallNote } from './calls.ts';
import type { ItemReader, ReaderContext } from './item-reader.ts';

/** What of a complete text was not streamed yet. Where a server ends with another text, the streamed one counts. */
export const missingSuffix = (complete: string, streamed: string): string =>
  complete.startsWith(streamed) ? complete.slice(streamed.length) : '';

/** The fields that are not empty: later events may leave out what an earlier one had. */
const omitEmpty = (item: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null && value !== ''));

/** Reads a call. It opens once its id and name are known; until then fragments wait. */
export function callReader(first: JsonObject, { emit, nextPart: open, items, backend }: ReaderContext): ItemReader {
  const field = first['type'] === 'custom_tool_call' ? 'input' : 'arguments';
  let started = first;
  let place: PartIndex | undefined;
  /** The input so far, and what of it has not been emitted. */
  let text = '';
  let pending = '';
  let standsForFreeform = false;
  const scan = new ObjectBoundaryScanner();

  if (asString(started['name']) && asString(started['call_id'])) start(wholeCall(started));
  add(asString(started[field]) ?? '');

  function wholeCall(item: JsonObject): CoreToolCall {
    const call = decodeCall(item, items.names, items.mint);
    if (!call) throw badUpstreamReply(`the item of a call is of type ${JSON.stringify(item['type'])}`);
    return call;
  }

  function start(call: CoreToolCall): PartIndex {
    const at = open();
    place = at;
    const { id, input, providerExecuted, extras, wireForm } = call;
    const name = call.name || `tool_${at.part}`;
    standsForFreeform = input.kind === 'json-text' && isFreeformTool(backend.request, name);
    const kind = standsForFreeform ? 'freeform' : input.kind;
    emit({
      ...at,
      type: 'tool-call-start',
      id,
      name,
      input: kind,
      providerExecuted,
      ...(extras && { extras }),
      ...(wireForm && { wireForm }),
    });
    return at;
  }

  function add(fragment: string): void {
    text += fragment;
    scan.take(fragment);
    if (!place || standsForFreeform) pending += fragment;
    else emitText(place, fragment);
  }

  function emitText(at: PartIndex, fragment: string): void {
    if (fragment !== '') emit({ ...at, type: 'tool-call-arguments-text', text: fragment });
  }

  return {
    announce(item) {
      started = { ...started, ...omitEmpty(item), type: started['type'] ?? null };
      if (!place && asString(started['name']) && asString(started['call_id'])) {
        const at = start(wholeCall({ ...started, [field]: '' }));
        if (!standsForFreeform) emitText(at, pending);
        if (!standsForFreeform) pending = '';
      }
      add(missingSuffix(asString(item[field]) ?? '', text));
    },
    read(kind, event) {
      switch (kind) {
        case 'function_call_arguments.delta':
        case 'custom_tool_call_input.delta':
          add(asString(event['delta']) ?? '');
          return true;
        case 'function_call_arguments.done':
        case 'custom_tool_call_input.done':
          add(missingSuffix(asString(event[field]) ?? '', text));
          return true;
        default:
          return false;
      }
    },
    close(item) {
      const call = wholeCall({
        ...started,
        ...omitEmpty(item ?? {}),
        type: started['type'] ?? null,
        [field]: item?.[field] ?? text,
      });
      const at = place ?? start(call);
      const { input, extras, wireForm } = call;
      const rest = missingSuffix(input.kind === 'json' ? '' : input.text, text);
      text += rest;
      pending += rest;
      if (standsForFreeform) {
        const raw = readFreeformInput(text);
        if (raw.kind === 'freeform') emitText(at, raw.text);
      } else emitText(at, pending);
      emit({ ...at, type: 'tool-call-done', ...(extras && { extras }), ...(wireForm && { wireForm }) });
    },
    get input() {
      return text;
    },
    get hasWholeInput() {
      return scan.isComplete;
    },
  };
}

/**
 * A call under the id and name of another that is over: one that only repeats it is passed over, which shows when it is
 * whole.
 */
export function repeatedCallReader(started: JsonObject, earlier: ItemReader, context: ReaderContext): ItemReader {
  const pending: [kind: string, event: JsonObject][] = [];
  return {
    read(kind, event) {
      pending.push([kind, event]);
      return true;
    },
    close(item) {
      const input = asString(item?.['arguments']) ?? asString(item?.['input']);
      const streamed = pending.map(([, event]) => asString(event['delta']) ?? '').join('');
      const completeInput = input === undefined || input === '' ? streamed : input;
      if (completeInput === '' || isSameInput(completeInput, earlier.input ?? ''))
        return context.backend.note(repeatedCallNote);
      const reader = callReader(started, context);
      for (const [kind, event] of pending) reader.read(kind, event);
      reader.close(item);
    },
  };
}

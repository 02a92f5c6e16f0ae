import type { ReceivedOutputItem, ReceivedResponseStreamEvent } from '../../../../generated/openai.js';
import { readOutputItem } from '../../../../generated/openai.readers.js';
import { badUpstreamReply } from '../../../core/error.ts';
import { asString, type JsonObject } from '../../../core/json.ts';
import { ObjectBoundaryScanner } from '../../../core/json-scan.ts';
import type { CoreToolCall } from '../../../core/types.ts';
import { decodeCall, isSameInput, repeatedCallNote } from './calls.ts';
import { isNamedCall, type DecoderContext, type ItemDecoder } from './started-items.ts';
import { decodeArguments } from '../shared/tool-arguments.ts';
import { wireFields } from '../../../core/fold.ts';
import type { PartIndex } from '../../../core/stream-event.ts';

/** What of a complete text was not streamed yet. Where a server ends with another text, the streamed one counts. */
export const missingSuffix = (complete: string, streamed: string): string =>
  complete.startsWith(streamed) ? complete.slice(streamed.length) : '';

/** An item with the fields of a later one that are not empty: later events may leave out what an earlier one had. */
function mergeItems(started: ReceivedOutputItem, later: ReceivedOutputItem): ReceivedOutputItem {
  const given = Object.entries(later).filter(([, value]) => value !== null && value !== '');
  const { type = null } = started;
  return readOutputItem({ ...started, ...Object.fromEntries(given), type }) ?? started;
}

/** The input of a call, which servers may send as the object itself. */
const inputOf = (item: ReceivedOutputItem | undefined): string | JsonObject | undefined =>
  (item?.type === 'custom_tool_call' ? item.input : item?.type === 'function_call' ? item.arguments : undefined) ??
  undefined;

/** Decodes a call. It opens once its id and name are known; until then fragments wait. */
export class CallDecoder implements ItemDecoder {
  readonly #context: DecoderContext;
  #started: ReceivedOutputItem;
  #place: PartIndex | undefined;
  #text = '';
  /** What of the text has not been emitted. */
  #pending = '';
  readonly #scan = new ObjectBoundaryScanner();

  constructor(started: ReceivedOutputItem, context: DecoderContext) {
    this.#started = started;
    this.#context = context;
    if (this.#isKnown) this.#open(this.#decode(started));
    this.#append(asString(inputOf(started)) ?? '');
  }

  get input(): string {
    return this.#text;
  }

  get hasWholeInput(): boolean {
    return this.#scan.isComplete;
  }

  announce(item: ReceivedOutputItem): void {
    this.#started = mergeItems(this.#started, item);
    if (!this.#place && this.#isKnown) {
      this.#emitText(this.#open(this.#decode(this.#started)), this.#pending);
      this.#pending = '';
    }
    this.#append(missingSuffix(asString(inputOf(item)) ?? '', this.#text));
  }

  decode(event: ReceivedResponseStreamEvent): boolean {
    switch (event.type) {
      case 'response.function_call_arguments.delta':
      case 'response.custom_tool_call_input.delta':
        this.#append(event.delta ?? '');
        return true;
      case 'response.function_call_arguments.done':
        this.#append(missingSuffix(event.arguments ?? '', this.#text));
        return true;
      case 'response.custom_tool_call_input.done':
        this.#append(missingSuffix(event.input ?? '', this.#text));
        return true;
      default:
        return false;
    }
  }

  close(item: ReceivedOutputItem | undefined): void {
    const call = this.#decode(item ? mergeItems(this.#started, item) : this.#started);
    const place = this.#place ?? this.#open(call);
    const { extras, wireForm } = call;
    const rest = missingSuffix(decodeArguments(inputOf(item)), this.#text);
    this.#text += rest;
    this.#pending += rest;
    this.#emitText(place, this.#pending);
    this.#context.emit({ ...place, type: 'tool-call-done', ...wireFields({ extras, wireForm }) });
  }

  get #isKnown(): boolean {
    return isNamedCall(this.#started) && Boolean(this.#started.name) && Boolean(this.#started.call_id);
  }

  #decode(item: ReceivedOutputItem): CoreToolCall {
    const { names, mint } = this.#context.items;
    const call = decodeCall(item, names, mint);
    if (!call) throw badUpstreamReply(`the item of a call is of type ${JSON.stringify(item.type)}`);
    return call;
  }

  #open({ id, name: ownName, input, providerExecuted, extras, wireForm }: CoreToolCall): PartIndex {
    const { emit, nextPart } = this.#context;
    const place = nextPart();
    this.#place = place;
    const name = ownName || `tool_${place.part}`;
    const fields = wireFields({ extras, wireForm });
    emit({ ...place, type: 'tool-call-start', id, name, input: input.kind, providerExecuted, ...fields });
    return place;
  }

  #append(fragment: string): void {
    this.#text += fragment;
    this.#scan.take(fragment);
    if (!this.#place) this.#pending += fragment;
    else this.#emitText(this.#place, fragment);
  }

  #emitText(place: PartIndex, text: string): void {
    if (text !== '') this.#context.emit({ ...place, type: 'tool-call-arguments-text', text });
  }
}

/**
 * A call under the id and name of another that is over: one that only repeats it is passed over, which shows when it is
 * whole.
 */
export function createRepeatedCallDecoder(
  started: ReceivedOutputItem,
  earlier: ItemDecoder,
  context: DecoderContext,
): ItemDecoder {
  const pending: ReceivedResponseStreamEvent[] = [];
  return {
    decode: (event) => pending.push(event) > 0,
    close(item) {
      const streamed = pending.map((event) => ('delta' in event ? asString(event.delta) : undefined) ?? '').join('');
      const input = asString(inputOf(item)) || streamed;
      if (input === '' || isSameInput(input, earlier.input ?? '')) return context.backend.note(repeatedCallNote);
      const decoder = new CallDecoder(started, context);
      for (const event of pending) decoder.decode(event);
      decoder.close(item);
    },
  };
}

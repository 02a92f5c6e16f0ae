import { badUpstreamReply } from '../../../core/error.ts';
import { readFreeformInput, isFreeformTool } from '../../../core/freeform.ts';
import { asString, type JsonObject } from '../../../core/json.ts';
import { ObjectBoundaryScanner } from '../../../core/json-scan.ts';
import type { CoreToolCall, PartIndex } from '../../../core/types.ts';
import { decodeCall, isSameInput, repeatedCallNote } from './calls.ts';
import type { DecoderContext, ItemDecoder } from './item-decoder.ts';
import { wireFields } from '../../../core/fold.ts';

/** What of a complete text was not streamed yet. Where a server ends with another text, the streamed one counts. */
export const missingSuffix = (complete: string, streamed: string): string =>
  complete.startsWith(streamed) ? complete.slice(streamed.length) : '';

/** The fields that are not empty: later events may leave out what an earlier one had. */
const omitEmpty = (item: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null && value !== ''));

/** Decodes a call. It opens once its id and name are known; until then fragments wait. */
export class CallDecoder implements ItemDecoder {
  readonly #context: DecoderContext;
  readonly #field: 'input' | 'arguments';
  #started: JsonObject;
  #place: PartIndex | undefined;
  #text = '';
  /** What of the text has not been emitted. */
  #pending = '';
  #standsForFreeform = false;
  readonly #scan = new ObjectBoundaryScanner();

  constructor(started: JsonObject, context: DecoderContext) {
    this.#started = started;
    this.#context = context;
    this.#field = started['type'] === 'custom_tool_call' ? 'input' : 'arguments';
    if (this.#isKnown) this.#open(this.#decode(started));
    this.#append(asString(started[this.#field]) ?? '');
  }

  get input(): string {
    return this.#text;
  }

  get hasWholeInput(): boolean {
    return this.#scan.isComplete;
  }

  announce(item: JsonObject): void {
    this.#started = { ...this.#started, ...omitEmpty(item), type: this.#started['type'] ?? null };
    if (!this.#place && this.#isKnown) {
      const place = this.#open(this.#decode({ ...this.#started, [this.#field]: '' }));
      if (!this.#standsForFreeform) {
        this.#emitText(place, this.#pending);
        this.#pending = '';
      }
    }
    this.#append(missingSuffix(asString(item[this.#field]) ?? '', this.#text));
  }

  decode(kind: string, event: JsonObject): boolean {
    switch (kind) {
      case 'function_call_arguments.delta':
      case 'custom_tool_call_input.delta':
        this.#append(asString(event['delta']) ?? '');
        return true;
      case 'function_call_arguments.done':
      case 'custom_tool_call_input.done':
        this.#append(missingSuffix(asString(event[this.#field]) ?? '', this.#text));
        return true;
      default:
        return false;
    }
  }

  describe(kind: string): ((text: string) => void) | undefined {
    const isDelta = kind === 'function_call_arguments.delta' || kind === 'custom_tool_call_input.delta';
    return isDelta ? (text) => this.#append(text) : undefined;
  }

  close(item: JsonObject | undefined): void {
    const call = this.#decode({
      ...this.#started,
      ...omitEmpty(item ?? {}),
      type: this.#started['type'] ?? null,
      [this.#field]: item?.[this.#field] ?? this.#text,
    });
    const place = this.#place ?? this.#open(call);
    const { input, extras, wireForm } = call;
    const rest = missingSuffix(input.kind === 'json' ? '' : input.text, this.#text);
    this.#text += rest;
    this.#pending += rest;
    if (this.#standsForFreeform) {
      const raw = readFreeformInput(this.#text);
      if (raw.kind === 'freeform') this.#emitText(place, raw.text);
    } else this.#emitText(place, this.#pending);
    this.#context.emit({ ...place, type: 'tool-call-done', ...wireFields({ extras, wireForm }) });
  }

  get #isKnown(): boolean {
    return Boolean(asString(this.#started['name'])) && Boolean(asString(this.#started['call_id']));
  }

  #decode(item: JsonObject): CoreToolCall {
    const { names, mint } = this.#context.items;
    const call = decodeCall(item, names, mint);
    if (!call) throw badUpstreamReply(`the item of a call is of type ${JSON.stringify(item['type'])}`);
    return call;
  }

  #open({ id, name: ownName, input, providerExecuted, extras, wireForm }: CoreToolCall): PartIndex {
    const { emit, nextPart, backend } = this.#context;
    const place = nextPart();
    this.#place = place;
    const name = ownName || `tool_${place.part}`;
    this.#standsForFreeform = input.kind === 'json-text' && isFreeformTool(backend.request, name);
    const kind = this.#standsForFreeform ? 'freeform' : input.kind;
    const fields = wireFields({ extras, wireForm });
    emit({ ...place, type: 'tool-call-start', id, name, input: kind, providerExecuted, ...fields });
    return place;
  }

  #append(fragment: string): void {
    this.#text += fragment;
    this.#scan.take(fragment);
    if (!this.#place || this.#standsForFreeform) this.#pending += fragment;
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
export class RepeatedCallDecoder implements ItemDecoder {
  readonly #started: JsonObject;
  readonly #earlier: ItemDecoder;
  readonly #context: DecoderContext;
  readonly #pending: [kind: string, event: JsonObject][] = [];

  constructor(started: JsonObject, earlier: ItemDecoder, context: DecoderContext) {
    this.#started = started;
    this.#earlier = earlier;
    this.#context = context;
  }

  decode(kind: string, event: JsonObject): boolean {
    this.#pending.push([kind, event]);
    return true;
  }

  close(item: JsonObject | undefined): void {
    const input = asString(item?.['arguments']) ?? asString(item?.['input']);
    const streamed = this.#pending.map(([, event]) => asString(event['delta']) ?? '').join('');
    const completeInput = input === undefined || input === '' ? streamed : input;
    if (completeInput === '' || isSameInput(completeInput, this.#earlier.input ?? ''))
      return this.#context.backend.note(repeatedCallNote);
    const decoder = new CallDecoder(this.#started, this.#context);
    for (const [kind, event] of this.#pending) decoder.decode(kind, event);
    decoder.close(item);
  }
}

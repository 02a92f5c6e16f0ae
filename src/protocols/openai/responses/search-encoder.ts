import { hostedToolNames } from '../../../core/hosted-tools.ts';
import type { JsonObject } from '../../../core/json.ts';
import { reportForeignExtras } from '../../../core/provenance.ts';
import type { CoreToolCall, CoreToolCallDelta, CoreToolResult } from '../../../core/types.ts';
import { unreachable } from '../../../core/unreachable.ts';
import { wireFields } from '../../../core/fold.ts';
import { protocol, wireFormOf } from './extras.ts';
import type { EncoderContext } from './item-encoder.ts';
import { encodeSearch, encodeSearchHead, searchItemId } from './web-search.ts';

interface OpenSearch {
  call: CoreToolCall;
  head: JsonObject;
  /** The place of an item that was announced here; absent for one that its vendor announces. */
  index: number | undefined;
}

/** Writes searches that the vendor ran: their call and their result are one item. */
export class SearchEncoder {
  readonly #shared: EncoderContext;
  readonly #calls = new Map<number, { call: CoreToolCall; fragments: string[] }>();
  /** Searches whose results have not come. */
  readonly #open = new Map<string, OpenSearch>();

  constructor(shared: EncoderContext) {
    this.#shared = shared;
  }

  /** Takes an event of a search; returns whether it was one. */
  write(event: CoreToolCallDelta): boolean {
    if (event.type === 'tool-call-start') return this.#start(event);
    const state = this.#calls.get(event.part);
    if (!state) return false;
    const { call, fragments } = state;
    switch (event.type) {
      case 'tool-call-arguments-text':
        fragments.push(event.text);
        return true;
      case 'tool-call-arguments-json':
        call.input = { kind: 'json', value: event.value };
        return true;
      case 'tool-call-done':
        this.#calls.delete(event.part);
        if (call.input.kind !== 'json') call.input = { kind: 'json-text', text: fragments.join('') };
        Object.assign(call, wireFields({ extras: event.extras, wireForm: event.wireForm }));
        reportForeignExtras(event, protocol, this.#shared.context.report);
        this.#begin(call, event);
        return true;
      default:
        return unreachable(event);
    }
  }

  /** Takes the result of a search; returns whether it was one. */
  addResult(result: CoreToolResult): boolean {
    const search = this.#open.get(result.callId);
    if (!search) return false;
    this.#open.delete(result.callId);
    const { context } = this.#shared;
    this.#finish(search, encodeSearch(search.head, search.call, result, context.report));
    return true;
  }

  /** The answer goes on without the results of open searches. */
  settle(): void {
    const open = [...this.#open.values()];
    this.#open.clear();
    for (const search of open)
      this.#finish(search, { ...search.head, ...(search.index !== undefined && { status: 'incomplete' }) });
  }

  #start(event: Extract<CoreToolCallDelta, { type: 'tool-call-start' }>): boolean {
    const { part, id, name, providerExecuted, extras, wireForm } = event;
    if (!providerExecuted || name !== hostedToolNames['web-search']) return false;
    const input = event.input === 'json' ? { kind: event.input, value: {} } : { kind: event.input, text: '' };
    const call: CoreToolCall = {
      type: 'tool-call',
      id,
      name,
      input,
      providerExecuted,
      ...wireFields({ extras, wireForm }),
    };
    this.#calls.set(part, { call, fragments: [] });
    return true;
  }

  #begin(call: CoreToolCall, at: object): void {
    const { context, output, emit } = this.#shared;
    const head = encodeSearchHead(call, (loss) => context.report({ ...loss, at }));
    if (wireFormOf(call)) return void this.#open.set(call.id, { call, head, index: undefined });
    const id = searchItemId(call.id);
    const item = { ...head, id };
    const index = output.add({ ...item, status: 'in_progress' });
    for (const state of ['in_progress', 'searching'])
      emit({ type: `response.web_search_call.${state}`, item_id: id, output_index: index });
    this.#open.set(call.id, { call, head: item, index });
  }

  #finish({ index, head }: OpenSearch, item: JsonObject): void {
    const { output, emit } = this.#shared;
    if (index === undefined) return output.addWhole(item);
    if (item['status'] === 'completed')
      emit({ type: 'response.web_search_call.completed', item_id: head['id'] ?? '', output_index: index });
    output.done(index, item);
  }
}

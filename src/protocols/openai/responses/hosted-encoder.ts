import { wholeCalls, type WholeCallEvent } from '../../../core/answer-steps.ts';
import type { Report } from '../../../core/codec.ts';
import { reportForeignExtras } from '../../../core/provenance.ts';
import type { CoreToolCall, CoreToolResult } from '../../../core/types.ts';
import { protocol, wireFormOf } from './extras.ts';
import type { EncoderContext } from './output-list.ts';
import { encodeHostedHead, encodeHostedItem, hostedItemId, isHostedCall } from './hosted-items.ts';
import { codeType, type HostedItem } from './hosted-parts.ts';
import type { CoreToolCallDelta } from '../../../core/stream-event.ts';

interface OpenCall {
  call: CoreToolCall;
  head: HostedItem;
  /** The place of an item that was announced here; absent for one that its vendor announces. */
  index: number | undefined;
}

/** Writes calls that the vendor ran: a call and its result are one item. */
export class HostedEncoder {
  readonly #shared: EncoderContext;
  /** The parts that are such calls, which come in pieces. */
  readonly #parts = new Set<number>();
  readonly #calls = wholeCalls((event) => this.#begin(event));
  /** Calls whose results have not come. */
  readonly #open = new Map<string, OpenCall>();
  /** The last call of this protocol's own vendor, whose result follows it. */
  #native: OpenCall | undefined;

  constructor(shared: EncoderContext) {
    this.#shared = shared;
  }

  /** Takes an event of a call; returns whether it was of one that has an item. */
  write(event: CoreToolCallDelta): boolean {
    if (event.type === 'tool-call-start' && isHostedCall(event)) this.#parts.add(event.part);
    if (!this.#parts.has(event.part)) return false;
    this.#calls.push(event);
    return true;
  }

  /** Takes the result of a call; returns whether its call is known. */
  addResult(result: CoreToolResult): boolean {
    const open = this.#open.get(result.callId);
    if (!open) return false;
    this.#open.delete(result.callId);
    const { context } = this.#shared;
    this.#finish(open, encodeHostedItem(open.head, open.call, result, context.report));
    return true;
  }

  /** Something follows: a call of this protocol's own vendor, whose result is in its item, has none. */
  settle(): void {
    const last = this.#native;
    this.#native = undefined;
    if (last && this.#open.get(last.call.id) === last) this.#abandon(last);
  }

  /** The answer is over: no more results follow. */
  finish(): void {
    for (const each of this.#open.values()) this.#abandon(each);
  }

  #abandon(open: OpenCall): void {
    this.#open.delete(open.call.id);
    this.#finish(open, { ...open.head, ...(open.index !== undefined && { status: 'incomplete' }) });
  }

  #begin(event: WholeCallEvent): void {
    if (event.type !== 'part' || event.value.type !== 'tool-call') return;
    const { value: call, from: at = call } = event;
    const { context, output, emit } = this.#shared;
    const report: Report = (loss) => context.report({ ...loss, at });
    reportForeignExtras(call, protocol, report);
    const same = this.#open.get(call.id);
    if (same) this.#abandon(same);
    const head = encodeHostedHead(call, report);
    if (wireFormOf(call)) {
      this.#native = { call, head, index: undefined };
      return void this.#open.set(call.id, this.#native);
    }
    const id = hostedItemId(call);
    const item: HostedItem = { ...head, id };
    const begun: HostedItem = { ...item, status: 'in_progress' };
    const index = output.add(begun.type === codeType ? { ...begun, code: '' } : begun);
    const place = { item_id: id, output_index: index };
    emit({ type: `response.${head.type}.in_progress`, ...place });
    if (head.type === codeType) {
      const { code } = head;
      if (code) emit({ type: `response.${head.type}_code.delta`, ...place, delta: code });
      emit({ type: `response.${head.type}_code.done`, ...place, code: code ?? '' });
      emit({ type: `response.${head.type}.interpreting`, ...place });
    } else emit({ type: `response.${head.type}.searching`, ...place });
    this.#open.set(call.id, { call, head: item, index });
  }

  #finish({ index, head }: OpenCall, item: HostedItem): void {
    const { output, emit } = this.#shared;
    if (index === undefined) return output.addWhole(item);
    if (item.status === 'completed')
      emit({ type: `response.${head.type}.completed`, item_id: head.id ?? '', output_index: index });
    output.done(index, item);
  }
}

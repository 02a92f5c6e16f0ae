import type * as wire from '../../../../generated/openai.js';
import { readResponseStreamEvent } from '../../../../generated/openai.readers.js';
import type { BackendContext } from '../../../core/codec.ts';
import { decodeErrorInStream, isErrorAlone } from '../../../core/error-object.ts';
import { badUpstreamReply } from '../../../core/error.ts';
import { restoreFreeformCalls } from '../../../core/freeform.ts';
import { asNumber, asObject, asString, parsePlainJson, type JsonObject } from '../../../core/json.ts';
import { createNativeReader, type NativeReader } from '../../../core/native-frame.ts';
import type { Frame, Stage, Step } from '../../../core/step.ts';
import type { CoreError } from '../../../core/types.ts';
import { splitFields } from './answer.ts';
import { toNativeFrame } from './native-frames.ts';
import { decodeFailure } from './error.ts';
import { protocol, withExtras, withWireForm } from './extras.ts';
import { decodeFinish } from './finish.ts';
import {
  createStartedItems,
  kindOf,
  toItemReference,
  type DecoderContext,
  type ItemReference,
  type StartedItem,
} from './started-items.ts';
import { createRepeatedCallDecoder } from './call-decoder.ts';
import { createItemDecoder, opaqueEvent, progressEvent } from './item-decoder.ts';
import { isOpaqueItem } from './output-items.ts';
import { decodeHead, createItemContext } from './response.ts';
import { doneMarker } from '../shared/choices.ts';
import { decodeUsage, responsesUsage } from '../shared/usage.ts';
import type { CoreStreamEvent } from '../../../core/stream-event.ts';

/**
 * `response.completed`, `response.incomplete` and `response.failed` end a stream, and an `error` event does. Items may
 * come piece by piece, or only whole, or only in the answer that the last event holds.
 */
export const decodeStream =
  (context: BackendContext): Step<Frame, CoreStreamEvent> =>
  (emit) =>
    new AnswerDecoder(context, emit);

const typeField = 'type' satisfies keyof wire.ResponseStreamEvent;
const errorField = 'error' satisfies keyof wire.StreamErrorEvent;
const responseField = 'response' satisfies keyof wire.ResponseStateEvent;

class AnswerDecoder implements Stage<Frame> {
  readonly #context: BackendContext;
  readonly #native: NativeReader;
  readonly #answer: Stage<CoreStreamEvent>;
  readonly #items = createStartedItems();
  readonly #decoderContext: DecoderContext;
  /** The ids and places of items that come whole at their end. */
  readonly #opaqueItems = new Set<string | number>();
  #last: StartedItem | undefined;
  #parts = 0;
  #head: JsonObject | undefined;
  #hasEnded = false;
  readonly #summary = { calls: false, refusal: false };

  constructor(context: BackendContext, emit: (event: CoreStreamEvent) => void) {
    this.#context = context;
    this.#native = createNativeReader(protocol, emit);
    this.#answer = restoreFreeformCalls(context.request)(this.#native.emit);
    this.#decoderContext = {
      emit: (event) => this.#emit(event),
      nextPart: () => ({ candidate: 0, part: this.#parts++ }),
      items: createItemContext(context),
      backend: context,
    };
  }

  push({ event: name, data }: Frame): void {
    const text = data.trim();
    if (this.#hasEnded || text === '' || text === doneMarker) return;
    const object = asObject(parsePlainJson(text));
    if (!object) throw badUpstreamReply('an event of the stream is no JSON object');
    const type = asString(object[typeField]) ?? name ?? '';
    // Proxies before a server write their errors in its place.
    if (type === '' && asObject(object[errorField])) return this.#decode('error', object);
    if ((type === '' || object['object'] === 'error') && isErrorAlone(object))
      return this.#fail(decodeErrorInStream(object, protocol));
    if (type === '') return this.#context.report({ what: 'an event without a type' });
    this.#decode(type, object);
  }

  end(): void {
    if (!this.#hasEnded) this.#fail(badUpstreamReply('the stream ended before its end').detail);
  }

  /** `type`: that of the event, which may stand outside of it. */
  #decode(type: string, object: JsonObject): void {
    const event = readResponseStreamEvent(object[typeField] === type ? object : { ...object, [typeField]: type }) ?? {};
    const nativeFrame = toNativeFrame(event, {
      isOfItem: itemTypes.has(event.type),
      issuer: this.#decoderContext.items.issuer,
    });
    this.#native.startFrame(nativeFrame?.frame, nativeFrame?.repeated);
    this.#decodeEvent(event);
  }

  #decodeEvent(event: wire.ReceivedResponseStreamEvent): void {
    switch (event.type) {
      case 'response.queued':
        return this.#head ? this.#emit(opaqueEvent(event)) : this.#start(event.response ?? {});
      case 'response.created':
      case 'response.in_progress':
        this.#start(event.response ?? {});
        return this.#decodeUsage(event.response ?? {});
      case 'response.completed': {
        const { status } = event.response ?? {};
        const isUnfinished = status === 'incomplete' || status === 'failed' || status === 'cancelled';
        return this.#finish({ ...event.response, status: isUnfinished ? status : 'completed' });
      }
      case 'response.incomplete':
        return this.#finish({ ...event.response, status: 'incomplete' });
      case 'response.failed':
        return this.#finish({ ...event.response, status: 'failed' });
      case 'response.output_item.added':
      case 'response.output_item.done':
        return this.#decodeItemEvent(event);
      case 'error':
        return this.#fail(decodeFailure(event));
      default:
        return this.#decodeOther(event);
    }
  }

  #start(response: wire.ReceivedResponseState): void {
    if (this.#head) return;
    this.#head = splitFields(response).rest;
    this.#emit({ type: 'response-start', ...decodeHead(response, this.#context), ...withExtras(this.#head) });
  }

  // ---------------------------------------------------------------- items

  #decodeItemEvent(event: wire.ReceivedOutputItemEvent): void {
    const item = event.item ?? {};
    const reference = toItemReference(item, event.output_index);
    const known = this.#items.find(reference);
    if (known) this.#items.update(known, reference);
    if (event.type === 'response.output_item.done') return this.#close(known ?? this.#begin(item, reference), item);
    if (known?.isOpen) return known.decoder.announce?.(item);
    if (known) return;
    this.#begin(item, reference);
    if (!isOpaqueItem(item)) return;
    for (const key of [reference.index, reference.id]) if (key !== undefined) this.#opaqueItems.add(key);
    this.#emit(progressEvent(event));
  }

  #decodeOther(event: wire.ReceivedResponseStreamEvent): void {
    const { inferred, reference } = readReference(event);
    const begun =
      this.#items.find(reference) ??
      (inferred &&
        (this.#findGrowingCall(reference) ?? this.#findLastOpen(reference) ?? this.#begin(inferred, reference)));
    // What comes late about an item that is over only repeats it.
    const isHandled = begun?.isOpen ? begun.decoder.decode(event) : inferred !== undefined;
    if (isHandled) return;
    const isProgress = [reference.index, reference.id].some((key) => key !== undefined && this.#opaqueItems.has(key));
    this.#emit(isProgress ? progressEvent(event) : opaqueEvent(event));
  }

  #begin(item: wire.ReceivedOutputItem, reference: ItemReference): StartedItem {
    this.#start({});
    const earlier = this.#items.earlierCall(reference);
    const decoder = earlier
      ? createRepeatedCallDecoder(item, earlier.decoder, this.#decoderContext)
      : createItemDecoder(item, this.#decoderContext);
    this.#last = this.#items.add(decoder, reference);
    return this.#last;
  }

  #close(begun: StartedItem, item: wire.ReceivedOutputItem | undefined): void {
    if (!begun.isOpen) return;
    this.#items.close(begun);
    begun.decoder.close(item);
  }

  /** The open call is continued if a server has another position or id for its pieces. */
  #findGrowingCall(sought: ItemReference): StartedItem | undefined {
    const begun = sought.kinds.includes('call') ? this.#items.growingCall() : undefined;
    if (begun) this.#items.update(begun, sought);
    return begun;
  }

  #findLastOpen({ kinds, index, id }: ItemReference): StartedItem | undefined {
    const last = this.#last;
    return index === undefined && id === undefined && last?.isOpen && kinds.includes(last.kind) ? last : undefined;
  }

  // ---------------------------------------------------------------- end

  #finish(response: wire.ReceivedResponseState): void {
    this.#start(response);
    this.#decodeUsage(response);
    if (response.status === 'failed') return this.#fail(decodeFailure(response));
    for (const [index, item] of (response.output ?? []).entries()) {
      // The answer may hold fewer items than were announced: the id of a call identifies it better than its place.
      const { callId } = toItemReference(item, index);
      const reference = toItemReference(item, callId === undefined ? index : undefined);
      this.#close(this.#items.find(reference) ?? this.#begin(item, reference), item);
    }
    for (const begun of this.#items.all()) this.#close(begun, undefined);
    const { echo, rest } = splitFields(response);
    const late = Object.entries(rest).filter(
      ([name, value]) => JSON.stringify(this.#head?.[name]) !== JSON.stringify(value),
    );
    this.#emit({
      type: 'finish',
      candidate: 0,
      finish: decodeFinish(response, this.#summary),
      ...withExtras(late.length > 0 ? { [responseField]: Object.fromEntries(late) } : {}),
      ...withWireForm({ [responseField]: echo }),
    });
    this.#hasEnded = true;
    this.#emit({ type: 'end' });
  }

  #fail(error: CoreError): void {
    this.#hasEnded = true;
    this.#emit({ type: 'error', error });
  }

  #decodeUsage(response: wire.ReceivedResponseState): void {
    const usage = decodeUsage(response.usage ?? undefined, responsesUsage, protocol);
    if (usage) this.#emit({ type: 'usage', usage });
  }

  #emit(event: CoreStreamEvent): void {
    if (event.type === 'tool-call-start' && !event.providerExecuted) this.#summary.calls = true;
    if (event.type === 'text-start' && event.of === 'refusal') this.#summary.refusal = true;
    this.#answer.push(event);
  }
}

/** Which item an event is about, and the item that it must be if none was ever announced. */
function readReference(event: wire.ReceivedResponseStreamEvent): {
  inferred: wire.ReceivedOutputItem | undefined;
  reference: ItemReference;
} {
  const id = ('item_id' in event && asString(event.item_id)) || undefined;
  const index = 'output_index' in event ? asNumber(event.output_index) : undefined;
  const type = itemTypes.get(event.type);
  const inferred: wire.ReceivedOutputItem | undefined = type && { type, ...(id !== undefined && { id }) };
  // Messages and thoughts both have parts of content, and messages have parts of kinds, with events of their own, that are not known.
  const isPart = event.type === 'response.content_part.added' || event.type === 'response.content_part.done';
  const kinds = isPart ? ['message', 'reasoning'] : [inferred ? kindOf(inferred) : 'message'];
  return { inferred, reference: { kinds, index, id } };
}

type ItemType = 'message' | 'reasoning' | 'function_call' | 'custom_tool_call';

/** What events about a part of an item must be about. */
const itemTypes = new Map<wire.ReceivedResponseStreamEvent['type'], ItemType>([
  ['response.output_text.delta', 'message'],
  ['response.output_text.done', 'message'],
  ['response.output_text.annotation.added', 'message'],
  ['response.refusal.delta', 'message'],
  ['response.refusal.done', 'message'],
  ['response.content_part.added', 'message'],
  ['response.content_part.done', 'message'],
  ['response.reasoning_summary_part.added', 'reasoning'],
  ['response.reasoning_summary_part.done', 'reasoning'],
  ['response.reasoning_summary_text.delta', 'reasoning'],
  ['response.reasoning_summary_text.done', 'reasoning'],
  ['response.reasoning_text.delta', 'reasoning'],
  ['response.reasoning_text.done', 'reasoning'],
  ['response.function_call_arguments.delta', 'function_call'],
  ['response.function_call_arguments.done', 'function_call'],
  ['response.custom_tool_call_input.delta', 'custom_tool_call'],
  ['response.custom_tool_call_input.done', 'custom_tool_call'],
]);

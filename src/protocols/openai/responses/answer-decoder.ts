import type { BackendContext } from '../../../core/codec.ts';
import { decodeErrorInStream, isErrorAlone } from '../../../core/error-object.ts';
import { badUpstreamReply } from '../../../core/error.ts';
import {
  asNumber,
  asObject,
  asString,
  objectsIn,
  parsePlainJson,
  type JsonObject,
  type JsonValue,
} from '../../../core/json.ts';
import { createNativeReader, type NativeReader } from '../../../core/native-frame.ts';
import { RepeatedFrames } from '../../../core/repeated-frames.ts';
import type { Frame, Stage, Step } from '../../../core/step.ts';
import type { CoreError, CoreStreamEvent } from '../../../core/types.ts';
import { splitFields } from './answer.ts';
import { toNativeFrame } from './native-frames.ts';
import { decodeFailure } from './error.ts';
import { protocol, withExtras, withWireForm } from './extras.ts';
import { decodeFinish } from './finish.ts';
import { createStartedItems, kindOf, toItemReference, type StartedItem, type ItemReference } from './started-items.ts';
import { RepeatedCallDecoder } from './call-decoder.ts';
import { createItemDecoder, opaqueEvent, progressEvent, type DecoderContext } from './item-decoder.ts';
import { isOpaqueItem } from './output-items.ts';
import { decodeHead, createItemContext } from './response.ts';
import { decodeUsage, responsesUsage } from '../shared/usage.ts';

/** What some servers end a stream with, after the event that ends it. */
const doneMarker = '[DONE]';

/**
 * `response.completed`, `response.incomplete` and `response.failed` end a stream, and an `error` event does. Items may
 * come piece by piece, or only whole, or only in the answer that the last event holds.
 */
export const decodeStream =
  (context: BackendContext): Step<Frame, CoreStreamEvent> =>
  (emit) =>
    new AnswerDecoder(context, emit);

class AnswerDecoder implements Stage<Frame> {
  readonly #context: BackendContext;
  readonly #repeated: RepeatedFrames;
  readonly #native: NativeReader;
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
    this.#repeated = new RepeatedFrames(emit, { ignored: ['/sequence_number', '/obfuscation'] });
    this.#native = createNativeReader(protocol, this.#repeated.emit);
    this.#decoderContext = {
      emit: (event) => this.#emit(event),
      nextPart: () => ({ candidate: 0, part: this.#parts++ }),
      items: createItemContext(context),
      backend: context,
    };
  }

  push(frame: Frame): void {
    if (this.#repeated.take(frame)) return;
    const { event: name, data } = frame;
    const text = data.trim();
    if (this.#hasEnded || text === '' || text === doneMarker) return;
    const event = asObject(parsePlainJson(text));
    if (!event) throw badUpstreamReply('an event of the stream is no JSON object');
    const type = asString(event['type']) ?? name ?? '';
    // Proxies before a server write their errors in its place.
    if (type === '' && asObject(event['error'])) return this.#fail(decodeFailure(event));
    if ((type === '' || event['object'] === 'error') && isErrorAlone(event))
      return this.#fail(decodeErrorInStream(event, protocol));
    if (type === '') return this.#context.report({ what: 'an event without a type' });
    this.#decode(type, event);
    this.#repeated.learn(frame, () => {
      const append = this.#describe(type, event);
      return append && { text: '/delta', append };
    });
  }

  end(): void {
    if (!this.#hasEnded) this.#fail(badUpstreamReply('the stream ended before its end').detail);
  }

  #decode(type: string, event: JsonObject): void {
    const response = asObject(event['response']) ?? {};
    const isOfItem = inferItem(type.replace(/^response\./, ''), undefined) !== undefined;
    const nativeFrame = toNativeFrame(type, event, { isOfItem, issuer: this.#decoderContext.items.issuer });
    this.#native.startFrame(nativeFrame?.frame, nativeFrame?.repeated);
    switch (type) {
      case 'response.queued':
        return this.#head ? this.#emit(opaqueEvent(type, event)) : this.#start(response);
      case 'response.created':
      case 'response.in_progress':
        this.#start(response);
        return this.#decodeUsage(response);
      case 'response.completed': {
        const { status = '' } = response;
        return this.#finish({ ...response, status: unfinishedStatuses.has(status) ? status : 'completed' });
      }
      case 'response.incomplete':
        return this.#finish({ ...response, status: 'incomplete' });
      case 'response.failed':
        return this.#finish({ ...response, status: 'failed' });
      case 'response.output_item.added':
      case 'response.output_item.done':
        return this.#decodeItemEvent(type, event);
      case 'error':
        return this.#fail(decodeFailure(event));
      default:
        return this.#decodeOther(type, event);
    }
  }

  /** What adds to the text that an event has added to; `undefined` unless the event names its item. */
  #describe(type: string, event: JsonObject): ((text: string) => void) | undefined {
    const { kind, reference } = readReference(type, event);
    return this.#items.find(reference)?.decoder.describe?.(kind, event);
  }

  #start(response: JsonObject): void {
    if (this.#head) return;
    this.#head = splitFields(response).rest;
    this.#emit({ type: 'response-start', ...decodeHead(response, this.#context), ...withExtras(this.#head) });
  }

  // ---------------------------------------------------------------- items

  #decodeItemEvent(type: string, event: JsonObject): void {
    const item = asObject(event['item']) ?? {};
    const reference = toItemReference(item, asNumber(event['output_index']));
    const known = this.#items.find(reference);
    if (known) this.#items.update(known, reference);
    if (type.endsWith('.done')) return this.#close(known ?? this.#begin(item, reference), item);
    if (known?.isOpen) return known.decoder.announce?.(item);
    if (known) return;
    this.#begin(item, reference);
    if (!isOpaqueItem(item)) return;
    for (const key of [reference.index, reference.id]) if (key !== undefined) this.#opaqueItems.add(key);
    this.#emit(progressEvent(type, event));
  }

  #decodeOther(type: string, event: JsonObject): void {
    const { kind, inferred, reference } = readReference(type, event);
    const begun =
      this.#items.find(reference) ??
      (inferred &&
        (this.#findGrowingCall(reference) ?? this.#findLastOpen(reference) ?? this.#begin(inferred, reference)));
    // What comes late about an item that is over only repeats it.
    const isHandled = begun?.isOpen ? begun.decoder.decode(kind, event) : inferred !== undefined;
    if (isHandled) return;
    const isProgress = [reference.index, reference.id].some((key) => key !== undefined && this.#opaqueItems.has(key));
    this.#emit(isProgress ? progressEvent(type, event) : opaqueEvent(type, event));
  }

  #begin(item: JsonObject, reference: ItemReference): StartedItem {
    this.#start({});
    const earlier = this.#items.earlierCall(reference);
    const decoder = earlier
      ? new RepeatedCallDecoder(item, earlier.decoder, this.#decoderContext)
      : createItemDecoder(item, this.#decoderContext);
    this.#last = this.#items.add(decoder, reference);
    return this.#last;
  }

  #close(begun: StartedItem, item: JsonObject | undefined): void {
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

  #finish(response: JsonObject): void {
    this.#start(response);
    this.#decodeUsage(response);
    if (response['status'] === 'failed') return this.#fail(decodeFailure(response));
    for (const [index, item] of objectsIn(response['output']).entries()) {
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
      ...withExtras(late.length > 0 ? { response: Object.fromEntries(late) } : {}),
      ...withWireForm({ response: echo }),
    });
    this.#hasEnded = true;
    this.#emit({ type: 'end' });
  }

  #fail(error: CoreError): void {
    this.#hasEnded = true;
    this.#emit({ type: 'error', error });
  }

  #decodeUsage(response: JsonObject): void {
    const usage = decodeUsage(response['usage'], responsesUsage, protocol);
    if (usage) this.#emit({ type: 'usage', usage });
  }

  #emit(event: CoreStreamEvent): void {
    if (event.type === 'tool-call-start' && !event.providerExecuted) this.#summary.calls = true;
    if (event.type === 'text-start' && event.of === 'refusal') this.#summary.refusal = true;
    this.#native.emit(event);
  }
}

/** Which item an event is about, and what kind of item that must be. */
function readReference(
  type: string,
  event: JsonObject,
): { kind: string; inferred: JsonObject | undefined; reference: ItemReference } {
  const id = asString(event['item_id']) || undefined;
  const kind = type.replace(/^response\./, '');
  const inferred = inferItem(kind, id);
  const reference = { kinds: possibleKinds(kind, inferred), index: asNumber(event['output_index']), id };
  return { kind, inferred, reference };
}

/** States in which an answer is not complete, whatever the event is called that ends it. */
const unfinishedStatuses: ReadonlySet<JsonValue> = new Set(['incomplete', 'failed', 'cancelled']);

/**
 * The kinds of items an event can be about: messages and thoughts both have parts of content, and messages have parts
 * of kinds, with events of their own, that are not known here.
 */
function possibleKinds(kind: string, likely: JsonObject | undefined): string[] {
  if (!likely) return ['message'];
  return kind.startsWith('content_part.') ? ['message', 'reasoning'] : [kindOf(likely)];
}

/** What kind of item an event must be about, when the item was never announced. */
function inferItem(kind: string, id: string | undefined): JsonObject | undefined {
  const around = id === undefined ? {} : { id };
  switch (kind) {
    case 'output_text.delta':
    case 'output_text.done':
    case 'output_text.annotation.added':
    case 'refusal.delta':
    case 'refusal.done':
    case 'content_part.added':
    case 'content_part.done':
      return { type: 'message', ...around };
    case 'reasoning_summary_part.added':
    case 'reasoning_summary_part.done':
    case 'reasoning_summary_text.delta':
    case 'reasoning_summary_text.done':
    case 'reasoning_text.delta':
    case 'reasoning_text.done':
      return { type: 'reasoning', ...around };
    case 'function_call_arguments.delta':
    case 'function_call_arguments.done':
      return { type: 'function_call', ...around };
    case 'custom_tool_call_input.delta':
    case 'custom_tool_call_input.done':
      return { type: 'custom_tool_call', ...around };
    default:
      return undefined;
  }
}

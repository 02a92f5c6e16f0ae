import type { BackendContext } from '../../../core/codec.ts';
import { badUpstreamReply } from '../../../core/error.ts';
import { asNumber, asObject, asString, objectsIn, parsePlainJson, type JsonObject } from '../../../core/json.ts';
import { createNativeReader } from '../../../core/native-frame.ts';
import type { Frame, Step } from '../../../core/step.ts';
import type { CoreStreamEvent, PartIndex } from '../../../core/types.ts';
import { splitFields } from './answer.ts';
import { toNativeFrame } from './native-frames.ts';
import { decodeFailure } from './error.ts';
import { protocol, withExtras, withWireForm } from './extras.ts';
import { decodeFinish } from './finish.ts';
import { createStartedItems, kindOf, toItemReference, type StartedItem, type ItemReference } from './started-items.ts';
import { repeatedCallReader } from './call-reader.ts';
import { itemReader, opaqueEvent, progressEvent, type ReaderContext } from './item-reader.ts';
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
  (send) => {
    const native = createNativeReader(protocol, send);
    const items = createStartedItems();
    const itemsContext = createItemContext(context);
    /** The ids and places of items that come whole at their end. */
    const opaqueItems = new Set<string | number>();
    let last: StartedItem | undefined;
    let parts = 0;
    let head: JsonObject | undefined;
    let hasEnded = false;
    const summary = { calls: false, refusal: false };

    const emit = (event: CoreStreamEvent): void => {
      if (event.type === 'tool-call-start' && !event.providerExecuted) summary.calls = true;
      if (event.type === 'text-start' && event.of === 'refusal') summary.refusal = true;
      native.emit(event);
    };
    const open = (): PartIndex => ({ candidate: 0, part: parts++ });
    const end = (event: CoreStreamEvent): void => {
      hasEnded = true;
      emit(event);
    };

    function start(response: JsonObject): void {
      if (head) return;
      head = splitFields(response).rest;
      emit({ type: 'response-start', ...decodeHead(response, context), ...withExtras(head) });
    }

    function begin(item: JsonObject, reference: ItemReference): StartedItem {
      start({});
      const readerContext: ReaderContext = { emit, nextPart: open, items: itemsContext, backend: context };
      const earlier = items.earlierCall(reference);
      const reader = earlier
        ? repeatedCallReader(item, earlier.reader, readerContext)
        : itemReader(item, readerContext);
      last = items.add(reader, reference);
      return last;
    }

    function close(begun: StartedItem, item: JsonObject | undefined): void {
      if (!begun.isOpen) return;
      items.close(begun);
      begun.reader.close(item);
    }

    function readItemEvent(type: string, event: JsonObject): void {
      const item = asObject(event['item']) ?? {};
      const reference = toItemReference(item, asNumber(event['output_index']));
      const known = items.find(reference);
      if (known) items.update(known, reference);
      if (type.endsWith('.done')) return close(known ?? begin(item, reference), item);
      if (known?.isOpen) return known.reader.announce?.(item);
      if (known) return;
      begin(item, reference);
      if (!isOpaqueItem(item)) return;
      for (const key of [reference.index, reference.id]) if (key !== undefined) opaqueItems.add(key);
      emit(progressEvent(type, event));
    }

    function readOther(type: string, event: JsonObject): void {
      const id = asString(event['item_id']) || undefined;
      const kind = type.replace(/^response\./, '');
      const inferred = inferItem(kind, id);
      const reference: ItemReference = {
        kinds: possibleKinds(kind, inferred),
        index: asNumber(event['output_index']),
        id,
      };
      const begun =
        items.find(reference) ??
        (inferred && (findGrowingCall(reference) ?? findLastOpen(reference) ?? begin(inferred, reference)));
      // What comes late about an item that is over only repeats it.
      const isHandled = begun?.isOpen ? begun.reader.read(kind, event) : inferred !== undefined;
      if (isHandled) return;
      const isProgress = [reference.index, reference.id].some((key) => key !== undefined && opaqueItems.has(key));
      emit(isProgress ? progressEvent(type, event) : opaqueEvent(type, event));
    }

    /** The call that grows goes on where a server has another place or id for its pieces. */
    function findGrowingCall(sought: ItemReference): StartedItem | undefined {
      const begun = sought.kinds.includes('call') ? items.growingCall() : undefined;
      if (begun) items.update(begun, sought);
      return begun;
    }

    const findLastOpen = ({ kinds, index, id }: ItemReference): StartedItem | undefined =>
      index === undefined && id === undefined && last?.isOpen && kinds.includes(last.kind) ? last : undefined;

    function readUsage(response: JsonObject): void {
      const usage = decodeUsage(response['usage'], responsesUsage, protocol);
      if (usage) emit({ type: 'usage', usage });
    }

    function finish(response: JsonObject): void {
      start(response);
      readUsage(response);
      if (response['status'] === 'failed') return end({ type: 'error', error: decodeFailure(response) });
      for (const [index, item] of objectsIn(response['output']).entries()) {
        // The answer may hold fewer items than were announced: the id of a call identifies it better than its place.
        const { callId } = toItemReference(item, index);
        const reference = toItemReference(item, callId === undefined ? index : undefined);
        close(items.find(reference) ?? begin(item, reference), item);
      }
      for (const begun of items.all()) close(begun, undefined);
      const { echo, rest } = splitFields(response);
      const late = Object.entries(rest).filter(
        ([name, value]) => JSON.stringify(head?.[name]) !== JSON.stringify(value),
      );
      emit({
        type: 'finish',
        candidate: 0,
        finish: decodeFinish(response, summary),
        ...withExtras(late.length > 0 ? { response: Object.fromEntries(late) } : {}),
        ...withWireForm({ response: echo }),
      });
      end({ type: 'end' });
    }

    function read(type: string, event: JsonObject): void {
      const response = asObject(event['response']) ?? {};
      const likely = inferItem(type.replace(/^response\./, ''), undefined);
      const nativeFrame = toNativeFrame(type, event, { isOfItem: likely !== undefined, issuer: itemsContext.issuer });
      native.startFrame(nativeFrame?.frame, nativeFrame?.repeated);
      switch (type) {
        case 'response.queued':
          return head ? emit(opaqueEvent(type, event)) : start(response);
        case 'response.created':
        case 'response.in_progress':
          start(response);
          return readUsage(response);
        case 'response.completed':
          return finish({
            ...response,
            status: unfinishedStatuses.has(asString(response['status']) ?? '')
              ? (response['status'] ?? '')
              : 'completed',
          });
        case 'response.incomplete':
          return finish({ ...response, status: 'incomplete' });
        case 'response.failed':
          return finish({ ...response, status: 'failed' });
        case 'response.output_item.added':
        case 'response.output_item.done':
          return readItemEvent(type, event);
        case 'error':
          return end({ type: 'error', error: decodeFailure(event) });
        default:
          return readOther(type, event);
      }
    }

    return {
      push({ event: name, data }) {
        const text = data.trim();
        if (hasEnded || text === '' || text === doneMarker) return;
        const event = asObject(parsePlainJson(text));
        if (!event) throw badUpstreamReply('an event of the stream is no JSON object');
        const type = asString(event['type']) ?? name ?? '';
        // Proxies before a server write their errors in its place.
        if (type === '' && asObject(event['error'])) return end({ type: 'error', error: decodeFailure(event) });
        if (type === '') return context.report({ what: 'an event without a type' });
        read(type, event);
      },
      end() {
        if (!hasEnded) end({ type: 'error', error: badUpstreamReply('the stream ended before its end').detail });
      },
    };
  };

/** States in which an answer is not complete, whatever the event is called that ends it. */
const unfinishedStatuses: ReadonlySet<string> = new Set(['incomplete', 'failed', 'cancelled']);

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

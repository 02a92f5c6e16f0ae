import type { BackendContext } from '../../../core/codec.ts';
import { badUpstreamReply } from '../../../core/error.ts';
import { asNumber, asObject, asString, objectsIn, parsePlainJson, type JsonObject } from '../../../core/json.ts';
import { createNativeReader } from '../../../core/native-frame.ts';
import type { Frame, Step } from '../../../core/step.ts';
import type { CoreStreamEvent, PartIndex } from '../../../core/types.ts';
import { splitFields } from './answer.ts';
import { besideOf } from './beside.ts';
import { decodeFailure } from './error.ts';
import { protocol, withExtras, withSpelling } from './extras.ts';
import { decodeFinish } from './finish.ts';
import { begunItems, kindOf, soughtBy, type Begun, type Sought } from './begun-items.ts';
import { doubtfulCallReader } from './call-reader.ts';
import { itemReader, opaqueEvent, progressEvent, type ReaderContext } from './item-reader.ts';
import { isOpaqueItem } from './output-items.ts';
import { decodeHead, itemContext } from './response.ts';
import { decodeUsage } from './usage.ts';

/** What some servers end a stream with, after the event that ends it. */
const done = '[DONE]';

/**
 * `response.completed`, `response.incomplete` and `response.failed` end a stream, and an `error` event does. Items may
 * come piece by piece, or only whole, or only in the answer that the last event holds.
 */
export const decodeStream =
  (context: BackendContext): Step<Frame, CoreStreamEvent> =>
  (send) => {
    const native = createNativeReader(protocol, send);
    const items = begunItems();
    const itemsContext = itemContext(context);
    /** The ids and places of items that come whole at their end. */
    const opaqueItems = new Set<string | number>();
    let last: Begun | undefined;
    let parts = 0;
    let head: JsonObject | undefined;
    let isOver = false;
    const said = { calls: false, refusal: false };

    const emit = (event: CoreStreamEvent): void => {
      if (event.type === 'tool-call-start' && event.runs === 'client') said.calls = true;
      if (event.type === 'text-start' && event.of === 'refusal') said.refusal = true;
      native.emit(event);
    };
    const open = (): PartIndex => ({ candidate: 0, part: parts++ });
    const end = (event: CoreStreamEvent): void => {
      isOver = true;
      emit(event);
    };

    function start(response: JsonObject): void {
      if (head) return;
      head = splitFields(response).rest;
      emit({ type: 'response-start', ...decodeHead(response, context), ...withExtras(head) });
    }

    function begin(item: JsonObject, sought: Sought): Begun {
      start({});
      const reading: ReaderContext = { emit, open, items: itemsContext, backend: context };
      const earlier = items.earlierCall(sought);
      const reader = earlier ? doubtfulCallReader(item, earlier.reader, reading) : itemReader(item, reading);
      last = items.add(reader, sought);
      return last;
    }

    function close(begun: Begun, item: JsonObject | undefined): void {
      if (!begun.isOpen) return;
      items.close(begun);
      begun.reader.close(item);
    }

    function readItemEvent(type: string, event: JsonObject): void {
      const item = asObject(event['item']) ?? {};
      const sought = soughtBy(item, asNumber(event['output_index']));
      const known = items.find(sought);
      if (known) items.learn(known, sought);
      if (type.endsWith('.done')) return close(known ?? begin(item, sought), item);
      if (known?.isOpen) return known.reader.announce?.(item);
      if (known) return;
      begin(item, sought);
      if (!isOpaqueItem(item)) return;
      for (const key of [sought.index, sought.id]) if (key !== undefined) opaqueItems.add(key);
      emit(progressEvent(type, event));
    }

    function readOther(type: string, event: JsonObject): void {
      const id = asString(event['item_id']) || undefined;
      const kind = type.replace(/^response\./, '');
      const likely = likelyItem(kind, id);
      const sought: Sought = { kinds: kindsFor(kind, likely), index: asNumber(event['output_index']), id };
      const begun = items.find(sought) ?? (likely && (openCall(sought) ?? openLast(sought) ?? begin(likely, sought)));
      // What comes late about an item that is over only repeats it.
      const isToldElse = begun?.isOpen ? begun.reader.read(kind, event) : likely !== undefined;
      if (isToldElse) return;
      const isProgress = [sought.index, sought.id].some((key) => key !== undefined && opaqueItems.has(key));
      emit(isProgress ? progressEvent(type, event) : opaqueEvent(type, event));
    }

    /** The call that grows goes on where a server has another place or id for its pieces. */
    function openCall(sought: Sought): Begun | undefined {
      const begun = sought.kinds.includes('call') ? items.growingCall() : undefined;
      if (begun) items.learn(begun, sought);
      return begun;
    }

    const openLast = ({ kinds, index, id }: Sought): Begun | undefined =>
      index === undefined && id === undefined && last?.isOpen && kinds.includes(last.kind) ? last : undefined;

    function count(response: JsonObject): void {
      const usage = decodeUsage(response['usage']);
      if (usage) emit({ type: 'usage', usage });
    }

    function finish(response: JsonObject): void {
      start(response);
      count(response);
      if (response['status'] === 'failed') return end({ type: 'error', error: decodeFailure(response) });
      for (const [index, item] of objectsIn(response['output']).entries()) {
        // The answer may hold fewer items than were announced: the id of a call says more than its place.
        const { callId } = soughtBy(item, index);
        const sought = soughtBy(item, callId === undefined ? index : undefined);
        close(items.find(sought) ?? begin(item, sought), item);
      }
      for (const begun of items.all()) close(begun, undefined);
      const { echo, rest } = splitFields(response);
      const late = Object.entries(rest).filter(
        ([name, value]) => JSON.stringify(head?.[name]) !== JSON.stringify(value),
      );
      emit({
        type: 'finish',
        candidate: 0,
        finish: decodeFinish(response, said),
        ...withExtras(late.length > 0 ? { response: Object.fromEntries(late) } : {}),
        ...withSpelling({ response: echo }),
      });
      end({ type: 'end' });
    }

    function read(type: string, event: JsonObject): void {
      const response = asObject(event['response']) ?? {};
      const likely = likelyItem(type.replace(/^response\./, ''), undefined);
      const beside = besideOf(type, event, { isOfItem: likely !== undefined, issuer: itemsContext.issuer });
      native.startFrame(beside?.frame, beside?.repeated);
      switch (type) {
        case 'response.queued':
          return head ? emit(opaqueEvent(type, event)) : start(response);
        case 'response.created':
        case 'response.in_progress':
          start(response);
          return count(response);
        case 'response.completed':
          return finish({
            ...response,
            status: brokenOff.has(asString(response['status']) ?? '') ? (response['status'] ?? '') : 'completed',
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
        if (isOver || text === '' || text === done) return;
        const event = asObject(parsePlainJson(text));
        if (!event) throw badUpstreamReply('an event of the stream is no JSON object');
        const type = asString(event['type']) ?? name ?? '';
        // Proxies before a server write their errors in its place.
        if (type === '' && asObject(event['error'])) return end({ type: 'error', error: decodeFailure(event) });
        if (type === '') return context.report({ what: 'an event without a type' });
        read(type, event);
      },
      end() {
        if (!isOver) end({ type: 'error', error: badUpstreamReply('the stream ended before its end').detail });
      },
    };
  };

/** States in which an answer is not complete, whatever the event is called that ends it. */
const brokenOff: ReadonlySet<string> = new Set(['incomplete', 'failed', 'cancelled']);

/**
 * The kinds of items an event can be about: messages and thoughts both have parts of content, and messages have parts
 * of kinds, with events of their own, that are not known here.
 */
function kindsFor(kind: string, likely: JsonObject | undefined): string[] {
  if (!likely) return ['message'];
  return kind.startsWith('content_part.') ? ['message', 'reasoning'] : [kindOf(likely)];
}

/** What kind of item an event must be about, when the item was never announced. */
function likelyItem(kind: string, id: string | undefined): JsonObject | undefined {
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

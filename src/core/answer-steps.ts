import { endsInHalf, splitTrailingSurrogate } from './code-points.ts';
import {
  closingFields,
  eventsOf,
  isStreamedPart,
  partEvents,
  wireFields,
  type CorePartEvent,
  type StreamedEvent,
} from './fold.ts';
import { partKey, type Step } from './step.ts';
import type { CoreAssistantPart, CoreToolCall } from './types.ts';
import type { CoreReasoningDelta, CoreStreamEvent, CoreTextDelta, PartIndex } from './stream-event.ts';

// Steps in front of encoders: each makes the events of parts simpler for protocols that write less of them.

/** The events of parts where calls are one event. */
export type WholeCallEvent = CoreTextDelta | CoreReasoningDelta | WholePartEvent;

export type WholePartEvent = PartIndex & {
  type: 'part';
  value: Exclude<CoreAssistantPart, { type: 'text' | 'refusal' | 'reasoning' }>;
  /** The event that a call began with: what is lost of the call is reported there. */
  from?: CorePartEvent;
};

/** Each call as one `part`, once it is complete, for protocols that write arguments as an object; texts always in pieces. */
export const wholeCalls: Step<CorePartEvent, WholeCallEvent> = (emit) => {
  const open = new Map<number, { call: CoreToolCall; from: CorePartEvent }>();
  const push = (event: CorePartEvent): void => {
    switch (event.type) {
      case 'tool-call-start': {
        const { id, name, providerExecuted, input: kind } = event;
        const input: CoreToolCall['input'] = kind === 'json' ? { kind, value: {} } : { kind, text: '' };
        const call: CoreToolCall = { type: 'tool-call', id, name, providerExecuted, input, ...wireFields(event) };
        return void open.set(event.part, { call, from: event });
      }
      case 'tool-call-arguments-text': {
        const { input } = open.get(event.part)?.call ?? {};
        if (input && input.kind !== 'json') input.text += event.text;
        return;
      }
      case 'tool-call-arguments-json': {
        const { input } = open.get(event.part)?.call ?? {};
        if (input?.kind === 'json') input.value = event.value;
        return;
      }
      case 'tool-call-done': {
        const { candidate, part } = event;
        const ended = open.get(part);
        open.delete(part);
        if (ended && !event.isUnreadable) {
          Object.assign(ended.call, closingFields(event));
          emit({ type: 'part', candidate, part, value: ended.call, from: ended.from });
        }
        return;
      }
      case 'part':
        if (event.value.type === 'tool-call' || !isStreamedPart(event.value))
          return emit({ ...event, value: event.value });
        for (const piece of partEvents(event, event.value)) push(piece);
        return;
      default:
        return emit(event);
    }
  };
  return { push, end() {} };
};

/**
 * The first half of a surrogate pair at the end of a piece waits for the other half, or for the end of its part: what is written, and
 * what a client has of a stream that broke, is whole characters. Nothing follows an error. A reply that arrived whole becomes the events
 * it amounts to.
 */
export const wholeCharacters: Step<CoreStreamEvent, StreamedEvent> = (emit) => {
  const halves = new Map<string, DeltaEvent>();
  const release = (place: string): void => {
    const half = halves.get(place);
    halves.delete(place);
    if (half) emit(half);
  };
  const releaseAll = (): void => {
    for (const place of halves.keys()) release(place);
  };
  const write = (event: DeltaEvent): void => {
    if (halves.size === 0 && !endsInHalf(event.text)) return emit(event);
    const place = partKey(event);
    const before = halves.get(place);
    if (before && !isSameText(before, event)) release(place);
    const { complete, half } = splitTrailingSurrogate((halves.get(place)?.text ?? '') + event.text);
    if (half === '') halves.delete(place);
    else halves.set(place, toPiece(event, half));
    if (complete === event.text) return emit(event);
    const { logprobs, extras, native } = { logprobs: undefined, extras: undefined, ...event };
    if (complete !== '' || (logprobs ?? extras ?? native)) emit({ ...event, text: complete });
  };
  return {
    push(event) {
      switch (event.type) {
        case 'text-delta':
        case 'reasoning-delta':
        case 'tool-call-arguments-text':
          return write(event);
        case 'text-done':
        case 'reasoning-done':
        case 'tool-call-done':
          if (halves.size > 0) release(partKey(event));
          return emit(event);
        case 'end':
          releaseAll();
          return emit(event);
        case 'error':
          halves.clear();
          return emit(event);
        case 'final-response':
          for (const each of eventsOf(event.response)) emit(each);
          return;
        default:
          return emit(event);
      }
    },
    end: releaseAll,
  };
};

/** An event that adds to a text, a thought or the arguments of a call. */
type DeltaEvent = Extract<CoreStreamEvent, { type: 'text-delta' | 'reasoning-delta' | 'tool-call-arguments-text' }>;

/** Whether an event adds to the same text as one before. */
const isSameText = (before: DeltaEvent, event: DeltaEvent): boolean =>
  event.type === before.type &&
  event.part === before.part &&
  event.candidate === before.candidate &&
  (event.type !== 'reasoning-delta' ||
    before.type !== 'reasoning-delta' ||
    (event.block === before.block && event.kind === before.kind));

/** A piece of the same text, without what goes with this one alone. */
function toPiece(event: DeltaEvent, text: string): DeltaEvent {
  const { type, candidate, part } = event;
  return type === 'reasoning-delta'
    ? { type, candidate, part, kind: event.kind, block: event.block, text }
    : { type, candidate, part, text };
}

import { splitTrailingSurrogate } from './code-points.ts';
import { closingFields, isStreamedPart, partEvents, wireFields, type CorePartEvent } from './fold.ts';
import { chain, type Step } from './step.ts';
import type { CoreToolCall, CoreToolCallDelta } from './types.ts';

// Steps in front of encoders: each makes the events of parts simpler for protocols that write less of them.

/** The events of parts where calls are one event. */
export type WholeCallEvent = Exclude<CorePartEvent, CoreToolCallDelta> & {
  /** The event that a call began with: what is lost of the call is reported there. */
  from?: CorePartEvent;
};
type TextPiece = Extract<CorePartEvent, { type: 'text-delta' | 'reasoning-delta' | 'tool-call-arguments-text' }>;

/** Each call as one `part`, once it is complete, for protocols that write arguments as an object; texts always in pieces. */
const wholeCalls: Step<CorePartEvent, WholeCallEvent> = (emit) => {
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
        if (event.value.type === 'tool-call' || !isStreamedPart(event.value)) return emit(event);
        for (const piece of partEvents(event, event.value)) push(piece);
        return;
      default:
        return emit(event);
    }
  };
  return { push, end() {} };
};

/** The first half of a surrogate pair at the end of a piece waits for the other half, or for the end of its part. */
export const wholeCharacters: Step<CorePartEvent, CorePartEvent> = (emit) => {
  const halves = new Map<number, TextPiece>();
  const take = ({ part }: { part: number }): TextPiece | undefined => {
    const half = halves.size > 0 ? halves.get(part) : undefined;
    if (half) halves.delete(part);
    return half;
  };
  const pushText = (event: TextPiece): void => {
    const { complete, half } = splitTrailingSurrogate((take(event)?.text ?? '') + event.text);
    if (half === '' && complete === event.text) return emit(event);
    const { logprobs: _logprobs, extras: _extras, ...piece } = { logprobs: undefined, extras: undefined, ...event };
    if (half !== '') halves.set(event.part, { ...piece, text: half });
    emit({ ...event, text: complete });
  };
  const push = (event: CorePartEvent): void => {
    switch (event.type) {
      case 'text-delta':
      case 'reasoning-delta':
      case 'tool-call-arguments-text':
        return pushText(event);
      case 'text-done':
      case 'reasoning-done':
      case 'tool-call-done': {
        const half = take(event);
        if (half) emit(half);
        return emit(event);
      }
      default:
        return emit(event);
    }
  };
  return { push, end() {} };
};

/** For protocols that write whole calls and whole characters. */
export const wholePieces = chain(wholeCharacters, wholeCalls);

import { LouterError } from '../core/error.ts';
import { ResponseFold } from '../core/fold.ts';
import { parseArguments } from '../core/json.ts';
import type { CoreFinish, CoreToolCall } from '../core/types.ts';
import { unreachable } from '../core/unreachable.ts';
import type { Answer, AnswerStream } from './answer-stream.ts';
import type { CoreStreamEvent, PartIndex } from '../core/stream-event.ts';

/** Functions that handle an answer as it arrives. The stream waits for their promises; an error they throw ends the request. */
export interface StreamHandlers {
  /** A piece of text, or of a refusal. */
  onText?(text: string, place: PartIndex): unknown;
  /** A piece of the model's reasoning. */
  onReasoning?(text: string, place: PartIndex): unknown;
  /**
   * A complete call of a tool that the caller runs. A call that was cut off appears only in the answer. A call whose arguments
   * are not a JSON object is passed at the end, if the model stopped by itself.
   */
  onToolCall?(call: CoreToolCall, place: PartIndex): unknown;
  /** The complete answer. */
  onFinish?(answer: Answer): unknown;
  /** The failure that ended the stream. With this handler it does not reject the promise. */
  onError?(error: LouterError): unknown;
}

/**
 * Passes a stream to handlers. Resolves with the complete answer, or with `undefined` when `onError` got a failure.
 * @throws {LouterError} the failure, without `onError`; and what a handler throws.
 */
export async function runHandlers(stream: AnswerStream, handlers: StreamHandlers): Promise<Answer | undefined> {
  const fold = new ResponseFold();
  const calls = trackToolCalls(fold);
  for await (const item of withTrailingError(stream)) {
    if (item instanceof LouterError) {
      if (!handlers.onError) throw item;
      await handlers.onError(item);
      return undefined;
    }
    fold.add(item);
    if (item.type === 'text-delta') await handlers.onText?.(item.text, toPartIndex(item));
    else if (item.type === 'reasoning-delta' && item.text !== '')
      await handlers.onReasoning?.(item.text, toPartIndex(item));
    for (const { call, place } of calls.completedBy(item)) await handlers.onToolCall?.(call, place);
  }
  const answer: Answer = { ...fold.result(), losses: stream.losses, notes: stream.notes };
  await handlers.onFinish?.(answer);
  return answer;
}

/** The events, and after them the failure that ended them. */
async function* withTrailingError(stream: AnswerStream): AsyncGenerator<CoreStreamEvent | LouterError> {
  try {
    yield* stream;
  } catch (error) {
    if (!(error instanceof LouterError)) throw error;
    yield error;
  }
}

const toPartIndex = ({ candidate, part }: PartIndex): PartIndex => ({ candidate, part });

interface CompletedCall {
  call: CoreToolCall;
  place: PartIndex;
}

/** Finds the complete calls of a stream in the response as it is folded. */
function trackToolCalls(fold: ResponseFold): { completedBy(event: CoreStreamEvent): readonly CompletedCall[] } {
  /** Calls that ended, and may have been cut. */
  const uncertain: CompletedCall[] = [];

  function complete(place: PartIndex): CompletedCall[] {
    const call = fold.current.candidates[place.candidate]?.message.content[place.part];
    if (call?.type !== 'tool-call' || call.providerExecuted) return [];
    const completed = { call, place: toPartIndex(place) };
    if (isComplete(call)) return [completed];
    uncertain.push(completed);
    return [];
  }

  return {
    completedBy(event) {
      if (event.type === 'tool-call-done' || event.type === 'part') return complete(event);
      if (event.type !== 'finish' || !isModelEnd(event.finish)) return [];
      return uncertain.filter(({ place }) => place.candidate === event.candidate);
    },
  };
}

/** Whether a call cannot have been cut: a part of a JSON object does not parse. */
function isComplete({ input }: CoreToolCall): boolean {
  switch (input.kind) {
    case 'json':
      return true;
    case 'json-text':
      return input.text !== '' && parseArguments(input.text) !== undefined;
    case 'freeform':
      return false;
    default:
      return unreachable(input);
  }
}

const isModelEnd = ({ reason }: CoreFinish): boolean => reason === 'tool-calls' || reason === 'stop';

import { LouterError } from '../core/error.ts';
import { ResponseFold } from '../core/fold.ts';
import { parseArguments } from '../core/json.ts';
import type { CoreFinish, CoreStreamEvent, CoreToolCall, PartIndex } from '../core/types.ts';
import { unreachable } from '../core/unreachable.ts';
import type { Answer, AnswerStream } from './answer.ts';

/** What is done with an answer as it comes. A promise holds the stream back; what one throws ends the request. */
export interface StreamHandlers {
  /** A piece of text, of a refusal too. */
  onText?(text: string, place: PartIndex): unknown;
  /** A piece of what the model thinks. */
  onReasoning?(text: string, place: PartIndex): unknown;
  /**
   * A whole call of a tool that is the caller's to run. A call that was cut off is only in the answer. One whose
   * arguments are no JSON object is told of at the end, when it is known that the model came to its own.
   */
  onToolCall?(call: CoreToolCall, place: PartIndex): unknown;
  /** The whole answer. */
  onFinish?(answer: Answer): unknown;
  /** The failure that ended the stream. Where it is given, that does not reject the promise. */
  onError?(error: LouterError): unknown;
}

/**
 * Tells handlers of a stream. Resolves with the whole answer, or with `undefined` when `onError` was told of a failure.
 * @throws {LouterError} the failure, where nobody else is told; and what a handler throws.
 */
export async function runHandlers(stream: AnswerStream, handlers: StreamHandlers): Promise<Answer | undefined> {
  const fold = new ResponseFold();
  const calls = trackToolCalls(fold);
  for await (const heard of withTrailingError(stream)) {
    if (heard instanceof LouterError) {
      if (!handlers.onError) throw heard;
      await handlers.onError(heard);
      return undefined;
    }
    fold.add(heard);
    if (heard.type === 'text-delta') await handlers.onText?.(heard.text, toPartIndex(heard));
    else if (heard.type === 'reasoning-delta' && heard.text !== '')
      await handlers.onReasoning?.(heard.text, toPartIndex(heard));
    for (const { call, place } of calls.whole(heard)) await handlers.onToolCall?.(call, place);
  }
  const answer: Answer = { ...fold.result(), losses: stream.losses, notes: stream.notes };
  await handlers.onFinish?.(answer);
  return answer;
}

/** The events, and behind them the failure that ended them. */
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

/** Finds the calls of a stream that are whole, by the response as it is folded. */
function trackToolCalls(fold: ResponseFold): { whole(event: CoreStreamEvent): readonly CompletedCall[] } {
  /** Calls that are over, and may have been cut. */
  const doubtful: CompletedCall[] = [];

  function over(place: PartIndex): CompletedCall[] {
    const call = fold.current.candidates[place.candidate]?.message.content[place.part];
    if (call?.type !== 'tool-call' || call.runs === 'server') return [];
    const called = { call, place: toPartIndex(place) };
    if (isComplete(call)) return [called];
    doubtful.push(called);
    return [];
  }

  return {
    whole(event) {
      if (event.type === 'tool-call-done' || event.type === 'part') return over(event);
      if (event.type !== 'finish' || !isModelEnd(event.finish)) return [];
      return doubtful.filter(({ place }) => place.candidate === event.candidate);
    },
  };
}

/** Whether a call cannot have been cut: what is left of a JSON object is none. */
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

import type { Candidate, ErrorResponse, ReceivedCandidate } from '../../../generated/gemini.js';
import { readGenerateContentPiece, readGenerateContentResponse } from '../../../generated/gemini.readers.js';
import type { AnswerViolation, GrammarViolation } from '../../core/codec.ts';
import { asObject, type JsonObject } from '../../core/json.ts';
import { jsonOfFrame, type Frame, type Step } from '../../core/step.ts';
import { findProblem, type ValidationProblem } from '../../core/validation.ts';
import type { Pointer } from '../../core/wire-object.ts';
import { schemas, validatePiece } from './wire.ts';

/** A plain answer has a finished candidate, or the reason why the prompt was blocked. */
export function answerFaults(answer: JsonObject): AnswerViolation[] {
  const { candidates, promptFeedback } = readGenerateContentResponse(answer) ?? {};
  const answered = candidates ?? [];
  const isBlocked = promptFeedback?.blockReason !== undefined;
  if (answered.length === 0 && !isBlocked)
    return [{ path: '/candidates', what: 'expected a candidate, or the reason why the prompt was blocked' }];
  return answered.flatMap((candidate, index) => [
    ...(typeof candidate.finishReason === 'string'
      ? []
      : [{ path: `/candidates/${index}/finishReason`, what: 'expected the reason why the candidate ended' }]),
    ...unnamedCalls(candidate).map((path) => ({ path: `/candidates/${index}${path}`, what: 'a call has a name' })),
  ]);
}

/** The calls of a candidate without a name. */
const unnamedCalls = ({ content }: ReceivedCandidate): string[] =>
  (content?.parts ?? []).flatMap(({ functionCall: call }, index) =>
    call && typeof call.name !== 'string' ? [callName(index)] : [],
  );

const callName = (part: number): Pointer<Candidate> => `/content/parts/${part}/functionCall/name`;

/**
 * The streams that the vendor documents: each piece has the form of a complete answer, and the last of each candidate has a
 * finish reason. Or one piece has the reason why the prompt was blocked. An error ends the stream.
 */
export const grammar: Step<Frame, GrammarViolation> = (emit) => {
  let event = -1;
  let isBlocked = false;
  let hasFailed = false;
  /** Of each candidate, whether it is finished. */
  const candidates = new Map<number, boolean>();
  /** The candidates with an open call whose arguments arrive in pieces: only the first piece has the name. */
  const calling = new Set<number>();
  const fault = (what: string, path = ''): void => emit({ event, path, what });
  const report = (found: ValidationProblem | undefined): void => {
    if (found) fault(`expected ${found.expected}, got ${found.got}`, found.path);
  };

  return {
    push(frame) {
      event += 1;
      const piece = asObject(jsonOfFrame(frame));
      if (!piece) return fault('the data is not a JSON object');
      if (hasFailed) fault('a piece came after an error');
      if (('error' satisfies keyof ErrorResponse) in piece) {
        hasFailed = true;
        return report(findProblem(schemas.error, piece));
      }
      report(findProblem(validatePiece, piece));
      const { candidates: pieces, promptFeedback } = readGenerateContentPiece(piece) ?? {};
      for (const [position, candidate] of (pieces ?? []).entries()) read(candidate, position);
      if (promptFeedback?.blockReason !== undefined) isBlocked = true;
    },
    end() {
      event += 1;
      if (hasFailed || (isBlocked && candidates.size === 0)) return;
      if (candidates.size === 0) return fault('the stream ended without a candidate');
      for (const [index, isFinished] of candidates)
        if (!isFinished) fault(`the stream ended before the finish reason of candidate ${index}`);
    },
  };

  function read(candidate: ReceivedCandidate, position: number): void {
    const index = candidate.index ?? position;
    const isFinished = candidates.get(index) ?? false;
    for (const [at, { functionCall: call }] of (candidate.content?.parts ?? []).entries()) {
      if (!call) continue;
      if (typeof call.name !== 'string' && !calling.has(index))
        fault('a call has a name', `/candidates/${position}${callName(at)}`);
      if (call.willContinue === true) calling.add(index);
      else calling.delete(index);
    }
    if (isFinished && hasContent(candidate))
      fault(`candidate ${index} went on after its finish reason`, `/candidates/${position}/content`);
    candidates.set(index, isFinished || typeof candidate.finishReason === 'string');
  }
};

/** Whether a candidate has more than an empty text. */
const hasContent = ({ content }: ReceivedCandidate): boolean =>
  (content?.parts ?? []).some((part) => part.text !== '' || Object.keys(part).length > 1);

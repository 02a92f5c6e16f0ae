import { readErrorResponse } from '../../../../generated/openai.readers.js';
import type { GrammarViolation } from '../../../core/codec.ts';
import type { JsonValue } from '../../../core/json.ts';
import { jsonOfFrame, type Frame, type Step } from '../../../core/step.ts';
import { findProblem, type Validator } from '../../../core/validation.ts';
import { doneMarker, type AnswerOf, type AnyChoice } from './choices.ts';

export type ReportViolation = (path: string, what: string) => void;

/** Checks the chunks of one choice. `path` is the JSON Pointer of the choice. */
export interface ChoiceCheck<Choice> {
  read(choice: Choice, path: string): void;
  /** The choice has its finish_reason, for the first time. */
  finish(finishReason: string, path: string): void;
}

/** What differs between the protocols whose streams are chunks of choices. */
export interface ChoiceRules<Choice extends AnyChoice> {
  readAnswer(value: unknown): AnswerOf<Choice> | undefined;
  validateChunk: Validator<unknown>;
  createCheck(report: ReportViolation): ChoiceCheck<Choice>;
  requiresIndex: boolean;
  allowsDoneAfterError: boolean;
}

/**
 * The order of such a stream (platform.openai.com, "Streaming"): chunks of one id; a choice's finish_reason comes
 * once and last; then perhaps the usage in a chunk without choices; then `[DONE]`, and nothing after it. An error in
 * place of a chunk ends a stream.
 */
export const choiceGrammar =
  <Choice extends AnyChoice>(rules: ChoiceRules<Choice>): Step<Frame, GrammarViolation> =>
  (emit) => {
    const checked = new Map<number, { check: ChoiceCheck<Choice>; isFinished: boolean }>();
    let position = -1;
    let answerId: string | undefined;
    let hasUsageChunk = false;
    let ended: 'done' | 'error' | undefined;
    const report: ReportViolation = (path, what) => emit({ event: position, path, what });

    function readAfterEnd(isDone: boolean): void {
      if (ended === 'done') return report('', 'nothing follows [DONE]');
      if (!rules.allowsDoneAfterError) return report('', 'nothing follows an error');
      if (isDone) ended = 'done';
      else report('', 'nothing but [DONE] follows an error');
    }

    function readChunk({ choices, id, usage }: AnswerOf<Choice>, sent: JsonValue): void {
      const error = readErrorResponse(sent)?.error;
      if (error) {
        ended = 'error';
        if (typeof error.message !== 'string') report('/error/message', 'an error has a message');
        return;
      }
      const problem = findProblem(rules.validateChunk, sent);
      if (problem) return report(problem.path, `expected ${problem.expected}, got ${problem.got}`);
      const count = choices?.length ?? 0;
      // The chunk in which Azure reports on the prompt has neither.
      if (id !== '' || count > 0) {
        if (answerId !== undefined && id !== answerId) report('/id', 'all chunks of a stream have the same id');
        answerId ??= id ?? undefined;
      }
      if (hasUsageChunk) report('', 'nothing but [DONE] follows the chunk with the usage');
      const isAfterAll = (choices ?? []).every(({ index }) => checked.get(index ?? 0)?.isFinished);
      if (usage && isAfterAll) {
        hasUsageChunk = true;
        if (count > 0) report('/choices', 'the chunk with the usage has no choices');
        return;
      }
      for (const [index, choice] of (choices ?? []).entries()) readChoice(choice, `/choices/${index}`);
    }

    function readChoice(choice: Choice, path: string): void {
      const { index, finish_reason: finishReason } = choice;
      if (typeof index !== 'number' && rules.requiresIndex) return report(`${path}/index`, 'a choice has its number');
      const state = checked.get(index ?? 0) ?? { check: rules.createCheck(report), isFinished: false };
      checked.set(index ?? 0, state);
      if (state.isFinished) report(path, 'nothing of a choice follows its finish_reason');
      state.check.read(choice, path);
      if (typeof finishReason !== 'string' || state.isFinished) return;
      state.check.finish(finishReason, `${path}/finish_reason`);
      state.isFinished = true;
    }

    function reportUnfinished(): void {
      for (const [index, { isFinished }] of checked)
        if (!isFinished) report('', `choice ${index} has no finish_reason`);
    }

    return {
      push(frame) {
        position += 1;
        const isDone = frame.data.trim() === doneMarker;
        if (ended) return readAfterEnd(isDone);
        if (isDone) {
          ended = 'done';
          if (checked.size === 0) report('', 'a stream has at least one choice');
          return reportUnfinished();
        }
        const sent = jsonOfFrame(frame) ?? null;
        const chunk = rules.readAnswer(sent);
        if (chunk) readChunk(chunk, sent);
        else report('', 'a frame holds a JSON object or [DONE]');
      },
      end() {
        position += 1;
        if (ended) return;
        report('', 'the stream ends without [DONE]');
        reportUnfinished();
      },
    };
  };

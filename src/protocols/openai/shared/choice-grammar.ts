import { readErrorResponse } from '../../../../generated/openai.readers.js';
import type { GrammarViolation } from '../../../core/codec.ts';
import type { JsonValue } from '../../../core/json.ts';
import { jsonOfFrame, type Frame, type Stage, type Step } from '../../../core/step.ts';
import type { ValidationProblem } from '../../../core/validation.ts';
import { doneMarker, type AnswerOf, type AnyChoice } from './choices.ts';

export type ReportViolation = (path: string, what: string) => void;

/** Checks the chunks of one candidate. `path` is the JSON Pointer of the choice. */
export interface CandidateCheck<Choice> {
  read(choice: Choice, path: string): void;
  /** The candidate has its finish_reason, for the first time. */
  finish(finishReason: string, path: string): void;
}

/** What differs between the protocols whose streams are chunks of choices. */
export interface ChoiceRules<Choice extends AnyChoice> {
  readAnswer(value: unknown): AnswerOf<Choice> | undefined;
  findProblem(chunk: JsonValue): ValidationProblem | undefined;
  createCheck(report: ReportViolation): CandidateCheck<Choice>;
  requiresIndex: boolean;
  allowsDoneAfterError: boolean;
}

/**
 * The order of such a stream (platform.openai.com, "Streaming"): chunks of one id; a candidate's finish_reason comes
 * once and last; then perhaps the usage in a chunk without choices; then `[DONE]`, and nothing after it. An error in
 * place of a chunk ends a stream.
 */
export const choiceGrammar =
  <Choice extends AnyChoice>(rules: ChoiceRules<Choice>): Step<Frame, GrammarViolation> =>
  (emit) =>
    new ChoiceGrammar(rules, emit);

class ChoiceGrammar<Choice extends AnyChoice> implements Stage<Frame> {
  readonly #rules: ChoiceRules<Choice>;
  readonly #report: ReportViolation;
  readonly #candidates = new Map<number, { check: CandidateCheck<Choice>; isFinished: boolean }>();
  #event = -1;
  #id: string | undefined;
  #hasUsageChunk = false;
  #ended: 'done' | 'error' | undefined;

  constructor(rules: ChoiceRules<Choice>, emit: (violation: GrammarViolation) => void) {
    this.#rules = rules;
    const report: ReportViolation = (path, what) => emit({ event: this.#event, path, what });
    this.#report = report;
  }

  push(frame: Frame): void {
    this.#event += 1;
    const isDone = frame.data.trim() === doneMarker;
    if (this.#ended) return this.#readAfterEnd(isDone);
    if (isDone) {
      this.#ended = 'done';
      if (this.#candidates.size === 0) this.#report('', 'a stream has at least one choice');
      return this.#reportUnfinished();
    }
    const sent = jsonOfFrame(frame) ?? null;
    const chunk = this.#rules.readAnswer(sent);
    if (chunk) this.#readChunk(chunk, sent);
    else this.#report('', 'a frame holds a JSON object or [DONE]');
  }

  end(): void {
    this.#event += 1;
    if (this.#ended) return;
    this.#report('', 'the stream ends without [DONE]');
    this.#reportUnfinished();
  }

  #readAfterEnd(isDone: boolean): void {
    const { allowsDoneAfterError } = this.#rules;
    if (this.#ended === 'done') return this.#report('', 'nothing follows [DONE]');
    if (!allowsDoneAfterError) return this.#report('', 'nothing follows an error');
    if (isDone) this.#ended = 'done';
    else this.#report('', 'nothing but [DONE] follows an error');
  }

  #readChunk({ choices, id, usage }: AnswerOf<Choice>, sent: JsonValue): void {
    const error = readErrorResponse(sent)?.error;
    if (error) {
      this.#ended = 'error';
      if (typeof error.message !== 'string') this.#report('/error/message', 'an error has a message');
      return;
    }
    const problem = this.#rules.findProblem(sent);
    if (problem) return this.#report(problem.path, `expected ${problem.expected}, got ${problem.got}`);
    const count = choices?.length ?? 0;
    // The chunk in which Azure reports on the prompt has neither.
    if (id !== '' || count > 0) {
      if (this.#id !== undefined && id !== this.#id) this.#report('/id', 'all chunks of a stream have the same id');
      this.#id ??= id ?? undefined;
    }
    if (this.#hasUsageChunk) this.#report('', 'nothing but [DONE] follows the chunk with the usage');
    if (count === 0 && usage) this.#hasUsageChunk = true;
    for (const [position, choice] of (choices ?? []).entries()) this.#readChoice(choice, `/choices/${position}`);
  }

  #readChoice(choice: Choice, path: string): void {
    const { requiresIndex, createCheck } = this.#rules;
    const { index, finish_reason: finishReason } = choice;
    if (typeof index !== 'number' && requiresIndex) return this.#report(`${path}/index`, 'a choice has its number');
    const known = this.#candidates.get(index ?? 0);
    const candidate = known ?? { check: createCheck(this.#report), isFinished: false };
    this.#candidates.set(index ?? 0, candidate);
    if (candidate.isFinished) this.#report(path, 'nothing of a candidate follows its finish_reason');
    candidate.check.read(choice, path);
    if (typeof finishReason !== 'string' || candidate.isFinished) return;
    candidate.check.finish(finishReason, `${path}/finish_reason`);
    candidate.isFinished = true;
  }

  #reportUnfinished(): void {
    for (const [index, { isFinished }] of this.#candidates)
      if (!isFinished) this.#report('', `candidate ${index} has no finish_reason`);
  }
}

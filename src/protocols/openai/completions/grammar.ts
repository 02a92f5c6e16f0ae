import type { GrammarViolation } from '../../../core/codec.ts';
import { asArray, asNumber, asObject, asString, parseJson, type JsonObject } from '../../../core/json.ts';
import type { Frame, Step } from '../../../core/step.ts';
import { doneMarker } from './stream.ts';
import { faultInChunk } from './wire.ts';

/**
 * The order of a stream of text completions: chunks of one id; a candidate's finish_reason comes once and last; then
 * perhaps the usage in a chunk without choices; then `[DONE]`, and nothing behind it. An error in place of a chunk
 * ends a stream; some servers write `[DONE]` behind it all the same (vLLM).
 */
export const grammar: Step<Frame, GrammarViolation> = (emit) => {
  /** Of each candidate, whether it has its finish_reason. */
  const candidates = new Map<number, 'open' | 'finished'>();
  let event = -1;
  let id: string | undefined;
  let hasUsageChunk = false;
  let ended: 'done' | 'error' | undefined;

  const report = (path: string, what: string): void => emit({ event, path, what });

  function readChunk(chunk: JsonObject): void {
    const error = asObject(chunk['error']);
    if (error) {
      ended = 'error';
      if (asString(error['message']) === undefined) report('/error/message', 'an error says what happened');
      return;
    }
    const form = faultInChunk(chunk);
    if (form) return report(form.path, `expected ${form.expected}, got ${form.got}`);
    const chunkId = asString(chunk['id']);
    if (id !== undefined && chunkId !== id) report('/id', 'all chunks of a stream have the same id');
    id ??= chunkId;
    const choices = asArray(chunk['choices']) ?? [];
    if (hasUsageChunk) report('', 'nothing but [DONE] follows the chunk with the usage');
    if (choices.length === 0 && asObject(chunk['usage'])) hasUsageChunk = true;
    for (const [position, choice] of choices.entries()) readChoice(asObject(choice) ?? {}, `/choices/${position}`);
  }

  function readChoice(choice: JsonObject, path: string): void {
    const index = asNumber(choice['index']);
    if (index === undefined) return report(`${path}/index`, 'a choice has its number');
    if (candidates.get(index) === 'finished') report(path, 'nothing of a candidate follows its finish_reason');
    candidates.set(index, asString(choice['finish_reason']) === undefined ? 'open' : 'finished');
  }

  function unfinished(): void {
    for (const [index, state] of candidates)
      if (state === 'open') report('', `candidate ${index} has no finish_reason`);
  }

  return {
    push({ data }) {
      event += 1;
      const isDone = data.trim() === doneMarker;
      if (ended === 'error' && isDone) return void (ended = 'done');
      if (ended) return report('', ended === 'done' ? 'nothing follows [DONE]' : 'nothing but [DONE] follows an error');
      if (isDone) {
        ended = 'done';
        if (candidates.size === 0) report('', 'a stream has at least one choice');
        return unfinished();
      }
      const chunk = asObject(parseJson(data));
      if (chunk) readChunk(chunk);
      else report('', 'a frame holds a JSON object or [DONE]');
    },
    end() {
      event += 1;
      if (ended) return;
      report('', 'the stream ends without [DONE]');
      unfinished();
    },
  };
};

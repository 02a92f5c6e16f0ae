import type { ErrorResponse } from '../../../generated/ollama.js';
import { readChatResponse, readFailedReply } from '../../../generated/ollama.readers.js';
import type { GrammarViolation } from '../../core/codec.ts';
import { asObject } from '../../core/json.ts';
import { jsonOfFrame, type Frame, type Step } from '../../core/step.ts';
import { findProblem } from '../../core/validation.ts';
import { isGenerateAnswer, schemas } from './wire.ts';

/**
 * The order of a stream (docs.ollama.com, "Streaming"): lines of one form and one model; only the last has `done` true, and
 * the reason. A line with `error` ends a stream too.
 */
export const grammar: Step<Frame, GrammarViolation> = (emit) => {
  let event = -1;
  let ended: 'done' | 'error' | undefined;
  let form: 'prompt' | 'chat' | undefined;
  let model: unknown;
  const fault = (path: string, what: string): void => emit({ event, path, what });

  return {
    push(frame) {
      event += 1;
      if (ended)
        return fault('', ended === 'done' ? 'expected no line after `done`' : 'expected no line after an error');
      const line = asObject(jsonOfFrame(frame));
      if (!line) return fault('', 'expected a JSON object');
      if (('error' satisfies keyof ErrorResponse) in line) {
        ended = 'error';
        if (typeof readFailedReply(line)?.error !== 'string') fault('/error', 'expected a string');
        return;
      }
      const wrong = findProblem(schemas.response, line);
      if (wrong) fault(wrong.path, `expected ${wrong.expected}, got ${wrong.got}`);
      const own = isGenerateAnswer(line) ? 'prompt' : 'chat';
      if (form !== undefined && own !== form) fault('', 'expected all lines to have the same form');
      form ??= own;
      const { model: ownModel, done } = readChatResponse(line) ?? {};
      if (model !== undefined && ownModel !== model) fault('/model', 'expected all lines to have the same model');
      model ??= ownModel;
      if (done === true) ended = 'done';
    },
    end() {
      event += 1;
      if (!ended) fault('', 'expected a line with `done` before the end');
    },
  };
};

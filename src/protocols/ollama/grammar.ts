import type { GrammarViolation } from '../../core/codec.ts';
import { asObject, parseJson } from '../../core/json.ts';
import type { Frame, Step } from '../../core/step.ts';
import { findLineFault, isGenerateAnswer } from './wire.ts';

/**
 * The order of a stream (docs.ollama.com, "Streaming"): lines of one form and one model, `done` true on the last
 * alone, with the reason. A line that says `error` ends a stream too.
 */
export const grammar: Step<Frame, GrammarViolation> = (emit) => {
  let event = -1;
  let ended: 'done' | 'error' | undefined;
  let form: 'prompt' | 'chat' | undefined;
  let model: unknown;
  const fault = (path: string, what: string): void => emit({ event, path, what });

  return {
    push({ data }) {
      event += 1;
      if (ended)
        return fault('', ended === 'done' ? 'nothing follows the line that is done' : 'nothing follows an error');
      const line = asObject(parseJson(data));
      if (!line) return fault('', 'a line holds a JSON object');
      if ('error' in line) {
        ended = 'error';
        if (typeof line['error'] !== 'string') fault('/error', 'an error says what happened');
        return;
      }
      const wrong = findLineFault(line);
      if (wrong) fault(wrong.path, `expected ${wrong.expected}, got ${wrong.got}`);
      const own = isGenerateAnswer(line) ? 'prompt' : 'chat';
      if (form !== undefined && own !== form) fault('', 'all lines of a stream have the same form');
      form ??= own;
      if (model !== undefined && line['model'] !== model) fault('/model', 'all lines of a stream name the same model');
      model ??= line['model'];
      if (line['done'] === true) ended = 'done';
    },
    end() {
      event += 1;
      if (!ended) fault('', 'the stream ends without a line that is done');
    },
  };
};

import { choiceGrammar } from '../shared/choice-grammar.ts';
import { faultInChunk } from './wire.ts';

/** The order of a stream of text completions. vLLM writes `[DONE]` after an error, too. */
export const grammar = choiceGrammar({
  findProblem: faultInChunk,
  createCheck: () => ({ read() {}, finish() {} }),
  requiresIndex: true,
  allowsDoneAfterError: true,
});

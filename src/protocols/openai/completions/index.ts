import type { Completion, CompletionChoice } from '../../../../generated/openai-completions.js';
import { readCompletionChunk } from '../../../../generated/openai-completions.readers.js';
import { validateCompletionChunk } from '../../../../generated/openai-completions.validators.js';
import type { BackendCodec } from '../../../core/codec.ts';
import { decodeErrorReply } from '../../../core/error-object.ts';
import { type AnswerPointers, locateParts, typeCounter } from '../../../core/part-positions.ts';
import type { Pointer } from '../../../core/wire-object.ts';
import { decodeResponse, decodeStream, textPointer } from './answer.ts';
import { protocol } from './extras.ts';
import { choiceGrammar } from '../shared/choice-grammar.ts';
import { encodeRequest, wireNames } from './request.ts';
import { schemas } from './wire.ts';

const at = (pointer: Pointer<Completion>): string => pointer;
const inChoice = (pointer: Pointer<CompletionChoice>): string => pointer;
const choicePointer = (index: number): string => at(`/choices/${index}`);
const answerPlaces: AnswerPointers = {
  answerFields: { candidates: at('/choices'), usage: at('/usage'), cacheWrite: at('/usage') },
  candidate: choicePointer,
  content: textPointer,
  parts: locateParts(typeCounter, (_part, { candidate }) => ({
    pointer: `${choicePointer(candidate)}${textPointer}`,
    form: 'text',
  })),
  message: (candidate, field) => `${choicePointer(candidate)}/${field}`,
  candidateFields: {
    reason: inChoice('/finish_reason'),
    stopSequence: inChoice('/finish_reason'),
    logprobs: inChoice('/logprobs'),
  },
  partFields: {},
};

/** The order of a stream of text completions. vLLM writes `[DONE]` after an error, too. */
const grammar = choiceGrammar({
  readAnswer: readCompletionChunk,
  validateChunk: validateCompletionChunk,
  createCheck: () => ({ read() {}, finish() {} }),
  requiresIndex: true,
  allowsDoneAfterError: true,
});

/** Text completions of vLLM, SGLang and llama-server. No client uses them: a dialect writes the prompts. */
export const openaiCompletions = {
  protocol,
  framing: 'sse',
  wireNames,
  answerPlaces,
  schemas,
  encodeRequest,
  decodeResponse,
  decodeStream,
  decodeError: (reply) => decodeErrorReply(reply, protocol),
  grammar,
} satisfies BackendCodec;

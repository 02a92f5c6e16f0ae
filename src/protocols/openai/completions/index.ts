import type { AnswerPointers } from '../../../core/answer-locator.ts';
import type { BackendCodec } from '../../../core/codec.ts';
import { decodeErrorReply } from '../../../core/error-object.ts';
import { locateParts, typeCounter } from '../../../core/part-positions.ts';
import { decodeResponse, decodeStream } from './answer.ts';
import { protocol } from './extras.ts';
import { choiceGrammar } from '../shared/choice-grammar.ts';
import { encodeRequest, wireNames } from './request.ts';
import { faultInChunk, schemas } from './wire.ts';

const choicePointer = (index: number): string => `/choices/${index}`;
const answerPlaces: AnswerPointers = {
  answerFields: { candidates: '/choices', usage: '/usage', cacheWrite: '/usage' },
  candidate: choicePointer,
  parts: locateParts(typeCounter, (_part, { candidate }) => ({
    pointer: `${choicePointer(candidate)}/text`,
    form: 'text',
  })),
  message: (candidate, field) => `${choicePointer(candidate)}/${field}`,
  candidateFields: { reason: '/finish_reason', stopSequence: '/finish_reason', logprobs: '/logprobs' },
  partFields: {},
};

/** The order of a stream of text completions. vLLM writes `[DONE]` after an error, too. */
const grammar = choiceGrammar({
  findProblem: faultInChunk,
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

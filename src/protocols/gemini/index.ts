import type * as wire from '../../../generated/gemini.js';
import type { ProtocolCodec } from '../../core/codec.ts';
import { hostedToolRunner } from '../../core/hosted-tools.ts';
import { type AnswerPointers, locateParts, typeCounter } from '../../core/part-positions.ts';
import type { Pointer } from '../../core/wire-object.ts';
import { decodeError, encodeError } from './error.ts';
import { answerFaults, grammar } from './grammar.ts';
import { toolNameRule } from './names.ts';
import { dependentFields } from './dependent-fields.ts';
import { decodeRequest, encodeRequest, wireNames } from './request.ts';
import { decodeResponse, decodeStream } from './answer-decoder.ts';
import { encodeResponse, encodeStream } from './answer-encoder.ts';
import { reduceParameters } from './tools.ts';
import { isTranslatable } from './hosted-tools.ts';
import { schemas } from './wire.ts';

const at = (pointer: Pointer<wire.GenerateContentResponse>): string => pointer;
const inCandidate = (pointer: Pointer<wire.Candidate>): string => pointer;
const answerPointers: AnswerPointers = {
  answerFields: { candidates: at('/candidates'), usage: at('/usageMetadata'), cacheWrite: at('/usageMetadata') },
  candidate: (index) => at(`/candidates/${index}`),
  content: inCandidate('/content'),
  // Searches, and pages that were read, are beside the content.
  parts: locateParts(typeCounter, (part, { candidate, index }) => {
    switch (part?.wireForm?.gemini?.['place']) {
      case 'grounding':
        return { pointer: at(`/candidates/${candidate}/groundingMetadata`), form: 'text' };
      case 'url-context':
        return { pointer: at(`/candidates/${candidate}/urlContextMetadata`), form: 'text' };
      default:
        return { pointer: at(`/candidates/${candidate}/content/parts/${index}`), form: 'object' };
    }
  }),
  message: (candidate, field) => `/candidates/${candidate}/${field}`,
  candidateFields: {
    reason: inCandidate('/finishReason'),
    stopSequence: inCandidate('/finishReason'),
    logprobs: inCandidate('/logprobsResult'),
    citations: '',
  },
  partFields: { signature: 'thoughtSignature', value: 'codeExecutionResult' } satisfies Record<string, keyof wire.Part>,
};

/** Google's Gemini API (generateContent, v1beta), as Gemini CLI and the vendor's SDKs use it. */
export const gemini = {
  protocol: 'gemini',
  framing: 'sse',
  wireNames,
  toolNames: toolNameRule,
  answerPlaces: answerPointers,
  schemas,
  dependentFields,
  expressibleSchema: (schema) => reduceParameters(schema).schema,
  runsTool: hostedToolRunner('gemini', isTranslatable),
  decodeRequest,
  encodeRequest,
  decodeResponse,
  encodeResponse,
  decodeStream,
  encodeStream,
  decodeError,
  encodeError,
  grammar,
  answerViolations: answerFaults,
} satisfies ProtocolCodec;

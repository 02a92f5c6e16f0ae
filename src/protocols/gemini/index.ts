import type { AnswerPointers } from '../../core/answer-locator.ts';
import type { ProtocolCodec } from '../../core/codec.ts';
import { locateParts, typeCounter } from '../../core/part-positions.ts';
import { decodeError, encodeError } from './error.ts';
import { answerFaults, grammar } from './grammar.ts';
import { toolNameRule } from './names.ts';
import { dependentFields } from './dependent-fields.ts';
import { decodeRequest, encodeRequest, wireNames } from './request.ts';
import { decodeResponse, decodeStream } from './answer-decoder.ts';
import { encodeResponse, encodeStream } from './answer-encoder.ts';
import { reduceParameters } from './tools.ts';
import { schemas } from './wire.ts';

const candidatePointer = (index: number): string => `/candidates/${index}`;
const answerPointers: AnswerPointers = {
  answerFields: { candidates: '/candidates', usage: '/usageMetadata', cacheWrite: '/usageMetadata' },
  candidate: candidatePointer,
  // Searches, and pages that were read, are beside the content.
  parts: locateParts(typeCounter, (part, { candidate, index }) => {
    const holder = candidatePointer(candidate);
    switch (part?.wireForm?.gemini?.['place']) {
      case 'grounding':
        return { pointer: `${holder}/groundingMetadata`, form: 'text' };
      case 'url-context':
        return { pointer: `${holder}/urlContextMetadata`, form: 'text' };
      default:
        return { pointer: `${holder}/content/parts/${index}`, form: 'object' };
    }
  }),
  message: (candidate, field) => `${candidatePointer(candidate)}/${field}`,
  candidateFields: {
    reason: '/finishReason',
    stopSequence: '/finishReason',
    logprobs: '/logprobsResult',
    citations: '',
  },
  partFields: { signature: 'thoughtSignature', value: 'codeExecutionResult' },
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

import type { AnswerPointers } from '../../core/answer-locator.ts';
import type { ProtocolCodec } from '../../core/codec.ts';
import { toObjectSchema } from '../../core/object-schema.ts';
import { locateParts, typeCounter } from '../../core/part-positions.ts';
import { decodeError, encodeError } from './errors.ts';
import { protocol } from './extras.ts';
import { grammar } from './grammar.ts';
import { decodeRequest, encodeRequest, optionFields } from './request.ts';
import { decodeResponse, decodeStream } from './answer-decoder.ts';
import { encodeResponse, encodeStream } from './answer-encoder.ts';
import { schemas } from './wire.ts';

const answerPlaces: AnswerPointers = {
  answerFields: { candidates: '', usage: '', cacheWrite: '' },
  candidate: () => '',
  parts: locateParts(typeCounter, (part, { before }) => {
    switch (part?.type) {
      case 'reasoning':
        return { pointer: '/message/thinking', form: 'text' };
      case 'tool-call':
        return { pointer: `/message/tool_calls/${before['tool-call'] ?? 0}`, form: 'object' };
      case 'image':
        return { pointer: `/message/images/${before.image ?? 0}`, form: 'text' };
      default:
        return { pointer: '/message/content', form: 'text' };
    }
  }),
  message: (_candidate, field) => `/${field}`,
  candidateFields: { reason: '/done_reason', stopSequence: '/done_reason', logprobs: '/logprobs' },
  partFields: {},
};

/** Ollama's own API, `/api/chat` and `/api/generate`, both ways. */
export const ollama = {
  protocol,
  framing: 'ndjson',
  wireNames: {
    ...optionFields.wireNames,
    reasoning: 'think',
    responseFormat: 'format',
    inputSchema: 'function/parameters',
    description: 'function/description',
    input: 'function/arguments',
    callId: 'tool_call_id',
    stopSequence: 'done_reason',
    reason: 'done_reason',
    citations: 'content',
  },
  answerPlaces,
  schemas,
  expressibleSchema: (schema) => toObjectSchema(schema).schema,
  decodeRequest,
  encodeRequest,
  decodeResponse,
  encodeResponse,
  decodeStream,
  encodeStream,
  decodeError,
  encodeError,
  grammar,
} satisfies ProtocolCodec;

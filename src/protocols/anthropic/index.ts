import type { ProtocolCodec } from '../../core/codec.ts';
import { toObjectSchema } from '../../core/object-schema.ts';
import { hostedToolRunner } from '../../core/hosted-tools.ts';
import { type AnswerPointers, locateParts, typeCounter } from '../../core/part-positions.ts';
import { decodeError, encodeError, rateHeaders } from './errors.ts';
import { findAnswerViolations, grammar } from './grammar.ts';
import { dependentFields } from './dependent-fields.ts';
import { decodeRequest, encodeRequest, wireNames } from './request.ts';
import { decodeResponse, decodeStream } from './answer-decoder.ts';
import { encodeResponse, encodeStream } from './answer-encoder.ts';
import { toolNameRule } from './tools.ts';
import { isTranslatable } from './hosted-tools.ts';
import { schemas } from './wire.ts';

const answerPlaces: AnswerPointers = {
  answerFields: { candidates: '', usage: '/usage', cacheWrite: '/usage' },
  candidate: () => '',
  content: '/content',
  parts: locateParts(typeCounter, (_part, { index }) => ({ pointer: `/content/${index}`, form: 'object' })),
  message: (_candidate, field) => `/${field}`,
  candidateFields: { reason: '/stop_reason', stopSequence: '/stop_sequence' },
  partFields: { signature: 'signature', value: 'content' },
};

/** Anthropic's Messages API (versions 2023-06-01 and 2026-10-21), as Claude Code uses it. */
export const anthropic = {
  protocol: 'anthropic',
  framing: 'sse',
  wireNames,
  toolNames: toolNameRule,
  answerPlaces,
  schemas,
  dependentFields,
  expressibleSchema: (schema) => toObjectSchema(schema).schema,
  runsTool: hostedToolRunner('anthropic', isTranslatable),
  decodeRequest,
  encodeRequest,
  decodeResponse,
  encodeResponse,
  decodeStream,
  encodeStream,
  decodeError,
  encodeError,
  rateHeaders,
  grammar,
  answerViolations: findAnswerViolations,
} satisfies ProtocolCodec;

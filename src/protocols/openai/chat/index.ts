import type { AnswerPointers } from '../../../core/answer-locator.ts';
import type { ProtocolCodec } from '../../../core/codec.ts';
import { toObjectSchema } from '../../../core/object-schema.ts';
import { decodeErrorReply } from '../../../core/error-object.ts';
import { locateParts, typeCounter } from '../../../core/part-positions.ts';
import { decodeResponse, decodeStream, encodeError, encodeResponse, encodeStream } from './answer.ts';
import { protocol } from './extras.ts';
import { answerRules } from './grammar.ts';
import { isRawTool } from './raw-calls.ts';
import { dependentFields } from './dependent-fields.ts';
import { decodeRequest, encodeRequest } from './request.ts';
import { rateHeaders } from '../shared/errors.ts';
import { nameRule } from '../shared/server.ts';
import { schemas } from './wire.ts';

const choicePointer = (index: number): string => `/choices/${index}`;
const answerPlaces: AnswerPointers = {
  answerFields: { candidates: '/choices', usage: '/usage', cacheWrite: '/usage' },
  candidate: choicePointer,
  parts: locateParts(typeCounter, (part, { candidate, before }) => {
    const message = `${choicePointer(candidate)}/message`;
    switch (part?.type) {
      case 'reasoning':
        return { pointer: `${message}/reasoning_content`, form: 'text', holderOf: (field) => `${message}/${field}` };
      case 'refusal':
        return { pointer: `${message}/refusal`, form: 'text' };
      case 'tool-call':
        return { pointer: `${message}/tool_calls/${before['tool-call'] ?? 0}`, form: 'object' };
      case 'image':
        return { pointer: `${message}/images/${before.image ?? 0}`, form: 'object' };
      case 'audio':
        return { pointer: `${message}/audio`, form: 'object' };
      default:
        return { pointer: `${message}/content`, form: 'text' };
    }
  }),
  // Fields around the message are kept with it, under these names.
  message: (candidate, field) =>
    field === 'chunk' ? '' : `${choicePointer(candidate)}${field === 'choice' ? '' : `/message/${field}`}`,
  candidateFields: {
    reason: '/finish_reason',
    stopSequence: '/finish_reason',
    logprobs: '/logprobs',
    citations: '/message/annotations',
  },
  partFields: { signature: 'extra_content' },
};

/** OpenAI Chat Completions and what compatible servers made of it, both ways. */
export const openaiChat = {
  protocol,
  framing: 'sse',
  toolNames: nameRule,
  wireNames: {
    candidates: 'n',
    includeUsage: 'stream_options/include_usage',
    reasoning: 'reasoning_effort',
    // Of a request in the form of Responses.
    'reasoning.summary': 'reasoning/summary',
    'responseFormat.name': 'response_format/json_schema/name',
    'responseFormat.description': 'response_format/json_schema/description',
    'responseFormat.strict': 'response_format/json_schema/strict',
    cacheKey: 'prompt_cache_key',
    cache: 'prompt_cache_breakpoint',
    voice: 'role',
    detail: 'image_url/detail',
    title: 'file/filename',
    inputSchema: 'function/parameters',
    grammar: 'custom/format/grammar',
    description: 'function/description',
    strict: 'function/strict',
    callId: 'tool_call_id',
    signature: 'extra_content',
    citations: 'annotations',
  },
  answerPlaces,
  schemas,
  dependentFields,
  expressibleSchema: (schema) => toObjectSchema(schema).schema,
  decodeRequest,
  encodeRequest,
  decodeResponse,
  encodeResponse,
  decodeStream,
  encodeStream,
  decodeError: (reply) => decodeErrorReply(reply, protocol),
  encodeError,
  rateHeaders,
  ...answerRules(),
  rulesFor: (request) => answerRules((name) => isRawTool(request, name)),
} satisfies ProtocolCodec;

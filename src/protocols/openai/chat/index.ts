import type * as wire from '../../../../generated/openai.js';
import type { ProtocolCodec } from '../../../core/codec.ts';
import { decodeErrorReply } from '../../../core/error-object.ts';
import { hostedToolRunner } from '../../../core/hosted-tools.ts';
import { type AnswerPointers, locateParts, typeCounter } from '../../../core/part-positions.ts';
import type { Path, Pointer } from '../../../core/wire-object.ts';
import { decodeResponse, decodeStream } from './answer-decoder.ts';
import { encodeError, encodeResponse, encodeStream } from './answer-encoder.ts';
import { protocol } from './extras.ts';
import { answerRules } from './grammar.ts';
import { isRawTool } from './raw-calls.ts';
import { dependentFields } from './dependent-fields.ts';
import { decodeRequest, encodeRequest } from './request.ts';
import { openAiCodec } from '../shared/server.ts';
import { isTranslatable } from './web-search.ts';
import { schemas } from './wire.ts';

const at = (pointer: Pointer<wire.ChatCompletion>): string => pointer;
const inChoice = (pointer: Pointer<wire.ChatCompletionChoice>): string => pointer;
const choicePointer = (index: number): string => at(`/choices/${index}`);
const answerPlaces: AnswerPointers = {
  answerFields: { candidates: at('/choices'), usage: at('/usage'), cacheWrite: at('/usage') },
  candidate: choicePointer,
  content: inChoice('/message'),
  parts: locateParts(typeCounter, (part, { candidate, before }) => {
    const [choice, message] = [choicePointer(candidate), `${choicePointer(candidate)}${inChoice('/message')}`];
    switch (part?.type) {
      case 'reasoning': {
        const pointer = choice + inChoice('/message/reasoning_content');
        return { pointer, form: 'text', holderOf: (field) => `${message}/${field}` };
      }
      case 'refusal':
        return { pointer: choice + inChoice('/message/refusal'), form: 'text' };
      case 'tool-call':
        return { pointer: choice + inChoice(`/message/tool_calls/${before['tool-call'] ?? 0}`), form: 'object' };
      case 'image':
        return { pointer: choice + inChoice(`/message/images/${before.image ?? 0}`), form: 'object' };
      case 'audio':
        return { pointer: choice + inChoice('/message/audio'), form: 'object' };
      default:
        return { pointer: choice + inChoice('/message/content'), form: 'text' };
    }
  }),
  // Fields around the message are kept with it, under these names.
  message: (candidate, field) =>
    field === 'chunk' ? '' : `${choicePointer(candidate)}${field === 'choice' ? '' : `/message/${field}`}`,
  candidateFields: {
    reason: inChoice('/finish_reason'),
    stopSequence: inChoice('/finish_reason'),
    logprobs: inChoice('/logprobs'),
    citations: inChoice('/message/annotations'),
  },
  partFields: { signature: 'extra_content', input: 'function/arguments' } satisfies Record<
    string,
    keyof wire.AssistantMessage | Path<wire.AnsweredFunctionCall>
  >,
};

/** Fields of requests that are not called as Core calls them. */
const wireNames = {
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
} as const satisfies Record<
  string,
  | Path<Omit<wire.CreateChatCompletionRequest, 'messages' | 'tools'> | Pick<wire.CreateResponseRequest, 'reasoning'>>
  | Path<wire.ChatTool | wire.UserContentPart>
  | (keyof wire.AssistantMessage | keyof wire.ToolMessage | keyof wire.ChatCompletionMessage)
>;

/** OpenAI Chat Completions and what compatible servers made of it, both ways. */
export const openaiChat = {
  ...openAiCodec,
  protocol,
  wireNames,
  answerPlaces,
  schemas,
  dependentFields,
  runsTool: hostedToolRunner(protocol, isTranslatable),
  decodeRequest,
  encodeRequest,
  decodeResponse,
  encodeResponse,
  decodeStream,
  encodeStream,
  decodeError: (reply) => decodeErrorReply(reply, protocol),
  encodeError,
  ...answerRules(),
  rulesFor: (request) => answerRules((name) => isRawTool(request, name)),
} satisfies ProtocolCodec;

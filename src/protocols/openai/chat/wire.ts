import type * as wire from '../../../../generated/openai.js';
import {
  validateChatCompletion,
  validateCreateChatCompletionRequest,
  validateErrorResponse,
} from '../../../../generated/openai.validators.js';
import type { WireSchemas } from '../../../core/codec.ts';
import { LouterError } from '../../../core/error.ts';
import type { JsonValue } from '../../../core/json.ts';
import type { UnknownKind } from '../../../core/wire-object.ts';
import { isValid } from '../../../core/repeated-values.ts';
import { invalidRequest, validate, validateAfter } from '../../../core/validation.ts';
import { toChatForm, type ChatForm } from './responses-form.ts';

export const schemas: WireSchemas = {
  request: validateAfter(chatFormOf, validateCreateChatCompletionRequest),
  response: validateChatCompletion,
  error: validateErrorResponse,
};

/** A part of content, a message and a tool as they are written. Those of kinds that are not known go as they came. */
export type WrittenPart = wire.SystemContentPart | wire.UserContentPart | wire.AssistantContentPart | UnknownKind;
type WithParts<Message> = Message extends unknown ? Omit<Message, 'content'> & { content: WrittenContent } : never;
type WrittenContent = string | WrittenPart[];
export type WrittenAnswer = Omit<wire.AssistantMessage, 'content'> & { content: WrittenContent | null };
export type WrittenMessage<Role extends wire.ChatMessage['role'] = wire.ChatMessage['role']> =
  | Extract<WrittenAnswer, { role: Role }>
  | WithParts<Extract<Exclude<wire.ChatMessage, wire.AssistantMessage>, { role: Role }>>;
export type WrittenTool = wire.ChatTool | wire.RoutedSearchTool | UnknownKind;
export type WrittenFormat = wire.ResponseFormat | UnknownKind;

/** A chunk of an answer as it is written: one of a vendor's is forwarded as it came. */
export type WrittenChunk = wire.ChatCompletionChunk | wire.ReceivedAnswerChunk | wire.ErrorResponse;

/** A request as it is written. */
export type WrittenRequest = Omit<wire.CreateChatCompletionRequest, 'messages' | 'tools' | 'response_format'> & {
  messages: WrittenMessage[];
  tools?: WrittenTool[];
  response_format?: WrittenFormat;
};

/** A field of an answer, at any depth that Core knows. */
export type AnswerField =
  | keyof wire.AnswerChunk
  | keyof wire.AnswerChoice
  | keyof wire.AnswerMessage
  | keyof wire.AnswerCall
  | keyof wire.CalledTool
  | keyof wire.TokenLogprob;

/** A request in the form of this protocol, and how its client wrote it. */
export interface ReadRequest extends Pick<ChatForm, 'written'> {
  request: wire.CreateChatCompletionRequest;
}

/** @throws {LouterError} `invalid-request` naming the path at fault and what was expected there. */
export function readRequest(sent: JsonValue): ReadRequest {
  const { body, written } = toChatForm(sent);
  const request = isValid(validateCreateChatCompletionRequest, body)
    ? body
    : validate(validateCreateChatCompletionRequest, body, written?.pointer);
  for (const field of ['max_completion_tokens', 'max_tokens'] as const)
    if (request[field] === 0)
      throw invalidRequest(written?.pointer(`/${field}`) ?? `/${field}`, 'a number >= 1', 'number 0');
  return { request, ...(written && { written }) };
}

/** A request in the form of this protocol. What cannot be read as one is reported by its decoder. */
function chatFormOf(body: JsonValue): JsonValue {
  try {
    return toChatForm(body).body;
  } catch (thrown) {
    if (thrown instanceof LouterError) return body;
    throw thrown;
  }
}

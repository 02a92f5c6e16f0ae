import type * as wire from '../../../generated/ollama.js';
import {
  validateChatRequest,
  validateChatResponse,
  validateErrorResponse,
  validateGenerateRequest,
  validateGenerateResponse,
} from '../../../generated/ollama.validators.js';
import type { RouteHints, WireSchemas } from '../../core/codec.ts';
import { asObject, type JsonObject, type JsonValue } from '../../core/json.ts';
import type { Validator } from '../../core/validation.ts';

/** The fields that lines of both forms have. */
export type ReceivedMetrics = Pick<
  wire.ReceivedChatResponse,
  keyof wire.ReceivedChatResponse & keyof wire.ReceivedGenerateResponse
>;

/** A field of an answer, at any depth that Core knows. */
export type AnswerField =
  | keyof wire.ChatResponse
  | keyof wire.ChatResponse['message']
  | keyof wire.GenerateResponse
  | keyof wire.Logprob;

/** Validates chats and bare prompts, each by its own schema. */
function selectValidator<Chat, Prompt>(
  isGenerateRequest: (value: JsonObject) => boolean,
  chat: Validator<Chat>,
  prompt: Validator<Prompt>,
): Validator<Chat | Prompt> {
  const validator: Validator<Chat | Prompt> = (value): value is Chat | Prompt => {
    const object = asObject(value as JsonValue);
    const chosen: Validator<Chat | Prompt> = object && isGenerateRequest(object) ? prompt : chat;
    const isValid = chosen(value);
    validator.errors = chosen.errors ?? null;
    return isValid;
  };
  return validator;
}

const hasBarePrompt = (body: JsonObject): boolean =>
  ('prompt' satisfies keyof wire.GenerateRequest) in body && !(('messages' satisfies keyof wire.ChatRequest) in body);

/** Whether an answer, or a line of one, answers a bare prompt. */
export const isGenerateAnswer = (body: JsonObject): boolean =>
  ('response' satisfies keyof wire.GenerateResponse) in body &&
  !(('message' satisfies keyof wire.ChatResponse) in body);

export const schemas: WireSchemas = {
  request: selectValidator(hasBarePrompt, validateChatRequest, validateGenerateRequest),
  response: selectValidator(isGenerateAnswer, validateChatResponse, validateGenerateResponse),
  error: validateErrorResponse,
};

/** Whether a request is a bare prompt, by its route or, without one, by its body. */
export const isPrompt = (body: JsonValue, hints: RouteHints | undefined): boolean =>
  hints ? hints.form === 'prompt' : hasBarePrompt(asObject(body) ?? {});

import type { components } from '../../../../generated/openai.js';
import {
  validateChatCompletion,
  validateChatCompletionChunk,
  validateCreateChatCompletionRequest,
  validateErrorResponse,
} from '../../../../generated/openai.validators.js';
import type { WireSchemas } from '../../../core/codec.ts';
import type { JsonValue } from '../../../core/json.ts';
import { isValid } from '../../../core/repeated-values.ts';
import { findProblem, invalidRequest, validate, type ValidationProblem } from '../../../core/validation.ts';

export const schemas: WireSchemas = {
  request: validateCreateChatCompletionRequest,
  response: validateChatCompletion,
  error: validateErrorResponse,
};

type Schemas = components['schemas'];

export type CreateChatCompletionRequest = Schemas['CreateChatCompletionRequest'];
export type ChatMessage = Schemas['ChatMessage'];
export type AssistantMessage = Schemas['AssistantMessage'];
export type SystemContentPart = Schemas['SystemContentPart'];
export type UserContentPart = Schemas['UserContentPart'];
export type AssistantContentPart = Schemas['AssistantContentPart'];
export type FileContentPart = Schemas['FileContentPart'];
export type ChatTool = Schemas['ChatTool'];
export type FunctionDefinition = Schemas['FunctionDefinition'];
export type ChatToolChoice = Schemas['ChatToolChoice'];
export type ChatToolCall = Schemas['ChatToolCall'];
export type ResponseFormat = Schemas['ResponseFormat'];

/** @throws {LouterError} `invalid-request` naming the path at fault and what was expected there. */
export function readRequest(body: JsonValue): CreateChatCompletionRequest {
  const request = isValid(validateCreateChatCompletionRequest, body)
    ? body
    : validate(validateCreateChatCompletionRequest, body);
  for (const field of ['max_completion_tokens', 'max_tokens'] as const)
    if (request[field] === 0) throw invalidRequest(`/${field}`, 'a number >= 1', 'number 0');
  return request;
}

/** What is wrong with the form of a chunk, if anything. */
export const faultInChunk = (chunk: JsonValue): ValidationProblem | undefined =>
  findProblem(validateChatCompletionChunk, chunk);

import type { components } from '../../../generated/openai.js';
import {
  validateChatCompletion,
  validateChatCompletionChunk,
  validateCreateChatCompletionRequest,
  validateErrorResponse,
} from '../../../generated/openai.validators.js';
import type { WireSchemas } from '../../core/codec.ts';
import { asObject, type JsonObject, type JsonValue } from '../../core/json.ts';
import { faultIn, validated, type ValidationFault } from '../../core/validation.ts';

export const schemas: WireSchemas = {
  request: validateCreateChatCompletionRequest,
  response: validateChatCompletion,
  error: validateErrorResponse,
};

type Schemas = components['schemas'];

export type CreateChatCompletionRequest = Schemas['CreateChatCompletionRequest'];
export type ChatMessage = Schemas['ChatMessage'];
export type AssistantMessage = Schemas['AssistantMessage'];
export type UserContentPart = Schemas['UserContentPart'];
export type AssistantContentPart = Schemas['AssistantContentPart'];
export type FileContentPart = Schemas['FileContentPart'];
export type ChatTool = Schemas['ChatTool'];
export type FunctionDefinition = Schemas['FunctionDefinition'];
export type ChatToolChoice = Schemas['ChatToolChoice'];
export type ChatToolCall = Schemas['ChatToolCall'];
export type ResponseFormat = Schemas['ResponseFormat'];

/** @throws {LouterError} `invalid-request` naming the path at fault and what was expected there. */
export const readRequest = (body: JsonValue): CreateChatCompletionRequest =>
  validated(validateCreateChatCompletionRequest, body);

/** What is wrong with the form of a chunk, if anything. */
export const faultInChunk = (chunk: JsonValue): ValidationFault | undefined =>
  faultIn(validateChatCompletionChunk, chunk);

const none: readonly JsonObject[] = [];

/** The objects of an array; whatever else is in it counts as absent. */
export function objectsIn(value: JsonValue | undefined): readonly JsonObject[] {
  // Called for every field of every chunk, and hardly ever for one that is there.
  if (!Array.isArray(value)) return none;
  const objects: JsonObject[] = [];
  for (const each of value) {
    const object = asObject(each);
    if (object) objects.push(object);
  }
  return objects;
}

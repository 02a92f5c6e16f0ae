import {
  validateCompletion,
  validateCompletionChunk,
  validateCreateCompletionRequest,
  validateErrorResponse,
} from '../../../../generated/openai-completions.validators.js';
import type { WireSchemas } from '../../../core/codec.ts';
import type { JsonValue } from '../../../core/json.ts';
import { findProblem, type ValidationProblem } from '../../../core/validation.ts';

export const schemas: WireSchemas = {
  request: validateCreateCompletionRequest,
  response: validateCompletion,
  error: validateErrorResponse,
};

/** What is wrong with the form of a chunk, if anything. */
export const faultInChunk = (chunk: JsonValue): ValidationProblem | undefined =>
  findProblem(validateCompletionChunk, chunk);

// Made by scripts/codegen.ts from specs/openai-completions.yaml. Edit that file, not this one.
import type { components } from './openai-completions.js';

export interface ValidatorError {
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}
export interface Validator<T> {
  (value: unknown): value is T;
  errors?: ValidatorError[] | null;
}
export declare const validateCreateCompletionRequest: Validator<components['schemas']['CreateCompletionRequest']>;
export declare const validateCompletion: Validator<components['schemas']['Completion']>;
export declare const validateCompletionChunk: Validator<components['schemas']['CompletionChunk']>;
export declare const validateErrorResponse: Validator<components['schemas']['ErrorResponse']>;

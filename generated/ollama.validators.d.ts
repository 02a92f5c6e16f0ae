// Made by scripts/codegen.ts from specs/ollama.yaml. Edit that file, not this one.
import type { components } from './ollama.js';

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
export declare const validateChatRequest: Validator<components['schemas']['ChatRequest']>;
export declare const validateGenerateRequest: Validator<components['schemas']['GenerateRequest']>;
export declare const validateChatResponse: Validator<components['schemas']['ChatResponse']>;
export declare const validateGenerateResponse: Validator<components['schemas']['GenerateResponse']>;
export declare const validateErrorResponse: Validator<components['schemas']['ErrorResponse']>;
export declare const validateListResponse: Validator<components['schemas']['ListResponse']>;
export declare const validateShowRequest: Validator<components['schemas']['ShowRequest']>;
export declare const validateShowResponse: Validator<components['schemas']['ShowResponse']>;
export declare const validateVersionResponse: Validator<components['schemas']['VersionResponse']>;

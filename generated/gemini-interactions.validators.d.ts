// Made by scripts/codegen.ts from specs/gemini-interactions.yaml. Edit that file, not this one.
import type { components } from './gemini-interactions.js';

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
export declare const validateInteractionRequest: Validator<components['schemas']['InteractionRequest']>;
export declare const validateInteraction: Validator<components['schemas']['Interaction']>;
export declare const validateInteractionEvent: Validator<components['schemas']['InteractionEvent']>;
export declare const validateErrorResponse: Validator<components['schemas']['ErrorResponse']>;

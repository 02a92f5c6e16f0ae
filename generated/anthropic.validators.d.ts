// Made by scripts/codegen.ts from specs/anthropic.yaml. Edit that file, not this one.
import type { components } from './anthropic.js';

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
export declare const validateCreateMessageParams: Validator<components['schemas']['CreateMessageParams']>;
export declare const validateCountTokensParams: Validator<components['schemas']['CountTokensParams']>;
export declare const validateMessage: Validator<components['schemas']['Message']>;
export declare const validateMessageStreamEvent: Validator<components['schemas']['MessageStreamEvent']>;
export declare const validateErrorResponse: Validator<components['schemas']['ErrorResponse']>;
export declare const validateModelList: Validator<components['schemas']['ModelList']>;
export declare const validateModelInfo: Validator<components['schemas']['ModelInfo']>;
export declare const validateTokenCount: Validator<components['schemas']['TokenCount']>;

// Made by scripts/codegen.ts from specs/openai.yaml. Edit that file, not this one.
import type { components } from './openai.js';

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
export declare const validateCreateChatCompletionRequest: Validator<components['schemas']['CreateChatCompletionRequest']>;
export declare const validateChatCompletion: Validator<components['schemas']['ChatCompletion']>;
export declare const validateChatCompletionChunk: Validator<components['schemas']['ChatCompletionChunk']>;
export declare const validateCreateResponseRequest: Validator<components['schemas']['CreateResponseRequest']>;
export declare const validateResponse: Validator<components['schemas']['Response']>;
export declare const validateResponseStreamEvent: Validator<components['schemas']['ResponseStreamEvent']>;
export declare const validateCountInputTokensRequest: Validator<components['schemas']['CountInputTokensRequest']>;
export declare const validateInputTokenCount: Validator<components['schemas']['InputTokenCount']>;
export declare const validateCompactedResponse: Validator<components['schemas']['CompactedResponse']>;
export declare const validateErrorResponse: Validator<components['schemas']['ErrorResponse']>;
export declare const validateModelList: Validator<components['schemas']['ModelList']>;
export declare const validateModel: Validator<components['schemas']['Model']>;

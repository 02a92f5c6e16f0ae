import type { components } from '../../../generated/anthropic.js';
import {
  validateCountTokensParams,
  validateCreateMessageParams,
  validateErrorResponse,
  validateMessage,
  validateTokenCount,
} from '../../../generated/anthropic.validators.js';
import type { WireSchemas } from '../../core/codec.ts';

export {
  validateCountTokensParams,
  validateCreateMessageParams,
  validateMessageStreamEvent,
} from '../../../generated/anthropic.validators.js';

export const schemas: WireSchemas = {
  request: validateCreateMessageParams,
  response: validateMessage,
  error: validateErrorResponse,
  count: { request: validateCountTokensParams, response: validateTokenCount },
};

type Schemas = components['schemas'];

export type CreateMessageParams = Schemas['CreateMessageParams'];
export type CountTokensParams = Schemas['CountTokensParams'];
export type MessageParam = Schemas['MessageParam'];
export type ToolParam = Schemas['ToolParam'];
export type ToolChoice = Schemas['ToolChoice'];
export type ThinkingConfig = Schemas['ThinkingConfig'];
export type Citation = Schemas['Citation'];
export type Message = Schemas['Message'];
export type ErrorResponse = Schemas['ErrorResponse'];

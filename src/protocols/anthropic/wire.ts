import type { components } from '../../../generated/anthropic.js';

export {
  validateCountTokensParams,
  validateCreateMessageParams,
  validateErrorResponse,
  validateMessage,
  validateMessageStreamEvent,
  validateTokenCount,
} from '../../../generated/anthropic.validators.js';

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

import {
  validateCompletion,
  validateCreateCompletionRequest,
  validateErrorResponse,
} from '../../../../generated/openai-completions.validators.js';
import type { WireSchemas } from '../../../core/codec.ts';

export const schemas: WireSchemas = {
  request: validateCreateCompletionRequest,
  response: validateCompletion,
  error: validateErrorResponse,
};

import {
  validateErrorResponse,
  validateInteraction,
  validateInteractionRequest,
} from '../../../../generated/gemini-interactions.validators.js';
import type { WireSchemas } from '../../../core/codec.ts';

export const schemas: WireSchemas = {
  request: validateInteractionRequest,
  response: validateInteraction,
  error: validateErrorResponse,
};

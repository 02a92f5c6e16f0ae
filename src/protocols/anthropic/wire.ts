import type { ContentBlockDelta, CreateMessageParams, MessageStreamEvent } from '../../../generated/anthropic.js';
import {
  validateCountTokensParams,
  validateCreateMessageParams,
  validateErrorResponse,
  validateMessage,
  validateTokenCount,
} from '../../../generated/anthropic.validators.js';
import type { WireSchemas } from '../../core/codec.ts';
import type { JsonValue } from '../../core/json.ts';
import type { NameIn } from '../../core/wire-object.ts';

export const schemas: WireSchemas = {
  request: validateCreateMessageParams,
  response: validateMessage,
  error: validateErrorResponse,
  count: { request: validateCountTokensParams, response: validateTokenCount },
};

/** A field of the events of a stream, or of what is in them. */
export type EventField =
  | NameIn<MessageStreamEvent>
  | NameIn<ContentBlockDelta>
  | keyof Extract<MessageStreamEvent, { type: 'message_delta' }>['delta'];

/** The fields of a request as they are written: each may have fields that only this protocol knows. */
export type WireParams = Partial<Record<keyof CreateMessageParams, JsonValue>>;

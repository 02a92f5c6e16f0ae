import type * as wire from '../../../generated/anthropic.js';
import {
  validateCountTokensParams,
  validateCreateMessageParams,
  validateErrorResponse,
  validateMessage,
  validateTokenCount,
} from '../../../generated/anthropic.validators.js';
import type { WireSchemas } from '../../core/codec.ts';
import type { NameIn, UnknownKind } from '../../core/wire-object.ts';
import type { EncodedCall, EncodedResult } from './parts.ts';
import type { EncodedServerResult } from './server-tools.ts';
import type { EncodedTool } from './tools.ts';

export const schemas: WireSchemas = {
  request: validateCreateMessageParams,
  response: validateMessage,
  error: validateErrorResponse,
  count: { request: validateCountTokensParams, response: validateTokenCount },
};

/** A field of the events of a stream, or of what is in them. */
export type EventField =
  | NameIn<wire.MessageStreamEvent>
  | NameIn<wire.ContentBlockDelta>
  | keyof wire.MessageDeltaEvent['delta'];

/** A block of a request as it is written. */
export type RequestBlock = wire.ContentBlockParam | EncodedCall | EncodedResult | EncodedServerResult | UnknownKind;

/** A block and an event of an answer as they are written. */
export type AnswerBlock = wire.ContentBlock | EncodedCall | EncodedServerResult | UnknownKind;
export type AnswerEvent =
  | Exclude<wire.MessageStreamEvent, wire.ContentBlockStartEvent | wire.ErrorResponse>
  | (Omit<wire.ContentBlockStartEvent, 'content_block'> & { content_block: AnswerBlock })
  | wire.ReceivedErrorResponse
  | UnknownKind;

/** A message of a request as it is written. */
export type WireMessage = Pick<wire.MessageParam, 'role'> & { content?: string | RequestBlock[] };

/** A configuration of any type. */
export type WireThinking = Partial<Omit<wire.ThinkingEnabled, 'type'>> & { type?: wire.ThinkingConfig['type'] };

/** The fields of a request as they are written. */
export type WireParams = Partial<Omit<wire.CreateMessageParams, keyof OpenParams> & OpenParams>;

/** Those with values of kinds that only this protocol knows. */
interface OpenParams {
  system: string | RequestBlock[];
  messages: WireMessage[];
  tools: EncodedTool[];
  thinking: WireThinking;
}

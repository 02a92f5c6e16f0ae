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
import type { JsonValue } from '../../core/json.ts';
import type { Declaration } from './client-tools.ts';

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

/** A call as it is written, and the same without its input. */
export type EncodedCall = CallHead & Pick<wire.ToolUseBlock, 'input'>;
export type CallHead = Pick<Extract<wire.ContentBlock, { type: `${string}tool_use` }>, 'type' | 'id' | 'name'>;

/** The result of a tool that the client ran. Its blocks may be opaque ones. */
export type EncodedResult = Omit<wire.ToolResultBlockParam, 'content'> & { content?: string | RequestBlock[] };

/** What results of all tools that the vendor runs have, unknown ones among them. */
export type ServerResult = Omit<wire.ReceivedMcpToolResultBlock, 'type' | 'content'> & {
  type?: string | null;
  content?: JsonValue;
};

/** The same as it is written. */
export type EncodedServerResult = Omit<ServerResult, 'type'> & { type: `${string}_tool_result` };

/** A block and an event of an answer as they are written. */
export type AnswerBlock = wire.ContentBlock | EncodedCall | EncodedServerResult | UnknownKind;
export type AnswerEvent =
  | Exclude<wire.MessageStreamEvent, wire.ContentBlockStartEvent | wire.ErrorResponse>
  | (Omit<wire.ContentBlockStartEvent, 'content_block'> & { content_block: AnswerBlock })
  | wire.ReceivedErrorResponse
  | UnknownKind;

/** A message of a request as it is written. */
export type WireMessage = Pick<wire.MessageParam, 'role'> & { content?: string | RequestBlock[] };

/** A tool as it is written. */
export type EncodedTool = wire.CustomTool | VersionedTool | Declaration;

/** Versions of a tool are dates, so that its types are open. */
export type VersionedTool = Omit<wire.VendorTool, 'type'> & Record<keyof Pick<wire.VendorTool, 'type'>, string>;

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

import type * as wire from '../../../../generated/openai.js';
import {
  validateCountInputTokensRequest,
  validateCreateResponseRequest,
  validateErrorResponse,
  validateInputTokenCount,
  validateResponse,
} from '../../../../generated/openai.validators.js';
import type { WireSchemas } from '../../../core/codec.ts';
import type { GrowingText } from '../../../core/growing-text.ts';
import type { JsonValue } from '../../../core/json.ts';
import type { UnknownKind } from '../../../core/wire-object.ts';
import type { CallItem } from './calls.ts';
import type { WrittenClientResult } from './client-results.ts';
import { validate } from '../../../core/validation.ts';

export const schemas: WireSchemas = {
  request: validateCreateResponseRequest,
  response: validateResponse,
  error: validateErrorResponse,
  count: { request: validateCountInputTokensRequest, response: validateInputTokenCount },
};

/** A part of content, an item and an event as they are written. A long text may be in pieces. */
export type WrittenPart = wire.InputContentPart | wire.ModelContentPart | TextPart | UnknownKind;
export type WrittenItem =
  | wire.InputItem
  | wire.OutputItem
  | WrittenMessage
  | WrittenResult
  | WrittenClientResult
  | WrittenDeclaration
  | CallItem
  | UnknownKind;
export type WrittenEvent =
  | wire.ResponseStreamEvent
  | (Omit<wire.ResponseStateEvent, 'response'> & { response: WrittenResponse })
  | (Omit<wire.OutputItemEvent, 'item'> & { item: WrittenItem })
  | (Omit<wire.ContentPartEvent, 'part'> & { part: WrittenPart })
  | (Omit<wire.OutputTextDoneEvent, 'text'> & Pick<TextPart, 'text'>)
  | UnknownKind;

/** The result of a call. */
export type WrittenResult = Omit<wire.FunctionCallOutputItem, 'type' | 'output'> &
  Pick<wire.FunctionCallOutputItem | wire.CustomToolCallOutputItem, 'type'> & { output: string | WrittenPart[] };

/** An item that declares tools. */
export type WrittenDeclaration = Omit<wire.ToolSearchOutputItem, 'type' | 'tools'> &
  Pick<wire.ToolSearchOutputItem | wire.AdditionalToolsItem, 'type'> & { tools: WrittenTool[] };

/** Its usage has the vendor's own counts, too. */
export type WrittenResponse = Omit<wire.Response, 'output' | 'usage'> & {
  output: WrittenItem[];
  usage: wire.ReceivedUsageCounts | null;
};

/** Annotations of kinds that are not known are carried as they came. */
export type TextPart = Pick<wire.OutputText | wire.InputText, 'type'> &
  Pick<wire.OutputText, 'logprobs'> & {
    text: GrowingText['value'];
    annotations?: (wire.TextAnnotation | UnknownKind)[];
  };

/** An item of a message, of any role. */
export type WrittenMessage = Partial<Omit<wire.OutputMessage, 'role' | 'content'>> &
  Pick<wire.InputMessage, 'role'> & { content: string | WrittenPart[] };

/** A part of the content of an item of a request, or of an earlier answer that a request refers to. */
export type ContentPart =
  | wire.InputContentPart
  | wire.ModelContentPart
  | wire.ReceivedOutputContentPart
  | wire.ReceivedReasoningText;

/** A tool of a request, and the same as it is written. */
export type DeclaredTool = wire.ResponseTool | UnknownKind;
export type WrittenTool = DeclaredTool | WrittenNamespace | WrittenHosted;
/** Tools that the vendor runs, each under one of its types. */
export type WrittenSearchTool = Omit<wire.WebSearchTool, 'type'> & { type: string };
export type WrittenHosted = WrittenSearchTool | (Omit<wire.CodeInterpreterTool, 'type'> & { type: string });
export type WrittenNamespace = Omit<wire.NamespaceTool, 'tools'> & { tools: WrittenTool[] };

/** @throws {LouterError} `invalid-request` naming the path at fault and what was expected there. */
export const readRequest = (body: JsonValue): wire.CreateResponseRequest =>
  validate(validateCreateResponseRequest, body);

/** The body of a request that is only counted. @throws {LouterError} as `readRequest` does. */
export const readCountRequest = (body: JsonValue): wire.CountInputTokensRequest =>
  validate(validateCountInputTokensRequest, body);

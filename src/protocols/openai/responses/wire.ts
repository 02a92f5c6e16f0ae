import type * as wire from '../../../../generated/openai.js';
import {
  validateCompactedResponse,
  validateCountInputTokensRequest,
  validateCreateResponseRequest,
  validateErrorResponse,
  validateInputTokenCount,
  validateResponse,
} from '../../../../generated/openai.validators.js';
import type { WireSchemas } from '../../../core/codec.ts';
import type { GrowingText } from '../../../core/growing-text.ts';
import { asObject, type JsonObject, type JsonValue } from '../../../core/json.ts';
import type { UnknownKind } from '../../../core/wire-object.ts';
import { validate, type Validator } from '../../../core/validation.ts';

export const compactedObject = 'response.compaction' satisfies wire.CompactedResponse['object'];

/** Whether a body is a compacted conversation. */
export const isCompacted = (body: JsonObject | undefined): boolean => body?.['object'] === compactedObject;

/** A response, or a compacted conversation. */
const validateAnswer: Validator<wire.Response | wire.CompactedResponse> = (
  value,
): value is wire.Response | wire.CompactedResponse => {
  const validator: Validator<unknown> = isCompacted(asObject(value as JsonValue))
    ? validateCompactedResponse
    : validateResponse;
  const isValid = validator(value);
  validateAnswer.errors = validator.errors ?? null;
  return isValid;
};

export const schemas: WireSchemas = {
  request: validateCreateResponseRequest,
  response: validateAnswer,
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

/** The result of a call of a tool that the vendor defined and the client runs. */
export type WrittenClientResult = Partial<Pick<wire.FunctionCallOutputItem, 'id' | 'call_id' | 'status'>> &
  ClientResultFields;

/** What the items of such results have of their own. */
export type ClientResultFields =
  | (Pick<wire.ReceivedShellCallOutputItem, 'type' | 'max_output_length'> & Pick<wire.ShellCallOutputItem, 'output'>)
  | Pick<wire.LocalShellCallOutputItem, 'type' | 'output'>
  | Pick<wire.ApplyPatchCallOutputItem, 'type' | 'status' | 'output'>
  | (Pick<wire.ReceivedComputerCallOutputItem, 'type' | 'acknowledged_safety_checks'> & { output: WrittenScreenshot });
export type WrittenScreenshot = wire.ComputerCallOutputItem['output'] | WrittenPart;

/** The item of a call. */
export type CallItem = ItemHead & (InputField | CallFields);

/** The fields of the item of a call before its input is known. */
export type ItemHead = Pick<wire.FunctionCallItem, 'id' | 'status' | 'call_id'> &
  Partial<Pick<wire.FunctionCallItem, 'name' | 'namespace'>> &
  Pick<wire.ToolSearchCallItem, 'execution'> & { type: CallForm };

/** What a call is written as. */
export type CallForm = 'function_call' | 'custom_tool_call' | 'tool_search_call' | ClientCallForm;

/** The items that are calls of tools that the vendor defined and the client runs. */
export const clientCallForms = ['shell_call', 'local_shell_call', 'apply_patch_call', 'computer_call'] as const;
export type ClientCallForm = (typeof clientCallForms)[number];

/** The input of a call of another form. */
export type InputField =
  | Pick<wire.CustomToolCallItem, 'input'>
  | Pick<wire.FunctionCallItem | wire.ToolSearchCallItem, 'arguments'>;

/** The arguments in a call of a `ClientCallForm`: values of any type, as a model writes them. */
export type CallFields = Pick<wire.ReceivedShellCallItem, 'action' | 'environment'> &
  Pick<wire.ReceivedApplyPatchCallItem, 'operation'> &
  Pick<wire.ReceivedComputerCallItem, 'actions' | 'pending_safety_checks'>;

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

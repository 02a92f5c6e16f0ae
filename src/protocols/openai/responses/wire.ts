import type * as wire from '../../../../generated/openai.js';
import {
  validateCountInputTokensRequest,
  validateCreateResponseRequest,
  validateErrorResponse,
  validateInputTokenCount,
  validateResponse,
  validateResponseStreamEvent,
} from '../../../../generated/openai.validators.js';
import type { WireSchemas } from '../../../core/codec.ts';
import type { JsonValue } from '../../../core/json.ts';
import { findProblem, validate, type ValidationProblem } from '../../../core/validation.ts';

export const schemas: WireSchemas = {
  request: validateCreateResponseRequest,
  response: validateResponse,
  error: validateErrorResponse,
  count: { request: validateCountInputTokensRequest, response: validateInputTokenCount },
};

type UnknownKind = { type?: wire.UnknownTag | null } & wire.JsonObject;

/** An item of a request, or of an earlier answer that a request refers to. */
export type ConversationItem = wire.InputItem | wire.ReceivedOutputItem;

/** A part of the content of such an item. */
export type ContentPart =
  | wire.InputContentPart
  | wire.ModelContentPart
  | wire.ReceivedOutputContentPart
  | wire.ReceivedReasoningText;

/** A tool of a request; those of kinds that are not known are carried as they came. */
export type DeclaredTool = wire.ResponseTool | UnknownKind;

/** @throws {LouterError} `invalid-request` naming the path at fault and what was expected there. */
export const readRequest = (body: JsonValue): wire.CreateResponseRequest =>
  validate(validateCreateResponseRequest, body);

/** The body of a request that is only counted. @throws {LouterError} as `readRequest` does. */
export const readCountRequest = (body: JsonValue): wire.CountInputTokensRequest =>
  validate(validateCountInputTokensRequest, body);

/** What is wrong with the form of an event, if anything. */
export const faultInEvent = (event: JsonValue): ValidationProblem | undefined =>
  findProblem(validateResponseStreamEvent, event);

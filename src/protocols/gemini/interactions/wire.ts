import type * as wire from '../../../../generated/gemini-interactions.js';
import {
  validateErrorResponse,
  validateInteraction,
  validateInteractionRequest,
} from '../../../../generated/gemini-interactions.validators.js';
import type { WireSchemas } from '../../../core/codec.ts';
import type { UnknownKind } from '../../../core/wire-object.ts';

export const schemas: WireSchemas = {
  request: validateInteractionRequest,
  response: validateInteraction,
  error: validateErrorResponse,
};

/** A step of an answer; one of a kind that Core does not know goes as it came. */
export type WrittenAnswerStep = wire.Step | UnknownKind;

/** An event of a stream as it is written. */
export type AnswerEvent =
  | (Omit<wire.StepStartEvent, 'step'> & { step: WrittenAnswerStep })
  | wire.InteractionStateEvent
  | wire.StepDeltaEvent
  | wire.StepStopEvent
  | wire.ErrorEvent;

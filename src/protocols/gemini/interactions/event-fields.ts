import type * as wire from '../../../../generated/gemini-interactions.js';
import type { KnownFields } from '../../../core/native-frame.ts';

type EventField =
  | keyof wire.InteractionStateEvent
  | keyof wire.StatusUpdateEvent
  | keyof wire.StepStartEvent
  | keyof wire.StepDeltaEvent
  | keyof wire.StepStopEvent
  | keyof wire.ErrorEvent
  | keyof wire.TextDelta
  | keyof wire.TextAnnotationDelta
  | keyof wire.ThoughtSignatureDelta
  | keyof wire.ArgumentsDelta
  | keyof wire.ThoughtSummaryDelta
  | keyof wire.MediaContent
  | keyof wire.ThoughtStep
  | keyof wire.FunctionCallStep;

/** The known fields of the events of a stream. Steps, contents, annotations and the interaction keep their own unknown fields. */
export const knownFields: KnownFields = {
  names: new Set<EventField>([
    ...(['event_type', 'event_id', 'index', 'interaction', 'interaction_id', 'status', 'step', 'delta'] as const),
    ...(['usage', 'error', 'summary', 'id', 'name', 'type', 'text', 'annotations', 'arguments', 'signature'] as const),
    ...(['content', 'data', 'uri', 'mime_type'] as const),
  ]),
  opaque: new Set<EventField>(['interaction', 'usage', 'error', 'annotations', 'arguments']),
};

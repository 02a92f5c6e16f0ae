import type * as wire from '../../../../generated/gemini-interactions.js';
import type { BackendContext } from '../../../core/codec.ts';
import type { JsonObject } from '../../../core/json.ts';
import type { KnownFields } from '../../../core/native-frame.ts';
import { onceReporter } from '../../../core/provenance.ts';
import { protocol } from './extras.ts';

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

/** Reports to a client of this protocol, once, what could resume its stream: see `docs/explanation/server-state.md`. */
export function resumingReporter({ request, report }: BackendContext): (body: JsonObject) => void {
  if (request.origin !== protocol) return () => {};
  const reportOnce = onceReporter(report);
  return ({ event_type: type, event_id: id }) => {
    if (id !== undefined) reportOnce({ what: 'the ids of events, by which a stream is resumed', isHint: true });
    if (type === 'interaction.status_update')
      reportOnce({ what: 'the status of an interaction between its steps', isHint: true });
  };
}

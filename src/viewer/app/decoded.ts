import type { CoreChatRequest, CoreChatResponse } from '../../core/types.ts';
import type { TraceEvents, TraceHead } from './types.ts';
import type { CoreStreamEvent } from '../../core/stream-event.ts';

/** What was decoded from a trace; null where it was not. Its fields are not in the description of the API. */
export const decodedOf = ({
  frontend,
  backend,
}: TraceHead): { request: CoreChatRequest | null; response: CoreChatResponse | null } => ({
  request: frontend.core_request as unknown as CoreChatRequest | null,
  response: (backend?.final_response ?? null) as unknown as CoreChatResponse | null,
});

/** The fields with which events add text. */
const textFields: Readonly<Record<string, string>> = {
  'text-delta': 'text',
  'reasoning-delta': 'text',
  'tool-call-arguments-text': 'text',
  'tool-call-start': 'name',
};

/**
 * An event of a response; null where its text is not a text, as that of another version of the gateway may be. Other fields
 * are shown as JSON, whatever they are.
 */
export function eventOf(event: TraceEvents['events'][number]['event']): CoreStreamEvent | null {
  const field = textFields[event.type];
  const fields: Readonly<Record<string, unknown>> = { ...event };
  if (field !== undefined && typeof fields[field] !== 'string') return null;
  // The description of the API has the type of an event only.
  return event as unknown as CoreStreamEvent;
}

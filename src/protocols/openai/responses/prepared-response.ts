import type * as wire from '../../../../generated/openai.js';
import type { Frame } from '../../../core/step.ts';
import { unaskedFields } from './answer.ts';

/** A request that only prepares a later one (API reference, `generate` of WebSocket events). */
export interface PreparedResponse {
  /** Makes the id that a later request names. */
  readonly traceId: string;
  readonly model: string;
  /** Seconds since 1970. */
  readonly createdAt: number;
}

/**
 * The events of the response to a request with `generate: false`: it begins, and is complete without output.
 * @example preparedEvents({ traceId: '4bf9…', model: 'gpt-5.5', createdAt: 1790000000 })
 */
export function preparedEvents({ traceId, model, createdAt }: PreparedResponse): Frame[] {
  const response = {
    id: `resp_${traceId}`,
    object: 'response',
    created_at: createdAt,
    ...unaskedFields,
    model,
    output: [],
  };
  const usage: wire.ResponseUsage = {
    input_tokens: 0,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: 0,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: 0,
  };
  const events: wire.ResponseStateEvent[] = [
    { type: 'response.created', sequence_number: 0, response: { ...response, status: 'in_progress', usage: null } },
    {
      type: 'response.completed',
      sequence_number: 1,
      response: { ...response, status: 'completed', completed_at: Math.floor(createdAt), usage },
    },
  ];
  return events.map((event) => ({ event: event.type, data: JSON.stringify(event) }));
}

/** An event with what came as it is. */
type EventOf<Event> = { [Name in keyof Event]: Name extends 'item' | 'response' ? unknown : Event[Name] };

/**
 * The events of a response that came as a whole: it begins, each of its items is done, and it is complete.
 * @param response the JSON of a response
 */
export function eventsOfResponse(response: { [Name in keyof wire.Response]?: unknown }): Frame[] {
  const { output, status } = response;
  const items: unknown[] = Array.isArray(output) ? output : [];
  const last = status === 'failed' || status === 'incomplete' ? status : 'completed';
  const begun: Pick<wire.Response, 'status' | 'output' | 'usage'> = { status: 'in_progress', output: [], usage: null };
  const events: EventOf<wire.ResponseStateEvent | wire.OutputItemEvent>[] = [
    { type: 'response.created', response: { ...response, ...begun } },
    ...items.map((item, index) => ({ type: 'response.output_item.done' as const, output_index: index, item })),
    { type: `response.${last}`, response },
  ];
  return events.map((event, index) => ({
    event: event.type,
    data: JSON.stringify({ ...event, sequence_number: index } satisfies typeof event),
  }));
}

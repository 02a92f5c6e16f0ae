import type { CoreStreamEvent } from '../core/types.ts';
import { unreachable } from '../core/unreachable.ts';
import type { Exchange } from '../record/exchange.ts';
import { createEmptySummary, addEventToSummary } from '../record/response-summary.ts';

/** What the log and the list of traces say of an answer, picked up as its events pass. */
export interface AnswerSummary {
  /** Whether this event is content: from then on a failure can no longer be hidden by trying again. */
  note(event: CoreStreamEvent): boolean;
}

/** Fills `exchange.summary` and the time of the first token. */
export function startSummary(exchange: Exchange, clock: () => number): AnswerSummary {
  const summary = createEmptySummary();
  exchange.summary = summary;
  return {
    note(event) {
      addEventToSummary(summary, event);
      if (!isContent(event)) return false;
      if (event.type !== 'finish') exchange.timing.firstTokenMs ??= clock();
      return true;
    },
  };
}

/** Whether an event says something of the answer: what comes before it a further try would say in other words. */
export function isContent(event: CoreStreamEvent): boolean {
  switch (event.type) {
    case 'response-start':
    case 'opaque':
    case 'usage':
    case 'error':
      return false;
    case 'finish':
    case 'text-start':
    case 'text-delta':
    case 'text-citation':
    case 'text-done':
    case 'reasoning-start':
    case 'reasoning-delta':
    case 'reasoning-done':
    case 'tool-call-start':
    case 'tool-call-arguments-text':
    case 'tool-call-arguments-json':
    case 'tool-call-done':
    case 'part':
    case 'end':
    case 'final-response':
      return true;
    default:
      return unreachable(event);
  }
}

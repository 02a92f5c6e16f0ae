import type { CoreChatResponse, CoreStreamEvent } from '../core/types.ts';
import type { Exchange, Summary } from '../traces/record.ts';

/** What the log and the list of traces say of an answer, picked up as its events pass. */
export interface SummaryWriter {
  /** Whether this event is content: from then on a failure can no longer be hidden by trying again. */
  note(event: CoreStreamEvent): boolean;
}

/** Fills `exchange.summary` and the time of the first token. */
export function summarize(exchange: Exchange, clock: () => number): SummaryWriter {
  const summary: Summary = { usage: null, finish: null, toolCalls: [] };
  exchange.summary = summary;
  return {
    note(event) {
      switch (event.type) {
        case 'response-start':
        case 'opaque':
        case 'error':
          return false;
        case 'usage':
          summary.usage = event.usage;
          return false;
        case 'finish':
          if (event.candidate === 0) summary.finish = event.finish.reason;
          return true;
        case 'tool-call-start':
          summary.toolCalls.push(event.name);
          break;
        default:
      }
      exchange.timing.firstTokenMs ??= clock();
      return true;
    },
  };
}

/** The same of an answer that came whole. */
export const summaryOf = ({ candidates, usage }: CoreChatResponse): Summary => ({
  usage: usage ?? null,
  finish: candidates[0]?.finish.reason ?? null,
  toolCalls: candidates.flatMap(({ message }) =>
    message.content.flatMap((part) => (part.type === 'tool-call' ? [part.name] : [])),
  ),
});

import type { CoreChatResponse, CoreStreamEvent } from '../core/types.ts';
import { unreachable } from '../core/unreachable.ts';
import type { ResponseSummary } from './exchange.ts';
import { maxResponseText } from './search-text.ts';

/** The summary of a response of which nothing has arrived yet. */
export const createEmptySummary = (): ResponseSummary => ({ usage: null, finish: null, toolCalls: [] });

/** Adds what an event contributes to the summary of its response. */
export function addEventToSummary(summary: ResponseSummary, event: CoreStreamEvent): void {
  switch (event.type) {
    case 'usage':
      summary.usage = event.usage;
      return;
    case 'finish':
      if (event.candidate === 0) summary.finish = event.finish.reason;
      return;
    case 'tool-call-start':
      summary.toolCalls.push(event.name);
      return;
    case 'final-response':
      Object.assign(summary, summarizeResponse(event.response));
      return;
    case 'text-delta':
      if ((summary.text?.length ?? 0) < maxResponseText) summary.text = (summary.text ?? '') + event.text;
      return;
    case 'response-start':
    case 'text-start':
    case 'text-citation':
    case 'text-done':
    case 'reasoning-start':
    case 'reasoning-delta':
    case 'reasoning-done':
    case 'tool-call-arguments-text':
    case 'tool-call-arguments-json':
    case 'tool-call-done':
    case 'part':
    case 'opaque':
    case 'end':
    case 'error':
      return;
    default:
      unreachable(event);
  }
}

/** The summary of a complete response. */
export const summarizeResponse = ({ candidates, usage }: CoreChatResponse): ResponseSummary => ({
  usage: usage ?? null,
  finish: candidates[0]?.finish.reason ?? null,
  toolCalls: candidates.flatMap(({ message }) =>
    message.content.flatMap((part) => (part.type === 'tool-call' ? [part.name] : [])),
  ),
  text: candidates
    .flatMap(({ message }) => message.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])))
    .join('\n')
    .slice(0, maxResponseText),
});

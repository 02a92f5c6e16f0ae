import type { CoreAssistantPart, CoreChatResponse } from '../core/types.ts';
import { unreachable } from '../core/unreachable.ts';
import type { ResponseSummary } from './exchange.ts';
import { maxArgumentsText, maxResponseText } from './search-text.ts';
import type { CoreStreamEvent } from '../core/stream-event.ts';
import { argumentsText } from '../core/tool-input.ts';

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
      addArguments(summary, '\n');
      return;
    case 'final-response':
      Object.assign(summary, summarizeResponse(event.response));
      return;
    case 'text-delta':
      if ((summary.text?.length ?? 0) < maxResponseText) summary.text = (summary.text ?? '') + event.text;
      return;
    case 'tool-call-arguments-text':
      addArguments(summary, event.text);
      return;
    case 'tool-call-done':
      // No other call begins before it is over.
      if (event.isUnreadable) summary.toolCalls.pop();
      return;
    case 'tool-call-arguments-json':
      if (hasRoomForArguments(summary)) addArguments(summary, JSON.stringify(event.value));
      return;
    case 'response-start':
    case 'text-start':
    case 'text-citation':
    case 'text-done':
    case 'reasoning-start':
    case 'reasoning-delta':
    case 'reasoning-done':
    case 'part':
    case 'opaque':
    case 'end':
    case 'error':
      return;
    default:
      unreachable(event);
  }
}

const hasRoomForArguments = ({ toolArguments = '' }: ResponseSummary): boolean =>
  toolArguments.length < maxArgumentsText;

function addArguments(summary: ResponseSummary, text: string): void {
  if (hasRoomForArguments(summary))
    summary.toolArguments = (summary.toolArguments ?? '') + text.slice(0, maxArgumentsText);
}

/** How many characters an event adds to the text, reasoning and calls of a response. */
export function outputLength(event: CoreStreamEvent): number {
  switch (event.type) {
    case 'text-delta':
    case 'reasoning-delta':
    case 'tool-call-arguments-text':
      return event.text.length;
    case 'tool-call-arguments-json':
      return JSON.stringify(event.value).length;
    case 'tool-call-start':
      return event.name.length;
    default:
      return 0;
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
  toolArguments: candidates
    .flatMap(({ message }) => message.content.flatMap(argumentsOf))
    .join('\n')
    .slice(0, maxArgumentsText),
});

function argumentsOf(part: CoreAssistantPart): string[] {
  if (part.type !== 'tool-call') return [];
  return [argumentsText(part.input)];
}

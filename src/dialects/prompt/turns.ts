import type { Report } from '../../core/codec.ts';
import { copyProvenance } from '../../core/provenance.ts';
import { omittedText } from '../../core/stand-ins.ts';
import type { CoreAssistantMessage, CoreContentPart, CoreMessage, CoreText } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { reportLostMetadata } from './escape-parts.ts';

export type SystemMessage = Extract<CoreMessage, { role: 'system' }>;
export type UserMessage = Extract<CoreMessage, { role: 'user' }>;
/** A message of a conversation in which calls and results are text. */
export type PromptTurn = SystemMessage | UserMessage | CoreAssistantMessage;

/** What stands between texts of one turn. */
export const paragraphs = '\n\n';

/** Adds what is said next; if the same role spoke last, to its turn. Before an assistant who spoke first comes a user. */
export function addTurn(turns: PromptTurn[], turn: PromptTurn, report: Report): void {
  const last = turns.at(-1);
  const merged = last && mergedTurn(last, turn, report);
  if (merged) turns[turns.length - 1] = merged;
  else {
    if (turn.role === 'assistant' && last?.role !== 'user') turns.push(userTurn(omittedText));
    turns.push(tidyTurn(turn, report));
  }
}

/** Whether a system message comes first, if at all, and then user and assistant take turns. */
export function takeTurns(messages: readonly CoreMessage[]): boolean {
  const turns = messages[0]?.role === 'system' ? messages.slice(1) : messages;
  return turns.every(({ role }, index) => role === (index % 2 === 0 ? 'user' : 'assistant'));
}

export const userTurn = (text: string): UserMessage => ({ role: 'user', content: [{ type: 'text', text }] });

function mergedTurn(last: PromptTurn, next: PromptTurn, report: Report): PromptTurn | undefined {
  if (last.role !== next.role) return undefined;
  reportLostMetadata(next, report);
  if (next.name !== undefined && next.name !== last.name)
    report({ at: next, field: 'name', what: `the name of who speaks (${next.name})` });
  if (last.role === 'user' && next.role === 'user')
    return copyProvenance(last, {
      ...last,
      content: joinTexts([...last.content, ...next.content], paragraphs, report),
    });
  if (last.role === 'assistant' && next.role === 'assistant')
    return copyProvenance(last, {
      ...last,
      content: joinTexts([...last.content, ...next.content], paragraphs, report),
    });
  if (last.role !== 'system' || next.role !== 'system') return undefined;
  if (next.voice !== last.voice)
    report({ at: next, field: 'voice', what: `the role ${next.voice ?? 'system'}`, instead: 'that of the one before' });
  return copyProvenance(last, { ...last, content: joinTexts([...last.content, ...next.content], paragraphs, report) });
}

function tidyTurn(turn: PromptTurn, report: Report): PromptTurn {
  switch (turn.role) {
    case 'system':
      return copyProvenance(turn, { ...turn, content: joinTexts(turn.content, paragraphs, report) });
    case 'user':
      return copyProvenance(turn, { ...turn, content: joinTexts(turn.content, paragraphs, report) });
    case 'assistant':
      return copyProvenance(turn, { ...turn, content: joinTexts(turn.content, '', report) });
    default:
      return unreachable(turn);
  }
}

/**
 * Parts of which no two texts follow each other: some templates take only the first text of a system message, and put
 * nothing between those of others (Gemma 3's).
 */
export function joinTexts<Part extends CoreContentPart>(
  parts: readonly (Part | CoreText)[],
  between: string,
  report: Report,
): (Part | CoreText)[] {
  const content: (Part | CoreText)[] = [];
  for (const part of parts) {
    const last = content.at(-1);
    if (last && isText(last) && isText(part)) content[content.length - 1] = joinedTexts(last, part, between, report);
    else content.push(part);
  }
  return content;
}

const isText = (part: CoreContentPart): part is CoreText => part.type === 'text';

function joinedTexts(last: CoreText, next: CoreText, between: string, report: Report): CoreText {
  if (last.cache && next.cache) report({ at: last, field: 'cache', what: 'a cache hint within a text' });
  const cache = next.cache ?? last.cache;
  return copyProvenance(last, { type: 'text', text: last.text + between + next.text, ...(cache && { cache }) });
}

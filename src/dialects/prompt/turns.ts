import type { Report } from '../../core/codec.ts';
import { copyProvenance } from '../../core/provenance.ts';
import { omittedText } from '../../core/stand-ins.ts';
import type { CoreAssistantMessage, CoreContentPart, CoreMessage, CoreText } from '../../core/types.ts';
import { unreachable } from '../../core/unreachable.ts';
import { reportLostMetadata } from './escape-parts.ts';

export type SystemMessage = Extract<CoreMessage, { role: 'system' }>;
export type UserMessage = Extract<CoreMessage, { role: 'user' }>;
/** A message of a conversation with calls and results as text. */
export type PromptTurn = SystemMessage | UserMessage | CoreAssistantMessage;

/** Separates texts of one turn. */
export const paragraphs = '\n\n';

/**
 * Appends a turn, or merges it into the last one if that has the same role. A user turn is inserted before an
 * assistant that comes first.
 */
export function addTurn(turns: PromptTurn[], turn: PromptTurn, report: Report): void {
  const last = turns.at(-1);
  const merged = last && mergedTurn(last, turn, report);
  if (merged) turns[turns.length - 1] = merged;
  else {
    if (turn.role === 'assistant' && last?.role !== 'user') turns.push(userTurn(omittedText));
    turns.push(tidyTurn(turn, report));
  }
}

/** Whether there is at most a leading system message, and then user and assistant alternate. */
export function takeTurns(messages: readonly CoreMessage[]): boolean {
  const turns = messages[0]?.role === 'system' ? messages.slice(1) : messages;
  return turns.every(({ role }, index) => role === (index % 2 === 0 ? 'user' : 'assistant'));
}

export const userTurn = (text: string): UserMessage => ({ role: 'user', content: [{ type: 'text', text }] });

function mergedTurn(last: PromptTurn, next: PromptTurn, report: Report): PromptTurn | undefined {
  if (last.role !== next.role) return undefined;
  reportLostMetadata(next, report);
  if (next.name !== undefined && next.name !== last.name)
    report({ at: next, field: 'name', what: `the name of the participant (${next.name})` });
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
    report({
      at: next,
      field: 'voice',
      what: `the role ${next.voice ?? 'system'}`,
      instead: 'the role of the message before',
    });
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
 * Merges adjacent texts: some templates use only the first text of a system message, or concatenate texts without a
 * separator (Gemma 3).
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

import type { CoreChatRequest, CoreContentPart, CoreMessage, CoreTool } from '../core/types.ts';
import { formatExact, formatNumber } from './format.ts';

/** How a part of a request compares with that of the turn before. */
export type Change = { kind: 'first' } | { kind: 'unchanged' } | { kind: 'changed'; added: number; removed: number };

/** What a request has besides its messages, compared with the turn before, and whether its history was rewritten. */
export interface SetupChanges {
  instructions: { characters: number; change: Change } | null;
  tools: { count: number; characters: number; change: Change } | null;
  /** The first and the last message that are not as they were; null where history is as it was. */
  rewritten: { from: number; to: number } | null;
}

/** Compares a request with the one before it; `previous` is null for the first, or where it is not known. */
export function compareSetups(request: CoreChatRequest, previous: CoreChatRequest | null): SetupChanges {
  const instructions = textOfInstructions(request);
  const tools = (request.tools ?? []).map(textOfTool);
  const before = previous && {
    instructions: textOfInstructions(previous),
    tools: (previous.tools ?? []).map(textOfTool),
  };
  return {
    instructions:
      instructions === ''
        ? null
        : {
            characters: instructions.length,
            change: compareLines(instructions.split('\n'), before && before.instructions.split('\n')),
          },
    tools:
      tools.length === 0
        ? null
        : {
            count: tools.length,
            characters: tools.join('').length,
            change: compareLines(tools, before && before.tools),
          },
    rewritten: previous && findRewritten(request.messages, previous.messages),
  };
}

/** What changed beside new messages since the turn before; of the first turn, what it begins with. Empty where that is nothing. */
export function setupLines({ instructions, tools, rewritten }: SetupChanges): string[] {
  const changed = (what: string, change: Change, unit: string): string[] =>
    change.kind === 'changed' ? [`${what} changed: +${change.added} −${change.removed} ${unit}`] : [];
  const first = [
    ...(instructions?.change.kind === 'first'
      ? [`instructions of ${formatExact(instructions.characters)} characters`]
      : []),
    ...(tools?.change.kind === 'first' ? [formatNumber(tools.count, 'tool')] : []),
  ];
  return [
    ...(first.length === 0 ? [] : [`begins with ${first.join(' and ')}`]),
    ...(instructions ? changed('the instructions', instructions.change, 'lines') : []),
    ...(tools ? changed('the tools', tools.change, 'tools') : []),
    ...(rewritten ? [`messages ${rewritten.from} to ${rewritten.to} are not as they were in the turn before`] : []),
  ];
}

const textOfInstructions = ({ messages }: CoreChatRequest): string =>
  messages
    .flatMap(({ role, content }) =>
      role === 'system' ? content.map((part: CoreContentPart) => (part.type === 'text' ? part.text : '')) : [],
    )
    .join('\n');

const textOfTool = (tool: CoreTool): string => withoutMarks(tool);

/** As JSON without what does not reach the model: where caching ends, and in which form it was written. */
const withoutMarks = (value: object): string =>
  JSON.stringify(value, (key, inner: unknown) => (markKeys.has(key) ? undefined : inner));
const markKeys: ReadonlySet<string> = new Set(['cache', 'wireForm', 'extras', 'signature', 'storedBy', 'origin']);

/** Lines that only one side has, by number; lines that moved count as unchanged. */
function compareLines(lines: readonly string[], before: readonly string[] | null): Change {
  if (before === null) return { kind: 'first' };
  const counts = new Map<string, number>();
  for (const line of before) counts.set(line, (counts.get(line) ?? 0) + 1);
  let added = 0;
  for (const line of lines) {
    const left = counts.get(line) ?? 0;
    if (left === 0) added++;
    else counts.set(line, left - 1);
  }
  const removed = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return added === 0 && removed === 0 ? { kind: 'unchanged' } : { kind: 'changed', added, removed };
}

/** Messages of the request before that are not the same any more; the last one may have been continued. */
function findRewritten(
  messages: readonly CoreMessage[],
  previous: readonly CoreMessage[],
): { from: number; to: number } | null {
  const differs = previous.flatMap((message, index) => {
    const now = messages[index];
    if (message.role === 'system') return [];
    return now && withoutMarks(now) === withoutMarks(message) ? [] : [index];
  });
  const [from, to] = [differs[0], differs.at(-1)];
  return from === undefined || to === undefined ? null : { from, to };
}

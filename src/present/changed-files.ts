import type { ConversationTurn } from '../../generated/louter.js';
import { type EditCounts, editCountsText } from './edit-lines.ts';
import { formatNumber } from './format.ts';

/** What a call does to a file. */
export interface FileEdit extends EditCounts {
  readonly path: string;
}

/** A file that a session changed: all lines that its calls added and removed, and the turns of these calls. */
export interface ChangedFile extends FileEdit {
  readonly turns: readonly Pick<ConversationTurn, 'trace_id' | 'turn'>[];
}

type ChangingTurn = Pick<ConversationTurn, 'trace_id' | 'turn' | 'calls'>;

/** The files that the calls of a session changed, those that failed aside, in the order of their first change. */
export function listChangedFiles(turns: readonly ChangingTurn[]): ChangedFile[] {
  const files = new Map<string, ChangedFile>();
  for (const turn of turns)
    for (const { edits = [], failure } of turn.calls)
      for (const { path, added, removed } of failure === null ? edits : []) {
        const known = files.get(path);
        files.set(path, {
          path,
          added: added + (known?.added ?? 0),
          removed: removed + (known?.removed ?? 0),
          turns: [...new Set([...(known?.turns ?? []), turn])],
        });
      }
  return [...files.values()];
}

/** How many files a session changed, and all lines that it added and removed in them. */
export function changedTotalText(files: readonly FileEdit[]): string {
  const total = { added: 0, removed: 0 };
  for (const { added, removed } of files) {
    total.added += added;
    total.removed += removed;
  }
  return `${formatNumber(files.length, 'file')} ${editCountsText(total)}`;
}

/** How many changed files are named. */
const maxNamedFiles = 5;

/** The files that a session changed, in one line; null where there is none. */
export function changedFilesText(turns: readonly ChangingTurn[]): string | null {
  const files = listChangedFiles(turns);
  if (files.length === 0) return null;
  const named = files.slice(0, maxNamedFiles).map((file) => `${file.path} ${editCountsText(file)}`);
  const rest = files.length - named.length;
  const more = rest === 0 ? [] : [`and ${formatNumber(rest, 'more file', 'more files')}`];
  return `${changedTotalText(files)}: ${[...named, ...more].join(', ')}`;
}

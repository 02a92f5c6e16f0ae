import type { ConversationTurn } from '../../generated/louter.js';
import type { EditCounts } from './edit-lines.ts';

/** What a call does to a file. */
export interface FileEdit extends EditCounts {
  readonly path: string;
}

/** A file that a session changed: all lines that its calls added and removed, and the turns of these calls. */
export interface ChangedFile extends FileEdit {
  readonly turns: readonly Pick<ConversationTurn, 'trace_id' | 'turn'>[];
}

/** The files that the calls of a session changed, those that failed aside, in the order of their first change. */
export function listChangedFiles(
  turns: readonly Pick<ConversationTurn, 'trace_id' | 'turn' | 'calls'>[],
): ChangedFile[] {
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

import type { Note } from './types.ts';

/** What notes report about tool calls that a model writes as text, where others depend on it. */
export const dialectNotes = {
  /** `saw`: the call as the model wrote it. */
  unreadableCall: 'a tool call that cannot be read',
} as const;

/** Whether an answer contains a tool call that cannot be read, which its client received as text. */
export const hasUnreadableCall = (notes: readonly Pick<Note, 'what'>[]): boolean =>
  notes.some(({ what }) => what === dialectNotes.unreadableCall);

import type { Note } from './types.ts';

/** What notes report about tool calls that a model writes as text, where others depend on it. */
export const dialectNotes = {
  /** `saw`: the call as the model wrote it. */
  unreadableCall: 'a tool call that cannot be read',
  /** `saw`: the configured dialect, `made`: the other one. */
  detected: 'the answer is in the form of another dialect',
} as const;

const noDialect = 'no dialect';

export const detectionNote = (configured: string | null, detected: string): Note => ({
  what: dialectNotes.detected,
  saw: configured ?? noDialect,
  made: detected,
});

/** The dialect that an answer was read as although its backend has another one, or none. */
export const findDetectedDialect = (notes: readonly Pick<Note, 'what' | 'made'>[]): string | undefined =>
  notes.find(({ what }) => what === dialectNotes.detected)?.made;

/** Whether an answer contains a tool call that cannot be read, which its client received as text. */
export const hasUnreadableCall = (notes: readonly Pick<Note, 'what'>[]): boolean =>
  notes.some(({ what }) => what === dialectNotes.unreadableCall);

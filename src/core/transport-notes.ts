import type { Note } from './types.ts';

/**
 * What notes report about how a message travelled. `sent`: `made` is the response that it continued, if it did, and `saw`
 * why it did not; `received`: `saw` is the connection; `overHttp`: `saw` is why.
 */
export const transportNotes = {
  sent: 'sent as a message of a WebSocket',
  received: 'received as a message of a WebSocket',
  overHttp: 'sent over HTTP in place of a WebSocket',
} as const;

const texts: readonly string[] = Object.values(transportNotes);

/** Whether a note is about how a message travelled, and not about what it contains. */
export const isTransportNote = ({ what }: Pick<Note, 'what'>): boolean => texts.includes(what);

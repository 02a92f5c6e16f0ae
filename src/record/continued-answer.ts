import { wholeCharacters } from '../core/answer-steps.ts';
import { DeliveredAnswer, type AnswerBreak } from '../core/delivered-answer.ts';
import { expandFinalResponse } from '../core/fold.ts';
import { ContinuationJoin } from '../core/join-continuation.ts';
import type { AnswerSeam } from '../core/answer-seam.ts';
import { parseNotes } from './store/exchange-columns.ts';
import type { CoreStreamEvent } from '../core/stream-event.ts';
import type { RecordedExchange, StoredMessage } from './store/stored-trace.ts';

interface Timed {
  atMs: number;
  event: CoreStreamEvent;
}

/** Where another target continued the answer of an exchange; `undefined` where none did. */
export const findSeam = ({ row }: RecordedExchange): AnswerSeam | undefined =>
  row.notes.includes('"seam"') ? parseNotes(row).find(({ seam }) => seam)?.seam : undefined;

/** What a client had of an answer that broke, and how another target was asked to continue it. */
export interface BrokenAnswer {
  readonly events: readonly Timed[];
  readonly answer: AnswerBreak;
  readonly seam: AnswerSeam;
}

/**
 * Reads what a client had of an answer that another target was asked to continue. A decoder may read more of the bytes than
 * the gateway had passed on when the connection broke: only so many characters count.
 * @param decode decodes a response of the backend that the seam names
 */
export function readBrokenAnswer(
  trace: RecordedExchange,
  decode: (response: StoredMessage, seam: AnswerSeam) => readonly Timed[] | null,
): BrokenAnswer | undefined {
  const seam = findSeam(trace);
  if (!seam) return undefined;
  const response = trace.messages.find(
    ({ role, position }) => role === 'attempt-response' && position === seam.attempt,
  );
  const events = response?.body ? decode(response, seam) : null;
  if (!events) return undefined;
  const delivered = new DeliveredAnswer();
  const passed: Timed[] = [];
  let atMs = 0;
  let left = seam.characters;
  const pairs = wholeCharacters((event) => {
    const isPiece = event.type === 'text-delta' || event.type === 'reasoning-delta';
    if (isPiece && event.text.length > left) return;
    if (isPiece) left -= event.text.length;
    // A decoder closes at its end what was open.
    if (event.type === 'text-done' && event.part === seam.part) return;
    delivered.add(event);
    passed.push({ atMs, event });
  });
  const expanded = expandFinalResponse((event) => pairs.push(event));
  for (const timed of events) {
    if (timed.event.type === 'error' || timed.event.type === 'end') break;
    atMs = timed.atMs;
    expanded.push(timed.event);
  }
  return { events: passed, answer: delivered.break(), seam };
}

/** The events of an answer that broke and of its continuation, as those of one answer. */
export function joinAnswer(
  { events, answer, seam }: BrokenAnswer,
  rest: readonly Timed[],
  stop: readonly string[] | undefined,
): Timed[] {
  const joined = [...events];
  let atMs = 0;
  const pairs = wholeCharacters((event) => joined.push({ atMs, event }));
  const join = new ContinuationJoin(answer, { method: seam.method, stop }, (event) => pairs.push(event));
  const expanded = expandFinalResponse((event) => join.push(event));
  for (const timed of rest) {
    atMs = timed.atMs;
    expanded.push(timed.event);
  }
  return joined;
}

import { appendEventText, textOfEvent, type EventText } from '../../core/event-text.ts';
import { eventOf } from '../app/decoded.ts';
import type { LiveDelta, TraceEvents } from '../app/types.ts';

/** What has arrived of a response. Times are those of `performance.now()`. */
export interface LiveText {
  texts: readonly EventText[];
  bytes: number;
  /** When the first text and the last bytes arrived; null: none has. */
  firstTextAt: number | null;
  lastBytesAt: number | null;
}

/** Of a response that has not begun. */
export const emptyLiveText: LiveText = { texts: [], bytes: 0, firstTextAt: null, lastBytesAt: null };

/** Adds what a response has added. `nowMs`: of `performance.now()`. */
export function addDelta(before: LiveText, delta: LiveDelta, nowMs: number): LiveText {
  const texts = delta.restarted ? [] : [...before.texts];
  for (const text of delta.texts) appendEventText(texts, text);
  const lastBytesAt = delta.idle_ms === null ? (delta.restarted ? null : before.lastBytesAt) : nowMs - delta.idle_ms;
  const isFirst = delta.restarted || before.firstTextAt === null;
  return {
    texts,
    bytes: delta.bytes,
    firstTextAt: isFirst ? (delta.texts.length > 0 ? nowMs : null) : before.firstTextAt,
    lastBytesAt,
  };
}

/** The texts of events that were stored. */
export function textsOfEvents(events: TraceEvents['events']): EventText[] {
  const texts: EventText[] = [];
  for (const { event } of events) {
    const known = eventOf(event);
    const text = known && textOfEvent(known);
    if (text) appendEventText(texts, text);
  }
  return texts;
}

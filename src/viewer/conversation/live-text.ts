import { useEffect, useRef, useState } from 'preact/hooks';
import { appendEventText, textOfEvent, type EventText } from '../../core/event-text.ts';
import type { CoreStreamEvent } from '../../core/types.ts';
import { getEvents } from '../app/api.ts';
import type { LiveDelta, TraceEvents } from '../app/types.ts';

/** What has arrived of a response. Times are those of `performance.now()`. */
export interface LiveText {
  texts: readonly EventText[];
  bytes: number;
  /** When the first text and the last bytes arrived; null: none has. */
  firstTextAt: number | null;
  lastBytesAt: number | null;
}

const empty: LiveText = { texts: [], bytes: 0, firstTextAt: null, lastBytesAt: null };

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
    const text = textOfEvent(event as unknown as CoreStreamEvent);
    if (text) appendEventText(texts, text);
  }
  return texts;
}

/** How often stored events are asked for where the gateway has no longer the whole response in memory, in milliseconds. */
const storedIntervalMs = 1000;

/** The text of the response of a request in flight; `id` null: of none. */
export function useLiveText(id: string | null): { live: LiveText; onDelta(delta: LiveDelta): void } {
  const [live, setLive] = useState(empty);
  const storedAt = useRef(-Infinity);
  useEffect(() => {
    storedAt.current = -Infinity;
    setLive(empty);
  }, [id]);
  async function loadStored(trace: string): Promise<void> {
    const { events } = await getEvents(trace, 0, new AbortController().signal);
    setLive((before) => ({ ...before, texts: textsOfEvents(events) }));
  }
  return {
    live,
    onDelta(delta) {
      if (delta.trace_id !== id) return;
      const nowMs = performance.now();
      setLive((before) => ({
        ...addDelta(before, delta, nowMs),
        ...(!delta.is_complete && { texts: before.texts }),
      }));
      if (delta.is_complete || nowMs - storedAt.current < storedIntervalMs) return;
      storedAt.current = nowMs;
      // The end of the request loads all of it; a failure in between is made up for by the next delta.
      loadStored(delta.trace_id).catch(() => undefined);
    },
  };
}

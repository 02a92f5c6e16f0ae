import { useEffect, useRef, useState } from 'preact/hooks';
import { getEvents } from '../app/api.ts';
import type { LiveDelta } from '../app/types.ts';
import { addDelta, emptyLiveText, textsOfEvents, type LiveText } from './live-text.ts';

/** How often stored events are asked for where the gateway has no longer the whole response in memory, in milliseconds. */
const storedIntervalMs = 1000;

/** The text of the response of a request in flight; `id` null: of none. */
export function useLiveText(id: string | null): { live: LiveText; onDelta(delta: LiveDelta): void } {
  const [live, setLive] = useState(emptyLiveText);
  const storedAt = useRef(-Infinity);
  useEffect(() => {
    storedAt.current = -Infinity;
    setLive(emptyLiveText);
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

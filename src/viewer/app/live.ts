import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { useEffect, useRef } from 'preact/hooks';
import { openLive } from './api.ts';
import type { LiveDelta, TraceSummary } from './types.ts';

/** What a page does with events of the gateway. */
export interface LiveHandlers {
  /** A request that matches the filter was opened, or closed. */
  onOpen?(summary: TraceSummary): void;
  onClose?(summary: TraceSummary): void;
  /** Text of the followed response. */
  onDelta?(delta: LiveDelta): void;
  /** Events were left out: what is shown must be loaded again. */
  onResync?(): void;
}

/** How long a lost connection waits, in milliseconds: twice as long after each failure. */
const retryMs = { min: 1000, max: 30_000 };

/**
 * Receives events while the page is visible; `query` null: none. After a pause the gateway sends what was missed. A page has
 * one stream: browsers open six connections to a host.
 */
export function useLive(query: { filter: string; tail: string | null } | null, handlers: LiveHandlers): void {
  const latest = useRef(handlers);
  latest.current = handlers;
  const key = query && `${query.filter}\n${query.tail ?? ''}`;
  useEffect(() => (query ? connect(query, () => latest.current) : undefined), [key]);
}

/** Keeps a stream open; returns a function that ends it. */
function connect(query: { filter: string; tail: string | null }, handlers: () => LiveHandlers): () => void {
  let after: string | null = null;
  let current: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delayMs = retryMs.min;

  async function run(controller: AbortController): Promise<void> {
    try {
      await read(controller.signal);
    } catch {
      // The gateway may be restarting: it is asked again.
    }
    if (controller.signal.aborted) return;
    timer = setTimeout(start, delayMs);
    delayMs = Math.min(delayMs * 2, retryMs.max);
  }

  async function read(signal: AbortSignal): Promise<void> {
    const stream = await openLive({ ...query, after }, signal);
    delayMs = retryMs.min;
    const parser = createParser({
      onEvent(event) {
        after = event.id ?? after;
        dispatch(event, handlers());
      },
    });
    const decoder = new TextDecoder();
    const reader = stream.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read())
      parser.feed(decoder.decode(part.value, { stream: true }));
  }

  function start(): void {
    clearTimeout(timer);
    current?.abort();
    current = undefined;
    if (document.hidden) return;
    current = new AbortController();
    void run(current);
  }

  start();
  document.addEventListener('visibilitychange', start);
  return () => {
    document.removeEventListener('visibilitychange', start);
    clearTimeout(timer);
    current?.abort();
  };
}

function dispatch({ event, data }: EventSourceMessage, handlers: LiveHandlers): void {
  // The shapes are those of the description of the API, which a test of the gateway checks.
  switch (event) {
    case 'open':
      return handlers.onOpen?.(JSON.parse(data) as TraceSummary);
    case 'close':
      return handlers.onClose?.(JSON.parse(data) as TraceSummary);
    case 'delta':
      return handlers.onDelta?.(JSON.parse(data) as LiveDelta);
    case 'resync':
      return handlers.onResync?.();
    case undefined:
      return undefined;
  }
}

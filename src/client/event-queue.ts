import type { CoreStreamEvent } from '../core/stream-event.ts';

/** Passes events from a producer to a consumer that may be slower. */
export interface EventQueue {
  push(event: CoreStreamEvent): void;
  /** Settles when all events have been taken; `undefined` if they have. */
  whenTaken(): Promise<void> | undefined;
  /** No more events follow; `failure` is thrown after the last one. */
  end(failure?: Error): void;
  /** The consumer left: nothing waits for it anymore. */
  close(): void;
  /**
   * The events since the last call, as soon as there is one; `undefined` at the end.
   * @throws the failure that ended it.
   */
  next(): Promise<readonly CoreStreamEvent[] | undefined>;
}

export function createEventQueue(): EventQueue {
  let events: CoreStreamEvent[] = [];
  let ending: { failure: Error | undefined } | undefined;
  let hasLeft = false;
  let wake = (): void => {};
  let release = (): void => {};

  return {
    push(event) {
      events.push(event);
      wake();
    },
    whenTaken() {
      if (events.length === 0 || hasLeft) return undefined;
      return new Promise((resolve) => {
        release = resolve;
      });
    },
    end(failure) {
      ending = { failure };
      wake();
    },
    close() {
      hasLeft = true;
      release();
    },
    async next() {
      if (events.length === 0 && !ending)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      if (events.length > 0) {
        const ready = events;
        events = [];
        release();
        return ready;
      }
      if (ending?.failure) throw ending.failure;
      return undefined;
    },
  };
}

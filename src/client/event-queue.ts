import type { CoreStreamEvent } from '../core/types.ts';

/** Hands what one side reads to another that may be slower. */
export interface EventQueue {
  push(event: CoreStreamEvent): void;
  /** `undefined` when all events were taken; else kept once they are. */
  whenTaken(): Promise<void> | undefined;
  /** No more will come; `failure`: because of that, which the other side hears behind all events. */
  end(failure?: Error): void;
  /** The other side left: nothing waits for it any more. */
  close(): void;
  /**
   * What has come since the last time, as soon as there is something; `undefined` at the end.
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
        const came = events;
        events = [];
        release();
        return came;
      }
      if (ending?.failure) throw ending.failure;
      return undefined;
    },
  };
}

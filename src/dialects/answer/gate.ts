/** Lets values through in their order; those that come while it is shut wait. */
export interface Gate<T> {
  pass(value: T): void;
  /** It may be open again: what waits goes through, until something of it shuts the gate. */
  open(): void;
}

export function createGate<T>(isShut: () => boolean, through: (value: T) => void): Gate<T> {
  const waiting: T[] = [];
  let next = 0;

  return {
    pass(value) {
      if (next < waiting.length || isShut()) waiting.push(value);
      else through(value);
    },
    open() {
      while (next < waiting.length && !isShut()) {
        const value = waiting[next++];
        if (value !== undefined) through(value);
      }
      if (next < waiting.length) return;
      waiting.length = 0;
      next = 0;
    },
  };
}

/** Passes values on in order. Values that arrive while the gate is shut wait. */
export interface Gate<T> {
  pass(value: T): void;
  /** Passes waiting values on until one of them shuts the gate again. */
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

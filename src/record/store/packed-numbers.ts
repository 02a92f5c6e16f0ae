/** Appends a number of zero or more as unsigned LEB128: seven bits a byte. */
export function pushNumber(bytes: number[], value: number): void {
  // Division in place of shifts: microseconds of an hour need more than 31 bits.
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) | 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
}

/** Appends a number of either sign, small ones in one byte. */
export const pushSigned = (bytes: number[], value: number): void =>
  pushNumber(bytes, value < 0 ? -2 * value - 1 : 2 * value);

/** Numbers in the order they were appended. */
export interface NumberReader {
  readonly isDone: boolean;
  /** @throws when the bytes end within a number. */
  next(): number;
  /** @throws likewise. */
  nextSigned(): number;
}

/** Reads what `pushNumber` and `pushSigned` wrote; `what` names it in an error. */
export function createNumberReader(packed: Uint8Array, what: string): NumberReader {
  let at = 0;
  const next = (): number => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = packed[at++];
      if (byte === undefined) throw new Error(`${what} are cut short`);
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  };
  return {
    get isDone() {
      return at >= packed.length;
    },
    next,
    nextSigned() {
      const value = next();
      return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
    },
  };
}

/** Milliseconds since an exchange began. */
export type Clock = () => number;

/** Starts counting now. */
export function startClock(): Clock {
  const start = performance.now();
  return () => performance.now() - start;
}

/** Seconds since 1970 of a time (RFC 3339); `undefined` where it is none. */
export function parseTimestamp(time: string): number | undefined {
  const milliseconds = Date.parse(time);
  return Number.isNaN(milliseconds) ? undefined : milliseconds / 1000;
}

/** The last second that a `Date` can stand for (ECMA-262, "Time Values and Time Range"). */
const maxSeconds = 8_640_000_000_000;

/** Seconds since 1970 as RFC 3339 says them; what no calendar holds is taken for its nearest end. */
export const formatTimestamp = (seconds: number): string =>
  new Date(Math.max(0, Math.min(seconds, maxSeconds)) * 1000).toISOString();

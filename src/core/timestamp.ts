/** The last second that a `Date` can stand for (ECMA-262, "Time Values and Time Range"). */
const maxSeconds = 8_640_000_000_000;

/** Seconds since 1970 in the form of RFC 3339; a time that no `Date` can hold becomes the nearest that one can. */
export const formatTimestamp = (seconds: number): string =>
  new Date(Math.max(0, Math.min(seconds, maxSeconds)) * 1000).toISOString();

/** Seconds since 1970 of an RFC 3339 time; `undefined` for any other text. */
export function parseTimestamp(time: string): number | undefined {
  const milliseconds = Date.parse(time);
  return Number.isNaN(milliseconds) ? undefined : milliseconds / 1000;
}

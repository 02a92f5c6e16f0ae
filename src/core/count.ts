import { asNumber, type JsonValue } from './json.ts';

/** A count reported by a vendor: a whole number that is not negative; anything else counts as absent. */
export function asCount(value: JsonValue | undefined): number | undefined {
  const count = asNumber(value);
  return count !== undefined && Number.isSafeInteger(count) && count >= 0 ? count : undefined;
}

/** The beginning of the year 10000, in seconds since 1970: later times cannot be written in four digits of a year. */
const maxTime = 253_402_300_800;

/** Seconds since 1970 that can be written as a date; anything else counts as absent. */
export function asTimestamp(value: JsonValue | undefined): number | undefined {
  const time = asNumber(value);
  return time !== undefined && time >= 0 && time < maxTime ? time : undefined;
}

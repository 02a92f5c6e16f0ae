import type { JsonValue } from './json.ts';

/** How many of something a vendor counted: a whole number that is not negative; anything else says nothing. */
export const asCount = (value: JsonValue | undefined): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;

/** The beginning of the year 10000, in seconds since 1970: later times cannot be written in four digits of a year. */
const endOfTime = 253_402_300_800;

/** Seconds since 1970 that can be written as a date; anything else says nothing. */
export const asTime = (value: JsonValue | undefined): number | undefined =>
  typeof value === 'number' && value >= 0 && value < endOfTime ? value : undefined;

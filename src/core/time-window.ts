import { unreachable } from './unreachable.ts';

/** For how long a limit counts. */
export type WindowPeriod = 'minute' | 'day' | 'week' | 'month';

/** From `start` to before `end`, in milliseconds since 1970. */
export interface TimeWindow {
  readonly start: number;
  readonly end: number;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** 1970-01-01 was a Thursday: the first Monday is four days later. */
const firstMondayMs = 4 * dayMs;

/**
 * The window of UTC that a time is in: a minute from its second 0, a day from midnight, a week from Monday, a month from its
 * first day. UTC has no daylight saving time, so that all days are equally long.
 * @example windowAt('month', Date.UTC(2028, 1, 29)) // 2028-02-01 to 2028-03-01
 */
export function windowAt(period: WindowPeriod, time: number): TimeWindow {
  switch (period) {
    case 'minute':
      return fixedWindow(time, minuteMs, 0);
    case 'day':
      return fixedWindow(time, dayMs, 0);
    case 'week':
      return fixedWindow(time, 7 * dayMs, firstMondayMs);
    case 'month': {
      const date = new Date(time);
      const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
      return { start: Date.UTC(year, month, 1), end: Date.UTC(year, month + 1, 1) };
    }
    default:
      return unreachable(period);
  }
}

function fixedWindow(time: number, length: number, origin: number): TimeWindow {
  const start = Math.floor((time - origin) / length) * length + origin;
  return { start, end: start + length };
}

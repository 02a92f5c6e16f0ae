import { describe, expect, test } from 'vitest';
import { windowAt, type WindowPeriod } from '../../src/core/time-window.ts';

const periods: readonly WindowPeriod[] = ['minute', 'day', 'week', 'month'];
const iso = (period: WindowPeriod, time: string): string[] => {
  const { start, end } = windowAt(period, Date.parse(time));
  return [start, end].map((each) => new Date(each).toISOString().slice(0, 19));
};

describe('the window of a time', () => {
  test.each<[WindowPeriod, string, string, string]>([
    ['minute', '2026-11-23T07:08:59.999Z', '2026-11-23T07:08:00', '2026-11-23T07:09:00'],
    ['minute', '2026-11-23T07:09:00.000Z', '2026-11-23T07:09:00', '2026-11-23T07:10:00'],
    ['day', '2026-03-29T23:30:00+02:00', '2026-03-29T00:00:00', '2026-03-30T00:00:00'],
    ['day', '2026-12-31T23:59:59.999Z', '2026-12-31T00:00:00', '2027-01-01T00:00:00'],
    ['week', '2026-11-22T23:59:59.999Z', '2026-11-16T00:00:00', '2026-11-23T00:00:00'],
    ['week', '2026-11-23T00:00:00.000Z', '2026-11-23T00:00:00', '2026-11-30T00:00:00'],
    ['week', '2027-01-01T12:00:00.000Z', '2026-12-28T00:00:00', '2027-01-04T00:00:00'],
    ['month', '2026-02-28T23:59:59.999Z', '2026-02-01T00:00:00', '2026-03-01T00:00:00'],
    ['month', '2028-02-29T12:00:00.000Z', '2028-02-01T00:00:00', '2028-03-01T00:00:00'],
    ['month', '2026-12-15T00:00:00.000Z', '2026-12-01T00:00:00', '2027-01-01T00:00:00'],
    ['month', '1970-01-01T00:00:00.000Z', '1970-01-01T00:00:00', '1970-02-01T00:00:00'],
  ])('of a %s at %s is that of UTC', (period, time, start, end) => {
    expect(iso(period, time)).toEqual([start, end]);
  });

  test('contains its time, and the next begins where it ends, through years with leap days', () => {
    for (const period of periods)
      for (let time = Date.UTC(2027, 11, 1); time < Date.UTC(2028, 4, 1); time += 37 * 3_600_000 + 12_345) {
        const { start, end } = windowAt(period, time);
        expect(start <= time && time < end).toBe(true);
        expect(windowAt(period, end).start).toBe(end);
        expect(windowAt(period, end - 1).start).toBe(start);
      }
  });

  test('does not depend on the time zone of the machine, or on daylight saving time', () => {
    const zone = process.env['TZ'];
    try {
      for (const name of ['UTC', 'America/New_York', 'Pacific/Kiritimati', 'Europe/Berlin']) {
        process.env['TZ'] = name;
        // Clocks in Europe and North America are set back in the night of such a day.
        expect(iso('day', '2026-10-25T01:30:00Z')).toEqual(['2026-10-25T00:00:00', '2026-10-26T00:00:00']);
        expect(iso('month', '2026-11-01T05:30:00Z')).toEqual(['2026-11-01T00:00:00', '2026-12-01T00:00:00']);
      }
    } finally {
      if (zone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = zone;
    }
  });
});

const durations: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const sizes: Readonly<Record<string, number>> = { B: 1, KiB: 1024, MiB: 1024 ** 2, GiB: 1024 ** 3 };

/** Milliseconds of a duration that its schema passed: `250ms`, `10s`, `1.5h`, `14d`. */
export const parseDuration = (text: string): number => parseUnits(text, durations);

/** Bytes of a size that its schema passed: `512B`, `32MiB`, `5GiB`. */
export const parseSize = (text: string): number => parseUnits(text, sizes);

/** Node's timers hold no more than this; a longer one fires at once. */
export const maxTimerMs = 2 ** 31 - 1;

function parseUnits(text: string, units: Readonly<Record<string, number>>): number {
  const unit = /[A-Za-z]+$/.exec(text)?.[0] ?? '';
  const factor = units[unit];
  if (factor === undefined) throw new RangeError(`"${text}" has no unit out of ${Object.keys(units).join(', ')}`);
  return Math.round(Number(text.slice(0, -unit.length)) * factor);
}

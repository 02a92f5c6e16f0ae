import type { Limits } from './config.ts';
import type { Configuration } from './read.ts';
import type { ConfigSource } from './source.ts';

type LimitsSection = Omit<NonNullable<Configuration['limits']>, 'max_inflight_bytes'>;

export const defaultLimits: Limits = {
  connectTimeout: 10_000,
  firstByteTimeout: null,
  fallbackFirstByteTimeout: 60_000,
  idleTimeout: 300_000,
  totalTimeout: 3_600_000,
  maxConcurrent: 1000,
  keepalive: 15_000,
};

/** Bytes of all in-flight request bodies together. */
export const defaultInflightBytes = 512 * 1024 * 1024;

/**
 * The limits of a table; missing ones are taken from `outer`.
 * @throws {ConfigError} for a duration that exceeds Node's timers.
 */
export function limitsOf(section: LimitsSection, outer: Limits, at: readonly string[], source: ConfigSource): Limits {
  const time = (key: keyof Omit<LimitsSection, 'max_concurrent'>): number | undefined => {
    const text = section[key];
    if (text === undefined) return undefined;
    const value = parseDuration(text);
    if (value > maxTimerMs) throw source.errorAt([...at, key], `"${text}" is too long; expected at most "24d"`);
    if (value === 0 && key !== 'keepalive') throw source.errorAt([...at, key], `must be longer than "${text}"`);
    return value;
  };
  return {
    connectTimeout: time('connect_timeout') ?? outer.connectTimeout,
    firstByteTimeout: time('first_byte_timeout') ?? outer.firstByteTimeout,
    fallbackFirstByteTimeout: time('fallback_first_byte_timeout') ?? outer.fallbackFirstByteTimeout,
    idleTimeout: time('idle_timeout') ?? outer.idleTimeout,
    totalTimeout: time('total_timeout') ?? outer.totalTimeout,
    maxConcurrent: section.max_concurrent ?? outer.maxConcurrent,
    keepalive: time('keepalive') ?? outer.keepalive,
  };
}

const durations: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const sizes: Readonly<Record<string, number>> = { B: 1, KiB: 1024, MiB: 1024 ** 2, GiB: 1024 ** 3 };

/** Milliseconds of a duration that matches the schema: `250ms`, `10s`, `1.5h`, `14d`. */
export const parseDuration = (text: string): number => parseUnits(text, durations);

/** Bytes of a size that matches the schema: `512B`, `32MiB`, `5GiB`. */
export const parseSize = (text: string): number => parseUnits(text, sizes);

/** The maximum of Node's timers; a longer one fires immediately. */
const maxTimerMs = 2 ** 31 - 1;

function parseUnits(text: string, units: Readonly<Record<string, number>>): number {
  const unit = /[A-Za-z]+$/.exec(text)?.[0] ?? '';
  const factor = units[unit];
  if (factor === undefined)
    throw new RangeError(`"${text}": expected one of the units ${Object.keys(units).join(', ')}`);
  return Math.round(Number(text.slice(0, -unit.length)) * factor);
}

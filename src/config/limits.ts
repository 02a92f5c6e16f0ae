import type { Limits } from './config.ts';
import type { Configuration } from './read.ts';
import type { ConfigSource } from './source.ts';
import { maxTimerMs, parseDuration } from './units.ts';

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

/** Bytes of request bodies in flight, together. */
export const defaultInflightBytes = 512 * 1024 * 1024;

/**
 * The limits of a table, those of `outer` where it says none.
 * @throws {ConfigError} for a time that no timer can wait for.
 */
export function limitsOf(section: LimitsSection, outer: Limits, at: readonly string[], source: ConfigSource): Limits {
  const time = (key: keyof Omit<LimitsSection, 'max_concurrent'>): number | undefined => {
    const text = section[key];
    if (text === undefined) return undefined;
    const value = parseDuration(text);
    if (value > maxTimerMs) throw source.errorAt([...at, key], `"${text}" is too long; expected at most "24d"`);
    if (value === 0 && key !== 'keepalive') throw source.errorAt([...at, key], `"${text}" leaves no time; expected more`);
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

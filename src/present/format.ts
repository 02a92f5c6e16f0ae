/** A duration in milliseconds as text: 850 ms, 4.1 s, 3m05, 2h10, 5 days. */
export function formatDuration(ms: number | null): string {
  if (ms === null) return '–';
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 59_950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 3600) return `${Math.floor(seconds / 60)}m${pad(seconds % 60)}`;
  const minutes = Math.round(seconds / 60);
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)}h${pad(minutes % 60)}` : `${Math.round(minutes / 1440)} days`;
}

const pad = (number: number): string => String(number).padStart(2, '0');

/** A number in three digits: 812, 22.4k, 1.31M. */
export function formatCount(count: number | null): string {
  if (count === null) return '–';
  if (count < 1000) return String(count);
  return count < 999_500 ? `${scale(count / 1000)}k` : `${scale(count / 1_000_000)}M`;
}

const scale = (value: number): string =>
  value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : value.toFixed(0);

/** A number of bytes, in the units of the configuration: 812 B, 1.5 KiB, 2.25 GiB. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 ** 2) return `${(bytes / 1024).toFixed(1)} KiB`;
  if (bytes < 1024 ** 3) return `${(bytes / 1024 ** 2).toFixed(1)} MiB`;
  return `${(bytes / 1024 ** 3).toFixed(2)} GiB`;
}

/** The exact number with separators: 48,902. */
export const formatExact = (count: number): string => count.toLocaleString('en-US');

/** A number of things: 1 request, 2 requests. */
export const formatNumber = (count: number, thing: string, things = `${thing}s`): string =>
  `${formatExact(count)} ${count === 1 ? thing : things}`;

/** US dollars, with enough digits for the costs of single requests: $12.50, $0.0042. */
export function formatDollars(usd: number): string {
  if (usd === 0 || usd >= 1) return `$${usd.toFixed(2)}`;
  return `$${usd >= 0.0001 ? usd.toFixed(4) : usd.toPrecision(2)}`;
}

/** The time of day, with the date if it is another day than `now`. */
export function formatTime(iso: string, now: Date): string {
  const time = new Date(iso);
  return time.toDateString() === now.toDateString() ? clockOf(time) : `${dayOf(time)} ${clockOf(time)}`;
}

/** Date and time in the time zone of the browser: 2026-01-31 10:02:51. */
export function formatDateTime(iso: string): string {
  const time = new Date(iso);
  return `${time.getFullYear()}-${dayOf(time)} ${clockOf(time)}`;
}

const dayOf = (time: Date): string => `${pad(time.getMonth() + 1)}-${pad(time.getDate())}`;
const clockOf = (time: Date): string => `${pad(time.getHours())}:${pad(time.getMinutes())}:${pad(time.getSeconds())}`;

/** A part of a whole, in percent; null where that is not known. */
export const formatShare = (part: number | null, total: number | null): string | null =>
  part === null || total === null || total === 0 ? null : `${Math.round((100 * part) / total)}%`;

/** Enough of an id to find a trace or comparison by, and unique among millions. */
export const shortId = (id: string): string => id.slice(0, 12);

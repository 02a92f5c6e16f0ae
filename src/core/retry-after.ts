import type { CoreError } from './types.ts';

/**
 * How long a client that must slow down is asked to wait when the vendor named no time, in milliseconds: without it
 * agents give up.
 */
export const defaultRetryMs = 2000;

/**
 * How long an answer asks to wait, in milliseconds: `retry-after-ms`, else `retry-after` in seconds or as a date (RFC 9110,
 * 10.2.3). `undefined` where it does not say so in a form that is known.
 * @param headers by their lower-case names.
 * @example readRetryAfter({ 'retry-after': '1.5' }) === 1500
 */
export function readRetryAfter(headers: Readonly<Record<string, string>>): number | undefined {
  const milliseconds = parseDecimal(headers['retry-after-ms']);
  if (milliseconds !== undefined) return milliseconds;
  const seconds = parseDecimal(headers['retry-after']);
  if (seconds !== undefined) return seconds * 1000;
  const date = readDate(headers['retry-after']);
  return date === undefined ? undefined : Math.max(0, date - (readDate(headers['date']) ?? Date.now()));
}

/** The header fields of an answer without those that ask to wait in no form that is known. */
export function withoutUnreadableRetryHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const isKnown = (name: string, value: string): boolean =>
    (name !== 'retry-after' && name !== 'retry-after-ms') || readRetryAfter({ [name]: value }) !== undefined;
  return Object.fromEntries(Object.entries(headers).filter(([name, value]) => isKnown(name, value)));
}

/** How many milliseconds a client is asked to wait after an error that it is answered with this status. */
export const retryDelayOf = ({ retryAfterMs }: Pick<CoreError, 'retryAfterMs'>, status: number): number | undefined =>
  retryAfterMs ?? (status === 429 ? defaultRetryMs : undefined);

/** The header field that asks to wait so many milliseconds; none where nothing is asked. */
export const writeRetryAfter = (milliseconds: number | undefined): Record<string, string> =>
  milliseconds === undefined ? {} : { 'retry-after': String(Math.ceil(milliseconds / 1000)) };

/** A number that is not negative, without the signs, exponents and radixes that JavaScript reads too. */
const parseDecimal = (text: string | undefined): number | undefined =>
  /^\d{1,12}(?:\.\d{1,6})?$/.test(text?.trim() ?? '') ? Number(text) : undefined;

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const clockPattern = String.raw`(?<hours>\d{2}):(?<minutes>\d{2}):(?<seconds>\d{2})`;
/** The three forms of an HTTP date (RFC 9110, 5.6.7): the preferred one and that of RFC 850, and that of `asctime`. */
const dateForms = [
  new RegExp(
    String.raw`^[a-z]{3,9}, (?<day>\d{1,2})[ -](?<month>[a-z]{3})[ -](?<year>\d{4}|\d{2}) ${clockPattern} (?:GMT|UTC)$`,
    'i',
  ),
  new RegExp(String.raw`^[a-z]{3} (?<month>[a-z]{3}) {1,2}(?<day>\d{1,2}) ${clockPattern} (?<year>\d{4})$`, 'i'),
];
/** Some servers write ISO 8601. */
const isoDate = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}:\d{2})$/i;

/**
 * A date of a header field, in milliseconds since 1970. `Date.parse` is of no use here: it takes almost any words with a
 * number for a day of 2001.
 */
function readDate(text: string | undefined): number | undefined {
  const written = text?.trim() ?? '';
  if (isoDate.test(written)) return Date.parse(written) || undefined;
  const parts = dateForms.map((form) => form.exec(written)?.groups).find((groups) => groups !== undefined);
  if (!parts) return undefined;
  const number = (name: string): number => Number(parts[name]);
  const month = months.indexOf((parts['month'] ?? '').toLowerCase());
  const day = number('day');
  const time = Date.UTC(yearOf(parts['year'] ?? ''), month, day, number('hours'), number('minutes'), number('seconds'));
  return month !== -1 && new Date(time).getUTCDate() === day ? time : undefined;
}

/** Of two digits, the year that is less than fifty years ahead. */
function yearOf(digits: string): number {
  if (digits.length === 4) return Number(digits);
  const thisYear = new Date().getUTCFullYear();
  const year = thisYear - (thisYear % 100) + Number(digits);
  return year > thisYear + 50 ? year - 100 : year;
}

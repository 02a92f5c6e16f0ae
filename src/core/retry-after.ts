/** What is asked of a client that is told to slow down when the vendor named no time, in milliseconds: agents give up without. */
export const defaultRetryMs = 2000;

/**
 * How long an answer asks to wait, in milliseconds: `retry-after-ms`, else `retry-after` in seconds or as an HTTP
 * date (RFC 9110, 10.2.3). `undefined` where it does not say so in a form that is known.
 * @param headers by their lower-case names.
 */
export function readRetryAfter(headers: Readonly<Record<string, string>>): number | undefined {
  const milliseconds = Number(headers['retry-after-ms'] || Number.NaN);
  if (Number.isFinite(milliseconds) && milliseconds >= 0) return milliseconds;
  const after = headers['retry-after']?.trim();
  if (!after) return undefined;
  if (/^\d{1,9}(?:\.\d{1,6})?$/.test(after)) return Number(after) * 1000;
  const date = Date.parse(after);
  const now = Date.parse(headers['date'] ?? '');
  return Number.isNaN(date) ? undefined : Math.max(0, date - (Number.isNaN(now) ? Date.now() : now));
}

/** The header field that asks to wait so many milliseconds; none where nothing is asked. */
export const writeRetryAfter = (milliseconds: number | undefined): Record<string, string> =>
  milliseconds === undefined ? {} : { 'retry-after': String(Math.ceil(milliseconds / 1000)) };

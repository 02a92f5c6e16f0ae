import { suggestion } from '../core/nearest.ts';
import { TraceStoreError } from './store-error.ts';
import type { TraceFilter } from './store.ts';

/** What each word of a filter asks for; `louter traces list --help` prints this. */
export const filterHelp: readonly (readonly [word: string, meaning: string])[] = [
  ['status:NAME', 'ok, client-error, upstream-error, proxy-error, aborted, interrupted, or open'],
  ['model:NAME', 'as it was asked for, or as it was sent'],
  ['backend:NAME', 'by its name in the configuration'],
  ['protocol:NAME', "the client's or the backend's"],
  ['tool:NAME', 'a tool called in the answer'],
  ['run:NAME', 'what x-louter-run said'],
  ['case:NAME', 'what x-louter-case said'],
  ['since:TIME', 'a time, or how long ago: 2026-01-31, 2026-01-31T08:00:00Z, 90s, 15m, 1h, 7d'],
  ['before:TIME', 'likewise'],
  ['id:BEGINNING', 'the beginning of the id; so is a word without a colon'],
];

const statuses = ['ok', 'client-error', 'upstream-error', 'proxy-error', 'aborted', 'interrupted', 'open'];
const keys = filterHelp.map(([word]) => word.split(':', 1)[0] ?? '');

/**
 * Reads the words of a filter; all of them must hold. `now` is in milliseconds since 1970.
 * @throws {TraceStoreError} `invalid-filter` naming the word and what is understood.
 */
export function parseFilter(words: readonly string[], now: number): TraceFilter {
  const filter: TraceFilter = {};
  for (const word of words) {
    const colon = word.indexOf(':');
    const key = colon === -1 ? 'id' : word.slice(0, colon);
    const value = word.slice(colon + 1);
    if (value === '') throw invalid(`the filter "${word}" asks for nothing; expected ${key}:VALUE`);
    set(filter, { key, value, word, now });
  }
  return filter;
}

function set(
  filter: TraceFilter,
  { key, value, word, now }: { key: string; value: string; word: string; now: number },
): void {
  switch (key) {
    case 'status':
      if (!statuses.includes(value)) throw invalid(`there is no status "${value}"${suggestion(value, statuses)}`);
      filter.status = value;
      return;
    case 'id':
    case 'model':
    case 'backend':
    case 'protocol':
    case 'tool':
    case 'run':
    case 'case':
      filter[key] = value;
      return;
    case 'since':
    case 'before':
      filter[key] = timeOf(value, now, word);
      return;
    default:
      throw invalid(`no filter is called "${key}"${suggestion(key, keys)}`);
  }
}

const units: ReadonlyMap<string, number> = new Map([
  ['s', 1000],
  ['m', 60_000],
  ['h', 3_600_000],
  ['d', 86_400_000],
]);

/** In milliseconds: the end of the year 9999. */
const lastTime = Date.parse('9999-12-31T23:59:59.999Z');

/** Microseconds since 1970. */
function timeOf(value: string, now: number, word: string): number {
  const ago = /^(\d{1,9})([smhd])$/.exec(value);
  const unit = units.get(ago?.[2] ?? '');
  const time = ago && unit !== undefined ? now - Number(ago[1]) * unit : Date.parse(value);
  if (Number.isNaN(time))
    throw invalid(`"${word}" names no time; expected 2026-01-31, 2026-01-31T08:00:00Z, 15m, 1h or 7d`);
  // Nothing was recorded before 1970, and no time is later than the last one that can be written.
  return Math.min(Math.max(0, time), lastTime) * 1000;
}

const invalid = (message: string): TraceStoreError => new TraceStoreError('invalid-filter', message);

import { suggestName } from '../../core/nearest.ts';
import type { TraceFilter } from './listing.ts';
import { TraceStoreError } from './store-error.ts';

/** What each word of a filter asks for; `louter traces list --help` prints this. */
export const filterHelp: readonly (readonly [word: string, meaning: string])[] = [
  ['status:NAME', 'ok, client-error, upstream-error, proxy-error, aborted, interrupted, or open; error: any …-error'],
  ['model:NAME', 'as it was asked for, or as it was sent'],
  ['backend:NAME', 'by its name in the configuration'],
  ['protocol:NAME', "the client's or the backend's"],
  ['tool:NAME', 'a tool called in the answer'],
  ['run:NAME', 'what x-louter-run said'],
  ['case:NAME', 'what x-louter-case said'],
  ['latency:>TIME', 'how long it took: >5s, >=1.5s, <200ms, <=2m'],
  ['since:TIME', 'a time, or how long ago: 2026-01-31, 2026-01-31T08:00:00Z, 90s, 15m, 1h, 7d'],
  ['before:TIME', 'likewise'],
  ['id:BEGINNING', 'the beginning of the id; so is a word of hexadecimal digits'],
  ['"some text"', 'words one after another in what was said last, in the answer or in the error; so is any other word'],
];

const statuses = ['ok', 'client-error', 'upstream-error', 'proxy-error', 'aborted', 'interrupted', 'open', 'error'];
const keys = filterHelp.flatMap(([word]) => (word.includes(':') ? [word.split(':', 1)[0] ?? ''] : []));

/** One word of a filter: `key:value`, or a value alone. */
interface FilterTerm {
  /** As it was written, for complaints. */
  text: string;
  key: string | null;
  value: string;
  quoted: boolean;
}

/**
 * Reads a filter: words with blanks between them, all of which must hold. A value stands in quotes where it has blanks:
 * `run:"two words"`; within quotes `\"` and `\\` are a quote and a backslash. `now` is in milliseconds since 1970.
 * @throws {TraceStoreError} `invalid-filter` naming the word and what is understood.
 */
export function parseFilter(text: string, now: number): TraceFilter {
  const filter: TraceFilter = {};
  for (const word of parseTerms(text)) addTerm(filter, word, now);
  return filter;
}

/** The value of a word that means this very text, whatever is in it. */
export const quoteFilterValue = (value: string): string => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/**
 * A filter out of the arguments of a command. A shell takes the quotes from `run:"two words"`: an argument with blanks
 * but neither quotes nor another `key:` is one word.
 */
export const joinFilterArguments = (words: readonly string[]): string => words.map(restoreQuotes).join(' ');

function restoreQuotes(argument: string): string {
  const [, key, value = ''] = /^([a-z]+:)?([^"]*\s[^"]*)$/s.exec(argument) ?? [];
  return value === '' || /\s[a-z]+:/.test(value) ? argument : `${key ?? ''}${quoteFilterValue(value)}`;
}

const termPattern = /\s*(?:([A-Za-z_-]+):)?(?:"((?:[^"\\]|\\.)*)"|([^\s"]*))/sy;

function* parseTerms(filter: string): Generator<FilterTerm> {
  const text = filter.trimEnd();
  termPattern.lastIndex = 0;
  for (let at = 0; at < text.length; at = termPattern.lastIndex) {
    termPattern.lastIndex = at;
    const [whole = '', key, inQuotes, bare = ''] = termPattern.exec(text) ?? [];
    const end = at + whole.length;
    const written = text.slice(at).trimStart();
    const next = text[end];
    if (next === '"') throw createFilterError(`the quote in ${written} is not closed, or stands within a word`);
    if (next !== undefined && !/\s/.test(next))
      throw createFilterError(`a blank is missing in ${written} after ${whole.trim()}`);
    termPattern.lastIndex = end;
    yield {
      text: whole.trim(),
      key: key ?? null,
      value: inQuotes === undefined ? bare : inQuotes.replaceAll(/\\(.)/gs, '$1'),
      quoted: inQuotes !== undefined,
    };
  }
}

function addTerm(filter: TraceFilter, { text, key: named, value, quoted: isQuoted }: FilterTerm, now: number): void {
  const key = named ?? (!isQuoted && /^[0-9a-f]+$/.test(value) ? 'id' : 'text');
  if (value === '') throw createFilterError(`the filter ${text || '""'} asks for nothing; expected ${key}:VALUE`);
  switch (key) {
    case 'text':
      filter.texts = [...(filter.texts ?? []), value];
      return;
    case 'latency':
      filter.latency = intersectLatency(filter.latency, parseLatency(value, text));
      return;
    case 'status':
      if (!statuses.includes(value))
        throw createFilterError(`there is no status "${value}"${suggestName(value, statuses)}`);
      return setOnce(filter, key, value);
    case 'id':
    case 'model':
    case 'backend':
    case 'protocol':
    case 'tool':
    case 'run':
    case 'case':
      return setOnce(filter, key, value);
    case 'since':
      filter.since = Math.max(filter.since ?? 0, parseTime(value, now, text));
      return;
    case 'before':
      filter.before = Math.min(filter.before ?? Infinity, parseTime(value, now, text));
      return;
    default:
      throw createFilterError(`no filter is called "${key}"${suggestName(key, keys)}`);
  }
}

type SingleTermKey = 'status' | 'id' | 'model' | 'backend' | 'protocol' | 'tool' | 'run' | 'case';

function setOnce(filter: TraceFilter, key: SingleTermKey, value: string): void {
  const before = filter[key];
  if (before !== undefined && before !== value)
    throw createFilterError(`${key} is asked for twice, as "${before}" and as "${value}"; a filter has it once`);
  filter[key] = value;
}

/** Units of time in milliseconds. */
const timeUnitsMs: ReadonlyMap<string, number> = new Map([
  ['ms', 1],
  ['s', 1000],
  ['m', 60_000],
  ['h', 3_600_000],
  ['d', 86_400_000],
]);

type Latency = NonNullable<TraceFilter['latency']>;

function intersectLatency(one: Latency = {}, other: Latency): Latency {
  const from = Math.max(one.from ?? 0, other.from ?? 0);
  const to = Math.min(one.to ?? Infinity, other.to ?? Infinity);
  return { ...(from > 0 && { from }), ...(to < Infinity && { to }) };
}

function parseLatency(value: string, text: string): Latency {
  const [, sign, number, unitName] = /^(>=?|<=?)(\d{1,9}(?:\.\d{1,6})?)(ms|s|m|h)$/.exec(value) ?? [];
  const unit = timeUnitsMs.get(unitName ?? '');
  if (unit === undefined)
    throw createFilterError(
      `"${text}" compares with no time; expected latency:>5s, latency:>=1.5s, latency:<200ms or latency:<=2m`,
    );
  const microseconds = Number(number) * unit * 1000;
  switch (sign) {
    case '>':
      return { from: Math.floor(microseconds) + 1 };
    case '>=':
      return { from: Math.ceil(microseconds) };
    case '<':
      return { to: Math.ceil(microseconds) - 1 };
    default:
      return { to: Math.floor(microseconds) };
  }
}

/** In milliseconds: the end of the year 9999. */
const maxTimeMs = Date.parse('9999-12-31T23:59:59.999Z');

/** Microseconds since 1970. */
function parseTime(value: string, now: number, text: string): number {
  const ago = /^(\d{1,9})([smhd])$/.exec(value);
  const unit = timeUnitsMs.get(ago?.[2] ?? '');
  const time = ago && unit !== undefined ? now - Number(ago[1]) * unit : Date.parse(value);
  if (Number.isNaN(time))
    throw createFilterError(`"${text}" names no time; expected 2026-01-31, 2026-01-31T08:00:00Z, 15m, 1h or 7d`);
  // Nothing was recorded before 1970, and no time is later than the last one that can be written.
  return Math.min(Math.max(0, time), maxTimeMs) * 1000;
}

const createFilterError = (message: string): TraceStoreError => new TraceStoreError('invalid-filter', message);

import { agentNames } from '../../core/agent-names.ts';
import { filterKeys } from '../../core/filter-help.ts';
import { listedProperties, type ListedProperty } from '../../core/listed-properties.ts';
import { findNearest, suggestName } from '../../core/nearest.ts';
import { endingNames, finishReasons, parseEnding } from '../../core/endings.ts';
import type { TraceFilter } from './listing.ts';
import { TraceStoreError } from './store-error.ts';

const modes = ['baseline', 'proxy'];
/** One term of a filter: `key:value`, or a value alone. */
interface FilterTerm {
  /** As it was written, for errors. */
  text: string;
  key: string | null;
  value: string;
  quoted: boolean;
  /** It has a minus: requests are listed for which it does not hold. */
  isExcluded: boolean;
  /** The filter before it and behind it. */
  before: string;
  behind: string;
}

/**
 * Parses a filter: terms separated by blanks, combined with AND. A value with blanks is in quotes: `run:"two words"`;
 * within quotes `\"` and `\\` are a quote and a backslash. `now` is in milliseconds since 1970.
 * @throws {TraceStoreError} `invalid-filter` with the term and what is expected.
 */
export function parseFilter(text: string, now: number): TraceFilter {
  const filter: TraceFilter = {};
  const spaced = text.replace(spacedComparison, '$1:$2');
  if (spaced !== text) throw createFilterError(`a comparison has no blanks; did you mean ${spaced.trim()}?`, spaced);
  for (const term of parseTerms(text)) {
    if (term.isExcluded) {
      const excluded: TraceFilter = {};
      addTerm(excluded, term, now);
      filter.not = [...(filter.not ?? []), excluded];
    } else addTerm(filter, term, now);
  }
  return filter;
}

/** `tokens > 5k`, which would be a search for three texts. */
const spacedComparison = /(?<![^\s-])(tokens|latency)(?:\s+:?|:\s+)([<>]=?)\s*(?=\d)(?<=^[^"]*)/g;

/** A text as the value of a term, whatever characters it has. */
export const quoteFilterValue = (value: string): string => `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/**
 * A filter from the arguments of a command. A shell removes the quotes of `run:"two words"`: an argument with blanks but
 * neither quotes nor another `key:` is one term.
 */
export const joinFilterArguments = (terms: readonly string[]): string => terms.map(restoreQuotes).join(' ');

function restoreQuotes(written: string): string {
  const argument = written.trim();
  const [, key, value = ''] = /^(-?[a-z]+:)?([^"]*\s[^"]*)$/s.exec(argument) ?? [];
  return value === '' || /\s-?[a-z]+:/.test(value) ? argument : `${key ?? ''}${quoteFilterValue(value)}`;
}

/** A comparison needs no colon: `tokens>50k`. */
const termPattern =
  /\s*(-(?=["A-Za-z]))?(?:([A-Za-z_-]+):|(tokens|latency)(?=[<>]))?(?:"((?:[^"\\]|\\.)*)"|([^\s"]*))/sy;

function* parseTerms(filter: string): Generator<FilterTerm> {
  const text = filter.trimEnd();
  termPattern.lastIndex = 0;
  for (let at = 0; at < text.length; at = termPattern.lastIndex) {
    termPattern.lastIndex = at;
    const [matched = '', minus, key, compared, inQuotes, bare = ''] = termPattern.exec(text) ?? [];
    const end = at + matched.length;
    const written = text.slice(at).trimStart();
    const next = text[end];
    if (next === '"') throw createFilterError(`the quote in ${written} is not closed, or is inside a term`);
    if (next !== undefined && !/\s/.test(next))
      throw createFilterError(`a blank is missing in ${written} after ${matched.trim()}`);
    termPattern.lastIndex = end;
    yield {
      text: matched.trim(),
      key: key ?? compared ?? null,
      value: inQuotes === undefined ? bare : inQuotes.replaceAll(/\\(.)/gs, '$1'),
      quoted: inQuotes !== undefined,
      isExcluded: minus !== undefined,
      before: text.slice(0, end - matched.trimStart().length),
      behind: text.slice(end),
    };
  }
}

function addTerm(filter: TraceFilter, term: FilterTerm, now: number): void {
  const { text, key: named, value, quoted: isQuoted } = term;
  const key = named ?? (!isQuoted && /^[0-9a-f]+$/.test(value) ? 'id' : 'text');
  if (value === '') throw createFilterError(`the filter ${text || '""'} has no value; expected ${key}:VALUE`);
  switch (key) {
    case 'text':
      filter.texts = [...(filter.texts ?? []), value];
      return;
    case 'latency':
      filter.latency = intersectRanges(filter.latency, parseLatency(term));
      return;
    case 'tokens':
      filter.tokens = intersectRanges(filter.tokens, parseTokens(term));
      return;
    case 'has':
      filter.has = [...(filter.has ?? []), ...parseProperty(term)];
      return;
    case 'finish':
      assertKnown(term, 'finish reason', finishReasons);
      return setOnce(filter, key, value);
    case 'agent':
      assertKnown(term, 'agent', agentNames);
      return setOnce(filter, key, value);
    case 'status':
      if (!parseEnding(value)) assertKnown(term, 'status', [...endingNames, 'error']);
      return setOnce(filter, key, value);
    case 'mode':
      assertKnown(term, 'mode', modes);
      return setOnce(filter, key, value);
    case 'id':
    case 'model':
    case 'served':
    case 'backend':
    case 'protocol':
    case 'tool':
    case 'run':
    case 'case':
    case 'key':
    case 'conversation':
    case 'route':
      return setOnce(filter, key, value);
    case 'since':
      filter.since = Math.max(filter.since ?? 0, parseTime(value, now, text));
      return;
    case 'before':
      filter.before = Math.min(filter.before ?? Infinity, parseTime(value, now, text));
      return;
    default:
      throw createFilterError(
        `unknown filter key "${key}"${suggestName(key, filterKeys)}`,
        correct(term, text.replace(key, findNearest(key, filterKeys) ?? key)),
      );
  }
}

/** @throws {TraceStoreError} unless the value of the term is one of these. */
function assertKnown(term: FilterTerm, what: string, names: readonly string[]): void {
  const { value, key, isExcluded } = term;
  if (names.includes(value)) return;
  const near = findNearest(value, names);
  const written = near === undefined || /^[^\s"]+$/.test(near) ? near : quoteFilterValue(near);
  throw createFilterError(
    `unknown ${what} "${value}"${suggestName(value, names)}`,
    written === undefined ? null : correct(term, `${isExcluded ? '-' : ''}${key}:${written}`),
  );
}

/** The filter with something else for a term; null where that is the same. */
const correct = ({ text, before, behind }: FilterTerm, corrected: string): string | null =>
  corrected === text ? null : before + corrected + behind;

function parseProperty(term: FilterTerm): ListedProperty[] {
  assertKnown(term, 'property', listedProperties);
  return listedProperties.filter((name) => name === term.value);
}

type SingleTermKey =
  | 'status'
  | 'id'
  | 'model'
  | 'served'
  | 'backend'
  | 'protocol'
  | 'tool'
  | 'run'
  | 'case'
  | 'key'
  | 'mode'
  | 'agent'
  | 'finish'
  | 'conversation'
  | 'route';

function setOnce(filter: TraceFilter, key: SingleTermKey, value: string): void {
  const before = filter[key];
  if (before !== undefined && before !== value)
    throw createFilterError(`${key} occurs twice, as "${before}" and as "${value}"; it may occur once`);
  filter[key] = value;
}

const timeUnitsMs: ReadonlyMap<string, number> = new Map([
  ['ms', 1],
  ['s', 1000],
  ['m', 60_000],
  ['h', 3_600_000],
  ['d', 86_400_000],
]);

/** Both bounds are included. */
type NumberRange = NonNullable<TraceFilter['latency']>;

function intersectRanges(one: NumberRange = {}, other: NumberRange): NumberRange {
  const from = Math.max(one.from ?? 0, other.from ?? 0);
  const to = Math.min(one.to ?? Infinity, other.to ?? Infinity);
  return { ...(from > 0 && { from }), ...(to < Infinity && { to }) };
}

function parseLatency(term: FilterTerm): NumberRange {
  const { value, text } = term;
  const [, sign, number, unitName] = /^(>=?|<=?)(\d{1,9}(?:\.\d{1,6})?)(ms|s|m|h)$/.exec(value) ?? [];
  const unit = timeUnitsMs.get(unitName ?? '');
  if (unit === undefined)
    throw createFilterError(
      `"${text}" is not a comparison with a time; expected latency:>5s, latency:>=1.5s, latency:<200ms or latency:<=2m`,
      correct(term, text.replace(/:(\d+(?:\.\d+)?(?:ms|s|m|h))$/, ':>$1').replace(/([<>]=?\d+(?:\.\d+)?)$/, '$1s')),
    );
  return toRange(sign ?? '', Number(number) * unit * 1000);
}

const tokenUnits: Readonly<Record<string, number>> = { k: 1000, m: 1_000_000 };

function parseTokens(term: FilterTerm): NumberRange {
  const { value, text } = term;
  const [, sign, number, unit = ''] = /^(>=?|<=?)(\d{1,12}(?:\.\d{1,6})?)([km]?)$/i.exec(value) ?? [];
  if (sign === undefined)
    throw createFilterError(
      `"${text}" is not a comparison with a number; expected tokens:>50k, tokens:<=1.5m or tokens:<800`,
      correct(term, text.replace(/:(\d+(?:\.\d+)?[km]?)$/i, ':>$1')),
    );
  return toRange(sign, Number(number) * (tokenUnits[unit.toLowerCase()] ?? 1));
}

/** The whole numbers for which a comparison with this one holds. */
function toRange(sign: string, number: number): NumberRange {
  switch (sign) {
    case '>':
      return { from: Math.floor(number) + 1 };
    case '>=':
      return { from: Math.ceil(number) };
    case '<':
      return { to: Math.ceil(number) - 1 };
    default:
      return { to: Math.floor(number) };
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
    throw createFilterError(`"${text}" is not a time; expected 2026-01-31, 2026-01-31T08:00:00Z, 15m, 1h or 7d`);
  // Nothing was recorded before 1970, and a later time cannot be written in ISO 8601.
  return Math.min(Math.max(0, time), maxTimeMs) * 1000;
}

/** @param suggestion the filter that was probably meant. */
const createFilterError = (message: string, suggestion: string | null = null): TraceStoreError =>
  new TraceStoreError('invalid-filter', message, suggestion);

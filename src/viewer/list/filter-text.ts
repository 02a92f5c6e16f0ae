import { endingNames } from '../../core/endings.ts';
import { listedProperties } from '../../core/listed-properties.ts';

/** The keys of a filter, as `louter traces list --help` lists them. */
export const filterKeys = [
  'agent',
  'backend',
  'before',
  'case',
  'conversation',
  'finish',
  'has',
  'id',
  'key',
  'latency',
  'mode',
  'model',
  'protocol',
  'route',
  'run',
  'since',
  'status',
  'tokens',
  'tool',
];

/** Values of keys that do not depend on what is recorded. */
export const fixedValues = {
  status: endingNames.map((value) => ({ value, count: 0 })),
  has: listedProperties.map((value) => ({ value, count: 0 })),
  since: ['15m', '1h', '24h', '7d'].map((value) => ({ value, count: 0 })),
};

const termPattern = /-?(?:[A-Za-z_-]+:)?(?:"(?:[^"\\]|\\.)*"|[^\s"]+)/g;

/** The terms of a filter, as they are written. */
export const listTerms = (filter: string): string[] => filter.match(termPattern) ?? [];

/** A term with this value, in quotes where it needs them. */
export const writeTerm = (key: string, value: string): string =>
  /^[^\s"]+$/.test(value) ? `${key}:${value}` : `${key}:"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** The filter with another term in place of the one with the same key. */
export function setTerm(filter: string, key: string, value: string): string {
  const others = listTerms(filter).filter((term) => !term.startsWith(`${key}:`));
  return [...others, writeTerm(key, value)].join(' ');
}

/** The filter that excludes this value too. */
export const excludeTerm = (filter: string, key: string, value: string): string => {
  const term = `-${writeTerm(key, value)}`;
  const terms = listTerms(filter);
  return (terms.includes(term) ? terms : [...terms, term]).join(' ');
};

/** Whether a filter has this term. */
export const hasTerm = (filter: string, term: string): boolean => listTerms(filter).includes(term);

export const removeTerm = (filter: string, term: string): string =>
  listTerms(filter)
    .filter((each) => each !== term)
    .join(' ');

/** What may follow the word that ends at the caret: `status:` or the values of a key, with the number of requests. */
export function completeTerm(
  word: string,
  values: Readonly<Record<string, readonly { value: string; count: number }[]>>,
  keys: readonly string[],
): { term: string; count: number | null }[] {
  const [, minus = '', key, rest = ''] = /^(-?)([a-z]+):"?(.*)$/s.exec(word) ?? [];
  if (key === undefined) {
    const [, sign = '', start = ''] = /^(-?)(.*)$/s.exec(word) ?? [];
    return keys.filter((name) => name.startsWith(start)).map((name) => ({ term: `${sign}${name}:`, count: null }));
  }
  return (values[key] ?? [])
    .filter(({ value }) => value.toLowerCase().startsWith(rest.toLowerCase()))
    .map(({ value, count }) => ({ term: `${minus}${writeTerm(key, value)}`, count }));
}

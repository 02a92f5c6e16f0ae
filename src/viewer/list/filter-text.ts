import { endingNames } from '../../core/endings.ts';
import { filterHelp, filterKeys } from '../../core/filter-help.ts';
import { listedProperties, propertyMeanings } from '../../core/listed-properties.ts';

/** What keys of a filter are about, without the values that they take. */
const keyMeanings = new Map(
  filterHelp.map(([term, meaning]) => [term.split(':', 1)[0] ?? '', meaning.split(':', 1)[0] ?? '']),
);

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

/** What may follow the word at the caret, with what it means or the number of requests that have it. */
interface Completion {
  term: string;
  count: number | null;
  meaning?: string | undefined;
}

/** What may follow the word that ends at the caret: `status:` or the values of a key. */
export function completeTerm(
  word: string,
  values: Readonly<Record<string, readonly { value: string; count: number }[]>>,
): Completion[] {
  const [, minus = '', key, rest = ''] = /^(-?)([a-z]+):"?(.*)$/s.exec(word) ?? [];
  if (key === undefined) {
    const [, sign = '', start = ''] = /^(-?)(.*)$/s.exec(word) ?? [];
    return filterKeys
      .filter((name) => name.startsWith(start))
      .map((name) => ({ term: `${sign}${name}:`, count: null, meaning: keyMeanings.get(name) }));
  }
  const meanings: Readonly<Record<string, string>> = key === 'has' ? propertyMeanings : {};
  return (values[key] ?? [])
    .filter(({ value }) => value.toLowerCase().startsWith(rest.toLowerCase()))
    .map(({ value, count }) => ({ term: `${minus}${writeTerm(key, value)}`, count, meaning: meanings[value] }));
}

import type { components } from '../../generated/louter.js';
import { formatDollars, formatNumber } from './format.ts';

type Savings = NonNullable<components['schemas']['PrefixComparison']['savings']>;

/** What a prompt cache saved, or could have saved. */
export function savingsText({ kind, tokens, usd, marks_added }: Savings): string {
  const input = formatNumber(tokens, 'token');
  if (kind === 'possible') {
    const money = usd === null ? '' : `, which would have saved ${formatDollars(usd)}`;
    return `with cache marks, about ${input} could have been read from the cache${money}`;
  }
  const by = marks_added ? ' thanks to the cache marks that Louter added' : '';
  // A write costs more than other input, and a later turn profits from it.
  const money =
    usd === null
      ? ''
      : usd >= 0
        ? `, which saved ${formatDollars(usd)}`
        : `, but writing cost ${formatDollars(-usd)} more`;
  return `${input} ${tokens === 1 ? 'was' : 'were'} read from the cache${by}${money}`;
}

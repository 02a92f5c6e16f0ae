import type { Conversation } from '../../generated/louter.js';
import { formatNumber } from './format.ts';
import { detailsOf, type Line } from './line.ts';

type Advised = Pick<Conversation, 'advice' | 'turns'>;

/** What to change because of a session, each with why, in which turns, and what to write into the configuration. */
export const adviceLines = ({ advice, turns }: Advised): Line<'advice'>[] =>
  advice.map(({ what, next, setting, requests }) => ({
    kind: 'advice',
    text: next,
    details: detailsOf({ because: what, in: whereText(requests, turns) }),
    lines: setting === null ? [] : [{ kind: 'setting', label: 'louter.toml', text: setting }],
  }));

/** How many things could be changed. */
export const adviceTitle = ({ advice }: Pick<Advised, 'advice'>): string =>
  advice.length === 0
    ? 'nothing to change was found'
    : formatNumber(advice.length, 'thing to change', 'things to change');

/** So many turns are named. */
const maxNamed = 5;

/** The turns of requests, such as `turns 2, 3 and 4 more`. */
function whereText(requests: readonly string[], turns: Advised['turns']): string {
  if (turns.length > 1 && turns.every(({ trace_id: id }) => requests.includes(id))) return 'all turns';
  const numbers = new Set(
    turns.flatMap(({ trace_id: id, turn }, index) => (requests.includes(id) ? [turn ?? index + 1] : [])),
  );
  const named = [...numbers].slice(0, maxNamed);
  const rest = numbers.size - named.length;
  const list = rest > 0 ? `${named.join(', ')} and ${rest} more` : named.join(', ');
  return `${numbers.size === 1 ? 'turn' : 'turns'} ${list}`;
}

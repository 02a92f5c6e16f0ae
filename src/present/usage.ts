import type { Usage, UsageTotals } from '../../generated/louter.js';
import { formatCount, formatDateTime, formatDollars, formatExact, formatNumber, formatShare } from './format.ts';
import type { Line } from './line.ts';
import { modelText } from './session.ts';

/** A column of a table of usage: its title, and its text for a row. */
export type UsageColumn = readonly [title: string, text: (totals: UsageTotals) => string];

const costText = ({ cost_usd: cost }: UsageTotals): string => (typeof cost === 'number' ? formatDollars(cost) : '–');
const errorText = ({ failed }: UsageTotals): string => (failed === 0 ? '0' : formatExact(failed));

/** The columns of every table, in their order. */
export const usageColumns: readonly UsageColumn[] = [
  ['cost', costText],
  ['requests', ({ requests }) => formatExact(requests)],
  ['errors', errorText],
  ['input', ({ input }) => formatCount(input)],
  ['cached', ({ input, cache_read: read }) => formatShare(read, input) ?? '–'],
  ['output', ({ output }) => formatCount(output)],
];

/** What all requests used: the totals, and what the prompt cache saved. */
export function usageLines({ total, cache }: Usage): Line<'total' | 'cache'>[] {
  const { requests, failed, input, output, cache_read: read, without_cost: unpriced } = total;
  const price = unpriced === 0 ? '' : `, without ${formatNumber(unpriced, 'request')} whose price is not known`;
  const cost =
    total.cost_usd === null && unpriced > 0 ? 'not known: the models have no price' : costText(total) + price;
  const share = formatShare(read, input);
  return [
    { kind: 'total', label: 'cost', text: cost },
    { kind: 'total', label: 'requests', text: `${formatExact(requests)}, ${formatNumber(failed, 'error')}` },
    {
      kind: 'total',
      label: 'tokens',
      text: `${formatExact(input)} input${share === null ? '' : ` (${share} cached)`}, ${formatExact(output)} output`,
    },
    { kind: 'cache', label: 'saved', text: savedText(cache) },
    { kind: 'cache', label: 'missed', text: missedText(cache) },
  ];
}

function savedText({ read_tokens: tokens, saved_usd: usd }: Usage['cache']): string {
  if (tokens === 0) return 'nothing was read from a prompt cache';
  const money =
    usd === null
      ? ''
      : usd >= 0
        ? `, which saved ${formatDollars(usd)}`
        : `, but writing cost ${formatDollars(-usd)} more than that saved`;
  return `${formatNumber(tokens, 'token')} read from the prompt cache${money}`;
}

function missedText({ missed_sessions: sessions, missed_tokens: tokens, missed_usd: usd }: Usage['cache']): string {
  if (tokens === 0) return 'no prompt that was sent again missed the cache';
  const money = usd === null ? '' : `, which cost ${formatDollars(usd)} more than from the cache`;
  return `${formatNumber(tokens, 'token')} of ${formatNumber(sessions, 'session')} were sent again and not read from the cache${money}`;
}

/** The name of a row: a value, or a time. */
export function usageRowName({ by }: Pick<Usage, 'by'>, value: string | null): string {
  if (value === null) return '–';
  if (by === 'day') return value.slice(0, 10);
  return by === 'hour' ? hourText(value) : value;
}

/** When an hour began, in the time zone of the browser or command. */
const hourText = (iso: string): string => formatDateTime(iso).slice(0, 16);

/** An interval of the chart: its time, and all of its numbers. */
export const intervalText = ({ bucket }: Pick<Usage, 'bucket'>, row: Usage['buckets'][number]): string =>
  `${usageRowName({ by: bucket }, row.start)}: ${usageColumns.map(([title, text]) => `${title} ${text(row)}`).join(', ')}`;

/** Who worked on a session, with which model, and when. */
export const sessionText = ({ agent, model, served, started_at: startedAt }: Usage['sessions'][number]): string =>
  [agent, model === null ? served : modelText({ asked: model, routed: served }), hourText(startedAt)]
    .filter((text) => text !== null)
    .join(', ');

/** The totals of what a listing shows, in one line. */
export function totalsText({
  requests,
  failed,
  input,
  output,
  cache_read: read,
  cost_usd: cost,
}: ListedTotals): string {
  const share = formatShare(read, input);
  const tokens = `${formatCount(input + output)} tokens${share === null ? '' : ` (${share} cached)`}`;
  return [
    formatNumber(requests, 'request'),
    formatNumber(failed, 'error'),
    tokens,
    ...(typeof cost === 'number' ? [formatDollars(cost)] : []),
  ].join(', ');
}

export type ListedTotals = Pick<UsageTotals, 'requests' | 'failed' | 'input' | 'output' | 'cache_read' | 'cost_usd'>;

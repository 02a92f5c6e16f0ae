/** What the requests of one side of a comparison add up to, as far as it is shown. */
export interface ShownTotals {
  requests: number;
  errors: number;
  /** From 0 to 1. */
  error_rate: number;
  stop_reasons: Readonly<Record<string, number>>;
  losses: number;
  checked: number;
  contradictions: number;
  calls: number;
  valid_calls: number;
  tokens: { input: number; output: number; cache_read: number };
  /** Of the requests whose cost is known; absent in comparisons that were stored before costs were. */
  cost_usd?: number | null;
  first_token_ms: ShownTimes | null;
  total_ms: ShownTimes | null;
}

/** In milliseconds. */
interface ShownTimes {
  p50: number;
  p95: number;
}

/** How a page or a terminal writes numbers. */
export interface TotalsFormat {
  tokens(tokens: ShownTotals['tokens']): string;
  duration(ms: number): string;
  dollars(usd: number): string;
}

/** A row of totals: its title, and its text for one side. */
export type TotalsRow = readonly [title: string, text: (totals: ShownTotals) => string];

/** The rows of totals, in their order. */
export function totalsRows({ tokens, duration, dollars }: TotalsFormat): readonly TotalsRow[] {
  const times = (found: ShownTimes | null): string =>
    found === null ? '–' : `${duration(found.p50)}, p95 ${duration(found.p95)}`;
  return [
    ['requests', ({ requests }) => String(requests)],
    ['errors', ({ errors, error_rate: rate }) => `${errors} (${percentText(rate)})`],
    [
      'stop reasons',
      ({ stop_reasons: reasons }) =>
        Object.entries(reasons)
          .map(([reason, count]) => `${count} ${reason}`)
          .join(', ') || '–',
    ],
    ['unsupported fields', ({ losses }) => String(losses)],
    ['contradictions', ({ checked, contradictions }) => (checked === 0 ? '–' : `${contradictions} of ${checked}`)],
    ['valid tool calls', ({ calls, valid_calls: valid }) => (calls === 0 ? '–' : `${valid} of ${calls}`)],
    ['tokens', (totals) => tokens(totals.tokens)],
    ['cost', ({ cost_usd: cost }) => (typeof cost === 'number' ? dollars(cost) : '–')],
    ['first token', (totals) => times(totals.first_token_ms)],
    ['total time', (totals) => times(totals.total_ms)],
  ];
}

/** A share from 0 to 1; small ones have a decimal. */
export const percentText = (share: number): string => `${(share * 100).toFixed(share > 0 && share < 0.1 ? 1 : 0)} %`;

/** The metrics that are outside the range of the baseline runs, a sentence for each. */
export const describeOutside = (
  noise: readonly { metric: string; min: number; max: number; b: number | null; is_outside: boolean }[] | null,
): string[] =>
  (noise ?? [])
    .filter(({ is_outside: isOutside }) => isOutside)
    .map(
      ({ metric, min, max, b: value }) =>
        `outside the range of the baseline: ${metric.replaceAll('_', ' ')} ${round(value)}, baseline ${round(min)} to ${round(max)}`,
    );

const round = (value: number | null): string => (value === null ? '–' : String(Math.round(value * 1000) / 1000));

import type { Usage, UsageTotals } from '../../../generated/louter.js';
import { formatCount, formatDollars, formatExact } from '../../present/format.ts';
import { intervalText, usageRowName } from '../../present/usage.ts';
import type { UsageMeasure } from '../app/route.ts';

interface Measure {
  of(totals: UsageTotals): number;
  text(value: number): string;
}

const measures: Readonly<Record<UsageMeasure, Measure>> = {
  cost: { of: ({ cost_usd: cost }) => cost ?? 0, text: formatDollars },
  tokens: { of: ({ input, output }) => input + output, text: formatCount },
  requests: { of: ({ requests }) => requests, text: formatExact },
  errors: { of: ({ failed }) => failed, text: formatExact },
  cached: {
    of: ({ input, cache_read: read }) => (input === 0 ? 0 : read / input),
    text: (share) => `${Math.round(share * 100)}%`,
  },
};

const bucketMs = { hour: 3_600_000, day: 86_400_000 } as const;
const height = 100;

/** One bar for each hour or day, from the first that has requests to the last. Tables have the same as text. */
export function UsageBars({ usage, measure }: { usage: Usage; measure: UsageMeasure }) {
  const { buckets, bucket } = usage;
  const [first, last] = [buckets[0], buckets.at(-1)];
  if (!first || !last) return null;
  const { of, text } = measures[measure];
  const startMs = Date.parse(first.start);
  const indexOf = (start: string): number => Math.round((Date.parse(start) - startMs) / bucketMs[bucket]);
  const count = indexOf(last.start) + 1;
  const max = measure === 'cached' ? 1 : Math.max(...buckets.map(of));
  const nameOf = (start: string): string => usageRowName({ by: bucket }, start);
  return (
    <figure class="usage-bars">
      <div class="usage-scale" aria-hidden="true">
        <span>{text(max)}</span>
        <span>{text(0)}</span>
      </div>
      <svg
        viewBox={`0 0 ${Math.max(count, 12)} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${measure} by ${bucket}, at most ${text(max)}, from ${nameOf(first.start)} to ${nameOf(last.start)}`}
      >
        {buckets.map((row) => {
          const value = max === 0 ? 0 : (height * of(row)) / max;
          return (
            <g class={`bar ${measure}`}>
              <title>{intervalText(usage, row)}</title>
              <rect class="hit" x={indexOf(row.start)} y={0} width={1} height={height} />
              <rect class="all" x={indexOf(row.start) + 0.1} y={height - value} width={0.8} height={value} />
            </g>
          );
        })}
      </svg>
      <figcaption>
        <span>{nameOf(first.start)}</span>
        {count > 1 && <span>{nameOf(last.start)}</span>}
      </figcaption>
    </figure>
  );
}

import type { Aggregate, RunComparison } from '../app/types.ts';
import { formatCount, formatDuration } from '../parts/format.ts';
import { toVisibleLine } from '../parts/visible-text.ts';

const rows: readonly (readonly [title: string, text: (aggregate: Aggregate) => string])[] = [
  ['requests', ({ requests }) => String(requests)],
  ['errors', ({ errors, error_rate: rate }) => `${errors} (${(rate * 100).toFixed(rate > 0 && rate < 0.1 ? 1 : 0)} %)`],
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
  [
    'tokens',
    ({ tokens: { input, output, cache_read: cached } }) =>
      `${formatCount(input)} in (${formatCount(cached)} cached), ${formatCount(output)} out`,
  ],
  ['first token', ({ first_token_ms: times }) => describeTimes(times)],
  ['total time', ({ total_ms: times }) => describeTimes(times)],
];

const describeTimes = (times: Aggregate['total_ms']): string =>
  times === null ? '–' : `${formatDuration(times.p50)}, p95 ${formatDuration(times.p95)}`;

/** The totals of both sides, and which are outside the range of the baseline runs. */
export function AggregateTable({ aggregates: { a, b, noise } }: { aggregates: RunComparison['aggregates'] }) {
  const outside = (noise ?? []).filter(({ is_outside: isOutside }) => isOutside);
  return (
    <section>
      <h2>Totals</h2>
      <table>
        <thead>
          <tr>
            <th>
              <span class="visually-hidden">metric</span>
            </th>
            <th>baseline</th>
            <th>compared</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([title, text]) => (
            <tr>
              <th scope="row">{title}</th>
              <td>{toVisibleLine(text(a))}</td>
              <td>{toVisibleLine(text(b))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {outside.length > 0 && (
        <ul class="plain">
          {outside.map(({ metric, min, max, b: value }) => (
            <li>
              outside the range of the baseline: {metric.replaceAll('_', ' ')} {round(value)}, baseline {round(min)} to{' '}
              {round(max)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const round = (value: number | null): string => (value === null ? '–' : String(Math.round(value * 1000) / 1000));

import { describeOutside, totalsRows } from '../../present/comparison.ts';
import type { RunComparison } from '../app/types.ts';
import { formatCount, formatDollars, formatDuration } from '../../present/format.ts';
import { toVisibleLine } from '../parts/visible-text.ts';

const rows = totalsRows({
  tokens: ({ input, output, cache_read: cached }) =>
    `${formatCount(input)} in (${formatCount(cached)} cached), ${formatCount(output)} out`,
  duration: formatDuration,
  dollars: formatDollars,
});

/** The totals of both sides, and which are outside the range of the baseline runs. */
export function AggregateTable({ aggregates: { a, b, noise } }: { aggregates: RunComparison['aggregates'] }) {
  const outside = describeOutside(noise);
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
              <td data-label="baseline">{toVisibleLine(text(a))}</td>
              <td data-label="compared">{toVisibleLine(text(b))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {outside.length > 0 && (
        <ul class="plain">
          {outside.map((line) => (
            <li>{line}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

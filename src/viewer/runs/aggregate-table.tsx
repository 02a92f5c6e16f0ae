import { describeOutside, groupText, totalsRows } from '../../present/comparison.ts';
import type { RunComparison } from '../app/types.ts';
import { toVisibleLine } from '../parts/visible-text.ts';

/** The totals of both sides, and which are outside the range of the baseline runs. */
export function AggregateTable({ aggregates: { a, b, by, noise } }: { aggregates: RunComparison['aggregates'] }) {
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
          {totalsRows.map(([title, text]) => (
            <tr>
              <th scope="row">{title}</th>
              <td data-label="baseline">{toVisibleLine(text(a))}</td>
              <td data-label="compared">{toVisibleLine(text(b))}</td>
            </tr>
          ))}
        </tbody>
        <tbody>
          {by.map((group) => (
            <tr>
              <th scope="row">
                {group.by} {toVisibleLine(group.value)}
              </th>
              <td data-label="baseline">{groupText(group.a)}</td>
              <td data-label="compared">{groupText(group.b)}</td>
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

import { describeOutside, groupName, groupText, nameSides, totalsRows } from '../../present/comparison.ts';
import type { RunComparison } from '../app/types.ts';
import { toVisibleLine } from '../parts/visible-text.ts';

/** The totals of both sides, and which are outside the range of the baseline runs. */
export function AggregateTable({ aggregates: { a, b, by, noise } }: { aggregates: RunComparison['aggregates'] }) {
  const names = nameSides({ by });
  const outside = describeOutside(names, noise);
  return (
    <section>
      <h2>Totals</h2>
      <table>
        <thead>
          <tr>
            <th>
              <span class="visually-hidden">metric</span>
            </th>
            <th>{names.a}</th>
            <th>{names.b}</th>
          </tr>
        </thead>
        <tbody>
          {totalsRows.map(([title, text]) => (
            <tr>
              <th scope="row">{title}</th>
              <td data-label={names.a}>{toVisibleLine(text(a))}</td>
              <td data-label={names.b}>{toVisibleLine(text(b))}</td>
            </tr>
          ))}
        </tbody>
        <tbody>
          {by.map((group) => (
            <tr>
              <th scope="row">
                {groupName(group.by)} {toVisibleLine(group.value)}
              </th>
              <td data-label={names.a}>{groupText(group.a)}</td>
              <td data-label={names.b}>{groupText(group.b)}</td>
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

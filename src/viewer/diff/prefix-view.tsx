import type { PrefixComparison } from '../app/types.ts';
import { linkTo } from '../app/navigation.ts';
import { formatShare } from '../../present/format.ts';
import { prefixLines } from '../../present/prefix.ts';
import { Facts, routeOf } from '../parts/lines.tsx';
import { Text } from '../parts/text.tsx';
import { toVisibleLine } from '../parts/visible-text.ts';

/** How much of a prompt comes again in the next request, where it breaks, and why its cache was not read. */
export function PrefixView({ prefix }: { prefix: PrefixComparison }) {
  const { shared_bytes: shared, prompt_bytes: all } = prefix;
  const lines = Map.groupBy(prefixLines(prefix), ({ kind }) => kind);
  const facts = (['prefix', 'setting', 'fact'] as const).flatMap((kind) => lines.get(kind) ?? []);
  return (
    <div class="prefix">
      <svg
        class="prefix-bar"
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        role="img"
        aria-label={`${formatShare(shared, all) ?? 'none'} shared`}
      >
        <rect class="all" x={0} y={0} width={100} height={1} />
        <rect class="shared" x={0} y={0} width={all === 0 ? 0 : (100 * shared) / all} height={1} />
      </svg>
      {lines.get('cause')?.map(({ label = '', text, tone = '' }) => (
        <section class={`ending ${tone}`} aria-label="Cause">
          <h2>{label}</h2>
          <p>
            <Text value={text} />
          </p>
        </section>
      ))}
      {lines.get('place')?.map(({ label, text, lines: excerpts = [] }) => (
        <table class="differences">
          <caption>
            {label} {toVisibleLine(text)}
          </caption>
          <tbody>
            {excerpts.map((excerpt) => (
              <tr>
                <th scope="row">{excerpt.label}</th>
                <td>
                  <span class="value">
                    <Text value={excerpt.text} />
                  </span>
                </td>
                <td class="bytes-link">
                  {excerpt.link && <a {...linkTo(routeOf(prefix.trace_id, excerpt.link))}>raw</a>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <Facts lines={facts} />
    </div>
  );
}

import { linkTo } from '../app/navigation.ts';
import { exchangeRoute } from '../app/route.ts';
import type { PrefixComparison } from '../app/types.ts';
import { formatDuration, formatExact, formatShare } from '../../present/format.ts';
import { savingsText } from '../../present/savings.ts';
import { Text } from '../parts/text.tsx';
import { toVisible, toVisibleLine } from '../parts/visible-text.ts';

/** How much of a prompt comes again in the next request, where it breaks, and why its cache was not read. */
export function PrefixView({ prefix }: { prefix: PrefixComparison }) {
  const {
    shared_bytes: shared,
    prompt_bytes: all,
    difference,
    cause,
    cause_kind: kind,
    settings,
    gap_ms: gapMs,
    savings,
  } = prefix;
  const share = formatShare(shared, all) ?? 'none';
  return (
    <div class="prefix">
      <svg class="prefix-bar" viewBox="0 0 100 1" preserveAspectRatio="none" role="img" aria-label={`${share} shared`}>
        <rect class="all" x={0} y={0} width={100} height={1} />
        <rect class="shared" x={0} y={0} width={all === 0 ? 0 : (100 * shared) / all} height={1} />
      </svg>
      <p>
        <b>{share}</b> of the earlier prompt comes again: {formatExact(shared)} of {formatExact(all)} bytes
        {gapMs !== null && `, ${formatDuration(Math.max(0, gapMs))} later`}
      </p>
      <section class={`ending ${kind === 'hit' || kind === 'unknown' ? '' : 'bad'}`} aria-label="Cause">
        <h2>Cause</h2>
        <p>
          <Text value={cause} />
        </p>
        {savings && <p>{savingsText(savings)}</p>}
      </section>
      {difference && (
        <table class="differences">
          <caption>
            Where it breaks: {toVisibleLine(difference.element)}, <code>{toVisibleLine(difference.path)}</code>
          </caption>
          <tbody>
            <Excerpt name="was" id={prefix.earlier} byte={difference.at.earlier} text={difference.earlier} />
            <Excerpt name="is" id={prefix.trace_id} byte={difference.at.later} text={difference.later} />
          </tbody>
        </table>
      )}
      {settings.length > 0 && (
        <table class="differences">
          <caption>Outside the prompt</caption>
          <tbody>
            {settings.map(({ path, earlier, later }) => (
              <tr>
                <th scope="row">
                  <code>{toVisibleLine(path)}</code>
                </th>
                <td>{toVisible(earlier ?? 'nothing')}</td>
                <td>{toVisible(later ?? 'nothing')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Usage usage={prefix.usage} />
    </div>
  );
}

function Excerpt({ name, id, byte, text }: { name: string; id: string; byte: number | null; text: string | null }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        {byte === null ? (
          'nothing'
        ) : (
          <>
            <a {...linkTo(exchangeRoute(id, 'raw', 'upstream-request', { byte }))}>byte {formatExact(byte)}</a>{' '}
            <span class="value">
              … <Text value={text ?? ''} /> …
            </span>
          </>
        )}
      </td>
    </tr>
  );
}

function Usage({ usage }: { usage: PrefixComparison['usage'] }) {
  const rows = [
    ['earlier', usage.earlier],
    ['later', usage.later],
  ] as const;
  const shown = (count: number | null): string => (count === null ? 'not counted' : formatExact(count));
  return (
    <table class="counted">
      <caption>Tokens, as the vendor counted</caption>
      <thead>
        <tr>
          <th scope="col">request</th>
          <th scope="col">input</th>
          <th scope="col">read from the cache</th>
          <th scope="col">written to it</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, { input, cache_read: read, cache_write: written }]) => (
          <tr>
            <th scope="row">{name}</th>
            <td>{shown(input)}</td>
            <td>{shown(read)}</td>
            <td>{shown(written)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { linkTo } from '../app/navigation.ts';
import { exchangeRoute } from '../app/route.ts';
import type { TraceHead } from '../app/types.ts';
import { formatNumber } from '../../present/format.ts';
import { Text } from '../parts/text.tsx';
import { toVisibleLine } from '../parts/visible-text.ts';

/** What was sent and does not agree with what was received: the first thing on the page of a request. */
export function ContradictionCard({ trace }: { trace: TraceHead }) {
  const findings = trace.checks?.findings ?? [];
  const [first] = findings;
  if (!first) return null;
  const { leg, path, what, expected, got } = first;
  const [from, to] =
    leg === 'request' ? ['client-request', 'upstream-request'] : ['upstream-response', 'client-response'];
  return (
    <section class="ending bad" aria-label="Contradiction">
      <h2>Contradiction: {formatNumber(findings.length, 'difference')} that nothing declares</h2>
      <p>
        {leg} <code>{toVisibleLine(path || '/')}</code>: <Text value={what} />
      </p>
      <p>
        received{' '}
        <a {...linkTo(exchangeRoute(trace.trace_id, 'raw', from, expected === null ? {} : { at: path }))}>
          <Text value={expected ?? 'nothing'} />
        </a>
        , sent{' '}
        <a {...linkTo(exchangeRoute(trace.trace_id, 'raw', to, expected === null ? { at: path } : {}))}>
          <Text value={got ?? 'nothing'} />
        </a>{' '}
        · <a {...linkTo(exchangeRoute(trace.trace_id, 'translation'))}>both places, and all differences</a>
      </p>
    </section>
  );
}

import { contradictionLine } from '../../present/exchange.ts';
import { linkTo } from '../app/navigation.ts';
import { exchangeRoute } from '../app/route.ts';
import type { TraceHead } from '../app/types.ts';
import { formatNumber } from '../../present/format.ts';
import { Path, Prose, Text } from '../parts/text.tsx';
import { toVisibleLine } from '../parts/visible-text.ts';

/** What was sent and does not agree with what was received: the first thing on the page of a request. */
export function ContradictionCard({ trace }: { trace: TraceHead }) {
  const findings = trace.checks?.findings ?? [];
  const [first] = findings;
  if (!first) return null;
  const { leg, path, expected } = first;
  const { who, text, details = [] } = contradictionLine(first);
  const [received, sent] = details.map((detail) => detail.text);
  const [from, to] =
    leg === 'request' ? ['client-request', 'upstream-request'] : ['upstream-response', 'client-response'];
  return (
    <section class="ending bad" aria-label="Contradiction">
      <h2>Contradiction: {formatNumber(findings.length, 'difference')} that nothing declares</h2>
      <p>
        {who}{' '}
        <code>
          <Path value={toVisibleLine(path || '/')} />
        </code>
        : <Prose value={text} />
      </p>
      <p>
        received{' '}
        <a {...linkTo(exchangeRoute(trace.trace_id, 'raw', from, expected === null ? {} : { at: path }))}>
          <Text value={received ?? ''} />
        </a>
        , sent{' '}
        <a {...linkTo(exchangeRoute(trace.trace_id, 'raw', to, expected === null ? { at: path } : {}))}>
          <Text value={sent ?? ''} />
        </a>{' '}
        · <a {...linkTo(exchangeRoute(trace.trace_id, 'translation'))}>both places, and all differences</a>
      </p>
    </section>
  );
}

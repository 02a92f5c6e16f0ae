import { headLines, routingLines } from '../../present/exchange.ts';
import { linkTo } from '../app/navigation.ts';
import { conversationRoute, listRoute } from '../app/route.ts';
import type { TraceChain, TraceHead } from '../app/types.ts';
import { Facts } from '../parts/lines.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { WhoStrip } from './ending-card.tsx';

/** What a request was and how it ended. */
export function ExchangeHead({ trace, chain }: { trace: TraceHead; chain: TraceChain | undefined }) {
  const [target] = routingLines(trace);
  // The title has the id.
  const facts = headLines(trace).filter(({ label }) => label !== 'trace');
  return (
    <header class="exchange-head">
      <h1>
        <a {...linkTo(listRoute())}>Traces</a> / <code>{trace.trace_id.slice(0, 12)}</code>{' '}
        {trace.outcome && <Outcome outcome={trace.outcome} />}
      </h1>
      <Facts lines={[...facts, ...(target ? [target] : [])]} />
      <p>
        <a {...linkTo(conversationRoute(trace.trace_id, trace.trace_id))}>whole conversation</a>
      </p>
      {chain && <WhoStrip checks={chain.checks} trace={trace.trace_id} />}
    </header>
  );
}

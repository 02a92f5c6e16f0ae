import { headLines, routingLines } from '../../present/exchange.ts';
import { linkTo } from '../app/navigation.ts';
import { conversationRoute, listRoute } from '../app/route.ts';
import type { TraceChain, TraceHead } from '../app/types.ts';
import { Facts, Status } from '../parts/lines.tsx';
import { WhoStrip } from './ending-card.tsx';

/** What a request was and how it ended. */
export function ExchangeHead({ trace, chain }: { trace: TraceHead; chain: TraceChain | undefined }) {
  const [target] = routingLines(trace);
  const [facts, titles] = [headLines(trace), ['trace', 'status']];
  const status = facts.find(({ kind }) => kind === 'status');
  return (
    <header class="exchange-head">
      <h1>
        <a {...linkTo(listRoute())}>Traces</a> / <code>{trace.trace_id.slice(0, 12)}</code>{' '}
        {status && <Status line={status} />}
      </h1>
      <Facts lines={[...facts.filter(({ label = '' }) => !titles.includes(label)), ...(target ? [target] : [])]} />
      <p>
        <a {...linkTo(conversationRoute(trace.trace_id, trace.trace_id))}>whole conversation</a>
      </p>
      {chain && <WhoStrip checks={chain.checks} trace={trace.trace_id} />}
    </header>
  );
}

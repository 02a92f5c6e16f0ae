import { headLines, routingLines } from '../../present/exchange.ts';
import { linkTo } from '../app/navigation.ts';
import { conversationRoute, listRoute } from '../app/route.ts';
import type { TraceChain, TraceHead } from '../app/types.ts';
import { Facts, MoreFacts, Status } from '../parts/lines.tsx';
import { WhoStrip } from './ending-card.tsx';

/** The facts that are in the title, and those that are always shown in lines, by their names. */
const titles: readonly string[] = ['trace', 'status'];
const rows: readonly (readonly string[])[] = [
  ['model', 'protocol'],
  ['took', 'cost', 'tokens', 'compacted'],
];

/** What a request was and how it ended. */
export function ExchangeHead({ trace, chain }: { trace: TraceHead; chain: TraceChain | undefined }) {
  const [target] = routingLines(trace);
  const lines = headLines(trace);
  const status = lines.find(({ kind }) => kind === 'status');
  const facts = [...lines.filter(({ label = '' }) => !titles.includes(label)), ...(target ? [target] : [])];
  return (
    <header class="exchange-head">
      <div class="exchange-title">
        <h1>
          <span class="parent">
            <a {...linkTo(listRoute())}>Traces</a> /{' '}
          </span>
          <code>{trace.trace_id.slice(0, 12)}</code> {status && <Status line={status} />}
        </h1>
        <p>
          <a {...linkTo(conversationRoute(trace.trace_id, trace.trace_id))}>whole conversation</a>
        </p>
      </div>
      <div class="fact-rows">
        {rows.map((labels) => (
          <Facts lines={facts.filter(({ label = '' }) => labels.includes(label))} />
        ))}
        <MoreFacts lines={facts.filter(({ label = '' }) => !rows.flat().includes(label))} />
      </div>
      {chain && <WhoStrip checks={chain.checks} trace={trace.trace_id} />}
    </header>
  );
}

import { useContext } from 'preact/hooks';
import type { TraceHead, TraceLeg } from '../app/types.ts';
import type { ExchangeRoute } from '../app/route.ts';
import { formatExact, formatNumber } from '../../present/format.ts';
import { toVisibleLine } from '../parts/visible-text.ts';
import { BodyView } from './body-view.tsx';
import { describeSocket } from './sockets.ts';
import { findLeg, withLeg } from './legs.ts';
import { ShowView } from './show-view.ts';

const legTitles: Readonly<Record<string, string>> = {
  'client-request': 'client request',
  'upstream-request': 'upstream request',
  'upstream-response': 'upstream answer',
  'client-response': 'client answer',
};
const titleOf = (leg: string): string =>
  legTitles[leg] ?? leg.replace(/^attempt-(\d+)$/, (_, index: string) => `answer of attempt ${Number(index) + 1}`);

const missingTexts: Readonly<Record<string, string>> = {
  metadata: 'Bodies are not recorded: traces.bodies is "metadata" in the configuration.',
  pruned: 'It is past its retention (traces.keep or traces.max_size): bodies are removed, metadata stays.',
  lost: 'The trace store could not keep up when it arrived: it was not written.',
};

/** Every request and response of an exchange as it was sent: headers, and the bytes of the body. */
export function RawView({ trace, route }: { trace: TraceHead; route: ExchangeRoute }) {
  const show = useContext(ShowView);
  const leg = findLeg(trace, route.leg);
  if (!leg) return <p class="notice">Nothing of this request was recorded.</p>;
  const socket = describeSocket(trace, leg);
  return (
    <div class="raw">
      <div class="segments scrolls-sideways" role="tablist" aria-label="Requests and responses">
        {trace.legs.map((each) => (
          <button type="button" role="tab" aria-selected={each === leg} onClick={() => show(withLeg(route, each.leg))}>
            {titleOf(each.leg)} {each.status ?? ''} <span class="quiet">{formatExact(each.size)} B</span>
          </button>
        ))}
      </div>
      <Headers leg={leg} />
      {socket !== null && <p class="quiet">{toVisibleLine(socket)}</p>}
      {leg.missing !== null ? (
        <p class="notice">
          The body of {formatExact(leg.size)} bytes is not stored. {missingTexts[leg.missing]}
        </p>
      ) : leg.size === 0 ? (
        <p class="notice">It has no body.</p>
      ) : (
        <BodyView key={leg.leg} id={trace.trace_id} leg={leg} route={route} isSocket={socket !== null} />
      )}
    </div>
  );
}

function Headers({ leg }: { leg: TraceLeg }) {
  const fields = Object.entries(leg.headers).flatMap(([name, value]) =>
    [value].flat().map((each) => [name, each] as const),
  );
  return (
    <details class="headers">
      <summary>
        {leg.method === null ? `HTTP ${leg.status ?? '?'}` : `${leg.method} ${toVisibleLine(leg.target ?? '')}`}
        <span class="quiet"> · {formatNumber(fields.length, 'header field')}</span>
      </summary>
      <dl>
        {fields.map(([name, value]) => (
          <>
            <dt>{toVisibleLine(name)}</dt>
            <dd>{toVisibleLine(value)}</dd>
          </>
        ))}
      </dl>
    </details>
  );
}

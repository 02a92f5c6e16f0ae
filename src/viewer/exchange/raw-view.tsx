import type { TraceChain, TraceHead, TraceLeg } from '../app/types.ts';
import { navigate } from '../app/navigation.ts';
import { exchangeRoute, type ExchangeRoute } from '../app/route.ts';
import { formatExact, formatNumber } from '../../present/format.ts';
import { toVisibleLine } from '../parts/visible-text.ts';
import { BodyView } from './body-view.tsx';
import { describeSocket } from './sockets.ts';

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

const findLeg = ({ legs }: TraceHead, name: string | null): TraceLeg | undefined =>
  legs.find(({ leg }) => leg === name) ?? legs[0];

/** The address with what Raw shows where it names nothing: where the first check fails, else the client's request. */
export function openLeg(route: ExchangeRoute, { legs }: TraceHead, chain: TraceChain | undefined): ExchangeRoute {
  if (route.leg !== null) return route;
  const proof = chain?.checks.find(({ verdict }) => verdict === 'failed')?.proof;
  const leg = legs.find((each) => each.leg === proof?.leg && each.size > 0);
  if (!proof || !leg) return { ...route, leg: legs[0]?.leg ?? null };
  // A fault of the whole body is at no place in it.
  const { path, event } = proof;
  return { ...route, leg: leg.leg, place: { ...route.place, at: path || null, event } };
}

/** The leg behind the one that is shown; behind the last one, the first. */
export function legAfter(trace: TraceHead, shown: string | null): string | null {
  const leg = findLeg(trace, shown);
  return leg ? (trace.legs[(trace.legs.indexOf(leg) + 1) % trace.legs.length]?.leg ?? null) : null;
}

/** Shows another leg, from its beginning. */
export const withLeg = ({ id, wraps }: ExchangeRoute, leg: string | null): ExchangeRoute => ({
  ...exchangeRoute(id, 'raw', leg),
  wraps,
});

/** Every request and response of an exchange as it was sent: headers, and the bytes of the body. */
export function RawView({ trace, route }: { trace: TraceHead; route: ExchangeRoute }) {
  const leg = findLeg(trace, route.leg);
  if (!leg) return <p class="notice">Nothing of this request was recorded.</p>;
  const socket = describeSocket(trace, leg);
  return (
    <div class="raw">
      <div class="segments" role="tablist" aria-label="Requests and responses">
        {trace.legs.map((each) => (
          <button
            type="button"
            role="tab"
            aria-selected={each === leg}
            onClick={() => navigate(withLeg(route, each.leg), { replaces: true })}
          >
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

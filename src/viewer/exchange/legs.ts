import { exchangeRoute, type ExchangeRoute } from '../app/route.ts';
import type { TraceChain, TraceHead, TraceLeg } from '../app/types.ts';

/** The one of a name; without that, the first. */
export const findLeg = ({ legs }: TraceHead, name: string | null): TraceLeg | undefined =>
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

import { costOf } from '../core/cost.ts';
import type { Exchange, ExchangeStatus, RawResponse } from '../record/exchange.ts';
import { framingOfContentType } from '../wire/framing.ts';
import type { ExchangeOutcome } from './gateway.ts';

/** The result of an exchange. @param continuedCost in US dollars, of an answer that two targets wrote. */
export const outcomeOf = (exchange: Exchange, continuedCost: number | undefined): ExchangeOutcome => ({
  status: exchange.status,
  mode: exchange.mode,
  requestedModel: exchange.requestedModel,
  route: exchange.route ?? null,
  error: exchange.error,
  timing: exchange.timing,
  summary: exchange.summary,
  backend: exchange.backend?.provider ?? null,
  model: exchange.backend?.model ?? null,
  key: exchange.key ?? null,
  cost: continuedCost ?? costOf(exchange.summary?.usage, exchange.backend?.price) ?? null,
  attempts: exchange.backend?.attempts ?? [],
  isStream: exchange.response !== null && isEventStream(exchange.response),
  httpStatus: exchange.response?.status ?? 0,
  losses: exchange.losses.length,
});

const isEventStream = ({ headers }: RawResponse): boolean =>
  headers.some(([name, value]) => name.toLowerCase() === 'content-type' && framingOfContentType(value) !== undefined);

/** Who caused a failure: Louter, the client while no attempt at a backend failed, else the upstream. */
export function toFailureStatus({ backend }: Exchange, kind: NonNullable<Exchange['error']>['kind']): ExchangeStatus {
  if (kind === 'aborted') return 'aborted';
  if (kind === 'internal') return 'proxy-error';
  return backend?.attempts.some(({ error }) => error !== null) && kind !== 'unsupported'
    ? 'upstream-error'
    : 'client-error';
}

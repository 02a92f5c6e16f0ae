import { truncateName } from '../core/names.ts';
import type { Exchange } from '../record/exchange.ts';
import type { InboundRequest } from './exchange-io.ts';

/** The record of a request that was accepted: what is not known yet is null or empty. */
export function newExchange(
  { frontend, generation, traceContext }: Pick<Exchange, 'frontend' | 'generation' | 'traceContext'>,
  inbound: InboundRequest,
): Exchange {
  const { traceId, method, header, key, run, notes = [] } = inbound;
  const { target, headers, body } = inbound.received ?? inbound;
  const nameIn = (field: string): string | null => {
    const name = header(field);
    return name === undefined ? null : truncateName(name);
  };
  return {
    traceId,
    startedAt: Date.now() * 1000,
    frontend,
    generation,
    request: { method, target, headers, body },
    key: key?.name ?? null,
    run: run ?? nameIn('x-louter-run'),
    case: nameIn('x-louter-case'),
    ...(traceContext && { traceContext }),
    mode: null,
    requestedModel: null,
    issuedResponse: null,
    backend: null,
    response: null,
    losses: [],
    notes: [...notes],
    timing: { firstByteMs: null, firstTokenMs: null, totalMs: null },
    summary: null,
    error: null,
    status: 'ok',
  };
}

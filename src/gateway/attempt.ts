import type { ErrorReply } from '../core/codec.ts';
import type { JsonValue } from '../core/json.ts';
import type { CoreError } from '../core/types.ts';
import { headersByName } from '../core/headers.ts';
import { type UpstreamAttempt, type ExchangeBackend, type RawRequest } from '../record/exchange.ts';
import type { ExchangeContext } from './exchange-context.ts';
import type { Route } from './route.ts';
import type { UpstreamResponse, UpstreamRequest } from './transport.ts';

/** A try at a target, of which nothing is known yet but why it is made. */
export const startAttempt = (
  { clock }: ExchangeContext,
  { config, model }: Route,
  reason: string,
): UpstreamAttempt => ({
  backend: config.name,
  model,
  startedMs: clock(),
  status: null,
  error: null,
  reason,
});

/** Notes for the trace where a request goes, and gives back what is still to be filled in. */
export function startBackend(
  { exchange }: ExchangeContext,
  route: Route,
  attempts: UpstreamAttempt[],
): ExchangeBackend {
  const { config, adapter, model, issuer } = route;
  const backend: ExchangeBackend = {
    provider: config.name,
    protocol: adapter.codec.protocol,
    dialect: config.dialect,
    thinking: config.thinking,
    tools: config.tools,
    model,
    issuer,
    attempts,
    request: null,
    response: null,
  };
  exchange.backend = backend;
  return backend;
}

/** What is sent, as the trace has it. */
export const toRawRequest = ({ url, headers, body }: UpstreamRequest): RawRequest => ({
  method: 'POST',
  target: url,
  headers: Object.entries(headers),
  body,
});

/** An answer without a stream, as codecs take it. */
export const toReply = ({ status, headers }: UpstreamResponse, body: JsonValue): ErrorReply => ({
  status,
  headers: headersByName(headers),
  body,
});

/** Why a request is not sent to a backend now, for the client. */
export function toAdmittanceError(backend: string, why: 'busy' | 'paused'): CoreError {
  const state =
    why === 'busy' ? 'is busy: it works on limits.max_concurrent requests' : 'is paused for 30 s after 5 failures';
  return { kind: 'overloaded', message: `backend "${backend}" ${state}; try again in a moment`, retryAfterMs: 2_000 };
}

/**
 * Why an answer with this status is passed on in no mode; `undefined` for one that may be. A redirect is refused: which host
 * is asked is for the configuration to say. A status above 599 means nothing (RFC 9110, 15).
 */
export function findStatusError({ status }: Pick<UpstreamResponse, 'status'>): CoreError | undefined {
  if (status >= 300 && status < 400)
    return {
      kind: 'upstream',
      status: 502,
      message: `the upstream answered with a redirect (${status}), which is not followed: set base_url to where it leads`,
    };
  if (status > 599)
    return {
      kind: 'bad-upstream-reply',
      status: 502,
      message: `the upstream answered with ${status}, which is not an HTTP status: is base_url the API's?`,
    };
  return undefined;
}

import { randomBytes } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { secretsOf } from '../config/secrets.ts';
import type { CoreError } from '../core/types.ts';
import type { ExchangeOutcome } from '../gateway/gateway.ts';
import { createRedactor } from '../core/redact/redact.ts';
import { presentedSecrets } from '../core/redact/credentials.ts';
import { headOf, type IncomingRequest } from './incoming.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** What is known of a request that was answered. */
export interface AnsweredRequest {
  status: number;
  /** The client's protocol; null on routes that speak none. */
  protocol: string | null;
  /** The path of the route; null when none answers there. */
  route: string | null;
  error?: Pick<CoreError, 'kind' | 'message'>;
  /** What the gateway made of it, when it came that far. */
  outcome?: ExchangeOutcome;
}

/** Writes one line a request, and counts it. */
export interface AccessLog {
  logRequest(incoming: IncomingRequest, answered: AnsweredRequest): void;
  /** A defect of our own, with the trace id to find it by. */
  logDefect(traceId: string, thrown: unknown): void;
}

export function createAccessLog(config: Config, log: Log, metrics: Metrics): AccessLog {
  const redactor = createRedactor(secretsOf(config), randomBytes(32));

  /** Neither what the configuration keeps secret nor what this client presented. */
  function redactFor(text: string, incoming: IncomingRequest): string {
    return redactor.including(presentedSecrets(headOf(incoming))).text(text);
  }

  return {
    logRequest(incoming, answered) {
      const { status, protocol, route, outcome } = answered;
      const ms = performance.now() - incoming.arrivedAt;
      if (protocol !== null)
        metrics.count({
          protocol,
          backend: outcome?.backend ?? '',
          status,
          seconds: ms / 1000,
          losses: outcome?.losses ?? 0,
          usage: outcome?.summary?.usage ?? null,
        });
      const level = levelOf(answered);
      if (!log.isLevelEnabled(level)) return;
      const error = answered.error ?? outcome?.error;
      const usage = outcome?.summary?.usage;
      log[level](
        {
          trace_id: incoming.traceId,
          method: incoming.request.method,
          path: route ?? redactFor(incoming.path, incoming).slice(0, 200),
          status,
          ms: Math.round(ms * 10) / 10,
          ...(protocol !== null && { protocol }),
          ...(outcome && {
            outcome: outcome.status,
            mode: outcome.mode,
            backend: outcome.backend,
            model: outcome.requestedModel === null ? null : redactFor(outcome.requestedModel, incoming).slice(0, 200),
            losses: outcome.losses,
          }),
          ...(usage && { input_tokens: usage.input, output_tokens: usage.output }),
          ...(error && { error_kind: error.kind, error: redactFor(error.message, incoming) }),
        },
        'request',
      );
    },
    logDefect(traceId, thrown) {
      const what = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
      log.error({ trace_id: traceId, defect: redactor.text(what) }, 'defect');
    },
  };
}

/** Model requests are news; the rest, such as health checks, is not. A broken stream began with a 200 too. */
function levelOf({ status, protocol, outcome }: AnsweredRequest): 'error' | 'warn' | 'info' | 'debug' {
  if (status >= 500 || outcome?.status === 'proxy-error') return 'error';
  if (status >= 400 || (outcome && outcome.status !== 'ok')) return 'warn';
  return protocol === null ? 'debug' : 'info';
}

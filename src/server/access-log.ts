import { randomBytes } from 'node:crypto';
import { secretsOf } from '../config/secrets.ts';
import type { Settings } from '../config/settings.ts';
import type { CoreError } from '../core/types.ts';
import type { ExchangeOutcome } from '../gateway/gateway.ts';
import { createRedactor } from '../core/redact/redact.ts';
import { presentedSecrets } from '../core/redact/credentials.ts';
import { headOf, type IncomingRequest } from './incoming.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** A finished request. */
export interface AnsweredRequest {
  status: number;
  /** The client's protocol; null on Louter's own routes. */
  protocol: string | null;
  /** The path of the route; null for an unknown path. */
  route: string | null;
  error?: Pick<CoreError, 'kind' | 'message'>;
  /** The outcome, if the request reached the gateway. */
  outcome?: ExchangeOutcome;
}

/** Logs one line per request, and updates the metrics. */
export interface AccessLog {
  logRequest(incoming: IncomingRequest, answered: AnsweredRequest): void;
  /** Redacts the secrets of the configuration and the credentials of this client. */
  redact(text: string, incoming: IncomingRequest): string;
  /** Logs an internal error with its trace id. */
  logDefect(traceId: string, thrown: unknown): void;
}

export function createAccessLog(settings: Settings, log: Log, metrics: Metrics): AccessLog {
  // Requests in flight may still contain the secrets of an earlier configuration.
  let redactor = createRedactor(secretsOf(settings.config), randomBytes(32));
  settings.onReplaced((config) => (redactor = redactor.including(secretsOf(config))));

  const redactFor = (text: string, incoming: IncomingRequest): string =>
    redactor.including(presentedSecrets(headOf(incoming))).text(text);

  return {
    redact: redactFor,
    logRequest(incoming, answered) {
      const { status, protocol, route, outcome } = answered;
      const ms = performance.now() - incoming.arrivedAt;
      if (protocol !== null) metrics.count({ protocol, status, seconds: ms / 1000, ...(outcome && { outcome }) });
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
            ...(outcome.route !== null && { route: outcome.route }),
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

/** Other requests than model requests, such as health checks, are logged at debug level. A broken stream has status 200. */
function levelOf({ status, protocol, outcome }: AnsweredRequest): 'error' | 'warn' | 'info' | 'debug' {
  if (status >= 500 || outcome?.status === 'proxy-error') return 'error';
  if (status >= 400 || (outcome && outcome.status !== 'ok')) return 'warn';
  return protocol === null ? 'debug' : 'info';
}

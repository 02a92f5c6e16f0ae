import type { BackendConfig, Config } from '../config/config.ts';
import { asObject, parseJson } from '../core/json.ts';
import { isCredentialField, isCredentialParameter } from '../core/redact/credentials.ts';
import type { HeaderFields } from '../core/headers.ts';
import type { Frontend } from '../core/frontend.ts';
import type { InboundRequest, ResponseWriter } from '../gateway/exchange-io.ts';
import type { ExchangeOutcome, Gateway } from '../gateway/gateway.ts';
import { createTokenRates } from '../gateway/token-estimate.ts';
import { findRoute, type FoundRoute } from '../protocols/find-route.ts';
import { frontendOf } from '../protocols/frontends.ts';
import { findMessage } from '../record/normalize.ts';
import type { StoredMessage, StoredTrace } from '../record/store/trace-store.ts';

/** Where recorded requests are sent again. */
export interface RerunTarget {
  backend: BackendConfig;
  /** The model's name at the backend; null: as each client asked for it. */
  model: string | null;
  mode: 'baseline' | 'proxy' | null;
  /** The run that the new exchanges are recorded in. */
  run: string;
}

/** A recorded request that can be sent again. */
export interface RerunRequest {
  traceId: string;
  frontend: Frontend;
  found: FoundRoute;
  inbound: InboundRequest;
  /** As recorded, else estimated. */
  inputTokens: number;
  /** As recorded; 0 where nothing was. */
  outputTokens: number;
}

/** The configuration with every model name led to the target. */
export const configForRerun = (config: Config, { backend, model }: RerunTarget): Config => ({
  ...config,
  routes: [],
  models: [{ pattern: '*', targets: [{ backend: backend.name, model: model ?? '*' }] }],
});

/** A recorded request as it is sent again, or why that is not possible. */
export function prepareRerun(trace: StoredTrace, target: RerunTarget): RerunRequest | { why: string } {
  const { row } = trace;
  const frontend = frontendOf(row.frontend);
  const message = findMessage(trace, 'client-request');
  const found = frontend && message && findRoute(frontend, message.target ?? '');
  if (!found || found.route.task !== 'chat') return { why: 'it is not a chat request' };
  if (row.bodies !== 'full' || !message.body) return { why: 'its bodies are not stored' };
  const body = asObject(parseJson(message.body.toString('utf8')));
  if (!body) return { why: 'its body is not JSON' };
  const { continuation } = frontend;
  if (continuation?.previousResponseId(body) !== undefined)
    return { why: 'it continues a response by its id, which is known for its own caller only' };
  if (target.mode === 'baseline' && target.backend.protocol !== row.frontend)
    return { why: `mode baseline: its protocol is ${row.frontend}, that of the backend ${target.backend.protocol}` };
  return {
    traceId: row.id,
    frontend,
    found,
    inbound: createInbound(message, message.body, row.case, target),
    inputTokens: row.inputTokens ?? createTokenRates().estimate(row.model ?? '', message.body.length),
    outputTokens: row.outputTokens ?? 0,
  };
}

/** Fields of the connection that the request came in, which a request without one does not have. */
const connectionFields: ReadonlySet<string> = new Set(
  'host connection content-length content-encoding transfer-encoding accept-encoding expect upgrade'.split(' '),
);

function createInbound(
  { target, headers: recorded }: StoredMessage,
  body: Buffer,
  caseName: string | null,
  { run, mode }: RerunTarget,
): InboundRequest {
  const kept = recorded.filter(
    ([name]) =>
      !isCredentialField(name) &&
      !/^(?:x-louter-|sec-websocket-)/i.test(name) &&
      !connectionFields.has(name.toLowerCase()),
  );
  const headers: HeaderFields = [
    ...kept,
    ['x-louter-run', run],
    ...(caseName === null ? [] : [['x-louter-case', caseName] as [string, string]]),
    ...(mode === null ? [] : [['x-louter-mode', mode] as [string, string]]),
  ];
  return {
    traceId: crypto.randomUUID().replaceAll('-', ''),
    // Its body is that of a request over HTTP, even if it was a message of a WebSocket.
    method: 'POST',
    target: withoutCredentials(target ?? ''),
    headers,
    header: (name) => headers.find(([field]) => field.toLowerCase() === name)?.[1],
    body,
  };
}

/** The recorded credential is redacted: it would only be sent on as it is. */
function withoutCredentials(target: string): string {
  const mark = target.indexOf('?');
  if (mark === -1) return target;
  const query = new URLSearchParams(target.slice(mark + 1));
  for (const name of new Set(query.keys())) if (isCredentialParameter(name)) query.delete(name);
  return query.size === 0 ? target.slice(0, mark) : `${target.slice(0, mark)}?${query.toString()}`;
}

/** Sends a request through the gateway, which records it; its answer is read from there. */
export const sendAgain = (
  gateway: Gateway,
  { frontend, found, inbound }: RerunRequest,
  signal: AbortSignal,
): Promise<ExchangeOutcome> =>
  gateway.handle(frontend, found.route, inbound, createDiscardingWriter(signal), found.hints.model);

const createDiscardingWriter = (signal: AbortSignal): ResponseWriter => ({
  signal,
  writeHead() {},
  write: () => true,
  drained: () => Promise.resolve(),
  end() {},
  destroy() {},
});

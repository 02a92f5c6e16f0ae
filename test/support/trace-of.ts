import type { CheckFinding } from '../../src/judge/differences.ts';
import type { Exchange, RawResponse } from '../../src/record/exchange.ts';
import type { StoredMessage, StoredTrace } from '../../src/record/store/stored-trace.ts';

/** A closed exchange as the trace store gives it back, as far as the check reads it. */
export function traceOf(exchange: Exchange): StoredTrace {
  const { backend } = exchange;
  const row = {
    id: exchange.traceId,
    startedAt: BigInt(exchange.startedAt),
    frontend: exchange.frontend,
    mode: exchange.mode,
    status: exchange.status,
    bodies: 'full',
    protocol: backend?.protocol ?? null,
    dialect: backend?.dialect ?? null,
    thinking: backend?.thinking ?? null,
    tools: backend?.tools ?? null,
    model: backend?.model ?? null,
    issuer: backend?.issuer ?? null,
    losses: JSON.stringify(exchange.losses),
    notes: JSON.stringify(exchange.notes),
  };
  return {
    row: row as StoredTrace['row'],
    attempts: [],
    core: null,
    findings: [],
    messages: [
      { ...noMessage, ...exchange.request, role: 'client-request', size: exchange.request.body.length },
      ...(backend?.request
        ? [{ ...noMessage, ...backend.request, role: 'upstream-request', size: backend.request.body.length }]
        : []),
      ...(backend?.attempts ?? []).flatMap(({ response }, position) =>
        responseOf('attempt-response', response).map((message) => ({ ...message, position })),
      ),
      ...responseOf('upstream-response', backend?.response),
      ...responseOf('client-response', exchange.response),
    ].map((message): StoredMessage => ({ ...message, body: Buffer.from(message.body) })),
  };
}

const noMessage = { position: 0, method: null, target: null, status: null, chunks: [] };

function responseOf(role: string, response: RawResponse | null | undefined) {
  if (!response) return [];
  const chunks = response.chunks.map(({ atMs, bytes }) => ({ atMs, bytes: Buffer.from(bytes) }));
  const body = Buffer.concat(chunks.map(({ bytes }) => bytes));
  return [{ ...noMessage, role, status: response.status, headers: response.headers, size: body.length, body, chunks }];
}

/** Findings in a line each, as a failed test shows them. */
export const shownFindings = (findings: readonly CheckFinding[]): string[] =>
  findings.map(
    ({ leg, path, what, expected, got }) =>
      `${leg} ${path}: ${what} (${expected?.slice(0, 120) ?? 'nothing'} → ${got?.slice(0, 120) ?? 'nothing'})`,
  );

import type { VendorModel } from '../core/backend.ts';
import type { BackendContext } from '../core/codec.ts';
import { LouterError } from '../core/error.ts';
import { assertServerStateSupported } from '../core/server-state.ts';
import { asObject, type JsonObject, type JsonValue } from '../core/json.ts';
import type { Diagnostics } from '../core/diagnostics.ts';
import { decodeTokenCount } from '../gateway/count-tokens.ts';
import { noClientRequest, buildUpstreamHeaders } from '../gateway/headers.ts';
import { createMissingEndpoints, isEndpointMissing } from '../gateway/route/missing-endpoints.ts';
import { FailedAttempt } from '../gateway/attempt/retry.ts';
import { estimateRequestTokens } from '../gateway/request/token-estimate.ts';
import type { UpstreamRequest } from '../gateway/attempt/transport.ts';
import { buildUpstreamRequest, buildUpstreamUrl, requestJson } from '../gateway/attempt/upstream.ts';
import { sendWithRetries, createContext, toRoute, type ClientConnection } from './send.ts';
import { toCoreRequest, type ChatRequest } from './request.ts';

/** The number of input tokens of a request. */
export interface TokenCount {
  tokens: number;
  /**
   * `vendor`: counted by an endpoint of the backend. `estimate`: the backend has no such endpoint; the number is estimated
   * from the length of the request, and improves with each answer that reports its usage.
   */
  source: 'vendor' | 'estimate';
}

/** The model lists of large vendors have several hundred kilobytes. */
const maxAnswerBytes = 8 * 1024 * 1024;

/**
 * The models that a backend lists.
 * @throws {LouterError} also `bad-upstream-reply` where the answer is not a list.
 */
export async function listModels(
  connection: ClientConnection,
  { signal }: { signal?: AbortSignal | undefined },
): Promise<VendorModel[]> {
  const { modelList } = connection.adapter;
  if (!modelList) return [];
  const body = await sendJson(connection, { path: modelList.path, model: '', signal });
  const list = asObject(body);
  if (!list || !('data' in list || 'models' in list))
    throw new LouterError({
      kind: 'bad-upstream-reply',
      message: `the response of the upstream to ${modelList.path} is not a list of models: check baseUrl`,
    });
  return modelList.decode(list);
}

/** Counts the tokens of requests for one backend. A missing endpoint of the backend is not tried each time. */
export function createTokenCounter(
  connection: ClientConnection,
): (request: ChatRequest, options: { signal?: AbortSignal | undefined }) => Promise<TokenCount> {
  const { tokenCount, codec } = connection.adapter;
  const missing = createMissingEndpoints();

  return async (chatRequest, { signal }) => {
    const request = toCoreRequest(chatRequest, { stream: false });
    const { model } = request;
    const diagnostics: Diagnostics = { losses: [], notes: [] };
    const context = createContext(toRoute(connection, model), { request, diagnostics });
    const path = tokenCount?.path(model);
    if (tokenCount && path !== undefined && !missing.has(path)) {
      try {
        const answer = await sendJson(connection, { path, model, signal, json: tokenCount.encode(request, context) });
        return { tokens: decodeTokenCount(connection.adapter, answer), source: 'vendor' };
      } catch (error) {
        if (!(error instanceof LouterError)) throw error;
        const { detail } = error;
        // An estimate cannot include state that only the vendor has.
        if (request.serverState || !isEndpointMissing(detail.status, detail, { path, model })) throw error;
        missing.add(path);
      }
    }
    assertServerStateSupported(request, codec.protocol);
    return { tokens: estimateTokens(connection, context), source: 'estimate' };
  };
}

function estimateTokens(connection: ClientConnection, context: BackendContext): number {
  const { request, model } = context;
  const { body } = buildUpstreamRequest(toRoute(connection, model), context, { headers: {}, sameProtocol: false });
  return estimateRequestTokens(connection.tokenRates, { model, request, bytes: body.length });
}

interface JsonRequest {
  path: string;
  model: string;
  signal: AbortSignal | undefined;
  /** Absent: a GET without a body. */
  json?: JsonObject;
}

/** @throws {LouterError} */
async function sendJson(connection: ClientConnection, { path, model, signal, json }: JsonRequest): Promise<JsonValue> {
  const { adapter, config, transport } = connection;
  const { codec } = adapter;
  const written = {
    url: buildUpstreamUrl(config.baseUrl, path, ''),
    headers: buildUpstreamHeaders(noClientRequest, { adapter, config, stream: false, sameProtocol: false }),
  };
  const { url, headers, json: body } = (json && adapter.prepare?.({ ...written, json })) ?? { ...written, json };
  const request: UpstreamRequest = {
    ...(body === undefined && { method: 'GET' as const }),
    url,
    headers,
    body: Buffer.from(body === undefined ? '' : JSON.stringify(body)),
    protocol: codec.protocol,
    stream: false,
    model,
  };
  let answer: JsonValue = null;
  await sendWithRetries(connection, { signal, mayTryAgain: () => true }, async (read) => {
    try {
      answer = await requestJson({ read, transport, request, limits: config.limits, codec }, maxAnswerBytes);
    } catch (thrown) {
      // A retry does not help against 501.
      if (thrown instanceof FailedAttempt && thrown.failure.error.status === 501)
        throw new FailedAttempt({ ...thrown.failure, shouldRetry: false });
      throw thrown;
    }
  });
  return answer;
}

import type { VendorModel } from '../core/backend.ts';
import type { BackendContext } from '../core/codec.ts';
import { LouterError } from '../core/error.ts';
import { assertServerStateSupported } from '../core/server-state.ts';
import { asObject, parseJson, type JsonObject, type JsonValue } from '../core/json.ts';
import { noClientRequest, buildUpstreamHeaders } from '../gateway/headers.ts';
import { createMissingEndpoints, isEndpointMissing } from '../gateway/missing-endpoints.ts';
import type { ReadContext } from '../gateway/reading.ts';
import { readBody, decodeText } from '../gateway/reply.ts';
import { FailedAttempt } from '../gateway/retry.ts';
import { estimateRequestTokens } from '../gateway/token-estimate.ts';
import type { UpstreamRequest } from '../gateway/transport.ts';
import { toFailedAttempt, buildUpstreamRequest } from '../gateway/upstream-answer.ts';
import { buildUpstreamUrl } from '../gateway/upstream-url.ts';
import type { Diagnostics } from '../core/diagnostics.ts';
import { sendWithRetries, createContext, toRoute, type ClientConnection } from './send.ts';
import { toCoreRequest, type ChatRequest } from './request.ts';

/** How many tokens a request has. */
export interface TokenCount {
  tokens: number;
  /**
   * `vendor`: the backend's own endpoint counted them. `estimate`: the backend has none; the number follows from the
   * length of the request, and gets better with the answers of the model that report their usage.
   */
  source: 'vendor' | 'estimate';
}

/** Lists of models of large vendors have some hundred kilobytes. */
const maxAnswerBytes = 8 * 1024 * 1024;

/**
 * The models that a backend lists.
 * @throws {LouterError} also `bad-upstream-reply` where the answer is no list.
 */
export async function listModels(
  connection: ClientConnection,
  { signal }: { signal?: AbortSignal | undefined },
): Promise<VendorModel[]> {
  const { modelList } = connection.adapter;
  const body = await requestJson(connection, { path: modelList.path, model: '', signal });
  const list = asObject(body);
  if (!list || !('data' in list || 'models' in list))
    throw new LouterError({
      kind: 'bad-upstream-reply',
      message: `the upstream answered ${modelList.path} without a list of models: is base_url the API's?`,
    });
  return modelList.decode(list);
}

/** Counts the tokens of requests for one backend. An endpoint that the backend does not have is not asked each time. */
export function createTokenCounter(
  connection: ClientConnection,
): (request: ChatRequest, options: { signal?: AbortSignal | undefined }) => Promise<TokenCount> {
  const { tokenCount, codec } = connection.adapter;
  const missing = createMissingEndpoints();

  return async (asked, { signal }) => {
    const request = toCoreRequest(asked, 'whole');
    const { model } = request;
    const told: Diagnostics = { losses: [], notes: [] };
    const context = createContext(connection, toRoute(connection, model), { request, told });
    const path = tokenCount?.path(model);
    if (tokenCount && path !== undefined && !missing.has(path)) {
      try {
        const answer = await requestJson(connection, {
          path,
          model,
          signal,
          json: tokenCount.encode(request, context),
        });
        const tokens = tokenCount.decode(answer);
        if (tokens !== undefined) return { tokens, source: 'vendor' };
        throw new LouterError({
          kind: 'bad-upstream-reply',
          message: 'the upstream answered a token count without a count',
        });
      } catch (error) {
        if (!(error instanceof LouterError)) throw error;
        const { detail } = error;
        // What only the vendor holds would be left out of an estimate.
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
  /** Absent: nothing is sent but the address. */
  json?: JsonObject;
}

/** @throws {LouterError} */
async function requestJson(
  connection: ClientConnection,
  { path, model, signal, json }: JsonRequest,
): Promise<JsonValue> {
  const { adapter, config } = connection;
  const upload: UpstreamRequest = {
    ...(json === undefined && { method: 'GET' as const }),
    url: buildUpstreamUrl(config.baseUrl, path, ''),
    headers: buildUpstreamHeaders(noClientRequest, { adapter, config, stream: false, sameProtocol: false }),
    body: Buffer.from(json === undefined ? '' : JSON.stringify(json)),
    protocol: adapter.codec.protocol,
    stream: false,
    model,
  };
  let answer: JsonValue | undefined;
  await sendWithRetries(connection, { signal, mayTryAgain: () => true }, async (reading) => {
    answer = await sendJsonOnce(connection, upload, reading);
  });
  if (answer === undefined) throw new LouterError({ kind: 'internal', message: 'an answer was read and is not there' });
  return answer;
}

async function sendJsonOnce(
  { adapter, config, transport }: ClientConnection,
  upload: UpstreamRequest,
  reading: ReadContext,
) {
  const download = await transport.send(upload, config.limits, reading.signal);
  const raw = { status: download.status, headers: download.headers, chunks: [] };
  const arriving = { reading, download, url: upload.url, raw };
  if (download.status >= 300) {
    const { failure } = await toFailedAttempt(arriving, adapter.codec);
    // A retry does not help against 501.
    throw new FailedAttempt(download.status === 501 ? { ...failure, shouldRetry: false } : failure);
  }
  const body = parseJson(decodeText(await readBody(arriving, maxAnswerBytes)));
  if (body !== undefined) return body;
  throw new LouterError({
    kind: 'bad-upstream-reply',
    message: `the upstream answered ${download.status} with what is no JSON (content-type ${download.header('content-type') ?? 'missing'}): is base_url the API's?`,
  });
}

import { Agent } from 'undici';
import type { Backend, VendorModel } from '../../core/backend.ts';
import type { BackendConfig } from '../../config/config.ts';
import { parseJson, type JsonValue } from '../../core/json.ts';
import { findErrorCode } from './transport.ts';
import { noClientRequest, buildUpstreamHeaders } from '../headers.ts';
import { toCoreError } from '../../core/error.ts';
import { authorizerOf } from '../platform/authorizer.ts';
import { findProxyError, isOfForwardingProxy, refusal } from '../outgoing/tunnel.ts';
import { addressOf, createConnector } from './connector.ts';

/** The result of a GET request, such as for a list of models. */
export type GetResult =
  /** `body` is undefined where it was not JSON. */
  | {
      kind: 'answered';
      status: number;
      /** The first value of a header field, by lower-case name. */
      header(name: string): string | undefined;
      text: string;
      body: JsonValue | undefined;
    }
  /** `code` is Node's or undici's, such as `ECONNREFUSED`. */
  | { kind: 'failed'; code: string }
  /** There is no credential to send it with; why. */
  | { kind: 'no-credential'; message: string }
  /** An outgoing proxy failed; `what` has the remedy. */
  | { kind: 'proxy'; what: string }
  | { kind: 'timeout' };

/** The model lists of large vendors have some hundred kilobytes. */
const maxResponseBytes = 8 * 1024 * 1024;

/** Sends a GET request with the backend's own credential, on a connection of its own. Never rejects. */
export async function sendGet(
  config: BackendConfig,
  adapter: Backend,
  url: string,
  timeoutMs: number,
): Promise<GetResult> {
  const headers = buildUpstreamHeaders(noClientRequest, { adapter, config, sameProtocol: false, stream: false });
  const authorizer = authorizerOf(config, adapter);
  if (!authorizer) return get(config, url, headers, timeoutMs);
  try {
    for (let isAgain = false; ; isAgain = true) {
      const authorization = await authorizer.authorize({ method: 'GET', url, headers, body: Buffer.alloc(0) });
      const answer = await get(config, url, { ...headers, ...authorization.headers }, timeoutMs);
      const refused = answer.kind === 'answered' ? authorizer.refused(authorization, answer) : undefined;
      if (isAgain || !refused) return answer;
    }
  } catch (error) {
    return { kind: 'no-credential', message: toCoreError(error).message };
  }
}

async function get(
  { proxy }: Pick<BackendConfig, 'proxy'>,
  url: string,
  headers: Record<string, string>,
  timeoutMs: number,
): Promise<GetResult> {
  const connect = createConnector({ timeout: timeoutMs }, proxy);
  const dispatcher = new Agent({ connect, maxResponseSize: maxResponseBytes });
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const { origin, path, headers: ofProxy } = addressOf(new URL(url), proxy);
    const {
      statusCode,
      headers: received,
      body,
    } = await dispatcher.request({
      origin,
      path,
      method: 'GET',
      signal,
      headers: { ...headers, ...ofProxy },
    });
    const header = (name: string): string | undefined => [received[name]].flat()[0];
    if (ofProxy && proxy && isOfForwardingProxy(statusCode, header))
      throw refusal(proxy, statusCode, new URL(url).host);
    const text = await body.text();
    return { kind: 'answered', status: statusCode, header, text, body: parseJson(text) };
  } catch (error) {
    const ofProxy = findProxyError(error);
    if (ofProxy) return { kind: 'proxy', what: ofProxy.message };
    const code = findErrorCode(error);
    return signal.aborted || code === 'UND_ERR_CONNECT_TIMEOUT' ? { kind: 'timeout' } : { kind: 'failed', code };
  } finally {
    await dispatcher.destroy();
  }
}

/** The models that an answer lists; `undefined` where it is not a list. */
export function parseModelList(answer: GetResult, adapter: Backend): VendorModel[] | undefined {
  const { modelList } = adapter;
  if (!modelList || answer.kind !== 'answered' || answer.status !== 200 || answer.body === undefined) return undefined;
  const models = modelList.decode(answer.body);
  // An empty list has a list; other JSON has none.
  return models.length > 0 || /"(?:data|models|publisherModels)"\s*:\s*(?:\[|null)/.test(answer.text)
    ? models
    : undefined;
}

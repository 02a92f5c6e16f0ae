import { backendsOfKeys } from '../../config/key-pool.ts';
import type { BackendConfig } from '../../config/config.ts';
import { badUpstreamReply, LouterError } from '../../core/error.ts';
import type { StoredAnswers, VendorQuestion } from '../../core/frontend.ts';
import { asObject, type JsonObject } from '../../core/json.ts';
import { FailedAttempt, nameBackendInErrors } from '../attempt/retry.ts';
import { totalTimeoutError } from '../attempt/transport.ts';
import { buildUpstreamUrl, requestJson } from '../attempt/upstream.ts';
import type { InboundRequest } from '../exchange-io.ts';
import type { GatewayServices } from '../exchange-context.ts';
import { buildUpstreamHeaders, identifyCaller } from '../headers.ts';
import { mayUseBackend } from '../keys/access.ts';
import { tracesAwayError } from './conversations.ts';

/** The longest answer that is read, in bytes. */
const maxAnswerBytes = 64 * 1024 * 1024;

/** The answers of a caller: those that are known here, and what vendors have. */
export function createStoredAnswers(services: GatewayServices, inbound: Omit<InboundRequest, 'body'>): StoredAnswers {
  const { conversations } = services;
  const caller = identifyCaller(inbound);
  return {
    scope: conversations.scope,
    async find(id) {
      const { value, isIncomplete } = await conversations.find(caller, id);
      if (isIncomplete) throw tracesAwayError('which may have the answer, cannot be read');
      return value?.answered;
    },
    remove: (id) => conversations.remove(caller, id),
    askVendors: (question) => askVendors(services, inbound, question),
  };
}

/** Asks one backend after the other, with each of its keys, until one has the answer: it is in the account of one. */
async function askVendors(
  services: GatewayServices,
  inbound: Omit<InboundRequest, 'body'>,
  question: VendorQuestion,
): Promise<JsonObject | undefined> {
  // A URL would lead from these to another path.
  if (question.id === '.' || question.id === '..') return undefined;
  const backends = services.config.backends
    .filter(({ protocol, name }) => protocol === question.protocol && mayUseBackend(inbound.key, name))
    .flatMap(backendsOfKeys);
  let failure: LouterError | undefined;
  for (const backend of backends)
    try {
      const answer = await askVendor(services, inbound, backend, question);
      if (answer) return answer;
    } catch (thrown) {
      if (!(thrown instanceof LouterError) || thrown.detail.kind === 'internal') throw thrown;
      failure ??= thrown;
    }
  if (failure) throw failure;
  return undefined;
}

/** `undefined`: it has no such answer, or keeps none. @throws {LouterError} */
async function askVendor(
  services: GatewayServices,
  inbound: Omit<InboundRequest, 'body'>,
  config: BackendConfig,
  { protocol, method, id, action, query }: VendorQuestion,
): Promise<JsonObject | undefined> {
  const adapter = services.adapterOf(config);
  if (!adapter?.storedAnswerPath || adapter.prepare) return undefined;
  const { limits } = config;
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(totalTimeoutError(limits)), limits.totalTimeout);
  const path = `${adapter.storedAnswerPath(encodeURIComponent(id))}${action === undefined ? '' : `/${action}`}`;
  const outgoing = { adapter, config, sameProtocol: true, stream: false, gatewayKeys: services.config };
  try {
    const answer = await nameBackendInErrors({ abort }, { config }, () =>
      requestJson(
        {
          read: { signal: abort.signal, masker: services.masker, clientProtocol: protocol },
          transport: services.transportOf(config.name),
          request: {
            ...(method !== 'POST' && { method }),
            url: buildUpstreamUrl(config.baseUrl, path, query.size === 0 ? '' : `?${query.toString()}`),
            headers: buildUpstreamHeaders(inbound, outgoing),
            body: Buffer.alloc(0),
            protocol,
            stream: false,
            model: '',
          },
          limits,
          codec: adapter.codec,
        },
        maxAnswerBytes,
      ),
    );
    const found = asObject(answer);
    if (found) return found;
    throw badUpstreamReply(`backend "${config.name}" answered ${method} ${path} with no JSON object`);
  } catch (thrown) {
    if (!(thrown instanceof FailedAttempt)) throw thrown;
    const { error } = thrown.failure;
    if (error.status === 404) return undefined;
    throw new LouterError(error, { cause: thrown });
  } finally {
    clearTimeout(timer);
  }
}

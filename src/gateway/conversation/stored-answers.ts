import type { AttemptCause } from '../../core/attempt-cause.ts';
import { backendsOfKeys } from '../../config/key-pool.ts';
import { badUpstreamReply, LouterError, toLouterError } from '../../core/error.ts';
import type { StoredAnswers, VendorQuestion } from '../../core/frontend.ts';
import { asObject, type JsonObject } from '../../core/json.ts';
import { FailedAttempt, nameBackendInErrors } from '../attempt/retry.ts';
import { totalTimeoutError } from '../attempt/transport.ts';
import { buildUpstreamUrl, requestJson } from '../attempt/upstream.ts';
import type { InboundRequest } from '../exchange-io.ts';
import type { GatewayServices } from '../exchange-context.ts';
import type { ExchangeRecorder } from '../exchange-recorder.ts';
import { buildUpstreamHeaders, identifyCaller } from '../headers.ts';
import { mayUseBackend } from '../keys/access.ts';
import type { Route } from '../route/routing.ts';
import { tracesAwayError } from './conversations.ts';

/** The longest answer that is read, in bytes. */
const maxAnswerBytes = 64 * 1024 * 1024;

/** The head of the request that asks for an answer. */
type Caller = Omit<InboundRequest, 'body'>;

/** The answers of a caller: those that are known here, and what vendors have. `record` begins the trace of a request to vendors. */
export function createStoredAnswers(
  services: GatewayServices,
  inbound: Caller,
  record: (question: VendorQuestion) => ExchangeRecorder,
): StoredAnswers {
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
    async askVendors(question) {
      const routes = findRoutes(services, inbound, question);
      return routes.length === 0
        ? undefined
        : askRecorded({ services, inbound, question, record: record(question) }, routes);
    },
  };
}

/** What a caller asks vendors. */
interface AskedQuestion {
  readonly services: GatewayServices;
  readonly inbound: Caller;
  readonly question: VendorQuestion;
  readonly record: ExchangeRecorder;
}

/** The backends that may have an answer, with each of their keys. */
function findRoutes(
  { config, adapterOf }: GatewayServices,
  { key }: Caller,
  { protocol, id }: VendorQuestion,
): Route[] {
  // A URL would lead from these to another path.
  if (id === '.' || id === '..') return [];
  return config.backends
    .filter((backend) => backend.protocol === protocol && mayUseBackend(key, backend.name))
    .flatMap((backend) => {
      const adapter = adapterOf(backend);
      if (!adapter?.storedAnswerPath || adapter.prepare) return [];
      const issuer = `${protocol}@${backend.host}`;
      // No model is asked.
      return backendsOfKeys(backend).map((each) => ({ config: each, adapter, model: '', issuer, facts: {} }));
    });
}

const noUsage = { tokens: 0, usd: 0 };

/** Asks vendors as a request like any other: it is recorded, and counts to the limits of its key. */
async function askRecorded(asked: AskedQuestion, routes: readonly Route[]): Promise<JsonObject | undefined> {
  const { services, inbound, record } = asked;
  record.modeChosen('baseline');
  // Nothing is generated: what the answer used was counted when it was made.
  record.answerStarted();
  try {
    const permit = inbound.key && (await services.keyLimits.admit(record.traceId, inbound.key, noUsage));
    try {
      return await askInTurn(asked, routes);
    } finally {
      permit?.end(record.isSent ? noUsage : null);
    }
  } catch (error) {
    record.failed(toLouterError(error));
    throw error;
  } finally {
    record.closed();
  }
}

/** Asks one backend after the other, with each of its keys, until one has the answer: it is in the account of one. */
async function askInTurn(asked: AskedQuestion, routes: readonly Route[]): Promise<JsonObject | undefined> {
  const { record } = asked;
  let failure: LouterError | undefined;
  for (const [index, route] of routes.entries())
    try {
      record.attemptStarted(route, causeOf(route, routes[index - 1]), 'which account has the answer is not known');
      const answer = await askVendor(asked, route);
      if (answer) {
        record.responseHead(200, { 'content-type': 'application/json' });
        record.responseEnd(JSON.stringify(answer));
        return answer;
      }
    } catch (thrown) {
      if (!(thrown instanceof LouterError) || thrown.detail.kind === 'internal') throw thrown;
      record.attemptFailed(thrown.message);
      failure ??= thrown;
    }
  if (failure) throw failure;
  record.failed(new LouterError({ kind: 'not-found', message: 'no backend has the answer' }));
  return undefined;
}

function causeOf({ config }: Route, previous: Route | undefined): AttemptCause {
  if (!previous) return 'first';
  return config.name === previous.config.name ? 'next-key' : 'fallback';
}

/** `undefined`: it has no such answer. @throws {LouterError} */
async function askVendor(
  { services, inbound, question, record }: AskedQuestion,
  { config, adapter }: Route,
): Promise<JsonObject | undefined> {
  const { protocol, method, id, action, query } = question;
  const { limits } = config;
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(totalTimeoutError(limits)), limits.totalTimeout);
  const path = `${adapter.storedAnswerPath?.(encodeURIComponent(id))}${action === undefined ? '' : `/${action}`}`;
  const outgoing = { adapter, config, sameProtocol: true, stream: false, gatewayKeys: services.config };
  try {
    const answer = await nameBackendInErrors({ abort }, { config }, () =>
      requestJson(
        {
          read: { signal: abort.signal, masker: services.masker, clientProtocol: protocol, recorder: record },
          transport: services.transportOf(config.name),
          request: {
            ...(method !== 'POST' && { method }),
            url: buildUpstreamUrl(config.baseUrl, path, query.size === 0 ? '' : `?${query.toString()}`),
            headers: { ...buildUpstreamHeaders(inbound, outgoing), ...record.propagateTrace() },
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

import type { Backend } from '../core/backend.ts';
import type { BackendConfig } from '../config/config.ts';
import type { BackendContext, ModelFacts } from '../core/codec.ts';
import { LouterError } from '../core/error.ts';
import { createIdMinter } from '../core/mint.ts';
import { addDiagnostic, type Diagnostics } from '../core/diagnostics.ts';
import type { CoreChatRequest, CoreUsage } from '../core/types.ts';
import { startClock } from '../gateway/clock.ts';
import { noClientRequest, buildUpstreamHeaders } from '../gateway/headers.ts';
import type { Hiding } from '../gateway/hiding.ts';
import { totalTimeoutError } from '../gateway/out-of-time.ts';
import type { ReadContext } from '../gateway/reading.ts';
import { toFailure, withRetries } from '../gateway/retry.ts';
import type { Route } from '../gateway/route.ts';
import type { Transport } from '../gateway/transport.ts';
import { learnFromUsage } from '../gateway/token-estimate.ts';
import type { TokenRates } from '../gateway/token-rate.ts';
import { sendUpstream, buildUpstreamRequest } from '../gateway/upstream-answer.ts';
import type { UpstreamAnswer } from '../gateway/upstream-stream.ts';
import { toLoss } from './request.ts';

/** A backend made ready: how it is spoken to and how bytes reach it. */
export interface ClientConnection {
  readonly config: BackendConfig;
  readonly adapter: Backend;
  readonly transport: Transport;
  readonly hiding: Hiding;
  /** What answers tell of how many tokens a model makes of a byte. */
  readonly tokenRates: TokenRates;
  facts(model: string): ModelFacts;
}

interface SendOptions {
  /** The caller's. */
  signal?: AbortSignal | undefined;
  mayTryAgain(): boolean;
}

interface ChatExchange extends SendOptions {
  request: CoreChatRequest;
  /** What is told beside an answer: that of the try which gave it, losses by their place in the Core request. */
  told: Diagnostics;
  /**
   * Reads the answer, and gives back the tokens that the vendor counted. What it throws is a reason to try again,
   * unless `mayTryAgain` says no.
   */
  read(source: UpstreamAnswer): Promise<CoreUsage | undefined>;
}

/**
 * Sends a request and has its answer read, with retries, time-outs and the caller's abort.
 * @throws {LouterError} the failure of the last try. Its message holds no secret of the backend's.
 */
export const sendChat = (connection: ClientConnection, asking: ChatExchange): Promise<void> =>
  sendWithRetries(connection, asking, (reading) => sendOnce(connection, asking, reading));

/**
 * Asks a backend for something: again where that may help, within the limits of its configuration.
 * @throws {LouterError} the failure of the last try. Its message holds no secret of the backend's.
 */
export async function sendWithRetries(
  connection: ClientConnection,
  asking: SendOptions,
  once: (reading: ReadContext) => Promise<void>,
): Promise<void> {
  const { limits, retries } = connection.config;
  const abort = new AbortController();
  const leave = (): void => abort.abort(abortedError(asking.signal?.reason));
  if (asking.signal?.aborted) leave();
  else asking.signal?.addEventListener('abort', leave, { once: true });
  const total = setTimeout(() => abort.abort(totalTimeoutError(limits)), limits.totalTimeout);
  const { signal } = abort;
  const reading: ReadContext = { clock: startClock(), signal, hiding: connection.hiding };
  let thrown: unknown;
  const tryOnce = async () => {
    try {
      await once(reading);
      return undefined;
    } catch (error) {
      thrown = error;
      return toFailure(error);
    }
  };
  try {
    const failure = await withRetries(tryOnce, {
      retries,
      isLast: true,
      signal,
      mayTryAgain: () => asking.mayTryAgain(),
    });
    if (failure) throw toCallerError(failure.error, thrown);
  } finally {
    clearTimeout(total);
    asking.signal?.removeEventListener('abort', leave);
  }
}

async function sendOnce(connection: ClientConnection, asking: ChatExchange, reading: ReadContext): Promise<void> {
  const { adapter, config, transport } = connection;
  const { request, told } = asking;
  const route = toRoute(connection, request.model);
  told.losses = [];
  told.notes = [];
  const context = createContext(connection, route, asking);
  const { stream } = request;
  const headers = buildUpstreamHeaders(noClientRequest, { adapter, config, stream, sameProtocol: false });
  const upload = buildUpstreamRequest(route, context, { headers, sameProtocol: false });
  const usage = await asking.read(await sendUpstream({ reading, route, transport, upload, context }, () => {}));
  const sized = { model: route.model, request, bytes: upload.body.length };
  if (usage) learnFromUsage(connection.tokenRates, sized, usage);
}

export function toRoute({ config, adapter }: ClientConnection, model: string): Route {
  return { config, adapter, model, issuer: `${adapter.codec.protocol}@${new URL(config.baseUrl).host}` };
}

export function createContext(
  { facts }: ClientConnection,
  { model, issuer }: Route,
  { request, told }: Pick<ChatExchange, 'request' | 'told'>,
): BackendContext {
  return {
    request,
    model,
    issuer,
    facts: facts(model),
    mint: createIdMinter(crypto.randomUUID().replaceAll('-', '')),
    report: (unsaid) => addDiagnostic(told, unsaid, toLoss),
    note: (each) => told.notes.push(each),
  };
}

const abortedError = (reason: unknown): LouterError =>
  new LouterError({ kind: 'aborted', message: 'the request was aborted by its caller' }, { cause: reason });

/** What the caller gets to see: of a defect of ours, what was thrown too. */
function toCallerError(error: LouterError['detail'], thrown: unknown): LouterError {
  if (thrown instanceof LouterError) return thrown;
  if (error.kind !== 'internal') return new LouterError(error);
  return new LouterError({ ...error, message: 'Louter failed on this request; see the cause' }, { cause: thrown });
}

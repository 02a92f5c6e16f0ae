import type { BackendConfig } from '../config/config.ts';
import type { Backend } from '../core/backend.ts';
import type { BackendContext, ModelFacts } from '../core/codec.ts';
import { LouterError } from '../core/error.ts';
import { createIdMinter } from '../core/mint.ts';
import { addDiagnostic, type Diagnostics } from '../core/diagnostics.ts';
import type { CoreChatRequest, CoreUsage } from '../core/types.ts';
import { buildUpstreamHeaders, noClientRequest } from '../gateway/headers.ts';
import type { SecretMasker } from '../gateway/secrets/masker.ts';
import { toFailure, withRetries } from '../gateway/attempt/retry.ts';
import type { Route } from '../gateway/route/routing.ts';
import { learnFromUsage, type TokenRates } from '../gateway/request/token-estimate.ts';
import { totalTimeoutError, type Transport } from '../gateway/attempt/transport.ts';
import { buildUpstreamRequest, sendUpstream } from '../gateway/attempt/upstream.ts';
import { toLoss } from './request.ts';
import type { ReadContext, UpstreamAnswer } from '../gateway/attempt/upstream-answer.ts';

/** A backend ready for requests. */
export interface ClientConnection {
  readonly config: BackendConfig;
  readonly adapter: Backend;
  readonly transport: Transport;
  readonly masker: SecretMasker;
  /** Tokens per byte of each model, learned from its answers. */
  readonly tokenRates: TokenRates;
  facts(model: string): ModelFacts;
}

interface CallerOptions {
  /** The signal of the caller. */
  signal?: AbortSignal | undefined;
  mayTryAgain(): boolean;
}

interface ChatExchange extends CallerOptions {
  request: CoreChatRequest;
  /** Losses and notes of the attempt that succeeded. Losses are located by a JSON Pointer in the Core request. */
  diagnostics: Diagnostics;
  /**
   * Reads the answer and returns the token usage that the vendor reported. Errors cause a retry, unless `mayTryAgain`
   * returns false.
   */
  read(answer: UpstreamAnswer): Promise<CoreUsage | undefined>;
}

/**
 * Sends a request and reads its answer, with retries, time-outs and the caller's abort signal.
 * @throws {LouterError} the failure of the last attempt. Its message contains no secret of the backend.
 */
export const sendChat = (connection: ClientConnection, chat: ChatExchange): Promise<void> =>
  sendWithRetries(connection, chat, (read) => sendOnce(connection, chat, read));

/**
 * Sends a request to a backend, with retries where they may help, within the limits of its configuration.
 * @throws {LouterError} the failure of the last attempt. Its message contains no secret of the backend.
 */
export async function sendWithRetries(
  connection: ClientConnection,
  { signal: callerSignal, mayTryAgain }: CallerOptions,
  once: (read: ReadContext) => Promise<void>,
): Promise<void> {
  const { limits, retries } = connection.config;
  const abort = new AbortController();
  const { signal } = abort;
  const onCallerAbort = (): void => abort.abort(abortedError(callerSignal?.reason));
  if (callerSignal?.aborted) onCallerAbort();
  else callerSignal?.addEventListener('abort', onCallerAbort, { once: true });
  const totalTimer = setTimeout(() => abort.abort(totalTimeoutError(limits)), limits.totalTimeout);
  let thrown: unknown;
  const attempt = async () => {
    try {
      await once({ signal, masker: connection.masker });
      return undefined;
    } catch (error) {
      thrown = error;
      return toFailure(error);
    }
  };
  try {
    const failure = await withRetries(attempt, { retries, isLast: true, signal, mayTryAgain });
    if (failure) throw toCallerError(failure.error, thrown);
  } finally {
    clearTimeout(totalTimer);
    callerSignal?.removeEventListener('abort', onCallerAbort);
  }
}

async function sendOnce(connection: ClientConnection, chat: ChatExchange, read: ReadContext): Promise<void> {
  const { adapter, config, transport } = connection;
  const { request, diagnostics } = chat;
  const { model, stream } = request;
  const route = toRoute(connection, model);
  diagnostics.losses = [];
  diagnostics.notes = [];
  const context = createContext(route, chat);
  const headers = buildUpstreamHeaders(noClientRequest, { adapter, config, stream, sameProtocol: false });
  const upstreamRequest = buildUpstreamRequest(route, context, { headers, sameProtocol: false });
  const usage = await chat.read(await sendUpstream({ read, route, transport, request: upstreamRequest, context }));
  if (usage) learnFromUsage(connection.tokenRates, { model, request, bytes: upstreamRequest.body.length }, usage);
}

export function toRoute({ config, adapter, facts }: ClientConnection, model: string): Route {
  return {
    config,
    adapter,
    model,
    facts: facts(model),
    issuer: `${adapter.codec.protocol}@${new URL(config.baseUrl).host}`,
  };
}

export function createContext(
  { model, issuer, facts }: Route,
  { request, diagnostics }: Pick<ChatExchange, 'request' | 'diagnostics'>,
): BackendContext {
  return {
    request,
    model,
    issuer,
    facts,
    mint: createIdMinter(crypto.randomUUID().replaceAll('-', '')),
    report: (loss) => addDiagnostic(diagnostics, loss, toLoss),
    note: (note) => diagnostics.notes.push(note),
  };
}

const abortedError = (reason: unknown): LouterError =>
  new LouterError({ kind: 'aborted', message: 'the request was aborted by the caller' }, { cause: reason });

/** The error for the caller. For an internal error, `cause` is what was thrown. */
function toCallerError(error: LouterError['detail'], thrown: unknown): LouterError {
  if (thrown instanceof LouterError) return thrown;
  if (error.kind !== 'internal') return new LouterError(error);
  return new LouterError({ ...error, message: 'Louter failed on this request; see the cause' }, { cause: thrown });
}

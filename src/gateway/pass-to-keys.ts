import type { BackendContext } from '../core/codec.ts';
import { LouterError } from '../core/error.ts';
import type { CoreChatRequest, CoreError } from '../core/types.ts';
import { classifyFailure } from './attempt/failure-class.ts';
import { mayFallBack } from './attempt/retry.ts';
import { createBackendContext, type ExchangeContext } from './exchange-context.ts';
import { passThrough, type ErrorHandling, type PassOptions, type PassResult } from './passthrough.ts';
import type { InspectedBody } from './request/body.ts';
import { AccountFailures } from './route/account-failures.ts';
import type { Route } from './route/routing.ts';

/** What is passed with each key of a backend. */
interface PassedRequest extends Pick<PassOptions, 'bytes' | 'handleError'> {
  readonly body: InspectedBody;
  /** The request, where it could be decoded: then errors that come with a successful status lead to the next key too. */
  readonly request?: CoreChatRequest | undefined;
}

/**
 * Passes a request to a backend with each of its keys, until one is not refused. Resolves with the one that answered, or was
 * tried last.
 */
export async function passToKeys(
  exchange: ExchangeContext,
  keys: readonly Route[],
  { body, request, ...options }: PassedRequest,
): Promise<{ route: Route; result: PassResult }> {
  const [first] = keys;
  if (first && keys.length === 1) return { route: first, result: await passThrough(exchange, first, body, options) };
  const accounts = new AccountFailures(exchange, keys);
  let reason: string | undefined;
  let left = keys;
  for (let [route] = left; route; [route] = left) {
    const tried = route;
    left = accounts.withoutPaused(left.slice(1));
    accounts.started(tried);
    let isNextTried = false;
    const handleError = async (error: CoreError, headers: Readonly<Record<string, string>>): Promise<ErrorHandling> => {
      const handling = (await options.handleError?.(error, headers)) ?? 'passed';
      if (handling !== 'passed') return handling;
      const failed = { error, shouldRetry: undefined, found: classifyFailure(error, tried.config, headers) };
      left = accounts.failed(tried, failed, { left });
      isNextTried = left.length > 0 && mayFallBack(failed);
      reason = `fallback after: ${error.message}`;
      return isNextTried ? 'withheld' : 'passed';
    };
    const context = left.length > 0 && request ? createReadingContext(exchange, tried, request) : undefined;
    const result = await passThrough(exchange, tried, body, { ...options, reason, handleError, context });
    if (isNextTried) continue;
    if (result.kind === 'answered' && !result.failure) accounts.answered(tried);
    return { route: tried, result };
  }
  throw new LouterError({ kind: 'internal', message: 'a request was passed to no target' });
}

/** For reading an answer that passes as it is: nothing of it is reported. */
const createReadingContext = (exchange: ExchangeContext, route: Route, request: CoreChatRequest): BackendContext => ({
  ...createBackendContext(exchange, route, request),
  report() {},
  note() {},
});

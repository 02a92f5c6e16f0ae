import { LouterError } from '../core/error.ts';
import type { CoreError } from '../core/types.ts';
import { classifyFailure } from './attempt/failure-class.ts';
import { mayFallBack } from './attempt/retry.ts';
import type { ExchangeContext } from './exchange-context.ts';
import { passThrough, type PassOptions } from './passthrough.ts';
import type { InspectedBody } from './request/body.ts';
import { AccountFailures } from './route/account-failures.ts';
import type { Route } from './route/routing.ts';

/**
 * Passes a request to a backend with each of its keys, until one is not refused. Resolves with the one that answered, and with
 * the failure that the trace has.
 */
export async function passToKeys(
  exchange: ExchangeContext,
  keys: readonly Route[],
  body: InspectedBody,
  options: PassOptions = {},
): Promise<{ route: Route; failure: LouterError | undefined }> {
  const accounts = new AccountFailures(exchange, keys);
  let reason: string | undefined;
  let left = keys;
  for (let [route] = left; route; [route] = left) {
    const tried = route;
    left = accounts.withoutPaused(left.slice(1));
    accounts.started(tried);
    let isNextTried = false;
    const isSkipped = (error: CoreError, headers: Readonly<Record<string, string>>): boolean => {
      const failed = { error, shouldRetry: undefined, found: classifyFailure(error, tried.config, headers) };
      left = accounts.failed(tried, failed, { left });
      isNextTried = left.length > 0 && mayFallBack(failed);
      reason = `fallback after: ${error.message}`;
      return isNextTried;
    };
    const failure = await passThrough(exchange, tried, body, {
      ...options,
      reason,
      ...(keys.length > 1 && { isSkipped }),
    });
    if (isNextTried) continue;
    if (!failure) accounts.answered(tried);
    return { route: tried, failure };
  }
  throw new LouterError({ kind: 'internal', message: 'a request was passed to no target' });
}

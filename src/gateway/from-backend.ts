import { LouterError } from '../core/error.ts';
import type { CoreError } from '../core/types.ts';
import type { ExchangeContext } from './exchange-context.ts';
import { FailedAttempt } from './retry.ts';
import type { Route } from './route.ts';

/**
 * Does what depends on a backend. A failure that came from it names it; a client that left, our own limits and our own
 * defects are not its fault.
 */
export async function nameBackendInErrors<T>(
  { abort }: Pick<ExchangeContext, 'abort'>,
  { config: { name } }: Pick<Route, 'config'>,
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (abort.signal.aborted) throw error;
    const named = (detail: CoreError): CoreError => ({ ...detail, backend: name });
    if (error instanceof FailedAttempt)
      throw new FailedAttempt({ ...error.failure, error: named(error.failure.error) });
    if (error instanceof LouterError && error.detail.kind !== 'internal')
      throw new LouterError(named(error.detail), { cause: error });
    throw error;
  }
}

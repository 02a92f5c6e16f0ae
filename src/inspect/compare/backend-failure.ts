import { findMessage } from '../../record/decode-exchange.ts';
import type { TraceViolation } from '../../record/wire-violations.ts';
import type { CoreError } from '../../core/types.ts';
import type { StoredTrace } from '../../record/store/stored-trace.ts';

/** How a backend failed, as far as its bytes and the connection to it show. */
export interface BackendFailure {
  /**
   * `no-response`: no connection, a reset or a time-out before the response. `http-error`: an error status. `refusal`: an
   * error status that says that the request is wrong. `broken`: a response that ends early, cannot be read or ends in an
   * error. `violation`: a complete response that violates its protocol.
   */
  kind: 'no-response' | 'http-error' | 'refusal' | 'broken' | 'violation';
  /** The root error. */
  what: string;
  /** JSON Pointer into the event or the body, where the protocol is violated. */
  path: string | null;
}

/** A failure that leaves the client without a complete answer. */
export const isFatal = ({ kind }: BackendFailure): boolean => kind !== 'violation';

/** Statuses that mean that the request itself is wrong; others concern credentials, limits and the server. */
const refusalStatuses: ReadonlySet<number> = new Set([400, 404, 405, 409, 413, 415, 422]);

/** The failure of the backend in an exchange; null where nothing that arrived from it shows one. */
export function findBackendFailure(
  trace: StoredTrace,
  upstream: { readonly error: CoreError | null } | null,
  violations: readonly TraceViolation[],
): BackendFailure | null {
  const { row, attempts } = trace;
  const lastError = row.error ?? attempts.at(-1)?.error ?? null;
  const message = findMessage(trace, 'upstream-response');
  if (!message)
    return row.backend !== null && row.status === 'upstream-error'
      ? { kind: 'no-response', what: lastError ?? 'there was no response', path: null }
      : null;
  const status = message.status ?? 0;
  if (status >= 400)
    return {
      kind: refusalStatuses.has(status) ? 'refusal' : 'http-error',
      what: `HTTP ${status}: ${upstream?.error?.message ?? lastError ?? 'no message'}`,
      path: null,
    };
  // A client that disconnects ends the response of the backend, too.
  if (row.status === 'aborted') return null;
  const [violation] = violations.filter(({ at }) => at === 'backend.response');
  if (upstream?.error && (violation || isErrorOfBackend(upstream)))
    return {
      kind: 'broken',
      what: row.status === 'upstream-error' && lastError !== null ? lastError : upstream.error.message,
      path: violation?.path ?? null,
    };
  return violation
    ? {
        kind: 'violation',
        what: violation.event === null ? violation.what : `event ${violation.event}: ${violation.what}`,
        path: violation.path,
      }
    : null;
}

/** An error that the backend itself reported within its response, in its own format. */
const isErrorOfBackend = ({ error }: { error: CoreError | null }): boolean => error?.raw !== undefined;

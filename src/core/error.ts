import { findErrorText } from './error-text.ts';
import type { JsonValue } from './json.ts';
import type { CoreError, CoreErrorKind } from './types.ts';

/** The one error class: what went wrong is data (`detail`), so that every protocol can express it in its own form. */
export class LouterError extends Error {
  readonly detail: CoreError;
  constructor(detail: CoreError, options?: { cause?: unknown }) {
    super(detail.message, options);
    this.name = 'LouterError';
    this.detail = detail;
  }
}

/** The fault of an upstream that answered with what its protocol does not have. */
export const badUpstreamReply = (message: string): LouterError =>
  new LouterError({ kind: 'bad-upstream-reply', message });

/** The fault of a client whose field has a value that is not taken. */
export const invalidField = (param: string, what: string): LouterError =>
  new LouterError({ kind: 'invalid-request', message: `${param}: ${what}`, param });

const statuses: Record<CoreErrorKind, number> = {
  'invalid-request': 400,
  authentication: 401,
  permission: 403,
  'not-found': 404,
  'context-length': 400,
  'rate-limit': 429,
  overloaded: 503,
  timeout: 504,
  aborted: 499,
  upstream: 502,
  'bad-upstream-reply': 502,
  unsupported: 400,
  internal: 500,
};

const retryableKinds: Record<CoreErrorKind, boolean> = {
  'invalid-request': false,
  authentication: false,
  permission: false,
  'not-found': false,
  'context-length': false,
  'rate-limit': true,
  overloaded: true,
  timeout: true,
  aborted: false,
  upstream: true,
  'bad-upstream-reply': true,
  unsupported: false,
  internal: false,
};

/** The HTTP status an error is answered with: the vendor's own where it gave one. */
export const statusOf = (error: CoreError): number => error.status ?? statuses[error.kind];

export const isErrorKind = (kind: string | null): kind is CoreErrorKind =>
  kind !== null && Object.hasOwn(statuses, kind);

/** Whether the same request may succeed when sent again. */
export const isRetryable = (kind: CoreErrorKind): boolean => retryableKinds[kind];

/** The kind of error of a bare HTTP status; protocols refine it by the body. */
export function kindOfStatus(status: number): CoreErrorKind {
  switch (status) {
    case 401:
      return 'authentication';
    case 402:
    case 403:
      return 'permission';
    case 404:
      return 'not-found';
    case 408:
    case 504:
      return 'timeout';
    case 429:
      return 'rate-limit';
    case 503:
    case 529:
      return 'overloaded';
    default:
      return status >= 400 && status < 500 ? 'invalid-request' : 'upstream';
  }
}

/**
 * The message of an error for a client: which backend it came from, if any, and then `words`. Agents search it for
 * known sentences.
 */
export const clientMessage = ({ backend, message }: CoreError, words = message): string =>
  backend === undefined ? words : `backend ${backend}: ${words}`;

/** What was thrown, as a Core error. A stage of ours that throws anything but a `LouterError` is a defect: `internal`. */
export function toCoreError(thrown: unknown): CoreError {
  if (thrown instanceof LouterError) return thrown.detail;
  return { kind: 'internal', message: 'Louter failed on this request; its trace has the details' };
}

/** The same as an error to throw, with what was thrown as its cause. */
export const toLouterError = (thrown: unknown): LouterError =>
  thrown instanceof LouterError ? thrown : new LouterError(toCoreError(thrown), { cause: thrown });

/** What is shown of an error body that cannot be read: its beginning, in UTF-16 code units. */
const excerptLength = 300;

/** The message of an error whose body has not the field of its protocol: what else it says, or its beginning. */
export function describeErrorBody(status: number, body: JsonValue): string {
  const found = findErrorText(body);
  if (found !== undefined) return found;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const excerpt = body === null || text.trim() === '' ? 'nothing' : text.slice(0, excerptLength).toWellFormed();
  return `the backend answered ${status} with ${excerpt}`;
}

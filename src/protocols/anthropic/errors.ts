import type { ErrorObject, ErrorResponse, ReceivedErrorResponse } from '../../../generated/anthropic.js';
import { readErrorResponse } from '../../../generated/anthropic.readers.js';
import { bedrockErrorName, toAnthropicError } from '../../core/bedrock-errors.ts';
import { isContextOverflow } from '../../core/context-overflow.ts';
import type { ErrorReply } from '../../core/codec.ts';
import { kindOfStatus, clientMessage, statusOf, describeErrorBody } from '../../core/error.ts';
import { withoutUndefined } from '../../core/json.ts';
import type { KeyRate } from '../../core/key-limit.ts';
import { readRetryAfter, retryDelayOf, writeRetryAfter } from '../../core/retry-after.ts';
import type { CoreError, CoreErrorKind } from '../../core/types.ts';
import { wireObject } from '../../core/wire-object.ts';

// The vendor's error types, and the statuses its error reference gives them.
const errorTypes: ReadonlyMap<string, { kind: CoreErrorKind; status: number }> = new Map([
  ['invalid_request_error', { kind: 'invalid-request', status: 400 }],
  ['authentication_error', { kind: 'authentication', status: 401 }],
  ['billing_error', { kind: 'permission', status: 402 }],
  ['permission_error', { kind: 'permission', status: 403 }],
  ['not_found_error', { kind: 'not-found', status: 404 }],
  ['request_too_large', { kind: 'invalid-request', status: 413 }],
  ['rate_limit_error', { kind: 'rate-limit', status: 429 }],
  ['api_error', { kind: 'upstream', status: 500 }],
  ['timeout_error', { kind: 'timeout', status: 504 }],
  ['overloaded_error', { kind: 'overloaded', status: 529 }],
]);

const typeOfKind: Record<CoreErrorKind, string> = {
  'invalid-request': 'invalid_request_error',
  authentication: 'authentication_error',
  permission: 'permission_error',
  'not-found': 'not_found_error',
  'context-length': 'invalid_request_error',
  'rate-limit': 'rate_limit_error',
  overloaded: 'overloaded_error',
  timeout: 'timeout_error',
  aborted: 'api_error',
  upstream: 'api_error',
  'bad-upstream-reply': 'api_error',
  unsupported: 'invalid_request_error',
  internal: 'api_error',
};

// ---------------------------------------------------------------- wire to Core

/** An error of Amazon Bedrock, which has a name, is read as Anthropic's that means the same. */
export function decodeError(reply: ErrorReply): CoreError {
  const { status, headers, body } = reply;
  const name = bedrockErrorName(headers['x-amzn-errortype'], body);
  if (name === undefined) return decodeOwnError(reply);
  const error = decodeOwnError({ ...reply, body: toAnthropicError(name, body, status) ?? body });
  return { ...error, code: name, ...(error.raw && { raw: { ...error.raw, body } }) };
}

function decodeOwnError({ status, headers, body }: ErrorReply): CoreError {
  const reply = readErrorResponse(body)?.error;
  const message = describeErrorBody(status, body);
  const known = errorTypes.get(reply?.type ?? '');
  // An error within a stream has no status of its own: its type determines it.
  const answered = status >= 400 ? status : (known?.status ?? 500);
  const kind = known?.kind ?? kindOfStatus(answered);
  const tokens = parseTokens(message);
  const isOverflow = kind === 'invalid-request' && (tokens !== undefined || isContextOverflow(message));
  return {
    kind: isOverflow ? 'context-length' : kind,
    message,
    status: answered,
    ...withoutUndefined({
      retryAfterMs: readRetryAfter(headers),
      code: reply?.details?.error_code ?? undefined,
      tokens: isOverflow ? tokens : undefined,
    }),
    raw: { protocol: 'anthropic', status: answered, body },
  };
}

/** The two numbers in "prompt is too long: A tokens > B maximum". */
function parseTokens(message: string): CoreError['tokens'] {
  const found = /prompt is too long: (\d{1,15}) tokens > (\d{1,15}) maximum/i.exec(message);
  return found ? { used: Number(found[1]), limit: Number(found[2]) } : undefined;
}

// ---------------------------------------------------------------- Core to wire

/** Encodes an error as this vendor would return it. Its own errors keep their type and their unknown fields. */
export function encodeError(error: CoreError): ErrorReply {
  const status = error.kind === 'context-length' ? 400 : statusOf(error);
  return {
    status,
    headers: { ...writeRetryAfter(retryDelayOf(error, status)), ...rateHeaders(error.keyLimit?.rates) },
    body: encodeErrorBody(error),
  };
}

/** "Rate limits", "Response headers": times are those of RFC 3339. */
export const rateHeaders = (rates: readonly KeyRate[] = []): Record<string, string> =>
  Object.fromEntries(
    rates.flatMap(({ of, limit, remaining, resetAt }) => [
      [`anthropic-ratelimit-${of}-limit`, String(limit)],
      [`anthropic-ratelimit-${of}-remaining`, String(remaining)],
      [`anthropic-ratelimit-${of}-reset`, new Date(resetAt).toISOString().replace(/\.\d+Z$/, 'Z')],
    ]),
  );

/** The code of this vendor for a spent budget ("Errors", `enforced_spend_limit_reached`). */
const codeOf = ({ keyLimit, code }: CoreError): string | undefined =>
  keyLimit?.reached === 'budget' ? 'enforced_spend_limit_reached' : code;

export function encodeErrorBody(error: CoreError): ReceivedErrorResponse {
  const own = error.raw?.protocol === 'anthropic' ? readErrorResponse(error.raw.body) : undefined;
  // Clients of this vendor do not know the codes of others.
  const code = error.raw ? undefined : codeOf(error);
  const written = wireObject<ErrorObject>({
    type: own?.error?.type ?? errorTypeOf(error),
    message: clientMessage(error, errorMessage(error)),
    details: code === undefined ? undefined : { error_code: code },
  });
  return { ...own, type: 'error', error: { ...own?.error, ...written } };
}

/** What the vendor calls a request in an error. */
export const encodeRequestId = (id: string): Pick<ErrorResponse, 'request_id'> => ({ request_id: id });

/** A body that is too large, and a spent budget, for which Anthropic's own gateway answers so ("Spend limits"), have types of their own. */
function errorTypeOf({ kind, status, keyLimit }: CoreError): string {
  if (keyLimit?.reached === 'budget') return 'billing_error';
  return kind === 'invalid-request' && status === 413 ? 'request_too_large' : typeOfKind[kind];
}

/** Claude Code compacts its history when the message has this form, with both numbers where they are known. */
function errorMessage({ kind, message, tokens }: CoreError): string {
  if (kind !== 'context-length' || parseTokens(message)) return message;
  if (tokens) return `prompt is too long: ${tokens.used} tokens > ${tokens.limit} maximum`;
  return /prompt is too long/i.test(message) ? message : `prompt is too long: ${message}`;
}

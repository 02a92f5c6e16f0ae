import { isContextOverflow, parseOverflowTokens } from '../../../core/context-overflow.ts';
import type { ErrorReply } from '../../../core/codec.ts';
import type * as wire from '../../../../generated/gemini-interactions.js';
import { readErrorResponse } from '../../../../generated/gemini-interactions.readers.js';
import { clientMessage, describeErrorBody, kindOfStatus, statusOf } from '../../../core/error.ts';
import { asObject, asString, parseJson, withoutUndefined, type JsonValue } from '../../../core/json.ts';
import { readRetryAfter, retryDelayOf, writeRetryAfter } from '../../../core/retry-after.ts';
import type { CoreError, CoreErrorKind } from '../../../core/types.ts';
import { protocol } from './extras.ts';

/** By code (ai.google.dev/gemini-api/docs/api-errors), with the status that it comes with outside of a stream. */
const codes: ReadonlyMap<string, { kind: CoreErrorKind; status: number }> = new Map([
  ['invalid_request', { kind: 'invalid-request', status: 400 }],
  ['parameter_unknown', { kind: 'invalid-request', status: 400 }],
  ['failed_precondition', { kind: 'invalid-request', status: 400 }],
  ['authentication', { kind: 'authentication', status: 401 }],
  ['payment_required', { kind: 'permission', status: 402 }],
  ['permission_denied', { kind: 'permission', status: 403 }],
  ['not_found', { kind: 'not-found', status: 404 }],
  ['model_not_found', { kind: 'not-found', status: 404 }],
  ['out_of_range', { kind: 'invalid-request', status: 416 }],
  ['rate_limit_exceeded', { kind: 'rate-limit', status: 429 }],
  ['quota_exceeded', { kind: 'rate-limit', status: 429 }],
] as const);

/** Never throws. */
export function decodeError({ status, headers, body }: ErrorReply): CoreError {
  const parsed = typeof body === 'string' ? (parseJson(body) ?? body) : body;
  const { code } = readErrorResponse(parsed)?.error ?? {};
  const term = typeof code === 'string' ? code : undefined;
  const known = codes.get(term ?? '');
  const message = describeErrorBody(status, parsed);
  // An error within a stream has a successful status.
  const answered = status >= 400 ? status : (known?.status ?? 500);
  const isTooLong = (answered === 400 || answered === 413) && isContextOverflow(message);
  return {
    kind: isTooLong ? 'context-length' : (known?.kind ?? kindOfStatus(answered)),
    message,
    status: answered,
    ...withoutUndefined({
      code: term,
      retryAfterMs: readRetryAfter(headers),
      tokens: isTooLong ? parseOverflowTokens(message) : undefined,
    }),
    raw: { protocol, status: answered, body },
  };
}

/** Decodes an error that is an event of a stream, or stands in an answer. */
export const decodeInnerError = (error: JsonValue): CoreError =>
  decodeError({ status: 200, headers: {}, body: { error } });

// ---------------------------------------------------------------- core → wire

/** The code of a failure, where its vendor had none of this protocol. */
const codeOf: Readonly<Record<CoreErrorKind, string>> = {
  'invalid-request': 'invalid_request',
  authentication: 'authentication',
  permission: 'permission_denied',
  'not-found': 'not_found',
  'context-length': 'invalid_request',
  'rate-limit': 'rate_limit_exceeded',
  overloaded: 'unavailable',
  timeout: 'deadline_exceeded',
  aborted: 'cancelled',
  upstream: 'internal',
  'bad-upstream-reply': 'internal',
  unsupported: 'invalid_request',
  internal: 'internal',
};

export function encodeError(error: CoreError): ErrorReply {
  const status = encodeStatus(error);
  const own = error.raw?.protocol === protocol ? asObject(error.raw.body) : undefined;
  return {
    status,
    headers: writeRetryAfter(retryDelayOf(error, status)),
    body: { ...own, error: encodeErrorDetail(error) } satisfies wire.ErrorResponse,
  };
}

/** A prompt that is too long is a 400, as at the vendor, and Anthropic's 529 (overloaded) a 503. */
function encodeStatus(error: CoreError): number {
  if (error.kind === 'context-length') return 400;
  const status = statusOf(error);
  return status === 529 ? 503 : status;
}

/** The error within a body or an event; one of this protocol keeps the other fields of its vendor. */
export function encodeErrorDetail(error: CoreError): wire.ErrorDetail {
  const own = error.raw?.protocol === protocol ? asObject(asObject(error.raw.body)?.['error']) : undefined;
  const isKnown = error.code !== undefined && codes.get(error.code)?.kind === error.kind;
  return {
    ...own,
    code: (isKnown ? error.code : asString(own?.['code'])) ?? foreignCode(error),
    message: clientMessage(error, messageOf(error)),
  };
}

/** The code of a failure of another vendor, by its status where several have its kind. */
function foreignCode({ kind, status, code, keyLimit }: CoreError): string {
  if (kind === 'context-length') return codeOf[kind];
  if (kind === 'rate-limit' && (keyLimit?.period !== undefined || code === 'insufficient_quota'))
    return 'quota_exceeded';
  const [own] = [...codes].find(([, each]) => each.kind === kind && each.status === status) ?? [];
  return own ?? codeOf[kind];
}

/** Clients recognize a prompt that is too long by the vendor's phrase. */
function messageOf({ kind, message, tokens }: CoreError): string {
  if (kind !== 'context-length' || isContextOverflow(message)) return message;
  if (tokens)
    return `The input token count (${tokens.used}) exceeds the maximum number of tokens allowed (${tokens.limit}).`;
  return `The input token count exceeds the maximum number of tokens allowed: ${message}`;
}

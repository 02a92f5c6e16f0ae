import type { ErrorResponse, ReceivedStreamErrorEvent, ResponseError } from '../../../../generated/openai.js';
import { readErrorResponse } from '../../../../generated/openai.readers.js';
import type { ErrorReply } from '../../../core/codec.ts';
import { isContextOverflow, parseOverflowTokens } from '../../../core/context-overflow.ts';
import { kindOfStatus, clientMessage, statusOf, describeErrorBody } from '../../../core/error.ts';
import { asObject, asString, parseJson, type JsonValue } from '../../../core/json.ts';
import { defaultRetryMs, readRetryAfter } from '../../../core/retry-after.ts';
import type { CoreError, CoreErrorKind } from '../../../core/types.ts';
import { contextLengthMessage, encodeErrorReply, vendorFieldsOf, type ErrorStyle } from '../shared/errors.ts';
import { protocol } from './extras.ts';

// ---------------------------------------------------------------- wire → core

/** Never throws: the message of a body without an error object is the body itself. */
export function decodeError({ status, headers, body }: ErrorReply): CoreError {
  const parsed = typeof body === 'string' ? (parseJson(body) ?? body) : body;
  const fields = asObject(parsed);
  // Some servers write the object itself, without `error` around it.
  const bare: Record<keyof ErrorResponse, JsonValue> = { error: fields ?? null };
  const error = readErrorResponse(fields)?.error ?? readErrorResponse(bare)?.error ?? {};
  const wait = readRetryAfter(headers);
  return {
    ...decodeErrorObject(error, describeErrorBody(status, parsed), status),
    ...(wait !== undefined && { retryAfterMs: wait }),
    raw: { protocol, status, body },
  };
}

/** The error of an answer that failed: its `error`, or an `error` event, which has the same fields or holds them. */
export function decodeFailure(failure: Partial<Omit<ReceivedStreamErrorEvent, 'type'>>): CoreError {
  const nested = failure.error ?? undefined;
  const { code = null, param = null, message: text = null } = nested ?? failure;
  const error = nested ?? { code, message: text, param };
  const message = text || 'the backend gave up on the answer without saying why';
  return { ...decodeErrorObject(error, message, 200), raw: { protocol, status: 200, body: { error } } };
}

type ErrorFields = NonNullable<ReceivedStreamErrorEvent['error']>;

function decodeErrorObject(
  { code: codeField, type, param: paramField }: ErrorFields,
  message: string,
  httpStatus: number,
): CoreError {
  const code = typeof codeField === 'number' ? String(codeField) : (codeField ?? undefined);
  const param = paramField ?? undefined;
  // Servers that begin an answer before they fail give as a number the status they would have answered.
  const status =
    httpStatus < 400 && typeof codeField === 'number' && codeField >= 400 && codeField < 600 ? codeField : httpStatus;
  const kind = classifyError([code, type ?? undefined], message, status);
  const tokens = kind === 'context-length' ? parseOverflowTokens(message) : undefined;
  const retryAfterMs = parseRetryDelay(message);
  return {
    kind,
    message,
    ...(status >= 400 && { status }),
    ...(param !== undefined && { param }),
    ...(code !== undefined && { code }),
    ...(retryAfterMs !== undefined &&
      (kind === 'rate-limit' || kind === 'overloaded') && { retryAfterMs: retryAfterMs }),
    ...(tokens && { tokens }),
  };
}

/** `codes`: the code of an error and its type, of which the first that is known counts. */
function classifyError(codes: readonly (string | undefined)[], message: string, status: number): CoreErrorKind {
  if (status < 500 && (codes.includes('context_length_exceeded') || isContextOverflow(message)))
    return 'context-length';
  for (const code of codes) {
    const kind = classifyCode(code, status);
    if (kind) return kind;
  }
  if (status >= 400) return kindOfStatus(status);
  // Of the many other codes of a failed answer all are about what was asked.
  return codes.some((code) => code) ? 'invalid-request' : 'upstream';
}

function classifyCode(code: string | undefined, status: number): CoreErrorKind | undefined {
  switch (code) {
    case 'rate_limit_exceeded':
    case 'rate_limit_error':
    case 'insufficient_quota':
    case 'usage_limit_reached':
      return 'rate-limit';
    case 'server_is_overloaded':
    case 'slow_down':
    case 'overloaded_error':
      return 'overloaded';
    case 'invalid_api_key':
    case 'authentication_error':
      return 'authentication';
    case 'model_not_found':
      return 'not-found';
    case 'server_error':
    case 'vector_store_timeout':
      return status >= 400 ? kindOfStatus(status) : 'upstream';
    default:
      return undefined;
  }
}

/** The wait that the text of the message asks for, in milliseconds: "try again in 1.5s", "… in 20 ms". */
function parseRetryDelay(message: string): number | undefined {
  const found = /try again in (\d{1,9}(?:\.\d{1,6})?) ?(ms|s|second)/i.exec(message);
  if (!found) return undefined;
  return Math.ceil(Number(found[1]) * (found[2] === 'ms' ? 1 : 1000));
}

// ---------------------------------------------------------------- core → wire

const errorStyle: ErrorStyle = { protocol, inputField: 'input', keepsForeignCodes: false };

export const encodeError = (error: CoreError): ErrorReply =>
  encodeErrorReply(error, errorStyle, error.kind === 'context-length' ? 400 : statusOf(error));

/**
 * The `error` of an answer that failed in mid-stream. Codex takes `server_is_overloaded` and `slow_down` for the end
 * of all tries, and reads a wait only from the text of a `rate_limit_exceeded`.
 */
export function encodeFailure(error: CoreError): NonNullable<ResponseError> {
  const vendorFields = vendorFieldsOf(error, protocol);
  const { retryAfterMs } = error;
  const vendorCode = asString(vendorFields?.['code' satisfies keyof NonNullable<ResponseError>]);
  const message = clientMessage(error);
  switch (error.kind) {
    case 'context-length':
      return {
        ...vendorFields,
        code: 'context_length_exceeded',
        message: clientMessage(error, contextLengthMessage(error)),
      };
    case 'rate-limit':
      if (error.code === 'insufficient_quota') return { ...vendorFields, code: error.code, message };
      return {
        ...vendorFields,
        code: 'rate_limit_exceeded',
        message: appendRetryDelay(message, retryAfterMs ?? defaultRetryMs),
      };
    case 'overloaded':
      if (retryAfterMs === undefined) return { ...vendorFields, code: 'server_error', message };
      return { ...vendorFields, code: 'rate_limit_exceeded', message: appendRetryDelay(message, retryAfterMs) };
    case 'invalid-request':
    case 'unsupported':
      return { ...vendorFields, code: vendorCode || 'invalid_prompt', message };
    default:
      return { ...vendorFields, code: vendorCode || 'server_error', message };
  }
}

const appendRetryDelay = (message: string, waitMs: number): string =>
  parseRetryDelay(message) === undefined ? `${message} Please try again in ${waitMs / 1000}s.` : message;

import type { ErrorResponse, ReceivedStreamErrorEvent, ResponseError } from '../../../../generated/openai.js';
import { readErrorResponse } from '../../../../generated/openai.readers.js';
import type { ErrorReply } from '../../../core/codec.ts';
import { isContextOverflow, parseOverflowTokens } from '../../../core/context-overflow.ts';
import { kindOfStatus, clientMessage, statusOf, describeErrorBody } from '../../../core/error.ts';
import { asObject, asString, parseJson, withoutNull, withoutUndefined, type JsonValue } from '../../../core/json.ts';
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
  { code: codeField, type, param }: ErrorFields,
  message: string,
  httpStatus: number,
): CoreError {
  const code = typeof codeField === 'number' ? String(codeField) : (codeField ?? undefined);
  // Servers that begin an answer before they fail give as a number the status they would have answered.
  const status =
    httpStatus < 400 && typeof codeField === 'number' && codeField >= 400 && codeField < 600 ? codeField : httpStatus;
  const kind = classifyError([code, type ?? undefined], message, status);
  return withoutUndefined({
    kind,
    message,
    status: status >= 400 ? status : undefined,
    param: withoutNull(param),
    code,
    retryAfterMs: kind === 'rate-limit' || kind === 'overloaded' ? parseRetryDelay(message) : undefined,
    tokens: kind === 'context-length' ? parseOverflowTokens(message) : undefined,
  });
}

/** `codes`: the code of an error and its type, of which the first that is known counts. */
function classifyError(codes: readonly (string | undefined)[], message: string, status: number): CoreErrorKind {
  if (status < 500 && (codes.includes('context_length_exceeded') || isContextOverflow(message)))
    return 'context-length';
  for (const code of codes) {
    const kind = kindsOfCodes.get(code);
    if (kind) return kind === 'upstream' && status >= 400 ? kindOfStatus(status) : kind;
  }
  if (status >= 400) return kindOfStatus(status);
  // Of the many other codes of a failed answer all are about what was asked.
  return codes.some((code) => code) ? 'invalid-request' : 'upstream';
}

/** Those of the server itself are classified by the status of the reply, if it has one of an error. */
const kindsOfCodes: ReadonlyMap<string | undefined, CoreErrorKind> = new Map([
  ['rate_limit_exceeded', 'rate-limit'],
  ['rate_limit_error', 'rate-limit'],
  ['insufficient_quota', 'rate-limit'],
  ['usage_limit_reached', 'rate-limit'],
  ['server_is_overloaded', 'overloaded'],
  ['slow_down', 'overloaded'],
  ['overloaded_error', 'overloaded'],
  ['invalid_api_key', 'authentication'],
  ['authentication_error', 'authentication'],
  ['model_not_found', 'not-found'],
  ['server_error', 'upstream'],
  ['vector_store_timeout', 'upstream'],
]);

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
  const withCode = (code: string, text = message): NonNullable<ResponseError> => ({
    ...vendorFields,
    code,
    message: text,
  });
  switch (error.kind) {
    case 'context-length':
      return withCode('context_length_exceeded', clientMessage(error, contextLengthMessage(error)));
    case 'rate-limit':
      if (error.code === 'insufficient_quota') return withCode(error.code);
      return withCode('rate_limit_exceeded', appendRetryDelay(message, retryAfterMs ?? defaultRetryMs));
    case 'overloaded':
      if (retryAfterMs === undefined) return withCode('server_error');
      return withCode('rate_limit_exceeded', appendRetryDelay(message, retryAfterMs));
    case 'invalid-request':
    case 'unsupported':
      return withCode(vendorCode || 'invalid_prompt');
    default:
      return withCode(vendorCode || 'server_error');
  }
}

const appendRetryDelay = (message: string, waitMs: number): string =>
  parseRetryDelay(message) === undefined ? `${message} Please try again in ${waitMs / 1000}s.` : message;

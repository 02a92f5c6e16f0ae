import type { ErrorReply } from './codec.ts';
import { isContextOverflow, parseOverflowTokens } from './context-overflow.ts';
import { kindOfStatus, describeErrorBody } from './error.ts';
import { asNumber, asObject, asString, isBlank, parseJson, type JsonObject, type JsonValue } from './json.ts';
import { readRetryAfter } from './retry-after.ts';
import type { CoreError, CoreErrorKind, VendorProtocol } from './types.ts';

/**
 * An error in the form most servers share, `{error: {message, type, param, code}}`, in the forms that compatible ones
 * made of it, or as proxies before them write. Never throws.
 */
export function decodeErrorReply({ status, headers, body }: ErrorReply, protocol: VendorProtocol): CoreError {
  const parsed = typeof body === 'string' ? (parseJson(body) ?? body) : body;
  const { message, type, param, code } = readErrorFields(parsed, status);
  const kind = kindOf(status, message, type, code);
  const tokens = kind === 'context-length' ? (readTokenCounts(parsed) ?? parseOverflowTokens(message)) : undefined;
  const retryAfterMs = readRetryAfter(headers);
  return {
    kind,
    message,
    ...(status >= 400 && { status }),
    ...(param !== undefined && { param }),
    ...(code !== undefined && { code }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
    ...(tokens && { tokens }),
    raw: { protocol, status, body },
  };
}

/**
 * Whether a body with status 200, or a chunk of a stream, is an error: `error` may be an object or a text, and stand
 * beside choices. Others have an object of their own: MiniMax `base_resp`, Groq an `error` in `x_groq`.
 */
export const isErrorBody = (body: JsonObject): boolean =>
  !isBlank(body['error']) ||
  body['object'] === 'error' ||
  (asNumber(asObject(body['base_resp'])?.['status_code']) ?? 0) !== 0 ||
  !isBlank(asObject(body['x_groq'])?.['error']);

/** The same of a body that is no answer: vLLM, Mistral and DashScope have a `message` with its code, FastAPI a `detail`. */
export const isErrorAlone = (body: JsonObject): boolean =>
  isErrorBody(body) ||
  !isBlank(body['detail']) ||
  (!isBlank(body['message']) && ['code', 'type'].some((name) => !isBlank(body[name])));

/** The same for an error in place of a chunk of a stream, or with status 200. */
export function decodeErrorInStream(body: JsonObject, protocol: VendorProtocol): CoreError {
  const code = asNumber(asObject(body['error'])?.['code']) ?? asNumber(body['code']);
  const status = code !== undefined && code >= 400 && code < 600 ? code : 200;
  return decodeErrorReply({ status, headers: {}, body }, protocol);
}

interface ErrorFields {
  message: string;
  type?: string | undefined;
  param?: string | undefined;
  code?: string | undefined;
}

function readErrorFields(body: JsonValue, status: number): ErrorFields {
  // Google's compatible endpoint has its errors in a list.
  const outer = asObject(Array.isArray(body) ? body[0] : body);
  const error = outer?.['error'] || asObject(outer?.['x_groq'])?.['error'];
  const inner = asObject(error) ?? outer;
  const code = inner?.['code'] ?? asObject(outer?.['base_resp'])?.['status_code'];
  return {
    message: describeErrorBody(status, body),
    type: asString(inner?.['type']),
    param: asString(inner?.['param']),
    code: typeof code === 'number' ? String(code) : asString(code),
  };
}

function kindOf(status: number, message: string, type = '', code = ''): CoreErrorKind {
  const isClientFault = status === 400 || status === 413 || status === 422 || status < 400 || status === 500;
  if (isClientFault && isContextOverflow(`${code} ${type} ${message}`)) return 'context-length';
  const term = code || type;
  if (term === 'invalid_request_error' && status < 400) return 'invalid-request';
  return kindOfCode(term) ?? (status < 400 ? minimaxKinds.get(term) : undefined) ?? kindOfStatus(status);
}

/** The kind of an error by its code, or of an answer that failed by its finish reason. */
export function kindOfCode(code: string | undefined): CoreErrorKind | undefined {
  switch (code) {
    case 'insufficient_quota':
    case 'rate_limit_exceeded':
    case 'rate_limit_error':
      return 'rate-limit';
    case 'model_not_found':
      return 'not-found';
    case 'invalid_api_key':
    case 'authentication_error':
      return 'authentication';
    case 'server_is_overloaded':
    case 'overloaded_error':
    case 'overloaded':
    case 'slow_down':
    case 'insufficient_system_resource':
      return 'overloaded';
    case 'network_error':
      return 'upstream';
    case 'timeout':
      return 'timeout';
    default:
      return undefined;
  }
}

/** The codes of `base_resp`, which come with status 200 (platform.minimax.io, "Error codes"); a spent balance is a quota. */
const minimaxKinds: ReadonlyMap<string, CoreErrorKind> = new Map([
  ['1001', 'timeout'],
  ['1002', 'rate-limit'],
  ['1004', 'authentication'],
  ['1008', 'rate-limit'],
  ['1026', 'invalid-request'],
  ['1039', 'rate-limit'],
  ['2013', 'invalid-request'],
  ['2049', 'authentication'],
]);

/** llama-server has both numbers in fields of their own. */
function readTokenCounts(body: JsonValue): CoreError['tokens'] {
  const error = asObject(asObject(body)?.['error']);
  const used = asNumber(error?.['n_prompt_tokens']);
  const limit = asNumber(error?.['n_ctx']);
  return used !== undefined && limit !== undefined ? { used, limit } : undefined;
}

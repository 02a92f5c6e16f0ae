import type { ErrorReply } from './codec.ts';
import { isContextOverflow, parseOverflowTokens } from './context-overflow.ts';
import { kindOfStatus } from './error.ts';
import { asNumber, asObject, asString, parseJson, type JsonObject, type JsonValue } from './json.ts';
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
  if (typeof body === 'string')
    return { message: textOfPage(body) || `the server answered ${status} with an empty body` };
  const outer = asObject(body);
  const error = outer?.['error'];
  const inner = asObject(error) ?? outer;
  if (!inner) return { message: `the server answered ${status}: ${JSON.stringify(body).slice(0, maxMessageLength)}` };
  // An empty text counts as absent: the next field is tried.
  const message =
    asString(inner['message']) ||
    asString(error) ||
    readDetail(inner['detail']) ||
    `the server answered ${status}: ${JSON.stringify(body).slice(0, maxMessageLength)}`;
  const code = inner['code'];
  return {
    message,
    type: asString(inner['type']),
    param: asString(inner['param']),
    code: typeof code === 'number' ? String(code) : asString(code),
  };
}

/** FastAPI has `detail`, a text or a list of errors. */
function readDetail(detail: JsonValue | undefined): string | undefined {
  if (typeof detail === 'string') return detail;
  if (!Array.isArray(detail)) return undefined;
  const faults = detail.map((each) => asString(asObject(each)?.['msg']) ?? JSON.stringify(each));
  return faults.length > 0 ? faults.join('; ').slice(0, maxMessageLength) : undefined;
}

const maxMessageLength = 2000;

/** The text of a page, without its tags. */
function textOfPage(page: string): string {
  const text = page.slice(0, maxMessageLength);
  if (!text.trimStart().startsWith('<')) return text.trim();
  let words = '';
  let inTag = false;
  for (const character of text) {
    if (character === '<') inTag = true;
    else if (character === '>') {
      inTag = false;
      words += ' ';
    } else if (!inTag) words += character;
  }
  return words.split(/\s/).filter(Boolean).join(' ');
}

function kindOf(status: number, message: string, type = '', code = ''): CoreErrorKind {
  const isClientFault = status === 400 || status === 413 || status === 422 || status < 400 || status === 500;
  if (isClientFault && isContextOverflow(`${code} ${type} ${message}`)) return 'context-length';
  switch (code || type) {
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
      return 'overloaded';
    case 'invalid_request_error':
      return status < 400 ? 'invalid-request' : kindOfStatus(status);
    default:
      return kindOfStatus(status);
  }
}

/** llama-server has both numbers in fields of their own. */
function readTokenCounts(body: JsonValue): CoreError['tokens'] {
  const error = asObject(asObject(body)?.['error']);
  const used = asNumber(error?.['n_prompt_tokens']);
  const limit = asNumber(error?.['n_ctx']);
  return used !== undefined && limit !== undefined ? { used, limit } : undefined;
}

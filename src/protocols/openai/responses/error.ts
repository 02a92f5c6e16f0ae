import type { ErrorReply } from '../../../core/codec.ts';
import { kindOfStatus, clientMessage, statusOf, unreadableErrorMessage } from '../../../core/error.ts';
import { asObject, asString, parseJson, type JsonObject } from '../../../core/json.ts';
import { defaultRetryMs, readRetryAfter, writeRetryAfter } from '../../../core/retry-after.ts';
import type { CoreError, CoreErrorKind } from '../../../core/types.ts';
import { protocol } from './extras.ts';

// ---------------------------------------------------------------- wire → core

/** Never throws: a body that holds no error object is told of as it is. */
export function decodeError({ status, headers, body }: ErrorReply): CoreError {
  const parsed = typeof body === 'string' ? (parseJson(body) ?? body) : body;
  const said = asObject(parsed);
  // Some servers write the object itself, without `error` around it.
  const error = asObject(said?.['error']) ?? said ?? {};
  const message = asString(error['message']) || asString(said?.['error']) || asString(said?.['detail']);
  const wait = readRetryAfter(headers);
  return {
    ...decodeErrorObject(error, message ?? unreadableErrorMessage(status, body), status),
    ...(wait !== undefined && { retryAfterMs: wait }),
    raw: { protocol, status, body },
  };
}

/** The error of an answer that failed: its `error`, or an `error` event, which has the same fields or holds them. */
export function decodeFailure(failure: JsonObject): CoreError {
  const nested = asObject(failure['error']);
  const { code = null, param = null, message: told = null } = nested ?? failure;
  const error = nested ?? { code, message: told, param };
  const message = asString(told) || 'the backend gave up on the answer without saying why';
  return { ...decodeErrorObject(error, message, 200), raw: { protocol, status: 200, body: { error } } };
}

function decodeErrorObject(error: JsonObject, message: string, answered: number): CoreError {
  const word = error['code'];
  const code = typeof word === 'number' ? String(word) : asString(word);
  const param = asString(error['param']);
  // Servers that begin an answer before they fail say with a number what they would have answered.
  const status = answered < 400 && typeof word === 'number' && word >= 400 && word < 600 ? word : answered;
  const kind = kindOf([code, asString(error['type'])], message, status);
  const tokens = kind === 'context-length' ? tokensIn(message) : undefined;
  const wait = waitIn(message);
  return {
    kind,
    message,
    ...(status >= 400 && { status }),
    ...(param !== undefined && { param }),
    ...(code !== undefined && { code }),
    ...(wait !== undefined && (kind === 'rate-limit' || kind === 'overloaded') && { retryAfterMs: wait }),
    ...(tokens && { tokens }),
  };
}

const overflow = /context_length_exceeded|context (?:length|window|size)|prompt is too long/i;

/** `words`: the code of an error and its type, of which the first that is known counts. */
function kindOf(words: readonly (string | undefined)[], message: string, status: number): CoreErrorKind {
  if (status < 500 && (words.includes('context_length_exceeded') || overflow.test(message.slice(0, 2000))))
    return 'context-length';
  for (const word of words) {
    const kind = kindOfWord(word, status);
    if (kind) return kind;
  }
  if (status >= 400) return kindOfStatus(status);
  // Of the many other codes of a failed answer all are about what was asked.
  return words.some((word) => word) ? 'invalid-request' : 'upstream';
}

function kindOfWord(word: string | undefined, status: number): CoreErrorKind | undefined {
  switch (word) {
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

/** How long to wait by the words of the message, in milliseconds: "try again in 1.5s", "… in 20 ms". */
function waitIn(message: string): number | undefined {
  const found = /try again in (\d{1,9}(?:\.\d{1,6})?) ?(ms|s|second)/i.exec(message);
  if (!found) return undefined;
  return Math.ceil(Number(found[1]) * (found[2] === 'ms' ? 1 : 1000));
}

/** The two numbers of "maximum context length is B tokens … resulted in A tokens". */
function tokensIn(message: string): CoreError['tokens'] {
  const [limit, used] = [...message.slice(0, 2000).matchAll(/\b(\d{1,12}) tokens/g)].map((match) => Number(match[1]));
  return limit !== undefined && used !== undefined && used > limit ? { used, limit } : undefined;
}

// ---------------------------------------------------------------- core → wire

/** @see https://platform.openai.com/docs/guides/error-codes */
export function encodeError(error: CoreError): ErrorReply {
  const status = error.kind === 'context-length' ? 400 : statusOf(error);
  const wait = error.retryAfterMs ?? (status === 429 ? defaultRetryMs : undefined);
  const { param, code } = error;
  const own = error.raw?.protocol === protocol ? asObject(asObject(error.raw.body)?.['error']) : undefined;
  const isOverflow = error.kind === 'context-length';
  const message = clientMessage(error, isOverflow ? overflowMessage(error) : error.message);
  const common = commonOf(error);
  // The codes of other vendors mean nothing to clients of this one.
  const isFamily = error.raw === undefined || error.raw.protocol.startsWith('openai');
  return {
    status,
    headers: writeRetryAfter(wait),
    body: {
      error: {
        message,
        type: common.type,
        param: param ?? common.param ?? null,
        code: (isFamily ? code : undefined) ?? common.code ?? null,
        ...own,
        ...(own && { message }),
        ...(isOverflow && { code: 'context_length_exceeded' }),
      },
    },
  };
}

/**
 * The `error` of an answer that failed in mid-stream. Codex takes `server_is_overloaded` and `slow_down` for the end
 * of all tries, and of a wait reads only what the text of a `rate_limit_exceeded` says.
 */
export function encodeFailure(error: CoreError): JsonObject {
  const own = error.raw?.protocol === protocol ? asObject(asObject(error.raw.body)?.['error']) : undefined;
  const { retryAfterMs } = error;
  const message = clientMessage(error);
  switch (error.kind) {
    case 'context-length':
      return { ...own, code: 'context_length_exceeded', message: clientMessage(error, overflowMessage(error)) };
    case 'rate-limit':
      if (error.code === 'insufficient_quota') return { ...own, code: error.code, message };
      return { ...own, code: 'rate_limit_exceeded', message: withWait(message, retryAfterMs ?? defaultRetryMs) };
    case 'overloaded':
      if (retryAfterMs === undefined) return { ...own, code: 'server_error', message };
      return { ...own, code: 'rate_limit_exceeded', message: withWait(message, retryAfterMs) };
    case 'invalid-request':
    case 'unsupported':
      return { ...own, code: asString(own?.['code']) || 'invalid_prompt', message };
    default:
      return { ...own, code: asString(own?.['code']) || 'server_error', message };
  }
}

const withWait = (message: string, waitMs: number): string =>
  waitIn(message) === undefined ? `${message} Please try again in ${waitMs / 1000}s.` : message;

/** Agents look for OpenAI's sentence to know that they must shorten the conversation. */
function overflowMessage({ message, tokens }: CoreError): string {
  if (message.includes('maximum context length')) return message;
  if (!tokens) return `Your input exceeds the context window of this model, its maximum context length: ${message}`;
  return `This model's maximum context length is ${tokens.limit} tokens. However, your messages resulted in ${tokens.used} tokens. Please reduce the length of the messages.`;
}

interface Common {
  type: string;
  code?: string;
  param?: string;
}

/** What is not found is a model, unless the error names another parameter. */
function commonOf({ kind, param }: CoreError): Common {
  const { code, ...common } = commons[kind];
  return kind === 'not-found' && param !== undefined && param !== 'model'
    ? common
    : { ...common, ...(code && { code }) };
}

const commons: Record<CoreErrorKind, Common> = {
  'invalid-request': { type: 'invalid_request_error' },
  authentication: { type: 'invalid_request_error', code: 'invalid_api_key' },
  permission: { type: 'invalid_request_error', code: 'permission_denied' },
  'not-found': { type: 'invalid_request_error', code: 'model_not_found' },
  'context-length': { type: 'invalid_request_error', code: 'context_length_exceeded', param: 'input' },
  'rate-limit': { type: 'rate_limit_error', code: 'rate_limit_exceeded' },
  overloaded: { type: 'server_error', code: 'overloaded' },
  timeout: { type: 'server_error', code: 'timeout' },
  aborted: { type: 'server_error', code: 'aborted' },
  upstream: { type: 'server_error' },
  'bad-upstream-reply': { type: 'server_error', code: 'bad_upstream_reply' },
  unsupported: { type: 'invalid_request_error', code: 'unsupported' },
  internal: { type: 'server_error', code: 'internal' },
};

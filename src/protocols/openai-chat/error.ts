import type { Reply } from '../../core/codec.ts';
import { kindOfStatus, statusOf } from '../../core/error.ts';
import { asNumber, asObject, asString, parseJson, type JsonObject, type JsonValue } from '../../core/json.ts';
import { defaultRetryMs, readRetryAfter, writeRetryAfter } from '../../core/retry-after.ts';
import type { CoreError, CoreErrorKind } from '../../core/types.ts';
import { protocol } from './extras.ts';

// ---------------------------------------------------------------- wire → core

/** Never throws. Reads OpenAI's shape, those of compatible servers, and what proxies before them write. */
export function decodeError({ status, headers, body }: Reply): CoreError {
  const parsed = typeof body === 'string' ? (parseJson(body) ?? body) : body;
  const { message, type, param, code } = saidIn(parsed, status);
  const kind = kindOf(status, message, type, code);
  const tokens = kind === 'context-length' ? (countsIn(parsed) ?? tokensIn(message)) : undefined;
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

/** The error object that a stream holds in place of a chunk. */
export function decodeStreamError(body: JsonObject): CoreError {
  const code = asNumber(asObject(body['error'])?.['code']) ?? asNumber(body['code']);
  const status = code !== undefined && code >= 400 && code < 600 ? code : 200;
  return decodeError({ status, headers: {}, body });
}

interface Said {
  message: string;
  type?: string | undefined;
  param?: string | undefined;
  code?: string | undefined;
}

function saidIn(body: JsonValue, status: number): Said {
  if (typeof body === 'string') return { message: plainText(body) || `the server answered ${status} without a word` };
  const outer = asObject(body);
  const error = outer?.['error'];
  const inner = asObject(error) ?? outer;
  if (!inner) return { message: `the server answered ${status}: ${JSON.stringify(body).slice(0, longest)}` };
  // An empty text says nothing: the next is asked.
  const message =
    asString(inner['message']) ||
    asString(error) ||
    detailIn(inner['detail']) ||
    `the server answered ${status}: ${JSON.stringify(body).slice(0, longest)}`;
  const code = inner['code'];
  return {
    message,
    type: asString(inner['type']),
    param: asString(inner['param']),
    code: typeof code === 'number' ? String(code) : asString(code),
  };
}

/** FastAPI says `detail`, as a text or as a list of faults. */
function detailIn(detail: JsonValue | undefined): string | undefined {
  if (typeof detail === 'string') return detail;
  if (!Array.isArray(detail)) return undefined;
  const faults = detail.map((each) => asString(asObject(each)?.['msg']) ?? JSON.stringify(each));
  return faults.length > 0 ? faults.join('; ').slice(0, longest) : undefined;
}

const longest = 2000;

/** The words of a page, without its tags. */
function plainText(page: string): string {
  const text = page.slice(0, longest);
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

const contextPhrases = [
  'context_length_exceeded',
  'context length',
  'maximum model length',
  'exceeds the maximum number of tokens allowed',
  'exceeds the available context size',
  'exceed_context_size',
  'context window',
  'prompt is too long',
  'input is too long',
  'maximum prompt length',
];

function kindOf(status: number, message: string, type = '', code = ''): CoreErrorKind {
  const said = `${code} ${type} ${message}`.toLowerCase();
  const isClientFault = status === 400 || status === 413 || status === 422 || status < 400 || status === 500;
  if (isClientFault && contextPhrases.some((phrase) => said.includes(phrase))) return 'context-length';
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

/** llama-server says both numbers in fields of their own. */
function countsIn(body: JsonValue): CoreError['tokens'] {
  const error = asObject(asObject(body)?.['error']);
  const used = asNumber(error?.['n_prompt_tokens']);
  const limit = asNumber(error?.['n_ctx']);
  return used !== undefined && limit !== undefined ? { used, limit } : undefined;
}

/**
 * How long the prompt is and how long it may be, out of the sentences of OpenAI and vLLM ("maximum context
 * length is B tokens … A tokens") and of llama-server ("A tokens) exceeds the available context size (B tokens").
 * In others two numbers stand without that word: what is too long is the greater one.
 */
function tokensIn(message: string): CoreError['tokens'] {
  const numbers = [...message.slice(0, longest).matchAll(/\b(\d{1,12}) (?:input )?tokens/g)].map((match) =>
    Number(match[1]),
  );
  const [first, second] = numbers;
  if (first === undefined || second === undefined) {
    const all = [...message.slice(0, longest).matchAll(/\b\d{3,12}\b/g)].map(([number]) => Number(number));
    const [used, limit] = all.toSorted((one, other) => other - one);
    return used !== undefined && limit !== undefined && used > limit ? { used, limit } : undefined;
  }
  const others = Math.max(...numbers.slice(1));
  const limitFirst = message.includes('maximum') && first < others;
  return limitFirst ? { used: others, limit: first } : { used: first, limit: second };
}

// ---------------------------------------------------------------- core → wire

export function encodeError(error: CoreError): Reply {
  const status = statusOf(error);
  const wait = error.retryAfterMs ?? (status === 429 ? defaultRetryMs : undefined);
  return {
    status,
    headers: writeRetryAfter(wait),
    body: encodeErrorBody(error),
  };
}

/** An error of this protocol keeps what its vendor said of it. */
export function encodeErrorBody(error: CoreError): JsonObject {
  const { message, param, code } = error;
  const own = error.raw?.protocol === protocol ? asObject(asObject(error.raw.body)?.['error']) : undefined;
  const common = commons[error.kind];
  // Compatible servers have other codes for it, which agents do not know.
  const overflow = error.kind === 'context-length' && { message: contextMessage(error), code: common.code ?? null };
  return {
    error: {
      message,
      type: common.type,
      param: param ?? common.param ?? null,
      code: code ?? common.code ?? null,
      ...own,
      ...(own && { message: asString(own['message']) || message }),
      ...overflow,
    },
  };
}

/** Agents look for OpenAI's sentence to know that they must shorten the conversation. */
function contextMessage({ message, tokens }: CoreError): string {
  if (message.includes('maximum context length')) return message;
  if (!tokens) return `Your input exceeds the context window of this model, its maximum context length: ${message}`;
  return `This model's maximum context length is ${tokens.limit} tokens. However, your messages resulted in ${tokens.used} tokens. Please reduce the length of the messages.`;
}

interface Common {
  type: string;
  code?: string;
  param?: string;
}

const commons: Record<CoreErrorKind, Common> = {
  'invalid-request': { type: 'invalid_request_error' },
  authentication: { type: 'invalid_request_error', code: 'invalid_api_key' },
  permission: { type: 'invalid_request_error', code: 'permission_denied' },
  'not-found': { type: 'invalid_request_error', code: 'model_not_found' },
  'context-length': { type: 'invalid_request_error', code: 'context_length_exceeded', param: 'messages' },
  'rate-limit': { type: 'rate_limit_error', code: 'rate_limit_exceeded' },
  overloaded: { type: 'server_error', code: 'overloaded' },
  timeout: { type: 'server_error', code: 'timeout' },
  aborted: { type: 'server_error', code: 'aborted' },
  upstream: { type: 'server_error' },
  'bad-upstream-reply': { type: 'server_error', code: 'bad_upstream_reply' },
  unsupported: { type: 'invalid_request_error', code: 'unsupported' },
  internal: { type: 'server_error', code: 'internal' },
};

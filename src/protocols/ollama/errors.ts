import type { ErrorResponse } from '../../../generated/ollama.js';
import { readFailedReply } from '../../../generated/ollama.readers.js';
import { isContextOverflow } from '../../core/context-overflow.ts';
import type { ErrorReply } from '../../core/codec.ts';
import { kindOfStatus, clientMessage, statusOf, describeErrorBody } from '../../core/error.ts';
import { asObject, parseJson, type JsonObject } from '../../core/json.ts';
import { defaultRetryMs, readRetryAfter, writeRetryAfter } from '../../core/retry-after.ts';
import type { CoreError, CoreErrorKind } from '../../core/types.ts';
import { wireObject } from '../../core/wire-object.ts';
import { protocol } from './extras.ts';

// ---------------------------------------------------------------- wire → core

/** Never throws. The vendor sends one sentence; servers in front of it may send more. */
export function decodeError({ status, headers, body }: ErrorReply): CoreError {
  const parsed = typeof body === 'string' ? (parseJson(body) ?? body) : body;
  const message = describeErrorBody(status, parsed);
  // An error within a stream has no status of its own.
  const answered = status >= 400 ? status : 500;
  const kind = kindOf(answered, message);
  const tokens = kind === 'context-length' ? parseTokens(message) : undefined;
  const retryAfterMs = readRetryAfter(headers);
  return {
    kind,
    message,
    status: answered,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
    ...(tokens && { tokens }),
    raw: { protocol, status: answered, body },
  };
}

/** Decodes the error in a line of a stream, or in a plain answer. */
export const decodeInnerError = (body: JsonObject): CoreError => {
  const { status_code: code, status: other } = readFailedReply(body) ?? {};
  const status = code ?? other ?? 200;
  return decodeError({ status: status >= 400 && status < 600 ? status : 200, headers: {}, body });
};

/** Longer messages, such as pages of a proxy, are truncated, in UTF-16 code units. */
const maxMessageLength = 2000;

/** The vendor's phrase for a prompt that is too long. */
const overflowPhrase = 'exceeds the context length';

const overflowPhrases = [
  overflowPhrase,
  'exceeded max context length',
  'exceeds maximum context length',
  'exceeds the available context size',
  'exceeds the maximum number of tokens allowed',
  'maximum context length',
  'prompt too long',
  'prompt is too long',
];

function isOverflow(message: string): boolean {
  const lowerCase = message.toLowerCase();
  return overflowPhrases.some((phrase) => lowerCase.includes(phrase));
}

function kindOf(status: number, message: string): CoreErrorKind {
  const mayBeTooLong = status === 400 || status === 413 || status === 500;
  return mayBeTooLong && (isOverflow(message) || isContextOverflow(message)) ? 'context-length' : kindOfStatus(status);
}

/** The length of the prompt and the limit, if the message has both: the greater number is the length. */
function parseTokens(message: string): CoreError['tokens'] {
  const numbers = [...message.slice(0, maxMessageLength).matchAll(/\b\d{3,12}\b/g)].map(([number]) => Number(number));
  const [used, limit] = numbers.toSorted((one, other) => other - one);
  return used !== undefined && limit !== undefined && used > limit ? { used, limit } : undefined;
}

// ---------------------------------------------------------------- core → wire

export function encodeError(error: CoreError): ErrorReply {
  const status = encodeStatus(error);
  const wait = error.retryAfterMs ?? (status === 429 ? defaultRetryMs : undefined);
  return { status, headers: writeRetryAfter(wait), body: encodeErrorBody(error) };
}

/** Clients distinguish errors by their status only: that of another vendor is kept if it means the same. */
function encodeStatus({ status, ...error }: CoreError): number {
  return status !== undefined && kindOfStatus(status) === error.kind ? status : statusOf(error);
}

/** An error of this protocol keeps its vendor's other fields, such as where to sign in. */
export function encodeErrorBody(error: CoreError): JsonObject {
  const own = error.raw?.protocol === protocol ? asObject(error.raw.body) : undefined;
  return { ...own, ...wireObject<ErrorResponse>({ error: clientMessage(error, errorMessage(error)) }) };
}

/** Clients recognize a prompt that is too long by the phrase. */
function errorMessage({ kind, message }: CoreError): string {
  if (kind !== 'context-length' || isOverflow(message)) return message;
  return `the input length ${overflowPhrase}: ${message}`;
}

import type { ErrorReply } from '../../core/codec.ts';
import { kindOfStatus, clientMessage, statusOf } from '../../core/error.ts';
import { asNumber, asObject, asString, parseJson, type JsonObject, type JsonValue } from '../../core/json.ts';
import { defaultRetryMs, readRetryAfter, writeRetryAfter } from '../../core/retry-after.ts';
import type { CoreError, CoreErrorKind } from '../../core/types.ts';
import { protocol } from './extras.ts';

// ---------------------------------------------------------------- wire → core

/** Never throws. The vendor says one sentence; servers before it may say more. */
export function decodeError({ status, headers, body }: ErrorReply): CoreError {
  const parsed = typeof body === 'string' ? (parseJson(body) ?? body) : body;
  const message =
    findMessage(parsed) ?? `the server answered ${status}: ${JSON.stringify(parsed).slice(0, maxMessageLength)}`;
  // A status that is no error belongs to an error in mid-stream, which has none of its own.
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

/** The error that a stream holds in place of a line, or a plain answer in place of a message. */
export const decodeInnerError = (body: JsonObject): CoreError => {
  const status = asNumber(body['status_code']) ?? asNumber(body['status']) ?? 200;
  return decodeError({ status: status >= 400 && status < 600 ? status : 200, headers: {}, body });
};

/** Longer pages of a proxy are cut, in UTF-16 code units. */
const maxMessageLength = 2000;

function findMessage(body: JsonValue): string | undefined {
  if (typeof body === 'string') return body.trim().slice(0, maxMessageLength) || undefined;
  const error = asObject(body)?.['error'];
  return (
    asString(error) || asString(asObject(error)?.['message']) || asString(asObject(body)?.['message']) || undefined
  );
}

/** The vendor's own words for a prompt that is too long. */
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
  const said = message.toLowerCase();
  return overflowPhrases.some((phrase) => said.includes(phrase));
}

function kindOf(status: number, message: string): CoreErrorKind {
  const mayBeTooLong = status === 400 || status === 413 || status === 500;
  return mayBeTooLong && isOverflow(message) ? 'context-length' : kindOfStatus(status);
}

/** How long the prompt is and how long it may be, where a sentence names both: the greater is too long. */
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

/** Nothing but the status tells errors apart: that of another vendor counts where it says the same. */
function encodeStatus({ status, ...error }: CoreError): number {
  return status !== undefined && kindOfStatus(status) === error.kind ? status : statusOf(error);
}

/** An error of this protocol keeps what its vendor said beside the sentence (where to sign in, say). */
export function encodeErrorBody(error: CoreError): JsonObject {
  const own = error.raw?.protocol === protocol ? asObject(error.raw.body) : undefined;
  return { ...own, error: clientMessage(error, errorMessage(error)) };
}

/** Clients know a prompt that is too long by its words. */
function errorMessage({ kind, message }: CoreError): string {
  if (kind !== 'context-length' || isOverflow(message)) return message;
  return `the input length ${overflowPhrase}: ${message}`;
}

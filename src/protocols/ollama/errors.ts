import type { ErrorResponse } from '../../../generated/ollama.js';
import { readFailedReply } from '../../../generated/ollama.readers.js';
import { isContextOverflow, parseOverflowTokens } from '../../core/context-overflow.ts';
import type { ErrorReply } from '../../core/codec.ts';
import { kindOfStatus, clientMessage, statusOf, describeErrorBody } from '../../core/error.ts';
import { asObject, parseJson, type JsonValue } from '../../core/json.ts';
import { readRetryAfter, retryDelayOf, writeRetryAfter } from '../../core/retry-after.ts';
import type { CoreError, CoreErrorKind } from '../../core/types.ts';
import { protocol } from './extras.ts';

// ---------------------------------------------------------------- wire → core

/** Never throws. The vendor sends one sentence; servers in front of it may send more. */
export function decodeError({ status, headers, body }: ErrorReply): CoreError {
  const parsed = typeof body === 'string' ? (parseJson(body) ?? body) : body;
  const message = describeErrorBody(status, parsed);
  // An error within a stream has no status of its own.
  const answered = status >= 400 ? status : 500;
  const kind = kindOf(answered, message);
  const tokens = kind === 'context-length' ? parseOverflowTokens(message) : undefined;
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
export const decodeInnerError = (body: JsonValue): CoreError => {
  const { status_code: code, status: other } = readFailedReply(body) ?? {};
  const status = code ?? other ?? 200;
  return decodeError({ status: status >= 400 && status < 600 ? status : 200, headers: {}, body });
};

function kindOf(status: number, message: string): CoreErrorKind {
  const mayBeTooLong = status === 400 || status === 413 || status === 500;
  return mayBeTooLong && isContextOverflow(message) ? 'context-length' : kindOfStatus(status);
}

// ---------------------------------------------------------------- core → wire

export function encodeError(error: CoreError): ErrorReply {
  const status = encodeStatus(error);
  return { status, headers: writeRetryAfter(retryDelayOf(error, status)), body: encodeErrorBody(error) };
}

/** Clients distinguish errors by their status only: that of another vendor is kept if it means the same. */
function encodeStatus({ status, ...error }: CoreError): number {
  return status !== undefined && kindOfStatus(status) === error.kind ? status : statusOf(error);
}

/** An error of this protocol keeps its vendor's other fields, such as where to sign in. */
export function encodeErrorBody(error: CoreError): ErrorResponse {
  const own = error.raw?.protocol === protocol ? asObject(error.raw.body) : undefined;
  return { ...own, error: clientMessage(error, errorMessage(error)) };
}

/** How the vendor's own servers, and those that clients know beside them, report a prompt that is too long. */
const knownPhrases =
  /(?:exceeds the|exceeded max|maximum) context length|exceeds the available context size|prompt (?:is )?too long|exceeds the maximum number of tokens allowed/i;

/** Clients recognize a prompt that is too long by the phrase. */
function errorMessage({ kind, message }: CoreError): string {
  if (kind !== 'context-length' || knownPhrases.test(message)) return message;
  return `the input length exceeds the context length: ${message}`;
}

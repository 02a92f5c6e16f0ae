import type * as wire from '../../../generated/gemini.js';
import { readErrorResponse } from '../../../generated/gemini.readers.js';
import { isContextOverflow, parseOverflowTokens } from '../../core/context-overflow.ts';
import type { ErrorReply } from '../../core/codec.ts';
import { kindOfStatus, clientMessage, statusOf, describeErrorBody } from '../../core/error.ts';
import { asArray, withoutUndefined, type JsonValue } from '../../core/json.ts';
import { readRetryAfter, retryDelayOf, writeRetryAfter } from '../../core/retry-after.ts';
import type { CoreError, CoreErrorKind } from '../../core/types.ts';
import { filled, wireObject } from '../../core/wire-object.ts';

const retryInfo = 'type.googleapis.com/google.rpc.RetryInfo';
const badRequest = 'type.googleapis.com/google.rpc.BadRequest';

/** The names of google.rpc.Code, by kind of error. */
const kinds: ReadonlyMap<string, CoreErrorKind> = new Map([
  ['INVALID_ARGUMENT', 'invalid-request'],
  ['FAILED_PRECONDITION', 'invalid-request'],
  ['OUT_OF_RANGE', 'invalid-request'],
  ['UNIMPLEMENTED', 'invalid-request'],
  ['UNAUTHENTICATED', 'authentication'],
  ['PERMISSION_DENIED', 'permission'],
  ['NOT_FOUND', 'not-found'],
  ['RESOURCE_EXHAUSTED', 'rate-limit'],
  ['UNAVAILABLE', 'overloaded'],
  ['DEADLINE_EXCEEDED', 'timeout'],
  ['CANCELLED', 'aborted'],
  ['INTERNAL', 'upstream'],
  ['UNKNOWN', 'upstream'],
  ['DATA_LOSS', 'upstream'],
  ['ABORTED', 'upstream'],
]);

/** Of several names of a kind, the first is written. */
const names = new Map([...kinds].toReversed().map(([name, kind]) => [kind, name]));

// ---------------------------------------------------------------- wire to Core

export function decodeError({ status, headers, body }: ErrorReply): CoreError {
  const error = findStatus(body);
  const message = describeErrorBody(status, body);
  const details = error?.details ?? [];
  const code = error?.code ?? undefined;
  // An error within a stream has a successful status; its body holds the actual one.
  const answered = status >= 400 ? status : code !== undefined && code >= 400 && code < 600 ? code : 500;
  const overflow = parseOverflow(message, answered);
  const isKeyRefused = details.some(({ reason }) => reason === 'API_KEY_INVALID');
  const known = kinds.get(error?.status ?? '') ?? kindOfStatus(answered);
  const kind = overflow ? 'context-length' : isKeyRefused ? 'authentication' : known;
  return {
    kind,
    message,
    // This vendor answers a wrong key with 400, all others with 401, which clients expect.
    status: isKeyRefused ? 401 : answered,
    ...withoutUndefined({
      retryAfterMs: readRetryAfter(headers) ?? parseRetryDelay(details),
      param: findField(details),
      code: details.find(({ reason }) => typeof reason === 'string')?.reason ?? undefined,
      tokens: overflow?.tokens,
    }),
    raw: { protocol: 'gemini', status: answered, body },
  };
}

/** The error object; a stream that is a JSON array wraps it in one. */
const findStatus = (body: JsonValue): wire.ReceivedStatus | null | undefined =>
  readErrorResponse(asArray(body)?.[0] ?? body)?.error;

/** The vendor's "The input token count (A) exceeds the maximum number of tokens allowed (B)", with or without A. */
const ownOverflow =
  /input token count(?: \((\d{1,15})\))? exceeds the maximum number of tokens allowed(?: \(?(\d{1,15}))?/i;

/** Of the vendor's message, or of that of another server behind this protocol. */
function parseOverflow(message: string, status: number): { tokens: CoreError['tokens'] } | undefined {
  if (status !== 400 && status !== 413 && status !== 500) return undefined;
  const found = ownOverflow.exec(message);
  if (!found) return isContextOverflow(message) ? { tokens: parseOverflowTokens(message) } : undefined;
  const [, used, limit] = found;
  return { tokens: used && limit ? { used: Number(used), limit: Number(limit) } : undefined };
}

/** A duration such as `2s` or `0.5s`, in milliseconds. */
function parseRetryDelay(details: readonly wire.ReceivedErrorDetail[]): number | undefined {
  const delay = details.find((detail) => detail['@type'] === retryInfo)?.retryDelay;
  const seconds = /^(\d{1,9}(?:\.\d{1,9})?)s$/.exec(delay ?? '')?.[1];
  return seconds === undefined ? undefined : Math.ceil(Number(seconds) * 1000);
}

const findField = (details: readonly wire.ReceivedErrorDetail[]): string | undefined =>
  details.find((detail) => detail['@type'] === badRequest)?.fieldViolations?.[0]?.field ?? undefined;

// ---------------------------------------------------------------- Core to wire

/** Encodes an error as this vendor would. Its own errors keep their status name and details. */
export function encodeError(error: CoreError): ErrorReply {
  const status = statusToAnswer(error);
  return { status, headers: writeRetryAfter(retryDelayOf(error, status)), body: errorBody(error) };
}

export function errorBody(error: CoreError): wire.ReceivedErrorResponse {
  const own = error.raw?.protocol === 'gemini' ? findStatus(error.raw.body) : undefined;
  const code = statusToAnswer(error);
  const details = own?.details === undefined ? detailsOf(error) : withDelay(own.details ?? [], error);
  return {
    error: wireObject<wire.ReceivedStatus>({
      ...own,
      code,
      message: clientMessage(error, messageOf(error)),
      status: own?.status ?? names.get(error.kind) ?? (code < 500 ? 'INVALID_ARGUMENT' : 'INTERNAL'),
      details: filled(details) ?? own?.details,
    }),
  };
}

/** Anthropic's 529 (overloaded) becomes 503, after which clients of this protocol retry. */
function statusToAnswer(error: CoreError): number {
  if (error.kind === 'context-length') return 400;
  if (error.raw?.protocol === 'gemini' && error.raw.status >= 400) return error.raw.status;
  const status = statusOf(error);
  return status === 529 ? 503 : status;
}

function detailsOf(error: CoreError): wire.ReceivedErrorDetail[] {
  const { kind, param, message } = error;
  const violation = kind === 'invalid-request' && param !== undefined;
  const details: wire.ErrorDetail[] = violation
    ? [{ '@type': badRequest, fieldViolations: [{ field: param, description: message }] }]
    : [];
  return withDelay([...details, ...quotaFailure(error)], error);
}

/** Agents distinguish limits by the end of `quotaId`: after one of a day they give up. */
function quotaFailure({ keyLimit, message }: CoreError): wire.ErrorDetail[] {
  if (!keyLimit) return [];
  const { reached, period = 'minute', rates } = keyLimit;
  const limit = rates.find(({ of }) => of === reached)?.limit;
  const quotaId = `Key${reached.slice(0, 1).toUpperCase()}${reached.slice(1)}Per${period.slice(0, 1).toUpperCase()}${period.slice(1)}`;
  const quotaValue = limit === undefined ? undefined : String(limit);
  const violation = wireObject<wire.QuotaViolation>({ quotaId, description: message, quotaValue });
  return [{ '@type': 'type.googleapis.com/google.rpc.QuotaFailure', violations: [violation] }];
}

/** Agents on this protocol read the delay from the body and ignore the header. */
function withDelay(details: readonly wire.ReceivedErrorDetail[], error: CoreError): wire.ReceivedErrorDetail[] {
  const wait = retryDelayOf(error, statusToAnswer(error));
  if (wait === undefined || details.some((detail) => detail['@type'] === retryInfo)) return [...details];
  return [...details, { '@type': retryInfo, retryDelay: `${wait / 1000}s` }];
}

function messageOf({ kind, message, tokens }: CoreError): string {
  if (kind !== 'context-length' || ownOverflow.test(message)) return message;
  if (tokens)
    return `The input token count (${tokens.used}) exceeds the maximum number of tokens allowed (${tokens.limit}).`;
  return `The input token count exceeds the maximum number of tokens allowed: ${message}`;
}

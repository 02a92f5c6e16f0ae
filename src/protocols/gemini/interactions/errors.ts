import { isContextOverflow, parseOverflowTokens } from '../../../core/context-overflow.ts';
import type { ErrorReply } from '../../../core/codec.ts';
import { readErrorResponse } from '../../../../generated/gemini-interactions.readers.js';
import { describeErrorBody, kindOfStatus } from '../../../core/error.ts';
import { parseJson, withoutUndefined, type JsonValue } from '../../../core/json.ts';
import { readRetryAfter } from '../../../core/retry-after.ts';
import type { CoreError, CoreErrorKind } from '../../../core/types.ts';
import { protocol } from './extras.ts';

/** By code (ai.google.dev/gemini-api/docs/api-errors), with the status that it comes with outside of a stream. */
const codes: ReadonlyMap<string, { kind: CoreErrorKind; status: number }> = new Map([
  ['invalid_request', { kind: 'invalid-request', status: 400 }],
  ['parameter_unknown', { kind: 'invalid-request', status: 400 }],
  ['failed_precondition', { kind: 'invalid-request', status: 400 }],
  ['authentication', { kind: 'authentication', status: 401 }],
  ['payment_required', { kind: 'permission', status: 402 }],
  ['permission_denied', { kind: 'permission', status: 403 }],
  ['not_found', { kind: 'not-found', status: 404 }],
  ['model_not_found', { kind: 'not-found', status: 404 }],
  ['out_of_range', { kind: 'invalid-request', status: 416 }],
  ['rate_limit_exceeded', { kind: 'rate-limit', status: 429 }],
  ['quota_exceeded', { kind: 'rate-limit', status: 429 }],
] as const);

/** Never throws. */
export function decodeError({ status, headers, body }: ErrorReply): CoreError {
  const parsed = typeof body === 'string' ? (parseJson(body) ?? body) : body;
  const { code } = readErrorResponse(parsed)?.error ?? {};
  const term = typeof code === 'string' ? code : undefined;
  const known = codes.get(term ?? '');
  const message = describeErrorBody(status, parsed);
  // An error within a stream has a successful status.
  const answered = status >= 400 ? status : (known?.status ?? 500);
  const isTooLong = (answered === 400 || answered === 413) && isContextOverflow(message);
  return {
    kind: isTooLong ? 'context-length' : (known?.kind ?? kindOfStatus(answered)),
    message,
    status: answered,
    ...withoutUndefined({
      code: term,
      retryAfterMs: readRetryAfter(headers),
      tokens: isTooLong ? parseOverflowTokens(message) : undefined,
    }),
    raw: { protocol, status: answered, body },
  };
}

/** Decodes an error that is an event of a stream, or stands in an answer. */
export const decodeInnerError = (error: JsonValue): CoreError =>
  decodeError({ status: 200, headers: {}, body: { error } });

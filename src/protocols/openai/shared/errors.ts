import type { ErrorResponse } from '../../../../generated/openai.js';
import type { ErrorReply } from '../../../core/codec.ts';
import { clientMessage, statusOf } from '../../../core/error.ts';
import { asObject, type JsonObject } from '../../../core/json.ts';
import type { KeyRate } from '../../../core/key-limit.ts';
import { retryDelayOf, writeRetryAfter } from '../../../core/retry-after.ts';
import type { CoreError, CoreErrorKind, Protocol } from '../../../core/types.ts';

/** What differs in the errors of the family's protocols. */
export interface ErrorStyle {
  protocol: Protocol;
  /** The request field that holds the conversation. */
  inputField: 'messages' | 'input';
  /** Whether clients are sent the codes of vendors outside the family. */
  keepsForeignCodes: boolean;
}

/** @see https://platform.openai.com/docs/guides/error-codes */
export function encodeErrorReply(error: CoreError, style: ErrorStyle, status = statusOf(error)): ErrorReply {
  return {
    status,
    headers: { ...writeRetryAfter(retryDelayOf(error, status)), ...rateHeaders(error.keyLimit?.rates) },
    body: encodeErrorBody(error, style),
  };
}

/** "Rate limits", "Rate limits in headers": how long until a limit is renewed is written as `1m30s`. */
export const rateHeaders = (rates: readonly KeyRate[] = []): Record<string, string> =>
  Object.fromEntries(
    rates.flatMap(({ of, limit, remaining, resetAt }) => [
      [`x-ratelimit-limit-${of}`, String(limit)],
      [`x-ratelimit-remaining-${of}`, String(remaining)],
      [`x-ratelimit-reset-${of}`, durationText(resetAt - Date.now())],
    ]),
  );

function durationText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return seconds < 60 ? `${seconds}s` : `${Math.floor(seconds / 60)}m${seconds % 60}s`;
}

/** An error of the client's own protocol keeps all fields that its vendor wrote. */
export function encodeErrorBody(error: CoreError, style: ErrorStyle): ErrorResponse {
  const { param, code, raw } = error;
  const { error: _, ...rest } = (raw?.protocol === style.protocol && asObject(raw.body)) || {};
  const vendorFields = vendorFieldsOf(error, style.protocol);
  const fields = error.keyLimit?.reached === 'budget' ? budgetFields : fieldsFor(error);
  const isForeign = raw !== undefined && !raw.protocol.startsWith('openai');
  // Compatible servers have other codes for an overflow, which agents do not know.
  const isOverflow = error.kind === 'context-length';
  const message = clientMessage(error, isOverflow ? contextLengthMessage(error) : error.message);
  return {
    ...(vendorFields && rest),
    error: {
      message,
      type: fields.type,
      param: param ?? (isOverflow ? style.inputField : null),
      code: (isForeign && !style.keepsForeignCodes ? undefined : code) ?? fields.code ?? null,
      ...vendorFields,
      ...(vendorFields && { message }),
      ...(isOverflow && { code: fields.code ?? null }),
    },
  };
}

/** The fields of the `error` object that a vendor of this protocol wrote. */
export const vendorFieldsOf = ({ raw }: CoreError, protocol: Protocol): JsonObject | undefined =>
  raw?.protocol === protocol ? asObject(asObject(raw.body)?.['error']) : undefined;

/** By OpenAI's sentence agents detect that they must shorten the conversation: by that of Chat, or as Copilot CLI by that of Responses. */
export function contextLengthMessage({ message, tokens }: CoreError): string {
  const exceeds = 'Your input exceeds the context window of this model';
  const isOfResponses = message.includes(exceeds);
  const isOfChat = message.includes('maximum context length');
  if (isOfResponses && isOfChat) return message;
  if (tokens)
    return `${exceeds}. This model's maximum context length is ${tokens.limit} tokens. However, your messages resulted in ${tokens.used} tokens. Please reduce the length of the messages.`;
  if (isOfResponses) return `This model's maximum context length is exceeded. ${message}`;
  return isOfChat ? `${exceeds}. ${message}` : `${exceeds}, its maximum context length: ${message}`;
}

interface ErrorTypeAndCode {
  type: string;
  code?: string;
}

/** What is not found is a model, unless the error names another parameter. */
function fieldsFor({ kind, param }: CoreError): ErrorTypeAndCode {
  const { type } = errorFields[kind];
  return kind === 'not-found' && param !== undefined && param !== 'model' ? { type } : errorFields[kind];
}

/** "Spend limits": the error of a project that has reached its own. */
const budgetFields: ErrorTypeAndCode = { type: 'insufficient_quota', code: 'project_spend_limit_exceeded' };

const errorFields: Record<CoreErrorKind, ErrorTypeAndCode> = {
  'invalid-request': { type: 'invalid_request_error' },
  authentication: { type: 'invalid_request_error', code: 'invalid_api_key' },
  permission: { type: 'invalid_request_error', code: 'permission_denied' },
  'not-found': { type: 'invalid_request_error', code: 'model_not_found' },
  'context-length': { type: 'invalid_request_error', code: 'context_length_exceeded' },
  'rate-limit': { type: 'rate_limit_error', code: 'rate_limit_exceeded' },
  overloaded: { type: 'server_error', code: 'overloaded' },
  timeout: { type: 'server_error', code: 'timeout' },
  aborted: { type: 'server_error', code: 'aborted' },
  upstream: { type: 'server_error' },
  'bad-upstream-reply': { type: 'server_error', code: 'bad_upstream_reply' },
  unsupported: { type: 'invalid_request_error', code: 'unsupported' },
  internal: { type: 'server_error', code: 'internal' },
};

import type { ErrorReply } from '../../../core/codec.ts';
import { decodeErrorReply, decodeErrorInStream } from '../../../core/error-object.ts';
import { clientMessage, statusOf } from '../../../core/error.ts';
import { asObject, type JsonObject } from '../../../core/json.ts';
import { defaultRetryMs, writeRetryAfter } from '../../../core/retry-after.ts';
import type { CoreError, CoreErrorKind } from '../../../core/types.ts';
import { protocol } from './extras.ts';

// ---------------------------------------------------------------- wire → core

/** Never throws. Reads OpenAI's shape, those of compatible servers, and what proxies before them write. */
export const decodeError = (reply: ErrorReply): CoreError => decodeErrorReply(reply, protocol);

/** The error object that a stream holds in place of a chunk. */
export const decodeStreamError = (body: JsonObject): CoreError => decodeErrorInStream(body, protocol);

// ---------------------------------------------------------------- core → wire

export function encodeError(error: CoreError): ErrorReply {
  const status = statusOf(error);
  const retryAfterMs = error.retryAfterMs ?? (status === 429 ? defaultRetryMs : undefined);
  return {
    status,
    headers: writeRetryAfter(retryAfterMs),
    body: encodeErrorBody(error),
  };
}

/** An error of this protocol keeps what its vendor said of it. */
export function encodeErrorBody(error: CoreError): JsonObject {
  const { param, code } = error;
  const { error: vendorError, ...rest } = (error.raw?.protocol === protocol && asObject(error.raw.body)) || {};
  const vendorFields = asObject(vendorError);
  const fields = errorFields[error.kind];
  // Compatible servers have other codes for it, which agents do not know.
  const isOverflow = error.kind === 'context-length';
  const message = clientMessage(error, isOverflow ? contextLengthMessage(error) : error.message);
  return {
    ...(vendorFields && rest),
    error: {
      message,
      type: fields.type,
      param: param ?? fields.param ?? null,
      code: code ?? fields.code ?? null,
      ...vendorFields,
      ...(vendorFields && { message }),
      ...(isOverflow && { code: fields.code ?? null }),
    },
  };
}

/** Agents look for OpenAI's sentence to know that they must shorten the conversation. */
function contextLengthMessage({ message, tokens }: CoreError): string {
  if (message.includes('maximum context length')) return message;
  if (!tokens) return `Your input exceeds the context window of this model, its maximum context length: ${message}`;
  return `This model's maximum context length is ${tokens.limit} tokens. However, your messages resulted in ${tokens.used} tokens. Please reduce the length of the messages.`;
}

interface ErrorFields {
  type: string;
  code?: string;
  param?: string;
}

const errorFields: Record<CoreErrorKind, ErrorFields> = {
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

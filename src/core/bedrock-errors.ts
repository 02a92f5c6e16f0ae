import { kindOfStatus } from './error.ts';
import { asObject, asString, type JsonObject, type JsonValue } from './json.ts';
import type { CoreErrorKind } from './types.ts';

// Errors of Amazon Bedrock (API reference, InvokeModel, "Errors"), which have a name, in the form of Anthropic's, which have a type.

/** Anthropic's types of Bedrock's errors, by their names in lower case; others are decoded by their status. */
const errorTypes: ReadonlyMap<string, string> = new Map([
  ['validationexception', 'invalid_request_error'],
  ['conflictexception', 'invalid_request_error'],
  ['accessdeniedexception', 'permission_error'],
  ['unrecognizedclientexception', 'authentication_error'],
  ['invalidsignatureexception', 'authentication_error'],
  ['expiredtokenexception', 'authentication_error'],
  ['incompletesignature', 'authentication_error'],
  ['incompletesignatureexception', 'authentication_error'],
  ['invalidclienttokenid', 'authentication_error'],
  ['expiredtoken', 'authentication_error'],
  ['signaturedoesnotmatch', 'authentication_error'],
  ['requestexpired', 'authentication_error'],
  ['missingauthenticationtokenexception', 'authentication_error'],
  ['resourcenotfoundexception', 'not_found_error'],
  ['servicequotaexceededexception', 'rate_limit_error'],
  ['throttlingexception', 'rate_limit_error'],
  ['modelnotreadyexception', 'rate_limit_error'],
  ['modeltimeoutexception', 'timeout_error'],
  ['modelerrorexception', 'api_error'],
  ['modelstreamerrorexception', 'api_error'],
  ['internalserverexception', 'api_error'],
  ['serviceunavailableexception', 'overloaded_error'],
]);

/** Anthropic's types of errors without a name that is known. */
const typesByKind: Partial<Record<CoreErrorKind, string>> = {
  'invalid-request': 'invalid_request_error',
  authentication: 'authentication_error',
  permission: 'permission_error',
  'not-found': 'not_found_error',
  'rate-limit': 'rate_limit_error',
  overloaded: 'overloaded_error',
  timeout: 'timeout_error',
};

/** The name of an error: it is in the header field `x-amzn-errortype`, perhaps with an address behind it, or in the body. */
export const bedrockErrorName = (header: string | undefined, body: JsonValue): string | undefined =>
  (header ?? asString(asObject(body)?.['__type']))?.replace(/^.*#|:.*$/g, '');

/**
 * An error of Bedrock in Anthropic's form; `undefined` where it has no name of Bedrock's.
 * @param status of the response; absent: it is an exception in a stream.
 */
export function toAnthropicError(name: string | undefined, body: JsonValue, status?: number): JsonObject | undefined {
  const named = errorTypes.get(name?.toLowerCase() ?? '');
  const fields = asObject(body);
  const message = asString(fields?.['message']) ?? asString(fields?.['Message']);
  if (named === undefined && message === undefined) return undefined;
  const refused = refusedByModel(fields?.['originalStatusCode']);
  const ofStatus = status === undefined ? undefined : typesByKind[kindOfStatus(status)];
  const type = refused ? 'invalid_request_error' : (named ?? ofStatus ?? 'api_error');
  return { type: 'error', error: { type, message: [name, message].filter(Boolean).join(': ') } };
}

/** Whether the model refused the request itself: the same request fails again. */
const refusedByModel = (original: JsonValue | undefined): boolean =>
  typeof original === 'number' && original >= 400 && original < 500 && original !== 408 && original !== 429;

/** Bedrock's exceptions in a stream, by the types of Anthropic's errors. */
const exceptions: ReadonlyMap<string, string> = new Map([
  ['invalid_request_error', 'validationException'],
  ['rate_limit_error', 'throttlingException'],
  ['overloaded_error', 'serviceUnavailableException'],
  ['timeout_error', 'modelTimeoutException'],
]);

/** An error of Anthropic in a stream as an exception of Bedrock: its name, and its message where it has one. */
export function toBedrockException(error: JsonValue | undefined): { name: string; message: string | undefined } {
  const fields = asObject(asObject(error)?.['error']);
  return {
    name: exceptions.get(asString(fields?.['type']) ?? '') ?? 'internalServerException',
    message: asString(fields?.['message']),
  };
}

/** An error of Anthropic with its message where clients of AWS look for it, too. */
export function toBedrockErrorBody(body: JsonObject): JsonObject {
  const message = asString(asObject(body['error'])?.['message']);
  return { ...(message !== undefined && { message }), ...body };
}

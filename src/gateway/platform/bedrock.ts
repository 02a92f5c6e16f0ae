import type { PlatformConfig } from '../../config/config.ts';
import type { Backend, PreparedRequest } from '../../core/backend.ts';
import type { BackendCodec } from '../../core/codec.ts';
import { asCount } from '../../core/count.ts';
import { asObject, asString, type JsonObject, type JsonValue } from '../../core/json.ts';
import { kindOfStatus } from '../../core/error.ts';
import type { CoreErrorKind } from '../../core/types.ts';
import { toInvokeCodec, toInvokeRequest } from '../../protocols/anthropic/invoke-model.ts';
import { bedrockPath, splitBetas, toInvokeCount, toInvokeModel } from '../../protocols/anthropic/cloud-form.ts';

type BedrockPlatform = Extract<PlatformConfig, { kind: 'bedrock' }>;

/** Amazon Bedrock: InvokeModel for Claude, and the endpoints that take requests of Anthropic and OpenAI. */
export function adaptToBedrock(vendor: Backend, { isPlain }: BedrockPlatform): Backend {
  const adapted: Backend = {
    ...vendor,
    authorize: ({ secret }) => ({ authorization: `Bearer ${secret}` }),
    forwardedResponseHeaders: [...vendor.forwardedResponseHeaders, 'x-amzn-requestid'],
    passthroughPaths: {},
  };
  if (isPlain) return adapted;
  const { modelList: _, tokenCount, ...rest } = adapted;
  return {
    ...rest,
    codec: withNamedErrors(toInvokeCodec(vendor.codec)),
    needsBytes: () => true,
    chatPath: ({ model, stream }) => bedrockPath(model, stream ? 'invoke-with-response-stream' : 'invoke'),
    prepare: prepareInvoke,
    ...(tokenCount && {
      tokenCount: {
        ...tokenCount,
        path: (model) => bedrockPath(model, 'count-tokens'),
        encode: (request, context) => toInvokeRequest(tokenCount.encode(request, context), context),
        decode: (body) => asCount(asObject(body)?.['inputTokens']),
      },
    }),
  };
}

function prepareInvoke({ url, headers, json }: PreparedRequest): PreparedRequest {
  const { 'anthropic-version': _, 'anthropic-beta': betas, 'anthropic-user-profile-id': profile, ...kept } = headers;
  const isCount = url.endsWith('/count-tokens');
  const body = { ...json, ...(profile !== undefined && { user_profile_id: profile }) };
  return {
    url,
    headers: { ...kept, ...(url.endsWith('-stream') && { accept: 'application/vnd.amazon.eventstream' }) },
    json: (isCount ? toInvokeCount : toInvokeModel)(body, splitBetas(betas)),
  };
}

// ---------------------------------------------------------------- errors

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

/** The name of an error, which stands in a header field, perhaps with an address behind it, or in the body. */
const errorNameOf = (header: string | undefined, body: JsonValue): string | undefined =>
  (header ?? asString(asObject(body)?.['__type']))?.replace(/^.*#|:.*$/g, '');

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

const withNamedErrors = (codec: BackendCodec): BackendCodec => ({
  ...codec,
  decodeError(reply) {
    const name = errorNameOf(reply.headers['x-amzn-errortype'], reply.body);
    const own =
      name === undefined && asObject(reply.body)?.['type'] === 'error'
        ? undefined
        : toAnthropicError(name, reply.body, reply.status);
    const error = codec.decodeError({ ...reply, body: own ?? reply.body });
    return {
      ...error,
      ...(name !== undefined && { code: name }),
      ...(error.raw && { raw: { ...error.raw, body: reply.body } }),
    };
  },
});

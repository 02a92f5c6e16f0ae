import type { PlatformConfig } from '../../config/config.ts';
import type { Backend, PreparedRequest } from '../../core/backend.ts';
import type { BackendCodec } from '../../core/codec.ts';
import { asCount } from '../../core/count.ts';
import { asArray, asObject, asString, type JsonObject, type JsonValue } from '../../core/json.ts';
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
    codec: withNamedErrors(vendor.codec),
    chatPath: ({ model, stream }) => bedrockPath(model, stream ? 'invoke-with-response-stream' : 'invoke'),
    prepare: prepareInvoke,
    ...(tokenCount && {
      tokenCount: {
        ...tokenCount,
        path: (model) => bedrockPath(model, 'count-tokens'),
        decode: (body) => asCount(asObject(body)?.['inputTokens']),
      },
    }),
  };
}

function prepareInvoke({ url, headers, json }: PreparedRequest): PreparedRequest {
  const { 'anthropic-version': _, 'anthropic-beta': betas, 'anthropic-user-profile-id': profile, ...kept } = headers;
  const isCount = url.endsWith('/count-tokens');
  const body = { ...withMarkOnLastBlock(json), ...(profile !== undefined && { user_profile_id: profile }) };
  return {
    url,
    headers: { ...kept, ...(url.endsWith('-stream') && { accept: 'application/vnd.amazon.eventstream' }) },
    json: (isCount ? toInvokeCount : toInvokeModel)(body, splitBetas(betas)),
  };
}

/**
 * InvokeModel refuses `cache_control` at the top, by which Anthropic marks the last block itself: it is put there, unless that
 * block has a mark or takes none.
 */
function withMarkOnLastBlock(json: JsonObject): JsonObject {
  const { cache_control: mark, ...rest } = json;
  if (mark === undefined) return json;
  const messages = asArray(rest['messages']) ?? [];
  const last = asObject(messages.at(-1));
  const { content } = last ?? {};
  const blocks = typeof content === 'string' ? [{ type: 'text', text: content }] : (asArray(content) ?? []);
  const block = asObject(blocks.at(-1));
  const takesMark =
    block !== undefined && !('cache_control' in block) && !/thinking/.test(asString(block['type']) ?? '');
  if (!last || !takesMark) return rest;
  const marked = { ...last, content: [...blocks.slice(0, -1), { ...block, cache_control: mark }] };
  return { ...rest, messages: [...messages.slice(0, -1), marked] };
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

/** An error of Bedrock in Anthropic's form; `undefined` where it has no name of Bedrock's. */
export function toAnthropicError(name: string | undefined, body: JsonValue): JsonObject | undefined {
  const type = errorTypes.get(name?.toLowerCase() ?? '');
  const fields = asObject(body);
  const message = asString(fields?.['message']) ?? asString(fields?.['Message']);
  if (type === undefined && message === undefined) return undefined;
  return { type: 'error', error: { type: type ?? 'api_error', message: [name, message].filter(Boolean).join(': ') } };
}

const withNamedErrors = (codec: BackendCodec): BackendCodec => ({
  ...codec,
  decodeError(reply) {
    const name = errorNameOf(reply.headers['x-amzn-errortype'], reply.body);
    const own =
      name === undefined && asObject(reply.body)?.['type'] === 'error' ? undefined : toAnthropicError(name, reply.body);
    const error = codec.decodeError({ ...reply, body: own ?? reply.body });
    return {
      ...error,
      ...(name !== undefined && { code: name }),
      ...(error.raw && { raw: { ...error.raw, body: reply.body } }),
    };
  },
});

import type { PlatformConfig } from '../../config/config.ts';
import type { Backend, PreparedRequest } from '../../core/backend.ts';
import { asCount } from '../../core/count.ts';
import { asObject } from '../../core/json.ts';
import { toInvokeCodec, toInvokeRequest } from '../../protocols/anthropic/invoke-model.ts';
import { eventStreamType } from '../../wire/event-stream.ts';
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
    codec: toInvokeCodec(vendor.codec),
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
    headers: { ...kept, ...(url.endsWith('-stream') && { accept: eventStreamType }) },
    json: (isCount ? toInvokeCount : toInvokeModel)(body, splitBetas(betas)),
  };
}

import type { PlatformConfig } from '../../config/config.ts';
import type { Backend, PreparedRequest, VendorModel } from '../../core/backend.ts';
import type { BackendCodec } from '../../core/codec.ts';
import { LouterError } from '../../core/error.ts';
import { asArray, asNumber, asObject, asString, objectsIn, type JsonObject, type JsonValue } from '../../core/json.ts';
import { toRawPredict, vertexCountPath, vertexPath } from '../../protocols/anthropic/cloud-form.ts';

type VertexPlatform = Extract<PlatformConfig, { kind: 'vertex' }>;

/** Google's Vertex AI: Gemini, Claude, and others at its endpoint for Chat. The base URL is the origin. */
export function adaptToVertex(vendor: Backend, { project, location }: VertexPlatform): Backend {
  const root =
    project === null ? '/v1' : `/v1/projects/${encodeURIComponent(project)}/locations/${encodeURIComponent(location)}`;
  const { modelList: _, ...rest } = vendor;
  const adapted: Backend = {
    ...rest,
    codec: withListedErrors(vendor.codec),
    authorize: ({ kind, secret }): Record<string, string> =>
      kind === 'key' ? { 'x-goog-api-key': secret } : { authorization: `Bearer ${secret}` },
    passthroughPaths: {},
  };
  switch (vendor.codec.protocol) {
    case 'gemini':
      return adaptGemini(adapted, root);
    case 'anthropic':
      return adaptClaude(adapted, root);
    default:
      return { ...adapted, chatPath: (ask) => `${root}/endpoints/openapi${vendor.chatPath(ask)}` };
  }
}

function adaptGemini(vendor: Backend, root: string): Backend {
  const pathOf = (model: string): string =>
    `${root}/publishers/google/models/${encodeURIComponent(model.replace(/^models\//, ''))}`;
  const { tokenCount } = vendor;
  return {
    ...vendor,
    chatPath: ({ model, stream }) => `${pathOf(model)}:${stream ? 'streamGenerateContent' : 'generateContent'}`,
    modelList: publisherModels('google'),
    ...(tokenCount && {
      tokenCount: {
        ...tokenCount,
        isForeign: true,
        path: (model) => `${pathOf(model)}:countTokens`,
        // The request itself is counted, without the field around it.
        encode: (request, context) =>
          withoutModel(asObject(Object.values(tokenCount.encode(request, context))[0]) ?? {}),
      },
    }),
  };
}

const countedFields: ReadonlySet<string> = new Set(['contents', 'systemInstruction', 'tools', 'generationConfig']);

const withoutModel = (request: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(request).filter(([name]) => countedFields.has(name)));

function adaptClaude(vendor: Backend, root: string): Backend {
  const { tokenCount } = vendor;
  return {
    ...vendor,
    chatPath: ({ model, stream }) => root + vertexPath(model, stream),
    modelList: publisherModels('anthropic'),
    prepare: prepareClaude,
    ...(tokenCount && { tokenCount: { ...tokenCount, path: () => root + vertexCountPath } }),
  };
}

function prepareClaude({ url, headers, json }: PreparedRequest): PreparedRequest {
  const { 'anthropic-version': _, ...kept } = headers;
  return { url, headers: kept, json: toRawPredict(json, { isCount: url.endsWith(vertexCountPath) }) };
}

/** The models of a publisher, in pages; the first is enough for those that are in use. */
const publisherModels = (publisher: string): NonNullable<Backend['modelList']> => ({
  path: `/v1beta1/publishers/${publisher}/models?pageSize=200`,
  decode: (body): VendorModel[] =>
    objectsIn(asObject(body)?.['publisherModels']).flatMap(({ name }) => {
      const id = asString(name)?.split('/').at(-1);
      return id === undefined ? [] : [{ id }];
    }),
});

/** Errors may be the only element of a list, as of a stream that is one, also in a response with status 200. */
const withListedErrors = (codec: BackendCodec): BackendCodec => ({
  ...codec,
  decodeError: (reply) => codec.decodeError({ ...reply, body: firstOf(reply.body) }),
  decodeResponse(body, context) {
    const listed = asArray(body) ? firstOf(body) : undefined;
    const code = asNumber(asObject(asObject(listed)?.['error'])?.['code']);
    if (listed !== undefined && code !== undefined && code >= 400 && code < 600)
      throw new LouterError(codec.decodeError({ status: code, headers: {}, body: listed }));
    return codec.decodeResponse(body, context);
  },
});

const firstOf = (body: JsonValue): JsonValue => asArray(body)?.[0] ?? body;

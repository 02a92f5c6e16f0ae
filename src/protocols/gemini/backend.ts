import type { CountTokensRequest, GenerateContentRequest } from '../../../generated/gemini.js';
import { readCountTokensResponse, readListModelsResponse } from '../../../generated/gemini.readers.js';
import { asCount } from '../../core/count.ts';
import { gemini } from './index.ts';
import { needsBytes } from './media.ts';
import { bareModelName, modelCollection } from './shared/model-name.ts';
import { withoutUndefined } from '../../core/json.ts';
import { decodeUsage } from './usage.ts';
import { readContextWindow, type Backend, type BodyFieldPath } from '../../core/backend.ts';

/** The key of the request in a request to count tokens. */
const counted = 'generateContentRequest' satisfies keyof CountTokensRequest;

function asked<Field extends keyof GenerateContentRequest>(
  field: Field,
  inner?: keyof NonNullable<GenerateContentRequest[Field]> & string,
): BodyFieldPath[] {
  const path = inner === undefined ? [field] : [field, inner];
  return [{ path }, { path: [counted, ...path] }];
}

/** Google's Gemini API, and compatible servers. The base URL is without `/v1beta`. */
export const geminiBackend: Backend = {
  codec: gemini,
  needsBytes,
  abilities: ['tools', 'vision', 'reasoning', 'json-schema', 'audio', 'documents', 'video'],
  capabilityFields: {
    tools: [...asked('tools'), ...asked('toolConfig', 'functionCallingConfig')],
    reasoning: asked('generationConfig', 'thinkingConfig'),
    'json-schema': [...asked('generationConfig', 'responseSchema'), ...asked('generationConfig', 'responseJsonSchema')],
    audio: asked('generationConfig', 'speechConfig'),
  },
  chatPath: ({ model, stream }) => `${pathOf(model)}:${stream ? 'streamGenerateContent' : 'generateContent'}`,
  passthroughPaths: {
    'gemini-embed': (model) => `${pathOf(model)}:embedContent`,
    'gemini-batch-embed': (model) => `${pathOf(model)}:batchEmbedContents`,
  },
  passedUsage: (answer) => decodeUsage(answer),
  streamQuery: 'alt=sse',
  headers: {},
  authorize: ({ kind, secret }): Record<string, string> =>
    kind === 'bearer' ? { authorization: `Bearer ${secret}` } : { 'x-goog-api-key': secret },
  // Not all that begin with x-goog-, as credentials do, too.
  forwardedRequestHeaders: [
    'x-goog-api-client',
    'x-goog-request-params',
    'x-gemini-*',
    'x-server-timeout',
    'user-agent',
  ],
  forwardedResponseHeaders: [
    'x-goog-*',
    'x-gemini-*',
    'server-timing',
    'retry-after',
    'retry-after-ms',
    'x-request-id',
  ],
  tokenCount: {
    path: (model) => `${pathOf(model)}:countTokens`,
    encode: (request, context) => ({
      [counted]: { model: resourceOf(context.model), ...gemini.encodeRequest(request, context) },
    }),
    decode: (body) => asCount(readCountTokensResponse(body)?.totalTokens),
  },
  modelList: {
    path: '/v1beta/models?pageSize=1000',
    decode: (body) =>
      (readListModelsResponse(body)?.models ?? []).flatMap((model) => {
        const { name, displayName, supportedGenerationMethods: methods } = model;
        // The list includes models that only make images, speech or embeddings.
        const isForChat = methods?.includes('generateContent') ?? true;
        if (typeof name !== 'string' || !isForChat) return [];
        const known = { displayName: displayName ?? undefined, contextWindow: readContextWindow(model) };
        return [{ id: bareModelName(name), ...withoutUndefined(known) }];
      }),
  },
};

/** The name of a model with its collection; tuned models have another one. */
const resourceOf = (model: string): string =>
  model.startsWith(modelCollection) || model.startsWith('tunedModels/') ? model : modelCollection + model;

/** Slashes in a name are not escaped: they separate the names of vendor and model. */
const pathOf = (model: string): string => `/v1beta/${resourceOf(model).split('/').map(encodeURIComponent).join('/')}`;

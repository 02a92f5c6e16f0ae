import { asCount } from '../../core/count.ts';
import { asArray, asObject, asString } from '../../core/json.ts';
import { gemini } from './index.ts';
import { needsBytes } from './media.ts';
import type { Backend, BodyFieldPath, VendorModel } from '../../core/backend.ts';

/** Where token counts are asked for, the request stands under a key of its own. */
const counted = 'generateContentRequest';

const asked = (...path: string[]): BodyFieldPath[] => [{ path }, { path: [counted, ...path] }];

/** Google's Gemini API, and servers that speak it. The base URL is without `/v1beta`. */
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
  streamQuery: 'alt=sse',
  headers: {},
  authorize: ({ kind, secret }): Record<string, string> =>
    kind === 'bearer' ? { authorization: `Bearer ${secret}` } : { 'x-goog-api-key': secret },
  // Not all that begin with x-goog-: credentials do, too.
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
    decode: (body) => asCount(asObject(body)?.['totalTokens']),
  },
  modelList: {
    path: '/v1beta/models?pageSize=1000',
    decode: (body) =>
      (asArray(asObject(body)?.['models']) ?? []).flatMap((entry): VendorModel[] => {
        const model = asObject(entry);
        const name = asString(model?.['name']);
        // Models that draw, speak or measure likeness only are listed among them.
        const methods = asArray(model?.['supportedGenerationMethods']);
        if (name === undefined || (methods && !methods.includes('generateContent'))) return [];
        const displayName = asString(model?.['displayName']);
        return [{ id: bareName(name), ...(displayName !== undefined && { displayName }) }];
      }),
  },
};

const collection = 'models/';

const bareName = (name: string): string => (name.startsWith(collection) ? name.slice(collection.length) : name);

/** A model's name with the collection it stands in; tuned models have one of their own. */
const resourceOf = (model: string): string =>
  model.startsWith(collection) || model.startsWith('tunedModels/') ? model : collection + model;

/** Slashes of a name stay as they are: they part a vendor's name from its model's. */
const pathOf = (model: string): string => `/v1beta/${resourceOf(model).split('/').map(encodeURIComponent).join('/')}`;

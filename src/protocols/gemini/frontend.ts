import type { ListModelsResponse, Model } from '../../../generated/gemini.js';
import type { ModelFacts } from '../../core/codec.ts';
import { LouterError } from '../../core/error.ts';
import { asObject, type JsonObject, type JsonValue } from '../../core/json.ts';
import { parsePageSize } from '../../core/page-size.ts';
import { wireObject } from '../../core/wire-object.ts';
import { gemini } from './index.ts';
import {
  type Frontend,
  type ResourceRoute,
  type FrontendRoute,
  findListedModel,
  type ListedModel,
  type ResourceRequest,
} from '../../core/frontend.ts';

/** Google's SDKs use `v1` since version 3, and used `v1beta` before, as Gemini CLI still does. */
const versions = ['v1beta', 'v1'];

/** Other vendors list their models under `/v1/models`, too. Google's SDKs identify themselves by a header; a key could be any client's. */
const claims = (header: (name: string) => string | undefined): boolean => header('x-goog-api-client') !== undefined;

/** Gemini CLI and everything built on Google's Gen AI SDKs. */
export const geminiFrontend: Frontend = {
  codec: gemini,
  routes: versions.flatMap(routesOf),
  resources: versions.flatMap(listingsOf),
  framing: (query) => (query.get('alt') === 'sse' ? 'sse' : 'json-array'),
  // Google's SDKs, and with them Gemini CLI and pi, skip an event that holds an error.
  cutAfterErrorFraming: 'sse',
  encodeTokenCount: (tokens) => ({ totalTokens: tokens }),
};

function routesOf(version: string): FrontendRoute[] {
  const model = `/${version}/models/{model}`;
  return [
    { method: 'POST', path: `${model}:generateContent`, task: 'chat', hints: { stream: false } },
    { method: 'POST', path: `${model}:streamGenerateContent`, task: 'chat', hints: { stream: true } },
    { method: 'POST', path: `${model}:countTokens`, task: 'count-tokens', hints: { countTokens: true } },
    { method: 'POST', path: `${model}:embedContent`, task: 'pass', kind: 'gemini-embed', withModel },
    { method: 'POST', path: `${model}:batchEmbedContents`, task: 'pass', kind: 'gemini-batch-embed', withModel },
  ];
}

/** Bodies repeat the name of the model, in each request of a batch; the vendor refuses any other name. */
function withModel(body: JsonObject, model: string): JsonObject {
  const name = /^(?:models|tunedModels)\//.test(model) ? model : `models/${model}`;
  const named = (request: JsonObject): JsonObject => ('model' in request ? { ...request, model: name } : request);
  const namedIn = (each: JsonValue): JsonValue => {
    const request = asObject(each);
    return request ? named(request) : each;
  };
  const { requests } = body;
  return Array.isArray(requests) ? { ...named(body), requests: requests.map((each) => namedIn(each)) } : named(body);
}

function listingsOf(version: string): ResourceRoute[] {
  const shared = version === 'v1' && { claims };
  return [
    { method: 'GET', path: `/${version}/models`, ...shared, answer: modelPage },
    {
      method: 'GET',
      path: `/${version}/models/{id}`,
      ...shared,
      answer: async (asked) => modelObject(await findListedModel(asked), asked.facts),
    },
  ];
}

/** The vendor's page sizes. */
const defaultPageSize = 50;
const maxPageSize = '1000';

/**
 * One page of the list: `pageSize` models, after the one that `pageToken` names.
 * @throws {LouterError} `invalid-request` naming the parameter.
 */
async function modelPage({ models: list, facts, query }: ResourceRequest): Promise<ListModelsResponse> {
  const size = parsePageSize(readPageSize(query), defaultPageSize, 'pageSize');
  const token = query.get('pageToken') || null;
  const all = await list();
  const start = token === null ? 0 : indexAfter(all, token);
  const page = all.slice(start, start + size);
  const last = page.at(-1);
  const hasMore = start + page.length < all.length;
  return wireObject<ListModelsResponse>({
    models: page.map((model) => modelObject(model, facts)),
    nextPageToken: hasMore && last ? tokenOf(last) : undefined,
  });
}

/** The vendor limits larger pages to the largest size. */
function readPageSize(query: URLSearchParams): string | null {
  const size = query.get('pageSize');
  return size !== null && /^[0-9]{4,9}$/.test(size) ? maxPageSize : size;
}

const tokenOf = ({ id }: ListedModel): string => Buffer.from(id).toString('base64url');

function indexAfter(all: readonly ListedModel[], token: string): number {
  const index = all.findIndex((model) => tokenOf(model) === token);
  if (index >= 0) return index + 1;
  const message = 'pageToken: expected the nextPageToken of an earlier page';
  throw new LouterError({ kind: 'invalid-request', message, param: 'pageToken' });
}

/** A model as the vendor lists it. */
function modelObject({ id, displayName }: ListedModel, facts: (id: string) => ModelFacts): Model {
  const { contextWindow, maxOutput, reasoning } = facts(id);
  return wireObject<Model>({
    name: `models/${id}`,
    baseModelId: id,
    version: id,
    displayName: displayName ?? id,
    inputTokenLimit: contextWindow,
    outputTokenLimit: maxOutput,
    supportedGenerationMethods: ['generateContent', 'countTokens'],
    thinking: reasoning && reasoning !== 'none',
  });
}

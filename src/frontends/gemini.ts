import type { ModelFacts } from '../core/codec.ts';
import { LouterError } from '../core/error.ts';
import { defined, type JsonObject } from '../core/json.ts';
import { pageSize } from '../core/page-size.ts';
import { gemini } from '../protocols/gemini/index.ts';
import { type Frontend, listedModel, type ListedModel, type ListingRequest } from './frontend.ts';

const models = '/v1beta/models/{model}';

/** Gemini CLI and everything built on Google's Gen AI SDKs. */
export const geminiFrontend: Frontend = {
  codec: gemini,
  routes: [
    { method: 'POST', path: `${models}:generateContent`, task: 'chat', hints: { stream: false } },
    { method: 'POST', path: `${models}:streamGenerateContent`, task: 'chat', hints: { stream: true } },
    { method: 'POST', path: `${models}:countTokens`, task: 'count-tokens', hints: { countTokens: true } },
  ],
  listings: [
    { method: 'GET', path: '/v1beta/models', answer: modelPage },
    {
      method: 'GET',
      path: '/v1beta/models/{id}',
      answer: async (asked) => modelObject(await listedModel(asked), asked.facts),
    },
  ],
  framing: (query) => (query.get('alt') === 'sse' ? 'sse' : 'json-array'),
  encodeTokenCount: (tokens) => ({ totalTokens: tokens }),
};

/** How the vendor pages its list. */
const defaultPage = 50;
const largestPage = '1000';

/**
 * One page of the list: `pageSize` models, after the one that `pageToken` stands for.
 * @throws {LouterError} `invalid-request` naming the parameter.
 */
async function modelPage({ models: list, facts, query }: ListingRequest): Promise<JsonObject> {
  const size = pageSize(wantedSize(query), defaultPage, 'pageSize');
  const token = query.get('pageToken') || null;
  const all = await list();
  const start = token === null ? 0 : placeAfter(all, token);
  const page = all.slice(start, start + size);
  const last = page.at(-1);
  const hasMore = start + page.length < all.length;
  return {
    models: page.map((model) => modelObject(model, facts)),
    ...(hasMore && last && { nextPageToken: tokenOf(last) }),
  };
}

/** The vendor gives the largest page there is to those who want a larger one. */
function wantedSize(query: URLSearchParams): string | null {
  const size = query.get('pageSize');
  return size !== null && /^[0-9]{4,9}$/.test(size) ? largestPage : size;
}

const tokenOf = ({ id }: ListedModel): string => Buffer.from(id).toString('base64url');

function placeAfter(all: readonly ListedModel[], token: string): number {
  const index = all.findIndex((model) => tokenOf(model) === token);
  if (index >= 0) return index + 1;
  const message = 'pageToken: expected the nextPageToken of an earlier page';
  throw new LouterError({ kind: 'invalid-request', message, param: 'pageToken' });
}

/** A model as the vendor lists it. */
function modelObject({ id, displayName }: ListedModel, facts: (id: string) => ModelFacts): JsonObject {
  const { contextWindow, maxOutput, reasoning } = facts(id);
  return {
    name: `models/${id}`,
    baseModelId: id,
    version: id,
    displayName: displayName ?? id,
    ...defined({ inputTokenLimit: contextWindow, outputTokenLimit: maxOutput }),
    supportedGenerationMethods: ['generateContent', 'countTokens'],
    ...(reasoning !== undefined && { thinking: reasoning !== 'none' }),
  };
}

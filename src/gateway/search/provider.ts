import { Agent } from 'undici';
import type { SearchConfig } from '../../config/config.ts';
import type { FindProxy } from '../../config/outgoing-proxy.ts';
import { LouterError } from '../../core/error.ts';
import { asArray, asObject, asString, parseJson, withoutUndefined, type JsonObject } from '../../core/json.ts';
import type { CoreWebSearchTool } from '../../core/types.ts';
import { findProxyError, refusal } from '../outgoing/tunnel.ts';
import { addressOf, createConnector } from '../attempt/connector.ts';
import { toAbortError } from '../attempt/transport.ts';
import { readAll } from '../stream/body-stream.ts';

/** A page that a search found. */
export interface FoundPage {
  url: string;
  title: string;
  /** What of the page answers the query, as plain text; may be empty. */
  text: string;
  /** When it was published, as the provider words it. */
  age?: string;
}

/** Why a search failed, by the codes that Anthropic has for them (docs: web search tool, "Errors"). */
export type SearchFailure =
  | 'too_many_requests'
  | 'invalid_tool_input'
  | 'max_uses_exceeded'
  | 'query_too_long'
  | 'unavailable';

export type SearchOutcome = { pages: readonly FoundPage[] } | { failure: SearchFailure; why: string };

/** What is searched for, and the settings of the client's tool. */
interface Query extends Pick<CoreWebSearchTool, 'allowedDomains' | 'blockedDomains' | 'userLocation'> {
  text: string;
  maxResults: number;
}

interface ProviderRequest {
  path: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** Absent: a GET. */
  body?: JsonObject;
}

interface Provider {
  toRequest(query: Query, apiKey: string): ProviderRequest;
  /** Where its answers list the pages. */
  pagesOf(answer: JsonObject): readonly unknown[] | undefined;
  /** What it calls the fields of a page beside `url` and `title`. */
  text(page: JsonObject): string | undefined;
  age: string;
}

const bearer = (key: string): Record<string, string> => (key === '' ? {} : { authorization: `Bearer ${key}` });
const joined = (texts: readonly (string | undefined)[]): string => texts.filter(Boolean).join('\n');

/**
 * docs.searxng.org/dev/search_api.html; api-dashboard.search.brave.com (Web Search API); docs.tavily.com
 * (POST /search); docs.exa.ai (POST /search).
 */
const providers: Readonly<Record<SearchConfig['provider'], Provider>> = {
  searxng: {
    toRequest: ({ text }, key) => ({ path: '/search', query: { q: text, format: 'json' }, headers: bearer(key) }),
    pagesOf: ({ results }) => asArray(results),
    text: ({ content }) => asString(content),
    age: 'publishedDate',
  },
  brave: {
    toRequest: ({ text, maxResults, userLocation }, key) => ({
      path: '/web/search',
      query: {
        q: text,
        count: String(maxResults),
        text_decorations: 'false',
        extra_snippets: 'true',
        ...withoutUndefined({ country: userLocation?.country }),
      },
      headers: { 'x-subscription-token': key },
    }),
    pagesOf: ({ web }) => asArray(asObject(web)?.['results']),
    text: ({ description, extra_snippets }) =>
      joined([asString(description), ...(asArray(extra_snippets) ?? []).map((each) => asString(each))]),
    age: 'page_age',
  },
  tavily: {
    toRequest: ({ text, maxResults, allowedDomains, blockedDomains }, key) => ({
      path: '/search',
      headers: bearer(key),
      body: withoutUndefined({
        query: text,
        max_results: maxResults,
        include_domains: allowedDomains,
        exclude_domains: blockedDomains,
      }),
    }),
    pagesOf: ({ results }) => asArray(results),
    text: ({ content }) => asString(content),
    age: 'published_date',
  },
  exa: {
    toRequest: ({ text, maxResults, allowedDomains, blockedDomains, userLocation }, key) => ({
      path: '/search',
      headers: { 'x-api-key': key },
      body: withoutUndefined({
        query: text,
        numResults: maxResults,
        includeDomains: allowedDomains,
        excludeDomains: blockedDomains,
        userLocation: userLocation?.country,
        contents: { text: { maxCharacters: maxTextLength } },
      }),
    }),
    pagesOf: ({ results }) => asArray(results),
    text: ({ text }) => asString(text),
    age: 'publishedDate',
  },
};

const maxAnswerBytes = 2 * 1024 * 1024;
const maxQueryLength = 400;
const maxUrlLength = 2000;
const maxTitleLength = 300;
const maxTextLength = 2000;

interface SearchOptions {
  tool: CoreWebSearchTool;
  signal: AbortSignal;
  masked(text: string): string;
  proxyFor: FindProxy;
}

/**
 * Searches once. What the provider answers is data: of each page an address, a title and a text, each of limited length.
 * @param options `masked`: hides configured credentials in what was received.
 * @throws {LouterError} when the signal is aborted.
 */
export async function searchWeb(
  { provider: name, baseUrl, apiKey, maxResults, timeoutMs }: SearchConfig,
  query: string,
  { tool, signal, masked, proxyFor }: SearchOptions,
): Promise<SearchOutcome> {
  if (query.length > maxQueryLength)
    return { failure: 'query_too_long', why: `the query is longer than ${maxQueryLength} characters` };
  const provider = providers[name];
  const {
    path,
    query: parameters = {},
    headers = {},
    body,
  } = provider.toRequest({ ...tool, text: query, maxResults }, apiKey ?? '');
  const timeout = AbortSignal.timeout(timeoutMs);
  const url = new URL(baseUrl + path);
  url.search = new URLSearchParams(parameters).toString();
  const proxy = proxyFor(url);
  const connection = new Agent({ connect: createConnector({ timeout: timeoutMs }, proxy) });
  try {
    const { origin, path: target, headers: ofProxy } = addressOf(url, proxy);
    const response = await connection.request({
      origin,
      path: target,
      method: body ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
        ...ofProxy,
      },
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.any([signal, timeout]),
    });
    if (response.statusCode === 407 && ofProxy && proxy) throw refusal(proxy, 407, url.host);
    const bytes = await readAll(response.body, maxAnswerBytes);
    if (response.statusCode !== 200) return toFailure(name, response.statusCode);
    // A server may repeat the key that it was sent.
    const pages = provider.pagesOf(asObject(parseJson(masked(bytes.toString('utf8')))) ?? {});
    if (!pages) return { failure: 'unavailable', why: `${name} answered with something else than a list of pages` };
    const isWanted = domainTest(tool);
    const found = pages.flatMap((page) => toPage(asObject(page as JsonObject) ?? {}, provider)).filter(isWanted);
    return { pages: found.slice(0, maxResults) };
  } catch (thrown) {
    if (signal.aborted) throw new LouterError(toAbortError(signal));
    const why = timeout.aborted ? `did not answer within ${timeoutMs / 1000} s` : describeFailure(thrown);
    return { failure: 'unavailable', why: `${name} ${why}` };
  } finally {
    void connection.destroy();
  }
}

function toFailure(name: string, status: number): SearchOutcome {
  const hint =
    status === 401 || status === 403
      ? name === 'searxng'
        ? ': does its settings.yml allow the format json?'
        : ': is search.api_key right?'
      : '';
  const failure = status === 429 ? 'too_many_requests' : 'unavailable';
  return { failure, why: `${name} answered with status ${status}${hint}` };
}

/** What is thrown may quote the request. */
function describeFailure(thrown: unknown): string {
  if (thrown instanceof RangeError) return `sent more than ${maxAnswerBytes} bytes`;
  const ofProxy = findProxyError(thrown);
  if (ofProxy) return `cannot be reached: ${ofProxy.message}`;
  const code = thrown instanceof Error && 'code' in thrown ? ` (${String(thrown.code)})` : '';
  return `cannot be reached${code}`;
}

function toPage(page: JsonObject, provider: Provider): FoundPage[] {
  const url = asString(page['url']) ?? '';
  if (url.length > maxUrlLength || !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) return [];
  const age = asString(page[provider.age]);
  return [
    {
      url: new URL(url).href,
      title: plainText(asString(page['title']) ?? '', maxTitleLength) || url,
      text: plainText(provider.text(page) ?? '', maxTextLength),
      ...(age && { age: plainText(age, maxTitleLength) }),
    },
  ];
}

/** On few lines, without control characters. */
const plainText = (text: string, maxLength: number): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, maxLength)
    .toWellFormed();

/** Not every provider takes lists of domains. A domain includes those below it, and may have a path; `*` at an end is any. */
function domainTest({ allowedDomains, blockedDomains }: CoreWebSearchTool): (page: FoundPage) => boolean {
  const isWithin = (address: string, domain: string): boolean => {
    const { hostname, pathname } = new URL(address);
    const [host = '', ...steps] = domain
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/^\*\./, '')
      .replace(/[/*]+$/, '')
      .split('/');
    const path = ['', ...steps].join('/');
    const isHost = hostname === host || hostname.endsWith(`.${host}`);
    return isHost && `${pathname.toLowerCase()}/`.startsWith(`${path}/`);
  };
  return ({ url }) =>
    (allowedDomains?.some((domain) => isWithin(url, domain)) ?? true) &&
    !blockedDomains?.some((domain) => isWithin(url, domain));
}

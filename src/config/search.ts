import type { Config, SearchConfig } from './config.ts';
import { parseDuration } from './limits.ts';
import type { Configuration } from './read.ts';
import type { ConfigSource } from './source.ts';

/** Where the APIs of providers are. */
const baseUrls: Readonly<Record<Exclude<SearchConfig['provider'], 'searxng'>, string>> = {
  brave: 'https://api.search.brave.com/res/v1',
  tavily: 'https://api.tavily.com',
  exa: 'https://api.exa.ai',
};

const defaults = { max_uses: 5, max_results: 5, timeout: '10s' };
const maxTimeoutMs = 120_000;

/** @throws {ConfigError} for a provider without its key or address, and a timeout that no client waits for. */
export function searchOf(section: Configuration['search'], source: ConfigSource): Config['search'] {
  if (!section) return null;
  const { provider, base_url: address, api_key: apiKey, max_uses, max_results, timeout, price } = section;
  const at = (key: keyof typeof section): readonly string[] => ['search', key];
  if (apiKey === '') throw source.errorAt(at('api_key'), 'is empty');
  if (provider === 'searxng' && address === undefined)
    throw source.errorAt(['search'], 'provider "searxng" needs base_url, such as "http://127.0.0.1:8888"');
  if (provider !== 'searxng' && apiKey === undefined)
    throw source.errorAt(['search'], `provider "${provider}" needs api_key, such as "\${SEARCH_KEY}"`);
  const baseUrl = address ?? (provider === 'searxng' ? '' : baseUrls[provider]);
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '')
    throw source.errorAt(at('base_url'), 'expected an http(s) URL without query, such as "http://127.0.0.1:8888"');
  if (url.username !== '' || url.password !== '')
    throw source.errorAt(at('base_url'), 'contains a credential; put it into search.api_key');
  const timeoutMs = parseDuration(timeout ?? defaults.timeout);
  if (timeoutMs < 1 || timeoutMs > maxTimeoutMs)
    throw source.errorAt(at('timeout'), `"${timeout}" is out of range; expected more than "0s" and at most "120s"`);
  return {
    provider,
    baseUrl: baseUrl.replace(/\/+$/, ''),
    apiKey: apiKey ?? null,
    maxUses: max_uses ?? defaults.max_uses,
    maxResults: max_results ?? defaults.max_results,
    timeoutMs,
    price: price ?? null,
  };
}

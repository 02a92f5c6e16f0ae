import type createClient from 'openapi-fetch';
import type {
  components,
  Conversation,
  ConversationList,
  paths,
  PrefixComparison,
  Usage,
} from '../../generated/louter.js';
import {
  validateComparisonList,
  validateConversation,
  validateConversationList,
  validateOwnError,
  validatePrefixComparison,
  validateRunComparison,
  validateTrace,
  validateTraceChain,
  validateTraceList,
  validateTraceTranslation,
  validateUsage,
} from '../../generated/louter.validators.js';
import type { Config } from '../config/config.ts';
import { ownKeyOf } from '../config/keys.ts';
import { loadConfig } from '../config/load.ts';
import type { ExportedComparison, ExportedComparisonSummary } from '../inspect/compare/comparison-json.ts';
import type { ExportedTrace } from '../inspect/export/trace-json.ts';
import type { ExportedConversationSummary } from '../inspect/view/conversation-json.ts';
import type { ExportedSummary } from '../inspect/export/trace-summary.ts';
import type { TraceTranslation } from '../inspect/translation/translation.ts';
import { apiOf } from './ask-gateway.ts';
import { CommandError } from './output.ts';
import type { TraceVerdict } from './exchange-page.ts';
import type { ListingOrder, UsageGroup } from '../core/listed-properties.ts';

type Api = ReturnType<typeof createClient<paths>>;
type PageQuery = NonNullable<paths['/api/traces']['get']['parameters']['query']>;
type TraceList = components['schemas']['TraceList'];
type ApiAnswer = { data?: unknown; error?: unknown; response: Response };

/** Comparisons of many requests take this long. */
const timeoutMs = 300_000;
const maxPageSize = 1000;

/**
 * The traces of a gateway that runs elsewhere, through its HTTP API. The first of `server.keys` of the configuration is its
 * key. Each query throws a {CommandError} if the gateway does not answer, or rejects it.
 */
export class RemoteTraces {
  readonly #url: string;
  readonly #config: Config;

  constructor(url: string, options: { config?: string }) {
    this.#url = url;
    this.#config = loadConfig({ file: options.config, isOffline: true });
  }

  /** The first traces that match, at most `limit`. */
  async list(filter: string, limit: number, sort: ListingOrder): Promise<ExportedSummary[]> {
    const found: ExportedSummary[] = [];
    let before: string | null = null;
    do {
      const size = Math.min(limit - found.length, maxPageSize);
      const page = await this.#page({ filter, sort, limit: size, ...(before !== null && { before }) });
      // The fields are those of summarizeExchange: the gateway has this version, or the validator rejects its page.
      found.push(...(page.traces as ExportedSummary[]));
      before = page.next;
    } while (before !== null && found.length < limit);
    return found;
  }

  async get(id: string): Promise<ExportedTrace> {
    const params = { path: { id: checkedId(id) } };
    const trace = await this.#query((api) => api.GET('/api/traces/{id}', { params }), validateTrace);
    // Likewise those of exportTrace.
    return trace as unknown as ExportedTrace;
  }

  async verdict(id: string): Promise<TraceVerdict> {
    const params = { path: { id: checkedId(id) } };
    return this.#query((api) => api.GET('/api/traces/{id}/chain', { params }), validateTraceChain);
  }

  async conversation(id: string): Promise<Conversation> {
    const params = { path: { id: checkedId(id) } };
    return this.#query((api) => api.GET('/api/conversations/{id}', { params }), validateConversation);
  }

  async prefix(id: string): Promise<PrefixComparison> {
    const params = { path: { id: checkedId(id) } };
    return this.#query((api) => api.GET('/api/traces/{id}/prefix', { params }), validatePrefixComparison);
  }

  async translation(id: string): Promise<TraceTranslation> {
    const params = { path: { id: checkedId(id) } };
    return this.#query((api) => api.GET('/api/traces/{id}/translation', { params }), validateTraceTranslation);
  }

  async compare(a: string, b: string, { save }: { save: boolean }): Promise<ExportedComparison> {
    const params = { query: { a, b } };
    const comparison = await this.#query(
      (api) => (save ? api.POST('/api/compare', { params }) : api.GET('/api/compare', { params })),
      validateRunComparison,
    );
    return comparison as ExportedComparison;
  }

  async listComparisons(limit: number): Promise<ExportedComparisonSummary[]> {
    const params = { query: { limit } };
    return (await this.#query((api) => api.GET('/api/comparisons', { params }), validateComparisonList)).comparisons;
  }

  async getComparison(id: string): Promise<ExportedComparison> {
    const params = { path: { id: checkedId(id) } };
    const stored = await this.#query((api) => api.GET('/api/comparisons/{id}', { params }), validateRunComparison);
    return stored as ExportedComparison;
  }

  /** The sessions with the latest requests, at most `limit`. */
  async sessions(filter: string, limit: number): Promise<ExportedConversationSummary[]> {
    const found: ExportedConversationSummary[] = [];
    let before: string | null = null;
    do {
      const query = { limit: Math.min(limit - found.length, maxPageSize), ...(filter !== '' && { filter }) };
      const params = { query: { ...query, ...(before !== null && { before }) } };
      const page: ConversationList = await this.#query(
        (api) => api.GET('/api/conversations', { params }),
        validateConversationList,
      );
      // Likewise those of exportConversationSummary.
      found.push(...(page.conversations as ExportedConversationSummary[]));
      before = page.next;
    } while (before !== null && found.length < limit);
    return found;
  }

  async usage(filter: string, by: UsageGroup): Promise<Usage> {
    const params = { query: { by, ...(filter !== '' && { filter }) } };
    return this.#query((api) => api.GET('/api/usage', { params }), validateUsage);
  }

  #page(query: PageQuery): Promise<TraceList> {
    return this.#query((api) => api.GET('/api/traces', { params: { query } }), validateTraceList);
  }

  async #query<T>(ask: (api: Api) => Promise<ApiAnswer>, isValid: (data: unknown) => data is T): Promise<T> {
    const { data, error, response } = await this.#ask(ask);
    if (response.ok && isValid(data)) return data;
    if (validateOwnError(error)) {
      const needsKey = response.status === 401 || response.status === 403;
      const hint = needsKey ? '; pass a configuration with its server.keys (--config)' : '';
      throw new CommandError(`${error.error.message}${hint} (from the gateway at ${this.#url})`, 2);
    }
    throw new CommandError(
      `${this.#url} answered ${response.status} with something other than traces: check that a gateway of the same version runs there`,
      2,
    );
  }

  async #ask(ask: (api: Api) => Promise<ApiAnswer>): Promise<ApiAnswer> {
    try {
      return await ask(apiOf(this.#url, timeoutMs, ownKeyOf(this.#config)));
    } catch (error) {
      // Only the body of a success is parsed.
      if (error instanceof SyntaxError) return { response: new Response(null, { status: 200 }) };
      throw new CommandError(`no gateway answers at ${this.#url}`, 2);
    }
  }
}

/** In a path an id of another form would name another route. */
function checkedId(id: string): string {
  if (/^[0-9a-f]{1,32}$/i.test(id)) return id;
  throw new CommandError(`"${id}" is not an id: expected hexadecimal digits; see louter traces list`, 2);
}

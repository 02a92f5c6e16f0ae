import type { ReceivedWebSearchCallItem, WebSearchCallItem, WebSearchSource } from '../../../../generated/openai.js';
import { hostedToolNames, unknownToolError } from '../../../core/hosted-tools.ts';
import {
  asArray,
  asObject,
  asString,
  nonEmpty,
  objectsIn,
  type JsonObject,
  type JsonValue,
} from '../../../core/json.ts';
import type { Report } from '../../../core/codec.ts';
import { reportForeignExtras, reportForeignPart, setPointer } from '../../../core/provenance.ts';
import { toInputObject } from '../../../core/tool-input.ts';
import type { CoreOpaque, CoreSource, CoreToolCall, CoreToolResult } from '../../../core/types.ts';
import { wireObject } from '../../../core/wire-object.ts';
import { extrasOf, idAndStatus, protocol, wireFormOf, withExtras, withWireForm } from './extras.ts';
import {
  endedSearch,
  hostedResult,
  searchItem,
  unknownReason,
  type HostedContext,
  type HostedParts,
  type SearchAction,
} from './hosted-parts.ts';

/** Searches of the web: one item is the call and its result. */

/** Include this to get the addresses of the pages that a search found. */
export const includedSources = 'web_search_call.action.sources';

/** The call and the result in an item of `searchType`; `undefined` for one with another action. */
export function decodeSearch(
  item: ReceivedWebSearchCallItem,
  pointer: string,
  { mint, isAnswer }: HostedContext,
): HostedParts | undefined {
  const { type: _, id, status, action, ...rest } = item;
  const { type: kind, query, queries, sources, ...own }: SearchAction = asObject(action) ?? {};
  const searched = readQueries(query, queries);
  if (kind !== 'search' || !searched) return undefined;
  const call = setPointer<CoreToolCall>(pointer, {
    type: 'tool-call',
    id: asString(id) ?? mint('ws_'),
    name: hostedToolNames['web-search'],
    input: { kind: 'json', value: searched },
    providerExecuted: true,
    ...withExtras({ ...rest, ...(nonEmpty(own) && { action: own }) }),
    ...withWireForm({
      ...idAndStatus({ id, status }),
      fields: [['query', query] as const, ['queries', queries] as const, ['sources', sources] as const].flatMap(
        ([name, value]) => (value === undefined || value === null ? [] : [name]),
      ),
    }),
  });
  const hasFailed = status === 'failed';
  const hasResult = hasFailed || (isAnswer ? status !== 'incomplete' && status !== 'in_progress' : asArray(sources));
  if (!hasResult) return [call];
  const found = objectsIn(sources).map((source, index) => decodeSource(source, `${pointer}/action/sources/${index}`));
  const content = hasFailed && found.length === 0 ? [unknownReason(pointer)] : found;
  return [call, hostedResult(call, pointer, content)];
}

/** `queries` replaces the older `query`; most items have both. */
function readQueries(query: JsonValue | undefined, queries: JsonValue | undefined): JsonObject | undefined {
  const all = (asArray(queries) ?? []).flatMap((each) => asString(each) ?? []);
  const first = asString(query) ?? all[0];
  if (first === undefined) return undefined;
  const isOne = all.length === 0 || (all.length === 1 && all[0] === first);
  return { query: first, ...(!isOne && { queries: all }) };
}

function decodeSource(source: WebSearchSource, pointer: string): CoreSource | CoreOpaque {
  const { type, url, ...rest } = source;
  if (type !== 'url' || typeof url !== 'string')
    return setPointer(pointer, { type: 'opaque', protocol, kind: 'source', payload: source });
  return setPointer(pointer, { type: 'source', url, ...withExtras(rest) });
}

// ---------------------------------------------------------------- core → wire

/** What a search begins with: its item without what it found. */
export function encodeSearchHead(call: CoreToolCall, report: Report): WebSearchCallItem {
  const { query, queries, ...others } = toInputObject(call, report);
  const all = (asArray(queries) ?? []).flatMap((each) => asString(each) ?? []);
  const text = asString(query) ?? all[0] ?? '';
  if (
    nonEmpty(others) ||
    (query !== undefined && asString(query) === undefined) ||
    (all.length > 0 && !asArray(queries))
  )
    report({ at: call, field: 'input', what: 'what a search was given beside its query' });
  const written = wireFormOf(call)?.['fields'];
  const isWritten = (name: keyof SearchAction): boolean => !Array.isArray(written) || written.includes(name);
  const hasQueries = isWritten('queries') || all.length > 0;
  return searchItem(
    call,
    wireObject<SearchAction>({
      type: 'search',
      query: isWritten('query') ? text : undefined,
      queries: hasQueries ? (all.length > 0 ? all : [text]) : undefined,
    }),
  );
}

/** The item of a search with what it found. */
export function encodeSearch(
  head: WebSearchCallItem,
  call: CoreToolCall,
  result: CoreToolResult,
  report: Report,
): WebSearchCallItem {
  const { content, isError = false, value, extras } = result;
  if (value !== undefined) report({ at: result, field: 'value', what: 'the result of a search as an object' });
  if (extras) reportForeignExtras(result, protocol, report);
  const written = wireFormOf(call)?.['fields'];
  const hasSources =
    content.some(({ type }) => type !== 'text') || !Array.isArray(written) || written.includes('sources');
  const sources = content.flatMap((part) => encodeSource(part, report));
  const action: SearchAction = hasSources ? { ...head.action, sources } : { ...head.action };
  return { ...endedSearch(head, call, isError), action };
}

function encodeSource(part: CoreToolResult['content'][number], report: Report): WebSearchSource[] {
  switch (part.type) {
    case 'source': {
      reportForeignExtras(part, protocol, report);
      if (part.title !== undefined)
        report({ at: part, field: 'title', what: 'the title of a page that a search found' });
      if (part.age !== undefined) report({ at: part, field: 'age', what: 'the age of a page that a search found' });
      if (part.excerpt !== undefined) report({ at: part, field: 'excerpt', what: 'what a search found of a page' });
      return [{ type: 'url', url: part.url, ...extrasOf(part) }];
    }
    case 'opaque': {
      const own = part.protocol === protocol ? asObject(part.payload) : undefined;
      if (!own) reportForeignPart(part, report);
      return own ? [own] : [];
    }
    case 'text':
      if (part.text !== unknownToolError) report({ at: part, what: 'why a search failed' });
      return [];
    case 'image':
    case 'audio':
    case 'document':
      report({ at: part, what: 'what a search found beside pages' });
      return [];
  }
}

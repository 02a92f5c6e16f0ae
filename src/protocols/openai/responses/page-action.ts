import type { ReceivedWebSearchCallItem, WebSearchCallItem } from '../../../../generated/openai.js';
import type { Report } from '../../../core/codec.ts';
import { hostedToolNames, unknownToolError } from '../../../core/hosted-tools.ts';
import { asObject, asString, nonEmpty, withoutUndefined } from '../../../core/json.ts';
import { reportForeignExtras, reportForeignPart, setPointer } from '../../../core/provenance.ts';
import { toInputObject } from '../../../core/tool-input.ts';
import type { CoreSource, CoreToolCall, CoreToolResult } from '../../../core/types.ts';
import { wireObject } from '../../../core/wire-object.ts';
import { idAndStatus, protocol, wireFormOf, withExtras, withWireForm } from './extras.ts';
import {
  endedSearch,
  hostedResult,
  searchItem,
  unknownReason,
  type HostedContext,
  type HostedParts,
  type SearchAction,
} from './hosted-parts.ts';

/** Pages that the vendor's search reads, or searches in: `web_search_call` with the action `open_page` or `find_in_page`. */

const actions: readonly string[] = ['open_page', 'find_in_page'];

/** The call and the result in an item of `searchType`; `undefined` for one with another action, or without an address. */
export function decodePageAction(
  item: ReceivedWebSearchCallItem,
  pointer: string,
  { mint, isAnswer }: HostedContext,
): HostedParts | undefined {
  const { type: _, id, status, action, ...rest } = item;
  const { type: kind, url, pattern, ...own }: SearchAction = asObject(action) ?? {};
  const isPattern = pattern === undefined || pattern === null || typeof pattern === 'string';
  if (typeof kind !== 'string' || !actions.includes(kind)) return undefined;
  if (typeof url !== 'string' || !isPattern) return undefined;
  const call = setPointer<CoreToolCall>(pointer, {
    type: 'tool-call',
    id: asString(id) ?? mint('ws_'),
    name: hostedToolNames['web-fetch'],
    input: { kind: 'json', value: { url, ...withoutUndefined({ pattern: asString(pattern) }) } },
    providerExecuted: true,
    ...withExtras({ ...rest, ...(nonEmpty(own) && { action: own }) }),
    ...withWireForm({ ...idAndStatus({ id, status }), action: kind }),
  });
  const hasFailed = status === 'failed';
  // An earlier item does not have what was read.
  if (!hasFailed && (!isAnswer || status === 'incomplete' || status === 'in_progress')) return [call];
  const page = hasFailed ? unknownReason(pointer) : setPointer<CoreSource>(pointer, { type: 'source', url });
  return [call, hostedResult(call, pointer, [page])];
}

/** The item of a page that is read. */
export function encodePageHead(call: CoreToolCall, report: Report): WebSearchCallItem {
  const { url, pattern, ...others } = toInputObject(call, report);
  const address = asString(url);
  const text = asString(pattern);
  if (nonEmpty(others) || address === undefined || (pattern !== undefined && text === undefined))
    report({ at: call, what: 'what was asked beside the address of a page' });
  const type = text === undefined ? (wireFormOf(call)?.['action'] ?? 'open_page') : 'find_in_page';
  return searchItem(call, wireObject<SearchAction>({ type, url: address ?? null, pattern: text }));
}

/** The item of a page that was read: of what was read, it has the address only. */
export function encodePage(
  head: WebSearchCallItem,
  call: CoreToolCall,
  result: CoreToolResult,
  report: Report,
): WebSearchCallItem {
  const { content, isError = false, value, extras } = result;
  if (value !== undefined) report({ at: result, field: 'value', what: 'the result as an object' });
  if (extras) reportForeignExtras(result, protocol, report);
  const address = head.action?.url;
  const [first] = content;
  if (!isError && first?.type !== 'source') report({ at: result, what: 'a page that was read without an address' });
  for (const part of content) {
    if (part.type === 'opaque') reportForeignPart(part, report);
    else if (part.type === 'source' && !isError) reportPage(part, part === first ? address : undefined, report);
    else if (part.type !== 'text' || !isError || part.text !== unknownToolError)
      report({ at: part, what: isError ? 'why a page could not be read' : 'the content of a page that was read' });
  }
  return endedSearch(head, call, isError);
}

function reportPage(page: CoreSource, address: unknown, report: Report): void {
  reportForeignExtras(page, protocol, report);
  if (page.url !== address) report({ at: page, field: 'url', what: 'another address of a page that was read' });
  for (const field of ['title', 'age'] as const)
    if (page[field] !== undefined) report({ at: page, field, what: `the ${field} of a page that was read` });
}

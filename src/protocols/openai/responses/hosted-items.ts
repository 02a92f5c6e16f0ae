import type { ReceivedOutputItem } from '../../../../generated/openai.js';
import type { Report } from '../../../core/codec.ts';
import { isCodeCall } from '../../../core/hosted-code.ts';
import { hostedToolNames, itemIdPrefixes } from '../../../core/hosted-tools.ts';
import type { CoreToolCall, CoreToolResult } from '../../../core/types.ts';
import { toLegalToolName } from '../shared/server.ts';
import { decodeCodeItem, encodeCodeHead, encodeCodeItem } from './code-interpreter.ts';
import { wireFormOf } from './extras.ts';
import { codeType, searchType, type HostedContext, type HostedItem, type HostedParts } from './hosted-parts.ts';
import { decodePageAction, encodePage, encodePageHead } from './page-action.ts';
import { decodeSearch, encodeSearch, encodeSearchHead } from './web-search.ts';

/** Calls of tools that vendors of several protocols run: one item is the call and its result. */

/** The call and the result in an item; `undefined` for an item of another kind. */
export function decodeHostedItem(
  item: ReceivedOutputItem,
  pointer: string,
  context: HostedContext,
): HostedParts | undefined {
  // Nearly all items of an agent's conversation are of other types.
  switch (item.type) {
    case searchType:
      return decodeSearch(item, pointer, context) ?? decodePageAction(item, pointer, context);
    case codeType:
      return decodeCodeItem(item, pointer, context);
    default:
      return undefined;
  }
}

type NamedCall = Pick<CoreToolCall, 'name' | 'providerExecuted'>;

const isFetch = ({ name }: NamedCall): boolean => name === hostedToolNames['web-fetch'];

/** Whether this protocol has an item for a call. */
export const isHostedCall = (call: NamedCall): boolean =>
  isCodeCall(call) || (call.providerExecuted && (isFetch(call) || call.name === hostedToolNames['web-search']));

/** What the item of a call begins with, before its result is known. */
export function encodeHostedHead(call: CoreToolCall, report: Report): HostedItem {
  if (isCodeCall(call)) return encodeCodeHead(call, report);
  return isFetch(call) ? encodePageHead(call, report) : encodeSearchHead(call, report);
}

/** The item of a call with its result. */
export function encodeHostedItem(
  head: HostedItem,
  call: CoreToolCall,
  result: CoreToolResult,
  report: Report,
): HostedItem {
  if (head.type === codeType) return encodeCodeItem(head, call, result, report);
  return (isFetch(call) ? encodePage : encodeSearch)(head, call, result, report);
}

/** The id of the item of a call that another vendor ran. */
export function hostedItemId(call: CoreToolCall): string {
  const prefix = isCodeCall(call) ? itemIdPrefixes.code : itemIdPrefixes.search;
  return call.id.startsWith(prefix) ? call.id : toLegalToolName(`${prefix}${call.id}`);
}

/**
 * Whether a vendor of this protocol ran a call. Its item may have come through a client of another protocol, but not one
 * of code, which the vendor takes with its container only.
 */
export const isOwnCall = (call: CoreToolCall): boolean =>
  isHostedCall(call) &&
  (wireFormOf(call) !== undefined || (!isCodeCall(call) && call.id.startsWith(`srvtoolu_${itemIdPrefixes.search}`)));

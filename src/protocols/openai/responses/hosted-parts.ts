import type { CodeInterpreterCallItem, WebSearchCallItem } from '../../../../generated/openai.js';
import { unknownToolError } from '../../../core/hosted-tools.ts';
import { setPointer } from '../../../core/provenance.ts';
import type { CoreText, CoreToolCall, CoreToolResult } from '../../../core/types.ts';
import { asObject } from '../../../core/json.ts';
import { callIdAndStatus, extrasOf, wireFormOf, withWireForm } from './extras.ts';

/** The types of items of calls of tools that vendors of several protocols run. */
export const searchType = 'web_search_call';
export const codeType = 'code_interpreter_call';

/** What a search was for, and what it found; or the page that it reads. */
export type SearchAction = NonNullable<WebSearchCallItem['action']>;

/** The item of such a call, with its result if that is known. */
export type HostedItem = WebSearchCallItem | CodeInterpreterCallItem;

/** Such a call, with its result if the item has one. */
export type HostedParts = [CoreToolCall] | [CoreToolCall, CoreToolResult];

/** What such an item is decoded with. */
export interface HostedContext {
  mint(prefix: string): string;
  /** Whether the item is part of an answer; in an earlier one that a client sends back, nothing found is no result. */
  isAnswer: boolean;
}

/** The result in the item of a call, which has failed if its status is so. */
export const hostedResult = (call: CoreToolCall, pointer: string, content: CoreToolResult['content']): CoreToolResult =>
  setPointer<CoreToolResult>(pointer, {
    type: 'tool-result',
    callId: call.id,
    name: call.name,
    content,
    ...(wireFormOf(call)?.['status'] === 'failed' && { isError: true }),
    providerExecuted: true,
    ...withWireForm({ place: 'call' }),
  });

/** The item of a search, or of a page that it reads, before its result is known. */
export function searchItem(call: CoreToolCall, action: SearchAction): WebSearchCallItem {
  const { action: own, ...rest } = extrasOf(call);
  return { type: searchType, ...callIdAndStatus(call), ...rest, action: { ...action, ...asObject(own) } };
}

/** The same once it is over; the status of one of this protocol's own vendor is known. */
export const endedSearch = (head: WebSearchCallItem, call: CoreToolCall, isError = false): WebSearchCallItem => ({
  ...head,
  ...(wireFormOf(call) ? {} : { status: isError ? 'failed' : 'completed' }),
});

/** What stands for the reason of a failure, which the vendor does not give. */
export const unknownReason = (pointer: string): CoreText =>
  setPointer(pointer, { type: 'text', text: unknownToolError });

import type { CodeInterpreterCallItem, WebSearchCallItem } from '../../../../generated/openai.js';
import type { CoreToolCall, CoreToolResult } from '../../../core/types.ts';

/** The types of items of calls of tools that vendors of several protocols run. */
export const searchType = 'web_search_call';
export const codeType = 'code_interpreter_call';

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

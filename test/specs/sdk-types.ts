// What the vendors' own packages say of their wire, under names of ours: the reference our specs are held against.
import type * as anthropic from '@anthropic-ai/sdk/resources/messages/messages.js';
import type { ErrorResponse } from '@anthropic-ai/sdk/resources/shared.js';
import type * as openai from 'openai/resources/chat/completions/completions.js';

export type AnthropicRequest = anthropic.MessageCreateParams;
export type AnthropicTokenCountRequest = anthropic.MessageCountTokensParams;
export type AnthropicResponse = anthropic.Message;
export type AnthropicEvent = anthropic.RawMessageStreamEvent;
export type AnthropicError = ErrorResponse;
export type OpenaiChatRequest = openai.ChatCompletionCreateParams;
export type OpenaiChatResponse = openai.ChatCompletion;
export type OpenaiChatEvent = openai.ChatCompletionChunk;

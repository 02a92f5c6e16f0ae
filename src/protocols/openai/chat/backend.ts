import type { CreateChatCompletionRequest } from '../../../../generated/openai.js';
import { openaiChat } from './index.ts';
import type { Backend } from '../../../core/backend.ts';
import { forwardedRequestHeaders, forwardedResponseHeaders, openAiBackend } from '../shared/backend.ts';

/** What servers call the amount of reasoning and the form of its display: OpenAI, OpenRouter, Z.ai, DashScope, Groq, MiniMax. */
const reasoningFields = [
  'reasoning_effort',
  'reasoning',
  'include_reasoning',
  'thinking',
  'enable_thinking',
  'thinking_budget',
  'preserve_thinking',
  'reasoning_format',
  'reasoning_split',
];

const named = (field: keyof CreateChatCompletionRequest): string => field;

/** OpenAI's Chat Completions and the servers compatible with it. The base URL ends with `/v1`. */
export const openaiChatBackend: Backend = {
  ...openAiBackend,
  codec: openaiChat,
  abilities: ['tools', 'vision', 'reasoning', 'json-schema', 'audio', 'documents', 'video'],
  capabilityFields: {
    // Web search is a tool that OpenAI runs.
    tools: [{ path: [named('tools')] }, { path: [named('web_search_options')] }],
    reasoning: reasoningFields.map((field) => ({ path: [field] })),
    audio: [{ path: [named('audio')] }],
  },
  chatPath: () => '/chat/completions',
  forwardedRequestHeaders,
  forwardedResponseHeaders,
};

import { openaiChat } from './index.ts';
import { passedUsage } from '../shared/usage.ts';
import { openaiModelList, openaiPassthroughPaths, type Backend } from '../../../core/backend.ts';

/** OpenAI's Chat Completions and the servers compatible with it. The base URL ends with `/v1`. */
export const openaiChatBackend: Backend = {
  codec: openaiChat,
  abilities: ['tools', 'vision', 'reasoning', 'json-schema', 'audio', 'documents', 'video'],
  capabilityFields: {
    // Web search is a tool that OpenAI runs; `reasoning` is OpenRouter's name for the effort.
    tools: [{ path: ['tools'] }, { path: ['web_search_options'] }],
    reasoning: [{ path: ['reasoning_effort'] }, { path: ['reasoning'] }],
    audio: [{ path: ['audio'] }],
  },
  chatPath: () => '/chat/completions',
  passthroughPaths: openaiPassthroughPaths,
  passedUsage,
  headers: {},
  authorize: ({ secret }) => ({ authorization: `Bearer ${secret}` }),
  forwardedRequestHeaders: [
    'openai-*',
    'originator',
    'session-id',
    'thread-id',
    'x-session-id',
    'x-session-affinity',
    'x-client-request-id',
    'idempotency-key',
    'x-stainless-*',
    'user-agent',
  ],
  forwardedResponseHeaders: [
    'openai-*',
    'x-request-id',
    'x-ratelimit-*',
    'retry-after',
    'retry-after-ms',
    'x-should-retry',
  ],
  modelList: openaiModelList,
};

import { openaiChat } from '../protocols/openai-chat/index.ts';
import type { Frontend } from './frontend.ts';

/** Cursor, opencode, Qwen Code and everything built on OpenAI's Chat Completions. */
export const openaiChatFrontend: Frontend = {
  codec: openaiChat,
  routes: [{ method: 'POST', path: '/v1/chat/completions', task: 'chat' }],
  listings: [],
  framing: () => 'sse',
};

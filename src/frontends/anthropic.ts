import { anthropic } from '../protocols/anthropic/index.ts';
import type { Frontend } from './frontend.ts';

/** Claude Code and everything built on Anthropic's SDKs. */
export const anthropicFrontend: Frontend = {
  codec: anthropic,
  routes: [
    { method: 'POST', path: '/v1/messages', task: 'chat' },
    { method: 'POST', path: '/v1/messages/count_tokens', task: 'count-tokens', hints: { countTokens: true } },
  ],
  listings: [],
  framing: () => 'sse',
  keepAlive: 'event: ping\ndata: {"type":"ping"}\n\n',
  encodeTokenCount: (tokens) => ({ input_tokens: tokens }),
};

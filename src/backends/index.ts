import type { Protocol } from '../core/types.ts';
import { anthropicBackend } from './anthropic.ts';
import type { Backend } from './backend.ts';
import { openaiChatBackend } from './openai-chat.ts';

const backends: Partial<Record<Protocol, Backend>> = {
  anthropic: anthropicBackend,
  'openai-chat': openaiChatBackend,
};

/** How a vendor of this protocol is reached; `undefined` where only clients speak it. */
export const backendOf = (protocol: Protocol): Backend | undefined => backends[protocol];

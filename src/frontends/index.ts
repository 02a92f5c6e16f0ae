import { anthropicFrontend } from './anthropic.ts';
import type { Frontend } from './frontend.ts';
import { openaiChatFrontend } from './openai-chat.ts';

/** Every protocol a client may speak. */
export const frontends: readonly Frontend[] = [anthropicFrontend, openaiChatFrontend];

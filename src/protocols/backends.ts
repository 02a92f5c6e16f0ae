import { anthropicBackend } from './anthropic/backend.ts';
import type { Backend } from '../core/backend.ts';
import { geminiBackend } from './gemini/backend.ts';
import { ollamaBackend } from './ollama/backend.ts';
import { openaiChatBackend } from './openai/chat/backend.ts';
import { openaiCompletionsBackend } from './openai/completions/backend.ts';
import { openaiResponsesBackend } from './openai/responses/backend.ts';

/** Every protocol a vendor can be spoken to in. */
export const backends: readonly Backend[] = [
  anthropicBackend,
  openaiChatBackend,
  openaiResponsesBackend,
  geminiBackend,
  ollamaBackend,
  openaiCompletionsBackend,
];

/** How a vendor of this protocol is reached; `undefined` where only clients speak it, or nobody. */
export const backendOf = (protocol: string): Backend | undefined =>
  backends.find(({ codec }) => codec.protocol === protocol);

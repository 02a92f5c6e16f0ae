import { anthropicBackend } from './anthropic.ts';
import type { Backend } from './backend.ts';
import { geminiBackend } from './gemini.ts';
import { ollamaBackend } from './ollama.ts';
import { openaiChatBackend } from './openai-chat.ts';
import { openaiCompletionsBackend } from './openai-completions.ts';
import { openaiResponsesBackend } from './openai-responses.ts';

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

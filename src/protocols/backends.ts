import { anthropicBackend } from './anthropic/backend.ts';
import type { Backend } from '../core/backend.ts';
import { geminiBackend } from './gemini/backend.ts';
import { geminiInteractionsBackend } from './gemini/interactions/backend.ts';
import { ollamaBackend } from './ollama/backend.ts';
import { openaiChatBackend } from './openai/chat/backend.ts';
import { openaiCompletionsBackend } from './openai/completions/backend.ts';
import { openaiResponsesBackend } from './openai/responses/backend.ts';

/** Every protocol of a backend. */
export const backends: readonly Backend[] = [
  anthropicBackend,
  openaiChatBackend,
  openaiResponsesBackend,
  geminiBackend,
  ollamaBackend,
  openaiCompletionsBackend,
  geminiInteractionsBackend,
];

/** The HTTP interface of vendors of this protocol; `undefined` if there is no backend for it. */
export const backendOf = (protocol: string): Backend | undefined =>
  backends.find(({ codec }) => codec.protocol === protocol);

import type { ProtocolCodec } from '../core/codec.ts';
import { anthropicFrontend } from './anthropic/frontend.ts';
import type { Frontend } from '../core/frontend.ts';
import { geminiFrontend } from './gemini/frontend.ts';
import { geminiInteractionsFrontend } from './gemini/interactions/frontend.ts';
import { ollamaFrontend } from './ollama/frontend.ts';
import { openaiChatFrontend } from './openai/chat/frontend.ts';
import { openaiResponsesFrontend } from './openai/responses/frontend.ts';

/** Every protocol of clients. */
export const frontends: readonly Frontend[] = [
  anthropicFrontend,
  openaiChatFrontend,
  openaiResponsesFrontend,
  geminiFrontend,
  ollamaFrontend,
  geminiInteractionsFrontend,
];

/** The routes of a protocol by its name; `undefined` for one without clients. */
export const frontendOf = (protocol: string | null): Frontend | undefined =>
  frontends.find(({ codec }) => codec.protocol === protocol);

/** The codec of a protocol by its name; `undefined` for one without clients. */
export const codecOf = (protocol: string | null): ProtocolCodec | undefined => frontendOf(protocol)?.codec;

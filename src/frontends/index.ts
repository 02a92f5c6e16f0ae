import type { ProtocolCodec } from '../core/codec.ts';
import { anthropicFrontend } from './anthropic.ts';
import type { Frontend } from './frontend.ts';
import { geminiFrontend } from './gemini.ts';
import { ollamaFrontend } from './ollama.ts';
import { openaiChatFrontend } from './openai-chat.ts';
import { openaiResponsesFrontend } from './openai-responses.ts';

/** Every protocol a client may speak. */
export const frontends: readonly Frontend[] = [
  anthropicFrontend,
  openaiChatFrontend,
  openaiResponsesFrontend,
  geminiFrontend,
  ollamaFrontend,
];

/** How clients speak a protocol, by its name; `undefined` for one that is not spoken here. */
export const frontendOf = (protocol: string | null): Frontend | undefined =>
  frontends.find(({ codec }) => codec.protocol === protocol);

/** The codec of a protocol by its name; `undefined` for one that is not spoken here. */
export const codecOf = (protocol: string | null): ProtocolCodec | undefined => frontendOf(protocol)?.codec;

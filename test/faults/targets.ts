import type { Protocol } from '../../src/core/types.ts';

const paths: Readonly<Record<Protocol, string>> = {
  anthropic: '/v1/messages',
  'openai-chat': '/v1/chat/completions',
  'openai-responses': '/v1/responses',
  gemini: '/v1beta/models',
  ollama: '/api/chat',
  'gemini-interactions': '/v1beta/interactions',
};

/** Path and query of a request for an answer. */
export function targetOf(protocol: Protocol, isStream: boolean, model: string): string {
  if (protocol !== 'gemini') return paths[protocol];
  return `${paths.gemini}/${model}:${isStream ? 'streamGenerateContent?alt=sse' : 'generateContent'}`;
}

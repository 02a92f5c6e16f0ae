import type { ChatRequest } from '../../../generated/ollama.js';
import { readChatResponse, readListResponse } from '../../../generated/ollama.readers.js';
import { splitMetrics } from './answer.ts';
import { ollama } from './index.ts';
import { withoutUndefined } from '../../core/json.ts';
import { readContextWindow, type Backend } from '../../core/backend.ts';

/** Ollama, on this machine or in its cloud. The base URL is without `/api`; only the cloud needs a key. */
export const ollamaBackend: Backend = {
  codec: ollama,
  needsBytes: ({ type }) => type !== 'video',
  abilities: ['tools', 'vision', 'reasoning', 'json-schema', 'audio'],
  capabilityFields: {
    tools: [{ path: ['tools' satisfies keyof ChatRequest] }],
    reasoning: [{ path: ['think' satisfies keyof ChatRequest] }],
  },
  chatPath: ({ form }) => (form === 'prompt' ? '/api/generate' : '/api/chat'),
  passthroughPaths: { 'ollama-embed': () => '/api/embed', 'ollama-embeddings': () => '/api/embeddings' },
  passedUsage: (answer) => splitMetrics(readChatResponse(answer) ?? {}).usage,
  headers: {},
  authorize: ({ secret }) => ({ authorization: `Bearer ${secret}` }),
  forwardedRequestHeaders: ['user-agent'],
  forwardedResponseHeaders: ['x-request-id', 'retry-after'],
  modelList: {
    path: '/api/tags',
    decode: (body) =>
      (readListResponse(body)?.models ?? []).flatMap(({ model, name, modified_at: modifiedAt, ...entry }) => {
        const id = model ?? name;
        const modified = Date.parse(modifiedAt ?? '');
        const fields = {
          createdAt: modified > 0 ? Math.floor(modified / 1000) : undefined,
          contextWindow: readContextWindow(entry),
        };
        return typeof id === 'string' ? [{ id, ...withoutUndefined(fields) }] : [];
      }),
  },
};

import { asString } from '../../core/json.ts';
import { splitMetrics } from './answer.ts';
import { ollama } from './index.ts';
import { readModelList, type Backend } from '../../core/backend.ts';

/** Ollama, on this machine or in its cloud. The base URL is without `/api`; only the cloud needs a key. */
export const ollamaBackend: Backend = {
  codec: ollama,
  needsBytes: ({ type }) => type !== 'video',
  abilities: ['tools', 'vision', 'reasoning', 'json-schema', 'audio'],
  capabilityFields: {
    tools: [{ path: ['tools'] }],
    reasoning: [{ path: ['think'] }],
  },
  chatPath: ({ form }) => (form === 'prompt' ? '/api/generate' : '/api/chat'),
  passthroughPaths: { 'ollama-embed': () => '/api/embed', 'ollama-embeddings': () => '/api/embeddings' },
  passedUsage: (answer) => splitMetrics(answer).usage,
  headers: {},
  authorize: ({ secret }) => ({ authorization: `Bearer ${secret}` }),
  forwardedRequestHeaders: ['user-agent'],
  forwardedResponseHeaders: ['x-request-id', 'retry-after'],
  modelList: {
    path: '/api/tags',
    decode: (body) =>
      readModelList(body, 'models', (model) => {
        const modified = Date.parse(asString(model['modified_at']) ?? '');
        return {
          id: asString(model['model']) ?? asString(model['name']),
          ...(modified > 0 && { createdAt: Math.floor(modified / 1000) }),
        };
      }),
  },
};

import { asTime } from '../core/count.ts';
import { asArray, asObject, asString } from '../core/json.ts';
import { openaiChat } from '../protocols/openai-chat/index.ts';
import type { Backend, VendorModel } from './backend.ts';

/** OpenAI's Chat Completions and the many servers that speak it. The base URL holds `/v1`. */
export const openaiChatBackend: Backend = {
  codec: openaiChat,
  abilities: ['tools', 'vision', 'reasoning', 'json-schema', 'audio', 'documents', 'video'],
  chatPath: () => '/chat/completions',
  headers: {},
  authorize: ({ secret }) => ({ authorization: `Bearer ${secret}` }),
  passesRequestHeaders: [
    'openai-*',
    'originator',
    'session-id',
    'thread-id',
    'x-session-id',
    'x-session-affinity',
    'x-client-request-id',
    'idempotency-key',
    'x-stainless-*',
    'user-agent',
  ],
  passesResponseHeaders: [
    'openai-*',
    'x-request-id',
    'x-ratelimit-*',
    'retry-after',
    'retry-after-ms',
    'x-should-retry',
  ],
  modelList: {
    path: '/models',
    decode: (body) =>
      (asArray(asObject(body)?.['data']) ?? []).flatMap((entry): VendorModel[] => {
        const model = asObject(entry);
        const id = asString(model?.['id']);
        const createdAt = asTime(model?.['created']);
        return id === undefined ? [] : [{ id, ...(createdAt !== undefined && { createdAt }) }];
      }),
  },
};

import { readListModelsResponse } from '../../../../generated/gemini.readers.js';
import type { InteractionRequest } from '../../../../generated/gemini-interactions.js';
import { readInteraction } from '../../../../generated/gemini-interactions.readers.js';
import { readContextWindow, type Backend } from '../../../core/backend.ts';
import { withoutUndefined } from '../../../core/json.ts';
import { bareModelName } from '../shared/model-name.ts';
import { geminiInteractions } from './index.ts';
import { decodeUsage } from './usage.ts';

/** Google's Interactions API. The base URL is without `/v1beta`. */
export const geminiInteractionsBackend: Backend = {
  codec: geminiInteractions,
  abilities: ['tools', 'vision', 'reasoning', 'json-schema', 'audio', 'documents', 'video'],
  capabilityFields: {
    tools: [{ path: ['tools' satisfies keyof InteractionRequest] }],
    reasoning: [{ path: ['generation_config' satisfies keyof InteractionRequest, 'thinking_level'] }],
    'json-schema': [{ path: ['response_format' satisfies keyof InteractionRequest] }],
  },
  chatPath: () => '/v1beta/interactions',
  storedAnswerPath: (id) => `/v1beta/interactions/${id}`,
  passedUsage: (answer) => decodeUsage(readInteraction(answer)?.usage),
  headers: {},
  authorize: ({ kind, secret }): Record<string, string> =>
    kind === 'bearer' ? { authorization: `Bearer ${secret}` } : { 'x-goog-api-key': secret },
  forwardedRequestHeaders: ['api-revision', 'x-goog-api-client', 'x-server-timeout', 'user-agent'],
  forwardedResponseHeaders: [
    'x-goog-*',
    'x-gemini-*',
    'server-timing',
    'retry-after',
    'retry-after-ms',
    'x-request-id',
  ],
  modelList: {
    path: '/v1beta/models?pageSize=1000',
    decode: (body) =>
      (readListModelsResponse(body)?.models ?? []).flatMap((model) => {
        const { name, displayName } = model;
        if (typeof name !== 'string') return [];
        const known = { displayName: displayName ?? undefined, contextWindow: readContextWindow(model) };
        return [{ id: bareModelName(name), ...withoutUndefined(known) }];
      }),
  },
};

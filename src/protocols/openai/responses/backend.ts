import type { CountInputTokensRequest } from '../../../../generated/openai.js';
import { readInputTokenCount } from '../../../../generated/openai.readers.js';
import { asCount } from '../../../core/count.ts';
import type { JsonObject } from '../../../core/json.ts';
import { openaiResponses } from './index.ts';
import { passedUsage } from '../shared/usage.ts';
import { openaiModelList, openaiPassthroughPaths, type Backend } from '../../../core/backend.ts';

/** What of a request the endpoint that counts takes (API reference, "Get input token counts"). */
const countedFields: readonly (keyof CountInputTokensRequest)[] = [
  'model',
  'input',
  'instructions',
  'previous_response_id',
  'conversation',
  'tools',
  'tool_choice',
  'parallel_tool_calls',
  'reasoning',
  'text',
  'truncation',
];

/** OpenAI's Responses and servers compatible with it. The base URL ends with `/v1`. */
export const openaiResponsesBackend: Backend = {
  codec: openaiResponses,
  abilities: ['tools', 'vision', 'reasoning', 'json-schema', 'documents'],
  capabilityFields: {
    tools: [{ path: ['tools'] }],
    reasoning: [{ path: ['reasoning'] }, { path: ['include'], element: 'reasoning.encrypted_content' }],
  },
  chatPath: () => '/responses',
  passthroughPaths: openaiPassthroughPaths,
  passedUsage,
  headers: {},
  authorize: ({ secret }) => ({ authorization: `Bearer ${secret}` }),
  forwardedRequestHeaders: [
    'openai-*',
    'originator',
    'session-id',
    'session_id',
    'thread-id',
    'conversation_id',
    'x-codex-*',
    'x-openai-*',
    'x-session-id',
    'x-session-affinity',
    'x-client-request-id',
    'idempotency-key',
    'x-stainless-*',
    'user-agent',
  ],
  forwardedResponseHeaders: [
    'openai-*',
    'x-codex-*',
    'x-openai-*',
    'x-request-id',
    'x-ratelimit-*',
    'x-models-etag',
    'x-reasoning-included',
    'retry-after',
    'retry-after-ms',
    'x-should-retry',
  ],
  tokenCount: {
    path: () => '/responses/input_tokens',
    encode(request, context) {
      const body = openaiResponses.encodeRequest(request, context);
      const fields: JsonObject = {};
      for (const name of countedFields) if (body[name] !== undefined) fields[name] = body[name];
      return fields;
    },
    decode: (body) => asCount(readInputTokenCount(body)?.input_tokens),
  },
  modelList: openaiModelList,
};

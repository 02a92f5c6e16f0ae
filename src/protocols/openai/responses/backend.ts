import type { CountInputTokensRequest } from '../../../../generated/openai.js';
import { readInputTokenCount } from '../../../../generated/openai.readers.js';
import { asCount } from '../../../core/count.ts';
import { compactionPath, openaiResponses } from './index.ts';
import type { Backend } from '../../../core/backend.ts';
import { forwardedRequestHeaders, forwardedResponseHeaders, openAiBackend } from '../shared/backend.ts';

/** What of a request the endpoint that counts takes (API reference, "Get input token counts"). */
const countedFields: ReadonlySet<string> = new Set<keyof CountInputTokensRequest>([
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
]);

/** OpenAI's Responses and servers compatible with it. The base URL ends with `/v1`. */
export const openaiResponsesBackend: Backend = {
  ...openAiBackend,
  codec: openaiResponses,
  abilities: ['tools', 'vision', 'reasoning', 'json-schema', 'documents'],
  capabilityFields: {
    tools: [{ path: ['tools'] }],
    reasoning: [{ path: ['reasoning'] }, { path: ['include'], element: 'reasoning.encrypted_content' }],
  },
  chatPath: ({ form }) => (form === 'compaction' ? compactionPath : '/responses'),
  forwardedRequestHeaders: [...forwardedRequestHeaders, 'session_id', 'conversation_id', 'x-codex-*', 'x-openai-*'],
  forwardedResponseHeaders: [
    ...forwardedResponseHeaders,
    'x-codex-*',
    'x-openai-*',
    'x-models-etag',
    'x-reasoning-included',
  ],
  tokenCount: {
    path: () => '/responses/input_tokens',
    encode(request, context) {
      const body = openaiResponses.encodeRequest(request, context);
      return Object.fromEntries(Object.entries(body).filter(([name]) => countedFields.has(name)));
    },
    decode: (body) => asCount(readInputTokenCount(body)?.input_tokens),
  },
};

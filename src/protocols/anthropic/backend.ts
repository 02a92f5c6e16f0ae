import type { CreateMessageParams, OutputConfig } from '../../../generated/anthropic.js';
import { readModelList, readTokenCount } from '../../../generated/anthropic.readers.js';
import { readContextWindow, type Backend } from '../../core/backend.ts';
import { asCount } from '../../core/count.ts';
import { withoutUndefined } from '../../core/json.ts';
import { anthropic } from './index.ts';

const pathOf = (...path: [keyof CreateMessageParams] | ['output_config', keyof OutputConfig]) => ({ path });

/** Fields of a request that the endpoint for counting rejects: they only matter for an answer. */
const answerFields: ReadonlySet<string> = new Set<keyof CreateMessageParams>([
  ...(['max_tokens', 'stream'] as const),
  ...(['temperature', 'top_p', 'top_k'] as const),
]);

/** Anthropic, and servers that implement its Messages API. The base URL is without `/v1`. */
export const anthropicBackend: Backend = {
  codec: anthropic,
  abilities: ['tools', 'vision', 'reasoning', 'json-schema', 'documents'],
  capabilityFields: {
    tools: [pathOf('tools'), pathOf('mcp_servers')],
    reasoning: [pathOf('thinking'), pathOf('output_config', 'effort')],
    'json-schema': [pathOf('output_config', 'format'), pathOf('output_format')],
  },
  chatPath: () => '/v1/messages',
  headers: { 'anthropic-version': '2023-06-01' },
  authorize: ({ kind, secret }): Record<string, string> =>
    kind === 'bearer' ? { authorization: `Bearer ${secret}` } : { 'x-api-key': secret },
  // The headers Anthropic expects gateways to forward (code.claude.com/docs/en/llm-gateway-protocol), and the SDK's own.
  forwardedRequestHeaders: [
    'anthropic-version',
    'anthropic-beta',
    'anthropic-user-profile-id',
    'anthropic-dangerous-direct-browser-access',
    'x-claude-code-*',
    'x-app',
    'x-stainless-*',
    'user-agent',
  ],
  forwardedResponseHeaders: [
    'request-id',
    'anthropic-*',
    'retry-after',
    'retry-after-ms',
    'x-should-retry',
    'x-request-id',
  ],
  tokenCount: {
    path: () => '/v1/messages/count_tokens',
    encode(request, context) {
      // What is added to fields that only matter for an answer is not sent.
      const note: typeof context.note = (each) => {
        if (each.effect?.name !== 'default-max-tokens') context.note(each);
      };
      const body = Object.entries(anthropic.encodeRequest(request, { ...context, note }));
      return Object.fromEntries(body.filter(([name]) => !answerFields.has(name)));
    },
    decode: (body) => asCount(readTokenCount(body)?.input_tokens),
  },
  modelList: {
    path: '/v1/models?limit=1000',
    decode: (body) =>
      (readModelList(body)?.data ?? []).flatMap(
        ({ id, display_name: displayName, created_at: createdAt, ...entry }) => {
          const created = Date.parse(createdAt ?? '');
          const fields = {
            displayName: displayName ?? undefined,
            createdAt: Number.isNaN(created) ? undefined : Math.floor(created / 1000),
            contextWindow: readContextWindow(entry),
          };
          return typeof id === 'string' ? [{ id, ...withoutUndefined(fields) }] : [];
        },
      ),
  },
};

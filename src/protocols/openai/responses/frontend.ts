import type { CreateResponseRequest, InputTokenCount } from '../../../../generated/openai.js';
import { isRetryable } from '../../../core/error.ts';
import { asString } from '../../../core/json.ts';
import {
  answeredItems,
  answerId,
  compaction,
  keeps,
  notFound,
  openaiResponses,
  referencedItems,
  remembered,
  resume,
} from './index.ts';
import type { Frontend } from '../../../core/frontend.ts';

/** Codex, and everything built on OpenAI's Responses. */
export const openaiResponsesFrontend: Frontend = {
  codec: openaiResponses,
  routes: [
    { method: 'POST', path: '/v1/responses', task: 'chat', acceptsWebSocket: true },
    { method: 'POST', path: '/v1/responses/input_tokens', task: 'count-tokens', hints: { countTokens: true } },
    { method: 'POST', path: '/v1/responses/compact', task: 'chat', hints: { form: 'compaction', stream: false } },
  ],
  resources: [],
  framing: () => 'sse',
  encodeTokenCount: (tokens) => ({ object: 'response.input_tokens', input_tokens: tokens }) satisfies InputTokenCount,
  requestIdHeader: 'x-request-id',
  // How agents take an answer that breaks off, in six places of a task: Codex, opencode and pi retry after a cut as they do
  // after `response.failed`; Qwen Code recovers in 5 places after a cut and in 3 after the event, Cline in 3 and in 1. To
  // close the connection without either is not an option: pi and Cline take the partial answer for a complete one. An
  // error that the vendor reports is passed on, its code with it.
  shouldCutOnError: ({ kind, raw, code }) => raw === undefined && code === undefined && isRetryable(kind),
  continuation: {
    bodyMarkers: ['"previous_response_id"', '"item_reference"'],
    previousResponseId: (body) => asString(body['previous_response_id' satisfies keyof CreateResponseRequest]),
    answerId,
    isStored: keeps,
    storedTurns: remembered,
    resolve: resume,
    canVendorResolve: true,
    notFound,
    items: { countReferences: referencedItems, itemsOf: answeredItems },
  },
  compaction,
};

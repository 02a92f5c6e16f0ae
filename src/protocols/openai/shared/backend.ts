import { openaiModelList, openaiPassthroughPaths, type Backend } from '../../../core/backend.ts';
import { passedUsage } from './usage.ts';

/** What the backends of the family have in common. */
export const openAiBackend = {
  passthroughPaths: openaiPassthroughPaths,
  passedUsage,
  headers: {},
  authorize: ({ secret }) => ({ authorization: `Bearer ${secret}` }),
  modelList: openaiModelList,
} satisfies Partial<Backend>;

/** Headers that go to every backend of the family that has clients. */
export const forwardedRequestHeaders = [
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
];

/** Headers that every one of them answers with. */
export const forwardedResponseHeaders = [
  'openai-*',
  'x-request-id',
  'x-ratelimit-*',
  'retry-after',
  'retry-after-ms',
  'x-should-retry',
];

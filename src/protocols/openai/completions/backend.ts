import { openaiCompletions } from './index.ts';
import { passedUsage } from '../shared/usage.ts';
import { openaiModelList, openaiPassthroughPaths, type Backend } from '../../../core/backend.ts';

/** Servers that go on from a text, which a dialect has written. The base URL holds `/v1`. */
export const openaiCompletionsBackend: Backend = {
  codec: openaiCompletions,
  abilities: [],
  chatPath: () => '/completions',
  passthroughPaths: openaiPassthroughPaths,
  passedUsage,
  headers: {},
  authorize: ({ secret }) => ({ authorization: `Bearer ${secret}` }),
  forwardedRequestHeaders: [],
  forwardedResponseHeaders: ['x-request-id', 'x-ratelimit-*', 'retry-after', 'retry-after-ms'],
  modelList: openaiModelList,
};

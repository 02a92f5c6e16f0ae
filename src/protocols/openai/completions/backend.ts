import { openaiCompletions } from './index.ts';
import { openaiModelList, openaiPassedPaths, type Backend } from '../../../core/backend.ts';

/** Servers that go on from a text, which a dialect has written. The base URL holds `/v1`. */
export const openaiCompletionsBackend: Backend = {
  codec: openaiCompletions,
  abilities: [],
  chatPath: () => '/completions',
  passedPaths: openaiPassedPaths,
  headers: {},
  authorize: ({ secret }) => ({ authorization: `Bearer ${secret}` }),
  passesRequestHeaders: [],
  passesResponseHeaders: ['x-request-id', 'x-ratelimit-*', 'retry-after', 'retry-after-ms'],
  modelList: openaiModelList,
};

import { openaiCompletions } from './index.ts';
import type { Backend } from '../../../core/backend.ts';
import { openAiBackend } from '../shared/backend.ts';

/** Servers that go on from a text, which a dialect has written. The base URL holds `/v1`. */
export const openaiCompletionsBackend: Backend = {
  ...openAiBackend,
  codec: openaiCompletions,
  abilities: [],
  chatPath: () => '/completions',
  forwardedRequestHeaders: [],
  forwardedResponseHeaders: ['x-request-id', 'x-ratelimit-*', 'retry-after', 'retry-after-ms'],
};

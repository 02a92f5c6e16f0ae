import { expect, test } from 'vitest';
import { continueRequest } from '../../src/core/continue-request.ts';
import type { CoreChatRequest } from '../../src/core/types.ts';

test.each(['prefix', 'partial'] as const)('keeps what a client began the answer with beside %s', (prefill) => {
  const request: CoreChatRequest = {
    model: 'm',
    stream: true,
    messages: [
      { role: 'user', content: [{ type: 'text', text: 'Hi' }] },
      {
        role: 'assistant',
        content: [{ type: 'text', text: 'Good' }],
        extras: { anthropic: { own: 1 }, 'openai-chat': { own: 2 } },
      },
    ],
  };
  const { request: continued } = continueRequest(request, { history: [{ type: 'text', text: ' day' }] }, { prefill });
  expect(continued.messages.at(-1)).toEqual({
    role: 'assistant',
    content: [{ type: 'text', text: 'Good day' }],
    extras: { anthropic: { own: 1 }, 'openai-chat': { own: 2, [prefill]: true } },
  });
});

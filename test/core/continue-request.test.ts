import { expect, test } from 'vitest';
import { continueRequest } from '../../src/core/continue-request.ts';
import { setPointer, toLoss } from '../../src/core/provenance.ts';
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

test('losses in an answer that a client began have the paths of what it sent', () => {
  const text = setPointer('/messages/1/content/0', { type: 'text' as const, text: 'Good' });
  const begun = setPointer('/messages/1', { role: 'assistant' as const, content: [text] });
  const request: CoreChatRequest = {
    model: 'm',
    stream: true,
    messages: [{ role: 'user', content: [{ type: 'text', text: 'Hi' }] }, begun],
  };
  const history = [{ type: 'text' as const, text: ' day' }];
  const { request: continued } = continueRequest(request, { history }, { prefill: 'last-message' });
  const [, answer] = continued.messages;
  const paths = [answer, answer?.content[0]].map((at) => at && toLoss({ at, what: 'an option' }, {}).path);
  expect(paths).toEqual(['/messages/1', '/messages/1/content/0']);
});

import { describe, expect, test } from 'vitest';
import { toCoreRequest, type ChatMessage, type ChatRequest } from '../../src/client/request.ts';
import { LouterError } from '../../src/core/error.ts';
import type { CoreMessage } from '../../src/core/types.ts';

const signature = { issuer: 'anthropic@api.anthropic.com', kind: 'signature', value: 'c2lnbmVk' } as const;
const other = { ...signature, value: 'b3RoZXI=' };

const reasoning = (fields: object): CoreMessage => ({
  role: 'assistant',
  content: [{ type: 'reasoning', blocks: [{ kind: 'full', text: 'Hm.' }], ...fields }],
});

test.each([
  ['accepts `seal`, the name of `signature` in earlier versions', { seal: signature }],
  ['prefers `signature` when a part has both', { signature, seal: other }],
])('a message that a program has stored: %s', (_what, fields) => {
  const stored = reasoning(fields);
  const { messages } = toCoreRequest({ model: 'm', messages: [stored] }, { stream: false });
  expect(messages).toEqual([reasoning({ signature })]);
  expect(stored).toEqual(reasoning(fields));
});

describe('the content of a message', () => {
  const coreOf = (messages: ChatMessage[]): CoreMessage[] =>
    toCoreRequest({ model: 'm', messages }, { stream: false }).messages;
  const parts = (text: string): object => [{ type: 'text', text }];

  test('may be a text, which becomes a part', () => {
    const messages: ChatMessage[] = [
      { role: 'system', content: 'Be brief.', voice: 'developer' },
      { role: 'user', content: 'Hello', name: 'ann' },
      { role: 'assistant', content: '' },
      { role: 'user', content: [{ type: 'text', text: 'Again' }] },
    ];
    expect(coreOf(messages)).toEqual([
      { role: 'system', content: parts('Be brief.'), voice: 'developer' },
      { role: 'user', content: parts('Hello'), name: 'ann' },
      { role: 'assistant', content: parts('') },
      { role: 'user', content: parts('Again') },
    ]);
    expect(messages[1]).toEqual({ role: 'user', content: 'Hello', name: 'ann' });
  });

  test('may be a text in the result of a call', () => {
    const result = { type: 'tool-result', callId: 'call_1', providerExecuted: false } as const;
    expect(coreOf([{ role: 'tool', content: [{ ...result, content: 'noon' }] }])).toEqual([
      { role: 'tool', content: [{ ...result, content: parts('noon') }] },
    ]);
  });
});

describe('a request that is not typed', () => {
  const message = (content: unknown): object => ({ messages: [{ role: 'user', content }] });
  const result = { type: 'tool-result', callId: 'a' };

  test.each<[object, string, string]>([
    [{ messages: [null] }, 'messages.0', 'expected an object, got null'],
    [{ messages: ['Hello'] }, 'messages.0', 'expected an object, got string "Hello"'],
    [
      { messages: [{ role: 'bot', content: [] }] },
      'messages.0.role',
      'expected one of "system", "user", "assistant", "tool", got string "bot"',
    ],
    [message(undefined), 'messages.0.content', 'expected a text or a list of parts, got nothing'],
    [message(5), 'messages.0.content', 'expected a text or a list of parts, got number 5'],
    [message(['Hello']), 'messages.0.content.0', 'expected an object, got string "Hello"'],
    [message([{ type: 'text' }]), 'messages.0.content.0.text', 'expected a text, got nothing'],
    [
      message([{ type: 'image', source: 'https://a.example/b.png' }]),
      'messages.0.content.0.source',
      'expected an object whose kind is "base64", "url", "file", "text", got string "https://a.example/b.png"',
    ],
    [
      message([{ type: 'image_url' }]),
      'messages.0.content.0.type',
      'expected one of "text", "image", "audio", "video", "document", "opaque", got string "image_url"',
    ],
    [
      { messages: [{ role: 'tool', content: 'noon' }] },
      'messages.0.content',
      'expected a list of tool results, got string "noon"',
    ],
    [
      { messages: [{ role: 'tool', content: [{ ...result, content: [{ type: 'text', text: 1 }] }] }] },
      'messages.0.content.0.content.0.text',
      'expected a text, got number 1',
    ],
    [
      { messages: [{ role: 'assistant', content: [{ type: 'tool-call', id: 'a', name: 'x' }] }] },
      'messages.0.content.0.input',
      'expected an object whose kind is "json-text", "json", "freeform", got nothing',
    ],
    [{ tools: 'ls' }, 'tools', 'expected a list, got string "ls"'],
    [{ tools: [{ name: 'ls' }] }, 'tools.0.type', 'expected one of "function", "freeform", "server", got nothing'],
    [{ tools: [{ type: 'function' }] }, 'tools.0.name', 'expected a text, got nothing'],
    [
      { toolChoice: 'auto' },
      'toolChoice',
      'expected an object whose mode is "auto", "none", "required", "tool", got string "auto"',
    ],
    [{ stop: 'END' }, 'stop', 'expected a list of texts, got string "END"'],
    [{ maxTokens: '5' }, 'maxTokens', 'expected a number, got string "5"'],
  ])('is rejected with the place and what is expected there: %j', (fields, param, problem) => {
    const request = { model: 'm', messages: [], ...fields } as ChatRequest;
    const error = (() => {
      try {
        return toCoreRequest(request, { stream: false });
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(error).toBeInstanceOf(LouterError);
    expect((error as LouterError).detail).toEqual({ kind: 'invalid-request', message: `${param}: ${problem}`, param });
  });
});

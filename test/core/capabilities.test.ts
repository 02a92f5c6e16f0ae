import { describe, expect, test } from 'vitest';
import { requiredFeatures } from '../../src/core/capabilities.ts';
import type { CoreChatRequest, CoreImage, CoreMessage } from '../../src/core/types.ts';

const image: CoreImage = { type: 'image', source: { kind: 'url', url: 'https://example.org/a.png' } };
const asked = (request: Partial<CoreChatRequest>) => [
  ...requiredFeatures({ model: 'm', messages: [], stream: false, ...request }),
];
const user = (...content: Extract<CoreMessage, { role: 'user' }>['content']): CoreMessage => ({
  role: 'user',
  content,
});

describe('what a backend must be able to do', () => {
  test('nothing but talk for a plain request', () => {
    expect(asked({ messages: [user({ type: 'text', text: 'hi' })], reasoning: { off: true }, tools: [] })).toEqual([]);
  });

  test('what the request asks for', () => {
    expect(
      asked({
        tools: [{ type: 'function', name: 'f', inputSchema: {} }],
        reasoning: { effort: 'high' },
        responseFormat: { type: 'json-schema', schema: {} },
      }),
    ).toEqual(['tools', 'reasoning', 'json-schema']);
  });

  test('are derived from images, audio and documents in messages, also inside results and documents', () => {
    expect(asked({ messages: [user(image)] })).toEqual(['vision']);
    expect(
      asked({ messages: [user({ type: 'audio', source: { kind: 'base64', mediaType: 'audio/wav', data: '' } })] }),
    ).toEqual(['audio']);
    expect(asked({ messages: [user({ type: 'document', source: { kind: 'parts', parts: [image] } })] })).toEqual([
      'documents',
      'vision',
    ]);
    const result: CoreMessage = {
      role: 'tool',
      content: [{ type: 'tool-result', callId: 'a', content: [image], providerExecuted: false }],
    };
    expect(asked({ messages: [result] })).toEqual(['vision']);
  });
});

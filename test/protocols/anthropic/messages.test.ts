import { describe, expect, test } from 'vitest';
import type { JsonValue } from '../../../src/core/json.ts';
import { pointerOf } from '../../../src/core/provenance.ts';
import { unsignedToken } from '../../../src/core/signature.ts';
import type { CoreAssistantPart, CoreMessage } from '../../../src/core/types.ts';
import {
  decodeClientRequest,
  makeCall,
  makeCallMessage,
  makeCoreRequest,
  issuer,
  makeResultMessage,
  encodeForVendor,
  systemMessage,
  userMessage,
} from './contexts.ts';

const conversation = (...messages: CoreMessage[]) => encodeForVendor(makeCoreRequest({ messages }));

describe('decoding messages', () => {
  test('keeps the position and settings of a system message within the conversation', () => {
    const { messages } = decodeClientRequest({
      system: 'Be brief.',
      messages: [
        { role: 'user', content: 'Hello' },
        { role: 'system', content: 'Now in French.', output_config: { effort: 'low' } },
      ],
    });
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'system']);
    expect(messages[2]?.extras).toEqual({ anthropic: { output_config: { effort: 'low' } } });
  });

  test('keeps the billing header for its own vendor only', () => {
    const { messages } = decodeClientRequest({
      system: [
        { type: 'text', text: 'x-anthropic-billing-header: cc_version=1; cch=abc;' },
        { type: 'text', text: 'Be brief.' },
      ],
    });
    const [header, prompt] = messages[0]?.content ?? [];
    expect(header).toMatchObject({ type: 'opaque', protocol: 'anthropic', kind: 'billing-header' });
    expect(header).not.toHaveProperty('standIn');
    expect(prompt).toMatchObject({ type: 'text', text: 'Be brief.' });
  });

  test('puts tool results before the text of their message, in their order', () => {
    const { messages } = decodeClientRequest({
      messages: [
        { role: 'user', content: 'Go.' },
        {
          role: 'assistant',
          content: [
            { type: 'tool_use', id: 'a', name: 'x', input: {} },
            { type: 'tool_use', id: 'b', name: 'x', input: {} },
          ],
        },
        {
          role: 'user',
          content: [
            { type: 'text', text: 'And now?' },
            { type: 'tool_result', tool_use_id: 'b', content: 'two', is_error: true },
            { type: 'tool_result', tool_use_id: 'a', content: [{ type: 'text', text: 'one' }] },
          ],
        },
      ],
    });
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'tool', 'user']);
    expect(messages[2]?.content).toMatchObject([
      { callId: 'b', isError: true, content: [{ text: 'two' }] },
      { callId: 'a', content: [{ text: 'one' }] },
    ]);
  });

  test('records the JSON Pointer of each message, part and tool', () => {
    const request = decodeClientRequest({
      system: [{ type: 'text', text: 'Be brief.' }],
      messages: [{ role: 'user', content: [{ type: 'text', text: 'Hello' }] }],
      tools: [{ name: 'x', input_schema: { type: 'object' } }],
    });
    const [system, message] = request.messages;
    const objects = [request, system, system?.content[0], message, message?.content[0], request.tools?.[0]];
    expect(objects.map((each) => each && pointerOf(each))).toEqual([
      '',
      '/system',
      '/system/0',
      '/messages/0',
      '/messages/0/content/0',
      '/tools/0',
    ]);
  });

  test('accepts an input that is JSON text or null', () => {
    const inputOf = (input: JsonValue) =>
      decodeClientRequest({
        messages: [
          { role: 'user', content: 'Go.' },
          { role: 'assistant', content: [{ type: 'tool_use', id: 'a', name: 'x', input }] },
        ],
      }).messages[1]?.content[0];
    expect(inputOf('{"a":1}')).toMatchObject({ input: { kind: 'json', value: { a: 1 } } });
    expect(inputOf(null)).toMatchObject({ input: { kind: 'json', value: {} } });
  });

  test.each(['one', '[1]', 7])('rejects the input %j', (input) => {
    const content = [
      { type: 'tool_use', id: 'a', name: 'x', input: '{}' },
      { type: 'tool_use', id: 'b', name: 'x', input },
    ];
    const messages = [{ role: 'assistant', content }];
    expect(() => decodeClientRequest({ messages })).toThrow('messages.0.content.1.input: expected an object');
  });

  test('describes a reference to a deferred tool for other models', () => {
    const { messages } = decodeClientRequest({
      messages: [
        {
          role: 'user',
          content: [
            { type: 'tool_result', tool_use_id: 'a', content: [{ type: 'tool_reference', tool_name: 'WebFetch' }] },
          ],
        },
      ],
    });
    expect(messages[0]?.content[0]).toMatchObject({
      content: [{ type: 'opaque', kind: 'tool_reference', standIn: expect.stringContaining('WebFetch') }],
    });
  });

  test('keeps the signature of reasoning, and the issuer of a tagged one', () => {
    const foreign = `louter.1.ciphertext.${Buffer.from('openai-responses@api.openai.com').toString('base64url')}.abc`;
    const { messages } = decodeClientRequest({
      messages: [
        { role: 'user', content: 'Go.' },
        {
          role: 'assistant',
          content: [
            { type: 'thinking', thinking: 'Hm.', signature: 'sig' },
            { type: 'redacted_thinking', data: foreign },
            { type: 'thinking', thinking: 'Unsigned.', signature: '' },
            { type: 'thinking', thinking: 'Unsigned.', signature: unsignedToken },
          ],
        },
      ],
    });
    expect(messages[1]?.content.map((part) => ('signature' in part ? part.signature : null))).toEqual([
      { issuer: 'anthropic', kind: 'signature', value: 'sig' },
      { issuer: 'openai-responses@api.openai.com', kind: 'ciphertext', value: 'abc' },
      null,
      null,
    ]);
  });
});

describe('encoding messages', () => {
  test('makes a leading system message the system prompt and leaves one after a user turn in place', () => {
    const { body, losses } = conversation(
      systemMessage('Be brief.'),
      userMessage('Hello'),
      systemMessage('In French.'),
    );
    expect(body['system']).toEqual([{ type: 'text', text: 'Be brief.' }]);
    expect(body['messages']).toEqual([
      { role: 'user', content: [{ type: 'text', text: 'Hello' }] },
      { role: 'system', content: [{ type: 'text', text: 'In French.' }] },
    ]);
    expect(losses).toEqual([]);
  });

  test('turns a system message into user text where the vendor does not allow it', () => {
    const { body, losses } = conversation(
      userMessage('Hello'),
      { role: 'assistant', content: [{ type: 'text', text: 'Hi.' }] },
      systemMessage('In French.'),
      userMessage('Go on.'),
    );
    expect(body['messages']).toMatchObject([
      { role: 'user' },
      { role: 'assistant' },
      { role: 'user', content: [{ text: 'In French.' }, { text: 'Go on.' }] },
    ]);
    expect(losses).toMatchObject([{ instead: 'user text' }]);
  });

  test('merges the results of several tool messages into one user turn, before its text', () => {
    const { body } = conversation(
      userMessage('Go.'),
      makeCallMessage('a', 'b'),
      makeResultMessage('b'),
      makeResultMessage('a'),
      userMessage('Next.'),
    );
    expect(body['messages']).toMatchObject([
      { role: 'user' },
      { role: 'assistant' },
      {
        role: 'user',
        content: [{ tool_use_id: 'b' }, { tool_use_id: 'a' }, { type: 'text', text: 'Next.' }],
      },
    ]);
  });

  test('repairs and reports a call without a result and a result without a call', () => {
    const { body, losses } = conversation(
      userMessage('Go.'),
      makeCallMessage('a'),
      userMessage('Next.'),
      makeResultMessage('z'),
    );
    const text = JSON.stringify(body['messages']);
    expect(text).toContain('"tool_use_id":"a"');
    expect(text).not.toContain('"tool_use_id":"z"');
    expect(text).toContain('result of z');
    expect(losses).toHaveLength(2);
  });

  test('leaves out empty texts and adds a user turn to a lone system prompt', () => {
    const { body, losses } = conversation(systemMessage('Be brief.'), {
      role: 'user',
      content: [{ type: 'text', text: '' }],
    });
    expect(body['messages']).toEqual([{ role: 'user', content: [{ type: 'text', text: 'Begin.' }] }]);
    expect(losses).toMatchObject([{ instead: expect.stringContaining('Begin.') }]);
  });

  test.each<[string, CoreMessage[], unknown[]]>([
    [
      'a text',
      [{ role: 'assistant', content: [{ type: 'text', text: 'Hello.' }] }, userMessage('Hi.')],
      [{ role: 'assistant', content: [{ type: 'text', text: 'Hello.' }] }, { role: 'user' }],
    ],
    [
      'a call',
      [makeCallMessage('a'), makeResultMessage('a')],
      [{ role: 'assistant', content: [{ type: 'tool_use' }] }, { role: 'user' }],
    ],
  ])('adds nothing before the assistant when a conversation begins with %s of it', (_what, said, sentMessages) => {
    const { body, losses } = conversation(systemMessage('Be brief.'), ...said);
    expect(body['messages']).toMatchObject(sentMessages);
    expect(losses).toEqual([]);
  });

  test('replaces an invalid id in a call and its result alike', () => {
    const { body } = conversation(userMessage('Go.'), makeCallMessage('call:1|ü'), makeResultMessage('call:1|ü'));
    const text = JSON.stringify(body['messages']);
    const [id] = /"id":"([^"]+)"/.exec(text)?.slice(1) ?? [];
    expect(id).toMatch(/^[a-zA-Z0-9_-]+$/);
    expect(text).toContain(`"tool_use_id":"${id}"`);
  });

  test("puts arguments that are not a JSON object under the vendor's key", () => {
    const { body, losses } = conversation(
      userMessage('Go.'),
      { role: 'assistant', content: [makeCall('a', '{"x":')] },
      makeResultMessage('a'),
    );
    expect(JSON.stringify(body)).toContain('"input":{"INVALID_JSON":"{\\"x\\":"}');
    expect(losses).toMatchObject([{ path: '/input', instead: expect.any(String) }]);
  });

  test('replaces audio by a text so that the message is not empty', () => {
    const { body, losses } = conversation({
      role: 'user',
      content: [{ type: 'audio', source: { kind: 'base64', mediaType: 'audio/wav', data: 'AAAA' } }],
    });
    expect(body['messages']).toMatchObject([{ content: [{ type: 'text', text: expect.stringContaining('audio') }] }]);
    expect(losses).toHaveLength(1);
  });

  test('sends only reasoning that the vendor signed', () => {
    const thought = (value?: string, by = issuer): CoreAssistantPart => ({
      type: 'reasoning',
      blocks: [{ kind: 'full', text: 'Hm.' }],
      ...(value && { signature: { issuer: by, kind: 'signature', value } }),
    });
    const { body, losses } = conversation(userMessage('Go.'), {
      role: 'assistant',
      content: [thought('own'), thought('other', 'gemini@google'), thought(), { type: 'text', text: 'Hi.' }],
    });
    expect(body['messages']).toMatchObject([
      {},
      { content: [{ type: 'thinking', thinking: 'Hm.', signature: 'own' }, { type: 'text' }] },
    ]);
    expect(losses).toHaveLength(2);
  });

  test('sends unsigned reasoning with an empty signature to a model that needs it back', () => {
    const { body, losses } = encodeForVendor(
      makeCoreRequest({
        messages: [
          userMessage('Go.'),
          {
            role: 'assistant',
            content: [
              { type: 'reasoning', blocks: [{ kind: 'full', text: 'Hm.' }] },
              { type: 'text', text: 'Hi.' },
            ],
          },
        ],
        maxTokens: 1000,
      }),
      { reasoningEcho: 'required' },
    );
    expect(body['messages']).toMatchObject([
      {},
      { content: [{ type: 'thinking', thinking: 'Hm.', signature: '' }, { type: 'text' }] },
    ]);
    expect(losses).toEqual([]);
  });
});

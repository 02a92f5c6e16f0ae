import { describe, expect, test } from 'vitest';
import type { JsonValue } from '../../../src/core/json.ts';
import { pointerOf } from '../../../src/core/provenance.ts';
import { unsealedToken } from '../../../src/core/seal.ts';
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

describe('messages, read', () => {
  test('a system message in mid-conversation stays in its place, with its settings', () => {
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

  test('the changing billing header is kept for its own vendor and has no words for others', () => {
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

  test('tool results come before the text beside them, in the order they were sent (C1)', () => {
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

  test('each message, part and tool remembers its place on the wire', () => {
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

  test('an input that is JSON in a text, or null, is understood (A12)', () => {
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

  test.each(['one', '[1]', 7])('an input that is %j is refused', (input) => {
    const content = [
      { type: 'tool_use', id: 'a', name: 'x', input: '{}' },
      { type: 'tool_use', id: 'b', name: 'x', input },
    ];
    const messages = [{ role: 'assistant', content }];
    expect(() => decodeClientRequest({ messages })).toThrow('messages.0.content.1.input: expected an object');
  });

  test('a reference to a deferred tool tells other models what it means', () => {
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

  test('a thought keeps its signature, a tagged one its issuer', () => {
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
            { type: 'thinking', thinking: 'Unsigned.', signature: unsealedToken },
          ],
        },
      ],
    });
    expect(messages[1]?.content.map((part) => ('seal' in part ? part.seal : null))).toEqual([
      { issuer: 'anthropic', kind: 'signature', value: 'sig' },
      { issuer: 'openai-responses@api.openai.com', kind: 'ciphertext', value: 'abc' },
      null,
      null,
    ]);
  });
});

describe('messages, written', () => {
  test('a system message that leads is the system prompt; one after a user turn stays in its place (P1)', () => {
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

  test('a system message where the vendor takes none becomes a user text there, reported', () => {
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

  test('results of several tool messages stand in one user turn, before its text (C3)', () => {
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

  test('a call without a result and a result without a call are repaired and reported (C7)', () => {
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

  test('empty texts are left out (I1), and a request of a system prompt alone gets a turn of the user (I3)', () => {
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
  ])('nothing is put before the assistant when a conversation begins with %s of it', (_what, said, sentMessages) => {
    const { body, losses } = conversation(systemMessage('Be brief.'), ...said);
    expect(body['messages']).toMatchObject(sentMessages);
    expect(losses).toEqual([]);
  });

  test('an id the vendor refuses gets the same stand-in in call and result (Q6)', () => {
    const { body } = conversation(userMessage('Go.'), makeCallMessage('call:1|ü'), makeResultMessage('call:1|ü'));
    const text = JSON.stringify(body['messages']);
    const [id] = /"id":"([^"]+)"/.exec(text)?.slice(1) ?? [];
    expect(id).toMatch(/^[a-zA-Z0-9_-]+$/);
    expect(text).toContain(`"tool_use_id":"${id}"`);
  });

  test('arguments that are no JSON object go under the key the vendor names', () => {
    const { body, losses } = conversation(
      userMessage('Go.'),
      { role: 'assistant', content: [makeCall('a', '{"x":')] },
      makeResultMessage('a'),
    );
    expect(JSON.stringify(body)).toContain('"input":{"INVALID_JSON":"{\\"x\\":"}');
    expect(losses).toMatchObject([{ path: '/input', instead: expect.any(String) }]);
  });

  test('sound is told of in words, so that its message is not empty (G5)', () => {
    const { body, losses } = conversation({
      role: 'user',
      content: [{ type: 'audio', source: { kind: 'base64', mediaType: 'audio/wav', data: 'AAAA' } }],
    });
    expect(body['messages']).toMatchObject([{ content: [{ type: 'text', text: expect.stringContaining('audio') }] }]);
    expect(losses).toHaveLength(1);
  });

  test('only thoughts that the vendor itself signed are sent (D2, D3)', () => {
    const thought = (value?: string, by = issuer): CoreAssistantPart => ({
      type: 'reasoning',
      blocks: [{ kind: 'full', text: 'Hm.' }],
      ...(value && { seal: { issuer: by, kind: 'signature', value } }),
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

  test('thoughts that nobody signed are sent with an empty signature to a model that wants them back', () => {
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

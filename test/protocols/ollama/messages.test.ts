import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/core/json.ts';
import type { CoreMessage } from '../../../src/core/types.ts';
import { decodeClientRequest, makeCoreRequest, encodeForVendor } from './contexts.ts';

const call = (name: string, input: JsonObject = {}, id?: string): JsonObject => ({
  ...(id !== undefined && { id }),
  function: { name, arguments: input },
});
const makeCallMessage = (...calls: JsonObject[]): JsonObject => ({ role: 'assistant', content: '', tool_calls: calls });
const result = (content: string, fields: JsonObject = {}): JsonObject => ({ role: 'tool', content, ...fields });
const user = { role: 'user', content: 'Go on.' };

/** Which call each result of a conversation answers. */
function matchResults(messages: JsonObject[]): [result: unknown, call: unknown][] {
  const decoded = decodeClientRequest({ messages }).messages;
  const calls = decoded.flatMap(({ content }) => content.filter((part) => part.type === 'tool-call'));
  return decoded.flatMap(({ content }) =>
    content.flatMap((part): [unknown, unknown][] => {
      if (part.type !== 'tool-result') return [];
      const [text] = part.content;
      const answered = calls.find(({ id }) => id === part.callId);
      return [[text?.type === 'text' ? text.text : undefined, answered?.input]];
    }),
  );
}

describe('matching results to calls', () => {
  test('matches by id, in any order', () => {
    const calls = makeCallMessage(call('look', { at: 1 }, 'a'), call('look', { at: 2 }, 'b'));
    const results = [result('two', { tool_call_id: 'b' }), result('one', { tool_call_id: 'a', tool_name: 'look' })];
    expect(matchResults([calls, ...results])).toMatchObject([
      ['two', { value: { at: 2 } }],
      ['one', { value: { at: 1 } }],
    ]);
  });

  test('matches by tool name, and results of one name in order', () => {
    const calls = makeCallMessage(call('look', { at: 1 }), call('ask', { at: 2 }), call('look', { at: 3 }));
    const results = ['ask', 'look', 'look'].map((name, index) => result(`${index}`, { tool_name: name }));
    expect(matchResults([calls, ...results])).toMatchObject([
      ['0', { value: { at: 2 } }],
      ['1', { value: { at: 1 } }],
      ['2', { value: { at: 3 } }],
    ]);
  });

  test('matches in order without id and name', () => {
    expect(
      matchResults([makeCallMessage(call('look', { at: 1 }), call('ask', { at: 2 })), result('1'), result('2')]),
    ).toMatchObject([
      ['1', { value: { at: 1 } }],
      ['2', { value: { at: 2 } }],
    ]);
  });

  test('matches the calls of the last answer with calls only', () => {
    const messages = [
      makeCallMessage(call('look', { at: 1 })),
      user,
      makeCallMessage(call('look', { at: 2 })),
      result('x'),
    ];
    expect(matchResults(messages)).toMatchObject([['x', { value: { at: 2 } }]]);
  });

  test('matches each call once', () => {
    expect(matchResults([makeCallMessage(call('look')), result('1'), result('2')])).toMatchObject([
      ['1', {}],
      ['2', undefined],
    ]);
    expect(matchResults([makeCallMessage(call('look', {}, 'a')), result('1', { tool_call_id: 'z' })])).toEqual([
      ['1', undefined],
    ]);
  });

  test('gives the same ids in every later turn', () => {
    const turn = [user, makeCallMessage(call('look'), call('look')), result('1'), result('2')];
    const idsOf = (messages: CoreMessage[]) =>
      messages.flatMap(({ content }) => content.flatMap((part) => (part.type === 'tool-call' ? [part.id] : [])));
    const now = idsOf(decodeClientRequest({ messages: turn }).messages);
    const later = idsOf(
      decodeClientRequest({ messages: [...turn, { role: 'assistant', content: 'Done.' }, user] }).messages,
    );
    expect(new Set(now).size).toBe(2);
    expect(later).toEqual(now);
    expect(now.every((id) => /^[\w-]{1,40}$/.test(id))).toBe(true);
  });
});

describe('a conversation of this protocol stays unchanged', () => {
  test.each([
    [
      'ids and names',
      [user, makeCallMessage(call('look', {}, 'a')), result('x', { tool_call_id: 'a', tool_name: 'look' })],
    ],
    ['ids alone', [user, makeCallMessage(call('look', {}, 'a')), result('x', { tool_call_id: 'a' })]],
    ['names alone', [user, makeCallMessage(call('look')), result('x', { tool_name: 'look' })]],
    ['neither', [user, makeCallMessage(call('look')), result('x')]],
    ['no content beside calls', [user, { role: 'assistant', tool_calls: [call('look')] }, result('x')]],
    ['an empty answer', [user, { role: 'assistant', content: '' }, user]],
    ['fields nobody knows', [{ ...user, mood: 'good' }, { role: 'assistant', content: 'Yes.', weight: 1 }, user]],
    ['thoughts', [user, { role: 'assistant', content: 'Yes.', thinking: 'Hm.' }, user]],
  ])('%s', (_what, messages) => {
    const { body, losses } = encodeForVendor(decodeClientRequest({ messages }));
    expect(body['messages']).toEqual(messages);
    expect(losses).toEqual([]);
  });
});

describe('encoding a conversation of another protocol', () => {
  const encodeMessages = (...messages: CoreMessage[]) => {
    const { body, losses } = encodeForVendor(makeCoreRequest({ messages }));
    return { messages: body['messages'], losses };
  };
  const look = { type: 'tool-call', id: 'c1', name: 'look', providerExecuted: false } as const;

  test('writes calls and results with ids and names', () => {
    const { messages, losses } = encodeMessages(
      { role: 'assistant', content: [{ ...look, input: { kind: 'json-text', text: '{"at":12345678901234567890}' } }] },
      {
        role: 'tool',
        content: [
          {
            type: 'tool-result',
            callId: 'c1',
            content: [
              { type: 'text', text: 'a' },
              { type: 'text', text: 'b' },
            ],
            providerExecuted: false,
            isError: true,
          },
        ],
      },
    );
    expect(JSON.stringify(messages)).toBe(
      JSON.stringify([
        {
          role: 'assistant',
          content: '',
          tool_calls: [{ id: 'c1', function: { index: 0, name: 'look', arguments: 'ARGUMENTS' } }],
        },
        { role: 'tool', content: '[tool_error] a\nb', tool_name: 'look', tool_call_id: 'c1' },
      ]).replace('"ARGUMENTS"', '{"at":12345678901234567890}'),
    );
    expect(losses).toEqual([]);
  });

  test('puts arguments that are not an object under a key', () => {
    const { messages, losses } = encodeMessages(
      { role: 'assistant', content: [{ ...look, input: { kind: 'json-text', text: '{"at":' } }] },
      { role: 'tool', content: [{ type: 'tool-result', callId: 'c1', content: [], providerExecuted: false }] },
    );
    expect(messages).toMatchObject([{ tool_calls: [{ function: { arguments: { INVALID_JSON: '{"at":' } } }] }, {}]);
    expect(losses).toHaveLength(1);
  });

  test('repairs a call without a result and a result without a call', () => {
    const { messages, losses } = encodeMessages(
      { role: 'assistant', content: [{ ...look, input: { kind: 'json', value: {} } }] },
      {
        role: 'tool',
        content: [
          { type: 'tool-result', callId: 'c9', content: [{ type: 'text', text: 'x' }], providerExecuted: false },
        ],
      },
    );
    expect(messages).toMatchObject([
      { role: 'assistant' },
      { role: 'tool', tool_call_id: 'c1', content: expect.stringContaining('No result') },
      { role: 'user', content: expect.stringContaining('c9') },
    ]);
    expect(losses).toHaveLength(2);
  });

  test('writes reasoning as thinking, without its signature', () => {
    const { messages, losses } = encodeMessages({
      role: 'assistant',
      content: [
        {
          type: 'reasoning',
          blocks: [
            { kind: 'summary', text: 'One.' },
            { kind: 'summary', text: 'Two.' },
          ],
          signature: { issuer: 'openai-responses', kind: 'ciphertext', value: 'x' },
        },
        { type: 'text', text: 'So: ' },
        { type: 'text', text: 'yes.' },
      ],
    });
    expect(messages).toEqual([{ role: 'assistant', content: 'So: yes.', thinking: 'One.\n\nTwo.' }]);
    expect(losses).toMatchObject([{ what: expect.stringContaining('ciphertext') }]);
  });

  test('leaves out reasoning for a model that refuses it', () => {
    const reasoning = { type: 'reasoning', blocks: [{ kind: 'full', text: 'Hm.' }] } as const;
    const text = { type: 'text', text: 'Yes.' } as const;
    const request = makeCoreRequest({
      messages: [{ role: 'assistant', content: [{ ...reasoning, blocks: [...reasoning.blocks] }, text] }],
    });
    expect(encodeForVendor(request, { reasoningEcho: 'refused' })).toMatchObject({
      body: { messages: [{ role: 'assistant', content: 'Yes.' }] },
      losses: [{ what: expect.stringContaining('not sent back') }],
    });
    expect(encodeForVendor(request, { reasoningEcho: 'required' })).toMatchObject({
      body: { messages: [{ role: 'assistant', content: 'Yes.', thinking: 'Hm.' }] },
      losses: [],
    });
  });

  test('replaces an answer of reasoning only by an empty text when the model refuses reasoning', () => {
    const content = [{ type: 'reasoning' as const, blocks: [{ kind: 'full' as const, text: 'Hm.' }] }];
    const request = makeCoreRequest({ messages: [{ role: 'assistant', content }] });
    expect(encodeForVendor(request, { reasoningEcho: 'refused' }).body['messages']).toEqual([
      { role: 'assistant', content: '' },
    ]);
  });

  test('keeps the position of a system message and reports the role developer', () => {
    const { messages, losses } = encodeMessages(
      { role: 'user', content: [{ type: 'text', text: 'Hi' }] },
      { role: 'system', content: [{ type: 'text', text: 'Be brief.' }], voice: 'developer' },
    );
    expect(messages).toEqual([
      { role: 'user', content: 'Hi' },
      { role: 'system', content: 'Be brief.' },
    ]);
    expect(losses).toHaveLength(1);
  });

  test('sends images as bytes, and a text for images by URL', () => {
    const png = 'iVBORw0KGgo=';
    const { messages, losses } = encodeMessages({
      role: 'user',
      content: [
        { type: 'image', source: { kind: 'base64', mediaType: 'image/png', data: png } },
        { type: 'image', source: { kind: 'url', url: 'https://example.com/cat.png' } },
        { type: 'image', source: { kind: 'file', protocol: 'anthropic', id: 'file_1' } },
        { type: 'text', text: 'What is this?' },
      ],
    });
    expect(messages).toEqual([
      { role: 'user', content: '[image: https://example.com/cat.png]\n\nWhat is this?', images: [png] },
    ]);
    expect(losses).toHaveLength(2);
  });

  test('reports a media type that the bytes do not show, and a position after a text', () => {
    const { losses } = encodeMessages({
      role: 'user',
      content: [
        { type: 'text', text: 'What is this?' },
        { type: 'image', source: { kind: 'base64', mediaType: 'image/webp', data: 'iVBORw0KGgo=' } },
      ],
    });
    expect(losses.map(({ what }) => what)).toEqual([
      'the media type image/webp',
      'the position of the image after a text',
    ]);
  });

  test('turns text documents into texts', () => {
    const { messages, losses } = encodeMessages({
      role: 'user',
      content: [
        { type: 'document', source: { kind: 'text', text: 'Once.' }, title: 'Tale', context: 'Old.' },
        { type: 'document', source: { kind: 'base64', mediaType: 'text/plain', data: 'SGk=' } },
        { type: 'document', source: { kind: 'base64', mediaType: 'application/pdf', data: 'SGk=' }, title: 'P' },
        { type: 'document', source: { kind: 'parts', parts: [{ type: 'text', text: 'In parts.' }] } },
      ],
    });
    expect(messages).toEqual([
      {
        role: 'user',
        content: 'Tale\n\nOld.\n\nOnce.\n\nHi\n\n[document "P", which cannot be shown here]\n\nIn parts.',
      },
    ]);
    expect(losses).toMatchObject([{ what: 'Ollama does not support application/pdf' }]);
  });
});

test('turns server tools of an earlier vendor into calls and results', () => {
  const search = { type: 'tool-call', id: 's1', name: 'web_search', providerExecuted: true } as const;
  const { body, losses } = encodeForVendor(
    makeCoreRequest({
      messages: [
        {
          role: 'assistant',
          content: [
            { type: 'text', text: 'I look.' },
            { ...search, input: { kind: 'json', value: { query: 'rain' } } },
            { type: 'tool-result', callId: 's1', content: [{ type: 'text', text: 'Rain.' }], providerExecuted: true },
            { type: 'text', text: 'It rains.' },
          ],
        },
      ],
    }),
  );
  expect(body['messages']).toEqual([
    {
      role: 'assistant',
      content: 'I look.',
      tool_calls: [{ id: 's1', function: { index: 0, name: 'web_search', arguments: { query: 'rain' } } }],
    },
    { role: 'tool', content: 'Rain.', tool_name: 'web_search', tool_call_id: 's1' },
    { role: 'assistant', content: 'It rains.' },
  ]);
  expect(losses).toEqual([]);
});

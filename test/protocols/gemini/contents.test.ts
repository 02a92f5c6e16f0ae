import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/core/json.ts';
import type { CoreMessage } from '../../../src/core/types.ts';
import { asked, call, contentsOf, coreRequest, hello, result, sent, sentAsSaid, user } from './contexts.ts';

const functionCall = (name: string, id?: string): JsonObject => ({
  functionCall: { ...(id !== undefined && { id }), name, args: {} },
});
const functionResponse = (name: string, output: string, id?: string): JsonObject => ({
  functionResponse: { ...(id !== undefined && { id }), name, response: { output } },
});
const model = (...parts: JsonObject[]): JsonObject => ({ role: 'model', parts });
const userOf = (...parts: JsonObject[]): JsonObject => ({ role: 'user', parts });

const answered = (contents: JsonObject[]) =>
  asked({ contents }).messages.flatMap((message) =>
    message.role === 'tool'
      ? message.content.map(({ callId, content }) => [callId, content[0]?.type === 'text' ? content[0].text : ''])
      : [],
  );
const calledIds = (contents: JsonObject[]) =>
  asked({ contents }).messages.flatMap((message) =>
    message.role === 'assistant' ? message.content.flatMap((part) => (part.type === 'tool-call' ? [part.id] : [])) : [],
  );

describe('calls in the pieces of their stream', () => {
  const pieces = [
    { functionCall: { id: 'a', name: 'read', willContinue: true }, thoughtSignature: 'c2ln' },
    { functionCall: { partialArgs: [{ jsonPath: '$.path', stringValue: 'a.' }], willContinue: true } },
    { functionCall: { partialArgs: [{ jsonPath: '$.path', stringValue: 'txt' }] } },
  ];

  test('become one call', () => {
    const { messages } = asked({ contents: [hello, model(...pieces), userOf(functionResponse('read', 'x', 'a'))] });
    expect(messages[1]?.content).toMatchObject([
      { type: 'tool-call', id: 'a', name: 'read', input: { value: { path: 'a.txt' } }, signature: { value: 'c2ln' } },
    ]);
  });

  test.each<[string, JsonObject, string]>([
    ['without a name', { functionCall: { args: {} } }, 'contents.1.parts.0.functionCall.name'],
    ['without anything', { functionCall: {} }, 'contents.1.parts.0.functionCall.name'],
    [
      'with a path that leads nowhere',
      { functionCall: { name: 'read', partialArgs: [{ jsonPath: '$..x', stringValue: '' }] } },
      'contents.1.parts.0.functionCall',
    ],
  ])('are refused %s', (_what, part, param) => {
    expect(() => asked({ contents: [hello, model(part)] })).toThrow(
      expect.objectContaining({ detail: expect.objectContaining({ kind: 'invalid-request', param }) }),
    );
  });
});

describe('results are matched to calls', () => {
  test.each(['user', 'function', 'tool'])('in a content of role %s', (role) => {
    const contents = [hello, model(functionCall('read', 'a')), { role, parts: [functionResponse('read', 'x', 'a')] }];
    expect(answered(contents)).toEqual([['a', 'x']]);
  });

  test('by id, in any order', () => {
    const contents = [
      hello,
      model(functionCall('read', 'a'), functionCall('read', 'b')),
      userOf(functionResponse('read', 'of b', 'b'), functionResponse('read', 'of a', 'a')),
    ];
    expect(answered(contents)).toEqual([
      ['b', 'of b'],
      ['a', 'of a'],
    ]);
  });

  test('by id before by name, even after another call of the name', () => {
    const contents = [
      hello,
      model(functionCall('read', 'a'), functionCall('read', 'b')),
      userOf(
        functionResponse('read', 'of no call', 'gone'),
        functionResponse('read', 'of a', 'a'),
        functionResponse('read', 'of b', 'b'),
      ),
    ];
    expect(answered(contents)).toEqual([
      ['gone', 'of no call'],
      ['a', 'of a'],
      ['b', 'of b'],
    ]);
  });

  test('by name and order without ids, and under the same ids each time', () => {
    const contents = [
      hello,
      model(functionCall('read'), functionCall('write'), functionCall('read')),
      userOf(functionResponse('write', 'w'), functionResponse('read', 'first'), functionResponse('read', 'second')),
    ];
    const [first, second, third] = calledIds(contents);
    expect(new Set([first, second, third]).size).toBe(3);
    expect(calledIds(contents)).toEqual([first, second, third]);
    expect(answered(contents)).toEqual([
      [second, 'w'],
      [first, 'first'],
      [third, 'second'],
    ]);
    // A longer history begins with the same.
    expect(calledIds([...contents, model(functionCall('read')), userOf(functionResponse('read', 'x'))])).toHaveLength(
      4,
    );
    expect(calledIds([...contents, model(functionCall('read'))]).slice(0, 3)).toEqual([first, second, third]);
  });

  test('by name when the id is unknown', () => {
    const contents = [hello, model(functionCall('read', 'a')), userOf(functionResponse('read', 'x', 'read__a'))];
    expect(answered(contents)).toEqual([['a', 'x']]);
    expect(sentAsSaid({ contents })['contents']).toEqual(contents);
  });

  test('in order when no call has the names of the results, which are sent as they are', () => {
    const contents = [
      hello,
      model(functionCall('read', 'a'), functionCall('write', 'b'), functionCall('list', 'c')),
      userOf(functionResponse('id-1', 'r'), functionResponse('id-2', 'l'), functionResponse('write', 'w')),
    ];
    expect(answered(contents)).toEqual([
      ['a', 'r'],
      ['c', 'l'],
      ['b', 'w'],
    ]);
    expect(sentAsSaid({ contents })['contents']).toEqual(contents);
  });

  test('not at all when no call fits: the result keeps its id', () => {
    expect(answered([hello, userOf(functionResponse('read', 'x'))])).toEqual([[expect.any(String), 'x']]);
  });

  test('without writing ids that the client did not send', () => {
    const contents = [hello, model(functionCall('read')), userOf(functionResponse('read', 'x'))];
    expect(sentAsSaid({ contents })['contents']).toEqual(contents);
  });
});

describe('a request of a client of this protocol is encoded unchanged', () => {
  test.each<[string, JsonObject[]]>([
    [
      'a turn of the model in several contents',
      [
        hello,
        model(functionCall('read', 'a')),
        model(functionCall('read', 'b')),
        userOf(functionResponse('read', 'x', 'a'), functionResponse('read', 'y', 'b')),
      ],
    ],
    ['an empty text at the end of a stream', [hello, model({ text: 'Hi' }), model({ text: '' }), hello]],
    [
      'a role of old, and none',
      [
        { parts: [{ text: 'Hi' }] },
        model(functionCall('f', 'a')),
        { role: 'function', parts: [functionResponse('f', 'x', 'a')] },
        model(functionCall('f', 'b')),
        { role: 'tool', parts: [functionResponse('f', 'y', 'b')] },
      ],
    ],
    [
      'a result with what the user says beside it',
      [hello, model(functionCall('f', 'a')), userOf(functionResponse('f', 'x', 'a'), { text: 'Go on.' })],
    ],
    ['two contents of the user', [hello, hello]],
    ['a conversation that the model ends', [hello, model({ text: 'Hi' })]],
    ['thoughts', [hello, model({ text: 'Hm.', thought: true }, { text: 'Hi' }), hello]],
    [
      'a placeholder for a signature',
      [
        hello,
        model({ ...functionCall('f', 'a'), thoughtSignature: 'skip_thought_signature_validator' }),
        userOf(functionResponse('f', 'x', 'a')),
      ],
    ],
  ])('%s', (_what, contents) => {
    expect(sentAsSaid({ contents })['contents']).toEqual(contents);
  });

  test.each(['function', 'tool'])('keeps the role %s except for models without it', (role) => {
    const contents = [hello, model(functionCall('f', 'a')), { role, parts: [functionResponse('f', 'x', 'a')] }];
    const said = sentAsSaid({ contents }, { toolRole: 'no' })['contents'];
    expect(said).toEqual([...contents.slice(0, 2), userOf(functionResponse('f', 'x', 'a'))]);
  });

  test('keeps the role of the system instruction', () => {
    const systemInstruction = { role: 'user', parts: [{ text: 'Be brief.' }, { text: 'Be kind.' }] };
    expect(sentAsSaid({ systemInstruction })['systemInstruction']).toEqual(systemInstruction);
  });
});

test('ignores empty parts', () => {
  const { messages } = asked({ contents: [{ role: 'user', parts: [{}, { text: 'Hi' }, {}] }] });
  expect(messages).toMatchObject([{ role: 'user', content: [{ type: 'text', text: 'Hi' }] }]);
});

describe('refuses', () => {
  test.each<[string, JsonObject, string]>([
    [
      'a part that is two things',
      { contents: [userOf({ text: 'a', inlineData: { mimeType: 'image/png', data: 'aGk=' } })] },
      'contents.0.parts.0.inlineData',
    ],
    ['a call of the user', { contents: [userOf(functionCall('f'))] }, 'contents.0.parts.0.functionCall'],
    ['a result of the model', { contents: [model(functionResponse('f', 'x'))] }, 'contents.0.parts.0.functionResponse'],
    ['a role there is not', { contents: [{ role: 'assistant', parts: [] }] }, 'contents.0.role'],
    ['no contents', { contents: [] }, 'contents'],
  ])('%s', (_what, fields, path) => {
    expect(() => asked(fields)).toThrow(`${path}: expected`);
  });
});

describe('a conversation of another protocol', () => {
  const turn: CoreMessage[] = [
    user('Look.'),
    { role: 'assistant', content: [call('a', 'read'), call('b', 'write')] },
    { role: 'tool', content: [result('b')] },
    { role: 'tool', content: [result('a')] },
    user('And?'),
  ];

  test('puts results into one content, in the order of the calls, with the names of their tools', () => {
    expect(contentsOf(turn)).toEqual([
      userOf({ text: 'Look.' }),
      model(functionCall('read', 'a'), functionCall('write', 'b')),
      userOf(functionResponse('read', 'of a', 'a'), functionResponse('write', 'of b', 'b'), { text: 'And?' }),
    ]);
  });

  test('adds a result to a call without one, and makes a result without a call a text', () => {
    const { body, losses } = sent(
      coreRequest({
        messages: [
          user('Hi'),
          { role: 'assistant', content: [call('a', 'read')] },
          { role: 'tool', content: [result('z')] },
        ],
      }),
    );
    expect(body['contents']).toMatchObject([
      {},
      {},
      {
        role: 'user',
        parts: [
          { functionResponse: { id: 'a', response: { error: expect.any(String) } } },
          { text: expect.stringContaining('(z)') },
          { text: 'of z' },
        ],
      },
    ]);
    expect(losses).toHaveLength(2);
  });

  test('writes the tools that an earlier vendor ran as calls and results', () => {
    const search = { type: 'tool-call', id: 's1', name: 'web_search', providerExecuted: true } as const;
    const { body, losses } = sent(
      coreRequest({
        messages: [
          user('Look.'),
          {
            role: 'assistant',
            content: [
              { type: 'text', text: 'I look.' },
              { ...search, input: { kind: 'json', value: { query: 'rain' } } },
              { type: 'tool-result', callId: 's1', content: [{ type: 'text', text: 'Rain.' }], providerExecuted: true },
              { type: 'text', text: 'It rains.' },
              call('c1', 'close'),
            ],
          },
          { role: 'tool', content: [result('c1', { content: [{ type: 'text', text: 'Done.' }] })] },
        ],
      }),
    );
    expect(body['contents']).toEqual([
      userOf({ text: 'Look.' }),
      model({ text: 'I look.' }, { functionCall: { id: 's1', name: 'web_search', args: { query: 'rain' } } }),
      userOf(functionResponse('web_search', 'Rain.', 's1')),
      model({ text: 'It rains.' }, functionCall('close', 'c1')),
      userOf(functionResponse('close', 'Done.', 'c1')),
    ]);
    expect(losses).toEqual([]);
  });

  test("makes a system message within the conversation a user's text in the same place", () => {
    const messages: CoreMessage[] = [
      { role: 'system', content: [{ type: 'text', text: 'Be brief.' }] },
      user('Hi'),
      { role: 'system', content: [{ type: 'text', text: 'Now be long.' }] },
    ];
    const { body, losses } = sent(coreRequest({ messages }));
    expect(body['systemInstruction']).toEqual({ parts: [{ text: 'Be brief.' }] });
    expect(body['contents']).toEqual([userOf({ text: 'Hi' }, { text: 'Now be long.' })]);
    expect(losses).toMatchObject([{ instead: "a user's text" }]);
  });

  test.each<[string, CoreMessage[], JsonObject[]]>([
    [
      'nothing but a system message',
      [{ role: 'system', content: [{ type: 'text', text: 'S' }] }],
      [userOf({ text: 'Begin.' })],
    ],
    [
      'the model speaks first',
      [{ role: 'assistant', content: [{ type: 'text', text: 'A' }] }, user('Hi')],
      [userOf({ text: 'Begin.' }), model({ text: 'A' }), userOf({ text: 'Hi' })],
    ],
    [
      'the model speaks last',
      [user('Hi'), { role: 'assistant', content: [{ type: 'text', text: 'A' }] }],
      [userOf({ text: 'Hi' }), model({ text: 'A' }), userOf({ text: 'Go on.' })],
    ],
  ])('%s: the user opens and closes it', (_what, messages, contents) => {
    const { body, losses } = sent(coreRequest({ messages }));
    expect(body['contents']).toEqual(contents);
    expect(losses.length).toBeGreaterThan(0);
  });

  test('leaves out empty texts and messages', () => {
    const messages: CoreMessage[] = [
      user('Hi'),
      { role: 'assistant', content: [{ type: 'text', text: '' }] },
      user('Hello?'),
    ];
    expect(contentsOf(messages)).toEqual([userOf({ text: 'Hi' }, { text: 'Hello?' })]);
  });
});

describe('signatures of calls', () => {
  const signature = { issuer: 'gemini@vendor.test', kind: 'signature', value: 'c2ln' } as const;
  const turn = (first: Partial<Parameters<typeof call>[2]>): CoreMessage[] => [
    user('Look.'),
    { role: 'assistant', content: [call('a', 'read', first), call('b', 'read')] },
    { role: 'tool', content: [result('a'), result('b')] },
  ];
  const signaturesOf = (messages: CoreMessage[], callSeals?: 'required') => {
    const contents = contentsOf(messages, callSeals ? { callSignatures: callSeals } : {}) as { parts: JsonObject[] }[];
    return contents[1]?.parts.map((part) => part['thoughtSignature']);
  };

  test('are sent back to their issuer', () => {
    expect(signaturesOf(turn({ signature }))).toEqual(['c2ln', undefined]);
    expect(signaturesOf(turn({ signature: { ...signature, issuer: 'gemini' } }))).toEqual(['c2ln', undefined]);
  });

  test('are reported and not sent when another vendor issued them', () => {
    const { body, losses } = sent(
      coreRequest({ messages: turn({ signature: { ...signature, issuer: 'gemini@other.test' } }) }),
    );
    expect(JSON.stringify(body)).not.toContain('c2ln');
    expect(losses).toMatchObject([{ what: 'the signature of gemini@other.test' }]);
  });

  test("are replaced by the vendor's placeholder on the first call when they are required and missing", () => {
    expect(signaturesOf(turn({}), 'required')).toEqual(['skip_thought_signature_validator', undefined]);
    expect(signaturesOf(turn({ signature }), 'required')).toEqual(['c2ln', undefined]);
    expect(signaturesOf(turn({}))).toEqual([undefined, undefined]);
  });
});

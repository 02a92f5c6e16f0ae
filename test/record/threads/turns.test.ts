import { describe, expect, test } from 'vitest';
import { backend, clientRequest, exchange, response } from '../support/exchange.ts';
import { reader, storeAll } from '../support/store.ts';
import { assistant, newConversation, recordAndReadTurns, turnExchange, user } from '../support/turns.ts';

describe('turns of a conversation', () => {
  const question = user('List the files, please.');
  const call = assistant([{ type: 'tool_use', id: 'toolu_1', name: 'Bash', input: { command: 'ls' } }]);
  const result = user([{ type: 'tool_result', tool_use_id: 'toolu_1', content: 'README.md' }]);

  test('each continues the previous one', async () => {
    const last = [question, call, result, assistant('There is one file.'), user('Thanks.')];
    expect(
      await recordAndReadTurns([turnExchange([question]), turnExchange([question, call, result]), turnExchange(last)]),
    ).toEqual([
      newConversation(0),
      { conversation: 0, turn: 2, parent: 0, link: 'turn' },
      { conversation: 0, turn: 3, parent: 1, link: 'turn' },
    ]);
  });

  test('moved cache breakpoints, and texts that become lists, change nothing', async () => {
    const first = turnExchange([
      user([{ type: 'text', text: 'List the files, please.', cache_control: { type: 'ephemeral' } }]),
    ]);
    expect(await recordAndReadTurns([first, turnExchange([question, call, result])])).toMatchObject([
      {},
      { parent: 0, turn: 2 },
    ]);
  });

  test('reasoning may be left out of later requests', async () => {
    const thought = assistant([
      { type: 'thinking', thinking: 'Hm.', signature: 's' },
      { type: 'text', text: 'Yes?' },
    ]);
    const second = turnExchange([question, thought, user('Go on.')]);
    const third = turnExchange([question, assistant('Yes?'), user('Go on.'), assistant('Done.'), user('Good.')]);
    expect(await recordAndReadTurns([turnExchange([question]), second, third])).toMatchObject([
      {},
      { parent: 0 },
      { parent: 1, turn: 3 },
    ]);
  });

  test('calls whose fields come in another order are the same', async () => {
    const one = assistant([
      { type: 'tool_use', id: 'toolu_1', name: 'Bash', input: { command: 'ls', description: 'List' } },
    ]);
    const other = assistant([
      { input: { description: 'List', command: 'ls' }, name: 'Bash', type: 'tool_use', id: 'toolu_1' },
    ]);
    const resumed = [question, other, result, assistant('There is one file.'), user('Thanks.')];
    expect(
      await recordAndReadTurns([
        turnExchange([question]),
        turnExchange([question, one, result]),
        turnExchange(resumed),
      ]),
    ).toMatchObject([{}, { turn: 2 }, { conversation: 0, turn: 3, parent: 1 }]);
  });

  test('changed instructions do not end it', async () => {
    const [one, two] = [{ system: 'It is 10:01.' }, { system: 'It is 10:02.' }];
    expect(
      await recordAndReadTurns([turnExchange([question], one), turnExchange([question, call, result], two)]),
    ).toMatchObject([{}, { parent: 0 }]);
  });

  test('a failed request and its retry have the same turn', async () => {
    const failed = { status: 'upstream-error' as const };
    const again = [question, call, result];
    expect(
      await recordAndReadTurns([
        turnExchange([question], {}, failed),
        turnExchange([question]),
        turnExchange(again, {}, failed),
        turnExchange(again),
      ]),
    ).toEqual([
      newConversation(0),
      newConversation(0),
      { conversation: 0, turn: 2, parent: 1, link: 'turn' },
      { conversation: 0, turn: 2, parent: 1, link: 'turn' },
    ]);
  });

  test('a failed request that was continued and is sent again begins a new conversation', async () => {
    const failed = { status: 'upstream-error' as const };
    const later = [question, assistant('There is'), user('Go on.')];
    expect(
      await recordAndReadTurns([
        turnExchange([question], {}, failed),
        turnExchange(later),
        turnExchange([question], {}, failed),
        turnExchange(later),
      ]),
    ).toEqual([
      newConversation(0),
      { conversation: 0, turn: 2, parent: 0, link: 'turn' },
      newConversation(2),
      { conversation: 2, turn: 2, parent: 2, link: 'turn' },
    ]);
  });

  test('a question that was already answered begins a new conversation', async () => {
    expect(await recordAndReadTurns([turnExchange([question]), turnExchange([question])])).toEqual([
      newConversation(0),
      newConversation(1),
    ]);
  });

  test('conversations with different messages are separate', async () => {
    const other = turnExchange([user('What is the time?'), assistant('Noon.'), user('Thanks.')]);
    expect(await recordAndReadTurns([turnExchange([question]), other])).toEqual([
      newConversation(0),
      newConversation(1),
    ]);
  });

  test('a request without the tools of the conversation is not part of it', async () => {
    const title = turnExchange([question], { tools: [] });
    expect(await recordAndReadTurns([turnExchange([question]), title, turnExchange([question, call, result])])).toEqual(
      [newConversation(0), newConversation(1), { conversation: 0, turn: 2, parent: 0, link: 'turn' }],
    );
  });

  test('runs with the same messages are separate', async () => {
    const [base, other] = [
      { run: 'base', case: 'one' },
      { run: 'new', case: 'one' },
    ];
    const next = [question, call, result];
    expect(
      await recordAndReadTurns([
        turnExchange([question], {}, base),
        turnExchange([question], {}, other),
        turnExchange(next, {}, base),
        turnExchange(next, {}, other),
      ]),
    ).toMatchObject([
      newConversation(0),
      newConversation(1),
      { conversation: 0, parent: 0 },
      { conversation: 1, parent: 1 },
    ]);
  });

  test('a request to count tokens has no turn', async () => {
    const count = exchange({
      request: clientRequest(JSON.stringify({ model: 'm', messages: [question] }), {
        target: '/v1/messages/count_tokens',
      }),
    });
    expect(await recordAndReadTurns([count])).toEqual([null]);
  });

  test('an invalid request is a conversation of its own', async () => {
    expect(await recordAndReadTurns([exchange({ request: clientRequest('{"model":') })])).toEqual([newConversation(0)]);
  });
});

test.each([
  [
    'openai-chat',
    '/v1/chat/completions',
    { messages: [{ role: 'system', content: 's' }, user('hi there')] },
    {
      messages: [
        { role: 'system', content: 's' },
        user('hi there'),
        {
          role: 'assistant',
          content: null,
          tool_calls: [{ id: 'c', type: 'function', function: { name: 'f', arguments: '{}' } }],
        },
        { role: 'tool', tool_call_id: 'c', content: 'r' },
      ],
    },
  ],
  [
    'openai-responses',
    '/v1/responses',
    { input: 'hi there' },
    {
      input: [
        { type: 'message', role: 'user', content: [{ type: 'input_text', text: 'hi there' }] },
        { type: 'reasoning', id: 'r', summary: [] },
        { type: 'function_call', call_id: 'c', name: 'f', arguments: '{}' },
        { type: 'function_call_output', call_id: 'c', output: 'r' },
      ],
    },
  ],
  [
    'gemini',
    '/v1beta/models/m:generateContent',
    { contents: [{ role: 'user', parts: [{ text: 'hi there' }] }] },
    {
      contents: [
        { role: 'user', parts: [{ text: 'hi there' }] },
        { role: 'model', parts: [{ functionCall: { name: 'f', args: {} } }] },
        { role: 'user', parts: [{ functionResponse: { name: 'f', response: {} } }] },
      ],
    },
  ],
  [
    'ollama',
    '/api/chat',
    { messages: [user('hi there')] },
    { messages: [user('hi there'), assistant('hello'), user('go on')] },
  ],
] as const)('in %s a conversation is known too', async (frontend, target, first, second) => {
  const request = (body: object) => clientRequest(JSON.stringify({ model: 'm', ...body }), { target });
  expect(
    await recordAndReadTurns([
      exchange({ frontend, request: request(first) }),
      exchange({ frontend, request: request(second) }),
    ]),
  ).toEqual([newConversation(0), { conversation: 0, turn: 2, parent: 0, link: 'turn' }]);
});

test.each([
  ['openai-responses', '/v1/responses', { input: 'hi' }, { input: 'go on', previous_response_id: 'msg_1' }],
  [
    'anthropic',
    '/v1/messages',
    { messages: [user('hi')], thread: { type: 'create' } },
    { messages: [user('go on')], thread: { type: 'continue', previous_message_id: 'msg_1' } },
  ],
] as const)('a conversation of %s may go on from the id of an answer', async (frontend, target, first, second) => {
  const request = (body: object) => clientRequest(JSON.stringify({ model: 'm', ...body }), { target });
  const answered = { caller: 'c', id: 'msg_1', items: [] };
  expect(
    await recordAndReadTurns([
      exchange({ frontend, request: request(first), issuedResponse: answered }),
      exchange({ frontend, request: request(second) }),
    ]),
  ).toEqual([newConversation(0), { conversation: 0, turn: 2, parent: 0, link: 'turn' }]);
});

test.each([
  ['plain', 'application/json', '{"id":"msg_1","type":"message","role":"assistant","content":[]}'],
  ['streamed', 'text/event-stream', 'data: {"type":"message_start","message":{"id":"msg_1","content":[]}}\n\n'],
])('a thread may continue a response that passed through (%s)', async (_how, type, body) => {
  const passed = response([body], type);
  const first = turnExchange(
    [user('hi')],
    { thread: { type: 'create' } },
    {
      mode: 'baseline',
      summary: null,
      response: passed,
      backend: backend({ protocol: 'anthropic', response: passed }),
    },
  );
  const second = turnExchange([user('go on')], { thread: { type: 'continue', previous_message_id: 'msg_1' } });
  expect(await recordAndReadTurns([first, second])).toMatchObject([
    newConversation(0),
    { conversation: 0, turn: 2, parent: 0 },
  ]);
});

describe('subagents', () => {
  const task = 'Find every place that reads the environment.';
  const start = [user('Where is the environment read?')];
  const called = assistant([
    { type: 'tool_use', id: 'toolu_2', name: 'Agent', input: { description: 'search', prompt: task } },
  ]);
  const reported = user([{ type: 'tool_result', tool_use_id: 'toolu_2', content: 'In src/config only.' }]);

  test('one is linked to the exchange whose response called it when its caller continues', async () => {
    const sub = [
      user([
        { type: 'text', text: '<reminder>be brief</reminder>' },
        { type: 'text', text: task },
      ]),
    ];
    const subSecond = [...sub, assistant('Looking.'), user('Go on.')];
    expect(
      await recordAndReadTurns([
        turnExchange(start),
        turnExchange(sub),
        turnExchange(subSecond),
        turnExchange([...start, called, reported]),
      ]),
    ).toEqual([
      newConversation(0),
      { conversation: 1, turn: 1, parent: 0, link: 'subagent' },
      { conversation: 1, turn: 2, parent: 1, link: 'turn' },
      { conversation: 0, turn: 2, parent: 0, link: 'turn' },
    ]);
  });

  test('one is linked when the arguments of the call are text', async () => {
    const request = (messages: readonly unknown[]) =>
      exchange({
        frontend: 'openai-chat',
        request: clientRequest(JSON.stringify({ model: 'm', messages }), { target: '/v1/chat/completions' }),
      });
    const calls = {
      role: 'assistant',
      tool_calls: [
        { id: 'c', type: 'function', function: { name: 'task', arguments: JSON.stringify({ prompt: task }) } },
      ],
    };
    const places = await recordAndReadTurns([
      request(start),
      request([user(task)]),
      request([...start, calls, { role: 'tool', tool_call_id: 'c', content: 'done' }]),
    ]);
    expect(places[1]).toEqual({ conversation: 1, turn: 1, parent: 0, link: 'subagent' });
  });

  test('a conversation that began before the call is not linked', async () => {
    const places = await recordAndReadTurns([
      turnExchange([user(task)]),
      turnExchange(start),
      turnExchange([...start, called, reported]),
    ]);
    expect(places[0]).toEqual(newConversation(0));
  });
});

describe('compaction', () => {
  const summary = 'The user wants the files listed; README.md was found, and the next step is to read it line by line.';
  const delta = (text: string) =>
    `event: content_block_delta\ndata: ${JSON.stringify({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } })}\n\n`;
  const pieces = [delta('<analysis>\nfirst\n</analysis>\n'), delta(summary.slice(0, 30)), delta(summary.slice(30))];
  const summed = (finish = 'stop', sent = pieces) => ({
    backend: backend({ protocol: 'anthropic', response: response(pieces) }),
    response: response(sent),
    summary: { usage: null, finish, toolCalls: [] },
  });
  const start = [user('List the files, please.')];
  const second = [...start, assistant('README.md'), user('Sum up what was said so far.')];
  const anew = [user(`This goes on from an earlier conversation:\n${summary}`)];

  test('a conversation that begins with the summary of another continues it', async () => {
    expect(
      await recordAndReadTurns([turnExchange(start), turnExchange(second, {}, summed()), turnExchange(anew)]),
    ).toEqual([
      newConversation(0),
      { conversation: 0, turn: 2, parent: 0, link: 'turn' },
      { conversation: 0, turn: 3, parent: 1, link: 'compaction' },
    ]);
  });

  test('continues it when the last messages are kept behind the summary', async () => {
    const kept = [...anew, assistant('README.md'), user('Go on.')];
    expect(
      (await recordAndReadTurns([turnExchange(start), turnExchange(second, {}, summed()), turnExchange(kept)]))[2],
    ).toEqual({ conversation: 0, turn: 3, parent: 1, link: 'compaction' });
  });

  describe.each(['same process', 'process that starts later'])('an encrypted summary, in the %s', (where) => {
    const item = { type: 'compaction', id: 'cmp_1', encrypted_content: `louter.1.summary.${'x1'.repeat(80)}` };
    const event = `data: ${JSON.stringify({ type: 'response.output_item.done', item })}\n\n`;
    const plain = JSON.stringify({ output: [{ type: 'message', content: [{ text: 'List the files.' }] }, item] });

    test.each([
      ['streamed', [event, event]],
      ['plain', [plain]],
    ])('is continued by the conversation that it comes back in (%s)', async (_how, sent) => {
      const before = [turnExchange(start), turnExchange(second, {}, summed('stop', sent))];
      const continued = turnExchange([user('List the files.'), item, user('Go on.')]);
      const url = await storeAll(where === 'same process' ? [...before, continued] : before);
      if (where !== 'same process') await storeAll([continued], { url });
      expect((await (await reader(url)).get(continued.traceId)).row.turn).toMatchObject({
        turn: 3,
        link: 'compaction',
      });
    });
  });

  test('a conversation goes on from a summary that an earlier process recorded', async () => {
    const url = await storeAll([turnExchange(start), turnExchange(second, {}, summed())]);
    const continued = turnExchange(anew);
    await storeAll([continued], { url });
    expect((await (await reader(url)).get(continued.traceId)).row.turn).toMatchObject({ turn: 3, link: 'compaction' });
  });

  test('one that begins with other text does not', async () => {
    const other = [
      user(`This is about another matter altogether, and none of it was ever said before in any conversation.`),
    ];
    expect(
      (await recordAndReadTurns([turnExchange(start), turnExchange(second, {}, summed()), turnExchange(other)]))[2],
    ).toEqual(newConversation(2));
  });
});

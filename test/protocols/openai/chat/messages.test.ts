import { describe, expect, test } from 'vitest';
import { asObject } from '../../../../src/core/json.ts';
import type { CoreMessage, CoreToolResult } from '../../../../src/core/types.ts';
import { asked, coreRequest, sent, vendor } from './contexts.ts';

const messagesOf = (messages: CoreMessage[], host?: string) => sent(coreRequest({ messages }), host).body['messages'];
const user = (text: string): CoreMessage => ({ role: 'user', content: [{ type: 'text', text }] });
const call = (id: string, name = 'get_weather') =>
  ({ type: 'tool-call', id, name, input: { kind: 'json', value: { city: id } }, providerExecuted: false }) as const;
const result = (callId: string, text: string): CoreToolResult => ({
  type: 'tool-result',
  callId,
  content: [{ type: 'text', text }],
  providerExecuted: false,
});

describe('tool results', () => {
  test('each directly follows its call, matched by id, in the order of the calls', () => {
    const messages: CoreMessage[] = [
      user('Go'),
      { role: 'assistant', content: [call('call_a'), call('call_b')] },
      { role: 'tool', content: [result('call_b', 'B')] },
      { role: 'tool', content: [result('call_a', 'A')] },
      user('And?'),
    ];
    expect(messagesOf(messages)).toMatchObject([
      { role: 'user' },
      { role: 'assistant', content: null, tool_calls: [{ id: 'call_a' }, { id: 'call_b' }] },
      { role: 'tool', tool_call_id: 'call_a', content: 'A' },
      { role: 'tool', tool_call_id: 'call_b', content: 'B' },
      { role: 'user', content: 'And?' },
    ]);
  });

  test('text beside a result comes after all the results', () => {
    const messages: CoreMessage[] = [
      user('Go'),
      { role: 'assistant', content: [call('call_a'), call('call_b')] },
      { role: 'tool', content: [result('call_a', 'A')] },
      user('Wait'),
      { role: 'tool', content: [result('call_b', 'B')] },
    ];
    expect(messagesOf(messages)).toMatchObject([
      {},
      {},
      { role: 'tool' },
      { role: 'tool' },
      { role: 'user', content: 'Wait' },
    ]);
  });

  test('adds a result to a call without one, and turns a result without a call into text', () => {
    const request = coreRequest({
      messages: [
        user('Go'),
        { role: 'assistant', content: [call('call_a')] },
        { role: 'tool', content: [result('call_z', 'Z')] },
      ],
    });
    const { body, losses } = sent(request);
    expect(body['messages']).toMatchObject([
      {},
      {},
      { role: 'tool', tool_call_id: 'call_a', content: expect.stringContaining('[tool_error]') },
      { role: 'user', content: expect.stringContaining('Z') },
    ]);
    expect(losses).toHaveLength(2);
  });

  test('marks the result of a failed tool in its text', () => {
    const failed = { ...result('call_a', 'no such city'), isError: true };
    const messages: CoreMessage[] = [
      user('Go'),
      { role: 'assistant', content: [call('call_a')] },
      { role: 'tool', content: [failed] },
    ];
    expect(messagesOf(messages)).toMatchObject([{}, {}, { content: '[tool_error] no such city' }]);
  });

  test('an image follows in a user message behind all results, and that is reported', () => {
    const image = { type: 'image', source: { kind: 'base64', mediaType: 'image/png', data: 'AAAA' } } as const;
    const request = coreRequest({
      messages: [
        user('Go'),
        { role: 'assistant', content: [call('call_a'), call('call_b')] },
        {
          role: 'tool',
          content: [
            { ...result('call_a', 'see'), content: [{ type: 'text', text: 'see' }, image] },
            result('call_b', 'B'),
          ],
        },
        user('What is it?'),
      ],
    });
    const { body, losses } = sent(request);
    expect(body['messages']).toMatchObject([
      {},
      {},
      { role: 'tool', content: 'see' },
      { role: 'tool', content: 'B' },
      {
        role: 'user',
        content: [
          { type: 'text', text: expect.stringContaining('call_a') },
          { type: 'image_url', image_url: { url: 'data:image/png;base64,AAAA' } },
          { type: 'text', text: 'What is it?' },
        ],
      },
    ]);
    expect(losses).toMatchObject([{ instead: 'a part of the next user message' }]);
  });

  test('writes a value without text as JSON', () => {
    const messages: CoreMessage[] = [
      user('Go'),
      { role: 'assistant', content: [call('call_a')] },
      {
        role: 'tool',
        content: [{ type: 'tool-result', callId: 'call_a', content: [], value: { t: 3 }, providerExecuted: false }],
      },
    ];
    expect(messagesOf(messages)).toMatchObject([{}, {}, { content: '{"t":3}' }]);
  });

  test('results of a client follow each other into one Core message', () => {
    const request = asked({
      messages: [
        { role: 'user', content: 'Go' },
        {
          role: 'assistant',
          tool_calls: ['a', 'b'].map((id) => ({ id, type: 'function', function: { name: 'f', arguments: '{}' } })),
        },
        { role: 'tool', tool_call_id: 'a', content: 'A' },
        { role: 'tool', tool_call_id: 'b', content: 'B' },
      ],
    });
    expect(request.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'tool']);
    expect(request.messages[2]?.content).toHaveLength(2);
  });
});

describe('calls of earlier answers', () => {
  const callOf = (request: ReturnType<typeof coreRequest>, host?: string) => {
    const messages = sent(request, host).body['messages'];
    const answer = Array.isArray(messages) ? asObject(messages[1]) : undefined;
    return answer?.['tool_calls'];
  };
  const withCall = (part: Extract<CoreMessage, { role: 'assistant' }>['content'][number]) =>
    coreRequest({ messages: [user('Go'), { role: 'assistant', content: [part] }] });

  test('arguments that arrived as text are never rewritten, valid or not', () => {
    const text = '{ "n": 9007199254740993, "b":1,';
    expect(callOf(withCall({ ...call('a'), input: { kind: 'json-text', text } }))).toMatchObject([
      { function: { arguments: text } },
    ]);
  });

  test('writes {} for a call without arguments', () => {
    expect(callOf(withCall({ ...call('a'), input: { kind: 'json-text', text: '' } }))).toMatchObject([
      { function: { arguments: '{}' } },
    ]);
    expect(callOf(withCall({ ...call('a'), input: { kind: 'json', value: {} } }))).toMatchObject([
      { function: { arguments: '{}' } },
    ]);
  });

  test('ids and names that the vendor would refuse get stand-ins, the same for call and result', () => {
    const id = `toolu.${'x'.repeat(90)}`;
    const { body } = sent(
      coreRequest({
        messages: [
          user('Go'),
          { role: 'assistant', content: [call(id, 'mcp.server/tool')] },
          { role: 'tool', content: [result(id, 'A')] },
        ],
      }),
    );
    const [, answer, told] = Array.isArray(body['messages']) ? body['messages'].map((each) => asObject(each)) : [];
    const calls = answer?.['tool_calls'];
    const [first] = Array.isArray(calls) ? calls.map((each) => asObject(each)) : [];
    expect(first?.['id']).toMatch(/^[a-zA-Z0-9_-]{1,64}$/);
    expect(told?.['tool_call_id']).toBe(first?.['id']);
    expect(asObject(first?.['function'])?.['name']).toMatch(/^[a-zA-Z0-9_-]{1,64}$/);
  });

  test('a freeform call is native at the vendor and a function elsewhere', () => {
    const freeform = withCall({ ...call('a', 'patch'), input: { kind: 'freeform', text: '*** Begin' } });
    expect(callOf(freeform, vendor)).toEqual([
      { id: 'a', type: 'custom', custom: { name: 'patch', input: '*** Begin' } },
    ]);
    expect(callOf(freeform)).toMatchObject([{ type: 'function', function: { arguments: '{"input":"*** Begin"}' } }]);
  });

  test('text and calls are in one message, with the text as a string', () => {
    const messages: CoreMessage[] = [
      user('Go'),
      { role: 'assistant', content: [call('a'), { type: 'text', text: 'I am' }, { type: 'text', text: ' looking.' }] },
    ];
    expect(messagesOf(messages)).toMatchObject([{}, { content: 'I am looking.', tool_calls: [{ id: 'a' }] }, {}]);
  });

  test('a call the vendor ran itself is lost and reported', () => {
    const { body, losses } = sent(withCall({ ...call('a', 'web_search'), providerExecuted: true }));
    expect(JSON.stringify(body)).not.toContain('web_search');
    expect(losses).toHaveLength(1);
  });
});

describe('systems and voices', () => {
  test('a system message in mid-conversation stays in its place', () => {
    const messages: CoreMessage[] = [
      user('a'),
      { role: 'system', content: [{ type: 'text', text: 'new rule' }] },
      user('b'),
    ];
    expect(messagesOf(messages)).toMatchObject([
      { role: 'user' },
      { role: 'system', content: 'new rule' },
      { role: 'user' },
    ]);
  });

  test('the developer voice is a role of its own only where it is understood', () => {
    const request = asked({ messages: [{ role: 'developer', content: 'Be brief.' }] });
    expect(request.messages[0]).toMatchObject({ role: 'system', voice: 'developer' });
    expect(sent(request, vendor).body['messages']).toMatchObject([{ role: 'developer' }]);
    expect(sent(request, 'local.test', { developerRole: 'yes' }).losses).toEqual([]);
    const { body, losses } = sent(request);
    expect(body['messages']).toMatchObject([{ role: 'system' }]);
    expect(losses).toMatchObject([{ path: '/messages/0/role', instead: 'the role system' }]);
  });

  test('drops and reports an opaque part without a stand-in', () => {
    const header = { type: 'opaque', protocol: 'anthropic', kind: 'billing-header', payload: {} } as const;
    const request = coreRequest({
      messages: [{ role: 'system', content: [header, { type: 'text', text: 'You code.' }] }, user('Hi')],
    });
    const { body, losses } = sent(request);
    expect(body['messages']).toMatchObject([{ role: 'system', content: 'You code.' }, {}]);
    expect(losses).toMatchObject([{ what: 'billing-header is known to anthropic only' }]);
  });

  test('several texts are parts at the vendor and one text elsewhere', () => {
    const messages: CoreMessage[] = [
      {
        role: 'system',
        content: [
          { type: 'text', text: 'One.' },
          { type: 'text', text: 'Two.' },
        ],
      },
      user('Hi'),
    ];
    expect(messagesOf(messages)).toMatchObject([{ content: 'One.\n\nTwo.' }, {}]);
    expect(messagesOf(messages, vendor)).toMatchObject([{ content: [{ text: 'One.' }, { text: 'Two.' }] }, {}]);
  });

  test('empty texts are not sent', () => {
    const messages: CoreMessage[] = [
      {
        role: 'user',
        content: [
          { type: 'text', text: '' },
          { type: 'text', text: 'Hi' },
        ],
      },
      { role: 'assistant', content: [{ type: 'text', text: '' }, call('a')] },
    ];
    expect(messagesOf(messages)).toMatchObject([{ content: 'Hi' }, { content: null }, {}]);
  });
});

describe('the older form of calls', () => {
  const body = {
    functions: [{ name: 'f', parameters: { type: 'object' } }],
    function_call: { name: 'f' },
    messages: [
      { role: 'user', content: 'Go' },
      { role: 'assistant', content: null, function_call: { name: 'f', arguments: '{"a":1}' } },
      { role: 'function', name: 'f', content: 'done' },
    ],
  };

  test('is read as calls and results that find each other', () => {
    const { messages, tools, toolChoice } = asked(body);
    expect(tools).toMatchObject([{ type: 'function', name: 'f' }]);
    expect(toolChoice).toEqual({ mode: 'tool', name: 'f' });
    const [, answer, results] = messages;
    const called = answer?.content[0];
    const answered = results?.content[0];
    expect(called).toMatchObject({ type: 'tool-call', name: 'f' });
    expect(answered).toMatchObject({ type: 'tool-result', callId: called?.type === 'tool-call' ? called.id : '' });
  });

  test('is no call where every variant of an answer was filled with empty values', () => {
    const assistant = {
      role: 'assistant',
      content: 'Hi',
      function_call: { name: '', arguments: '' },
      audio: { id: '', data: '', transcript: '' },
      tool_calls: [
        { id: 'a', type: 'function', custom: { name: '', input: '' }, function: { name: 'f', arguments: '{}' } },
      ],
    };
    const { messages } = asked({
      messages: [{ role: 'user', content: 'x' }, assistant, { role: 'tool', tool_call_id: 'a', content: '' }],
    });
    expect(messages[1]?.content).toEqual([
      expect.objectContaining({ type: 'text', text: 'Hi' }),
      { type: 'tool-call', id: 'a', name: 'f', input: { kind: 'json-text', text: '{}' }, providerExecuted: false },
    ]);
  });

  test('goes back to this protocol as it came', () => {
    expect(sent(asked(body)).body).toMatchObject(body);
  });
});

import { describe, expect, test } from 'vitest';
import { LouterError } from '../../../../src/core/error.ts';
import type { JsonObject } from '../../../../src/core/json.ts';
import type { CoreChatRequest, CoreTool } from '../../../../src/core/types.ts';
import { remembered, resume } from '../../../../src/protocols/openai/responses/index.ts';
import { answering, asked, coreRequest, partsOf, sent, vendor } from './contexts.ts';

const look: CoreTool = { type: 'function', name: 'look', inputSchema: { type: 'object' } };
const patch: CoreTool = { type: 'freeform', name: 'patch', grammar: { syntax: 'lark', definition: 'start: "a"' } };
const names = ({ tools = [] }: CoreChatRequest) => tools.map(({ name }) => name);
const bodyOf = (request: CoreChatRequest, host?: string): JsonObject => sent(request, host).body;

describe('functions', () => {
  test('sends strict false for a schema of another protocol', () => {
    expect(bodyOf(coreRequest({ tools: [look] }))['tools']).toEqual([
      { type: 'function', name: 'look', parameters: { type: 'object' }, strict: false },
    ]);
  });

  test('keeps strict absent for a client of this protocol', () => {
    const request = asked({ tools: [{ type: 'function', name: 'look', parameters: { type: 'object' } }] });
    expect(bodyOf(request)['tools']).toEqual([{ type: 'function', name: 'look', parameters: { type: 'object' } }]);
  });

  test('a schema of another protocol that is one of several objects is one object at the vendor', () => {
    const inputSchema = { oneOf: [{ properties: { city: { type: 'string' } } }, { properties: { at: {} } }] };
    const request = coreRequest({ tools: [{ ...look, inputSchema }] });
    expect(bodyOf(request, 'api.openai.com')['tools']).toMatchObject([
      { parameters: { type: 'object', properties: { city: { type: 'string' }, at: {} } } },
    ]);
    expect(bodyOf(request)['tools']).toMatchObject([{ parameters: inputSchema }]);
  });

  test('a name that is not accepted gets a stand-in, and its calls the original name', () => {
    const name = `mcp.server/${'x'.repeat(80)}`;
    const request = coreRequest({ tools: [{ ...look, name }] });
    const [tool] = [bodyOf(request)['tools']].flat();
    const written = typeof tool === 'object' && tool !== null && 'name' in tool ? tool['name'] : '';
    expect(written).toMatch(/^[a-zA-Z0-9_-]{1,64}$/);
    const output = [{ type: 'function_call', call_id: 'a', name: written ?? '', arguments: '{}' }];
    expect(partsOf(output, request)).toMatchObject([{ name }]);
  });
});

describe('freeform tools', () => {
  test('go to OpenAI with their grammar', () => {
    expect(bodyOf(coreRequest({ tools: [patch] }), vendor)['tools']).toEqual([
      { type: 'custom', name: 'patch', format: { type: 'grammar', syntax: 'lark', definition: 'start: "a"' } },
    ]);
  });

  test('are functions of one string for servers that may not know them', () => {
    const request = coreRequest({ tools: [patch] });
    expect(bodyOf(request)['tools']).toMatchObject([
      { type: 'function', name: 'patch', parameters: { required: ['input'] } },
    ]);
    const output = [{ type: 'function_call', call_id: 'a', name: 'patch', arguments: '{"input":"*** Begin"}' }];
    expect(partsOf(output, request)).toMatchObject([{ input: { kind: 'freeform', text: '*** Begin' } }]);
  });
});

describe('namespaces', () => {
  const collaboration = {
    type: 'namespace',
    name: 'collaboration',
    description: 'Agents beside this one',
    tools: [
      { type: 'function', name: 'spawn', parameters: { type: 'object' }, strict: false },
      { type: 'custom', name: 'tell' },
    ],
  };
  const clock = { type: 'namespace', name: 'clock', tools: [{ type: 'function', name: 'sleep' }] };
  const request = asked({ tools: [{ type: 'function', name: 'look' }, collaboration, clock] });

  test('lie flat under names that every vendor takes', () => {
    expect(names(request)).toEqual(['look', 'collaboration__spawn', 'collaboration__tell', 'clock__sleep']);
  });

  test('are written as they came', () => {
    expect(bodyOf(request)['tools']).toEqual([{ type: 'function', name: 'look' }, collaboration, clock]);
  });

  test('two tools of one flat name are kept apart', () => {
    const colliding = asked({
      tools: [
        { type: 'function', name: 'a__b' },
        { type: 'namespace', name: 'a', tools: [{ type: 'function', name: 'b' }] },
      ],
    });
    expect(names(colliding)).toEqual(['a__b', 'a__b_2']);
    const output = [{ type: 'function_call', call_id: '1', name: 'b', namespace: 'a', arguments: '{}' }];
    expect(partsOf(output, colliding)).toMatchObject([{ name: 'a__b_2' }]);
  });

  test.each([
    { name: 'spawn', namespace: 'collaboration' },
    { name: 'spawn' },
    { name: 'collaboration.spawn' },
    { name: 'collaboration__spawn' },
  ])('a call of %j is one of the same tool', (called) => {
    const output = [{ type: 'function_call', call_id: 'a', arguments: '{}', ...called }];
    expect(partsOf(output, request)).toMatchObject([{ name: 'collaboration__spawn' }]);
  });

  test('calls of earlier turns are written as they came', () => {
    const calls = [
      { type: 'function_call', call_id: 'a', name: 'spawn', namespace: 'collaboration', arguments: '{}' },
      { type: 'function_call', call_id: 'b', name: 'spawn', arguments: '{}' },
      { type: 'custom_tool_call', call_id: 'c', name: 'gone', namespace: 'elsewhere', input: 'x' },
    ];
    const earlier = asked({ tools: [collaboration], input: calls });
    expect(earlier.messages[0]?.content).toMatchObject([
      { name: 'collaboration__spawn' },
      { name: 'collaboration__spawn' },
      { name: 'elsewhere__gone' },
    ]);
    expect(bodyOf(earlier)['input']).toEqual(calls);
  });
});

describe('tools that an item declares', () => {
  const tools = [{ type: 'namespace', name: 'functions', tools: [{ type: 'custom', name: 'exec' }] }];
  const item = { type: 'additional_tools', role: 'developer', tools };
  const input = [item, { role: 'user', content: 'Hi' }];

  test('are tools of the request, and of the item again where items may declare', () => {
    const request = asked({ input });
    expect(names(request)).toEqual(['functions__exec']);
    const body = bodyOf(request);
    expect(body['input']).toEqual(input);
    expect(body).not.toHaveProperty('tools');
  });

  test('stay declared when the message behind the item is gone', () => {
    const request = asked({ input });
    const [only] = request.messages;
    const body = bodyOf({ ...request, messages: only ? [{ ...only, wireForm: {} }] : [] });
    expect(body['tools']).toEqual(tools);
  });

  test('those a search found too', () => {
    const found = [
      { type: 'tool_search_call', call_id: 'a', execution: 'client', arguments: { query: 'mail' } },
      { type: 'tool_search_output', call_id: 'a', execution: 'client', tools: [{ type: 'function', name: 'send' }] },
      { role: 'user', content: 'Go on' },
    ];
    const request = asked({ tools: [{ type: 'tool_search', execution: 'client' }], input: found });
    expect(names(request)).toEqual(['tool_search', 'send']);
    expect(request.messages).toMatchObject([
      { role: 'assistant', content: [{ type: 'tool-call', name: 'tool_search', input: { value: { query: 'mail' } } }] },
      { role: 'tool', content: [{ callId: 'a', content: [{ text: expect.stringContaining('send') }] }] },
      { role: 'user' },
    ]);
    expect(bodyOf(request)).toMatchObject({ tools: [{ type: 'tool_search', execution: 'client' }], input: found });
  });
});

describe('tools that a vendor runs', () => {
  test('go on as they are to their own vendor', () => {
    const search = { type: 'web_search', external_web_access: true };
    expect(bodyOf(asked({ tools: [search] }))['tools']).toEqual([search]);
  });

  const foreign: CoreTool = {
    type: 'server',
    protocol: 'anthropic',
    kind: 'web_search_20250305',
    config: {},
    name: 'web_search',
  };

  test('of another vendor are left out and reported', () => {
    const { body, losses } = sent(coreRequest({ tools: [look, foreign] }));
    expect(body['tools']).toHaveLength(1);
    expect(losses).toMatchObject([{ what: expect.stringContaining('anthropic') }]);
  });

  test('of another vendor cannot be forced', () => {
    const request = coreRequest({ tools: [look, foreign], toolChoice: { mode: 'tool', name: 'web_search' } });
    expect(() => sent(request)).toThrow(LouterError);
  });
});

describe('the choice of a tool', () => {
  const tools = [
    { type: 'function', name: 'look' },
    { type: 'custom', name: 'patch' },
    { type: 'web_search' },
    { type: 'mcp', server_label: 'docs' },
  ];

  test.each<[JsonObject | string, object]>([
    ['required', { mode: 'required' }],
    [
      { type: 'function', name: 'look' },
      { mode: 'tool', name: 'look' },
    ],
    [
      { type: 'custom', name: 'patch' },
      { mode: 'tool', name: 'patch' },
    ],
    [{ type: 'web_search' }, { mode: 'tool', name: 'web_search' }],
    [
      { type: 'mcp', server_label: 'docs' },
      { mode: 'tool', name: 'mcp' },
    ],
    [
      {
        type: 'allowed_tools',
        mode: 'auto',
        tools: [
          { type: 'function', name: 'look' },
          { type: 'mcp', server_label: 'docs' },
        ],
      },
      { mode: 'auto', among: ['look', 'mcp'] },
    ],
  ])('%j is read and written', (choice, expected) => {
    const request = asked({ tools, tool_choice: choice });
    expect(request.toolChoice).toMatchObject(expected);
    expect(bodyOf(request)['tool_choice']).toEqual(choice);
  });

  test('of another protocol names the tool by its kind', () => {
    const choose = (name: string) =>
      bodyOf(coreRequest({ tools: [look, patch], toolChoice: { mode: 'tool', name } }), vendor)['tool_choice'];
    expect(choose('look')).toEqual({ type: 'function', name: 'look' });
    expect(choose('patch')).toEqual({ type: 'custom', name: 'patch' });
  });

  test('without tools there is none', () => {
    const { body, losses } = sent(coreRequest({ toolChoice: { mode: 'required' } }));
    expect(body).not.toHaveProperty('tool_choice');
    expect(losses).toMatchObject([{ path: '/tool_choice' }]);
  });
});

// Quadratic work shows here as a test that runs out of time.
describe('any number of', () => {
  const count = 20_000;
  const call = (index: number) => ({ type: 'function', name: `call_${index}`, parameters: { type: 'object' } });

  test('items that declare tools is encoded, and resumed', () => {
    const input = Array.from({ length: count }, (_, index) => ({
      type: 'additional_tools',
      role: 'developer',
      tools: [call(index)],
    }));
    const request = asked({ input: [...input, { role: 'user', content: 'Hi' }] });
    expect(bodyOf(request)['input']).toEqual([...input, { role: 'user', content: 'Hi' }]);
    const earlier = remembered(request, answering([{ type: 'text', text: 'Hello.' }]));
    expect(resume(asked({ input: 'Go on' }), earlier).tools).toHaveLength(count);
  });

  test('tools is resumed', () => {
    const tools = Array.from({ length: 200_000 }, (_, index) => call(index));
    expect(resume(asked({ tools }), { messages: [] }).tools).toHaveLength(200_000);
  });

  test('tools is among those of a choice', () => {
    const tools = Array.from({ length: 80_000 }, (_, index): CoreTool => ({ ...look, name: `call_${index}` }));
    const among = tools.map(({ name = '' }) => name);
    expect(bodyOf(coreRequest({ tools, toolChoice: { mode: 'auto', among } }))['tool_choice']).toMatchObject({
      tools: { length: 80_000 },
    });
  });
});

import { describe, expect, test } from 'vitest';
import { LouterError } from '../../../../src/core/error.ts';
import type { CoreTool } from '../../../../src/core/types.ts';
import { answerOf, asked, callChunk, chunk, coreRequest, partsOf, sent, vendor } from './contexts.ts';

const plain = (name: string): CoreTool => ({ type: 'function', name, inputSchema: { type: 'object', properties: {} } });
const webSearch: CoreTool = {
  type: 'server',
  protocol: 'anthropic',
  kind: 'web_search_20250305',
  name: 'web_search',
  config: { type: 'web_search_20250305', name: 'web_search' },
};
const patch: CoreTool = {
  type: 'freeform',
  name: 'patch',
  description: 'Applies a patch',
  grammar: { syntax: 'lark', definition: 'start: "x"' },
};

describe('tools', () => {
  test('a tool without parameters gets a schema inside and none outside', () => {
    const tools = [{ type: 'function', function: { name: 'now' } }];
    expect(asked({ tools }).tools).toMatchObject([{ inputSchema: { type: 'object' } }]);
    expect(sent(asked({ tools })).body['tools']).toEqual(tools);
  });

  test('a schema of another protocol that is one of several objects is one object at the vendor, and as it is elsewhere', () => {
    const named = (name: string) => ({ type: 'object', properties: { [name]: { type: 'string' } } });
    const inputSchema = { anyOf: [named('city'), named('country')] };
    const tools: CoreTool[] = [{ type: 'function', name: 'look', inputSchema }];
    const { body, losses } = sent(coreRequest({ tools }), vendor);
    expect(body['tools']).toMatchObject([
      { function: { parameters: { type: 'object', properties: { city: {}, country: {} } } } },
    ]);
    expect(losses).toMatchObject([{ what: 'anyOf at the top level of a schema' }]);
    expect(sent(coreRequest({ tools })).body['tools']).toMatchObject([{ function: { parameters: inputSchema } }]);
    const own = asked({ tools: [{ type: 'function', function: { name: 'look', parameters: inputSchema } }] });
    expect(sent(own, vendor).body['tools']).toMatchObject([{ function: { parameters: inputSchema } }]);
  });

  test('a freeform tool is native at the vendor, a function of one text elsewhere', () => {
    expect(sent(coreRequest({ tools: [patch] }), vendor).body['tools']).toMatchObject([
      { type: 'custom', custom: { name: 'patch', format: { type: 'grammar', grammar: { syntax: 'lark' } } } },
    ]);
    expect(sent(coreRequest({ tools: [patch] })).body['tools']).toMatchObject([
      {
        type: 'function',
        function: {
          name: 'patch',
          description: expect.stringContaining('start: "x"'),
          parameters: { required: ['input'] },
        },
      },
    ]);
  });

  test('the call of a function that replaced a freeform tool becomes freeform again', () => {
    const called = callChunk({ index: 0, id: 'a', function: { name: 'patch', arguments: '{"input":"*** ' } });
    const rest = callChunk({ index: 0, function: { arguments: 'Begin"}' } });
    expect(partsOf([called, rest, chunk({}, 'tool_calls')], coreRequest({ tools: [patch] }))).toMatchObject([
      { type: 'tool-call', name: 'patch', input: { kind: 'freeform', text: '*** Begin' } },
    ]);
  });

  test('a name the vendor would refuse is restored in the answer', () => {
    const request = coreRequest({ tools: [plain('mcp.files/read file')] });
    const [tool] = sent(request).body['tools'] as { function: { name: string } }[];
    const name = tool?.function.name ?? '';
    expect(name).toMatch(/^[a-zA-Z0-9_-]{1,64}$/);
    expect(partsOf([callChunk({ index: 0, id: 'a', function: { name, arguments: '{}' } })], request)).toMatchObject([
      { name: 'mcp.files/read file' },
    ]);
  });

  test("another vendor's own tool is left out and reported", () => {
    const { body, losses } = sent(coreRequest({ tools: [webSearch, plain('f')] }));
    expect(body['tools']).toHaveLength(1);
    expect(losses).toMatchObject([{ what: expect.stringContaining('web_search') }]);
  });

  test("another vendor's own tool that is forced is refused", () => {
    for (const toolChoice of [{ mode: 'tool', name: 'web_search' }, { mode: 'required' }] as const) {
      const refused = () => sent(coreRequest({ tools: [webSearch], toolChoice }));
      expect(refused).toThrow(LouterError);
      expect(refused).toThrow(/web_search/);
    }
  });

  test('a tool of unknown type goes through as it is', () => {
    const tools = [{ type: 'builtin_function', function: { name: '$web_search' } }];
    expect(sent(asked({ tools })).body['tools']).toEqual(tools);
  });

  test('without tools neither a choice nor parallel calls are sent', () => {
    const { body } = sent(asked({ tool_choice: 'auto', parallel_tool_calls: false }));
    expect(body).not.toHaveProperty('tool_choice');
    expect(body).not.toHaveProperty('parallel_tool_calls');
  });
});

describe('the choice of tools', () => {
  const tools = [
    { type: 'function', function: { name: 'f' } },
    { type: 'custom', custom: { name: 'c' } },
  ];
  test.each([
    'none',
    'auto',
    'required',
    { type: 'function', function: { name: 'f' } },
    { type: 'custom', custom: { name: 'c' } },
    {
      type: 'allowed_tools',
      allowed_tools: { mode: 'required', tools: [{ type: 'function', function: { name: 'f' } }] },
    },
  ])('%j comes back as it came', (choice) => {
    expect(sent(asked({ tools, tool_choice: choice })).body['tool_choice']).toEqual(choice);
  });

  test('declares only the allowed tools when allowed_tools is not supported', () => {
    const request = coreRequest({ tools: [plain('f'), plain('g')], toolChoice: { mode: 'auto', among: ['g'] } });
    const { body } = sent(request);
    expect(body['tool_choice']).toBe('auto');
    expect(body['tools']).toMatchObject([{ function: { name: 'g' } }]);
    expect(sent(request, vendor).body).toMatchObject({ tool_choice: { type: 'allowed_tools' }, tools: [{}, {}] });
  });
});

test('arguments without end are kept as they came when the limit cut them', () => {
  const chunks = [callChunk({ index: 0, id: 'a', function: { name: 'f', arguments: '{"a":' } }), chunk({}, 'length')];
  const { candidates } = answerOf([...chunks, '[DONE]']);
  expect(candidates[0]).toMatchObject({
    finish: { reason: 'length' },
    message: { content: [{ input: { kind: 'json-text', text: '{"a":' } }] },
  });
});

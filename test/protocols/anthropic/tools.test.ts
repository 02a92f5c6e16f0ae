import { describe, expect, test } from 'vitest';
import { LouterError } from '../../../src/core/error.ts';
import type { JsonObject } from '../../../src/core/json.ts';
import type { CoreTool } from '../../../src/core/types.ts';
import {
  decodeClientRequest,
  makeCoreRequest,
  makeResultMessage,
  encodeForVendor,
  tool,
  userMessage,
} from './contexts.ts';

describe('tools, read', () => {
  test.each<[string, JsonObject, unknown]>([
    ['auto', { type: 'auto' }, { toolChoice: { mode: 'auto' } }],
    [
      'any, one at a time',
      { type: 'any', disable_parallel_tool_use: true },
      { toolChoice: { mode: 'required' }, parallelToolCalls: false },
    ],
    ['one by name', { type: 'tool', name: 'x' }, { toolChoice: { mode: 'tool', name: 'x' } }],
    ['none', { type: 'none' }, { toolChoice: { mode: 'none' } }],
  ])('tool choice: %s', (_name, tool_choice, expected) => {
    expect(decodeClientRequest({ tool_choice })).toMatchObject(expected as object);
  });

  test("a tool without a type is the client's, one with a dated type the vendor's (N3, V1)", () => {
    const { tools } = decodeClientRequest({
      tools: [
        {
          name: 'x',
          input_schema: { type: 'object' },
          defer_loading: true,
          cache_control: { type: 'ephemeral', ttl: '1h' },
        },
        { type: 'custom', name: 'y', input_schema: { type: 'object' } },
        { type: 'web_search_20250305', name: 'web_search', max_uses: 8 },
      ],
    });
    expect(tools).toEqual([
      {
        type: 'function',
        name: 'x',
        inputSchema: { type: 'object' },
        cache: { ttl: '1h' },
        extras: { anthropic: { defer_loading: true } },
      },
      { type: 'function', name: 'y', inputSchema: { type: 'object' } },
      {
        type: 'server',
        protocol: 'anthropic',
        kind: 'web_search_20250305',
        name: 'web_search',
        config: { max_uses: 8 },
      },
    ]);
  });
});

describe('tools, written', () => {
  test('a freeform tool becomes a function of one string, its calls too (Q2)', () => {
    const { body, losses } = encodeForVendor(
      makeCoreRequest({
        tools: [
          {
            type: 'freeform',
            name: 'patch',
            description: 'Edits.',
            grammar: { syntax: 'lark', definition: 'start: "x"' },
          },
        ],
        messages: [
          userMessage('Go.'),
          {
            role: 'assistant',
            content: [
              { type: 'tool-call', id: 'a', name: 'patch', input: { kind: 'freeform', text: '*** x' }, runs: 'client' },
            ],
          },
          makeResultMessage('a'),
        ],
      }),
    );
    expect(body['tools']).toMatchObject([
      { name: 'patch', description: expect.stringContaining('start: "x"'), input_schema: { required: ['input'] } },
    ]);
    expect(JSON.stringify(body['messages'])).toContain('"input":{"input":"*** x"}');
    expect(losses).toMatchObject([{ path: '/grammar' }]);
  });

  test('a tool of another vendor is left out and reported; forced, it is refused', () => {
    const search: CoreTool = {
      type: 'server',
      protocol: 'openai-responses',
      kind: 'web_search',
      name: 'web_search',
      config: {},
    };
    const { body, losses } = encodeForVendor(makeCoreRequest({ tools: [search, tool] }));
    expect(body['tools']).toHaveLength(1);
    expect(losses).toHaveLength(1);
    const forced = makeCoreRequest({ tools: [search], toolChoice: { mode: 'tool', name: 'web_search' } });
    expect(() => encodeForVendor(forced)).toThrow(LouterError);
  });

  test('of a list of allowed tools only these are sent', () => {
    const other: CoreTool = { ...tool, name: 'y' };
    const { body, losses } = encodeForVendor(
      makeCoreRequest({ tools: [tool, other], toolChoice: { mode: 'auto', among: ['y'] } }),
    );
    expect(body['tools']).toMatchObject([{ name: 'y' }]);
    expect(losses).toHaveLength(1);
  });

  test('what the vendor refuses at the top of a schema is told in words, unless its own client wrote it', () => {
    const inputSchema = { type: 'object', properties: { a: {} }, anyOf: [{ required: ['a'] }] };
    const { body, losses } = encodeForVendor(makeCoreRequest({ tools: [{ ...tool, inputSchema }] }));
    expect(body['tools']).toMatchObject([{ input_schema: { type: 'object', properties: { a: {} } } }]);
    expect(JSON.stringify(body['tools'])).toContain('must also match this JSON Schema');
    expect(JSON.stringify(body['tools'])).not.toContain('"anyOf":');
    expect(losses).toMatchObject([{ what: 'anyOf at the top of a schema' }]);
    const own = encodeForVendor(decodeClientRequest({ tools: [{ name: 'x', input_schema: inputSchema }] }));
    expect(own.body['tools']).toEqual([{ name: 'x', input_schema: inputSchema }]);
    expect(own.losses).toEqual([]);
  });

  test('parallel calls can be forbidden (U3), and a schema without a type is one of objects', () => {
    const { body } = encodeForVendor(
      makeCoreRequest({ tools: [{ ...tool, inputSchema: {} }], parallelToolCalls: false }),
    );
    expect(body['tool_choice']).toEqual({ type: 'auto', disable_parallel_tool_use: true });
    expect(body['tools']).toMatchObject([{ input_schema: { type: 'object' } }]);
  });
});

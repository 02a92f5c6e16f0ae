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

describe('decoding tools', () => {
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

  test("reads a tool without a type as the client's and one with a dated type as the vendor's", () => {
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
        hosted: { type: 'web-search', maxUses: 8 },
      },
    ]);
  });
});

describe('encoding tools', () => {
  test('turns a freeform tool and its calls into a function with one string', () => {
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
              {
                type: 'tool-call',
                id: 'a',
                name: 'patch',
                input: { kind: 'freeform', text: '*** x' },
                providerExecuted: false,
              },
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

  test('leaves out a tool of another vendor, and refuses to force it', () => {
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

  test('sends only the allowed tools', () => {
    const other: CoreTool = { ...tool, name: 'y' };
    const { body, losses } = encodeForVendor(
      makeCoreRequest({ tools: [tool, other], toolChoice: { mode: 'auto', among: ['y'] } }),
    );
    expect(body['tools']).toMatchObject([{ name: 'y' }]);
    expect(losses).toHaveLength(1);
  });

  test("moves top-level unions of a schema into the description, except for the vendor's own clients", () => {
    const inputSchema = { type: 'object', properties: { a: {} }, anyOf: [{ required: ['a'] }, { required: ['b'] }] };
    const { body, losses } = encodeForVendor(makeCoreRequest({ tools: [{ ...tool, inputSchema }] }));
    expect(body['tools']).toMatchObject([{ input_schema: { type: 'object', properties: { a: {} } } }]);
    expect(JSON.stringify(body['tools'])).toContain('must also match this JSON Schema');
    expect(JSON.stringify(body['tools'])).not.toContain('"anyOf":');
    expect(losses).toMatchObject([{ what: 'anyOf at the top level of a schema' }]);
    const own = encodeForVendor(decodeClientRequest({ tools: [{ name: 'x', input_schema: inputSchema }] }));
    expect(own.body['tools']).toEqual([{ name: 'x', input_schema: inputSchema }]);
    expect(own.losses).toEqual([]);
  });

  test('disables parallel calls, and adds type object to a schema without a type', () => {
    const { body } = encodeForVendor(
      makeCoreRequest({ tools: [{ ...tool, inputSchema: {} }], parallelToolCalls: false }),
    );
    expect(body['tool_choice']).toEqual({ type: 'auto', disable_parallel_tool_use: true });
    expect(body['tools']).toMatchObject([{ input_schema: { type: 'object' } }]);
  });
});

import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/core/json.ts';
import type { CoreTool, CoreToolChoice } from '../../../src/core/types.ts';
import { answerOf, asked, coreRequest, piece, sent, sentAsSaid } from './contexts.ts';

const tool = (name: string, fields: Partial<Extract<CoreTool, { type: 'function' }>> = {}): CoreTool => ({
  type: 'function',
  name,
  inputSchema: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
  ...fields,
});
const declared = (...tools: CoreTool[]) => {
  const { body, losses } = sent(coreRequest({ tools }));
  return { tools: body['tools'], losses };
};

test('a schema without properties is not sent, and what it says is reported as lost', () => {
  const inputSchema = { type: 'object', title: 'Parameters', description: 'None', properties: {} };
  const { tools, losses } = declared(tool('f', { inputSchema }));
  expect(tools).toEqual([{ functionDeclarations: [{ name: 'f' }] }]);
  expect(JSON.stringify(losses)).toContain(
    'a function without parameters has no schema, which had a title and a description',
  );
  expect(declared(tool('f', { inputSchema: { type: 'object', properties: {} } })).losses).toEqual([]);
});

describe('the tools of a client of this protocol are encoded unchanged', () => {
  test.each<[string, JsonObject]>([
    [
      'parameters in upper case',
      { name: 'f', parameters: { type: 'OBJECT', properties: { a: { type: 'STRING', format: 'email' } } } },
    ],
    ['parameters in lower case', { name: 'f', description: 'D', parameters: { type: 'object', properties: {} } }],
    [
      'JSON Schema',
      { name: 'f', parametersJsonSchema: { type: 'object', $defs: { a: {} }, additionalProperties: false } },
    ],
    [
      "JSON Schema in this wire's types",
      { name: 'f', parametersJsonSchema: { type: 'OBJECT', properties: { a: { type: 'STRING' } } } },
    ],
    ['no parameters', { name: 'f' }],
    ['what only the vendor knows', { name: 'f', response: { type: 'STRING' }, behavior: 'BLOCKING' }],
  ])('%s', (_what, declaration) => {
    const tools = [{ functionDeclarations: [declaration] }];
    expect(sentAsSaid({ tools })['tools']).toEqual(tools);
  });

  test('with tools of the vendor, in their groups', () => {
    const tools = [
      { googleSearch: { excludeDomains: ['a.test'] }, urlContext: {} },
      { functionDeclarations: [{ name: 'f' }] },
      { functionDeclarations: [{ name: 'g' }], codeExecution: {} },
    ];
    expect(sentAsSaid({ tools })['tools']).toEqual(tools);
    expect(asked({ tools }).tools?.map((each) => (each.type === 'server' ? each.kind : each.name))).toEqual([
      'googleSearch',
      'urlContext',
      'f',
      'g',
      'codeExecution',
    ]);
  });
});

test('reads domains to exclude from a search in every form that the vendor accepts', () => {
  const { tools } = asked({ tools: [{ google_search: { exclude_domains: 'a.test' } }] });
  expect(tools).toMatchObject([{ hosted: { type: 'web-search', blockedDomains: ['a.test'] } }]);
  expect(() => asked({ tools: [{ googleSearch: { excludeDomains: [5] } }] })).toThrow('excludeDomains');
});

const schemaOf = (...names: string[]) => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
});

test('with both forms of parameters, which are read as JSON Schema', () => {
  const schema = { type: 'object', properties: { a: { type: 'string' } } };
  const upper = { type: 'OBJECT', properties: { a: { type: 'STRING' } } };
  const { tools } = asked({
    tools: [
      {
        functionDeclarations: [
          { name: 'f', parameters: upper },
          { name: 'g', parametersJsonSchema: schema },
        ],
      },
    ],
  });
  expect(tools).toMatchObject([{ inputSchema: schema }, { inputSchema: schema }]);
});

describe('tools of another protocol', () => {
  test("are one group of functions, with the vendor's types", () => {
    expect(declared(tool('f', { description: 'D' }), tool('g')).tools).toEqual([
      {
        functionDeclarations: [
          {
            name: 'f',
            description: 'D',
            parameters: { type: 'OBJECT', properties: { city: { type: 'STRING' } }, required: ['city'] },
          },
          { name: 'g', parameters: { type: 'OBJECT', properties: { city: { type: 'STRING' } }, required: ['city'] } },
        ],
      },
    ]);
  });

  test('have no parameters when they take none', () => {
    expect(declared(tool('f', { inputSchema: { type: 'object', properties: {} } })).tools).toEqual([
      { functionDeclarations: [{ name: 'f' }] },
    ]);
  });

  test('lose parts of a schema in one report', () => {
    const inputSchema = {
      type: 'object',
      $schema: 's',
      properties: { a: { type: 'array', uniqueItems: true, items: { type: 'number', multipleOf: 2 } } },
    };
    expect(declared(tool('f', { inputSchema })).losses.map(({ what }) => what)).toEqual([
      "the vendor's schemas do not support uniqueItems, multipleOf",
    ]);
  });

  test.each([
    ['anyOf', { anyOf: [schemaOf('city'), schemaOf('country')] }],
    ['oneOf', { oneOf: [schemaOf('city'), schemaOf('country')] }],
    ['oneOf', { type: 'object', oneOf: [schemaOf('city'), schemaOf('country')] }],
    ['anyOf', { $ref: '#/$defs/place', $defs: { place: { anyOf: [schemaOf('city'), schemaOf('country')] } } }],
    ['type', { ...schemaOf('city', 'country'), type: ['object', 'string'] }],
    [undefined, { ...schemaOf('city', 'country'), type: ['object', 'null'] }],
  ])('keep their parameters when their schema is not one object: %s', (keyword, inputSchema) => {
    const { tools, losses } = declared(tool('f', { inputSchema }));
    expect(tools).toMatchObject([
      {
        functionDeclarations: [
          { parameters: { type: 'OBJECT', properties: { city: { type: 'STRING' }, country: { type: 'STRING' } } } },
        ],
      },
    ]);
    expect(JSON.stringify(tools)).not.toContain('"anyOf":');
    expect(losses.map(({ what }) => what)).toEqual(
      keyword === undefined ? [] : [`${keyword} at the top level of a schema`],
    );
  });

  test('get valid names, which are restored in the answer', () => {
    const request = coreRequest({ tools: [tool('0 näme'), tool('a'.repeat(65)), tool('mcp.server:tool-1')] });
    const { functionDeclarations } = (
      sent(request).body['tools'] as { functionDeclarations: { name: string }[] }[]
    )[0] ?? { functionDeclarations: [] };
    const names = functionDeclarations.map(({ name }) => name);
    for (const name of names) expect(name).toMatch(/^[a-zA-Z_][a-zA-Z0-9_.:-]{0,63}$/);
    expect(names[2]).toBe('mcp.server:tool-1');
    const parts = names.map((name) => ({ functionCall: { id: name, name, args: {} } }));
    expect(answerOf([piece(parts, 'STOP')], request).candidates[0]?.message.content).toMatchObject([
      { name: '0 näme' },
      { name: 'a'.repeat(65) },
      { name: 'mcp.server:tool-1' },
    ]);
  });

  test('become functions of one text when they are freeform, and their calls raw text again', () => {
    const patch: CoreTool = { type: 'freeform', name: 'patch', grammar: { syntax: 'lark', definition: 'start: "a"' } };
    const { tools, losses } = declared(patch);
    expect(tools).toMatchObject([
      {
        functionDeclarations: [
          { name: 'patch', description: expect.stringContaining('start: "a"'), parameters: { required: ['input'] } },
        ],
      },
    ]);
    expect(losses.map(({ path }) => path)).toContain('/grammar');
    const parts = [{ functionCall: { name: 'patch', args: { input: '*** Begin' } } }];
    expect(
      answerOf([piece(parts, 'STOP')], coreRequest({ tools: [patch] })).candidates[0]?.message.content,
    ).toMatchObject([{ input: { kind: 'freeform', text: '*** Begin' } }]);
  });

  test('are left out and reported when another vendor runs them', () => {
    const { tools, losses } = declared(
      { type: 'server', protocol: 'anthropic', kind: 'web_search_20250305', name: 'web_search', config: {} },
      tool('f'),
    );
    expect(tools).toMatchObject([{ functionDeclarations: [{ name: 'f' }] }]);
    expect(losses).toMatchObject([{ what: 'the tool web_search is run by anthropic only' }]);
  });

  test('are refused when the choice forces such a tool', () => {
    const tools: CoreTool[] = [
      { type: 'server', protocol: 'anthropic', kind: 'web_search_20250305', name: 'web_search', config: {} },
    ];
    expect(() => sent(coreRequest({ tools, toolChoice: { mode: 'tool', name: 'web_search' } }))).toThrow(
      'the tool web_search',
    );
    expect(() => sent(coreRequest({ tools, toolChoice: { mode: 'required' } }))).toThrow('any tool');
  });
});

describe('the tool choice', () => {
  test.each<[string, CoreToolChoice, JsonObject]>([
    ['as the model likes', { mode: 'auto' }, { mode: 'AUTO' }],
    [
      'as the model likes, among some',
      { mode: 'auto', among: ['f'] },
      { mode: 'VALIDATED', allowedFunctionNames: ['f'] },
    ],
    ['none', { mode: 'none' }, { mode: 'NONE' }],
    ['any', { mode: 'required' }, { mode: 'ANY' }],
    ['any of some', { mode: 'required', among: ['f', 'g'] }, { mode: 'ANY', allowedFunctionNames: ['f', 'g'] }],
    ['one', { mode: 'tool', name: 'f' }, { mode: 'ANY', allowedFunctionNames: ['f'] }],
  ])('%s', (_what, toolChoice, functionCallingConfig) => {
    const tools = [tool('f'), tool('g')];
    expect(sent(coreRequest({ tools, toolChoice })).body['toolConfig']).toEqual({ functionCallingConfig });
    const own = { functionDeclarations: [{ name: 'f' }, { name: 'g' }] };
    expect(asked({ tools: [own], toolConfig: { functionCallingConfig } }).toolChoice).toMatchObject(toolChoice);
  });

  test.each<JsonObject>([
    { functionCallingConfig: { mode: 'any', allowedFunctionNames: ['f'] } },
    { functionCallingConfig: { mode: 'VALIDATED' } },
    { functionCallingConfig: { mode: 'AUTO', allowedFunctionNames: ['f'] } },
    { functionCallingConfig: { mode: 'MODE_UNSPECIFIED' }, includeServerSideToolInvocations: true },
    {
      functionCallingConfig: { mode: 'AUTO', streamFunctionCallArguments: true },
      retrievalConfig: { languageCode: 'de' },
    },
  ])('%j is encoded as it was decoded', (toolConfig) => {
    expect(sentAsSaid({ tools: [{ functionDeclarations: [{ name: 'f' }] }], toolConfig })['toolConfig']).toEqual(
      toolConfig,
    );
  });

  test('reports that parallel calls cannot be disabled', () => {
    expect(sent(coreRequest({ tools: [tool('f')], parallelToolCalls: false })).losses).toMatchObject([
      { what: 'parallel calls cannot be forbidden' },
    ]);
    expect(sent(coreRequest({ tools: [tool('f')], parallelToolCalls: true })).losses).toEqual([]);
  });
});

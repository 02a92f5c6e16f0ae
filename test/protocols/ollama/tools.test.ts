import { describe, expect, test } from 'vitest';
import type { CoreChatRequest, CoreTool } from '../../../src/core/types.ts';
import { decodeClientRequest, makeCoreRequest, encodeForVendor } from './contexts.ts';

const tool = (name: string): CoreTool => ({ type: 'function', name, inputSchema: { type: 'object' } });
const tools = [tool('look'), tool('ask')];
const search: CoreTool = { type: 'server', protocol: 'anthropic', kind: 'web_search', name: 'search', config: {} };

const offerTools = (fields: Partial<CoreChatRequest>) => {
  const { body, losses } = encodeForVendor(makeCoreRequest({ tools, ...fields }));
  return { names: JSON.stringify(body['tools'] ?? []).match(/(?<="name":")\w+/g) ?? [], losses };
};

test.each([
  ['a tool with all it can have', { type: 'function', function: { name: 'f', description: 'd', parameters: {} } }],
  ['without a type', { function: { name: 'f', parameters: { type: 'object' } } }],
  ['without parameters', { type: 'function', function: { name: 'f' } }],
  ['with fields nobody knows', { type: 'function', cost: 1, function: { name: 'f', parameters: {}, rank: 2 } }],
])('a tool of this protocol goes on as it came: %s', (_what, each) => {
  const { body, losses } = encodeForVendor(decodeClientRequest({ tools: [each] }));
  expect(body['tools']).toEqual([each]);
  expect(losses).toEqual([]);
});

test('a schema of another protocol becomes one object, as the server reads nothing else at its top level', () => {
  const object = (name: string) => ({ type: 'object', properties: { [name]: { type: 'string' } } });
  const inputSchema = { type: ['object', 'null'], oneOf: [object('city'), object('country')] };
  const { body, losses } = encodeForVendor(
    makeCoreRequest({ tools: [{ type: 'function', name: 'look', inputSchema }] }),
  );
  expect(body['tools']).toMatchObject([
    { function: { parameters: { type: 'object', properties: { city: {}, country: {} } } } },
  ]);
  expect(losses).toMatchObject([{ what: 'oneOf at the top level of a schema' }]);
});

describe('encoding a tool choice', () => {
  test('leaves out tools that may not be called', () => {
    expect(offerTools({ toolChoice: { mode: 'auto' } })).toEqual({ names: ['look', 'ask'], losses: [] });
    expect(offerTools({ toolChoice: { mode: 'auto', among: ['ask'] } })).toMatchObject({
      names: ['ask'],
      losses: [{}],
    });
    expect(offerTools({ toolChoice: { mode: 'none' } })).toMatchObject({ names: [], losses: [{ path: '/tools' }] });
  });

  test('reports a forced call', () => {
    const { names, losses } = offerTools({ toolChoice: { mode: 'tool', name: 'ask' } });
    expect(names).toEqual(['ask']);
    expect(losses).toContainEqual(expect.objectContaining({ path: '/tool_choice' }));
    expect(offerTools({ toolChoice: { mode: 'required' } })).toMatchObject({
      names: ['look', 'ask'],
      losses: [{ path: '/tool_choice' }],
    });
  });
});

test('reports disabled parallel calls', () => {
  expect(offerTools({ parallelToolCalls: false }).losses).toMatchObject([{ path: '/parallel_tool_calls' }]);
  expect(offerTools({ parallelToolCalls: true }).losses).toEqual([]);
});

test('turns a freeform tool into a function with one string', () => {
  const { body } = encodeForVendor(
    makeCoreRequest({ tools: [{ type: 'freeform', name: 'patch', description: 'Patches.' }] }),
  );
  expect(body['tools']).toMatchObject([
    { type: 'function', function: { name: 'patch', parameters: { required: ['input'] } } },
  ]);
});

test('leaves out a tool that only another vendor runs, and refuses to force it', () => {
  expect(offerTools({ tools: [...tools, search] })).toMatchObject({ names: ['look', 'ask'], losses: [{}] });
  expect(() => offerTools({ tools: [search], toolChoice: { mode: 'tool', name: 'search' } })).toThrow('search');
  expect(() => offerTools({ tools: [search], toolChoice: { mode: 'required' } })).toThrow('tool_choice requires');
  expect(() => offerTools({ tools: [...tools, search], toolChoice: { mode: 'tool', name: 'search' } })).toThrow(
    'search',
  );
  expect(offerTools({ tools: [...tools, search], toolChoice: { mode: 'required' } }).names).toEqual(['look', 'ask']);
});

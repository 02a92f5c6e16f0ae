import { describe, expect, test } from 'vitest';
import type { UnlocatedLoss } from '../../src/core/codec.ts';
import { deduplicateTools } from '../../src/core/deduplicate-tools.ts';
import { setPointer } from '../../src/core/provenance.ts';
import type { CoreChatRequest, CoreTool, Note } from '../../src/core/types.ts';

type FunctionTool = Extract<CoreTool, { type: 'function' }>;

const lookup = (fields: Partial<FunctionTool> = {}): CoreTool => ({
  type: 'function',
  name: 'lookup',
  description: 'Looks up',
  inputSchema: { type: 'object', properties: { q: { type: 'string' } } },
  ...fields,
});
const clock: CoreTool = { type: 'function', name: 'clock', inputSchema: { type: 'object' } };
const server = (config: Record<string, string>): CoreTool => ({
  type: 'server',
  protocol: 'openai-responses',
  kind: 'mcp',
  name: 'mcp',
  config,
});

function distinct(tools: CoreTool[], fields: Partial<CoreChatRequest> = {}) {
  const request: CoreChatRequest = { model: 'm', messages: [], stream: false, tools, ...fields };
  const notes: Note[] = [];
  const losses: UnlocatedLoss[] = [];
  const context = { note: (each: Note) => notes.push(each), report: (each: UnlocatedLoss) => losses.push(each) };
  const result = deduplicateTools(request, 'openai-chat', context);
  return { tools: result.tools, isSame: result === request, notes: notes.map(({ what }) => what), losses };
}

describe('tools that are declared more than once', () => {
  test('leaves a request as it is when no name comes twice', () => {
    expect(distinct([lookup(), clock])).toMatchObject({ isSame: true, notes: [], losses: [] });
  });

  test.each<[string, CoreTool]>([
    ['equal', lookup()],
    ['equal but for a strictness that says nothing', lookup({ strict: false })],
    ['equal but for how it was written', lookup({ wireForm: { 'openai-responses': { item: 0 } } })],
  ])('keeps the first, without a note, when the declarations are %s', (_how, again) => {
    const first = lookup();
    const { tools, notes, losses } = distinct([first, clock, again]);
    expect(tools).toEqual([first, clock]);
    expect(tools?.[0]).toBe(first);
    expect([...notes, ...losses]).toEqual([]);
  });

  test.each<[string, CoreTool]>([
    ['description', lookup({ description: 'Finds' })],
    ['schema', lookup({ inputSchema: { type: 'object' } })],
    ['strictness', lookup({ strict: true })],
    ['type, schema', { type: 'freeform', name: 'lookup', description: 'Looks up' }],
  ])('keeps the last in the place of the first, with a note, when they differ in %s', (what, again) => {
    const { tools, notes } = distinct([lookup(), clock, again]);
    expect(tools).toEqual([again, clock]);
    expect(notes).toEqual([
      `the tool lookup is declared twice with a different ${what}: the later declaration is sent`,
    ]);
  });

  test('names the places of both declarations when they are known', () => {
    const notes: Note[] = [];
    const tools = [setPointer('/tools/0', lookup()), setPointer('/input/1/tools/0', lookup({ description: 'x' }))];
    deduplicateTools({ model: 'm', messages: [], stream: false, tools }, 'gemini', {
      note: (each) => notes.push(each),
      report() {},
    });
    expect(notes).toMatchObject([{ saw: '/tools/0', made: '/input/1/tools/0' }]);
  });

  test('reports what only the later of two equal ones has, and keeps its cache hint', () => {
    const again = lookup({ cache: {}, extras: { 'openai-responses': { defer_loading: true } } });
    const { tools, losses } = distinct([lookup(), again]);
    expect(tools).toEqual([lookup({ cache: {} })]);
    expect(losses).toMatchObject([{ at: again, field: 'defer_loading' }]);
  });

  test('keeps tools that a vendor runs apart when their settings differ', () => {
    const tools = [server({ url: 'a' }), server({ url: 'b' }), server({ url: 'a' })];
    expect(distinct(tools).tools).toEqual(tools.slice(0, 2));
  });

  test('leaves what a client of the same protocol declares to the vendor', () => {
    expect(distinct([lookup(), lookup()], { origin: 'openai-chat' }).isSame).toBe(true);
  });
});

import { describe, expect, test } from 'vitest';
import { comparePrefix, type PrefixComparison } from '../../../src/inspect/prefix/prefix.ts';
import type { ExchangeBackend, Exchange } from '../../../src/record/exchange.ts';
import { backend, exchange } from '../../record/support/exchange.ts';
import { newStore, reader, recordAll, recorder } from '../../record/support/store.ts';

const tool = (name: string, description = `does ${name}`) => ({ name, description, input_schema: { type: 'object' } });
const user = (content: unknown) => ({ role: 'user', content });
const base = {
  model: 'm',
  tools: [tool('Bash'), tool('Read')],
  system: [{ type: 'text', text: 'You are an agent. It is Monday.' }],
  messages: [user('List the files.')],
};
const nextTurn = [...base.messages, { role: 'assistant', content: 'README.md' }, user('Thanks.')];

/** An exchange of which this was sent to the backend. */
const exchangeSending = (
  body: object | string,
  fields: Partial<ExchangeBackend> = {},
  rest: Partial<Exchange> = {},
): Exchange =>
  exchange({
    backend: backend({
      protocol: 'anthropic',
      request: {
        method: 'POST',
        target: 'http://127.0.0.1:1/v1/messages',
        headers: [],
        body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
      },
      ...fields,
    }),
    ...rest,
  });

async function compareRequests(earlier: Exchange, later: Exchange): Promise<PrefixComparison> {
  const url = newStore();
  const into = recorder(url);
  recordAll(into, [earlier, later]);
  await into.stop();
  const store = await reader(url);
  return comparePrefix(await store.get(earlier.traceId), await store.get(later.traceId));
}

describe('a prefix', () => {
  test('is complete when messages are appended', async () => {
    const found = await compareRequests(exchangeSending(base), exchangeSending({ ...base, messages: nextTurn }));
    expect(found).toMatchObject({ prefix: 'whole', difference: null, settings: [] });
    expect(found.shared_bytes).toBe(found.prompt_bytes);
    expect(found.cause).toContain('the whole earlier prompt is repeated');
  });

  test('is complete when cache breakpoints move, texts become lists and fields change their order', async () => {
    const { model, tools, system } = base;
    const [first, ...rest] = nextTurn;
    const marked = user([{ type: 'text', text: first?.content, cache_control: { type: 'ephemeral' } }]);
    const later = { messages: [marked, ...rest], system, stream: true, tools, model, metadata: { user_id: 'u' } };
    expect(await compareRequests(exchangeSending(base), exchangeSending(later))).toMatchObject({
      prefix: 'whole',
      settings: [],
    });
  });

  test.each<[string, object, string, string]>([
    ['a tool that was added', { tools: [...base.tools, tool('Write')] }, 'tool 3 (Write)', 'tools were added: Write'],
    [
      'a tool that was put first',
      { tools: [tool('Write'), ...base.tools] },
      'tool 1 (Bash)',
      'tools were added: Write',
    ],
    ['a tool that was removed', { tools: base.tools.slice(1) }, 'tool 1 (Bash)', 'tools were removed: Bash'],
    ['tools in another order', { tools: base.tools.toReversed() }, 'tool 1 (Bash)', 'the order of the tools changed'],
    [
      'a description that changed',
      { tools: [tool('Bash'), tool('Read', 'reads')] },
      'tool 2 (Read)',
      'tool 2 (Read) changed, in description',
    ],
    [
      'a system prompt that changed',
      { system: [{ type: 'text', text: 'You are an agent. It is Tuesday.' }] },
      'system prompt',
      'the system prompt changed',
    ],
    [
      'a message that changed',
      { messages: [user('List the files!'), ...nextTurn.slice(1)] },
      'message 1 (user)',
      'changed since the previous turn',
    ],
    [
      'another message in its place',
      { messages: [{ role: 'assistant', content: 'Hello.' }, ...nextTurn] },
      'message 1 (user)',
      'a message of role assistant',
    ],
    ['messages that are gone', { messages: [] }, 'message 1 (user)', 'is gone'],
  ])('breaks at %s', async (_what, change, element, cause) => {
    const found = await compareRequests(
      exchangeSending(base),
      exchangeSending({ ...base, messages: nextTurn, ...change }),
    );
    expect(found.prefix).toBe('differs');
    expect(found.cause).toContain(cause);
    expect(found.shared_bytes).toBeLessThan(found.prompt_bytes);
    expect(found.difference?.element).toBe(element);
  });

  test('breaks at the first byte that differs in both bodies', async () => {
    const [one, two] = [
      JSON.stringify({ ...base, system: 'Ünder Monday.' }),
      JSON.stringify({ ...base, system: 'Ünder Tuesday.' }),
    ];
    const { difference } = await compareRequests(exchangeSending(one), exchangeSending(two));
    const byte = Buffer.from(one).indexOf('Monday');
    expect(difference).toMatchObject({ path: '/system', at: { earlier: byte, later: byte } });
    expect(difference?.earlier).toContain('Monday');
    expect(difference?.later).toContain('Tuesday');
  });

  test('is in no shared cache when model or backend changes', async () => {
    expect((await compareRequests(exchangeSending(base), exchangeSending(base, { model: 'other' }))).cause).toContain(
      'another model',
    );
    expect(
      (await compareRequests(exchangeSending(base), exchangeSending(base, { issuer: 'anthropic@other' }))).cause,
    ).toContain('another backend');
  });

  test('names settings that changed outside of the prompt', async () => {
    const found = await compareRequests(
      exchangeSending(base),
      exchangeSending({ ...base, thinking: { type: 'adaptive' } }),
    );
    expect(found.settings).toEqual([{ path: '/thinking/type', earlier: null, later: '"adaptive"' }]);
    expect(found.cause).toContain('/thinking/type');
  });

  test('mentions the cache when the backend read from it', async () => {
    const usage = { input: 100, output: 1, cacheRead: 90 };
    const later = exchangeSending(base, {}, { summary: { usage, finish: 'stop', toolCalls: [] } });
    const found = await compareRequests(exchangeSending(base), later);
    expect(found.cause).toContain('from its cache');
    expect(found.usage.later).toEqual({ input: 100, cache_read: 90, cache_write: null });
  });

  test.each([
    ['nothing', exchange()],
    ['no JSON', exchangeSending('{')],
  ])('cannot be compared when %s was sent', async (_what, later) => {
    await expect(compareRequests(exchangeSending(base), later)).rejects.toThrow(
      'is not stored: there is no prompt to compare',
    );
  });
});

test.each<[string, object, object, string]>([
  [
    'openai-chat',
    {
      messages: [{ role: 'system', content: 'a' }],
      tools: [{ type: 'function', function: { name: 'f', description: 'a' } }],
    },
    {
      messages: [{ role: 'system', content: 'a' }],
      tools: [{ type: 'function', function: { name: 'f', description: 'b' } }],
    },
    'tool 1 (f)',
  ],
  ['openai-responses', { instructions: 'a', input: 'hi' }, { instructions: 'b', input: 'hi' }, 'system prompt'],
  [
    'openai-responses',
    { input: [{ type: 'function_call', name: 'f' }] },
    { input: [{ type: 'function_call', name: 'g' }] },
    'message 1 (function_call)',
  ],
  [
    'gemini',
    { tools: [{ functionDeclarations: [{ name: 'f' }, { name: 'g', description: 'a' }] }] },
    { tools: [{ functionDeclarations: [{ name: 'f' }, { name: 'g', description: 'b' }] }] },
    'tool 2 (g)',
  ],
])('names the element in %s', async (_protocol, earlier, later, element) => {
  expect((await compareRequests(exchangeSending(earlier), exchangeSending(later))).difference?.element).toBe(element);
});

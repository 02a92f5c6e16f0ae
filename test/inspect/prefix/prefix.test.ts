import { describe, expect, test } from 'vitest';
import { priceOf } from '../../../src/config/prices.ts';
import { withCachePrices } from '../../../src/core/cost.ts';
import type { CoreUsage } from '../../../src/core/types.ts';
import { readPrefix, type PrefixComparison } from '../../../src/inspect/prefix/prefix.ts';
import type { ExchangeBackend, Exchange } from '../../../src/record/exchange.ts';
import { backend, exchange, response } from '../../record/support/exchange.ts';
import { reader, storeAll } from '../../record/support/store.ts';

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
  const url = await storeAll([earlier, later]);
  return readPrefix(await reader(url), later.traceId, earlier.traceId);
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
    expect(found.usage.later).toEqual({ input: 100, cache_read: 90, cache_write: null, cache_write_by_ttl: null });
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

describe('the cause of a cache miss', () => {
  const marked = { ...base, system: [{ ...base.system[0], cache_control: { type: 'ephemeral' } }] };
  const start = Date.parse('2026-06-01T12:00:00Z') * 1000;
  const minutes = 60_000_000;
  const usage = (counts: object) => ({ usage: { input: 100, ...counts }, finish: 'stop', toolCalls: [] });
  const earlier = (body: object = marked, fields: Partial<ExchangeBackend> = {}) =>
    exchangeSending(body, fields, { startedAt: start, summary: usage({ cacheRead: 0, cacheWrite: 90 }) });
  const later = (
    after: number,
    body: object = { ...marked, messages: nextTurn },
    fields: Partial<ExchangeBackend> = {},
  ) => exchangeSending(body, fields, { startedAt: start + after * minutes, summary: usage({ cacheRead: 0 }) });
  const openai = { protocol: 'openai-responses', issuer: 'openai-responses@api.openai.com' } as const;
  const input = { model: 'm', input: 'hi' };

  test.each<[string, Exchange, Exchange, string, string]>([
    [
      'a lapse of time',
      earlier(),
      later(7),
      'expired',
      '7 minutes passed since the earlier request, and this cache keeps a prompt for 5 minutes: it has expired',
    ],
    ['unknown within that time', earlier(), later(2), 'unknown', '2 minutes passed between the two'],
    [
      'a change of the prompt, beside a lapse of time',
      earlier(),
      later(7, { ...marked, messages: [user('Other.'), ...nextTurn.slice(1)] }),
      'changed',
      'besides, 7 minutes passed',
    ],
    [
      'no lapse of time where an hour was requested',
      earlier({ ...base, system: [{ ...base.system[0], cache_control: { type: 'ephemeral', ttl: '1h' } }] }),
      later(30, {
        ...base,
        system: [{ ...base.system[0], cache_control: { type: 'ephemeral', ttl: '1h' } }],
        messages: nextTurn,
      }),
      'unknown',
      '30 minutes passed',
    ],
    [
      'that nothing is marked for the cache',
      earlier(base),
      later(2, { ...base, messages: nextTurn }),
      'not-cached',
      'no cache_control',
    ],
    [
      'a lapse of time that is only likely',
      earlier(input, openai),
      later(20, input, openai),
      'expired',
      'keeps a prompt for 5 minutes to 60 minutes: it may have expired',
    ],
    [
      'no lapse of time with a retention of a day',
      earlier({ ...input, prompt_cache_retention: '24h' }, openai),
      later(20, { ...input, prompt_cache_retention: '24h' }, openai),
      'unknown',
      '20 minutes passed between',
    ],
  ])('is %s', async (_what, one, other, kind, text) => {
    const found = await compareRequests(one, other);
    expect(found.cause_kind).toBe(kind);
    expect(found.cause).toContain(text);
  });

  const miss = { type: 'tools_changed', cache_missed_input_tokens: 4200 };
  const message = { id: 'msg_2', type: 'message', role: 'assistant', model: 'm', content: [], stop_reason: 'end_turn' };
  const counts = { input_tokens: 5, output_tokens: 1, cache_read_input_tokens: 0, cache_creation_input_tokens: 90 };
  const creation = { ephemeral_5m_input_tokens: 20, ephemeral_1h_input_tokens: 70 };

  test('is what the vendor reports, where it reports one', async () => {
    const body = { ...marked, messages: nextTurn, diagnostics: { previous_message_id: 'msg_1' } };
    const answer = {
      ...message,
      usage: { ...counts, cache_creation: creation },
      diagnostics: { cache_miss_reason: miss },
    };
    const found = await compareRequests(
      earlier(),
      later(1, body, { response: response([JSON.stringify(answer)], 'application/json') }),
    );
    expect(found).toMatchObject({
      cause_kind: 'settings',
      cause: expect.stringContaining('the backend reports: the tools changed') as string,
      vendor: { reason: 'tools_changed', missed_tokens: 4200, compared_with: 'msg_1', names_change: true },
      cache_lifetime_ms: { min: 300_000, max: 300_000 },
      usage: { later: { cache_write_by_ttl: { '5m': 20, '1h': 70 } } },
    });
  });

  test.each<[string, ExchangeBackend['protocol'], string, object]>([
    [
      'in a stream of Anthropic',
      'anthropic',
      `event: message_start\ndata: ${JSON.stringify({ type: 'message_start', message: { ...message, diagnostics: { cache_miss_reason: miss } } })}\n\n`,
      { reason: 'tools_changed', missed_tokens: 4200 },
    ],
    [
      'that nothing changed',
      'anthropic',
      `data: ${JSON.stringify({ type: 'message_start', message: { ...message, diagnostics: { cache_miss_reason: null } } })}\n\n`,
      { reason: null, what: 'nothing changed', names_change: false },
    ],
    [
      'in a stream of OpenAI',
      'openai-responses',
      `data: ${JSON.stringify({ type: 'response.completed', response: { prompt_cache_diagnostics: { type: 'cache_miss', reason: 'input_changed', cache_missed_tokens: 7 } } })}\n\n`,
      { reason: 'input_changed', what: 'the input changed', missed_tokens: 7 },
    ],
    [
      'that OpenAI cannot compare',
      'openai-responses',
      `data: ${JSON.stringify({ type: 'response.completed', response: { prompt_cache_diagnostics: { type: 'comparison_response_not_found' } } })}\n\n`,
      { reason: 'comparison_response_not_found', names_change: false, missed_tokens: null },
    ],
  ])('is read %s', async (_what, protocol, body, expected) => {
    const found = await compareRequests(earlier(), later(1, marked, { protocol, response: response([body]) }));
    expect(found.vendor).toMatchObject(expected);
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

describe('what a prompt cache saved', () => {
  const later = { ...base, messages: nextTurn };
  const marked = (body: typeof base): object => ({
    ...body,
    system: [{ ...base.system[0], cache_control: { type: 'ephemeral' } }],
  });
  const target = (model: string): Partial<ExchangeBackend> => ({ model, issuer: 'anthropic@api.anthropic.com' });
  const withUsage = (usage: CoreUsage, notes: Exchange['notes'] = []): Partial<Exchange> => ({
    notes,
    summary: { usage, finish: 'stop', toolCalls: [] },
  });
  const model = 'claude-opus-4-8';
  const price = priceOf({ statedFacts: () => ({}) }, { host: 'api.anthropic.com' }, model) ?? { input: 0, output: 0 };
  const { input, cacheRead = 0, cacheWrite5m = 0 } = withCachePrices(price);
  const millionth = 1 / 1_000_000;

  test('is the price of the tokens that were read, less what writing cost', async () => {
    const notes = [{ what: 'added cache marks: instructions' }];
    const found = await compareRequests(
      exchangeSending(marked(base), target(model), withUsage({ input: 9000, output: 5, cacheWrite: 9000 })),
      exchangeSending(
        marked(later),
        target(model),
        withUsage({ input: 10_000, output: 5, cacheRead: 9000, cacheWrite: 800 }, notes),
      ),
    );
    expect(found.savings).toMatchObject({ kind: 'saved', tokens: 9000, marks_added: true });
    expect(found.savings?.usd).toBeCloseTo((9000 * (input - cacheRead) - 800 * (cacheWrite5m - input)) * millionth, 9);
  });

  test('is what marks would have saved where an Anthropic backend got none', async () => {
    const found = await compareRequests(
      exchangeSending(base, target(model), withUsage({ input: 9000, output: 5 })),
      exchangeSending(later, target(model), withUsage({ input: 10_000, output: 5 })),
    );
    expect(found.cause_kind).toBe('not-cached');
    expect(found.savings).toMatchObject({ kind: 'possible', tokens: 9000, marks_added: false });
    expect(found.savings?.usd).toBeCloseTo((9000 * (input - cacheRead) - 1000 * (cacheWrite5m - input)) * millionth, 9);
  });

  test.each<[string, string, object, object, number]>([
    ['the prompt is shorter than what the model caches', 'claude-haiku-4-5', base, later, 3000],
    ['the prompt changed', model, base, { ...later, system: 'Another.' }, 9000],
    ['marks were set', model, marked(base), marked(later), 9000],
  ])('is nothing when %s', async (_, name, one, other, tokens) => {
    const usage = { input: tokens, output: 5, cacheRead: 0, cacheWrite: 0 };
    const found = await compareRequests(
      exchangeSending(one, target(name), withUsage(usage)),
      exchangeSending(other, target(name), withUsage(usage)),
    );
    expect(found.savings).toBeNull();
  });

  test('has no money when the price is not known', async () => {
    const usage = { input: 9000, output: 5, cacheRead: 8000 };
    const local = { model: 'm', issuer: 'anthropic@127.0.0.1:1' };
    const found = await compareRequests(
      exchangeSending(marked(base), local, withUsage(usage)),
      exchangeSending(marked(later), local, withUsage(usage)),
    );
    expect(found.savings).toEqual({ kind: 'saved', tokens: 8000, usd: null, marks_added: false });
  });
});

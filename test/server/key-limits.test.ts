import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Configuration } from '../../src/config/read.ts';
import type { Exchange } from '../../src/record/exchange.ts';
import { chatReply } from '../support/reply-chat.ts';
import {
  answerAs,
  digest,
  startKeyGateway,
  usualReply,
  type KeyGateway,
  type KeyRequest,
} from '../support/key-gateway.ts';
import { jsonAnswer, sseAnswer } from '../support/upstream.ts';

let gateway: KeyGateway | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await gateway?.stop();
  gateway = undefined;
});

type KeyLimits = Partial<NonNullable<Configuration['keys']>[string]>;
const price = { input: 1, output: 10, cache_read: 0.1 };
/** Of `usualReply`: 60 tokens of input, 40 from the cache, 10 of output. */
const usualCost = (60 + 4 + 100) / 1e6;

const startWith = async (limits: KeyLimits, more: Configuration = {}): Promise<KeyGateway> =>
  (gateway = await startKeyGateway(() => ({
    keys: { alice: { sha256: digest('a'), ...limits } },
    model_data: { m: { price } },
    ...more,
  })));
const ask = (more: Partial<KeyRequest> = {}): Promise<Response> => {
  if (!gateway) throw new Error('no gateway runs');
  return gateway.ask({ key: 'a', ...more });
};
const statusOf = async (more: Partial<KeyRequest> = {}): Promise<number> => {
  const answer = await ask(more);
  await answer.text().catch(() => '');
  return answer.status;
};
/** Limits count by minutes, days and months of UTC: a test must not begin at the end of one. */
const freeze = (minute: number): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: minute + 10_000 });
};
beforeEach(() => freeze(Date.UTC(2026, 10, 23, 7, 0)));

const clients = ['anthropic', 'openai-chat', 'openai-responses', 'gemini', 'ollama'] as const;

describe.each(clients)('in the protocol %s', (client) => {
  test('a spent rate is a 429 with the header fields and the error of the vendor, and nothing is sent', async () => {
    const { upstream } = await startWith({ rpm: 1, tpm: 100_000 });
    expect(await statusOf({ client })).toBe(200);
    const refused = await ask({ client });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '50']);
    const fields: Record<(typeof clients)[number], Record<string, string>> = {
      anthropic: {
        'anthropic-ratelimit-requests-limit': '1',
        'anthropic-ratelimit-requests-remaining': '0',
        'anthropic-ratelimit-requests-reset': '2026-11-23T07:01:00Z',
        'anthropic-ratelimit-tokens-limit': '100000',
        'anthropic-ratelimit-tokens-remaining': '99890',
      },
      'openai-chat': {
        'x-ratelimit-limit-requests': '1',
        'x-ratelimit-remaining-requests': '0',
        'x-ratelimit-reset-requests': '50s',
        'x-ratelimit-limit-tokens': '100000',
        'x-ratelimit-remaining-tokens': '99890',
      },
      'openai-responses': { 'x-ratelimit-limit-requests': '1', 'x-ratelimit-remaining-requests': '0' },
      gemini: {},
      ollama: {},
    };
    for (const [name, value] of Object.entries(fields[client]))
      expect([name, refused.headers.get(name)]).toEqual([name, value]);
    const shapes: Record<(typeof clients)[number], object> = {
      anthropic: { type: 'error', error: { type: 'rate_limit_error' } },
      'openai-chat': { error: { type: 'rate_limit_error', code: 'rate_limit_exceeded' } },
      'openai-responses': { error: { type: 'rate_limit_error', code: 'rate_limit_exceeded' } },
      gemini: {
        error: {
          code: 429,
          status: 'RESOURCE_EXHAUSTED',
          details: [
            expect.objectContaining({
              violations: [expect.objectContaining({ quotaId: 'KeyRequestsPerMinute', quotaValue: '1' })],
            }),
            { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '50s' },
          ],
        },
      },
      ollama: { error: expect.stringContaining('the key alice has sent its 1 requests of this minute') },
    };
    expect(await refused.json()).toMatchObject(shapes[client]);
    expect(upstream.received).toHaveLength(1);
  });

  test('a spent budget is a 429 that is not to be repeated', async () => {
    await startWith({ budget: { usd: 0.000_2, per: 'month' } });
    expect(await statusOf({ client, maxTokens: 10 })).toBe(200);
    const refused = await ask({ client, maxTokens: 10 });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const body = JSON.stringify(await refused.json());
    expect(body).toContain('keys.alice.budget');
    const codes: Partial<Record<(typeof clients)[number], string>> = {
      anthropic: '"error_code":"enforced_spend_limit_reached"',
      'openai-chat': '"code":"project_spend_limit_exceeded"',
      'openai-responses': '"type":"insufficient_quota"',
      gemini: '"quotaId":"KeyBudgetPerMonth"',
    };
    expect(body).toContain(codes[client] ?? 'budget of $0.0002');
    if (client !== 'gemini' && client !== 'ollama') expect(refused.headers.get('x-should-retry')).toBe('false');
  });

  test.each([true, false])('the usage that came replaces what was reserved (stream: %s)', async (stream) => {
    await startWith({ tpm: 5_000 });
    // Each reserves 1,000 and uses 110: with what they use, 40 pass.
    let passed = 0;
    for (let count = 0; count < 45; count++)
      if ((await statusOf({ client, stream, maxTokens: 1_000 })) === 200) passed++;
    expect(passed).toBeGreaterThanOrEqual(35);
    expect(passed).toBeLessThanOrEqual(41);
  });
});

describe('what a request is charged', () => {
  const spentBy = async (request: Partial<KeyRequest>, more: Configuration = {}): Promise<Exchange | undefined> => {
    let closed: Exchange | undefined;
    const { parts } = await startWith({ budget: { usd: 1, per: 'day' } }, more);
    const close = parts.recorder.close.bind(parts.recorder);
    vi.spyOn(parts.recorder, 'close').mockImplementation((exchange) => {
      closed = exchange;
      close(exchange);
    });
    await statusOf(request);
    return closed;
  };

  test('has the price of its backend in its record', async () => {
    const exchange = await spentBy({});
    expect(exchange).toMatchObject({ key: 'alice', backend: { price: { input: 1, output: 10, cacheRead: 0.1 } } });
  });

  test('is nothing without a price, and the trace says so', async () => {
    const exchange = await spentBy({}, { model_data: {} });
    expect(exchange?.notes).toContainEqual({
      what: 'no price of local/m is known: the budget of the key does not count it',
    });
    expect(await statusOf({ maxTokens: 100_000_000 })).toBe(200);
  });

  /** How many requests a budget for three passes when each reserves little. */
  const passedOfSix = async (limits: KeyLimits, request: Partial<KeyRequest> = {}): Promise<number> => {
    await startWith(limits);
    let passed = 0;
    for (let count = 0; count < 6; count++) if ((await statusOf({ maxTokens: 1, ...request })) === 200) passed++;
    return passed;
  };

  test.each(clients)('is the price of its usage, with cached tokens at theirs (%s)', async (client) => {
    // What the fourth reserves (some 30 tokens of input, 1 of output) no longer fits.
    expect(await passedOfSix({ budget: { usd: 3 * usualCost + 0.000_001, per: 'day' } }, { client })).toBe(3);
  });

  test('is the price of what came of a stream that broke, and is estimated where no usage came', async () => {
    const { upstream } = await startWith({ tpm: 1_000 });
    const long = 'x'.repeat(1_600);
    upstream.answerWith(() => sseAnswer(chatReply.stream({ ...usualReply, text: long }, 'm').slice(0, -3)));
    for (let count = 0; count < 2; count++) await statusOf({ stream: true, maxTokens: 100 });
    // Each has used 400 tokens of output and its prompt.
    expect(await statusOf({ stream: true, maxTokens: 200 })).toBe(429);
  });

  test('a stream that ended without usage counts what its request might use, as reasoning may be hidden', async () => {
    const { upstream } = await startWith({ tpm: 5_000 });
    upstream.answer(sseAnswer(chatReply.stream(usualReply, 'm').filter((piece) => !piece.includes('"usage"'))));
    expect(await statusOf({ stream: true, maxTokens: 3_000 })).toBe(200);
    expect([await statusOf({ maxTokens: 2_100 }), await statusOf({ maxTokens: 1_500 })]).toEqual([429, 200]);
  });
});

test('a response of any length that a request asks for takes nothing from what others have used', async () => {
  const { upstream } = await startWith({ tpm: Number.MAX_SAFE_INTEGER, budget: { usd: 1, per: 'day' } });
  upstream.answer(jsonAnswer(chatReply.plain({ text: 'Hi.', usage: { input: 100, cached: 0, output: 90_000 } }, 'm')));
  expect(await statusOf({ maxTokens: 1e25 })).toBe(200);
  // 0.9 dollars are spent.
  expect([await statusOf({ maxTokens: 11_000 }), await statusOf({ maxTokens: 5_000 })]).toEqual([429, 200]);
});

test('a key that is revoked in the middle of a stream is charged for the whole of it', async () => {
  const { upstream, parts } = await startWith({ budget: { usd: 1.2 * usualCost, per: 'month' } });
  const events = chatReply.stream(usualReply, 'm');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  upstream.answer(sseAnswer([...events.slice(0, 2), { until: released }, ...events.slice(2)]));
  const streamed = await ask({ stream: true, maxTokens: 1 });
  const { config } = parts.settings;
  const reload = (keys: typeof config.keys): void => {
    parts.gateway.prepare({ ...config, keys }).apply();
    parts.settings.replace({ ...config, keys });
  };
  reload(config.keys.map((key) => ({ ...key, name: 'bob', sha256: digest('b') })));
  expect(await statusOf({ maxTokens: 1 })).toBe(401);
  release();
  expect(await streamed.text()).toContain('[DONE]');
  reload(config.keys);
  expect(await statusOf({ maxTokens: 1 })).toBe(429);
});

describe('nothing stays reserved', () => {
  const limits = { max_concurrent: 1, tpm: 4_000, rpm: 1_000 };

  test.each([
    ['an error of the backend', { status: 500, body: '{}' }],
    [
      'a refused request',
      { status: 400, headers: { 'content-type': 'application/json' }, body: '{"error":{"message":"no"}}' },
    ],
    ['a reset connection', { ends: 'reset' as const }],
    ['a response that is not JSON', { headers: { 'content-type': 'application/json' }, body: '<html>' }],
  ])('after %s', async (_what, answer) => {
    const { upstream } = await startWith(limits);
    for (const client of ['openai-chat', 'anthropic'] as const)
      for (const stream of [true, false]) {
        upstream.answer(answer);
        await statusOf({ client, stream, maxTokens: 1_900 });
        expect(await statusOf({ client, stream, maxTokens: 1_500 })).toBe(200);
      }
  });

  test('after an invalid request', async () => {
    const { url } = await startWith({ ...limits, rpm: 1 });
    for (let count = 0; count < 3; count++) {
      const answer = await fetch(`${url}/v1/messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': 'a' },
        body: JSON.stringify({ model: 'm', max_tokens: 1_900, messages: 'none' }),
      });
      expect(answer.status).toBe(400);
    }
    expect(await statusOf({ maxTokens: 1_500 })).toBe(200);
  });

  test.each(['openai-chat', 'anthropic'] as const)('after a client disconnected (%s)', async (client) => {
    const { upstream } = await startWith(limits);
    for (const stream of [true, false]) {
      upstream.answer({ ends: 'unanswered' });
      const leaving = new AbortController();
      const before = upstream.received.length;
      const asked = ask({ client, stream, maxTokens: 1_900, signal: leaving.signal }).catch(() => undefined);
      await upstream.arrived(before + 1);
      leaving.abort();
      await asked;
      await expect.poll(() => statusOf({ client, stream, maxTokens: 1_500 })).toBe(200);
    }
  });

  test('after a fallback, which is one request', async () => {
    const { upstream } = await startWith(
      { ...limits, rpm: 2 },
      {
        backends: {
          down: { protocol: 'openai-chat', base_url: 'http://127.0.0.1:9/v1', retries: 0 },
          replay: { protocol: 'replay' },
        },
        models: { m: ['down/m', 'replay/text'] },
      },
    );
    expect([await statusOf({ maxTokens: 1_500 }), await statusOf({ maxTokens: 1_500 })]).toEqual([200, 200]);
    expect(await statusOf({ maxTokens: 1 })).toBe(429);
    expect(upstream.received).toEqual([]);
  });
});

describe('counters in the trace database', () => {
  let folder: string;
  beforeEach(() => {
    vi.useRealTimers();
    // The present: the thread that counts removes windows that ended a day ago.
    freeze(Math.floor(Date.now() / 60_000) * 60_000);
    folder = mkdtempSync(join(tmpdir(), 'louter-key-limits-'));
  });
  afterEach(async () => {
    await gateway?.stop();
    gateway = undefined;
    rmSync(folder, { recursive: true });
  });
  const traces = () => ({ url: `file:${join(folder, 'louter.db')}` });

  test('survive a restart of the gateway', async () => {
    const limits = { budget: { usd: 2.5 * usualCost, per: 'month' as const } };
    const { stop } = await startWith(limits, { traces: traces() });
    expect(await statusOf({ maxTokens: 1 })).toBe(200);
    await stop();
    await startWith(limits, { traces: traces() });
    expect(await statusOf({ maxTokens: 1 })).toBe(200);
    expect(await statusOf({ maxTokens: 10 })).toBe(429);
    await gateway?.stop();
    await startWith({ budget: { usd: 3.5 * usualCost, per: 'month' } }, { traces: traces() });
    expect(await statusOf({ maxTokens: 1 })).toBe(200);
  });

  test('hold for two gateways together, exactly', async () => {
    const one = await startWith({ rpm: 20 }, { traces: traces() });
    const two = await startWith({ rpm: 20 }, { traces: traces() });
    try {
      const sent = await Promise.all(
        Array.from({ length: 60 }, async (_, index) => {
          const answer = await (index % 2 === 0 ? one : two).ask({ key: 'a' });
          await answer.text();
          return answer.status;
        }),
      );
      expect(sent.filter((status) => status === 200)).toHaveLength(20);
      expect(one.upstream.received.length + two.upstream.received.length).toBe(20);
    } finally {
      await one.stop();
    }
  });

  test('are not needed for requests to pass: this process counts alone while the database is damaged', async () => {
    writeFileSync(join(folder, 'louter.db'), 'no database at all '.repeat(500));
    await startWith({ rpm: 2 }, { traces: traces() });
    expect([await statusOf(), await statusOf(), await statusOf()]).toEqual([200, 200, 429]);
  });
});

test('of many concurrent requests never more than the limit are sent, with errors, aborts and broken streams among them', async () => {
  const { upstream } = await startWith({
    rpm: 60,
    max_concurrent: 8,
    tpm: 1_000_000,
    budget: { usd: 10, per: 'month' },
  });
  let active = 0;
  let mostActive = 0;
  const kinds = [
    () => answerAs(usualReply, true),
    () => jsonAnswer({ error: { message: 'busy' } }, 500),
    () => sseAnswer(chatReply.stream(usualReply, 'm').slice(0, 2), 'cut'),
    () => ({ ends: 'reset' as const }),
  ];
  let index = 0;
  upstream.answerWith(({ outcome }) => {
    active++;
    mostActive = Math.max(mostActive, active);
    void outcome.then(() => active--);
    return kinds[index++ % kinds.length]?.() ?? answerAs(usualReply, true);
  });
  const one = async (number: number): Promise<void> => {
    const client = new AbortController();
    if (number % 7 === 0) setTimeout(() => client.abort(), number % 30);
    const answered = await ask({ stream: true, client: clients[number % 5] ?? 'gemini', signal: client.signal }).catch(
      () => undefined,
    );
    await answered?.text().catch(() => '');
  };
  for (let round = 0; round < 10; round++)
    await Promise.all(Array.from({ length: 30 }, (_, number) => one(round * 30 + number)));
  // A request whose client disconnects before it is sent does not count.
  expect(upstream.received.length).toBe(60);
  expect(mostActive).toBeLessThanOrEqual(8);
  vi.setSystemTime(Date.UTC(2026, 10, 23, 7, 1, 10));
  upstream.answerWith(() => answerAs(usualReply, false));
  const after = await Promise.all(Array.from({ length: 8 }, () => statusOf()));
  expect(after).toEqual(Array.from({ length: 8 }, () => 200));
});

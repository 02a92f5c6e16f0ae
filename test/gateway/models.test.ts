import { describe, expect, onTestFinished, test } from 'vitest';
import type { KeyConfig } from '../../src/config/config.ts';
import { createModelLists } from '../../src/gateway/models.ts';
import { selectRoutes } from '../../src/gateway/route/selection.ts';
import { createModelTable } from '../../src/gateway/route/routing.ts';
import { createTokenRates } from '../../src/gateway/request/token-estimate.ts';
import { configOf } from '../../src/config/load.ts';
import { backendOf } from '../../src/protocols/backends.ts';
import { testBackend, testConfig, testKey } from '../support/config.ts';
import { startTestGateway } from '../support/conversation.ts';
import { chatReply } from '../support/reply-chat.ts';
import { jsonAnswer, startUpstream } from '../support/upstream.ts';

describe('the listed models', () => {
  const config = testConfig({
    backends: ['one', 'two', 'down'],
    models: { 'my-model': 'one/x', 'claude-*': 'two/*', 'fixed-*': 'one/y', 'gone-*': 'down/*' },
  });

  test('are exact names, and the backends’ lists for patterns that keep the name', async () => {
    const { list } = createModelLists(config, async ({ name }) => {
      if (name === 'down') throw new Error('not there');
      return [{ id: 'claude-a', displayName: 'A' }, { id: 'other' }, { id: 'my-model' }];
    });
    expect(await list()).toEqual([
      { id: 'my-model', backend: 'one' },
      { id: 'claude-a', displayName: 'A', backend: 'two' },
    ]);
  });

  test('include those that rows of [[routes]] name', async () => {
    const routed = configOf({
      backends: {
        one: { protocol: 'openai-chat', base_url: 'http://127.0.0.1:1/v1', requires_auth: false },
        two: { protocol: 'openai-chat', base_url: 'http://127.0.0.1:1/v1', requires_auth: false },
      },
      models: { known: 'one/x' },
      routes: [
        { when: { model: ['fast', 'known'], subagent: true }, to: ['two/y', 'one/y'] },
        { when: { model: 'qwen-*' }, to: ['one/fixed', 'two/*'] },
        { when: { input_tokens: '>9' }, to: 'two/*' },
      ],
      keys: {},
    });
    const { list } = createModelLists(routed, async ({ name }) => [{ id: `qwen-${name}` }, { id: 'other' }]);
    const route = { keys: null };
    expect(await list()).toEqual([
      { id: 'known', backend: 'one' },
      { id: 'fast', backend: 'two', route },
      { id: 'fast', backend: 'one', route },
      { id: 'qwen-two', backend: 'two', route },
    ]);
  });

  test('are requested from a backend once for many requests, but again after a failure', async () => {
    const sent: string[] = [];
    const { list } = createModelLists(config, async ({ name }) => {
      sent.push(name);
      if (name === 'down') throw new Error('not there');
      return [];
    });
    await list();
    await list();
    expect(sent.filter((name) => name === 'two')).toHaveLength(1);
    expect(sent.filter((name) => name === 'down')).toHaveLength(2);
  });
});

describe('a backend with listed_first', () => {
  const backend = (name: string, listedFirst: boolean) => testBackend({ name, listedFirst });
  const config = testConfig({
    backends: [backend('plain', false), backend('one', true), backend('two', true)],
    models: { exact: 'plain/x', 'gpt-*': 'one/qwen' },
  });
  const ids: Record<string, string[]> = {
    plain: ['gpt-5'],
    one: ['qwen', 'both'],
    two: ['gpt-oss:20b', 'both', 'q:latest'],
  };
  const listsOf = (fetchList: (name: string) => Promise<string[]>) =>
    createModelLists(config, async ({ name }) => (await fetchList(name)).map((id) => ({ id })));

  test.each([
    ['qwen', 'one'],
    ['gpt-oss:20b', 'two'],
    ['both', 'one'],
    ['q', 'two'],
    ['gpt-5', undefined],
    ['gpt-oss', undefined],
  ])('has %s: %s', async (model, expected) => {
    const { findListing } = listsOf(async (name) => ids[name] ?? []);
    expect((await findListing(model))?.name).toBe(expected);
  });

  test('adds its names to those that clients may request', async () => {
    const { list } = listsOf(async (name) => ids[name] ?? []);
    expect((await list()).map(({ id, backend: name }) => `${id} ${name}`)).toEqual([
      'exact plain',
      'qwen one',
      'both one',
      'gpt-oss:20b two',
      'q:latest two',
    ]);
  });

  test('is waited for shortly and once while it does not answer, and its list is used when it comes', async () => {
    let answer: (names: string[]) => void = () => {};
    const { findListing } = listsOf(async (name) =>
      name === 'two' ? new Promise<string[]>((resolve) => (answer = resolve)) : ['qwen'],
    );
    const startedAt = performance.now();
    expect((await findListing('qwen'))?.name).toBe('one');
    expect(await findListing('gpt-oss:20b')).toBeUndefined();
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    answer(['gpt-oss:20b']);
    expect((await findListing('gpt-oss:20b'))?.name).toBe('two');
  });

  test('that is away is requested once for many requests', async () => {
    let count = 0;
    const { findListing } = listsOf(async () => {
      count++;
      throw new Error('not there');
    });
    for (let request = 0; request < 5; request++) expect(await findListing('qwen')).toBeUndefined();
    expect(count).toBe(2);
  });

  test('answers as itself, after exact names and before patterns', async () => {
    const upstream = await startUpstream();
    onTestFinished(() => upstream.close());
    upstream.answerWith(({ path }) =>
      path === '/v1/models'
        ? jsonAnswer({ data: [{ id: 'gpt-oss:20b' }, { id: 'exact' }, { id: 'qwen' }] })
        : jsonAnswer(chatReply.plain({ text: 'hi', usage: { input: 1, cached: 0, output: 1 } }, 'm')),
    );
    const server = testBackend({ name: 'ollama', listedFirst: true, baseUrl: `${upstream.url}/v1` });
    const gateway = startTestGateway(
      testConfig({ backends: [server], models: { exact: 'ollama/qwen', 'gpt-*': 'ollama/qwen', '*': 'ollama/qwen' } }),
    );
    const askedOf = async (model: string, headers = {}): Promise<unknown> => {
      const body = { model, messages: [{ role: 'user', content: 'hi' }] };
      return (await gateway.ask({ client: 'openai-chat', body, headers })).headers['x-louter-backend'];
    };
    expect(await askedOf('gpt-oss:20b')).toBe('ollama/gpt-oss:20b');
    expect(await askedOf('gpt-5')).toBe('ollama/qwen');
    expect(await askedOf('exact')).toBe('ollama/qwen');
    expect(await askedOf('gpt-5', { 'x-louter-backend': 'ollama' })).toBe('ollama/gpt-5');
    expect(upstream.received.filter(({ path }) => path === '/v1/models')).toHaveLength(1);
  });

  test('is left out for a key that may not use it', async () => {
    const upstream = await startUpstream();
    onTestFinished(() => upstream.close());
    upstream.answerWith(() => jsonAnswer({ data: [{ id: 'gpt-oss:20b' }] }));
    const servers = ['local', 'other'].map((name) =>
      testBackend({ name, listedFirst: name === 'local', baseUrl: `${upstream.url}/v1` }),
    );
    const keyed = testConfig({ backends: servers, models: { 'gpt-*': 'other/x' } });
    const table = createModelTable(keyed);
    const sources = {
      config: keyed,
      adapterOf: () => backendOf('openai-chat'),
      tokenRates: createTokenRates(),
      findListing: async () => servers[0],
    };
    const request = {
      model: 'gpt-oss:20b',
      protocol: 'openai-chat',
      headers: [],
      header: () => undefined,
      isUnread: false,
    } as const;
    const never = (): never => {
      throw new Error('not needed');
    };
    const targetsFor = async (key: KeyConfig | undefined): Promise<string[]> =>
      (await selectRoutes(sources, table, { ...request, key, body: never, resolve: never })).routes.map(
        ({ config: { name }, model }) => `${name}/${model}`,
      );
    expect(await targetsFor(undefined)).toEqual(['local/gpt-oss:20b']);
    expect(await targetsFor(testKey({ backends: ['other'] }))).toEqual(['other/x']);
  });
});

describe('estimating tokens', () => {
  test('improves with the vendors’ counts, per model', () => {
    const rates = createTokenRates();
    const before = rates.estimate('m', 10_000);
    for (let count = 0; count < 30; count++) rates.learn('m', 10_000, { input: 5_000, output: 1 });
    expect(rates.estimate('m', 10_000)).toBeGreaterThan(4_800);
    expect(rates.estimate('m', 10_000)).toBeLessThanOrEqual(5_000);
    expect(rates.estimate('other', 10_000)).toBe(before);
  });

  test('ignores vendors without counts or with implausible ones', () => {
    const rates = createTokenRates();
    rates.seed([['m', 0.25]]);
    rates.learn('m', 10_000, { input: 0, output: 1 });
    rates.learn('m', 10_000, { input: 1_000_000, output: 1 });
    rates.learn('m', 50, { input: 50, output: 1 });
    expect(rates.estimate('m', 1_000)).toBe(250);
  });

  test('uses rates from traces, but not in place of newer ones', () => {
    const rates = createTokenRates();
    rates.learn('m', 1_000, { input: 500, output: 1 });
    rates.seed([
      ['m', 0.1],
      ['other', 0.4],
    ]);
    expect([rates.estimate('m', 1_000), rates.estimate('other', 1_000)]).toEqual([500, 400]);
  });

  test.each([0.03, 0.005, 1.9])('one usage of %d tokens a byte does not change the estimate', (rate) => {
    const rates = createTokenRates();
    const before = rates.estimate('m', 40_000);
    rates.learn('m', 40_000, { input: 40_000 * rate, output: 1 });
    expect(rates.estimate('m', 40_000)).toBe(before);
    rates.learn('m', 40_000, { input: 9_000, output: 1 });
    rates.learn('m', 40_000, { input: 40_000 * rate, output: 1 });
    expect(rates.estimate('m', 40_000)).toBe(9_000);
    rates.learn('m', 40_000, { input: 9_000, output: 1 });
    rates.learn('m', 40_000, { input: 40_000 * rate, output: 1 });
    expect(rates.estimate('m', 40_000)).toBe(9_000);
  });

  test('follows what is far from text once it is reported twice', () => {
    const rates = createTokenRates();
    rates.learn('m', 10_000, { input: 900, output: 1 });
    rates.learn('m', 10_000, { input: 1_000, output: 1 });
    expect(rates.estimate('m', 10_000)).toBe(1_000);
  });

  test('is not changed by one outlier among the traces', () => {
    const rates = createTokenRates();
    rates.seed([
      ['m', 0.03],
      ['other', 0.2],
      ['other', 0.03],
    ]);
    expect(rates.estimate('m', 1_000)).toBe(createTokenRates().estimate('m', 1_000));
    expect(rates.estimate('other', 1_000)).toBe(200);
  });

  test('is never zero', () => expect(createTokenRates().estimate('m', 0)).toBe(1));
});

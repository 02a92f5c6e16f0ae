import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Configuration } from '../../src/config/read.ts';
import { openaiChat } from '../../src/protocols/openai/chat/index.ts';
import type { Exchange } from '../../src/record/exchange.ts';
import { digest, startKeyGateway, usualReply, type KeyGateway } from '../support/key-gateway.ts';
import { chatReply } from '../support/reply-chat.ts';
import { jsonAnswer, ndjsonAnswer, sseAnswer } from '../support/upstream.ts';

let gateway: KeyGateway | undefined;
// Limits count by minutes of UTC: a test must not begin at the end of one.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 23, 7, 0, 10) }));
afterEach(async () => {
  vi.useRealTimers();
  await gateway?.stop();
  gateway = undefined;
});

const limit = 50_000;
const startWith = async (more: (upstreamUrl: string) => Configuration = () => ({})): Promise<KeyGateway> =>
  (gateway = await startKeyGateway((url) => ({
    keys: { alice: { sha256: digest('a'), tpm: limit, rpm: 100 } },
    ...more(url),
  })));

const post = (
  path: string,
  body: object,
  init: { headers?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<Response> =>
  fetch(`${gateway?.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-louter-key': 'a', ...init.headers },
    body: JSON.stringify({ model: 'm', ...body }),
    ...(init.signal && { signal: init.signal }),
  });

/** How many tokens are counted, less the 1,000 and some that this request reserves. */
async function countedTokens(): Promise<number> {
  gateway?.upstream.answer(
    jsonAnswer(chatReply.plain({ text: 'Hi.', usage: { input: 0, cached: 0, output: 0 } }, 'm')),
  );
  const body = { model: 'm', messages: [{ role: 'user', content: 'Hi' }], max_completion_tokens: 1_000 };
  const answer = await post('/v1/chat/completions', body, { headers: { 'x-louter-backend': 'local' } });
  await answer.text();
  return limit - 1_000 - Number(answer.headers.get('x-ratelimit-remaining-tokens'));
}

/** A chunk of a stream. */
const chunk = (fields: object): string =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [], ...fields })}\n\n`;

/** The exchange that is closed next. */
const nextExchange = (): Promise<Exchange> =>
  new Promise((resolve) => {
    const { recorder } = gateway?.parts ?? {};
    if (!recorder) throw new Error('no gateway runs');
    const close = recorder.close.bind(recorder);
    vi.spyOn(recorder, 'close').mockImplementation((exchange) => {
      close(exchange);
      resolve(exchange);
    });
  });

describe('a response reports what is left of the limits of its key', () => {
  const fields = {
    anthropic: {
      'anthropic-ratelimit-requests-limit': '100',
      'anthropic-ratelimit-requests-remaining': '99',
      'anthropic-ratelimit-requests-reset': '2026-11-23T07:01:00Z',
      'anthropic-ratelimit-tokens-limit': '50000',
    },
    'openai-chat': {
      'x-ratelimit-limit-requests': '100',
      'x-ratelimit-remaining-requests': '99',
      'x-ratelimit-reset-requests': '50s',
      'x-ratelimit-limit-tokens': '50000',
    },
    'openai-responses': { 'x-ratelimit-limit-requests': '100', 'x-ratelimit-remaining-requests': '99' },
  } as const;

  test.each([
    ['anthropic', true],
    ['anthropic', false],
    ['openai-chat', true],
    ['openai-chat', false],
    ['openai-responses', true],
  ] as const)('to a client of %s (stream: %s)', async (client, stream) => {
    const { ask } = await startWith();
    const answer = await ask({ key: 'a', client, stream });
    await answer.text();
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject(fields[client]);
  });

  test.each([
    ['an error of the backend', { status: 400, headers: { 'content-type': 'application/json' }, body: '{}' }, 400],
    ['a reset connection', { ends: 'reset' }, 502],
  ] as const)('also if it is %s', async (_what, answer, status) => {
    const { ask, upstream } = await startWith();
    for (const client of ['anthropic', 'openai-chat', 'openai-responses'] as const) {
      upstream.answerWith(() => answer);
      const failed = await ask({ key: 'a', client });
      await failed.text();
      expect([client, failed.status]).toEqual([client, status]);
      const name = client === 'anthropic' ? 'anthropic-ratelimit-requests-limit' : 'x-ratelimit-limit-requests';
      expect([client, failed.headers.get(name)]).toEqual([client, '100']);
    }
  });

  test('in place of those of the vendor, whose other fields pass', async () => {
    const { ask, upstream } = await startWith();
    const reply = chatReply.plain({ text: 'Hi.', usage: { input: 10, cached: 0, output: 1 } }, 'm');
    const headers = { 'x-ratelimit-limit-requests': '7', 'x-ratelimit-limit-images': '5' };
    upstream.answer(jsonAnswer(reply, 200, headers));
    const answer = await ask({ key: 'a', headers: { 'x-louter-mode': 'baseline' } });
    await answer.text();
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-ratelimit-limit-requests': '100',
      'x-ratelimit-limit-images': '5',
    });
  });

  test('and none where no limit is counted', async () => {
    const { ask } = await startWith(() => ({ keys: { alice: { sha256: digest('a') } } }));
    const answer = await ask({ key: 'a' });
    expect([...answer.headers.keys()].filter((name) => name.includes('ratelimit'))).toEqual([]);
  });
});

describe('all responses that a request may have are reserved', () => {
  test.each([
    ['n', '/v1/chat/completions', { n: 3, max_completion_tokens: 10_000, messages: [{ role: 'user', content: 'Hi' }] }],
    ['best_of', '/v1/completions', { best_of: 3, n: 2, max_tokens: 10_000, prompt: 'Hi' }],
    ['prompts', '/v1/completions', { max_tokens: 10_000, prompt: ['Hi', 'Ho', 'Hu'] }],
  ])('%s', async (_what, path, body) => {
    const { upstream } = await startWith();
    upstream.answer({ ends: 'unanswered' });
    const leaving = new AbortController();
    const asked = post(path, body, { signal: leaving.signal }).catch(() => undefined);
    await upstream.arrived(1);
    const counted = await countedTokens();
    expect(counted).toBeGreaterThan(30_000);
    expect(counted).toBeLessThan(31_000);
    leaving.abort();
    await asked;
  });

  test('a prompt in tokens is one prompt', async () => {
    const { upstream } = await startWith();
    upstream.answer({ ends: 'unanswered' });
    const leaving = new AbortController();
    const request = post('/v1/completions', { max_tokens: 10_000, prompt: [1, 2, 3] }, { signal: leaving.signal });
    const asked = request.catch(() => undefined);
    await upstream.arrived(1);
    const counted = await countedTokens();
    expect(counted).toBeGreaterThan(10_000);
    expect(counted).toBeLessThan(11_000);
    leaving.abort();
    await asked;
  });
});

describe('what came of a failed attempt is charged', () => {
  const usage = { prompt_tokens: 10_000, completion_tokens: 2_000, total_tokens: 12_000 };
  test('by the usage that it reported, beside that of the fallback', async () => {
    const { upstream, ask } = await startWith(() => ({ models: { m: ['local/m', 'local/n'], '*': 'local/*' } }));
    upstream.answer(sseAnswer([chunk({ usage })], 'cut'));
    const closed = nextExchange();
    const answer = await ask({ key: 'a', client: 'anthropic', stream: true });
    expect(await answer.text()).toContain('message_stop');
    const { notes, backend } = await closed;
    expect(backend?.attempts).toHaveLength(2);
    expect(notes).toContainEqual({ what: 'the limits of the key count what came of failed attempts, too' });
    const counted = await countedTokens();
    expect(counted).toBeGreaterThanOrEqual(12_110);
    expect(counted).toBeLessThan(12_300);
  });

  test.each([
    ['as the first counted it', [chunk({ usage })], 12_110],
    ['estimated where the first did not count: a token for four characters', [], 5_110],
  ])('where another target continues the answer, %s', async (_how, counts, expected) => {
    const { upstream, ask } = await startWith(() => ({
      routes: [{ when: { model: 'm' }, to: ['local/m', 'local/n'], continue: true }],
      models: { '*': 'local/*' },
    }));
    const choices = [{ index: 0, delta: { role: 'assistant', content: 'word '.repeat(4_000) } }];
    upstream.answer(sseAnswer([...counts, chunk({ choices })]), sseAnswer(chatReply.stream(usualReply, 'n')));
    const closed = nextExchange();
    const answer = await ask({ key: 'a', client: 'anthropic', stream: true });
    expect(await answer.text()).toContain('message_stop');
    const { notes, backend } = await closed;
    expect(backend?.attempts.map(({ model }) => model)).toEqual(['m', 'n']);
    expect(notes).toContainEqual({ what: 'the limits of the key count what came of failed attempts, too' });
    const counted = await countedTokens();
    expect(counted).toBeGreaterThanOrEqual(expected);
    expect(counted).toBeLessThan(expected + 3_200);
  });

  test('if the last attempt had no response, too', async () => {
    const { upstream, ask } = await startWith((url) => ({
      backends: {
        local: { protocol: 'openai-chat', base_url: `${url}/v1`, retries: 0 },
        unable: { protocol: 'openai-chat', base_url: 'http://127.0.0.1:9/v1', retries: 0 },
      },
      models: { m: ['local/m', 'unable/m'], '*': 'local/*' },
    }));
    upstream.answer(sseAnswer([chunk({ usage })], 'cut'));
    const answer = await ask({ key: 'a', client: 'anthropic', stream: true });
    await answer.text();
    expect(answer.status).toBeGreaterThan(400);
    expect(await countedTokens()).toBeGreaterThanOrEqual(12_000);
  });
});

test('what came of a failed attempt is charged if no other target accepted the request', async () => {
  const { upstream, ask } = await startWith((url) => ({
    backends: {
      local: { protocol: 'openai-chat', base_url: `${url}/v1`, retries: 0 },
      busy: { protocol: 'openai-chat', base_url: `${url}/v1`, retries: 0, max_concurrent: 1 },
    },
    models: { m: ['local/m', 'busy/m'], '*': 'local/*' },
  }));
  upstream.answer({ ends: 'unanswered' });
  const leaving = new AbortController();
  const holding = ask({ key: 'a', headers: { 'x-louter-backend': 'busy' }, signal: leaving.signal }).catch(
    () => undefined,
  );
  await upstream.arrived(1);
  const usage = { prompt_tokens: 10_000, completion_tokens: 2_000, total_tokens: 12_000 };
  upstream.answer(sseAnswer([chunk({ usage })], 'cut'));
  const answer = await ask({ key: 'a', client: 'anthropic', stream: true });
  await answer.text();
  expect(answer.status).toBeGreaterThan(400);
  expect(upstream.received).toHaveLength(2);
  expect(await countedTokens()).toBeGreaterThanOrEqual(12_000);
  leaving.abort();
  await holding;
});

describe('of a stream that its client leaves', () => {
  /** Sends a request, and disconnects when most of its response has arrived. */
  async function leaveBeforeEnd(body: object, headers: Record<string, string> = {}): Promise<void> {
    const leaving = new AbortController();
    const closed = nextExchange();
    const answer = await post('/v1/chat/completions', { stream: true, ...body }, { signal: leaving.signal, headers });
    let length = 0;
    for await (const bytes of answer.body ?? []) {
      length += (bytes as Uint8Array).length;
      if (length > 40_000) break;
    }
    leaving.abort();
    await closed;
  }
  const messages = [{ role: 'user', content: 'Hi' }];

  test('arguments of calls that came as JSON are charged', async () => {
    const { upstream } = await startWith((url) => ({
      backends: {
        local: { protocol: 'openai-chat', base_url: `${url}/v1` },
        other: { protocol: 'ollama', base_url: url },
      },
      models: { called: 'other/called', '*': 'local/*' },
    }));
    const call = { function: { name: 'write', arguments: { text: 'x'.repeat(40_000) } } };
    const line = { model: 'm', message: { role: 'assistant', content: '', tool_calls: [call] }, done: false };
    upstream.answer(ndjsonAnswer([`${JSON.stringify(line)}\n`], 'silent'));
    const tools = [{ type: 'function', function: { name: 'write', parameters: { type: 'object' } } }];
    await leaveBeforeEnd({ model: 'called', messages, tools, max_completion_tokens: 20_000 });
    await expect.poll(countedTokens).toBeLessThan(11_000);
    expect(await countedTokens()).toBeGreaterThan(10_000);
  });

  test.each(['proxy', 'baseline'])('reasoning is charged (mode %s)', async (mode) => {
    const { upstream } = await startWith();
    const delta = { role: 'assistant', reasoning_content: 'x'.repeat(40_000) };
    upstream.answer(sseAnswer([chunk({ choices: [{ index: 0, delta, finish_reason: null }] })], 'silent'));
    await leaveBeforeEnd({ messages, max_completion_tokens: 20_000 }, { 'x-louter-mode': mode });
    await expect.poll(countedTokens).toBeLessThan(11_000);
    expect(await countedTokens()).toBeGreaterThan(8_000);
  });
});

describe('of a response that is passed through', () => {
  const usage = { prompt_tokens: 3_000, completion_tokens: 1_000, total_tokens: 4_000 };
  const completion = {
    object: 'text_completion',
    choices: [{ index: 0, text: 'Hello', finish_reason: 'stop' }],
    usage,
  };
  const completed = sseAnswer([`data: ${JSON.stringify(completion)}\n\n`, 'data: [DONE]\n\n']);
  const prompt = { prompt: 'Hi', max_tokens: 10 };
  test.each([
    ['a completion', '/v1/completions', prompt, jsonAnswer(completion)],
    ['a stream of a completion', '/v1/completions', { ...prompt, stream: true }, completed],
    [
      'embeddings of OpenAI',
      '/v1/embeddings',
      { input: 'Hi' },
      jsonAnswer({
        object: 'list',
        data: [{ object: 'embedding', index: 0, embedding: [0.5] }],
        usage: { prompt_tokens: 4_000, total_tokens: 4_000 },
      }),
    ],
    [
      'embeddings of Gemini',
      '/v1beta/models/embed:embedContent',
      { content: { parts: [{ text: 'Hi' }] } },
      jsonAnswer({ embedding: { values: [0.5] }, usageMetadata: { promptTokenCount: 4_000 } }),
    ],
  ])('the tokens of %s count that came', async (_what, path, body, scripted) => {
    const { upstream } = await startWith((url) => ({
      backends: {
        local: { protocol: 'openai-chat', base_url: `${url}/v1` },
        google: { protocol: 'gemini', base_url: url },
      },
      models: { embed: 'google/embed', '*': 'local/*' },
    }));
    upstream.answer(scripted);
    const answer = await post(path, body);
    expect(answer.status).toBe(200);
    await answer.text();
    const counted = await countedTokens();
    expect(counted).toBeGreaterThanOrEqual(4_000);
    expect(counted).toBeLessThan(4_100);
  });

  const stop = { index: 0, delta: {}, finish_reason: 'stop' };
  test.each([
    ['in a choice', [chunk({ choices: [{ ...stop, usage }] })]],
    ['in x_groq', [chunk({ choices: [stop] }), chunk({ x_groq: { id: 'req_1', usage } })]],
    ['in timings', [chunk({ choices: [stop], timings: { cache_n: 2_000, prompt_n: 1_000, predicted_n: 1_000 } })]],
    ['beside choices of null', [chunk({ choices: [stop] }), chunk({ choices: null, usage })]],
  ])('the tokens of a stream count that its server has %s', async (_where, chunks) => {
    const { ask, upstream } = await startWith();
    const text = chunk({ choices: [{ index: 0, delta: { role: 'assistant', content: 'Hi' }, finish_reason: null }] });
    upstream.answer(sseAnswer([text, ...chunks, 'data: [DONE]\n\n']));
    const answer = await ask({ key: 'a', stream: true, headers: { 'x-louter-mode': 'baseline' } });
    expect(await answer.text()).toContain('[DONE]');
    const counted = await countedTokens();
    expect(counted).toBeGreaterThanOrEqual(4_000);
    expect(counted).toBeLessThan(4_100);
  });

  test('the trace says why its usage is not known, and the response is complete', async () => {
    const { ask } = await startWith();
    const closed = nextExchange();
    vi.spyOn(openaiChat, 'decodeStream').mockImplementation(() => () => ({
      push() {
        throw new TypeError('no such field');
      },
      end() {},
    }));
    const answer = await ask({ key: 'a', stream: true, headers: { 'x-louter-mode': 'baseline' } });
    expect(await answer.text()).toContain('[DONE]');
    expect((await closed).notes).toContainEqual({
      what: 'the usage of the response cannot be read: the limits of the key count an estimate',
      saw: 'no such field',
    });
  });
});

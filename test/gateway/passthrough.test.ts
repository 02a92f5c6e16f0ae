import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { BackendConfig } from '../../src/config/config.ts';
import type { Protocol } from '../../src/core/types.ts';
import type { Exchange } from '../../src/record/exchange.ts';
import { compareRuns } from '../../src/inspect/compare/runs.ts';
import { exportTrace } from '../../src/inspect/export/trace-json.ts';
import { summarizeExchange } from '../../src/inspect/export/trace-summary.ts';
import { readPrefix } from '../../src/inspect/prefix/prefix.ts';
import { retranslate } from '../../src/inspect/retranslate.ts';
import { createFixtureDraft } from '../../src/inspect/export/fixture-draft.ts';
import { createHar } from '../../src/inspect/export/har.ts';
import { generousLimits, testBackend, testConfig } from '../support/config.ts';
import { startTestGateway, type BareGateway, type ReceivedReply } from '../support/conversation.ts';
import { jsonAnswer, sseAnswer, startUpstream, type ScriptedAnswer } from '../support/upstream.ts';
import { stored } from '../record/support/store.ts';

const upstream = await startUpstream();
afterAll(() => upstream.close());
beforeEach(() => upstream.reset());

interface Setting {
  backends: readonly (Partial<BackendConfig> & { protocol: BackendConfig['protocol'] })[];
  models?: Record<string, string | string[]>;
}

function start({ backends, models = { '*': 'one/m' } }: Setting): BareGateway {
  const names = ['one', 'two', 'three'];
  return startTestGateway(
    testConfig({
      backends: backends.map((settings, index) =>
        testBackend({
          name: names[index] ?? 'more',
          baseUrl: upstream.url + (settings.protocol.startsWith('openai-') ? '/v1' : ''),
          ...settings,
        }),
      ),
      models,
    }),
  );
}

interface Passed {
  name: string;
  client: Protocol;
  target: string;
  backends: readonly BackendConfig['protocol'][];
  /** Bytes no writer of ours would write so. */
  body: string;
  /** The path and bytes of the upstream request. */
  asked: { path: string; body: string };
  answer: ScriptedAnswer;
}

const vectors = (fields: object): ScriptedAnswer => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ ...fields, strange: { numbers: [-5.2e-5, 1e21] } }),
});
const openai: readonly BackendConfig['protocol'][] = ['openai-chat', 'openai-responses', 'openai-completions'];

const passed: readonly Passed[] = [
  {
    name: 'a completion',
    client: 'openai-chat',
    target: '/v1/completions',
    backends: openai,
    body: '{ "model":"fim",  "prompt":"def \\u2028f(", "suffix": "return 1", "x": 1.50 }',
    asked: {
      path: '/v1/completions',
      body: '{ "model":"m",  "prompt":"def \\u2028f(", "suffix": "return 1", "x": 1.50 }',
    },
    answer: jsonAnswer({
      id: 'cmpl-1',
      object: 'text_completion',
      choices: [{ text: 'x):', index: 0, finish_reason: 'stop' }],
    }),
  },
  {
    name: 'embeddings of OpenAI',
    client: 'openai-chat',
    target: '/v1/embeddings',
    backends: openai,
    body: '{"input": ["a", "b"], "model": "embed", "encoding_format": "base64"}',
    asked: { path: '/v1/embeddings', body: '{"input": ["a", "b"], "model": "m", "encoding_format": "base64"}' },
    answer: vectors({ object: 'list', data: [{ object: 'embedding', index: 0, embedding: 'AAAA' }] }),
  },
  {
    name: 'embeddings of Ollama',
    client: 'ollama',
    target: '/api/embed',
    backends: ['ollama'],
    body: '{"model":"embed","input":"a","truncate":true}',
    asked: { path: '/api/embed', body: '{"model":"m","input":"a","truncate":true}' },
    answer: vectors({ model: 'm', embeddings: [[0.5]], prompt_eval_count: 2 }),
  },
  {
    name: 'one embedding of Ollama, as it was asked for before',
    client: 'ollama',
    target: '/api/embeddings',
    backends: ['ollama'],
    body: '{"model":"embed","prompt":"a"}',
    asked: { path: '/api/embeddings', body: '{"model":"m","prompt":"a"}' },
    answer: vectors({ embedding: [0.5] }),
  },
  {
    name: 'an embedding of Gemini',
    client: 'gemini',
    target: '/v1beta/models/embed:embedContent?key=key-of-the-client&alt=json',
    backends: ['gemini'],
    body: '{"model":"models/embed","content":{"parts":[{"text":"a"}]}}',
    asked: {
      path: '/v1beta/models/m:embedContent?alt=json',
      body: '{"model":"models/m","content":{"parts":[{"text":"a"}]}}',
    },
    answer: vectors({ embedding: { values: [0.5] } }),
  },
  {
    name: 'a batch of embeddings of Gemini',
    client: 'gemini',
    target: '/v1/models/embed:batchEmbedContents',
    backends: ['gemini'],
    body: '{"requests":[{"model":"models/embed","content":{"parts":[{"text":"a"}]}},{"content":{"parts":[]}},null]}',
    asked: {
      path: '/v1beta/models/m:batchEmbedContents',
      body: '{"requests":[{"model":"models/m","content":{"parts":[{"text":"a"}]}},{"content":{"parts":[]}},null]}',
    },
    answer: vectors({ embeddings: [{ values: [0.5] }] }),
  },
];
const ways = passed.flatMap((each) => each.backends.map((protocol) => ({ ...each, protocol })));
const every: readonly BackendConfig['protocol'][] = ['anthropic', ...openai, 'gemini', 'ollama', 'replay'];
const refusals = passed.flatMap((each) =>
  every.filter((protocol) => !each.backends.includes(protocol)).map((protocol) => ({ ...each, protocol })),
);

describe.each(ways)(
  '$name, to a backend of $protocol',
  ({ client, target, body, asked: requested, answer, protocol }) => {
    const ask = (setting: Partial<Setting> = {}, headers: Record<string, string> = {}): Promise<ReceivedReply> =>
      start({ backends: [{ protocol }], ...setting }).ask({ client, target, body, headers });

    test('is passed through byte for byte, except for the model name', async () => {
      upstream.answer(answer);
      const reply = await ask();
      expect([reply.status, reply.text]).toEqual([200, answer.body]);
      expect(upstream.received).toMatchObject([{ path: requested.path, text: requested.body }]);
      expect(reply.exchange).toMatchObject({ mode: 'baseline', status: 'ok', losses: [], backend: { model: 'm' } });
    });

    test('is passed through unchanged if the model name is the same', async () => {
      upstream.answer(answer);
      await ask({ models: { '*': 'one/*' } });
      expect(upstream.received[0]?.text).toBe(body);
    });

    test('is passed through even if the backend is configured with mode proxy and a dialect', async () => {
      upstream.answer(answer);
      expect((await ask({ backends: [{ protocol, mode: 'proxy', dialect: 'qwen', capabilities: [] }] })).status).toBe(
        200,
      );
    });

    test('has the backend’s key, and the client’s only if configured', async () => {
      upstream.answer(answer, answer);
      await ask(
        { backends: [{ protocol, auth: { kind: 'key', key: 'key-of-the-backend' } }] },
        { authorization: 'Bearer key-of-the-client' },
      );
      const sent = JSON.stringify(upstream.received[0]?.headers);
      expect(sent).toContain('key-of-the-backend');
      expect(sent + (upstream.received[0]?.path ?? '')).not.toContain('key-of-the-client');
    });

    test('is sent to the first target that serves it, and to no other when that fails', async () => {
      upstream.answer(jsonAnswer({ error: { message: 'full' } }, 503, { 'retry-after': '7' }));
      const row = { '*': ['one/a', 'two/m', 'three/n'] };
      const reply = await ask({ backends: [{ protocol: 'anthropic' }, { protocol }, { protocol }], models: row });
      expect([reply.status, reply.text]).toEqual([503, '{"error":{"message":"full"}}']);
      expect(reply.headers['retry-after']).toBe('7');
      expect(upstream.received).toMatchObject([{ path: requested.path, text: requested.body }]);
      expect(reply.exchange).toMatchObject({ status: 'upstream-error', backend: { provider: 'two' } });
    });

    test('is an error of its protocol when the backend cannot be reached', async () => {
      const reply = await ask({ backends: [{ protocol, baseUrl: 'http://127.0.0.1:9' }] });
      expect(reply.status).toBe(502);
      expect(JSON.parse(reply.text)).toHaveProperty('error');
      expect(reply.exchange.status).toBe('upstream-error');
    });
  },
);

describe.each(refusals)('$name, to a backend of $protocol', ({ client, target, body, protocol, backends }) => {
  test('is rejected with an error that names what to configure', async () => {
    const reply = await start({ backends: [{ protocol }] }).ask({ client, target, body });
    expect(reply.status).toBe(400);
    expect(reply.exchange.status).toBe('client-error');
    const path = target.replace(/\/models\/embed/, '/models/{model}').replace(/\?.*$/, '');
    expect(reply.text).toContain(`POST ${path} is passed through to a backend that serves it`);
    expect(reply.text).toContain(`(protocol ${protocol})`);
    for (const serving of backends) expect(reply.text).toContain(JSON.stringify(`"${serving}"`).slice(1, -1));
    expect(upstream.received).toEqual([]);
  });
});

describe('an invalid request to a passed-through route', () => {
  const ask = (body: string, headers = {}): Promise<ReceivedReply> =>
    start({ backends: [{ protocol: 'openai-chat' }] }).ask({
      client: 'openai-chat',
      target: '/v1/embeddings',
      body,
      headers,
    });

  test.each([
    ['no model', '{"input":"a"}', 'model: expected the name of a model'],
    ['no JSON', '{"input":', 'the request body is not valid JSON'],
    ['no object', '["a"]', 'expected a JSON object'],
    ['nothing', '', 'the request body is empty'],
  ])('is an error: %s', async (_, body, words) => {
    const { status, text } = await ask(body);
    expect(status).toBe(400);
    expect(text).toContain(words);
    expect(upstream.received).toEqual([]);
  });

  test('is an error when it requires translation', async () => {
    const { status, text } = await ask('{"model":"a","input":"b"}', { 'x-louter-mode': 'proxy' });
    expect(status).toBe(400);
    expect(text).toContain('/v1/embeddings is passed through and cannot be translated');
  });
});

test('a stream of completions is passed through unchanged', async () => {
  const pieces = [
    'data: {"choices":[{"text":"a"}]}\n',
    '\n: hm\n\ndata: {"cho',
    'ices":[]}\r\n\r\n',
    'data: [DONE]\n\n',
  ];
  upstream.answer(sseAnswer(pieces));
  const reply = await start({ backends: [{ protocol: 'openai-completions' }] }).ask({
    client: 'openai-chat',
    target: '/v1/completions',
    body: { model: 'a', prompt: 'b', stream: true },
  });
  expect(reply.text).toBe(pieces.join(''));
  expect(reply.writes).toBeGreaterThan(1);
  expect(reply.exchange.backend?.response?.chunks.length).toBeGreaterThan(1);
});

describe('the trace of a passed-through request', () => {
  test.each(passed)(
    'contains the bytes, and nothing normalized: $name',
    async ({ name, client, target, body, answer, backends: [protocol = 'ollama'] }) => {
      const usage = name === 'embeddings of Ollama' ? { input: 2, output: 0 } : null;
      const gateway = start({ backends: [{ protocol }] });
      upstream.answerWith(() => answer);
      const exchanges: Exchange[] = [];
      for (const run of ['base', 'new']) {
        const headers = { 'x-louter-run': run, 'x-louter-case': 'one' };
        exchanges.push((await gateway.ask({ client, target, body, headers })).exchange);
      }
      const ids = exchanges.map(({ traceId }) => traceId);
      const store = await stored(exchanges);
      const [one, two] = await Promise.all(ids.map((id) => store.get(id)));
      if (!one || !two) throw new Error('two exchanges are recorded');

      const shown = exportTrace(one);
      expect(shown).toMatchObject({
        mode: 'baseline',
        status: 'ok',
        frontend: { protocol: client, request: { body }, core_request: null },
        backend: { provider: 'one', core_events: null, final_response: null, response: { body: answer.body } },
        response: { status: 200, body: answer.body },
        losses: [],
        violations: [],
        usage,
      });
      expect(shown.notes).toEqual([
        expect.objectContaining({
          what: expect.stringMatching(/^passed through unread: .* nothing of it is normalized$/),
        }),
      ]);
      expect(summarizeExchange(one.row)).toMatchObject({
        finish: name === 'a completion' ? 'stop' : null,
        tools: [],
        usage,
        conversation: null,
        turn: null,
      });
      expect((await store.list({}, 10)).map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
      expect(createHar([one])).toMatchObject({ log: { entries: [{ _leg: 'client' }, { _leg: 'upstream' }] } });
      expect(retranslate(one)).toEqual({ verdict: 'skipped', why: 'its bytes were passed through unchanged' });
      await expect(readPrefix(store, two.row.id, one.row.id)).rejects.toThrow(
        'is not a chat request: there is no prompt to compare',
      );
      expect(() => createFixtureDraft(one)).toThrow('its route is passed through without translation');
      expect(await compareRuns(store, 'base', 'new')).toMatchObject({ verdict: 'same', cases: [{ pairs: 1 }] });
    },
  );
});

test('what is passed through counts as sent only if its backend has room', async () => {
  const { ask } = start({ backends: [{ protocol: 'openai-chat', limits: { ...generousLimits, maxConcurrent: 1 } }] });
  upstream.answer({ ends: 'unanswered' });
  const leaving = new AbortController();
  const body = { model: 'm', messages: [{ role: 'user', content: 'Hi' }] };
  const first = ask({ client: 'openai-chat', body, signal: leaving.signal });
  await upstream.arrived(1);
  const refused = await ask({ client: 'openai-chat', body });
  expect([refused.status, refused.exchange.mode]).toEqual([503, 'baseline']);
  expect(refused.exchange.backend).toMatchObject({
    request: null,
    attempts: [{ error: expect.any(String) as string }],
  });
  leaving.abort();
  await first;
});

describe('JSON that is cut short', () => {
  test.each<[Protocol, string]>([
    ['openai-chat', '/v1/chat/completions'],
    ['openai-chat', '/v1/embeddings'],
    ['openai-responses', '/v1/responses'],
    ['anthropic', '/v1/messages'],
    ['gemini', '/v1beta/models/m:generateContent'],
    ['ollama', '/api/chat'],
    ['ollama', '/api/embed'],
  ])('is a 400 of %s on %s before anything is sent when the backend uses the same protocol', async (client, target) => {
    const { ask } = start({ backends: [{ protocol: client, mode: 'auto' }] });
    const { status, text } = await ask({ client, target, body: '{"model": "x", ' });
    expect({ status, text }).toEqual({ status: 400, text: expect.stringContaining('not valid JSON') });
    expect(upstream.received).toEqual([]);
  });
});

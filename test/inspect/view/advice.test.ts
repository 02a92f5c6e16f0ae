import { expect, test } from 'vitest';
import { loadConfig } from '../../../src/config/load.ts';
import type { CoreUsage, Loss, LossSetting } from '../../../src/core/types.ts';
import { viewConversation } from '../../../src/inspect/view/view-queries.ts';
import type { Exchange } from '../../../src/record/exchange.ts';
import { backend, clientRequest, exchange, response } from '../../record/support/exchange.ts';
import { reader, storeAll } from '../../record/support/store.ts';

const target = { backend: 'local', model: 'small-model', startedMs: 1, cause: 'first' as const, reason: null };
const attempt = (status: number | null, error: string | null = null) => ({ ...target, status, error });
const answered = attempt(200);

const failed = (kind: NonNullable<Exchange['error']>['kind'], status: number | null, message = 'no') =>
  exchange({
    status: 'upstream-error',
    summary: null,
    error: { kind, message },
    backend: backend({ attempts: [attempt(status, message)] }),
  });
const priced = { usage: { input: 5, output: 7 }, finish: 'stop', toolCalls: [] };
const well = (fields: Partial<Exchange> = {}): Exchange => exchange({ summary: { ...priced, usage: null }, ...fields });
const losing = (setting: LossSetting | undefined, losses: readonly Loss[] = []): Exchange =>
  well({
    backend: backend(),
    losses: [{ path: '/messages/0', what: 'an image', leg: 'request', ...(setting && { setting }) }, ...losses],
  });
const cutOff = (effect?: 'route-max-tokens' | 'default-max-tokens'): Exchange =>
  well({
    backend: backend(),
    summary: { usage: null, finish: 'length', toolCalls: [] },
    notes: effect ? [{ what: 'a limit', effect: { name: effect } }] : [],
  });

/** The advice on a session that consists of one request. */
async function adviceOn(given: Exchange) {
  const store = await reader(await storeAll([given], { check: 'off' }));
  const { advice } = await viewConversation(store, given.traceId, Date.now());
  expect(advice.map(({ requests }) => requests)).toEqual(advice.map(() => [given.traceId]));
  return advice.map(({ what, next, setting }) => ({ what, next, setting }));
}

const textCall = [
  `data: ${JSON.stringify({
    id: 'c1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'small-model',
    choices: [
      {
        index: 0,
        delta: {
          role: 'assistant',
          content: '<tool_call>\n<function=look>\n<parameter=path>\na.ts\n</parameter>\n</function>\n</tool_call>',
        },
        finish_reason: null,
      },
    ],
  })}\n\n`,
  `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'small-model', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\n`,
  'data: [DONE]\n\n',
];

const cases: [situation: string, given: Exchange, what: RegExp, next: RegExp, setting: string | null][] = [
  [
    'a refused key',
    failed('authentication', 401, 'invalid key. Request 17 failed.'),
    /^local\/small-model answered HTTP 401: invalid key\.$/,
    /api_key of backend local/,
    '[backends.local]\napi_key = "${NAME_OF_THE_VARIABLE}"',
  ],
  [
    'a busy server without another target',
    failed('rate-limit', 429),
    /answered HTTP 429: no$/,
    /fallback/,
    '[models]\n"asked-model" = ["local/small-model", "OTHER_BACKEND/MODEL"]',
  ],
  [
    'a server that takes too long',
    failed('timeout', null, 'local did not begin to answer in time (limits.fallback_first_byte_timeout)'),
    /did not answer: local did not begin/,
    /raise fallback_first_byte_timeout\.$/,
    '[backends.local]\nfallback_first_byte_timeout = "900s"',
  ],
  [
    'a stream that stalled until a fallback stood in for it',
    well({
      backend: backend({
        attempts: [{ ...attempt(200, 'it stopped sending (limits.idle_timeout)'), backend: 'qwen3.5' }, answered],
      }),
    }),
    /^qwen3\.5\/small-model began to answer/,
    /raise idle_timeout\.$/,
    '[backends."qwen3.5"]\nidle_timeout = "900s"',
  ],
  [
    'a busy server that a row of [[routes]] chose',
    { ...failed('rate-limit', 429), route: 'long' },
    /answered HTTP 429/,
    /row long of \[\[routes\]\]/,
    null,
  ],
  ['a server that is down', failed('upstream', null, 'connection refused'), /connection refused/, /louter diag/, null],
  [
    'a failure that a fallback made good',
    well({ backend: backend({ attempts: [{ ...attempt(401, 'wrong key'), backend: 'first' }, answered] }) }),
    /^first\/small-model answered HTTP 401: wrong key$/,
    /api_key of backend first/,
    '[backends.first]\napi_key = "${NAME_OF_THE_VARIABLE}"',
  ],
  [
    'a busy server that a fallback stood in for',
    well({ backend: backend({ attempts: [{ ...attempt(503, 'busy'), backend: 'first' }, answered] }) }),
    /^first\/small-model answered HTTP 503: busy$/,
    /max_concurrent of backend first; other targets were tried/,
    '[backends.first]\nmax_concurrent = NUMBER',
  ],
  [
    'a call that the model wrote as text',
    exchange({
      request: clientRequest(
        JSON.stringify({
          model: 'm',
          max_tokens: 9,
          stream: true,
          messages: [{ role: 'user', content: 'Look.' }],
          tools: [{ name: 'look', input_schema: { type: 'object', properties: { path: { type: 'string' } } } }],
        }),
      ),
      backend: backend({ response: response(textCall) }),
      summary: { usage: null, finish: 'stop', toolCalls: [] },
    }),
    /wrote a tool call as text, in the form of dialect qwen/,
    /dialect = "qwen"/,
    '[backends.local]\ndialect = "qwen"',
  ],
  [
    'a medium at a URL',
    losing({ key: 'media.fetch', value: 'true' }),
    /^not sent to the backend: an image$/,
    /fetch media/,
    '[media]\nfetch = true',
  ],
  [
    'a search that the server does not run',
    losing({ key: 'search.provider', value: '"searxng"' }),
    /an image/,
    /search the web/,
    '[search]\nprovider = "searxng"\nbase_url = "http://127.0.0.1:8888"',
  ],
  [
    'a capability that is not listed',
    losing({ key: 'backends.NAME.capabilities', value: '"vision"' }),
    /an image/,
    /add "vision" to capabilities in \[backends\.local\]/,
    null,
  ],
  [
    'an effort that may be accepted',
    losing({ key: 'model_data.NAME.reasoning', value: '"effort"' }),
    /an image/,
    /--probe local\/small-model/,
    '[model_data."small-model"]\nreasoning = "effort"',
  ],
  ['an answer that the client limited', cutOff(), /cut off/, /limit of the client/, null],
  ['an answer that a route limited', cutOff('route-max-tokens'), /cut off/, /\[\[routes\]\]/, null],
  [
    'an answer that Louter limited',
    cutOff('default-max-tokens'),
    /cut off/,
    /State the right one/,
    '[model_data."small-model"]\nmax_output = TOKENS',
  ],
  [
    'a model without a price',
    well({ backend: backend(), summary: priced }),
    /^what small-model costs is not known$/,
    /million tokens/,
    '[model_data."small-model"]\nprice = { input = DOLLARS, output = DOLLARS }',
  ],
];

test.each(cases)('advises on %s', async (_situation, given, what, next, setting) => {
  expect(await adviceOn(given)).toEqual([
    { what: expect.stringMatching(what), next: expect.stringMatching(next), setting },
  ]);
});

const settings = cases.flatMap(([situation, , , , setting]) =>
  setting === null ? [] : [[situation, setting] as const],
);

test.each(settings)('what it advises to set on %s is a configuration', (_situation, setting) => {
  const filled = setting
    .replaceAll('DOLLARS', '0.5')
    .replaceAll('TOKENS', '4096')
    .replaceAll('NUMBER', '4')
    .replaceAll('OTHER_BACKEND/MODEL', 'other/model');
  const text = [
    ...['local', 'first', '"qwen3.5"', 'other']
      .map((name) =>
        [`[backends.${name}]`, 'protocol = "openai-chat"', 'base_url = "http://127.0.0.1:9/v1"'].join('\n'),
      )
      .map((table) => {
        const [name = ''] = table.split('\n');
        return filled.startsWith(`${name}\n`) ? `${table}\n${filled.slice(name.length + 1)}` : table;
      }),
    filled.startsWith('[models]') ? '' : '[models]\n"*" = "local/*"',
    filled.startsWith('[backends.') ? '' : filled,
  ].join('\n');
  expect(() => loadConfig({ file: 'louter.toml', text, env: { NAME_OF_THE_VARIABLE: 'a-key' } })).not.toThrow();
});

test('is silent about what nothing can change', async () => {
  expect(await adviceOn(well({ backend: backend() }))).toEqual([]);
  expect(await adviceOn(losing(undefined))).toEqual([]);
  // It may fetch, and the image is not there.
  const inVain = { path: '/messages/0', what: 'the image was not fetched: its host answered 404' };
  expect(await adviceOn(losing({ key: 'media.fetch', value: 'true' }, [inVain]))).toEqual([]);
});

// ---------------------------------------------------------------- several requests

/** Turns of one session with Anthropic, by what was counted of each. */
async function adviceOnTurns(turns: readonly (Partial<Exchange> & { usage: CoreUsage })[]) {
  const text = (role: string, content: string) => ({ role, content });
  const messages = turns.flatMap((_turn, index) => [text('user', `question ${index}`), text('assistant', 'well')]);
  const given = turns.map(({ usage, ...fields }, index) =>
    exchange({
      startedAt: (Date.now() + index) * 1000,
      request: clientRequest(JSON.stringify({ model: 'm', max_tokens: 9, messages: messages.slice(0, 2 * index + 1) })),
      backend: backend({ protocol: 'anthropic', issuer: 'anthropic@127.0.0.1' }),
      summary: { usage, finish: 'stop', toolCalls: [] },
      ...fields,
    }),
  );
  const store = await reader(await storeAll(given, { check: 'off' }));
  const { advice } = await viewConversation(store, given[0]?.traceId ?? '', Date.now());
  return advice.map(({ requests, ...each }) => ({
    ...each,
    turns: requests.map((id) => given.findIndex(({ traceId }) => traceId === id)),
  }));
}

const usage = (fields: Partial<CoreUsage> = {}): CoreUsage => ({ input: 5000, output: 7, ...fields });
const price = { what: 'what small-model costs is not known' };

test('makes one advice of what repeats, with all of its requests', async () => {
  expect(
    await adviceOnTurns([{ usage: usage({ cacheRead: 1 }) }, { usage: usage({ cacheRead: 2000 }) }]),
  ).toMatchObject([{ ...price, turns: [0, 1] }]);
});

test('advises to mark prompts where nothing of a session was cached', async () => {
  const plain = { usage: usage({ cacheRead: 0, cacheWrite: 0 }) };
  expect(await adviceOnTurns([plain, plain, plain])).toMatchObject([
    { turns: [0, 1, 2], setting: '[backends.local]\nprompt_cache = "auto"' },
    price,
  ]);
  const passed = { ...plain, mode: 'baseline' as const };
  expect(await adviceOnTurns([passed, passed, passed])).toMatchObject([
    { turns: [0, 1, 2], next: expect.stringContaining('pass unchanged'), setting: null },
    price,
  ]);
  // Too few, one that was cached, and a server that caches nothing although Louter marks the prompts.
  const marked = { ...plain, notes: [{ what: 'added cache marks: messages 0 and 2' }] };
  expect(await adviceOnTurns([plain, plain])).toMatchObject([price]);
  expect(await adviceOnTurns([plain, plain, { usage: usage({ cacheWrite: 4000 }) }])).toMatchObject([price]);
  expect(await adviceOnTurns([marked, marked, marked])).toMatchObject([price]);
  // It reports no cache: there may be one.
  const unreported = { usage: usage() };
  expect(await adviceOnTurns([unreported, unreported, unreported])).toMatchObject([price]);
});

test('advises to check the cache of a server that caches by itself, or to send it a key', async () => {
  const plain = { usage: usage({ cacheRead: 0 }), backend: backend() };
  expect(await adviceOnTurns([plain, plain, plain])).toMatchObject([
    { turns: [0, 1, 2], setting: '[model_data."small-model"]\nprompt_cache_key = true' },
    price,
  ]);
  const keyed = { ...plain, notes: [{ what: 'a key', effect: { name: 'cache-key-added' as const } }] };
  expect(await adviceOnTurns([keyed, keyed, keyed])).toMatchObject([price]);
  const read = { ...plain, usage: usage({ cacheRead: 4000 }) };
  expect(await adviceOnTurns([plain, read, read])).toMatchObject([price]);
});

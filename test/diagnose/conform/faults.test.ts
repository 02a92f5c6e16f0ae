import { afterAll, beforeAll, expect, test } from 'vitest';
import { asObject, parseJson, type JsonObject } from '../../../src/core/json.ts';
import type { Protocol } from '../../../src/core/types.ts';
import { discover, reportOf } from '../../../src/diagnose/conform/conform.ts';
import type { ConformanceResult } from '../../../src/present/conformance.ts';
import { obey } from '../../support/obedient-model.ts';
import {
  bodyOf,
  jsonAnswer,
  startUpstream,
  type ReceivedUpstreamRequest,
  type ScriptedAnswer,
  type Upstream,
} from '../../support/upstream.ts';
import { vendors } from '../../support/vendors.ts';

let upstream: Upstream;
beforeAll(async () => (upstream = await startUpstream()));
afterAll(() => upstream.close());

type Alter = (answer: ScriptedAnswer, request: ReceivedUpstreamRequest) => ScriptedAnswer;

/** The results of a server that answers right but for `alter`, by case. */
async function check(protocol: Protocol, alter: Alter, only?: string[]): Promise<Map<string, ConformanceResult>> {
  upstream.answerWith((request) =>
    request.method === 'GET' ? jsonAnswer({}, 404) : alter(obey(protocol, request), request),
  );
  const url = `${upstream.url}${vendors[protocol].base}`;
  const options = { url, protocol, model: 'm', key: 'right', maxRequests: 60, timeoutMs: 5_000, only };
  const found = await discover(options);
  if (found.kind !== 'found') throw new Error(found.why);
  const protocols = [];
  for (const plan of found.plans) protocols.push(await plan.run({ onCase() {}, onResult() {} }));
  const { cases } = reportOf(options, protocols).protocols[0] ?? { cases: [] };
  return new Map(cases.map((each) => [each.case, each]));
}

/** Changes plain answers. */
const inBody =
  (change: (body: JsonObject) => JsonObject): Alter =>
  (answer) => {
    if (answer.headers?.['content-type'] !== 'application/json' || (answer.status ?? 200) !== 200) return answer;
    return { ...answer, body: JSON.stringify(change(asObject(parseJson(bodyOf(answer))) ?? {})) };
  };

/** Changes streams. */
const inStream =
  (change: (text: string) => string): Alter =>
  (answer) =>
    answer.headers?.['content-type'] === 'application/json' ? answer : { ...answer, body: change(bodyOf(answer)) };

const inError =
  (change: (answer: ScriptedAnswer) => ScriptedAnswer): Alter =>
  (answer) =>
    (answer.status ?? 200) >= 400 ? change(answer) : answer;

const without = (field: string) => (body: JsonObject) => {
  const { [field]: _, ...rest } = body;
  return rest;
};

const events = (text: string): string[] => text.split('\n\n').filter((each) => each !== '');
const joined = (all: readonly string[]): string => all.map((each) => `${each}\n\n`).join('');

/** A fault, the case that must find it, and a part of what it says. */
const faults: [string, Protocol, Alter, string, RegExp][] = [
  ['a missing required field', 'anthropic', inBody(without('id')), 'text', /"\/id","what":"expected a value/],
  ['a missing required field', 'openai-chat', inBody(without('choices')), 'text', /\/choices/],
  ['a missing required field', 'openai-responses', inBody(without('output')), 'text', /\/output/],
  ['no candidate', 'gemini', inBody(without('candidates')), 'text', /candidates/],
  ['a missing required field', 'ollama', inBody(without('message')), 'text', /\/message/],
  [
    'an event out of order',
    'anthropic',
    inStream((text) => joined([...events(text).slice(1), events(text)[0] ?? ''])),
    'stream',
    /message_start/,
  ],
  [
    'no terminal event',
    'anthropic',
    inStream((text) => joined(events(text).slice(0, -1))),
    'stream',
    /message_stop|ended/,
  ],
  ['no terminal event', 'openai-chat', inStream((text) => joined(events(text).slice(0, -1))), 'stream', /DONE/],
  [
    'no terminal event',
    'openai-responses',
    inStream((text) => joined(events(text).slice(0, -1))),
    'stream',
    /ended|end/,
  ],
  [
    'no terminal line',
    'ollama',
    inStream((text) => `${text.trim().split('\n').slice(0, -1).join('\n')}\n`),
    'stream',
    /ended|done/,
  ],
  [
    'a wrong content type',
    'openai-chat',
    (answer) => ({ ...answer, headers: { ...answer.headers, 'content-type': 'text/plain' } }),
    'text',
    /text\/plain; expected application\/json/,
  ],
  [
    'no stream where one is requested',
    'openai-chat',
    (answer, request) => {
      const stream = asObject(request.json)?.['stream'] === true;
      const text = JSON.stringify({ ...asObject(request.json), stream: false });
      return stream ? obey('openai-chat', { ...request, text, json: JSON.parse(text) }) : answer;
    },
    'stream',
    /expected text\/event-stream/,
  ],
  [
    'an error in 200',
    'openai-chat',
    () => jsonAnswer({ error: { message: 'no', type: 'x' } }),
    'text',
    /\/id|\/choices|\/object/,
  ],
  [
    'an error in 200',
    'openai-chat',
    inError((answer) => ({ ...answer, status: 200 })),
    'error-missing-field',
    /not refused/,
  ],
  ['usage missing', 'anthropic', inBody(without('usage')), 'usage', /usage/],
  ['usage missing', 'openai-chat', inBody(without('usage')), 'usage', /no token usage/],
  [
    'usage missing in a stream',
    'openai-chat',
    inStream((text) => joined(events(text).filter((each) => !each.includes('"usage"')))),
    'usage',
    /in the stream: the answer has no token usage/,
  ],
  [
    'arguments that are not JSON',
    'openai-chat',
    (answer) => ({ ...answer, body: bodyOf(answer).replaceAll(String.raw`{\"city\"`, String.raw`{city`) }),
    'tool-call',
    /arguments/,
  ],
  [
    'duplicated ids of calls',
    'openai-chat',
    (answer) => ({ ...answer, body: bodyOf(answer).replaceAll('call_1aaaaaaa', 'call_0aaaaaaa') }),
    'parallel-calls',
    /same id/,
  ],
  [
    'a call where none is allowed',
    'openai-chat',
    (_, request) => obey('openai-chat', { ...request, json: without('tool_choice')(asObject(request.json) ?? {}) }),
    'tool-choice-none',
    /has a tool call/,
  ],
  [
    'a forced call that is not made',
    'openai-chat',
    (_, request) => obey('openai-chat', { ...request, json: without('tool_choice')(asObject(request.json) ?? {}) }),
    'tool-choice',
    /no tool call, although one was forced/,
  ],
  [
    'a page as error',
    'anthropic',
    inError(() => ({ status: 404, headers: { 'content-type': 'text/html' }, body: '<html>Not Found</html>' })),
    'error-not-json',
    /text\/html/,
  ],
  [
    'an error of another protocol',
    'anthropic',
    inError(() => jsonAnswer({ detail: 'no' }, 422)),
    'error-wrong-type',
    /form/,
  ],
  [
    'a status of the server',
    'openai-chat',
    inError((answer) => ({ ...answer, status: 500 })),
    'error-wrong-type',
    /500/,
  ],
  ['any key', 'openai-chat', (answer) => answer, 'error-wrong-key', /not refused/],
  ['an answer cut off', 'openai-chat', (answer) => ({ ...answer, ends: 'cut' }), 'text', /closed|broke off|not JSON/],
  [
    'another schema',
    'openai-chat',
    (answer) => ({ ...answer, body: bodyOf(answer).replaceAll('certain', 'sure') }),
    'json-schema',
    /schema/,
  ],
  [
    'an ignored limit of tokens',
    'anthropic',
    inBody((body) => ({ ...body, usage: { ...asObject(body['usage']), output_tokens: 2_000 } })),
    'max-tokens',
    /limit of the request is 16/,
  ],
  [
    'an ignored stop sequence',
    'openai-chat',
    (_, request) => obey('openai-chat', { ...request, json: without('stop')(asObject(request.json) ?? {}) }),
    'stop',
    /stop sequence/,
  ],
  [
    'the answer to another request',
    'openai-chat',
    (answer) => ({ ...answer, body: bodyOf(answer).replaceAll('walnut', 'copper') }),
    'parallel-requests',
    /another one/,
  ],
  [
    'nothing after an aborted stream',
    'openai-chat',
    (answer, request) => (asObject(request.json)?.['stream'] === true ? answer : { ...answer, ends: 'reset' }),
    'cancel',
    /closed the connection|ECONNRESET|reset/,
  ],
];

test.each(faults)('finds %s of a server of %s', async (_, protocol, alter, name, message) => {
  const result = (await check(protocol, alter, [name])).get(name);
  expect(result).toMatchObject({ result: 'failed' });
  expect(JSON.stringify(result)).toMatch(message);
  expect(result?.request).toMatch(/^curl /);
  expect(JSON.stringify(result)).not.toContain('right"');
});

test('finds nothing wrong with a server that is as strict as the protocol, but for the key that it does not check', async () => {
  const results = await check('openai-chat', (answer) => answer);
  const failed = [...results.values()].filter(({ result }) => result === 'failed');
  expect(failed.map((each) => each.case)).toEqual(['error-wrong-key']);
});

test('fails a violation once, and judges the cases after it by the rest', async () => {
  const renamed: Alter = (answer, request) => {
    const wrong = inStream((text) => text.replaceAll('"id":"chatcmpl', '"identity":"chatcmpl'))(answer, request);
    return request.text.includes('Repeat exactly')
      ? { ...wrong, body: bodyOf(wrong).replaceAll('🦊', '\uFFFD') }
      : wrong;
  };
  const results = await check('openai-chat', renamed, ['stream', 'unicode', 'tool-call-stream', 'text']);
  expect([...results].map(([name, { result, what }]) => [name, result, what])).toEqual([
    ['text', 'passed', null],
    ['stream', 'failed', expect.stringContaining('violates the protocol')],
    ['unicode', 'failed', expect.stringContaining('U+FFFD')],
    ['tool-call-stream', 'passed', 'but for what stream found'],
  ]);
  const alone = await check('openai-chat', renamed, ['tool-call-stream']);
  expect(alone.get('tool-call-stream')).toMatchObject({ result: 'failed' });
});

test('fails the form of errors once, and judges the other refusals by their status', async () => {
  const renamed = inError((answer) => ({
    ...answer,
    status: answer.status === 400 ? 500 : 400,
    body: bodyOf(answer).replace('"message"', '"text"'),
  }));
  const results = await check('openai-chat', renamed, ['error-not-json', 'error-wrong-type']);
  expect([...results].map(([name, { result, what }]) => [name, result, what])).toEqual([
    ['error-not-json', 'failed', expect.stringContaining('does not have the form')],
    ['error-wrong-type', 'failed', expect.stringContaining('the status is 500')],
  ]);
});

test('calls a feature unsupported that is refused in the form of the protocol, and a basic one failed', async () => {
  const refuse: Alter = (answer, { text }) =>
    text.includes('image') || text.includes('secret word')
      ? jsonAnswer({ error: { message: 'cannot', type: 'invalid_request_error', param: null, code: null } }, 400)
      : answer;
  const results = await check('openai-chat', refuse, ['image', 'conversation', 'text']);
  expect([...results].map(([name, { result }]) => [name, result])).toEqual([
    ['text', 'passed'],
    ['conversation', 'failed'],
    ['image', 'unsupported'],
  ]);
});

test('does not blame a server for what its model does', async () => {
  const answer = () =>
    obey('openai-chat', { ...plain, json: { model: 'm', messages: [{ role: 'user', content: 'x' }] } });
  const results = await check('openai-chat', answer, ['tool-call', 'parallel-calls', 'image', 'system', 'caching']);
  expect([...results.values()].map(({ result }) => result)).toEqual(Array.from({ length: 5 }, () => 'inconclusive'));
});

test.each([
  ['openai-chat', 429],
  ['openai-chat', 503],
  ['anthropic', 529],
] as const)('says that a server of %s was unavailable when it answers everything with %s', async (protocol, status) => {
  const body =
    protocol === 'anthropic'
      ? { type: 'error', error: { type: 'overloaded_error', message: 'later' }, request_id: 'req_1' }
      : { error: { message: 'later', type: 'server_error', param: null, code: null } };
  const results = await check(protocol, () => jsonAnswer(body, status));
  const others = [...results.values()].filter(
    ({ case: name, result }) => result !== 'unavailable' && name !== 'models',
  );
  expect(others).toEqual([]);
  expect(results.get('text')?.what).toBe(`refused with ${status}: later`);
});

const plain: ReceivedUpstreamRequest = {
  method: 'POST',
  path: '/v1/chat/completions',
  headers: {},
  text: '',
  json: {},
  outcome: Promise.resolve('answered'),
};

import { expect, test } from 'vitest';
import { describeOutcome } from '../../../src/inspect/export/outcome.ts';
import { checkChain } from '../../../src/inspect/view/chain.ts';
import { findEnding } from '../../../src/inspect/view/ending.ts';
import { findToolFailure } from '../../../src/inspect/view/tool-failure.ts';
import type { Exchange } from '../../../src/record/exchange.ts';
import { backend, clientRequest, exchange, response } from '../../record/support/exchange.ts';
import { reader, storeAll } from '../../record/support/store.ts';
import type { StoredTrace } from '../../../src/record/store/stored-trace.ts';

const chunk = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
const request = (fields: object = {}) =>
  clientRequest(
    JSON.stringify({
      model: 'm',
      max_tokens: 9,
      stream: true,
      messages: [{ role: 'user', content: 'Make the tests pass.' }],
      tools: [{ name: 'look', input_schema: { type: 'object', required: ['path'] } }],
      ...fields,
    }),
  );
const answered = (chunks: readonly string[], fields: Partial<Exchange> = {}): Exchange =>
  exchange({ request: request(), backend: backend({ response: response(chunks) }), ...fields });
const attempt = (status: number | null, error: string | null = null) => ({
  backend: 'local',
  model: 'm',
  startedMs: 1,
  status,
  error,
  cause: 'first' as const,
  reason: null,
});
const callChunks = [
  chunk({
    role: 'assistant',
    tool_calls: [{ index: 0, id: 'c', type: 'function', function: { name: 'look', arguments: '{"path":"a"}' } }],
  }),
  chunk({}, 'tool_calls'),
  'data: [DONE]\n\n',
];
const textChunks = (finish: string) => [
  chunk({ role: 'assistant', content: 'I looked at it. All tests pass now.' }),
  chunk({}, finish),
  'data: [DONE]\n\n',
];

const stopped = { usage: null, finish: 'stop', toolCalls: [] };

const endings: [situation: string, exchange: Exchange, kind: string, what: RegExp, next: RegExp | null][] = [
  [
    'the gateway died',
    exchange({ status: 'interrupted' }),
    'interrupted',
    /gateway stopped while this request was in flight/,
    /log/,
  ],
  [
    'the client hung up before the first token',
    exchange({
      status: 'aborted',
      summary: null,
      timing: { firstByteMs: null, firstTokenMs: null, totalMs: 4100 },
    }),
    'aborted',
    /^The client disconnected after 4\.1 s, before the first token\.$/,
    /timeout/,
  ],
  [
    'the client hung up while tokens came',
    exchange({ status: 'aborted' }),
    'aborted',
    /^The client disconnected after 30 ms and 7 tokens\.$/,
    /timeout/,
  ],
  [
    'the backend refused three times',
    exchange({
      status: 'upstream-error',
      error: { kind: 'overloaded', message: 'overloaded' },
      backend: backend({ attempts: [attempt(529), attempt(529), attempt(529)] }),
      response: response(['{}'], 'application/json', { status: 529 }),
    }),
    'error',
    /^Backend local answered HTTP 529, the last of 3 attempts \(local 529, local 529, local 529\): "overloaded"\.$/,
    /max_concurrent of backend local/,
  ],
  [
    'the backend could not be reached',
    exchange({
      status: 'upstream-error',
      error: { kind: 'upstream', message: 'connection refused' },
      backend: backend({ attempts: [attempt(null, 'connection refused')] }),
    }),
    'error',
    /^Backend local did not answer: "connection refused"\.$/,
    /louter diagnostics/,
  ],
  [
    'Louter rejected the request',
    exchange({
      status: 'client-error',
      error: { kind: 'invalid-request', message: '/messages: expected an array' },
      response: response(['{}'], 'application/json', { status: 400 }),
    }),
    'error',
    /^Louter rejected the request with HTTP 400, without contacting a backend: "\/messages: expected an array"\.$/,
    /bytes of the request/,
  ],
  [
    'the stream has no end',
    answered([chunk({ role: 'assistant', content: 'I' })], { summary: { usage: null, finish: null, toolCalls: [] } }),
    'incomplete',
    /^The response of backend local has no end/,
    /log of the backend/,
  ],
  [
    'the output limit was reached',
    answered(textChunks('length'), { summary: { usage: { input: 5, output: 9 }, finish: 'length', toolCalls: [] } }),
    'length',
    /cut off after 9 tokens: the model reached the limit of 9 tokens that the request sets/,
    /output limit/,
  ],
  [
    'the model refused',
    answered(textChunks('stop'), { summary: { usage: null, finish: 'refusal', toolCalls: [] } }),
    'refusal',
    /^The model refused: "I looked at it\. All tests pass now\."$/,
    /another model/,
  ],
  [
    'a filter stopped it',
    answered(textChunks('content_filter'), { summary: { usage: null, finish: 'content-filter', toolCalls: [] } }),
    'content-filter',
    /content filter of backend local/,
    /another backend/,
  ],
  [
    'calls have no results',
    answered(callChunks, { summary: { usage: null, finish: 'tool-calls', toolCalls: ['look'] } }),
    'calls-pending',
    /^The model called look \(c, \{"path":"a"\}\); for .* no request has brought the result\.$/,
    /agent/,
  ],
  [
    'the model wrote its call as text',
    answered([
      chunk({
        role: 'assistant',
        content: 'I look.\n<tool_call>\n{"name": "look", "arguments": {"path": "a"}}\n</tool_call>',
      }),
      chunk({}, 'stop'),
      'data: [DONE]\n\n',
    ]),
    'calls-as-text',
    /^The model wrote a tool call as text, in the form of dialect qwen, but backend local has no dialect: /,
    /^Set dialect = "qwen" in \[backends\.local\]/,
  ],
  [
    'the model is done',
    answered(textChunks('stop')),
    'stop',
    /^The model ended its turn without calling a tool: "I looked at it\. All tests pass now\."$/,
    null,
  ],
];

/** Records exchanges in one store, and reads them back. */
async function recordedTraces(given: readonly Exchange[]): Promise<StoredTrace[]> {
  const url = await storeAll(given, { check: 'off' });
  const store = await reader(url);
  return Promise.all(given.map(({ traceId }) => store.get(traceId)));
}

test('reports how an exchange ended', async () => {
  const traces = await recordedTraces(endings.map(([, given]) => given));
  const found = traces.map((trace) => findEnding(trace, { now: Date.now() + 60_000 }));
  expect(found.map(({ kind, what, next }) => ({ kind, what, next }))).toEqual(
    endings.map(([, , kind, what, next]) => ({
      kind,
      what: expect.stringMatching(what),
      next: next === null ? null : expect.stringMatching(next),
    })),
  );
});

const verdicts = async (given: Exchange) => {
  const [trace] = await recordedTraces([given]);
  return Object.fromEntries(
    (trace ? checkChain(trace) : []).map(({ name, verdict, what }) => [name, `${verdict}: ${what}`]),
  );
};

test('passes every check when a request and its response are as declared', async () => {
  const body = request();
  expect(
    await verdicts(
      answered(callChunks, {
        mode: 'proxy',
        request: body,
        summary: { usage: null, finish: 'tool-calls', toolCalls: ['look'] },
      }),
    ),
  ).toEqual({
    'client-request': 'ok: valid in its protocol',
    'carried-over': 'ok: all of the request was carried over',
    'backend-answered': 'ok: HTTP 200',
    'backend-response': 'ok: keeps to its protocol',
    'tool-calls': 'ok: 1 call as declared',
    'client-response': 'unknown: there is no response',
  });
});

test('reports a loss as a warning, and a retry too', async () => {
  const chain = await verdicts(
    answered(textChunks('stop'), {
      losses: [
        { path: '/top_k', what: 'no such field', leg: 'request' },
        { path: '/choices/0/logprobs', what: 'no such field', leg: 'answer' },
      ],
      backend: backend({
        attempts: [attempt(503, 'overloaded'), attempt(200)],
        response: response(textChunks('stop')),
      }),
    }),
  );
  expect(chain).toMatchObject({
    'carried-over': 'warning: 1 part not carried over: /top_k',
    'backend-answered': 'warning: HTTP 200 after 2 attempts',
    'client-response': 'warning: 1 part not carried over: /choices/0/logprobs',
    'tool-calls': 'unknown: no tool was called',
  });
});

test('names up to three places of losses', async () => {
  const paths = ['/top_k', '/seed', '/logit_bias', '/user'];
  const chainOf = async (lost: readonly string[]) =>
    (
      await verdicts(
        answered(textChunks('stop'), {
          losses: lost.map((path) => ({ path, what: 'no such field', leg: 'request' as const })),
        }),
      )
    )['carried-over'];
  expect(await chainOf(paths.slice(0, 3))).toBe('warning: 3 parts not carried over: /top_k, /seed, /logit_bias');
  expect(await chainOf(paths)).toBe('warning: 4 parts not carried over: /top_k, /seed, /logit_bias, and 1 more');
});

test('fails the check of the party at fault', async () => {
  expect(await verdicts(answered([chunk({ role: 'assistant', content: 'I' })]))).toMatchObject({
    'backend-response': expect.stringMatching(/^failed: /),
  });
  const invalid = callChunks.map((each) => each.replace('path', 'file'));
  expect(
    await verdicts(answered(invalid, { summary: { usage: null, finish: 'tool-calls', toolCalls: ['look'] } })),
  ).toMatchObject({
    'tool-calls': 'failed: the arguments of look do not conform to its schema: /path is required and missing',
  });
  expect(
    await verdicts(
      exchange({
        status: 'client-error',
        request: request({ messages: 'none' }),
        error: { kind: 'invalid-request', message: '/messages: expected an array' },
      }),
    ),
  ).toMatchObject({
    'client-request': expect.stringMatching(/^failed: .*messages/),
    'backend-answered': expect.stringMatching(/^unknown/),
  });
});

test('finds calls in the text of a response, and names the configuration', async () => {
  const text = '[TOOL_CALLS]look[ARGS]{"path": "a"}';
  const given = answered([chunk({ role: 'assistant', content: text }), chunk({}, 'stop'), 'data: [DONE]\n\n']);
  const [trace] = await recordedTraces([
    { ...given, backend: backend({ dialect: 'qwen', response: given.backend?.response ?? null }) },
  ]);
  expect(trace ? checkChain(trace) : []).toContainEqual({
    name: 'tool-calls',
    party: 'configuration',
    verdict: 'failed',
    what: 'the model wrote a tool call as text, in the form of dialect mistral, but backend local is configured with dialect qwen',
    proof: { leg: 'upstream-response', path: null, event: null },
  });
});

test('fails the check of the client when its history lacks the result of a call', async () => {
  const call = (id: string) => ({ type: 'tool_use', id, name: 'look', input: { path: 'a' } });
  const result = { type: 'tool_result', tool_use_id: 'call_1', content: 'found' };
  const messages = [
    { role: 'user', content: 'Look twice.' },
    { role: 'assistant', content: [call('call_1'), call('call_2')] },
    { role: 'user', content: [result] },
  ];
  expect(await verdicts(answered(textChunks('stop'), { request: request({ messages }) }))).toMatchObject({
    'client-request': 'failed: the client sent no result of tool call look (call_2, {"path":"a"})',
  });
});

const next = { id: 'later', turn: 2 };
const twoCalls = [
  chunk({
    role: 'assistant',
    tool_calls: ['a', 'b'].map((path, index) => ({
      index,
      id: `call_${index + 1}`,
      type: 'function',
      function: { name: 'look', arguments: JSON.stringify({ path }) },
    })),
  }),
  chunk({}, 'tool_calls'),
  'data: [DONE]\n\n',
];

test('names the call whose result a later turn does not have', async () => {
  const summary = { usage: null, finish: 'tool-calls', toolCalls: ['look', 'look'] };
  const [trace] = await recordedTraces([answered(twoCalls, { summary })]);
  if (!trace) throw new Error('nothing was recorded');
  const [first, second] = trace.row.toolCalls;
  if (!first || !second) throw new Error('the calls were not recorded');
  const continued = { ...trace, row: { ...trace.row, toolCalls: [{ ...first, resultSeq: 2 }, second] } };
  expect(findEnding(continued, { now: Date.now(), neighbours: { previous: null, next } })).toMatchObject({
    kind: 'missing-results',
    what: 'The model called look (call_1, {"path":"a"}) and look (call_2, {"path":"b"}); turn 2 went on without the result of look (call_2, {"path":"b"}).',
    isFailure: true,
  });
  expect(findEnding(trace, { now: Date.now() })).toMatchObject({ kind: 'calls-pending', isFailure: false });
});

/** The chunks of a response that calls each of these tools once. */
const chunksOf = (...calls: readonly (readonly [name: string, args: string])[]): string[] => [
  chunk({
    role: 'assistant',
    tool_calls: calls.map(([name, args], index) => ({
      index,
      id: `call_${index + 1}`,
      type: 'function',
      function: { name, arguments: args },
    })),
  }),
  chunk({}, 'tool_calls'),
  'data: [DONE]\n\n',
];
const fine = ['look', '{"path":"a"}'] as const;
const calling = (chunks: readonly string[], fields: Partial<Exchange> = {}): Exchange =>
  answered(chunks, { summary: { usage: null, finish: 'tool-calls', toolCalls: ['look'] }, ...fields });

test.each([
  ['undeclared', [fine, ['run', '{}']], 'the request declares no tool run'],
  ['unreadable', [['look', '{"path":"a']], 'the arguments of look cannot be read: they are not a JSON object'],
  ['mismatch', [['look', '{}']], 'the arguments of look do not conform to its schema: /path is required and missing'],
] as const)('the check, the ending and the stored row agree when a call is %s', async (_kind, calls, what) => {
  const [trace] = await recordedTraces([calling(chunksOf(...calls))]);
  expect(trace && checkChain(trace)).toContainEqual(
    expect.objectContaining({ name: 'tool-calls', party: 'model', verdict: 'failed', what }),
  );
  expect(trace && findEnding(trace, { now: Date.now() })).toMatchObject({
    kind: 'calls-pending',
    what: expect.stringContaining(
      ` ${what.charAt(0).toUpperCase()}${what.slice(1)}: the agent may reject the call.`,
    ) as string,
    isFailure: true,
  });
  expect(trace?.row.toolCalls.at(-1)).toMatchObject({ isValid: false });
});

test('names three wrong calls and counts the others when many are wrong', async () => {
  const wrong = ['a', 'b', 'c', 'd'].map((name) => [name, '{}'] as const);
  const [trace] = await recordedTraces([calling(chunksOf(...wrong))]);
  expect(trace && checkChain(trace).find(({ name }) => name === 'tool-calls')?.what).toBe(
    'the request declares no tool a; the request declares no tool b; the request declares no tool c; and 1 more',
  );
  expect(trace && findEnding(trace, { now: Date.now() }).what).toContain(
    'The request declares no tool a; 3 more calls are wrong: the agent may reject them.',
  );
});

test('states why a call is not validated, in place of a check that passed', async () => {
  const tools = [
    { name: 'look', input_schema: { type: 'object', required: ['path'] } },
    { type: 'web_search_20250305', name: 'web_search' },
  ];
  const given = calling(chunksOf(fine, ['web_search', '{"query":"a"}']), { request: request({ tools }) });
  expect(await verdicts(given)).toMatchObject({
    'tool-calls': 'unknown: 1 call as declared; not validated: web_search (the vendor defines its arguments)',
  });
});

test('uses what is stored when the bodies are not', async () => {
  const [trace] = await recordedTraces([calling(chunksOf(fine))]);
  if (!trace) throw new Error('nothing was recorded');
  const checkOf = (isValid: boolean | null) => {
    const toolCalls = trace.row.toolCalls.map((call) => ({ ...call, isValid }));
    const checks = checkChain({ ...trace, messages: [], row: { ...trace.row, toolCalls } });
    return checks.find(({ name }) => name === 'tool-calls');
  };
  expect(checkOf(true)).toMatchObject({ verdict: 'ok', what: '1 call as declared' });
  expect(checkOf(false)).toMatchObject({
    verdict: 'failed',
    what: 'the call of look is not one that the request allows',
  });
  expect(checkOf(null)).toMatchObject({
    verdict: 'unknown',
    what: 'not validated: look (the request and the response are not stored)',
  });
});

const saying = (content: string): Exchange =>
  answered([chunk({ role: 'assistant', content }), chunk({}, 'stop'), 'data: [DONE]\n\n'], { summary: stopped });

test.each([
  ['a short text', 'Error: no such file.\n\nShall I\ncreate it?', 'Error: no such file. Shall I create it?'],
  [
    'a long text by its first and its last sentence',
    `Error: no such file. ${'I looked in many places. '.repeat(20)}Shall I create it?`,
    'Error: no such file. … Shall I create it?',
  ],
  [
    'two long sentences by the beginning of each',
    `${'a'.repeat(300)}. ${'b'.repeat(300)}.`,
    `${'a'.repeat(200)}… ${'b'.repeat(200)}…`,
  ],
  ['a text without sentences by its beginning', 'a'.repeat(300), `${'a'.repeat(200)}…`],
])('quotes %s', async (_what, text, quote) => {
  const [trace] = await recordedTraces([saying(text)]);
  expect(trace && findEnding(trace, { now: Date.now() }).what).toBe(
    `The model ended its turn without calling a tool: "${quote}"`,
  );
});

test('names the request or response whose bytes its remedy is about', async () => {
  const failed = (kind: string, fields: Partial<Exchange>): Exchange =>
    exchange({ status: 'upstream-error', error: { kind, message: 'wrong' }, summary: null, ...fields } as Exchange);
  const traces = await recordedTraces([
    failed('invalid-request', { status: 'client-error', backend: null }),
    failed('invalid-request', { backend: backend({ attempts: [attempt(400)] }) }),
    failed('bad-upstream-reply', { backend: backend({ attempts: [attempt(200)] }) }),
    failed('overloaded', { backend: backend({ attempts: [attempt(529)] }) }),
    answered([chunk({ role: 'assistant', content: 'I' })], { summary: { usage: null, finish: null, toolCalls: [] } }),
  ]);
  expect(traces.map((trace) => findEnding(trace, { now: Date.now() }).leg)).toEqual([
    'client-request',
    'upstream-request',
    'upstream-response',
    undefined,
    'upstream-response',
  ]);
});

test('names the result that the client left out, although the response ended', async () => {
  const messages = [
    { role: 'user', content: 'Look.' },
    { role: 'assistant', content: [{ type: 'tool_use', id: 'call_1', name: 'look', input: { path: 'a' } }] },
    { role: 'user', content: 'And?' },
  ];
  const [trace] = await recordedTraces([
    answered(textChunks('stop'), { request: request({ messages }), summary: stopped }),
  ]);
  expect(trace && findEnding(trace, { now: Date.now() })).toMatchObject({
    kind: 'stop',
    what: expect.stringContaining('the client sent no result of tool call look (call_1, {"path":"a"})'),
    isFailure: true,
  });
});

test('reports that the history has the incomplete response of the turn before', async () => {
  const messages = [
    { role: 'user', content: 'Look.' },
    { role: 'assistant', content: 'I looked at' },
    { role: 'user', content: 'Go on.' },
  ];
  const [trace] = await recordedTraces([
    answered(textChunks('stop'), { request: request({ messages }), summary: stopped }),
  ]);
  const endingAfter = (status: string, turnMessages: number) =>
    trace &&
    findEnding(trace, {
      now: Date.now(),
      neighbours: { previous: { id: 'p', turn: 1, status, turnMessages }, next: null },
    }).what;
  const remark = 'Its history has the incomplete response of turn 1 as if it were whole: "I looked at".';
  expect(endingAfter('upstream-error', 1)).toContain(remark);
  expect(endingAfter('ok', 1)).not.toContain('incomplete');
  // The answer is that of an earlier turn: the client sent nothing of the one that failed.
  expect(endingAfter('upstream-error', 2)).not.toContain('incomplete');
});

test.each([
  [
    'an event with this error',
    'event: error\ndata: {"type":"error","error":{"type":"api_error","message":"connection lost"}}\n\n',
  ],
  ['no end and no error', ''],
])('reports that the client received %s', async (notice, end) => {
  const begun = `event: message_start\ndata: ${JSON.stringify({ type: 'message_start', message: { id: 'm', type: 'message', role: 'assistant', model: 'm', content: [], stop_reason: null, stop_sequence: null, usage: { input_tokens: 1, output_tokens: 1 } } })}\n\n`;
  const [trace] = await recordedTraces([
    answered([chunk({ role: 'assistant', content: 'I' })], {
      status: 'upstream-error',
      summary: { usage: null, finish: null, toolCalls: [] },
      error: { kind: 'upstream', message: 'connection lost' },
      backend: backend({ attempts: [attempt(200)], response: response([chunk({ role: 'assistant', content: 'I' })]) }),
      response: response([begun + end]),
    }),
  ]);
  expect(trace && findEnding(trace, { now: Date.now() }).what).toContain(notice);
});

test.each([
  [{ status: 'open', httpStatus: null, finish: null, problem: null }, 'running', 'in-flight'],
  [{ status: 'ok', httpStatus: 200, finish: 'stop', problem: null }, 'ok', 'stop'],
  [{ status: 'ok', httpStatus: 200, finish: 'stop', problem: 'calls-as-text' }, 'failed', 'calls as text'],
  [{ status: 'ok', httpStatus: 200, finish: 'stop', problem: 'unreadable-call' }, 'failed', 'unreadable call'],
  [{ status: 'ok', httpStatus: 200, finish: 'stop', problem: 'missing-results' }, 'warning', 'stop, missing result'],
  [{ status: 'ok', httpStatus: 200, finish: 'length', problem: null }, 'warning', 'length'],
  [{ status: 'aborted', httpStatus: 200, finish: null, problem: null }, 'warning', 'aborted'],
  [{ status: 'interrupted', httpStatus: null, finish: null, problem: null }, 'failed', 'interrupted'],
  [{ status: 'upstream-error', httpStatus: 200, finish: null, problem: null }, 'failed', 'incomplete response'],
  [{ status: 'upstream-error', httpStatus: 529, finish: null, problem: null }, 'failed', 'upstream-error 529'],
  [{ status: 'proxy-error', httpStatus: null, finish: null, problem: null }, 'failed', 'proxy-error'],
] as const)('sums up %j as %s: %s', (columns, verdict, text) => {
  expect(describeOutcome(columns)).toEqual({ verdict, text });
});

test.each([
  ['Process exited with code 1\nFAIL', false, 'exit 1'],
  ['Exit code: 2\nWall time: 0.1 seconds', null, 'exit 2'],
  ['Error: Exit code 127\nnot found', true, 'exit 127'],
  ['{"output":"","metadata":{"exit_code":3}}', null, 'exit 3'],
  ['Process exited with code 0\nok', false, null],
  ['no such file', true, 'error'],
  ['The text says exit code 1 in a sentence', false, null],
  [null, null, null],
])('reads the failure of a tool from %j', (result, isError, failure) => {
  expect(findToolFailure(result, isError)).toBe(failure);
});

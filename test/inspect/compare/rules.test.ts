import { describe, expect, test } from 'vitest';
import type { CoreAssistantPart, CoreFinish, CoreMessage } from '../../../src/core/types.ts';
import type { ComparedExchange, Severity } from '../../../src/inspect/compare/compared-exchange.ts';
import type { ExchangeCheck } from '../../../src/judge/verdict.ts';
import { findFindings, type FindingKind } from '../../../src/inspect/compare/rules.ts';
import { comparePair } from '../../../src/inspect/compare/pair.ts';
import type { ComparisonVerdict } from '../../../src/inspect/compare/verdict.ts';
import { answer, call, comparedExchange, refusal, request, text, usage } from './sample-exchanges.ts';

/** A pair in which one kind is found, and the same without its cause. */
interface RuleExample {
  baseline?: Partial<ComparedExchange>;
  proxy: Partial<ComparedExchange>;
  path: string;
  /** Absent: that of the kind. */
  severity?: Severity;
  verdict: ComparisonVerdict;
}

const thought: CoreAssistantPart = { type: 'reasoning', blocks: [{ kind: 'full', text: 'Hm.' }] };
const signature = { issuer: 'anthropic@host', kind: 'signature', value: 's' } as const;
const signedThought: CoreAssistantPart = { ...thought, signature };
const toolResult = (callId: string): CoreMessage => ({
  role: 'tool',
  content: [{ type: 'tool-result', callId, content: [], providerExecuted: false }],
});
const answerWith = (...content: CoreAssistantPart[]) => ({ answer: answer({ content }) });
const finishedWith = (finish: CoreFinish) => ({ answer: answer({ finish }) });
const withUsage = (more: object) => ({ answer: answer({ usage: { ...usage, ...more } }) });

const contradiction: ExchangeCheck = {
  request: 'consistent',
  answer: 'contradiction',
  findings: [{ leg: 'answer', path: '/content/0/text', what: 'the text is missing', expected: '"Here."', got: null }],
  skippedBecause: null,
};
const consistent: ExchangeCheck = { request: 'consistent', answer: 'consistent', findings: [], skippedBecause: null };
const system = (content: string): CoreMessage => ({ role: 'system', content: [{ type: 'text', text: content }] });
const requested = request().messages;

type RuleName = Exclude<FindingKind, 'unpaired' | 'unreadable'>;

/** The kinds that are not critical. */
const severities: Partial<Record<string, Severity>> = {
  'sent-request': 'warning',
  'client-request': 'info',
  'other-tools': 'warning',
  'usage-range': 'warning',
  'cache-on-one-side': 'warning',
  timing: 'warning',
  'dropped-field': 'warning',
  wording: 'info',
  ids: 'info',
  'key-order': 'info',
  'chunk-sizes': 'info',
} satisfies Partial<Record<RuleName, Severity>>;

const examples: Record<RuleName, RuleExample[]> = {
  contradiction: [{ proxy: { check: contradiction }, path: '/content/0/text', verdict: 'proxy-bug' }],
  'backend-failure': [
    {
      proxy: {
        answer: refusal(502),
        upstream: null,
        backendFailure: { kind: 'no-response', what: 'connection reset', path: '/x' },
      },
      path: '/x',
      verdict: 'agent-or-backend',
    },
    {
      proxy: { backendFailure: { kind: 'violation', what: 'no such event', path: '/type' } },
      path: '/type',
      severity: 'warning',
      verdict: 'same',
    },
    {
      proxy: { answer: refusal(400), backendFailure: { kind: 'refusal', what: 'no', path: '' } },
      path: '',
      verdict: 'inconclusive',
    },
    {
      proxy: { answer: refusal(400), check: consistent, backendFailure: { kind: 'refusal', what: 'no', path: '' } },
      path: '',
      verdict: 'agent-or-backend',
    },
  ],
  'sent-request': [
    {
      baseline: { sent: request({ messages: [system('Be brief.'), ...requested] }) },
      proxy: { sent: request() },
      path: '/messages/0/content/0',
      verdict: 'same',
    },
    {
      baseline: { sent: request() },
      proxy: { sent: request({ tools: [] }) },
      path: '/tools/0',
      verdict: 'same',
    },
    {
      baseline: { sent: request() },
      proxy: { sent: request({ temperature: 0.5 }) },
      path: '/temperature',
      verdict: 'same',
    },
  ],
  'client-request': [
    {
      proxy: { request: request({ messages: [system('Be brief.'), ...requested] }) },
      path: '/messages/0/content/0',
      verdict: 'same',
    },
  ],
  'answer-mismatch': [
    {
      baseline: { upstream: answer() },
      proxy: { upstream: answer(), answer: answer({ content: [text('Here.'), text('Here.')] }) },
      path: '/candidates/0/message/content/1',
      verdict: 'proxy-bug',
    },
    {
      baseline: { mode: 'baseline' },
      proxy: { upstream: answer(), answer: answer({ usage: { input: 0, output: 0 } }) },
      path: '/usage/input',
      verdict: 'proxy-bug',
    },
  ],
  'http-class': [
    { proxy: { answer: refusal(500) }, path: '/status', verdict: 'proxy-bug' },
    {
      baseline: { answer: refusal(400) },
      proxy: { answer: refusal(502) },
      path: '/status',
      verdict: 'agent-or-backend',
    },
    { baseline: { answer: refusal(429) }, proxy: {}, path: '/status', verdict: 'baseline-only' },
    { proxy: { answer: null }, path: '/status', verdict: 'proxy-bug' },
    // The gateway reports a failure that the bytes of the backend do not show.
    { proxy: { answer: refusal(502), upstream: answer() }, path: '/status', verdict: 'proxy-bug' },
  ],
  'stream-grammar': [
    {
      proxy: { answer: answer({}, { violations: [{ event: 2, path: '/type', what: 'no such event' }] }) },
      path: '/type',
      verdict: 'proxy-bug',
    },
    {
      proxy: {
        answer: answer({}, { eventCount: null, violations: [{ event: null, path: '/id', what: 'expected a string' }] }),
      },
      path: '/id',
      verdict: 'proxy-bug',
    },
  ],
  'missing-end': [
    {
      proxy: { answer: answer({}, { violations: [{ event: 5, path: '', what: 'no end' }] }) },
      path: '',
      verdict: 'proxy-bug',
    },
  ],
  'stop-reason': [
    { proxy: finishedWith({ reason: 'length' }), path: '/candidates/0/finish/reason', verdict: 'proxy-bug' },
    { proxy: finishedWith({ reason: 'content-filter' }), path: '/candidates/0/finish/reason', verdict: 'proxy-bug' },
    {
      proxy: { answer: answer({}, { error: { kind: 'upstream', message: 'broke' } }) },
      path: '/candidates/0/finish/reason',
      verdict: 'proxy-bug',
    },
  ],
  'undeclared-tool': [
    {
      baseline: answerWith(call('call_1')),
      proxy: answerWith(call('call_1', 'rm')),
      path: '/candidates/0/message/content/0/name',
      verdict: 'proxy-bug',
    },
  ],
  'invalid-arguments': [
    {
      baseline: answerWith(call('call_1')),
      proxy: answerWith(call('call_1', 'look', { at: 'one' })),
      path: '/candidates/0/message/content/0/input/at',
      verdict: 'proxy-bug',
    },
    {
      baseline: answerWith(call('call_1')),
      proxy: answerWith({ ...call('call_1'), input: { kind: 'json-text', text: '{"at":' } }),
      path: '/candidates/0/message/content/0/input',
      verdict: 'proxy-bug',
    },
  ],
  'calls-on-one-side': [
    { baseline: answerWith(call('call_1')), proxy: {}, path: '/candidates/0/message/content/0', verdict: 'proxy-bug' },
    {
      proxy: answerWith(text('One moment.'), call('call_1')),
      path: '/candidates/0/message/content/1',
      verdict: 'proxy-bug',
    },
  ],
  'call-ids': [
    {
      baseline: answerWith(call('call_1'), call('call_2')),
      proxy: answerWith(call('call_1'), call('call_1')),
      path: '/candidates/0/message/content/1/id',
      verdict: 'proxy-bug',
    },
    {
      baseline: answerWith(call('call_1')),
      proxy: answerWith(call('')),
      path: '/candidates/0/message/content/0/id',
      verdict: 'proxy-bug',
    },
    {
      proxy: { sent: request({ messages: [toolResult('call_9')] }) },
      path: '/messages/0/content/0/callId',
      verdict: 'proxy-bug',
    },
  ],
  'lost-reasoning': [
    {
      baseline: answerWith(thought, text('Here.')),
      proxy: {},
      path: '/candidates/0/message/content',
      verdict: 'proxy-bug',
    },
    {
      proxy: { upstream: answer({ content: [thought] }) },
      path: '/candidates/0/message/content',
      verdict: 'proxy-bug',
    },
    {
      baseline: answerWith(signedThought),
      proxy: answerWith(thought),
      path: '/candidates/0/message/content',
      verdict: 'proxy-bug',
    },
    {
      proxy: {
        issuer: 'anthropic@host',
        request: request({ messages: [{ role: 'assistant', content: [signedThought] }] }),
        sent: request({ messages: [{ role: 'assistant', content: [] }] }),
      },
      baseline: { request: request({ messages: [{ role: 'assistant', content: [signedThought] }] }) },
      path: '/messages',
      verdict: 'proxy-bug',
    },
  ],
  'error-form': [
    {
      baseline: { answer: refusal(400) },
      proxy: { answer: refusal(400, { violations: [{ event: null, path: '/error', what: 'expected an object' }] }) },
      path: '/error',
      verdict: 'proxy-bug',
    },
  ],
  'missing-usage': [{ proxy: { answer: answer({ usage: null }) }, path: '/usage', verdict: 'proxy-bug' }],
  'other-tools': [
    {
      baseline: answerWith(call('call_1'), call('call_2', 'read')),
      proxy: answerWith(call('call_1', 'read'), call('call_2')),
      path: '/candidates/0/message/content/0',
      verdict: 'same',
    },
    {
      baseline: answerWith(call('call_1')),
      proxy: answerWith(call('call_1'), call('call_2')),
      path: '/candidates/0/message/content/0',
      verdict: 'same',
    },
  ],
  'usage-range': [
    { proxy: withUsage({ input: 900 }), path: '/usage/input', verdict: 'same' },
    { proxy: withUsage({ reasoning: 11 }), path: '/usage/output', verdict: 'same' },
    {
      baseline: withUsage({ cacheRead: 90 }),
      proxy: withUsage({ cacheRead: 101 }),
      path: '/usage/input',
      verdict: 'same',
    },
  ],
  'cache-on-one-side': [
    { baseline: withUsage({ cacheRead: 90 }), proxy: {}, path: '/usage/cacheRead', verdict: 'same' },
  ],
  timing: [],
  'dropped-field': [
    { proxy: { losses: [{ path: '/top_k', what: 'there is no such setting' }] }, path: '/top_k', verdict: 'same' },
    {
      baseline: answerWith({ type: 'text', text: 'Here.', citations: [] }),
      proxy: {},
      path: '/candidates/*/message/content/text/citations',
      verdict: 'same',
    },
    {
      baseline: finishedWith({ reason: 'stop', stopSequence: 'END' }),
      proxy: {},
      path: '/candidates/*/finish/stopSequence',
      verdict: 'same',
    },
  ],
  wording: [{ proxy: answerWith(text('There.')), path: '/candidates/0/message/content/0', verdict: 'same' }],
  ids: [{ proxy: { answer: answer({ response: { id: 'another' } }) }, path: '/id', verdict: 'same' }],
  'key-order': [
    {
      baseline: answerWith(call('call_1', 'read', { a: 1, b: 2 })),
      proxy: answerWith(call('call_1', 'read', { b: 2, a: 1 })),
      path: '/candidates/0/message/content/0/input',
      verdict: 'same',
    },
  ],
  'chunk-sizes': [{ proxy: { answer: answer({}, { chunkCount: 1 }) }, path: '', verdict: 'same' }],
};

const cases = Object.entries(examples).flatMap(([kind, all]) =>
  all.map((example, index) => ({ kind, number: index + 1, example })),
);

describe('each kind of finding', () => {
  test.each(cases)('$kind $number is found with its path and severity', ({ kind, example }) => {
    const pair = { baseline: comparedExchange(example.baseline), proxy: comparedExchange(example.proxy) };
    const found = findFindings({ ...pair, baselines: [pair.baseline] }).filter((finding) => finding.kind === kind);
    expect(found[0]).toMatchObject({
      path: example.path,
      severity: example.severity ?? severities[kind] ?? 'critical',
      baseline: pair.baseline.traceId,
      proxy: pair.proxy.traceId,
    });
    expect(comparePair([pair.baseline], pair.proxy).verdict).toBe(example.verdict);
  });

  test('is absent when an exchange is compared with itself', () => {
    const one = comparedExchange({ ...answerWith(thought, text('Here.'), call('call_1')), upstream: answer() });
    expect(findFindings({ baseline: one, proxy: one, baselines: [one, one] })).toEqual([]);
  });
});

describe('a response time', () => {
  const baselines = [comparedExchange({ totalMs: 200 }), comparedExchange({ totalMs: 260 })];

  test('within twice the spread of the baselines is not reported', () => {
    expect(comparePair(baselines, comparedExchange({ totalMs: 379 })).findings).toEqual([]);
  });

  test('beyond that is a warning', () => {
    expect(comparePair(baselines, comparedExchange({ totalMs: 381 })).findings).toMatchObject([
      { kind: 'timing', severity: 'warning', path: '/timing/totalMs' },
    ]);
  });

  test('is not judged against a single baseline', () => {
    expect(comparePair([comparedExchange()], comparedExchange({ totalMs: 90_000 })).findings).toEqual([]);
  });
});

describe('ids and times', () => {
  const reported = (id: string, time: string) => answerWith(text(`The call ${id} was made at ${time}.`), call(id));

  test('are compared by identity', () => {
    const [one, other] = [
      comparedExchange(reported('toolu_aaaaaa', '2026-01-01T10:00:00Z')),
      comparedExchange(reported('call_bbbbbb', '2026-02-02T11:11:11Z')),
    ];
    expect(findFindings({ baseline: one, proxy: other, baselines: [one] }).map(({ kind }) => kind)).toEqual(['ids']);
  });

  test('are compared by identity where an id begins with another one', () => {
    const calling = (first: string, second: string) =>
      comparedExchange(answerWith(call(first), call(second), text(`First ${first}, then ${second}.`)));
    const [one, other] = [calling('toolu_aaaaaa', 'toolu_aaaaaa_b'), calling('call_cccccc_d', 'call_cccccc')];
    expect(findFindings({ baseline: one, proxy: other, baselines: [one] }).map(({ kind }) => kind)).toEqual(['ids']);
  });

  test('of another call are a difference in wording', () => {
    const [one, other] = [
      comparedExchange(answerWith(call('toolu_aaaaaa'), call('toolu_cccccc'), text('See toolu_aaaaaa.'))),
      comparedExchange(answerWith(call('call_bbbbbb'), call('call_dddddd'), text('See call_dddddd.'))),
    ];
    expect(findFindings({ baseline: one, proxy: other, baselines: [one] }).map(({ kind }) => kind)).toEqual([
      'wording',
      'ids',
    ]);
  });
});

describe('the origin of a problem', () => {
  const broken = answer({ content: [call('call_1', 'rm')] });

  test.each([
    ['the backend, where it answered so', broken, 'backend'],
    ['the gateway, where the backend did not', answer({ content: [call('call_1')] }), 'gateway'],
    ['unknown, where its answer is', null, null],
  ])('is %s', (_what, upstream, origin) => {
    const [one, other] = [comparedExchange(answerWith(call('call_1'))), comparedExchange({ answer: broken, upstream })];
    const found = findFindings({ baseline: one, proxy: other, baselines: [one] });
    expect(found.find(({ kind }) => kind === 'undeclared-tool')).toMatchObject({ side: 'proxy', origin });
  });

  /** The origins of the problems of one kind that the proxy's answer has, by their paths. */
  function originsOf(kind: FindingKind, proxy: Partial<ComparedExchange>): Record<string, unknown> {
    const one = comparedExchange();
    const found = findFindings({ baseline: one, proxy: comparedExchange(proxy), baselines: [one] });
    return Object.fromEntries(
      found.filter((each) => each.kind === kind && each.side === 'proxy').map(({ path, origin }) => [path, origin]),
    );
  }
  const content = (part: number): string => `/candidates/0/message/content/${part}`;

  test('is that of each call to an undeclared tool, wherever the calls are in the other answer', () => {
    const sent = answer({ content: [text('Here.'), call('1', 'format'), call('2', 'rm'), call('3', 'rm')] });
    const upstream = answer({ content: [call('2', 'rm'), call('1', 'look')] });
    expect(originsOf('undeclared-tool', { answer: sent, upstream })).toEqual({
      [`${content(1)}/name`]: 'gateway',
      [`${content(2)}/name`]: 'backend',
      [`${content(3)}/name`]: 'gateway',
    });
  });

  test('is that of the arguments of each call', () => {
    const unfinished = { ...call('2'), input: { kind: 'json-text' as const, text: '{"at":' } };
    const sent = answer({ content: [call('1', 'look', { at: 'x' }), call('2', 'look', {})] });
    const upstream = answer({ content: [call('1'), unfinished] });
    expect(originsOf('invalid-arguments', { answer: sent, upstream })).toEqual({
      [`${content(0)}/input/at`]: 'gateway',
      [`${content(1)}/input/at`]: 'backend',
    });
  });

  test('is that of each violation in a protocol that describes it alike, whatever the numbers of the events', () => {
    const violated = (...violations: [event: number, path: string][]) =>
      answer({}, { violations: violations.map(([event, path]) => ({ event, path, what: `no such event: ${path}` })) });
    const sent = violated([2, '/odd'], [4, '/type']);
    expect(originsOf('stream-grammar', { answer: sent, upstream: violated([3, '/type']) })).toEqual({
      '/odd': 'gateway',
      '/type': 'backend',
    });
    expect(originsOf('stream-grammar', { answer: sent, upstream: violated([3, '/other']) })).toEqual({
      '/odd': 'backend',
      '/type': 'backend',
    });
  });

  test('is the gateway for results without calls that only the request to the backend has', () => {
    const fields = { sent: request({ messages: [toolResult('lost')] }), upstream: answer() };
    const path = '/messages/0/content/0/callId';
    expect(originsOf('call-ids', fields)).toEqual({ [path]: 'gateway' });
  });

  test('is none for results of calls that the vendor keeps', () => {
    const serverState = { protocol: 'openai-responses', field: 'previous_response_id' } as const;
    const continued = request({ messages: [toolResult('kept')], serverState });
    expect(originsOf('call-ids', { request: continued, sent: continued, upstream: answer() })).toEqual({});
  });
});

describe('the verdict', () => {
  const failing = () => comparedExchange({ answer: refusal(500) });
  const cut = () => comparedExchange(finishedWith({ reason: 'length' }));

  test.each<[string, ComparedExchange[], ComparedExchange, ComparisonVerdict]>([
    ['the baseline works and the proxy fails', [comparedExchange()], failing(), 'proxy-bug'],
    ['both fail', [failing()], failing(), 'agent-or-backend'],
    ['the baseline fails and the proxy works', [failing()], comparedExchange(), 'baseline-only'],
    ['only the words differ', [comparedExchange()], comparedExchange(answerWith(text('There.'))), 'same'],
    ['several baselines agree, and the proxy fails', [comparedExchange(), comparedExchange()], failing(), 'proxy-bug'],
    ['the baselines end for different reasons', [comparedExchange(), cut()], cut(), 'inconclusive'],
    ['one of the baselines fails', [comparedExchange(), failing()], comparedExchange(), 'inconclusive'],
    ['the client left', [comparedExchange()], comparedExchange({ status: 'aborted', answer: null }), 'inconclusive'],
  ])('when %s', (_what, baselines, proxy, verdict) => {
    expect(comparePair(baselines, proxy).verdict).toBe(verdict);
  });

  test('is inconclusive when the conversations diverged before', () => {
    const after = (name: string): CoreMessage[] => [
      { role: 'user', content: [{ type: 'text', text: 'Where is it?' }] },
      { role: 'assistant', content: [call('call_1', name)] },
      toolResult('call_1'),
    ];
    const [one, other] = [
      comparedExchange({ request: request({ messages: after('look') }) }),
      comparedExchange({ ...finishedWith({ reason: 'length' }), request: request({ messages: after('read') }) }),
    ];
    expect(comparePair([one], other).verdict).toBe('inconclusive');
  });

  test('ignores a warning that the baselines also give about each other', () => {
    const baselines = [comparedExchange(withUsage({ cacheRead: 9 })), comparedExchange()];
    expect(comparePair(baselines, comparedExchange()).findings).toMatchObject([
      { kind: 'cache-on-one-side', severity: 'info' },
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import type { CoreAssistantPart, CoreFinish, CoreMessage } from '../../../src/core/types.ts';
import type { JudgedExchange } from '../../../src/inspect/compare/exchange.ts';
import { findingsOf, rules, type FindingKind } from '../../../src/inspect/compare/rules.ts';
import { comparePair } from '../../../src/inspect/compare/runs.ts';
import type { Verdict } from '../../../src/inspect/compare/verdict.ts';
import { answer, call, judged, refusal, request, text, usage } from './made-up.ts';

/** A pair in which one kind is found, and the same without its cause. */
interface Example {
  baseline?: Partial<JudgedExchange>;
  proxy: Partial<JudgedExchange>;
  path: string;
  verdict: Verdict;
}

const thought: CoreAssistantPart = { type: 'reasoning', blocks: [{ kind: 'full', text: 'Hm.' }] };
const seal = { issuer: 'anthropic@host', kind: 'signature', value: 's' } as const;
const sealed: CoreAssistantPart = { ...thought, seal };
const toolResult = (callId: string): CoreMessage => ({
  role: 'tool',
  content: [{ type: 'tool-result', callId, content: [], runs: 'client' }],
});
const said = (...content: CoreAssistantPart[]) => ({ answer: answer({ content }) });
const ended = (finish: CoreFinish) => ({ answer: answer({ finish }) });
const counted = (more: object) => ({ answer: answer({ usage: { ...usage, ...more } }) });

const examples: Record<Exclude<FindingKind, 'unpaired' | 'unreadable'>, Example[]> = {
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
  ],
  'stream-grammar': [
    {
      proxy: { answer: answer({}, { faults: [{ event: 2, path: '/type', what: 'no such event' }] }) },
      path: '/type',
      verdict: 'proxy-bug',
    },
    {
      proxy: {
        answer: answer({}, { events: null, faults: [{ event: null, path: '/id', what: 'expected a string' }] }),
      },
      path: '/id',
      verdict: 'proxy-bug',
    },
  ],
  'missing-end': [
    {
      proxy: { answer: answer({}, { faults: [{ event: 5, path: '', what: 'no end' }] }) },
      path: '',
      verdict: 'proxy-bug',
    },
  ],
  'stop-reason': [
    { proxy: ended({ reason: 'length' }), path: '/candidates/0/finish/reason', verdict: 'proxy-bug' },
    { proxy: ended({ reason: 'content-filter' }), path: '/candidates/0/finish/reason', verdict: 'proxy-bug' },
    {
      proxy: { answer: answer({}, { error: { kind: 'upstream', message: 'broke' } }) },
      path: '/candidates/0/finish/reason',
      verdict: 'proxy-bug',
    },
  ],
  'undeclared-tool': [
    {
      baseline: said(call('call_1')),
      proxy: said(call('call_1', 'rm')),
      path: '/candidates/0/message/content/0/name',
      verdict: 'proxy-bug',
    },
  ],
  'invalid-arguments': [
    {
      baseline: said(call('call_1')),
      proxy: said(call('call_1', 'look', { at: 'one' })),
      path: '/candidates/0/message/content/0/input/at',
      verdict: 'proxy-bug',
    },
    {
      baseline: said(call('call_1')),
      proxy: said({ ...call('call_1'), input: { kind: 'json-text', text: '{"at":' } }),
      path: '/candidates/0/message/content/0/input',
      verdict: 'proxy-bug',
    },
  ],
  'calls-on-one-side': [
    { baseline: said(call('call_1')), proxy: {}, path: '/candidates/0/message/content/0', verdict: 'proxy-bug' },
    { proxy: said(text('One moment.'), call('call_1')), path: '/candidates/0/message/content/1', verdict: 'proxy-bug' },
  ],
  'call-ids': [
    {
      baseline: said(call('call_1'), call('call_2')),
      proxy: said(call('call_1'), call('call_1')),
      path: '/candidates/0/message/content/1/id',
      verdict: 'proxy-bug',
    },
    {
      baseline: said(call('call_1')),
      proxy: said(call('')),
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
    { baseline: said(thought, text('Here.')), proxy: {}, path: '/candidates/0/message/content', verdict: 'proxy-bug' },
    {
      proxy: { upstream: answer({ content: [thought] }) },
      path: '/candidates/0/message/content',
      verdict: 'proxy-bug',
    },
    { baseline: said(sealed), proxy: said(thought), path: '/candidates/0/message/content', verdict: 'proxy-bug' },
    {
      proxy: {
        issuer: 'anthropic@host',
        request: request({ messages: [{ role: 'assistant', content: [sealed] }] }),
        sent: request({ messages: [{ role: 'assistant', content: [] }] }),
      },
      baseline: { request: request({ messages: [{ role: 'assistant', content: [sealed] }] }) },
      path: '/messages',
      verdict: 'proxy-bug',
    },
  ],
  'error-form': [
    {
      baseline: { answer: refusal(400) },
      proxy: { answer: refusal(400, { faults: [{ event: null, path: '/error', what: 'expected an object' }] }) },
      path: '/error',
      verdict: 'proxy-bug',
    },
  ],
  'missing-usage': [{ proxy: { answer: answer({ usage: null }) }, path: '/usage', verdict: 'proxy-bug' }],
  'other-tools': [
    {
      baseline: said(call('call_1'), call('call_2', 'read')),
      proxy: said(call('call_1', 'read'), call('call_2')),
      path: '/candidates/0/message/content/0',
      verdict: 'same',
    },
    {
      baseline: said(call('call_1')),
      proxy: said(call('call_1'), call('call_2')),
      path: '/candidates/0/message/content/0',
      verdict: 'same',
    },
  ],
  'usage-range': [
    { proxy: counted({ input: 900 }), path: '/usage/input', verdict: 'same' },
    { proxy: counted({ reasoning: 11 }), path: '/usage/output', verdict: 'same' },
    { baseline: counted({ cacheRead: 90 }), proxy: counted({ cacheRead: 101 }), path: '/usage/input', verdict: 'same' },
  ],
  'cache-on-one-side': [{ baseline: counted({ cacheRead: 90 }), proxy: {}, path: '/usage/cacheRead', verdict: 'same' }],
  timing: [],
  'dropped-field': [
    { proxy: { losses: [{ path: '/top_k', what: 'there is no such setting' }] }, path: '/top_k', verdict: 'same' },
    {
      baseline: said({ type: 'text', text: 'Here.', citations: [] }),
      proxy: {},
      path: '/candidates/*/message/content/text/citations',
      verdict: 'same',
    },
    {
      baseline: ended({ reason: 'stop', stopSequence: 'END' }),
      proxy: {},
      path: '/candidates/*/finish/stopSequence',
      verdict: 'same',
    },
  ],
  wording: [{ proxy: said(text('There.')), path: '/candidates/0/message/content/0', verdict: 'same' }],
  ids: [{ proxy: { answer: answer({ response: { id: 'another' } }) }, path: '/id', verdict: 'same' }],
  'key-order': [
    {
      baseline: said(call('call_1', 'read', { a: 1, b: 2 })),
      proxy: said(call('call_1', 'read', { b: 2, a: 1 })),
      path: '/candidates/0/message/content/0/input',
      verdict: 'same',
    },
  ],
  'chunk-sizes': [{ proxy: { answer: answer({}, { pieces: 1 }) }, path: '', verdict: 'same' }],
};

const cases = Object.entries(examples).flatMap(([kind, all]) =>
  all.map((example, index) => ({ kind, number: index + 1, example })),
);

describe('each kind of finding', () => {
  test.each(cases)('$kind $number is found, at its place and with its severity', ({ kind, example }) => {
    const pair = { baseline: judged(example.baseline), proxy: judged(example.proxy) };
    const found = findingsOf({ ...pair, baselines: [pair.baseline] }).filter((finding) => finding.kind === kind);
    expect(found).toMatchObject([
      {
        path: example.path,
        severity: rules[kind as keyof typeof rules].severity,
        baseline: pair.baseline.traceId,
        proxy: pair.proxy.traceId,
      },
    ]);
    expect(comparePair([pair.baseline], pair.proxy).verdict).toBe(example.verdict);
  });

  test('none is found on an exchange and itself', () => {
    const one = judged({ ...said(thought, text('Here.'), call('call_1')), upstream: answer() });
    expect(findingsOf({ baseline: one, proxy: one, baselines: [one, one] })).toEqual([]);
  });
});

describe('times', () => {
  const baselines = [judged({ totalMs: 200 }), judged({ totalMs: 260 })];

  test('within twice the spread of the baselines are noise', () => {
    expect(comparePair(baselines, judged({ totalMs: 379 })).findings).toEqual([]);
  });

  test('beyond it are a warning', () => {
    expect(comparePair(baselines, judged({ totalMs: 381 })).findings).toMatchObject([
      { kind: 'timing', severity: 'warning', path: '/timing/totalMs' },
    ]);
  });

  test('of one baseline alone tell nothing', () => {
    expect(comparePair([judged()], judged({ totalMs: 90_000 })).findings).toEqual([]);
  });
});

describe('ids and times', () => {
  const told = (id: string, time: string) => said(text(`The call ${id} was made at ${time}.`), call(id));

  test('count by who is who', () => {
    const [one, other] = [
      judged(told('toolu_aaaaaa', '2026-01-01T10:00:00Z')),
      judged(told('call_bbbbbb', '2026-02-02T11:11:11Z')),
    ];
    expect(findingsOf({ baseline: one, proxy: other, baselines: [one] }).map(({ kind }) => kind)).toEqual(['ids']);
  });

  test('of another call are another wording', () => {
    const [one, other] = [
      judged(said(call('toolu_aaaaaa'), call('toolu_cccccc'), text('See toolu_aaaaaa.'))),
      judged(said(call('call_bbbbbb'), call('call_dddddd'), text('See call_dddddd.'))),
    ];
    expect(findingsOf({ baseline: one, proxy: other, baselines: [one] }).map(({ kind }) => kind)).toEqual([
      'wording',
      'ids',
    ]);
  });
});

describe('the origin of a fault', () => {
  const broken = answer({ content: [call('call_1', 'rm')] });

  test.each([
    ['the backend, where it answered so', broken, 'backend'],
    ['the gateway, where the backend did not', answer({ content: [call('call_1')] }), 'gateway'],
    ['unknown, where its answer is', null, null],
  ])('is %s', (_what, upstream, origin) => {
    const [one, other] = [judged(said(call('call_1'))), judged({ answer: broken, upstream })];
    const found = findingsOf({ baseline: one, proxy: other, baselines: [one] });
    expect(found.find(({ kind }) => kind === 'undeclared-tool')).toMatchObject({ side: 'proxy', origin });
  });
});

describe('the verdict', () => {
  const failing = () => judged({ answer: refusal(500) });
  const cut = () => judged(ended({ reason: 'length' }));

  test.each<[string, JudgedExchange[], JudgedExchange, Verdict]>([
    ['the baseline works and the proxy fails', [judged()], failing(), 'proxy-bug'],
    ['both fail', [failing()], failing(), 'agent-or-backend'],
    ['the baseline fails and the proxy works', [failing()], judged(), 'baseline-only'],
    ['only the words differ', [judged()], judged(said(text('There.'))), 'same'],
    ['several baselines agree, and the proxy fails', [judged(), judged()], failing(), 'proxy-bug'],
    ['the baselines end for different reasons', [judged(), cut()], cut(), 'inconclusive'],
    ['one of the baselines fails', [judged(), failing()], judged(), 'inconclusive'],
    ['the client left', [judged()], judged({ status: 'aborted', answer: null }), 'inconclusive'],
  ])('when %s', (_what, baselines, proxy, verdict) => {
    expect(comparePair(baselines, proxy).verdict).toBe(verdict);
  });

  test('of what differs after other steps were taken is not the blame of the proxy', () => {
    const after = (name: string): CoreMessage[] => [
      { role: 'user', content: [{ type: 'text', text: 'Where is it?' }] },
      { role: 'assistant', content: [call('call_1', name)] },
      toolResult('call_1'),
    ];
    const [one, other] = [
      judged({ request: request({ messages: after('look') }) }),
      judged({ ...ended({ reason: 'length' }), request: request({ messages: after('read') }) }),
    ];
    expect(comparePair([one], other).verdict).toBe('inconclusive');
  });

  test('is not touched by a warning that the baselines give among themselves', () => {
    const baselines = [judged(counted({ cacheRead: 9 })), judged()];
    expect(comparePair(baselines, judged()).findings).toMatchObject([{ kind: 'cache-on-one-side', severity: 'info' }]);
  });
});

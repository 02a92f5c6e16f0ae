import { describe, expect, test } from 'vitest';
import { exportComparison } from '../../../src/inspect/compare/comparison-json.ts';
import type { CheckExchange } from '../../../src/inspect/compare/compared-exchange.ts';
import type { ExchangeCheck } from '../../../src/judge/verdict.ts';
import { compareRuns } from '../../../src/inspect/compare/runs.ts';
import type { Exchange } from '../../../src/record/exchange.ts';
import { saveChecks } from '../../../src/record/store/check-statements.ts';
import { validateRunComparison } from '../../../generated/louter.validators.js';
import { backend, clientRequest, exchange, response } from '../../record/support/exchange.ts';
import { newStore, reader, storeAll } from '../../record/support/store.ts';

const tools = [{ name: 'look', input_schema: { type: 'object' } }];
const user = (content: unknown) => ({ role: 'user', content });

/** A plain answer of Anthropic's API. */
const message = (fields: object = {}) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'm',
  content: [{ type: 'text', text: 'Here.' }],
  stop_reason: 'end_turn',
  stop_sequence: null,
  usage: { input_tokens: 10, output_tokens: 5 },
  ...fields,
});

interface RunTurn {
  run: string | null;
  case?: string | null;
  mode?: 'baseline' | 'proxy';
  traceId?: string;
  /** What the backend answered; absent: what the client received. */
  upstream?: object;
  messages?: readonly unknown[];
  answer?: object;
  status?: number;
}

let clock = Date.now() * 1000;

function turn({
  run,
  case: name = 'one',
  messages = [user('Where is it?')],
  answer = message(),
  status = 200,
  upstream,
  ...fields
}: RunTurn): Exchange {
  const answered = response([JSON.stringify(answer)], 'application/json', { status });
  clock += 1_000_000;
  return exchange({
    startedAt: clock,
    run,
    case: name,
    request: clientRequest(JSON.stringify({ model: 'm', max_tokens: 9, tools, messages })),
    backend: backend({
      protocol: 'anthropic',
      response: upstream ? response([JSON.stringify(upstream)], 'application/json') : answered,
    }),
    response: answered,
    summary: null,
    status: status < 400 ? 'ok' : 'upstream-error',
    ...fields,
  });
}

async function compareTurns(turns: readonly RunTurn[], a = 'base', b = 'proxied', check?: CheckExchange) {
  const url = await storeAll(turns.map(turn));
  return compareRuns(await reader(url), a, b, check);
}

const failure = { type: 'error', error: { type: 'api_error', message: 'broken' } };
const thereInstead = message({ content: [{ type: 'text', text: 'There.' }] });

describe('two runs', () => {
  test('are the same when only the wording differs', async () => {
    const found = await compareTurns([{ run: 'base' }, { run: 'proxied', answer: thereInstead }]);
    expect(found).toMatchObject({ verdict: 'same', cases: [{ case: 'one', pairs: 1, verdict: 'same' }] });
    expect(found.cases[0]?.requests).toHaveLength(1);
    expect(found.cases[0]?.findings).toMatchObject([{ kind: 'wording', severity: 'info' }]);
  });

  test('are a proxy bug, in that case and in total, when the second run fails in one case', async () => {
    const found = await compareTurns([
      { run: 'base' },
      { run: 'base', case: 'two' },
      { run: 'proxied' },
      { run: 'proxied', case: 'two', answer: failure, status: 500, upstream: message() },
    ]);
    expect(found).toMatchObject({
      verdict: 'proxy-bug',
      cases: [
        { case: 'one', verdict: 'same' },
        { case: 'two', verdict: 'proxy-bug', findings: [{ kind: 'http-class', severity: 'critical' }] },
      ],
    });
  });

  test('are paired turn by turn, whatever was retried in between', async () => {
    const second = [user('Where is it?'), { role: 'assistant', content: 'Here.' }, user('Thanks.')];
    const found = await compareTurns([
      { run: 'base' },
      { run: 'base', messages: second },
      { run: 'proxied', answer: failure, status: 500, upstream: message() },
      { run: 'proxied' },
      { run: 'proxied', messages: second },
    ]);
    expect(found.cases[0]).toMatchObject({ pairs: 2, verdict: 'proxy-bug' });
    expect(found.cases[0]?.findings.map(({ kind }) => kind)).toEqual(['http-class', 'unpaired']);
  });

  test('are inconclusive on a case that only one of them has', async () => {
    const found = await compareTurns([{ run: 'base' }, { run: 'base', case: 'two' }, { run: 'proxied' }]);
    expect(found).toMatchObject({ verdict: 'inconclusive' });
    expect(found.cases[1]).toMatchObject({
      case: 'two',
      verdict: 'inconclusive',
      pairs: 0,
      findings: [{ kind: 'unpaired', severity: 'warning', proxy: null }],
    });
    expect(found.cases[1]?.findings[0]?.what).toBe(
      'turn 1 exists only in the baseline: there is nothing to compare it with',
    );
  });

  test('match the published schema as JSON', async () => {
    const found = exportComparison(
      'base',
      await compareTurns([{ run: 'base' }, { run: 'proxied', answer: failure, status: 500 }]),
    );
    expect({ valid: validateRunComparison(found), errors: validateRunComparison.errors }).toEqual({
      valid: true,
      errors: null,
    });
  });
});

describe('several baselines', () => {
  const cut = message({ stop_reason: 'max_tokens' });

  test.each(['base-1,base-2', 'base-*', 'base-1, base-2'])('can be named as %s', async (a) => {
    const found = await compareTurns([{ run: 'base-1' }, { run: 'base-2' }, { run: 'proxied' }], a);
    expect(found).toMatchObject({ baselines: ['base-1', 'base-2'], verdict: 'same' });
  });

  test('that differ from each other make the verdict inconclusive', async () => {
    const found = await compareTurns(
      [{ run: 'base-1' }, { run: 'base-2', answer: cut }, { run: 'proxied', answer: cut }],
      'base-*',
    );
    expect(found.verdict).toBe('inconclusive');
  });

  test('given by a prefix do not include the compared run', async () => {
    const found = await compareTurns([{ run: 'n-1' }, { run: 'n-2' }], 'n-*', 'n-2');
    expect(found.baselines).toEqual(['n-1']);
  });
});

test.each([
  ['nothing', 'proxied', 'no request was recorded in run "nothing"'],
  ['base', 'nothing', 'no request was recorded in run "nothing"'],
  ['no-*', 'proxied', 'no run has a name that begins with "no-"'],
  ['base,', 'proxied', 'expected the name of a run'],
  ['mode:', 'proxied', 'no request was recorded in run "mode:"'],
  ['mode:none', 'proxied', 'unknown mode "none"'],
  ['model:none', 'proxied', 'no request matches "model:none"'],
])('refuses to compare %s with %s', async (a, b, why) => {
  await expect(compareTurns([{ run: 'base' }, { run: 'proxied' }], a, b)).rejects.toThrow(why);
});

test('is inconclusive on exchanges whose bodies are not stored', async () => {
  const url = await storeAll([turn({ run: 'base' }), turn({ run: 'proxied' })], { bodies: 'metadata' });
  const found = await compareRuns(await reader(url), 'base', 'proxied');
  expect(found).toMatchObject({ verdict: 'inconclusive', cases: [{ findings: [{ kind: 'unreadable' }] }] });
});

describe('an exchange whose backend failed', () => {
  test('is not the fault of the gateway', async () => {
    const found = await compareTurns([{ run: 'base' }, { run: 'proxied', answer: failure, status: 500 }]);
    expect(found).toMatchObject({
      verdict: 'agent-or-backend',
      cases: [
        {
          findings: [
            { kind: 'backend-failure', side: 'proxy', origin: 'backend', what: 'HTTP 500: broken' },
            { kind: 'http-class', origin: 'backend' },
          ],
        },
      ],
    });
  });

  test('is inconclusive when it refused a request that was not checked', async () => {
    const refused = { run: 'proxied', answer: failure, status: 400 };
    expect((await compareTurns([{ run: 'base' }, refused])).verdict).toBe('inconclusive');
    const checked = await compareTurns([{ run: 'base' }, refused], 'base', 'proxied', () => consistent);
    expect(checked.verdict).toBe('agent-or-backend');
  });
});

const consistent: ExchangeCheck = { request: 'consistent', answer: 'consistent', findings: [], skippedBecause: null };
const contradiction: ExchangeCheck = {
  request: 'contradiction',
  answer: 'consistent',
  findings: [{ leg: 'request', path: '/system', what: 'the text is missing', expected: '"Be brief."', got: null }],
  skippedBecause: null,
};
const contradictIn =
  (id: string): CheckExchange =>
  ({ row }) =>
    row.id === id ? contradiction : consistent;

test('an exchange of a baseline contradicts itself where it has no counterpart, and where it is not the first', async () => {
  const [one, other] = ['a'.repeat(32), 'b'.repeat(32)];
  const alone = await compareTurns(
    [{ run: 'base' }, { run: 'base', case: 'two', traceId: one }, { run: 'proxied' }],
    'base',
    'proxied',
    contradictIn(one),
  );
  const kinds = alone.cases.flatMap(({ findings }) => findings.map(({ kind, side, leg }) => [kind, side, leg]));
  expect(kinds).toEqual([
    ['unpaired', null, null],
    ['contradiction', 'baseline', 'request'],
  ]);
  const second = await compareTurns(
    [{ run: 'base-1' }, { run: 'base-2', traceId: other }, { run: 'proxied' }],
    'base-*',
    'proxied',
    contradictIn(other),
  );
  expect(second).toMatchObject({ verdict: 'inconclusive' });
  expect(second.cases[0]?.findings).toContainEqual(
    expect.objectContaining({ kind: 'contradiction', side: 'baseline', path: '/system', baseline: other }),
  );
});

test('the verdict on an exchange is the one that was stored', async () => {
  const url = await storeAll([turn({ run: 'base' }), turn({ run: 'proxied', traceId: 'c'.repeat(32) })]);
  const stored = await (await reader(url)).get('c'.repeat(32));
  await saveChecks(url, '0.0.0', [{ seq: stored.row.seq, check: contradiction, problem: null }]);
  const { verdict, cases } = await compareRuns(await reader(url), 'base', 'proxied');
  expect(verdict).toBe('proxy-bug');
  expect(cases[0]?.findings).toContainEqual(expect.objectContaining({ kind: 'contradiction', path: '/system' }));
});

describe('a side may be', () => {
  const [one, other] = ['a'.repeat(32), 'b'.repeat(32)];
  const ad = { case: null } as const;

  test('a trace id, whatever its run and case', async () => {
    const turns = [
      { run: 'x', traceId: one },
      { run: null, case: 'another', traceId: other },
    ];
    const found = await compareTurns(turns, 'aaaa', 'bbbbbb');
    expect(found).toMatchObject({ verdict: 'same', cases: [{ case: 'one', pairs: 1 }] });
    expect(found.traceIds).toEqual([one, other]);
  });

  test('several runs on both sides', async () => {
    const turns = ['base-1', 'base-2', 'new-1', 'new-2'].map((run) => ({ run }));
    expect(await compareTurns(turns, 'base-*', 'new-*')).toMatchObject({
      baselines: ['base-1', 'base-2'],
      proxies: ['new-1', 'new-2'],
      cases: [{ pairs: 2 }],
    });
  });

  test('a filter, whose exchanges are paired by their request', async () => {
    const question = [user('Another question')];
    const found = await compareTurns(
      [
        { run: null, ...ad, mode: 'baseline' },
        { run: null, ...ad, mode: 'baseline', messages: question },
        { run: null, ...ad, mode: 'proxy', messages: question, answer: thereInstead },
        { run: null, ...ad, mode: 'proxy', messages: [user('A third question')] },
      ],
      'mode:baseline since:1d',
      'mode:proxy since:1d',
    );
    expect(found).toMatchObject({ verdict: 'same', cases: [{ case: null, pairs: 1 }], unpaired: { a: 1, b: 1 } });
    expect(found.aggregates).toMatchObject({ a: { requests: 2 }, b: { requests: 2 } });
  });

  test('a filter that matches the other side, too', async () => {
    const turns = [{ run: 'first' }, { run: 'second' }];
    expect(await compareTurns(turns, 'case:one', 'second')).toMatchObject({
      baselines: ['first'],
      proxies: ['second'],
      cases: [{ pairs: 1 }],
    });
    await expect(compareTurns(turns, 'run:second', 'second')).rejects.toThrow('selects only requests of "second"');
  });

  test('a filter, and a contradiction counts without a counterpart', async () => {
    const turns: RunTurn[] = [
      { run: null, ...ad, mode: 'baseline' },
      { run: null, ...ad, mode: 'proxy', messages: [user('Another question')], traceId: other },
    ];
    const found = await compareTurns(turns, 'mode:baseline', 'mode:proxy', contradictIn(other));
    expect(found).toMatchObject({
      verdict: 'proxy-bug',
      cases: [{ pairs: 0, findings: [{ kind: 'contradiction', leg: 'request', path: '/system', proxy: other }] }],
      aggregates: { b: { checked: 1, contradictions: 1 } },
    });
  });
});

describe('the totals', () => {
  test('are by mode, model and backend', async () => {
    const { aggregates } = await compareTurns([
      { run: 'base', mode: 'baseline' },
      { run: 'base', case: 'two', mode: 'baseline' },
      { run: 'proxied', answer: failure, status: 500 },
    ]);
    expect(aggregates.a).toMatchObject({ requests: 2, errors: 0, error_rate: 0, tokens: { input: 20, output: 10 } });
    expect(aggregates.b).toMatchObject({ requests: 1, errors: 1, error_rate: 1 });
    expect(aggregates.a.total_ms).toEqual({ p50: 30.125, p95: 30.125 });
    expect(aggregates.by.map(({ by, value }) => `${by} ${value}`)).toEqual([
      'mode baseline',
      'mode proxy',
      'model small-model',
      'backend local',
    ]);
    expect(aggregates.noise).toBeNull();
  });

  test('count calls that fit the schema, and those that do not', async () => {
    const calling = (...names: string[]) =>
      message({
        content: names.map((name, index) => ({ type: 'tool_use', id: `toolu_${index}`, name, input: {} })),
        stop_reason: 'tool_use',
      });
    const turns = [
      { run: 'base', answer: calling('look', 'look') },
      { run: 'proxied', answer: calling('look', 'rm') },
    ];
    const { aggregates } = await compareTurns(turns);
    expect(aggregates).toMatchObject({ a: { calls: 2, valid_calls: 2 }, b: { calls: 2, valid_calls: 1 } });
  });

  test('are compared with the range of the baseline where it is several runs', async () => {
    const counted = (output: number) => message({ usage: { input_tokens: 10, output_tokens: output } });
    const { aggregates } = await compareTurns(
      [
        { run: 'base-1', answer: counted(5) },
        { run: 'base-2', answer: counted(7) },
        { run: 'proxied', answer: counted(9) },
      ],
      'base-*',
    );
    expect(aggregates.noise).toContainEqual({
      metric: 'output_tokens_per_request',
      min: 5,
      max: 7,
      b: 9,
      is_outside: true,
    });
  });
});

describe('reading an exchange for comparison', () => {
  const event = (data: { type: string }) => `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`;
  const started = event({ type: 'message_start', message: message({ content: [], stop_reason: null }) } as {
    type: string;
  });

  test('distinguishes a stream without its end from one that violates its protocol', async () => {
    const url = newStore();
    const streamed = (run: string, ...pieces: string[]): Exchange => ({
      ...turn({ run }),
      request: clientRequest(
        JSON.stringify({ model: 'm', max_tokens: 9, stream: true, messages: [user('Where is it?')] }),
      ),
      backend: null,
      response: response(pieces),
    });
    await storeAll([streamed('base', started), streamed('proxied', event({ type: 'message_stop' }), started)], { url });
    const found = await compareRuns(await reader(url), 'base', 'proxied');
    const kinds = (side: string) =>
      found.cases[0]?.findings.filter((finding) => finding.side === side).map(({ kind }) => kind);
    expect(new Set(kinds('baseline'))).toEqual(new Set(['missing-end']));
    expect(kinds('proxy')).toContain('stream-grammar');
  });
});

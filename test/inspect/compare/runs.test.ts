import { describe, expect, test } from 'vitest';
import { compareRuns, exportComparison } from '../../../src/inspect/compare/runs.ts';
import type { Exchange } from '../../../src/record/exchange.ts';
import { validateRunComparison } from '../../../generated/louter.validators.js';
import { backend, clientRequest, exchange, response } from '../../record/support/exchange.ts';
import { newStore, reader, recordAll, recorder } from '../../record/support/store.ts';

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
  run: string;
  case?: string;
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
}: RunTurn): Exchange {
  const answered = response([JSON.stringify(answer)], 'application/json', { status });
  clock += 1_000_000;
  return exchange({
    startedAt: clock,
    run,
    case: name,
    request: clientRequest(JSON.stringify({ model: 'm', max_tokens: 9, tools, messages })),
    backend: backend({ protocol: 'anthropic', response: answered }),
    response: answered,
    summary: null,
    status: status < 400 ? 'ok' : 'upstream-error',
  });
}

async function compareTurns(turns: readonly RunTurn[], a = 'base', b = 'proxied') {
  const url = newStore();
  const into = recorder(url);
  recordAll(into, turns.map(turn));
  await into.stop();
  return compareRuns(await reader(url), a, b);
}

const failure = { type: 'error', error: { type: 'api_error', message: 'broken' } };
const other = message({ content: [{ type: 'text', text: 'There.' }] });

describe('two runs', () => {
  test('are the same when only the wording differs', async () => {
    const found = await compareTurns([{ run: 'base' }, { run: 'proxied', answer: other }]);
    expect(found).toMatchObject({ verdict: 'same', cases: [{ case: 'one', pairs: 1, verdict: 'same' }] });
    expect(found.cases[0]?.findings).toMatchObject([{ kind: 'wording', severity: 'info' }]);
  });

  test('are a proxy bug, in that case and in total, when the second run fails in one case', async () => {
    const found = await compareTurns([
      { run: 'base' },
      { run: 'base', case: 'two' },
      { run: 'proxied' },
      { run: 'proxied', case: 'two', answer: failure, status: 500 },
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
      { run: 'proxied', answer: failure, status: 500 },
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
])('refuses to compare %s with %s', async (a, b, why) => {
  await expect(compareTurns([{ run: 'base' }, { run: 'proxied' }], a, b)).rejects.toThrow(why);
});

test('is inconclusive on exchanges whose bodies are not stored', async () => {
  const url = newStore();
  const into = recorder(url, { bodies: 'metadata' });
  recordAll(into, [turn({ run: 'base' }), turn({ run: 'proxied' })]);
  await into.stop();
  const found = await compareRuns(await reader(url), 'base', 'proxied');
  expect(found).toMatchObject({ verdict: 'inconclusive', cases: [{ findings: [{ kind: 'unreadable' }] }] });
});

describe('reading an exchange for comparison', () => {
  const event = (data: { type: string }) => `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`;
  const started = event({ type: 'message_start', message: message({ content: [], stop_reason: null }) } as {
    type: string;
  });

  test('distinguishes a stream without its end from one that violates its protocol', async () => {
    const url = newStore();
    const into = recorder(url);
    const streamed = (run: string, ...pieces: string[]): Exchange => ({
      ...turn({ run }),
      request: clientRequest(
        JSON.stringify({ model: 'm', max_tokens: 9, stream: true, messages: [user('Where is it?')] }),
      ),
      backend: null,
      response: response(pieces),
    });
    recordAll(into, [streamed('base', started), streamed('proxied', event({ type: 'message_stop' }), started)]);
    await into.stop();
    const found = await compareRuns(await reader(url), 'base', 'proxied');
    const kinds = (side: string) =>
      found.cases[0]?.findings.filter((finding) => finding.side === side).map(({ kind }) => kind);
    expect(new Set(kinds('baseline'))).toEqual(new Set(['missing-end']));
    expect(kinds('proxy')).toContain('stream-grammar');
  });
});

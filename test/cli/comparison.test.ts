import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { validateComparisonList, validateRunComparison } from '../../generated/louter.validators.js';
import type { components } from '../../generated/louter.js';
import type { Exchange } from '../../src/record/exchange.ts';
import { nameSides } from '../../src/present/comparison.ts';
import { draw, drawnText, loadParts, wordsOf } from '../support/drawn.ts';
import { louter } from '../support/command.ts';
import { backend, clientRequest, exchange, response } from '../record/support/exchange.ts';
import { selectRows, storeAll, storeAt } from '../record/support/store.ts';

type RunComparison = components['schemas']['RunComparison'];

const user = (content: string) => ({ role: 'user', content });
const task = 'Find every place that reads the environment.';
const called = {
  role: 'assistant',
  content: [{ type: 'tool_use', id: 'toolu_1', name: 'Agent', input: { prompt: task } }],
};
const reported = {
  role: 'user',
  content: [{ type: 'tool_result', tool_use_id: 'toolu_1', content: 'In src/config.' }],
};
const question = [user('Where is the environment read?')];

const answer = {
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'm',
  content: [{ type: 'text', text: 'Here.' }],
  stop_reason: 'end_turn',
  stop_sequence: null,
  usage: { input_tokens: 10, output_tokens: 5, cache_creation_input_tokens: 0, cache_read_input_tokens: 0 },
};

let clock = 1_767_225_600_000_000;
let number = 0;

function turn(
  run: string,
  messages: readonly unknown[],
  body: object = answer,
  { system = 'a', upstream = body }: { system?: string; upstream?: object } = {},
): Exchange {
  clock += 1_000_000;
  number += 1;
  const answered = response([JSON.stringify(body)], 'application/json');
  const request = clientRequest(JSON.stringify({ model: 'm', max_tokens: 9, system, messages }));
  return exchange({
    traceId: number.toString(16).padStart(4, 'a').padEnd(32, '0'),
    startedAt: clock,
    run,
    case: 'environment',
    request,
    backend: backend({
      protocol: 'anthropic',
      model: 'm',
      request: { ...request, target: 'http://127.0.0.1:1/v1/messages' },
      response: response([JSON.stringify(upstream)], 'application/json'),
    }),
    response: answered,
  });
}

const [first, subagent, second] = [
  turn('base', question),
  turn('base', [user(task)]),
  turn('base', [...question, called, reported], answer, { system: 'b' }),
];
const cut = turn('cut', question, { ...answer, stop_reason: 'max_tokens' }, { upstream: answer });
const others = [
  turn('alike', question, { ...answer, content: [{ type: 'text', text: 'There.' }] }),
  turn('alike', [user(task)]),
  turn('alike', [...question, called, reported]),
  cut,
  turn('cut', [user(task)]),
  turn('cut', [...question, called, reported]),
];

const elsewhere = { ...answer, content: [{ type: 'text', text: 'Elsewhere.' }] };
const changed = { ...turn('changed', question), response: response([JSON.stringify(elsewhere)], 'application/json') };

let cwd: string;
let url: string;
beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'louter-cli-'));
  // Without a configuration, the traces of a gateway that runs on this machine would be read.
  url = storeAt(join(cwd, 'louter.db'));
  writeFileSync(join(cwd, 'louter.toml'), `[traces]\nurl = "${url}"\n`);
  await storeAll([first, subagent, second, ...others, changed], { url });
});
afterAll(() => rmSync(cwd, { recursive: true }));

const traces = (...words: string[]) => louter(['traces', ...words], { cwd });

describe('louter traces compare', () => {
  test('exits with 0 and reports "same" when only the wording differs', async () => {
    const { code, stdout, stderr } = await traces('compare', 'base', 'alike');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^verdict +same: no relevant difference$/m);
    expect(stdout).toContain('environment: same, 3 pairs of requests\n  info      wording 1×');
  });

  test('reports proxy-bug with both traces if only the run fails', async () => {
    const { code, stdout } = await traces('compare', 'base', 'cut');
    expect(code).toBe(1);
    expect(stdout).toMatch(/^verdict +proxy-bug: the gateway changed a request or response/m);
    expect(stdout).toMatch(
      /critical {2}stop-reason at \/candidates\/0\/finish\/reason: .*\(aaa100000000 \/ aaa400000000\)/,
    );
  });

  test('reports inconclusive when the baselines differ from each other', async () => {
    const { code, stdout } = await traces('compare', 'base,cut', 'alike');
    expect(code).toBe(3);
    // Both were translated.
    expect(stdout).toMatch(/^reference +base, cut$/m);
    expect(stdout).toMatch(/^verdict +inconclusive/m);
  });

  test('prints what the page draws', async () => {
    const parts = await loadParts('runs/verdict', 'runs/case-section', 'runs/aggregate-table');
    const drawn = (name: string, props: object): string =>
      drawnText(parts[name] && draw(parts[name], props), new Set(['bytes-link']));
    for (const sides of [
      ['base', 'cut'],
      ['base', 'alike'],
    ]) {
      const { stdout } = await traces('compare', ...sides);
      const comparison: RunComparison = JSON.parse((await traces('compare', ...sides, '--json')).stdout);
      const route = { page: 'compare', a: comparison.a, b: comparison.b, pair: null };
      const page = [
        drawn('VerdictBanner', { comparison }),
        ...comparison.cases.map((each) =>
          drawn('CaseSection', { compared: each, route, names: nameSides(comparison.aggregates) }),
        ),
        drawn('AggregateTable', { aggregates: comparison.aggregates }),
      ].join('\n');
      const printed = stdout.replaceAll(/ {2}\([0-9a-f–]+ \/ [0-9a-f–]+\)$/gm, '');
      // On the page, these are the title and those of columns.
      const onPage = [...wordsOf(page), ...sides, 'at', 'by', 'compared', 'totals', 'verdict'];
      expect(wordsOf(printed).filter((word) => !onPage.includes(word))).toEqual([]);
    }
  });

  test('matches the published schema with --json', async () => {
    const { code, stdout } = await traces('compare', 'base', 'cut', '--json');
    expect(code).toBe(1);
    const comparison: unknown = JSON.parse(stdout);
    expect(validateRunComparison(comparison)).toBe(true);
    expect(comparison).toMatchObject({ a: 'base', runs_a: ['base'], b: 'cut', verdict: 'proxy-bug' });
  });
});

describe('a comparison', () => {
  test('is stored, listed and shown again, and keeps its traces', async () => {
    const made = await traces('compare', first.traceId, others[1]?.traceId ?? '', '--json');
    const { id } = JSON.parse(made.stdout) as { id: string };
    const listed = await traces('compare', '--list', '--json');
    const summary = { id, a: first.traceId, b: others[1]?.traceId, verdict: 'same', findings: 0 };
    expect(validateComparisonList({ comparisons: JSON.parse(listed.stdout) })).toBe(true);
    expect(JSON.parse(listed.stdout)).toContainEqual(expect.objectContaining(summary));
    const shown = await traces('compare', '--show', id.slice(0, 8), '--json');
    expect(JSON.parse(shown.stdout)).toMatchObject({ id, verdict: 'same', cases: [{ pairs: 1 }] });
    const kept = await selectRows(url, `SELECT "id" FROM "Exchange" WHERE "keptBecause" = 'compared'`);
    expect(kept).toContainEqual([first.traceId]);
  });

  test('is not stored with --no-save', async () => {
    const before = (await traces('compare', '--list', '--json')).stdout;
    const { stdout } = await traces('compare', 'base', 'alike', '--no-save', '--json');
    expect(JSON.parse(stdout)).not.toHaveProperty('id');
    expect((await traces('compare', '--list', '--json')).stdout).toBe(before);
  });
});

describe('louter traces list --threads', () => {
  test('lists turns in order, and a subagent below the turn that called it', async () => {
    const { code, stdout } = await traces('list', '--threads', 'run:base');
    expect(code).toBe(0);
    const [title, ...rows] = stdout.trimEnd().split('\n');
    expect(title).toMatch(/^turn +time +id /);
    expect(rows.map((row) => /^( *(?:↳ )?\d)/.exec(row)?.[1])).toEqual(['1', '   ↳ 1', '2']);
    expect(rows.map((row) => / ([\da-f]{12}) /.exec(row)?.[1])).toEqual(
      [first, subagent, second].map(({ traceId }) => traceId.slice(0, 12)),
    );
  });

  test('prints a tree with --json', async () => {
    const { stdout } = await traces('list', '--threads', '--json', 'run:base');
    expect(JSON.parse(stdout)).toMatchObject([
      {
        conversation: first.traceId,
        parent: null,
        turns: [
          { trace_id: first.traceId, turn: 1, parent: null, link: null },
          { trace_id: second.traceId, turn: 2, parent: first.traceId, link: 'turn' },
        ],
        subagents: [{ conversation: subagent.traceId, parent: first.traceId, turns: [{ turn: 1, link: 'subagent' }] }],
      },
    ]);
  });
});

describe('louter traces prefix', () => {
  test('reports where the prompt differs from the previous turn', async () => {
    const { code, stdout } = await traces('prefix', second.traceId);
    expect(code).toBe(0);
    expect(stdout).toContain(`after    ${first.traceId}`);
    expect(stdout).toContain('prefix   differs: ');
    expect(stdout).toContain('cause    the system prompt changed');
    expect(stdout).toMatch(
      /where {4}system prompt, \/system\n {2}before {1}byte [\d,]+: … .*\n {2}after {2}byte [\d,]+: … /,
    );
  });

  test('compares with another trace as JSON', async () => {
    const { stdout } = await traces('prefix', subagent.traceId, first.traceId, '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      trace_id: subagent.traceId,
      earlier: first.traceId,
      prefix: 'differs',
      difference: { element: 'message 1 (user)' },
    });
  });
});

describe('louter traces retranslate', () => {
  test('reports one trace as the same', async () => {
    const one = await traces('retranslate', second.traceId.slice(0, 8));
    expect(one).toEqual({ code: 0, stdout: `${second.traceId}: same\n`, stderr: '' });
  });

  test('lists traces that differ and exits with 1', async () => {
    const { code, stdout } = await traces('retranslate', '--all');
    expect(code).toBe(1);
    expect(stdout).toBe(
      `${changed.traceId}: differs\n  response /content/0/text: was "Elsewhere.", is "Here."
${cut.traceId}: differs\n  response /stop_reason: was "max_tokens", is "end_turn"
${number - 2} same, 2 different, 0 skipped\n`,
    );
    const json = await traces('retranslate', '--all', '--json');
    expect(JSON.parse(json.stdout)).toHaveLength(number);
    const [latest] = JSON.parse(json.stdout) as unknown[];
    expect(latest).toMatchObject({ verdict: 'differs', request: { verdict: 'same' } });
  });

  test('shows what a request would be in another protocol', async () => {
    const { stdout } = await traces('retranslate', second.traceId, '--to', 'openai-chat', '--json');
    expect(JSON.parse(stdout)).toMatchObject([
      {
        trace_id: second.traceId,
        to: 'openai-chat',
        body: { model: 'm', messages: [{ role: 'system' }, { role: 'user' }, { role: 'assistant' }, { role: 'tool' }] },
        losses: [],
        violations: [],
      },
    ]);
    const page = await traces('retranslate', second.traceId, '--to', 'openai-chat');
    const [head = '', ...body] = page.stdout.split('\n');
    expect(head).toContain(`${second.traceId} to openai-chat`);
    expect(JSON.parse(body.join('\n'))).toMatchObject({ model: 'm' });
  });
});

test.each([
  ['an unknown run', ['compare', 'base', 'none'], 'no request was recorded in run "none"'],
  ['a list of sides', ['compare', '--list', 'base'], '--list and --show take no sides'],
  ['an unknown comparison', ['compare', '--show', 'none'], 'no comparison has an id that begins with "none"'],
  ['one run', ['compare', 'base'], "missing required argument 'run'"],
  ['the first turn', ['prefix', 'aaa1'], 'starts a conversation'],
  ['neither an id nor --all', ['retranslate'], 'expected a trace id, or --all'],
  ['an unknown protocol', ['retranslate', 'aaa1', '--to', 'openai'], 'unknown protocol "openai"'],
  ['both', ['retranslate', 'aaa1', '--all'], 'expected a trace id, or --all'],
])('exits with 2 and a message on stderr for %s', async (_what, words, message) => {
  const { code, stdout, stderr } = await traces(...words);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(message);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkableExchange } from '../record/support/checkable.ts';
import { storeAll } from '../record/support/store.ts';
import { louter, type Finished } from '../support/command.ts';

let cwd: string;
const recorded = 'abcd0000000000000000000000000001';

beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'louter-route-'));
  writeFileSync(
    join(cwd, 'louter.toml'),
    `[traces]
url = "file:traces.db"
[backends.local]
protocol = "openai-chat"
base_url = "http://127.0.0.1:9/v1"
[backends.other]
protocol = "gemini"
api_key = "\${NOT_SET_HERE}"
[models]
"*" = "local/*"
[model_data.small]
context_window = 1000
[[routes]]
name = "helpers"
when = { subagent = true }
to = "local/small"
effort = "low"
[[routes]]
when = { model = "claude-*", input_tokens = ">2000" }
to = ["local/small", "other/large"]
[[routes]]
when = { model = "claude-opus-*", input_tokens = ">3000", image = true }
to = "other/large"
`,
  );
  const body = (words: number): string =>
    JSON.stringify({ model: 'claude-x', max_tokens: 50, messages: [{ role: 'user', content: 'word '.repeat(words) }] });
  writeFileSync(join(cwd, 'short.json'), body(10));
  writeFileSync(join(cwd, 'long.json'), body(3_000));
  writeFileSync(join(cwd, 'broken.json'), '{"model": 1,');
  writeFileSync(join(cwd, 'unnamed.json'), '{"contents": [{"role": "user", "parts": [{"text": "hi"}]}]}');
  await storeAll([checkableExchange('Hi', 'Hi', { traceId: recorded, route: 'helpers' })], {
    url: `file:${join(cwd, 'traces.db')}`,
  });
});
afterAll(() => rmSync(cwd, { recursive: true }));

const route = (...words: string[]): Promise<Finished> => louter(['route', ...words], { cwd });
const short = ['--request', 'short.json', '--protocol', 'anthropic'];

describe('louter route', () => {
  test('prints why rows are not for a request, and where it goes', async () => {
    const { code, stdout, stderr } = await route(...short);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^claude-x, anthropic, about \d+ input tokens\n/);
    expect(stdout).toContain('– route helpers: from a subagent; but it is not marked as that of a subagent\n');
    expect(stdout).toMatch(
      /– route 2: model "claude-\*", at least 2001 input tokens; but it has about \d+ input tokens\n/,
    );
    expect(stdout).toContain('✓ [models] "*"\n→ local/claude-x (first choice)\n');
  });

  test('names the header where it chooses the backend', async () => {
    const { stdout } = await route(...short, '--header', 'X-Louter-Backend: other');
    expect(stdout).toContain('✓ header x-louter-backend\n→ other/claude-x (first choice)\n');
  });

  test('prints which target would continue a streamed answer that breaks, and how', async () => {
    writeFileSync(
      join(cwd, 'continue.toml'),
      `[backends.one]
protocol = "openai-chat"
base_url = "http://127.0.0.1:9/v1"
[backends.two]
protocol = "ollama"
[[routes]]
to = ["one/a", "two/b", "one/c"]
continue = true
[models]
"*" = "one/*"
`,
    );
    const { stdout } = await route(...short, '--config', 'continue.toml');
    expect(stdout).toContain(
      'a streamed answer that breaks continues at two/b (prefill: last-message), else one/c (by an instruction)\n',
    );
    const json = await route(...short, '--config', 'continue.toml', '--json');
    expect(JSON.parse(json.stdout)).toMatchObject({
      continued_by: [
        { target: 'two/b', prefill: 'last-message' },
        { target: 'one/c', prefill: 'none' },
      ],
    });
  });

  test('prints the targets that can hold a request, as JSON too', async () => {
    const long = ['--request', 'long.json', '--protocol', 'anthropic'];
    expect((await route(...long)).stdout).toMatch(
      /✓ route 2: .*\n→ other\/large \(route 2: the first whose context window holds the request: local\/small has /,
    );
    const { code, stdout } = await route(...long, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      model: 'claude-x',
      protocol: 'anthropic',
      route: '2',
      rows: [
        { route: 'helpers', mismatch: 'it is not marked as that of a subagent' },
        { route: '2', mismatch: null },
      ],
      targets: ['other/large'],
    });
  });

  test('takes header fields, and prints what options change', async () => {
    const { stdout } = await route(...short, '--header', 'X-Claude-Code-Agent-Id: a1');
    expect(stdout).toContain('→ local/small (route helpers: first choice)\n');
    expect(stdout).toContain('the route helpers sets how much the model reasons: nothing set → effort low\n');
  });

  test('takes a recorded request', async () => {
    const { code, stdout } = await route(recorded.slice(0, 6));
    expect(code).toBe(0);
    expect(stdout).toContain('→ local/');
  });

  test('guesses the protocol only where it is certain', async () => {
    expect((await route('--request', 'unnamed.json', '--model', 'gemini-x')).stdout).toContain('gemini-x, gemini, ');
    const { code, stderr } = await route('--request', 'short.json');
    expect(code).toBe(2);
    expect(stderr).toContain('the protocol of the request is not certain; add --protocol, one of anthropic');
  });

  test.each([
    ['nothing', [], 'expected a trace id, or --request FILE'],
    ['both', ['abc', '--request', 'short.json'], 'expected a trace id, or --request FILE'],
    ['a missing file', ['--request', 'none.json'], 'none.json'],
    ['a body that is no JSON', ['--request', 'broken.json', '--protocol', 'anthropic'], 'not valid JSON'],
    [
      'a request of another protocol',
      ['--request', 'unnamed.json', '--protocol', 'anthropic', '--model', 'm'],
      'expected a value (it is required)',
    ],
    ['a request without a model', ['--request', 'unnamed.json'], 'unnamed.json names no model; add --model NAME'],
    ['an unknown protocol', ['--request', 'short.json', '--protocol', 'antropic'], 'did you mean "anthropic"?'],
    ['an unknown key', [...short, '--key', 'bob'], 'no key of [keys] is named "bob"'],
    ['a header without a value', [...short, '--header', 'x'], 'expected "name: value"'],
    ['an unknown trace', ['ffff'], 'ffff'],
  ])('refuses %s', async (_what, words, message) => {
    const { code, stderr, stdout } = await route(...words);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
  });

  test('exits with 1 when the request would be refused', async () => {
    const { code, stderr } = await route(...short, '--header', 'x-louter-backend: nobody');
    expect(code).toBe(1);
    expect(stderr).toContain('it would be refused: no backend is named "nobody"');
  });
});

test('louter config check prints the rows, and warns of one that no request reaches', async () => {
  const { stdout } = await louter(['config', 'check'], { cwd, env: { NOT_SET_HERE: 'x' } });
  expect(stdout).toContain(`routes (the first whose conditions all hold, else the models below):
  helpers: from a subagent → local/small; effort low
  2: model "claude-*", at least 2001 input tokens → local/small, then other/large
  3: model "claude-opus-*", at least 3001 input tokens, with an image → other/large
`);
  expect(stdout).toMatch(
    /warning: louter\.toml:\d+: routes\[2\]: no request reaches this row: row 2 before it takes all of them/,
  );
});

test('louter traces shows the row of a request', async () => {
  const { stdout } = await louter(['traces', 'list', 'route:helpers'], { cwd });
  expect(stdout).toMatch(/client → backend +route/);
  expect(stdout).toContain('helpers');
  expect((await louter(['traces', 'list', 'route:other'], { cwd })).stdout).not.toContain('abcd');
  expect((await louter(['traces', 'show', recorded], { cwd })).stdout).toMatch(/route +helpers/);
  const sql = await louter(['traces', 'sql', 'SELECT route FROM requests', '--json'], { cwd });
  expect(JSON.parse(sql.stdout)).toEqual([{ route: 'helpers' }]);
});

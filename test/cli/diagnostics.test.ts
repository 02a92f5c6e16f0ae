import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { validateBackendProbe, validateDiagnostics } from '../../generated/louter.validators.js';
import { diagnosticsPage } from '../../src/cli/diagnostics-page.ts';
import { asObject, asString, parseJson } from '../../src/core/json.ts';
import { dialectNames } from '../../src/dialects/dialect.ts';
import { backends } from '../../src/protocols/backends.ts';
import { frontends } from '../../src/protocols/frontends.ts';
import { louter, type Finished } from '../support/command.ts';
import { startGateway } from '../support/gateway.ts';
import { chatReply } from '../support/reply-chat.ts';
import { answerOf } from '../support/reply.ts';
import { jsonAnswer, startUpstream, type Upstream } from '../support/upstream.ts';

const ownKey = 'canary-key-of-the-gateway-0001';
const backendKey = 'canary-key-of-the-backend-0002';

let cwd: string;
let upstream: Upstream;
beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'louter-diagnostics-'));
  upstream = await startUpstream();
});
beforeEach(() => upstream.reset());
afterAll(async () => {
  await upstream.close();
  rmSync(cwd, { recursive: true });
});

/** No gateway is looked for: that of whoever runs this test would be found. */
const alone = '[server]\nport = 0\n';

const configured = (base: string): string => `${alone}keys = ["${ownKey}"]
[backends.local]
protocol = "openai-chat"
base_url = "${upstream.url}${base}"
api_key = "${backendKey}"
[models]
"*" = "local/small"
`;

function run(config: string, ...words: string[]): Promise<Finished> {
  writeFileSync(join(cwd, 'louter.toml'), config);
  return louter(['diagnostics', ...words], { cwd });
}

const lists = (...ids: string[]) => jsonAnswer({ data: ids.map((id) => ({ id })) });

/** What would move the cursor, and what would begin a line that Louter did not write. */
const hostile = 'small\u001b[2J\u009b1A\r\nnothing is wrong';

describe('louter diagnostics without a gateway', () => {
  test('finds no problems with the built-in default', async () => {
    const { code, stdout, stderr } = await run(alone);
    expect(code).toBe(0);
    expect(stderr).toMatch(/^(?:self-test: (?:25|50|75) %\n)*$/);
    expect(stdout).toMatch(/^Louter \S+, Node v\S+: no gateway is running; checks run by this process\n/);
    expect(stdout).toMatch(/replay +replay +– +recordings +answers from \d+ recordings/);
    const protocols = `${frontends.length} client and ${backends.length} backend protocols`;
    expect(stdout).toMatch(
      new RegExp(
        `self-test {2}(\\d+) of \\1 checks passed in .*: requests and answers between ${protocols}, and calls in ${dialectNames.length} dialects\n`,
      ),
    );
    expect(stdout).toMatch(/\ntraces {5}\S+louter\.db: ok; not created yet\nself-test/);
    expect(stdout).toMatch(/\nno problems found\n$/);
  });

  test('reports what a gateway has recorded, and no size of a database on a server', async () => {
    const found = parseJson((await run(alone, '--json')).stdout);
    if (!validateDiagnostics(found)) throw new Error('expected diagnostics');
    const traces = { ...found.traces, store: 'postgresql://db.example/traces', size_bytes: null, written: 7 };
    const page = diagnosticsPage({ ...found, gateway: 'http://127.0.0.1:8787', traces });
    expect(page).toContain('\ntraces     postgresql://db.example/traces: ok; 7 written, 0 queued; none dropped\n');
  });

  test('matches the published schema with --json', async () => {
    upstream.answerWith(() => lists('small'));
    const { code, stdout } = await run(configured('/v1'), '--json');
    const found = parseJson(stdout);
    expect(validateDiagnostics(found)).toBe(true);
    expect(found).toMatchObject({
      gateway: null,
      config: join(cwd, 'louter.toml'),
      backends: [{ name: 'local', reach: { verdict: 'ok', models: ['small'] } }],
      traces: { state: 'ok', size_bytes: null },
      findings: [],
    });
    expect([code, stdout.includes('canary')]).toEqual([0, false]);
  });

  test('prints problems and remedies and exits with 1', async () => {
    upstream.answerWith(({ path }) => (path === '/v1/models' ? lists('small') : jsonAnswer({}, 404)));
    const { code, stdout } = await run(configured(''));
    expect(code).toBe(1);
    expect(stdout).toContain('1 problem\n  backend local: answers 404 at');
    expect(stdout).toContain(`    → set base_url = "${upstream.url}/v1"\n`);
    expect(stdout).not.toContain('canary');
  });

  test('escapes control characters in the names of a backend', async () => {
    upstream.answerWith(() => lists(hostile));
    const { code, stdout, stderr } = await run(configured('/v1').replace('local/small', 'local/smal'));
    expect(code).toBe(1);
    // oxlint-disable-next-line no-control-regex -- they are what is looked for
    expect(stdout + stderr).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
    expect(stdout).not.toMatch(/^no problems found$/m);
  });

  test('reports a store that cannot be read', async () => {
    writeFileSync(join(cwd, 'broken.db'), 'this is no database at all, though it is there');
    const { code, stdout } = await run(`${alone}[traces]\nurl = "file:broken.db"\n`);
    expect(code).toBe(1);
    expect(stdout).toContain('broken.db: failed');
    expect(stdout).toContain('traces: the store is failed');
  });
});

describe('louter diagnostics with a gateway', () => {
  test('sends the key of the configuration', async () => {
    const gateway = await startGateway(`[server]\nport = 0\nkeys = ["${ownKey}"]\n[log]\nlevel = "silent"\n`);
    const options = { cwd: gateway.directory };
    const sent = ['diagnostics', '--url', gateway.url, '--config', gateway.configFile];
    const { code, stdout, stderr } = await louter(sent, options);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`: running at ${gateway.url}, up .*, 0 in-flight requests\n`));
    const asJson = await louter([...sent, '--json'], options);
    expect(validateDiagnostics(parseJson(asJson.stdout))).toBe(true);
    expect(parseJson(asJson.stdout)).toMatchObject({ gateway: gateway.url, self_test: { failed: 0 } });
    expect(stdout + asJson.stdout).not.toContain('canary');

    const port = new URL(gateway.url).port;
    const address = `[server]\nport = ${port}\nkeys = ["${ownKey}"]\n`;
    const database = join(gateway.directory, 'louter.db');
    const sharing = await run(`${address}[traces]\nurl = "file:${database}"\n`, '--json');
    expect(parseJson(sharing.stdout)).toMatchObject({ gateway: gateway.url, config: gateway.configFile });
    expect(sharing.stderr).toMatch(/^the gateway at \S+ runs with \S+ instead of \S+louter\.toml: /);

    const keyless = await run(alone, '--url', gateway.url);
    expect([keyless.code, keyless.stdout]).toEqual([2, '']);
    expect(keyless.stderr).toMatch(/^louter: the gateway at \S+ requires a key: .*--config/);
    await gateway.stop();
  });

  test(
    'examines its configuration without the gateway of another one at its address',
    { timeout: 120_000 },
    async () => {
      const gateway = await startGateway('[server]\nport = 0\n[log]\nlevel = "silent"\n');
      const database = join(gateway.directory, 'louter.db');
      const other = await run(`[server]\nport = ${new URL(gateway.url).port}\n`, '--json');
      expect(parseJson(other.stdout)).toMatchObject({ gateway: null, config: join(cwd, 'louter.toml') });
      expect(other.stderr).toContain(
        `the gateway at ${gateway.url} is another one (${gateway.configFile}, traces in ${database}): --url ${gateway.url} chooses it; ${join(cwd, 'louter.toml')} is examined without it\n`,
      );
      await gateway.stop();
    },
  );

  test('reports a gateway that does not answer and exits with 1', async () => {
    const gone = await startUpstream();
    await gone.close();
    const { code, stdout, stderr } = await run(alone, '--url', gone.url);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`no gateway answers at ${gone.url}`);
  });

  test('ignores a server that is not a gateway and sends it no key', async () => {
    upstream.answerWith(() => jsonAnswer({ status: 'fine' }));
    const { code } = await run(configured('/v1'), '--url', upstream.url);
    expect(code).toBe(1);
    expect(JSON.stringify(upstream.received)).not.toContain('canary');
  });
});

describe('louter diagnostics --probe', () => {
  const usage = { input: 3, cached: 0, output: 1 };
  const qwenCall = '<tool_call>\n{"name": "get_weather", "arguments": {"city": "Oslo"}}\n</tool_call>';

  test('prints each step and a configuration that can be loaded', async () => {
    upstream.answerWith((request) =>
      request.method === 'GET'
        ? lists('small')
        : answerOf(chatReply, { text: request.text.includes('Oslo') ? qwenCall : 'hello', usage }, request),
    );
    const { code, stdout, stderr } = await run(configured('/v1'), '--probe', 'local');
    expect(code).toBe(0);
    expect(stderr).toContain('testing a tool call …\n');
    expect(stdout).toContain('local, model small\n');
    const finding = /\n {2}tools +yes +it writes calls into its text: dialect "qwen"\n/g;
    expect((stderr + stdout).match(finding)).toHaveLength(1);
    const [, snippet = ''] = stdout.split('in place of the backend:\n');
    expect(parse(snippet)).toMatchObject({ backends: { local: { dialect: 'qwen', tools: 'native' } } });
    expect(stdout + stderr).not.toContain('canary');
  });

  test('matches the published schema with --json', async () => {
    upstream.answerWith((request) =>
      request.method === 'GET' ? lists('small') : answerOf(chatReply, { text: hostile, usage }, request),
    );
    const { code, stdout } = await run(configured('/v1'), '--probe', 'local/other', '--json');
    const found = asObject(parseJson(stdout));
    expect(validateBackendProbe(found)).toBe(true);
    expect(found).toMatchObject({ backend: 'local', model: 'other', reach: { verdict: 'ok' } });
    expect(asString(found?.['snippet'])).toContain('[backends.local]');
    expect(code).toBe(0);
  });

  test('escapes control characters in quotes of a backend', async () => {
    upstream.answerWith(({ method }) =>
      method === 'GET' ? lists('small') : jsonAnswer({ error: { message: hostile } }, 400),
    );
    const { code, stdout, stderr } = await run(configured('/v1'), '--probe', 'local');
    expect(code).toBe(1);
    expect(stdout).toContain('local cannot be probed: refused with 400: small\\x1b[2J');
    // oxlint-disable-next-line no-control-regex -- they are what is looked for
    expect(stdout + stderr).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
    expect(stdout + stderr).not.toMatch(/^no problems found$/m);
  });

  test('sends no model request when the backend cannot be reached', async () => {
    upstream.answerWith(() => jsonAnswer({}, 401));
    const { code, stdout } = await run(configured('/v1'), '--probe', 'local');
    expect(code).toBe(1);
    expect(stdout).toContain('local cannot be probed: answers 401');
    expect(stdout).toContain('  → check the value of api_key');
    expect(upstream.received.every(({ method }) => method === 'GET')).toBe(true);
  });

  test.each([
    ['an unknown backend', ['--probe', 'locl'], 'unknown backend "locl"; did you mean "local"?'],
    ['--probe with --url', ['--probe', 'local', '--url', 'http://127.0.0.1:1'], 'omit --url'],
    ['an invalid URL', ['--url', 'localhost'], 'Expected a URL such as'],
  ])('exits with 2 for %s', async (_what, words, message) => {
    const { code, stdout, stderr } = await run(configured('/v1'), ...words);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
  });

  test('refuses to probe a replay backend', async () => {
    const { code, stderr } = await run(alone, '--probe', 'replay');
    expect([code, stderr]).toEqual([2, 'louter: backend "replay" answers from recordings and cannot be probed\n']);
  });
});

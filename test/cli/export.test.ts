import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { validateTrace } from '../../generated/louter.validators.js';
import { louter } from '../support/command.ts';
import { startGateway } from '../support/gateway.ts';
import { exchange } from '../record/support/exchange.ts';
import { storeAll } from '../record/support/store.ts';
import { protocols, streamedExchange } from '../inspect/export/exchanges.ts';

const key = 'sk-ant-canary-0000000001';
const [codec] = protocols;
if (!codec) throw new Error('no protocol');
const output = streamedExchange(codec, { question: 'What is it?', answer: ['sk-ant-canary', '-0000000001'] });
const answered = { ...output, traceId: 'aaaa0000000000000000000000000001', run: 'first' };
const refused = exchange({ traceId: 'bbbb0000000000000000000000000002', status: 'client-error' });

let cwd: string;
beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'louter-export-'));
  const url = `file:${join(cwd, 'louter.db')}`;
  await storeAll([answered, refused], { url });
});
afterAll(() => rmSync(cwd, { recursive: true }));

const exported = (...words: string[]) => louter(['traces', 'export', ...words], { cwd });

describe('louter traces export --fixture', () => {
  test('writes a valid fixture and reports what was removed', async () => {
    const { code, stdout, stderr } = await exported('aaaa', '--fixture', 'kept', '--situation', 'said-stream');
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'kept/anthropic/said-stream\n' });
    expect(stderr).toMatch(/^louter: removed: .*a credential, redacted-\w{12} in its place/);
    for (const folder of ['kept', 'kept/anthropic', 'kept/anthropic/said-stream'])
      expect(await louter(['validate', folder], { cwd })).toEqual({
        code: 0,
        stdout: '',
        stderr: `louter: no errors in ${folder}\n`,
      });
    expect(readFileSync(join(cwd, 'kept/anthropic/said-stream/response.sse'), 'utf8')).not.toContain('canary');
  });

  test('completes a chosen name, so that it validates', async () => {
    const { code, stdout } = await exported('aaaa', '--fixture', 'named', '--situation', 'count-tokens');
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'named/anthropic/chat-count-tokens-stream\n' });
    expect(await louter(['validate', 'named'], { cwd })).toMatchObject({ code: 0 });
  });

  test('reports a folder that cannot be written', async () => {
    writeFileSync(join(cwd, 'a-file'), '');
    const { code, stderr } = await exported('aaaa', '--fixture', 'a-file/inside');
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /^louter: \S*a-file\/inside\S*: the path, or a part of it, is not a directory \(ENOTDIR\)\n$/,
    );
  });

  test('overwrites a fixture of the same trace only', async () => {
    const [one, other] = [await exported('aaaa', '--fixture', 'twice'), await exported('aaaa', '--fixture', 'twice')];
    expect(other.stdout).toBe(one.stdout);
    const file = join(cwd, one.stdout.trim(), 'meta.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(answered.traceId, 'another'));
    const refusedNow = await exported('aaaa', '--fixture', 'twice');
    expect(refusedNow).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('exists and is a fixture of another trace') as string,
    });
  });

  test('prints paths and removed credentials with --json', async () => {
    const { stdout } = await exported('run:first', '--fixture', 'said', '--json');
    expect(JSON.parse(stdout)).toMatchObject([
      { directory: join(cwd, 'said/anthropic/text-aaaa0000-stream'), faults: [] },
    ]);
  });

  test('a gateway that replays the folder sends the recorded answer in the recorded chunks', async () => {
    await exported('aaaa', '--fixture', join(cwd, 'played'));
    const gateway = await startGateway(
      `[backends.own]\nprotocol = "replay"\nfixtures = ${JSON.stringify(join(cwd, 'played'))}\n`,
    );
    const answer = await fetch(`${gateway.url}/v1/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: output.request.body.toString(),
    });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/"text":"redacted-\w{12}"/);
    expect(await gateway.stop()).toBe(0);
  });
});

describe('louter traces export', () => {
  test('--har prints an archive of several traces', async () => {
    const { code, stdout } = await exported('aaaa', 'bbbb', '--har');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ log: { version: '1.2', entries: { length: 3 } } });
    expect(stdout).not.toContain(key);
  });

  test('--html prints a page that needs nothing else', async () => {
    const { code, stdout } = await exported('aaaa', '--html');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^<!doctype html>[^]*What is it\?[^]*<\/html>\n$/);
    expect(stdout).not.toContain('canary');
  });

  test('--jsonl prints one trace per line, oldest first for a filter', async () => {
    const { stdout } = await exported('since:2000-01-01', '--jsonl');
    const traces = stdout
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    for (const trace of traces)
      expect({ valid: validateTrace(trace), errors: validateTrace.errors }).toMatchObject({ valid: true });
    expect(traces).toMatchObject([{ trace_id: answered.traceId }, { trace_id: refused.traceId }]);
  });

  test('names what a limit leaves out', async () => {
    const { stdout, stderr } = await exported('since:2000-01-01', '--jsonl', '--limit', '1');
    expect(stdout.trimEnd().split('\n')).toHaveLength(1);
    expect(stderr).toContain('only the newest 1 matching requests are used, older ones are left out');
  });

  test('marks what was exported, so that it is kept', async () => {
    await exported('aaaa', '--curl');
    const { stdout } = await louter(['traces', 'list', 'has:pin', '--json'], { cwd });
    expect(JSON.parse(stdout)).toMatchObject([{ kept_because: 'exported' }, { kept_because: 'exported' }]);
  });

  test('--curl prints the request of the client or the upstream request', async () => {
    expect((await exported('aaaa', '--curl')).stdout).toMatch(
      /^curl -sS -N -g -X 'POST' 'http:\/\/127\.0\.0\.1:8787\/v1\/messages'/,
    );
    expect((await exported('aaaa', '--curl=upstream')).stdout).toContain("'https://vendor.test/v1/messages'");
  });

  test.each([
    ['no format', ['aaaa'], /no output format: add --fixture DIR, --html, --har, --jsonl or --curl/],
    ['two formats', ['aaaa', '--har', '--jsonl'], /cannot be used with option/],
    ['no id', ['--har'], /missing required argument/],
    ['an unknown id', ['zzzz', '--har'], /no trace has an id that begins with "zzzz"/],
    ['a filter without matches', ['run:none', '--har'], /no request matches/],
    ['an unknown side', ['aaaa', '--curl=both'], /client, upstream/],
    ['--situation without --fixture', ['aaaa', '--har', '--situation', 'x'], /add --fixture/],
    ['a name with a path', ['aaaa', '--fixture', 'x', '--situation', '../x'], /lower-case letters/],
    ['a trace without a response', ['bbbb', '--fixture', 'x'], /bbbb\w+: no backend answered/],
  ])('exits with 2 and a message on stderr for %s', async (_what, words, expected) => {
    const { code, stdout, stderr } = await exported(...words);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(expected);
    expect(existsSync(join(cwd, 'x'))).toBe(false);
  });
});

describe('louter validate', () => {
  test('reports the violations of a trace by its id', async () => {
    const { code, stdout, stderr } = await louter(['validate', 'bbbb'], { cwd });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^frontend\.request: \/\w+: .*required/m);
    expect(stderr).toContain('in trace bbbb');
    const json = await louter(['validate', 'bbbb', '--json'], { cwd });
    expect(JSON.parse(json.stdout)).toMatchObject([{ at: 'frontend.request', event: null }]);
  });

  test('reports no errors for a valid trace', async () => {
    expect(await louter(['validate', 'aaaa'], { cwd })).toEqual({
      code: 0,
      stdout: '',
      stderr: 'louter: no errors in trace aaaa\n',
    });
  });

  test('exits with 2 when the argument is neither a folder nor a trace', async () => {
    const { code, stderr } = await louter(['validate', 'zzzz'], { cwd });
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'louter: zzzz: no such folder, and no trace with this id\n',
    });
  });
});

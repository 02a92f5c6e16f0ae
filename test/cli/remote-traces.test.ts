import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { louter, type Finished } from '../support/command.ts';
import { startGateway, type TestGateway } from '../support/gateway.ts';
import { until } from '../record/support/store.ts';

const key = 'a-key-of-the-remote-gateway';
let gateway: TestGateway;
let cwd: string;
let id: string;

beforeAll(async () => {
  gateway = await startGateway(`[server]\nport = 0\nkeys = ["${key}"]\n[log]\nlevel = "silent"\n`);
  // Another machine has the key, and no traces.
  cwd = mkdtempSync(join(tmpdir(), 'louter-remote-'));
  writeFileSync(join(cwd, 'louter.toml'), `[server]\nport = 0\nkeys = ["${key}"]\n[traces]\nurl = "off"\n`);
  writeFileSync(join(cwd, 'no-key.toml'), `[server]\nport = 0\n[traces]\nurl = "off"\n`);
  for (const run of ['base', 'new']) id = await sendRequest(run);
  await until(async () => (await remote('list', 'run:new', '--json')).stdout.includes(id));
});
afterAll(async () => {
  await gateway.stop();
  rmSync(cwd, { recursive: true });
});

async function sendRequest(run: string): Promise<string> {
  const response = await fetch(`${gateway.url}/v1/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key, 'x-louter-run': run, 'x-louter-case': 'greeting' },
    body: JSON.stringify({ model: 'any', max_tokens: 100, messages: [{ role: 'user', content: 'Hello!' }] }),
  });
  await response.text();
  return response.headers.get('x-louter-trace-id') ?? '';
}

const remote = (...words: string[]): Promise<Finished> => louter(['traces', ...words, '--url', gateway.url], { cwd });
const local = (...words: string[]): Promise<Finished> =>
  louter(['traces', ...words, '--config', gateway.configFile], { cwd });

describe('louter traces --url', () => {
  test.each([
    ['list', ['list', 'run:base']],
    ['show', ['show', 'ID']],
    ['show with --raw', ['show', 'ID', '--raw', 'upstream-response']],
    ['compare', ['compare', 'base', 'new', '--no-save']],
  ])('prints what the command prints beside the database: %s', async (_name, template) => {
    const words = template.map((word) => (word === 'ID' ? id.slice(0, 12) : word));
    const [there, here] = await Promise.all([remote(...words), local(...words)]);
    expect({ code: there.code, stdout: there.stdout }).toEqual({ code: here.code, stdout: here.stdout });
    expect(there.stdout).not.toBe('');
  });

  test('stores a comparison at the gateway', async () => {
    const compared = await remote('compare', 'base', 'new', '--json');
    const { id: stored } = JSON.parse(compared.stdout) as { id: string };
    expect((await remote('compare', '--list')).stdout).toContain(stored.slice(0, 12));
    expect(JSON.parse((await remote('compare', '--show', stored, '--json')).stdout)).toEqual(
      JSON.parse(compared.stdout),
    );
  });

  test.each([
    ['an unknown filter', ['list', 'colour:red'], 'unknown filter key "colour"'],
    ['an unknown id', ['show', '0123456789abcdef'], 'no trace has an id'],
    ['what is no id', ['show', '../health'], 'is not an id'],
    ['an unknown run', ['compare', 'base', 'none'], 'no request was recorded in run "none"'],
    ['a missing key', ['list', '--config', 'no-key.toml'], 'server.keys'],
  ])('exits with 2 and a message for %s', async (_name, words, message) => {
    const { code, stdout, stderr } = await remote(...words);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
  });

  test('exits with 2 if no gateway answers', async () => {
    const { code, stderr } = await louter(['traces', 'list', '--url', 'http://127.0.0.1:1'], { cwd });
    expect({ code, stderr }).toEqual({ code: 2, stderr: 'louter: no gateway answers at http://127.0.0.1:1\n' });
  });
});

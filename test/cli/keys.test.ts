import { createHash } from 'node:crypto';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startGatewayProcess, type GatewayProcess } from '../../scripts/gateway-process.ts';
import { entry, louter, type Finished } from '../support/command.ts';

let folder: string;
let gateway: GatewayProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'louter-keys-cli-'));
});
afterEach(async () => {
  await gateway?.stop();
  gateway = undefined;
  rmSync(folder, { recursive: true });
});

const file = (): string => join(folder, 'louter.toml');
const write = (text: string): void => writeFileSync(file(), text);
const read = (): string => readFileSync(file(), 'utf8');
const keys = (...words: string[]): Promise<Finished> => louter(['keys', ...words], { cwd: folder, env });
const env = { OLD_KEY: 'key-of-the-test' };
const before = `# a comment that stays
[log]
level = "silent"   # so does this one

[keys.old]
key = "\${OLD_KEY}"
`;

describe('louter keys', () => {
  test('create prints the key once, stores its digest, and keeps the rest of the file', async () => {
    write(before);
    const created = await keys(
      ...'create alice --rpm 60 --tpm 1000 --budget 12.5/week --model a-* b --view'.split(' '),
      ...'--expires 2999-01-01T00:00:00Z --max-concurrent 3'.split(' '),
    );
    const key = created.stdout.trim();
    expect([created.code, key]).toEqual([0, expect.stringMatching(/^louter-key-[\w-]{43}$/)]);
    expect(created.stderr).toContain('this is the only time that the key is shown');
    expect(read().startsWith(before)).toBe(true);
    expect(read()).not.toContain(key);
    const listed = await keys('list', '--json');
    expect(JSON.parse(listed.stdout)).toMatchObject([
      { name: 'old', may: ['use'] },
      {
        name: 'alice',
        sha256: createHash('sha256').update(key).digest('hex'),
        rpm: 60,
        tpm: 1000,
        max_concurrent: 3,
        models: ['a-*', 'b'],
        budget: { usd: 12.5, per: 'week' },
        expires: '2999-01-01T00:00:00.000Z',
        may: ['use', 'view'],
      },
    ]);
    expect((await keys('list')).stdout).toContain('may use and view; models a-*, b; 60 requests per minute');
  });

  test('create refuses a name that is taken or invalid, and settings that the configuration refuses', async () => {
    write(before);
    const refused = async (...words: string[]): Promise<string> => {
      const { code, stdout, stderr } = await keys(...words);
      expect([code, stdout, read()]).toEqual([2, '', before]);
      return stderr;
    };
    expect(await refused('create', 'old')).toContain('has a key old: revoke it first');
    expect(await refused('create', 'a b')).toContain('the name of a key must be letters');
    expect(await refused('create', 'a', '--backend', 'none')).toContain('no backend is named "none"');
    expect(await refused('create', 'a', '--budget', '5/year')).toContain('such as 50/month');
    expect(await refused('create', 'a', '--rpm', '0')).toContain('from 1 on');
    expect(await refused('create', 'a', '--expires', 'tomorrow')).toContain('RFC 3339');
    expect(await refused('revoke', 'odl')).toContain('did you mean "old"?');
    rmSync(file());
    expect((await keys('create', 'a')).stderr).toContain('create it first (louter init)');
  });

  test('revoke removes the table of the key alone', async () => {
    write(`${before}\n[models]\n"*" = "replay/*"\n`);
    await keys('create', 'alice', '--budget', '1/day');
    expect(read()).toContain('[keys.alice.budget]');
    const revoked = await keys('revoke', 'alice');
    expect([revoked.code, revoked.stderr]).toEqual([0, expect.stringContaining('the key alice is removed')]);
    expect(read().trim()).toBe(`${before}\n[models]\n"*" = "replay/*"`);
  });

  test.each([
    ['a gateway of this machine', ''],
    ['one behind a proxy', '[server]\nhosts = ["louter.example.com"]\n'],
    ['one that other machines reach', '[server]\nhost = "0.0.0.0"\n'],
    ['one with an empty list of other keys', '[server]\nkeys = []\n'],
    ['a file that has an error', '[traces]\nurl = "no-url"\n'],
  ])('revoke refuses to remove the only key of %s', async (_name, server) => {
    const text = `${server}[keys.alice]\nkey = "key-of-alice"\n`;
    write(text);
    const { code, stderr } = await keys('revoke', 'alice');
    expect([code, read()]).toEqual([2, text]);
    expect(stderr).toContain('create another key first (louter keys create), or remove the table [keys.alice] by hand');
  });

  test('a file that is a link stays one, with its mode, and nothing is left beside it', async () => {
    mkdirSync(join(folder, 'real'));
    const target = join(folder, 'real', 'shared.toml');
    writeFileSync(target, before);
    chmodSync(target, 0o640);
    symlinkSync(target, file());
    expect((await keys('create', 'alice')).code).toBe(0);
    expect(readFileSync(target, 'utf8')).toContain('[keys.alice]');
    expect([lstatSync(file()).isSymbolicLink(), statSync(target).mode & 0o777]).toEqual([true, 0o640]);
    expect(readdirSync(join(folder, 'real'))).toEqual(['shared.toml']);
  });

  test('a key whose variable is not set is an error, and its text is no key', async () => {
    write(before);
    const { code, stderr } = await louter(['keys', 'list'], { cwd: folder });
    expect([code, stderr]).toEqual([2, expect.stringContaining('the environment variable OLD_KEY is not set')]);
  });

  test('takes effect in a running gateway, and usage counts its requests', async () => {
    const config = `[traces]\nurl = "file:louter.db"\n[server]\nwatch = false\nkeys = ["shared"]\n[model_data."*"]\nprice = { input = 1000, output = 1000 }\n`;
    gateway = await startGatewayProcess({ config, directory: folder, entry });
    const { url } = gateway;
    const status = async (key: string): Promise<number> => {
      const answer = await fetch(`${url}/v1/chat/completions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': key },
        body: JSON.stringify({ model: 'm', max_tokens: 5, messages: [{ role: 'user', content: 'Hi' }] }),
      });
      await answer.text();
      return answer.status;
    };
    const created = await keys('create', 'alice', '--budget', '100/month', '--rpm', '2');
    expect(created.stderr).toContain('configuration reloaded (generation 2): keys + alice');
    const key = created.stdout.trim();
    expect([await status(key), await status(key), await status('shared')]).toEqual([200, 200, 200]);
    await expect
      .poll(async () => JSON.parse((await keys('usage', 'alice', '--json')).stdout) as unknown, { timeout: 20_000 })
      .toMatchObject([
        {
          name: 'alice',
          is_configured: true,
          today: { requests: 2, without_cost: 0 },
          budget: { usd: 100, per: 'month', used_usd: expect.any(Number) },
        },
      ]);
    // A budget is charged when a request ends, and its cost is recorded a little later.
    await expect
      .poll(async () => {
        const [{ month, budget }] = JSON.parse((await keys('usage', '--json')).stdout) as [
          { month: { cost_usd: number }; budget: { used_usd: number } },
        ];
        return month.cost_usd > 0 && Math.abs(budget.used_usd - month.cost_usd) < 1e-6;
      })
      .toBe(true);
    expect((await keys('usage')).stdout).toContain('2 requests');
    await keys('revoke', 'alice');
    expect(await status(key)).toBe(401);
    expect((await keys('usage')).stdout).toContain('alice (revoked)');
    expect((await keys('usage', 'bob')).code).toBe(2);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseProxy, proxyVariables } from '../src/config/outgoing-proxy.ts';
import { ConfigError } from '../src/config/source.ts';
import { openTunnel, refusal } from '../src/gateway/outgoing/tunnel.ts';
import { louter, louterProcess, type Finished } from './support/command.ts';
import { blocksOf, readText, variablesOf } from './support/documents.ts';
import { startHttpProxy, type TestProxy } from './support/outgoing-proxy.ts';
import { jsonAnswer, startUpstream } from './support/upstream.ts';
import { startSecureHost, testAuthority, type SecureHost } from './support/vendor-host.ts';

const page = readText('docs/how-to/company-proxy.md');
const blocks = blocksOf(page);
const toml = blocks.find(({ language }) => language === 'toml')?.content ?? '';
const variables = Object.fromEntries(
  [...(blocks[0]?.content ?? '').matchAll(/^export (\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
);

const vendor = await startUpstream();
let host: SecureHost;
let proxy: TestProxy;
let cwd: string;

beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'louter-proxy-'));
  host = await startSecureHost(vendor.url);
  proxy = await startHttpProxy({
    user: 'worker',
    password: 'secret-of-proxy',
    hosts: new Map([['api.vendor.example:443', host.port]]),
  });
  writeFileSync(join(cwd, 'company.pem'), testAuthority);
  writeFileSync(join(cwd, 'no.pem'), 'not a certificate');
});
beforeEach(() => {
  proxy.reset();
  vendor.answerWith(() => jsonAnswer({ object: 'list', data: [{ id: 'coder', object: 'model' }] }));
});
afterAll(async () => {
  await Promise.all([vendor.close(), host.close(), proxy.close()]);
  rmSync(cwd, { recursive: true });
});

const doctor = (env: Record<string, string>): Promise<Finished> => {
  writeFileSync(
    join(cwd, 'louter.toml'),
    '[backends.openai]\nprotocol = "openai-responses"\nbase_url = "https://api.vendor.example/v1"\n[traces]\nurl = "off"\n',
  );
  const all = { HTTPS_PROXY: `http://worker:secret-of-proxy@127.0.0.1:${proxy.port}`, ...env };
  return louterProcess(['doctor', '--verbose'], { cwd, env: all });
};

describe('docs/how-to/company-proxy.md', () => {
  test('has a configuration that is valid', async () => {
    writeFileSync(join(cwd, 'louter.toml'), toml);
    const { code, stdout } = await louter(['config', 'check'], { cwd, env: { ...variablesOf(toml), ...variables } });
    expect(code).toBe(0);
    expect(stdout).not.toContain('value-of-');
  });

  test('has variables that are read', () => {
    expect(Object.keys(variables)).toEqual(['HTTPS_PROXY', 'NO_PROXY']);
    const find = proxyVariables(variables);
    expect(find(new URL('https://api.vendor.example'))).toMatchObject({ hostname: 'proxy.example', port: 3128 });
    for (const exempt of ['https://localhost', 'https://git.corp.example', 'https://10.9.9.9'])
      expect(find(new URL(exempt))).toBeNull();
  });

  test('has entries of NO_PROXY that exempt what it says', () => {
    const [, list = ''] = page.split('| entry | exempts |');
    const entries = [...(list.split('\n\n')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, entry = '']) => entry);
    const exempted: Record<string, string> = {
      'corp.example': 'https://corp.example',
      '.corp.example': 'https://a.corp.example',
      '*.corp.example': 'https://a.corp.example',
      '10.1.2.3': 'https://10.1.2.3',
      '10.0.0.0/8': 'https://10.200.2.3',
      '10.0.0.0/255.0.0.0': 'https://10.200.2.3',
      '10.*': 'https://10.200.2.3',
      '2001:db8::/32': 'https://[2001:db8::1]',
      'corp.example:8443': 'https://corp.example:8443',
      '*': 'https://anything.example',
    };
    expect(entries).toEqual(Object.keys(exempted));
    for (const entry of entries)
      expect(proxyVariables({ ALL_PROXY: 'http://p', NO_PROXY: entry })(new URL(exempted[entry] ?? ''))).toBeNull();
  });

  test.each([
    ['NODE_EXTRA_CA_CERTS', () => ({ NODE_EXTRA_CA_CERTS: join(cwd, 'company.pem') })],
    ['NODE_USE_SYSTEM_CA=1', () => ({ NODE_USE_SYSTEM_CA: '1', ...systemOf(cwd) })],
    ['--use-system-ca', () => ({ NODE_OPTIONS: '--use-system-ca', ...systemOf(cwd) })],
  ])('has a way to trust the authority of the company: %s', async (name, env) => {
    expect(page).toContain(name);
    // Other systems keep theirs where a test cannot add one.
    if (process.platform !== 'linux' && name !== 'NODE_EXTRA_CA_CERTS') return;
    const { stdout } = await doctor(env());
    const way = `through the proxy at 127.0.0.1:${proxy.port}`;
    expect(stdout).toMatch(
      new RegExp(`\\[✓\\] backend openai +openai-responses, answers and lists 1 model .*, ${way}`),
    );
    expect(stdout).toContain(`reached ${way} (HTTPS_PROXY), trusting the authorities of Node and of `);
    expect(stdout).not.toContain('secret-of-proxy');
    expect(proxy.asked).toEqual(['api.vendor.example:443']);
  });

  test('has what is reported without one', async () => {
    const { stdout } = await doctor({ NODE_EXTRA_CA_CERTS: join(cwd, 'no.pem') });
    expect(stdout).toContain('through the proxy at 127.0.0.1');
    expect(stdout).toContain('is not secure');
    expect(stdout).toContain(`Node took no certificate from ${join(cwd, 'no.pem')}`);
  });

  test('has the sentences of errors', async () => {
    const named = parseProxy('http://127.0.0.1:9', 'HTTPS_PROXY', (problem) => new ConfigError(problem));
    const refused = await openTunnel(named, { host: 'a.example', port: 443 }, 5_000).then(
      () => 'connected',
      (error: unknown) => String(error),
    );
    const said = [refusal(named, 407, 'HOST:443').message, refusal(named, 403, 'HOST:443').message, refused].join('\n');
    for (const words of [
      'requires another user or password (407)',
      'does not connect to HOST:443 (403)',
      'refuses connections',
    ]) {
      expect(page).toContain(words);
      expect(said).toContain(words);
    }
  });
});

const systemOf = (folder: string): Record<string, string> => ({
  SSL_CERT_FILE: join(folder, 'company.pem'),
  SSL_CERT_DIR: folder,
});

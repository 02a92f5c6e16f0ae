import { describe, expect, test } from 'vitest';
import { loadConfig } from '../../src/config/load.ts';
import { proxyVariables } from '../../src/config/outgoing-proxy.ts';
import { redactedConfig, secretsOf } from '../../src/config/secrets.ts';
import { configComplaint } from '../support/config.ts';

const found = (env: Record<string, string>, url = 'https://api.vendor.example/v1'): string | undefined => {
  const proxy = proxyVariables(env)(new URL(url));
  return proxy ? `${proxy.from} ${proxy.protocol}//${proxy.hostname}:${proxy.port}` : undefined;
};

describe('the variables of outgoing proxies', () => {
  test.each([
    [{ HTTPS_PROXY: 'http://p:3128' }, 'https://a.example', 'HTTPS_PROXY http://p:3128'],
    [{ https_proxy: 'http://p:3128' }, 'https://a.example', 'https_proxy http://p:3128'],
    [
      { https_proxy: 'http://lower:1', HTTPS_PROXY: 'http://p:3128' },
      'https://a.example',
      'https_proxy http://lower:1',
    ],
    [{ https_proxy: '', HTTPS_PROXY: 'http://p:3128' }, 'https://a.example', 'HTTPS_PROXY http://p:3128'],
    [{ HTTP_PROXY: 'http://p:3128' }, 'http://a.example', 'HTTP_PROXY http://p:3128'],
    [{ HTTP_PROXY: 'http://p:3128' }, 'https://a.example', undefined],
    [{ HTTPS_PROXY: 'http://p:3128' }, 'http://a.example', undefined],
    [{ ALL_PROXY: 'socks5://p' }, 'https://a.example', 'ALL_PROXY socks5://p:1080'],
    [{ ALL_PROXY: 'socks5h://p:9' }, 'http://a.example', 'ALL_PROXY socks5://p:9'],
    [{ ALL_PROXY: 'http://all', HTTPS_PROXY: 'https://p' }, 'https://a.example', 'HTTPS_PROXY https://p:443'],
    [{ HTTPS_PROXY: 'proxy.corp:3128' }, 'https://a.example', 'HTTPS_PROXY http://proxy.corp:3128'],
    [{ HTTPS_PROXY: 'user:pass@proxy.corp' }, 'https://a.example', 'HTTPS_PROXY http://proxy.corp:80'],
    [{ HTTPS_PROXY: 'http://[::1]:3128' }, 'https://a.example', 'HTTPS_PROXY http://::1:3128'],
    [{}, 'https://a.example', undefined],
  ])('%o is for %s: %s', (env, url, expected) => {
    expect(found(env as Record<string, string>, url)).toBe(expected);
  });

  test.each([
    'http://localhost:11434',
    'http://LOCALHOST.',
    'http://ollama.localhost',
    'http://127.0.0.1',
    'http://127.8.9.1:80',
    'https://[::1]:8080',
    'http://[::ffff:127.0.0.1]',
    'http://0.0.0.0:11434',
  ])('never concern this machine: %s', (url) => {
    expect(found({ ALL_PROXY: 'http://p', HTTP_PROXY: 'http://p', HTTPS_PROXY: 'http://p' }, url)).toBeUndefined();
  });

  test.each(['http://10.0.0.1', 'http://localhost.example', 'http://[2001:db8::1]', 'http://128.0.0.1'])(
    'concern another machine: %s',
    (url) => {
      expect(found({ ALL_PROXY: 'http://p' }, url)).toBeDefined();
    },
  );

  test.each([
    ['*', 'https://a.example', true],
    ['b.example,*', 'https://a.example', true],
    ['a.example', 'https://a.example', true],
    ['A.Example', 'https://a.EXAMPLE.', true],
    ['example', 'https://a.example', true],
    ['.example', 'https://a.example', true],
    ['.a.example', 'https://a.example', true],
    ['a.example.', 'https://a.example', true],
    ['*.a.example', 'https://a.example', false],
    ['*.a.example', 'https://b.a.example', true],
    ['xa.example', 'https://a.example', false],
    ['a.example', 'https://xa.example', false],
    ['b.example , a.example', 'https://a.example', true],
    ['b.example a.example', 'https://a.example', true],
    ['a.example:443', 'https://a.example', true],
    ['a.example:443', 'http://a.example', false],
    ['a.example:80', 'http://a.example', true],
    ['a.example:8443', 'https://a.example', false],
    ['*:8443', 'https://a.example:8443', true],
    ['10.0.0.0/8', 'https://10.1.2.3', true],
    ['10.0.0.0/8', 'https://11.1.2.3', false],
    ['10.0.0.0/8:8443', 'https://10.1.2.3:8443', true],
    ['10.0.0.0/8:8443', 'https://10.1.2.3', false],
    ['10.0.0.0/8', 'https://10.example', false],
    ['10.1.2.3', 'https://10.1.2.3:8443', true],
    ['0.0.0.0/0', 'https://10.1.2.3', true],
    ['10.0.0.0/99', 'https://10.1.2.3', false],
    ['10.0.0.0/x', 'https://10.1.2.3', false],
    ['2001:db8::/32', 'https://[2001:db8::7]', true],
    ['2001:db8::/32', 'https://[2001:db9::7]', false],
    ['2001:db8::7', 'https://[2001:db8:0::7]:8443', true],
    ['[2001:db8::7]:8443', 'https://[2001:db8::7]:8443', true],
    ['[2001:db8::7]:8443', 'https://[2001:db8::7]', false],
    [', ,', 'https://a.example', false],
    ['', 'https://a.example', false],
  ])('NO_PROXY=%s and %s: %s', (list, url, isExempt) => {
    expect(found({ ALL_PROXY: 'http://p', NO_PROXY: list }, url)).toBe(isExempt ? undefined : 'ALL_PROXY http://p:80');
    expect(found({ ALL_PROXY: 'http://p', no_proxy: list }, url) === undefined).toBe(isExempt);
  });
});

const backend = (more = '', url = 'https://api.vendor.example/v1'): string =>
  `[backends.far]\nprotocol = "openai-chat"\nbase_url = "${url}"\n${more}\n`;

const proxyOf = (text: string, env: Record<string, string> = {}) =>
  loadConfig({ file: '/nowhere/louter.toml', text, env }).backends[0]?.proxy ?? null;

describe('the proxy of a backend', () => {
  const env = { HTTPS_PROXY: 'http://p:3128', HTTP_PROXY: 'http://p:3128' };

  test('comes from a variable, unless its key sets another or none', () => {
    expect(proxyOf(backend(), env)).toMatchObject({ hostname: 'p', from: 'HTTPS_PROXY' });
    expect(proxyOf(backend('proxy = "off"'), env)).toBeNull();
    expect(proxyOf(backend('proxy = "http://user:p%40ss@q:1"'), env)).toEqual({
      protocol: 'http:',
      hostname: 'q',
      port: 1,
      username: 'user',
      password: 'p@ss',
      from: 'backends.far.proxy',
    });
  });

  test('is on the way to this machine only if its key sets one', () => {
    const local = 'http://127.0.0.1:11434/v1';
    expect(proxyOf(backend('', local), env)).toBeNull();
    expect(proxyOf(backend('proxy = "http://q:1"', local), env)).toMatchObject({ hostname: 'q' });
  });

  test.each([
    ['proxy = "socks4://q:1"', /backends\.far\.proxy: is a SOCKS 4 proxy/],
    ['proxy = "ftp://q:1"', /has the scheme "ftp:"/],
    ['proxy = "http://"', /is not the URL of a proxy/],
    ['proxy = "http://user:secret/x@q:1"', /not the URL of a proxy|more than a host and port/],
    ['proxy = "http://q:1/path"', /more than a host and port/],
  ])('is refused: %s', (line, message) => {
    const complaint = configComplaint(backend(line));
    expect(complaint).toMatch(message);
    expect(complaint).not.toContain('secret');
  });

  test('is refused where a variable for its address is wrong, and only there', () => {
    const wrong = { HTTPS_PROXY: 'socks4://user:secret@q:1' };
    expect(configComplaint(backend(), wrong)).toMatch(/^the environment variable HTTPS_PROXY is a SOCKS 4 proxy/);
    expect(configComplaint(backend(), wrong)).not.toContain('secret');
    expect(proxyOf(backend('', 'http://127.0.0.1:1/v1'), wrong)).toBeNull();
    expect(proxyOf(backend('proxy = "off"'), wrong)).toBeNull();
  });

  test('is not supported for recordings', () => {
    expect(configComplaint('[backends.r]\nprotocol = "replay"\nproxy = "http://q"\n')).toMatch(
      /proxy: is not supported/,
    );
  });

  test('is shown without its password, which is redacted elsewhere', () => {
    const text = backend('proxy = "http://user:p%40ss-of-proxy@q:1"');
    const config = loadConfig({ file: '/nowhere/louter.toml', text, env: { ALL_PROXY: 'http://u:of-variable@all' } });
    const credential = Buffer.from('user:p@ss-of-proxy').toString('base64');
    expect(secretsOf(config)).toEqual(
      expect.arrayContaining(['p@ss-of-proxy', 'p%40ss-of-proxy', credential, 'of-variable']),
    );
    const shown = JSON.stringify(redactedConfig(config));
    expect(shown).toContain('backends.far.proxy');
    for (const secret of secretsOf(config)) expect(shown).not.toContain(secret);
  });
});

test.each([
  ['10.0.0.0/', 'https://11.0.0.1/', false],
  ['10.0.0.0/255.0.0.0', 'https://10.1.0.1/', true],
  ['10.0.0.0/255.0.0.0', 'https://11.0.0.1/', false],
  ['10.0.0.0/255.0.255.0', 'https://10.0.0.1/', false],
  ['[fd00::]/8', 'https://[fd00::1]/', true],
  ['[fd00::1]:443', 'https://[fd00::1]/', true],
  ['192.168.*', 'https://192.168.1.1/', true],
  ['192.168.*', 'https://192.169.1.1/', false],
  ['localhost;example.com', 'https://example.com/', true],
])('NO_PROXY=%s exempts %s: %s', (list, url, isExempt) => {
  const find = proxyVariables({ HTTPS_PROXY: 'http://p:1', NO_PROXY: list });
  expect(find(new URL(url)) === null).toBe(isExempt);
});

test('entries of NO_PROXY that exempt nothing are warnings, others are not', () => {
  const entries = ['10.0.0.0/', '10.0.0.0/33', 'https://a.example', '<local>', '10.0.0.0/255.0.255.0'];
  const good = [
    'localhost',
    '.corp.example',
    '*.a.example',
    'a.example:8443',
    '10.0.0.0/8',
    '[::1]',
    'fd00::/8',
    '*',
    '10.*',
  ];
  const { warnings } = loadConfig({
    file: '/nowhere/louter.toml',
    text: '[backends.a]\nprotocol = "anthropic"\n[models]\n"*" = "a/*"\n',
    env: { NO_PROXY: [...entries, ...good].join(',') },
  });
  expect(warnings.map((text) => /NO_PROXY: "(.*)" exempts nothing/.exec(text)?.[1])).toEqual(entries);
});

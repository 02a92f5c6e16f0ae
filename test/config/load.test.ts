import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Environment } from '../../src/config/environment.ts';
import { ConfigError } from '../../src/config/source.ts';
import { loadConfig } from '../../src/config/load.ts';
import { dialectNames } from '../../src/dialects/dialect.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'louter-config-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const write = (name: string, toml: string): string => {
  const file = join(folder, name);
  writeFileSync(file, toml);
  return file;
};
const load = (toml: string, env: Environment = {}) => {
  write('louter.toml', toml);
  return loadConfig({ cwd: folder, env });
};
const complaint = (toml: string, env: Environment = {}): string => {
  try {
    load(toml, env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('the configuration was accepted');
};

const local = `[backends.local]\nprotocol = "openai-chat"\nbase_url = "http://127.0.0.1:8080/v1"\n`;

describe('which file is read', () => {
  const withPort = (port: number): string => `[server]\nport = ${port}`;

  test("the user's configuration is used if there is no other, with traces in the data folder", () => {
    const env = { XDG_CONFIG_HOME: join(folder, 'config'), XDG_DATA_HOME: join(folder, 'data') };
    const file = join(folder, 'config', 'louter', 'louter.toml');
    mkdirSync(join(folder, 'config', 'louter'), { recursive: true });
    writeFileSync(file, '[server]\nport = 1234\n');
    const cwd = join(folder, 'elsewhere');
    const own = `file:${join(folder, 'data', 'louter', 'louter.db')}`;
    expect(loadConfig({ cwd, env })).toMatchObject({ file, server: { port: 1234 }, traces: { url: own } });
    writeFileSync(file, '[traces]\nurl = "file:here.db"\n');
    expect(loadConfig({ cwd, env }).traces.url).toBe(`file:${join(folder, 'config', 'louter', 'here.db')}`);
    writeFileSync(join(folder, 'louter.toml'), '[server]\nport = 5678\n');
    expect(loadConfig({ cwd: folder, env }).server.port).toBe(5678);
  });

  test('[run.AGENT] has the defaults of louter run', () => {
    const toml = '[run.claude]\nmodel = "m"\nargs = ["--verbose"]\n[run.codex]\nkeep_login = true\n';
    writeFileSync(join(folder, 'louter.toml'), toml);
    expect(loadConfig({ cwd: folder, env: {} }).run).toEqual({
      claude: { model: 'm', args: ['--verbose'], keepLogin: null },
      codex: { model: null, args: [], keepLogin: true },
    });
    writeFileSync(join(folder, 'louter.toml'), '[run.cluade]\nmodel = "m"\n');
    expect(() => loadConfig({ cwd: folder, env: {} })).toThrow(/unknown key "cluade"; did you mean "claude"/);
  });

  test('--config takes precedence over LOUTER_CONFIG, and that over ./louter.toml', () => {
    write('asked.toml', withPort(1));
    write('named.toml', withPort(2));
    write('louter.toml', withPort(3));
    const env = { LOUTER_CONFIG: 'named.toml' };
    expect(loadConfig({ cwd: folder, env, file: 'asked.toml' }).server.port).toBe(1);
    expect(loadConfig({ cwd: folder, env }).server.port).toBe(2);
    expect(loadConfig({ cwd: folder, env: {} }).server.port).toBe(3);
  });

  test('without a file, the built-in default answers every model from recordings and stores traces in the folder', () => {
    const config = loadConfig({ cwd: folder, env: {} });
    expect(config.file).toBeNull();
    expect(config.server).toEqual({
      host: '127.0.0.1',
      port: null,
      keys: [],
      maxBody: 32 * 1024 ** 2,
      watch: true,
      hosts: [],
      ready: [],
    });
    expect(config.traces.url).toBe(`file:${join(folder, 'louter.db')}`);
    expect(config.backends).toMatchObject([{ name: 'replay', protocol: 'replay', auth: { kind: 'none' } }]);
    expect(config.models).toEqual([{ pattern: '*', targets: [{ backend: 'replay', model: '*' }] }]);
  });

  test('a missing file is an error that names the option or variable', () => {
    expect(() => loadConfig({ cwd: folder, env: {}, file: 'gone.toml' })).toThrow(/gone\.toml.*--config/);
    expect(() => loadConfig({ cwd: folder, env: { LOUTER_CONFIG: 'gone.toml' } })).toThrow(/gone\.toml.*LOUTER_CONFIG/);
  });

  test('a folder, or a file that is not text, is a ConfigError', () => {
    expect(() => loadConfig({ cwd: folder, env: {}, file: '.' })).toThrow(ConfigError);
    writeFileSync(join(folder, 'louter.toml'), Buffer.from([0x61, 0xff, 0xfe]));
    expect(() => loadConfig({ cwd: folder, env: {} })).toThrow(/UTF-8/);
  });
});

describe('defaults and overrides', () => {
  test('a file without backends uses the replay backend', () => {
    const config = load('[log]\nlevel = "debug"\n[traces]\nbodies = "metadata"');
    expect(config.log.level).toBe('debug');
    expect(config.traces).toMatchObject({ bodies: 'metadata', keepMs: 14 * 86_400_000, maxSize: 5 * 1024 ** 3 });
    expect(config.backends.map(({ name }) => name)).toEqual(['replay']);
  });

  test('one backend without models receives every model name unchanged', () => {
    expect(load(local).models).toEqual([{ pattern: '*', targets: [{ backend: 'local', model: '*' }] }]);
  });

  test('several backends need models', () => {
    expect(complaint(`${local}[backends.other]\nprotocol = "anthropic"`)).toMatch(/models: is missing.*"local\/\*"/);
  });

  test('models without backends can refer to the default replay backend', () => {
    expect(load('[models]\nm = "replay/anthropic/text"').models).toEqual([
      { pattern: 'm', targets: [{ backend: 'replay', model: 'anthropic/text' }] },
    ]);
  });

  test('several targets keep their order, and model names may contain slashes', () => {
    const { models } = load(`${local}[backends.b]\nprotocol = "anthropic"\n[models]\n"gpt-*" = ["b/x/y", "local/z"]`);
    expect(models).toEqual([
      {
        pattern: 'gpt-*',
        targets: [
          { backend: 'b', model: 'x/y' },
          { backend: 'local', model: 'z' },
        ],
      },
    ]);
  });

  test('the command line overrides host and port', () => {
    write('louter.toml', '[server]\nhost = "127.0.0.1"\nport = 1');
    const { server } = loadConfig({ cwd: folder, env: {}, host: 'localhost', port: 2 });
    expect(server).toMatchObject({ host: 'localhost', port: 2 });
  });
});

describe('values', () => {
  test('substitutes variables, also several in one string', () => {
    const config = load('[server]\nkeys = ["${A}-${B}"]', { A: 'one', B: 'two' });
    expect(config.server.keys).toEqual(['one-two']);
  });

  test('values of variables are not substituted again', () => {
    expect(load('[server]\nkeys = ["${A}"]', { A: '${B}' }).server.keys).toEqual(['${B}']);
  });

  test('reports variable, key and line when a variable is not set', () => {
    expect(complaint(`${local}api_key = "\${LOCAL_KEY}"`)).toBe(
      'louter.toml:4: backends.local.api_key: the environment variable LOCAL_KEY is not set; set it, or remove ${LOCAL_KEY} from this key',
    );
  });

  test('needs no variable of a backend where none is contacted', () => {
    const file = join(folder, 'louter.toml');
    writeFileSync(file, `${local}api_key = "\${LOCAL_KEY}"\n[traces]\nurl = "file:\${PLACE}"`);
    const read = (env: Record<string, string>) => loadConfig({ file, cwd: folder, env, isOffline: true });
    expect(read({ PLACE: 'here.db' }).traces.url).toBe(`file:${join(folder, 'here.db')}`);
    expect(() => read({})).toThrow('traces.url: the environment variable PLACE is not set');
    writeFileSync(file, '[keys.alice]\nkey = "${ALICE_KEY}"');
    expect(() => read({})).toThrow('keys.alice.key: the environment variable ALICE_KEY is not set');
  });

  test('parses durations and sizes with units', () => {
    const { limits, server, traces } = load(
      '[limits]\nconnect_timeout = "250ms"\nidle_timeout = "1.5m"\nkeepalive = "0s"\nfirst_byte_timeout = "1h"\n[server]\nmax_body = "512KiB"\n[traces]\nkeep = "2d"',
    );
    expect(limits).toMatchObject({
      connectTimeout: 250,
      idleTimeout: 90_000,
      keepalive: 0,
      firstByteTimeout: 3_600_000,
    });
    expect(limits).toMatchObject({ totalTimeout: 3_600_000, maxConcurrent: 1000 });
    expect(server.maxBody).toBe(524_288);
    expect(traces.keepMs).toBe(172_800_000);
  });

  test('limits of a backend override the global limits for that backend only', () => {
    const config = load(`[limits]\nidle_timeout = "20s"\nmax_concurrent = 5\n${local}idle_timeout = "30s"`);
    expect(config.limits.idleTimeout).toBe(20_000);
    expect(config.backends[0]?.limits).toMatchObject({ idleTimeout: 30_000, maxConcurrent: 5, connectTimeout: 10_000 });
  });

  test('keeps requests in a journal where several gateways may write the database, or where it is configured', () => {
    const shared = '[traces]\nurl = "postgresql://louter@127.0.0.1/traces"\n';
    const journalOf = (toml: string): string | null =>
      load(toml, { XDG_STATE_HOME: join(folder, 'state') }).traces.journal;
    expect(journalOf(shared)).toBe(join(folder, 'state', 'louter', 'journal'));
    expect(journalOf(`${shared}journal = false`)).toBeNull();
    expect(journalOf(`${shared}journal = "kept"`)).toBe(join(folder, 'kept'));
    expect(journalOf('')).toBeNull();
    expect(journalOf('[traces]\njournal = "/var/kept"')).toBe('/var/kept');
    expect(journalOf('[traces]\nurl = "off"\njournal = "kept"')).toBeNull();
    expect(complaint('[traces]\njournal = true')).toContain('traces.journal');
  });

  test('resolves paths relative to the configuration file', () => {
    const config = load('[traces]\nurl = "file:sub/t.db"\n[backends.r]\nprotocol = "replay"\nfixtures = "./mine"');
    expect(config.traces.url).toBe(`file:${join(folder, 'sub/t.db')}`);
    expect(config.backends[0]?.fixtures).toBe(join(folder, 'mine'));
    expect(load('[traces]\nurl = "file:///var/t.db"').traces.url).toBe('file:/var/t.db');
    expect(load('[traces]\nurl = "off"').traces.url).toBeNull();
  });

  test.each([
    ['anthropic', 'https://api.anthropic.com'],
    ['openai-chat', 'https://api.openai.com/v1'],
  ])('%s defaults to the URL of its vendor', (protocol, url) => {
    expect(load(`[backends.b]\nprotocol = "${protocol}"`).backends[0]?.baseUrl).toBe(url);
  });

  test('removes the trailing slash of a base URL', () => {
    const { backends } = load('[backends.b]\nprotocol = "anthropic"\nbase_url = "https://host/anthropic/"');
    expect(backends[0]?.baseUrl).toBe('https://host/anthropic');
  });

  test.each([
    ['no key', '', { kind: 'none' }],
    ['a key', 'api_key = "k"', { kind: 'key', key: 'k' }],
    ["the caller's key", 'api_key = "client"', { kind: 'client' }],
    ['a key with requires_auth = false', 'api_key = "k"\nrequires_auth = false', { kind: 'none' }],
    ['several keys', 'api_keys = ["k", "l"]', { kind: 'key', key: 'k', pool: { keys: ['k', 'l'], position: 0 } }],
    ['a list of one key', 'api_keys = ["k"]\nrequires_auth = true', { kind: 'key', key: 'k' }],
    ['several keys with requires_auth = false', 'api_keys = ["k", "l"]\nrequires_auth = false', { kind: 'none' }],
  ])('credentials: %s', (_what, lines, auth) => {
    expect(load(`${local}${lines}`).backends[0]?.auth).toEqual(auth);
  });

  test.each([
    ['a command', '', null],
    ['a command with a time', 'api_key_ttl = "50m"', 3_000_000],
    ['a command and requires_auth', 'requires_auth = true', null],
  ])('credentials: %s', (_what, lines, ttlMs) => {
    const file = write('named.toml', `${local}api_key_command = ["gcloud", "auth", "print-access-token"]\n${lines}`);
    expect(loadConfig({ file, cwd: folder, env: {} }).backends[0]?.auth).toEqual({
      kind: 'command',
      command: ['gcloud', 'auth', 'print-access-token'],
      written: ['gcloud', 'auth', 'print-access-token'],
      ttlMs,
    });
  });

  test.each([
    ['beside a key', 'api_key = "k"\napi_key_command = ["x"]', /api_key_command: stands beside api_key; expected one/],
    ['beside a list of keys', 'api_keys = ["k"]\napi_key_command = ["x"]', /api_key_command: stands beside api_keys/],
    ['empty', 'api_key_command = []', /api_key_command: is empty; expected a program/],
    ['a text', 'api_key_command = "gcloud auth"', /api_key_command: expected an array/],
    [
      'a line of a shell',
      'api_key_command = ["gcloud auth print-access-token"]',
      /is not run by a shell: .*\["gcloud","auth","print-access-token"\]/,
    ],
    ['a time without it', 'api_key_ttl = "5m"', /api_key_ttl: requires api_key_command/],
    ['no time', 'api_key_command = ["x"]\napi_key_ttl = "0s"', /api_key_ttl: must be longer than "0s"/],
  ])('a command is refused: %s', (_what, lines, problem) => {
    const file = write('named.toml', local + lines);
    expect(() => loadConfig({ file, cwd: folder, env: {} })).toThrow(problem);
  });

  test('a command is refused in a file that nobody named, and accepted in that of the user', () => {
    const toml = `${local}api_key_command = ["x"]`;
    expect(complaint(toml)).toMatch(/api_key_command: is a command, which is only run from a file that you name/);
    expect(loadConfig({ cwd: folder, env: { LOUTER_CONFIG: 'louter.toml' } }).backends).toHaveLength(1);
    rmSync(join(folder, 'louter.toml'));
    mkdirSync(join(folder, 'louter'));
    write(join('louter', 'louter.toml'), toml);
    expect(loadConfig({ cwd: folder, env: { XDG_CONFIG_HOME: folder } }).backends).toHaveLength(1);
  });

  test('accepts __proto__ and constructor as names', () => {
    const config = load('[backends.__proto__]\nprotocol = "anthropic"\n[models]\n"constructor" = "__proto__/m"');
    expect(config.backends.map(({ name }) => name)).toEqual(['__proto__']);
    expect(config.models).toEqual([{ pattern: 'constructor', targets: [{ backend: '__proto__', model: 'm' }] }]);
  });
});

describe('reports file, line and key of', () => {
  const dialectOverCompletions = '[backends.a]\nprotocol = "openai-completions"\ndialect = "qwen"';
  const harmonyPrompts = '[backends.a]\nprotocol = "openai-completions"\ndialect = "harmony"\n';
  test.each([
    ['invalid TOML', '[server]\nport = ', /^louter\.toml:2:\d+: invalid TOML: /],
    ['an unknown section', '[sever]\nport = 1', /^louter\.toml:1: sever: .*did you mean "server"\?$/],
    ['an unknown key', '[server]\n\n# port\nprot = 1', /^louter\.toml:4: server\.prot: .*did you mean "port"\?$/],
    [
      'an unknown key of a backend',
      `${local}bas_url = "x"`,
      /^louter\.toml:4: backends\.local\.bas_url: .*"base_url"\?$/,
    ],
    [
      'an unknown key without a similar one',
      '[log]\nzzzzzz = 1',
      /^louter\.toml:2: log\.zzzzzz: .*; there are: level$/,
    ],
    [
      'a wrong type',
      '[server]\nport = "80"',
      /^louter\.toml:2: server\.port: expected an integer, got string "80"; remove the quotes$/,
    ],
    ['a port out of range', '[server]\nport = 70000', /^louter\.toml:2: server\.port: .*65535/],
    [
      'an invalid value',
      `${local}mode = "bseline"`,
      /^louter\.toml:4: backends\.local\.mode: expected one of .*did you mean "baseline"\?$/,
    ],
    ['an unknown dialect', `${local}dialect = "qwn"`, /dialect: expected one of .*did you mean "qwen"\?$/],
    [
      'a number for a duration',
      '[limits]\nidle_timeout = 30',
      /limits\.idle_timeout: expected a duration such as .*, got number 30; its unit is missing: write "30s"$/,
    ],
    ['a duration without a unit', '[limits]\nidle_timeout = "30"', /expected a duration such as "250ms"/],
    ['a duration that exceeds timers', '[limits]\ntotal_timeout = "25d"', /at most "24d"$/],
    ['a zero timeout', '[limits]\nconnect_timeout = "0s"', /must be longer than "0s"/],
    ['a size without a unit', '[server]\nmax_body = "32"', /expected a size such as/],
    ['a target without a backend', '[models]\n"m" = "gpt"', /^louter\.toml:2: models\.m: expected "backend\/model"/],
    [
      'a target in a list',
      '[models]\nm = [\n  "replay/a",\n  3,\n]',
      /^louter\.toml:2: models\.m\[1\]: expected a string/,
    ],
    ['an unknown backend', `${local}[models]\n"gpt-*" = "lcoal/x"`, /models\."gpt-\*": .*did you mean "local"\?$/],
    ['two asterisks', `${local}[models]\n"*" = "local/*-*"`, /more than one asterisk/],
    ['no backends', '[backends]', /^louter\.toml:1: backends: is empty/],
    ['no models', `${local}[models]`, /^louter\.toml:4: models: is empty/],
    ['no protocol', '[backends.a]\nbase_url = "http://h"', /^louter\.toml:1: backends\.a\.protocol: is missing/],
    ['a misspelled protocol', '[backends.a]\nprotcol = "gemini"', /^louter\.toml:2: .*protcol: .*"protocol"/],
    [
      '/v1 that is appended automatically',
      '[backends.a]\nprotocol = "anthropic"\nbase_url = "http://h/v1/"',
      /remove \/v1$/,
    ],
    [
      '/v1beta that is appended automatically',
      '[backends.a]\nprotocol = "gemini"\nbase_url = "http://h/v1beta"',
      /remove \/v1beta$/,
    ],
    ['a dialect over completions', dialectOverCompletions, /^louter\.toml:3: .*only "harmony" is/],
    ['completions without a dialect', '[backends.a]\nprotocol = "openai-completions"', /requires dialect = "harmony"/],
    ['native tools over completions', `${harmonyPrompts}tools = "native"`, /^louter\.toml:4: .*no tools field/],
    ['<think> over completions', `${harmonyPrompts}thinking = "tags"`, /^louter\.toml:4: backends\.a\.thinking: /],
    [
      'tools in the prompt without a dialect',
      `${local}tools = "prompt"`,
      /tools: "prompt" requires a dialect; .* "json".* harmony, qwen,/,
    ],
    [
      'a dialect in baseline mode',
      `${local}dialect = "qwen"\nmode = "baseline"`,
      /mode: "baseline" .* dialect must parse them/,
    ],
    ['thinking in baseline mode', `${local}thinking = "open"\nmode = "baseline"`, /mode: .* thinking must parse them/],
    ['a dialect of recordings', '[backends.a]\nprotocol = "replay"\ndialect = "json"', /^louter\.toml:3: .*"replay"/],
    [
      'a base URL that is not a URL',
      '[backends.a]\nprotocol = "anthropic"\nbase_url = "host"',
      /base_url: is not a URL/,
    ],
    ['a base URL that is not http', '[backends.a]\nprotocol = "anthropic"\nbase_url = "ftp://h"', /expected an http/],
    [
      'a password in a base URL',
      '[backends.a]\nprotocol = "anthropic"\nbase_url = "http://u:hunter2@h"',
      /base_url: contains a user/,
    ],
    ['fixtures without replay', `${local}fixtures = "x"`, /requires protocol = "replay"/],
    [
      "the caller's key in a row of two protocols",
      `[backends.a]\nprotocol = "anthropic"\napi_key = "client"\n[backends.o]\nprotocol = "openai-chat"\napi_key = "client"\n[models]\n"gpt-*" = "o/*"\n"*" = ["a/x", "o/y"]`,
      /^louter\.toml:9: models\."\*": "a" \(anthropic\) and "o" \(openai-chat\) both use the caller's key /,
    ],
    ['a required key that is missing', `${local}requires_auth = true`, /api_key is missing/],
    ['an empty key', `${local}api_key = ""`, /api_key: is empty/],
    [
      'a key beside a list of keys',
      `${local}api_key = "k"\napi_keys = ["l"]`,
      /api_keys: stands beside api_key; expected one/,
    ],
    ['an empty list of keys', `${local}api_keys = []`, /api_keys: is empty; expected at least one key/],
    ['an empty key in a list', `${local}api_keys = ["k", ""]`, /api_keys\[1\]: is empty; set the key/],
    ['one key in place of a list', `${local}api_keys = "k"`, /api_keys: expected an array, got a string; write a list/],
    ['a key in a list that is a number', `${local}api_keys = ["k", 7]`, /api_keys\[1\]: expected a string/],
    ["the caller's key in a list", `${local}api_keys = ["k", "client"]`, /api_keys\[1\]: is "client"/],
    ['a scheme in a list of keys', `${local}api_keys = ["Bearer k"]`, /api_keys\[0\]: begins with "Bearer"/],
    [
      'the name of a variable in a list of keys',
      `${local}api_keys = ["MY_API_KEY"]`,
      /api_keys\[0\]: is the name of a variable/,
    ],
    ['an empty server key', '[server]\nkeys = [""]', /^louter\.toml:2: server\.keys\[0\]: is empty/],
    ['an invalid header name', `${local}headers = { "x y" = "1" }`, /headers\."x y": is not a valid name/],
    ...[
      'Host',
      'content-length',
      'Content-Encoding',
      'transfer-encoding',
      'Connection',
      'keep-alive',
      'Proxy-Connection',
      'te',
      'trailer',
      'upgrade',
      'HTTP2-Settings',
      'expect',
    ].map((name): [string, string, RegExp] => [
      `the header ${name}`,
      `${local}headers = { ${name} = "x" }`,
      new RegExp(`headers\\.${name}: is set by Louter itself`),
    ]),
    ['a header value with a line break', `${local}headers = { x = "a\\nb" }`, /headers\.x: contains characters/],
    ['an unknown trace store', '[traces]\nurl = "mysql://h"', /traces\.url: expected "file:PATH"/],
    [
      'a database of another kind',
      '[traces]\nurl = "mysql://u:hunter2@h/db"',
      /:2: traces\.url: expected "file:PATH", "postg/,
    ],
    ['a host that is missing', '[traces]\nurl = "postgresql:///db"', /:2: traces\.url: has no host/],
    ['a database that is missing', '[traces]\nurl = "postgresql://u:hunter2@h"', /:2: traces\.url: has no database/],
    ['a password that is not encoded', '[traces]\nurl = "postgresql://u:hunter2%@h/db"', /:2: traces\.url: has a %/],
    [
      'a password with a slash after digits',
      '[traces]\nurl = "postgresql://u:12/hunter2@h/db"',
      /:2: traces\.url: is not a valid URL/,
    ],
    [
      'an invalid property of a model',
      '[model_data.m]\ncontext_window = -1',
      /model_data\.m\.context_window: expected a number >= 1/,
    ],
  ])('%s', (_what, toml, expected) => {
    const message = complaint(toml);
    expect(message).toMatch(expected);
    expect(message).not.toContain('\n');
  });

  test.each(['0.0.0.0', '192.168.0.1', '::', 'example.com'])('host %s requires keys', (host) => {
    expect(complaint(`[server]\nhost = "${host}"`)).toMatch(/^louter\.toml:2: server\.host: .*needs server\.keys/);
    expect(load(`[server]\nhost = "${host}"\nkeys = ["k"]`).server.host).toBe(host);
    expect(() => loadConfig({ cwd: '/', env: {}, host })).toThrow(/^--host: .*needs server\.keys/);
  });

  test.each(['', 'http://a', 'a:8787', 'a/b', 'a b', '*.example.com', '-a', 'fd00::1'])(
    'rejects "%s" in server.hosts',
    (host) => {
      expect(complaint(`[server]\nhosts = ["ok", "${host}"]`)).toMatch(
        /^louter\.toml:2: server\.hosts\[1\]: is not a host name; .*without scheme, port and path/,
      );
    },
  );

  test.each([
    ['endpoint = "127.0.0.1:4318"', 'endpoint: expected the base URL of a collector'],
    ['endpoint = "ftp://a"', 'endpoint: expected the base URL of a collector'],
    ['endpoint = "http://a/?key=k"', 'endpoint: expected the base URL of a collector'],
    ['endpoint = "http://user:word@a"', 'endpoint: contains a credential; put it into otel.headers'],
    ['endpoint = "http://a"\nheaders = { "a b" = "c" }', 'headers.+: is not a valid header field'],
    ['endpoint = "http://a"\nheaders = { a = "b\\nc" }', 'headers.a: is not a valid header field'],
    ['endpoint = "http://a"\ncontents = true', 'contents: unknown key "contents"; did you mean "content"'],
    ['content = true', 'endpoint: is missing'],
  ])('rejects [otel] with %s', (toml, expected) => {
    const message = complaint(`[otel]\n${toml}`);
    expect(message).toMatch(new RegExp(`^louter\\.toml:\\d: otel\\.${expected}`));
    expect(message).not.toContain('user:word');
  });

  test('rejects a journal in a directory "off"', () => {
    expect(complaint('[traces]\nurl = "postgresql://a/b"\njournal = "off"')).toContain('expected a directory or false');
  });

  test.each([
    ['provider = "searxng"', ': provider "searxng" needs base_url, such as "http://127.0.0.1:8888"'],
    ['provider = "brave"', ': provider "brave" needs api_key, such as "${SEARCH_KEY}"'],
    ['provider = "exa"\napi_key = ""', '.api_key: is empty'],
    ['provider = "searxng"\nbase_url = "localhost:8888"', '.base_url: expected an http(s) URL without query'],
    ['provider = "searxng"\nbase_url = "http://a/?q="', '.base_url: expected an http(s) URL without query'],
    ['provider = "searxng"\nbase_url = "http://u:p@a"', '.base_url: contains a credential'],
    ['provider = "searxng"\nbase_url = "http://a"\ntimeout = "5m"', '.timeout: "5m" is out of range'],
  ])('rejects [search] with %s', (toml, expected) => {
    expect(complaint(`[search]\n${toml}`)).toContain(`search${expected}`);
  });

  test('takes [search] with the address of its provider and defaults; nothing is searched without it', () => {
    expect(load('[search]\nprovider = "tavily"\napi_key = "k"').search).toEqual({
      provider: 'tavily',
      baseUrl: 'https://api.tavily.com',
      apiKey: 'k',
      maxUses: 5,
      maxResults: 5,
      timeoutMs: 10_000,
      price: null,
    });
    expect(load('').search).toBeNull();
  });

  test('takes [otel] without a slash at the end of its endpoint; nothing is exported without it', () => {
    expect(load('[otel]\nendpoint = "https://otel.example/base/"').otel).toEqual({
      endpoint: 'https://otel.example/base',
      headers: {},
      content: false,
    });
    expect(load('').otel).toBeNull();
  });

  test('takes one or several conditions of readiness, and names those that exist', () => {
    expect(load('[server]\nready = "backends"').server.ready).toEqual(['backends']);
    expect(load('[server]\nready = ["backends", "configuration"]').server.ready).toEqual(['backends', 'configuration']);
    expect(load('[server]\nhosts = ["Louter.Example.com"]').server.hosts).toEqual(['louter.example.com']);
    expect(complaint('[server]\nready = "backend"')).toMatch(/^louter\.toml:2: server\.ready: expected .*"backends"/);
  });

  test.each(['127.0.0.1', '127.8.8.8', '::1', 'localhost'])('host %s requires no keys', (host) => {
    expect(load(`[server]\nhost = "${host}"`).server.host).toBe(host);
  });

  test('errors name the file as the user wrote it', () => {
    const file = write('mine.toml', '[server]\nprot = 1');
    expect(() => loadConfig({ cwd: '/', env: {}, file })).toThrow(new RegExp(`^${file}:2: `));
  });
});

test.each(['anthropic', 'openai-chat', 'openai-responses', 'gemini', 'ollama'])(
  'a backend of protocol %s needs no other key',
  (protocol) => {
    expect(load(`[backends.a]\nprotocol = "${protocol}"`).backends).toMatchObject([{ name: 'a', protocol }]);
  },
);

describe('dialects', () => {
  test.each(dialectNames)('dialect %s has its default place for tools', (dialect) => {
    const isPromptDialect = ['harmony', 'gemma3', 'json'].includes(dialect);
    expect(load(`${local}dialect = "${dialect}"`).backends[0]).toMatchObject({
      dialect,
      thinking: 'none',
      tools: isPromptDialect ? 'prompt' : 'native',
      promptStyle: 'full',
    });
  });

  test('accepts all keys together', () => {
    const lines = 'dialect = "qwen"\nthinking = "open"\ntools = "prompt"\nprompt_style = "terse"';
    expect(load(`${local}${lines}`).backends[0]).toMatchObject({
      dialect: 'qwen',
      thinking: 'open',
      tools: 'prompt',
      promptStyle: 'terse',
    });
  });

  test('accepts thinking without a dialect', () => {
    expect(load(`${local}thinking = "tags"`).backends[0]).toMatchObject({ dialect: null, thinking: 'tags' });
  });

  test('accepts harmony over completions', () => {
    const toml = '[backends.a]\nprotocol = "openai-completions"\ndialect = "harmony"';
    expect(load(toml).backends[0]).toMatchObject({ protocol: 'openai-completions', tools: 'prompt' });
  });
});

describe('secrets', () => {
  test.each([
    ['keys of a wrong shape', '[server]\nkeys = "hunter2"'],
    ['a variable in an enumeration', `${local}mode = "\${SECRET}"`],
    ['a variable in a target', '[models]\nm = "${SECRET}"'],
    ['a key with a line feed', `${local}api_key = "hunter2\\n"`],
    ['a key in a list with a line feed', `${local}api_keys = ["hunter2\\n"]`],
    ['keys in a text', `${local}api_keys = "hunter2"`],
    ['a secret header with a line break', `${local}headers = { authorization = "hunter2\\n" }`],
    ['a password in a trace store URL', '[traces]\nurl = "mysql://user:hunter2@h"'],
    ['a password in an address', '[backends.a]\nprotocol = "anthropic"\nbase_url = "http://u:hunter2@h"'],
    ['headers of a wrong shape', `${local}headers = "hunter2"`],
  ])('errors do not contain secrets: %s', (_what, toml) => {
    expect(complaint(toml, { SECRET: 'hunter2' })).not.toContain('hunter2');
  });
});

test('reports every error of the file, in the order of its lines', () => {
  const message = complaint(
    `[server]
host = "0.0.0.0"
[limits]
idle_timeout = "10"
[backends.a]
protocol = "openai-chat"
base_url = "not a url"
api_key = "\${GONE_KEY}"
retires = 1
[backends.b]
protocol = "olama"
[models]
x = "c/x"
y = "b/y"
`,
  );
  expect(message.split('\n').map((line) => /^louter\.toml:\d+: [^:]+/.exec(line)?.[0])).toEqual([
    'louter.toml:2: server.host',
    'louter.toml:4: limits.idle_timeout',
    'louter.toml:7: backends.a.base_url',
    'louter.toml:8: backends.a.api_key',
    'louter.toml:9: backends.a.retires',
    'louter.toml:11: backends.b.protocol',
    'louter.toml:13: models.x',
  ]);
});

test('the path of a deployment in a base URL of Azure is an error that names its key', () => {
  const text =
    '[backends.a]\nprotocol = "openai-chat"\nbase_url = "https://x.openai.azure.com/openai/deployments/gpt4"\n[models]\n"*" = "a/*"\n';
  expect(() => loadConfig({ file: '/nowhere/louter.toml', text, env: {} })).toThrow(
    /base_url: has the path of a deployment; remove .*, and add deployment = "gpt4"/,
  );
});

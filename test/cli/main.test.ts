import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ownVersion } from '../../src/core/own-package.ts';
import { entry, louter } from '../support/command.ts';

let cwd: string;
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'louter-cli-'));
  writeFileSync(join(cwd, 'a-file'), '');
});
afterAll(() => rmSync(cwd, { recursive: true }));

describe('the command line', () => {
  test('prints its version', async () => {
    expect(await louter(['--version'], { cwd })).toEqual({ code: 0, stdout: `${ownVersion()}\n`, stderr: '' });
  });

  test('names the first commands in its help, also without a command', async () => {
    const help = (await louter(['--help'], { cwd })).stdout;
    for (const command of ['louter init', 'louter run claude', 'louter traces list']) expect(help).toContain(command);
    expect((await louter(['help'], { cwd })).stdout).toBe(help);
    expect(await louter([], { cwd })).toEqual({ code: 0, stdout: help, stderr: '' });
  });

  test.each(['traces', 'keys', 'config', 'service'])('describes the commands of %s', async (name) => {
    const { code, stdout } = await louter([name], { cwd });
    expect({ code, stdout }).toEqual({ code: 0, stdout: (await louter([name, '--help'], { cwd })).stdout });
    expect(stdout).toContain(`Usage: louter ${name} `);
  });

  test('describes a command of a command', async () => {
    const { code, stdout } = await louter(['help', 'traces', 'show'], { cwd });
    expect({ code, stdout }).toEqual({ code: 0, stdout: (await louter(['traces', 'show', '--help'], { cwd })).stdout });
  });

  test('reports in one line that Node is too old, whatever the command', () => {
    const older = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.20.2'}})`;
    const installed = fileURLToPath(new URL('../../src/cli/bin.ts', import.meta.url));
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', older, installed, 'serve'], {
      cwd,
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^louter: this is Node 20\.20\.2, and Louter needs 22\.19 or newer: install it .*\n$/);
    expect(spawnSync(process.execPath, [installed, '--version'], { cwd, encoding: 'utf8' }).stdout.trim()).toBe(
      ownVersion(),
    );
  });

  test('prints help to stdout with --help', async () => {
    const { code, stdout, stderr } = await louter(['--help'], { cwd });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const command of ['serve', 'mock', 'traces', 'config', 'validate', 'diagnostics'])
      expect(stdout).toContain(`  ${command}`);
    expect(stdout).toContain('Exit codes');
  });

  test.each([
    ['an unknown command of another', ['traces', 'lst'], /unknown command 'lst'/],
    ['an unknown option of a group', ['traces', '--nonsense'], /unknown option '--nonsense'/],
    [
      'an unknown command',
      ['srve'],
      /unknown command 'srve'\n\(Did you mean serve\?\)\n\(louter --help shows all commands\)/,
    ],
    ['help for an unknown command', ['help', 'srve'], /unknown command 'srve'\n\(Did you mean serve\?\)/],
    [
      'help for an unknown command of another',
      ['help', 'traces', 'nonsense'],
      /unknown command 'nonsense'\n\(louter traces --help shows all commands\)/,
    ],
    [
      'an unknown option',
      ['serve', '--prot', '1'],
      /unknown option '--prot'\n\(Did you mean --port\?\)\n\(louter serve --help shows all options\)/,
    ],
    ['an invalid port', ['serve', '--port', '65536'], /Expected a number from 0 to 65535/],
    ['a URL as the host', ['serve', '--host', 'http://127.0.0.1'], /Expected an address or a name of this machine/],
    ['a host with a port', ['serve', '--host', '127.0.0.1:80'], /such as 127\.0\.0\.1, without a port/],
    ['an empty host', ['serve', '--host', ''], /Expected an address/],
    ['a host that needs keys', ['serve', '--host', '0.0.0.0'], /^louter: --host: "0\.0\.0\.0" is reachable from other/],
    ['a superfluous argument', ['config', 'check', 'x'], /too many arguments/],
    ['a missing configuration file', ['serve', '--config', 'gone.toml'], /^louter: gone\.toml: .*\n$/],
    [
      'a missing folder',
      ['validate', 'gone'],
      /^louter: gone: no such folder, and no trace database to search for such a trace\n$/,
    ],
    [
      'a folder as the configuration',
      ['config', 'check', '--config', '.'],
      /^louter: \.: is a directory \(EISDIR\)\n$/,
    ],
    ['a file in place of a folder of fixtures', ['validate', 'a-file'], /^louter: .*a-file: .*not a directory .*\n$/],
    ['a file in place of fixtures to replay', ['mock', '--fixtures', 'a-file'], /^louter: .*a-file: .*not a directory/],
    ['a folder as a request', ['route', '--request', '.'], /^louter route: \.: is a directory \(EISDIR\)\n$/],
  ])('exits with 2 and a message on stderr for %s', async (_what, words, expected) => {
    const { code, stdout, stderr } = await louter(words, { cwd });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(expected);
  });
});

test.runIf(existsSync('/dev/full')).each([['--help'], ['config', 'schema']])(
  'exits with 2 and a message when the disk is full that the output of %s goes to',
  (...words) => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [entry, ...words], {
      cwd,
      env: { PATH: process.env['PATH'] ?? '', HOME: cwd },
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    });
    closeSync(full);
    expect([status, stderr]).toEqual([
      2,
      'louter: the output cannot be written: no space left on the device (ENOSPC)\n',
    ]);
  },
);

describe('louter config check', () => {
  test.each([
    ['', 'journal: /var/kept; a gateway that is killed loses no answered request', 'journal = "/var/kept"'],
    ['when it is off', 'journal: off; a gateway that is killed loses', 'journal = false'],
  ])('prints where requests are kept until they are stored %s', async (_, expected, journal) => {
    const traces = `[traces]\nurl = "postgresql://louter@127.0.0.1/traces"\n${journal}\n`;
    writeFileSync(join(cwd, 'shared.toml'), traces);
    const { stdout } = await louter(['config', 'check', '--config', 'shared.toml'], { cwd });
    expect(stdout).toContain(expected);
  });

  test('prints the effective configuration without secrets', async () => {
    writeFileSync(
      join(cwd, 'good.toml'),
      `[server]
keys = ["\${KEY}"]
[backends.local]
protocol = "openai-chat"
base_url = "http://127.0.0.1:1/v1"
api_key = "canary-backend"
[backends.rest]
protocol = "anthropic"
[backends.small]
protocol = "ollama"
dialect = "json"
thinking = "tags"
prompt_style = "terse"
[backends.trained]
protocol = "openai-chat"
dialect = "qwen"
[backends.one]
protocol = "anthropic"
api_key = "client"
[backends.two]
protocol = "anthropic"
base_url = "http://127.0.0.1:2"
api_key = "client"
[limits]
fallback_first_byte_timeout = "20s"
[models]
"gpt-*" = ["local/qwen", "rest/*"]
"claude-*" = ["one/*", "two/*"]
[model_data."large-*"]
prompt_style = "full"
[model_data."glm-*"]
dialect = "glm"
thinking = "open"
tools = "prompt"
[model_data."qwen"]
max_output = 100`,
    );
    const options = { cwd, env: { KEY: 'canary-server' } };
    const { code, stdout, stderr } = await louter(['config', 'check', '--config', 'good.toml'], options);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('local: openai-chat at http://127.0.0.1:1/v1, API key configured');
    expect(stdout).toContain(
      "rest: anthropic at https://api.anthropic.com (the vendor's own address), sends no credential",
    );
    expect(stdout).toContain('dialect json, reasoning in <think> tags, tools described in the prompt (terse)');
    expect(stdout).toContain("dialect qwen, tools in the API's own field");
    expect(stdout).toContain('"gpt-*" → local/qwen, then rest/*');
    expect(stdout).toContain("then two/*; the caller's key may be sent to each of api.anthropic.com, 127.0.0.1:2");
    expect(stdout).toContain('first byte 300 s streamed, 600 s otherwise (20 s if another target follows)');
    expect(stdout).toContain('any other name gets a 404\ntext formats of models:\n  "large-*": full prompts\n');
    expect(stdout).toContain(
      '\n  "glm-*": dialect glm, reasoning from the start of the text to </think>, tools described in the prompt\n',
    );
    expect(stdout).not.toContain('canary');

    const asJson = await louter(['config', 'check', '--json', '--config', 'good.toml'], options);
    expect(JSON.parse(asJson.stdout)).toMatchObject({
      models: [{ pattern: 'gpt-*' }, { pattern: 'claude-*' }],
      backends: [{ name: 'local' }, {}, { dialect: 'json', tools: 'prompt', promptStyle: 'terse' }, {}, {}, {}],
      modelTexts: [
        { model: 'large-*', promptStyle: 'full' },
        { model: 'glm-*', dialect: 'glm', thinking: 'open', tools: 'prompt' },
      ],
    });
    expect(asJson.stdout).not.toContain('canary');
  });

  test('prints an error on one line', async () => {
    writeFileSync(join(cwd, 'louter.toml'), '[server]\nprot = 1');
    const { code, stdout, stderr } = await louter(['config', 'check'], { cwd });
    rmSync(join(cwd, 'louter.toml'));
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toBe('louter: louter.toml:2: server.prot: unknown key "prot"; did you mean "port"?\n');
  });

  test('uses LOUTER_CONFIG', async () => {
    writeFileSync(join(cwd, 'named.toml'), '[server]\nport = 4711');
    const { stdout } = await louter(['config', 'check'], { cwd, env: { LOUTER_CONFIG: 'named.toml' } });
    expect(stdout).toContain('port 4711');
  });
});

describe('louter validate', () => {
  test('prints one line per error and exits with 1', async () => {
    const { code, stdout } = await louter(['validate', '.'], { cwd });
    expect(code).toBe(1);
    expect(stdout).toContain('contains no fixtures');
    const asJson = await louter(['validate', '.', '--json'], { cwd });
    expect(JSON.parse(asJson.stdout)).toMatchObject([{ what: expect.stringContaining('contains no fixtures') }]);
  });
});

import { chmodSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '../../generated/louter.js';
import { validateDoctor } from '../../generated/louter.validators.js';
import { parseJson } from '../../src/core/json.ts';
import { louter } from '../support/command.ts';
import { startServer } from '../support/serve-command.ts';
import { jsonAnswer, startUpstream, type Upstream } from '../support/upstream.ts';

type Diagnostics = components['schemas']['Diagnostics'];

let cwd: string;
let upstream: Upstream;
beforeEach(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'louter-doctor-'));
  upstream = await startUpstream();
  upstream.answerWith(() => jsonAnswer({ data: [{ id: 'small' }] }));
  configure('');
});
afterEach(async () => {
  await upstream.close();
  rmSync(cwd, { recursive: true });
});

const configure = (more: string): void =>
  writeFileSync(
    join(cwd, 'louter.toml'),
    `[server]\nport = 0\n[backends.local]\nprotocol = "openai-chat"\nbase_url = "${upstream.url}/v1"\n${more}`,
  );

/** An agent that is installed, with a version. */
function install(name: string, version: string): void {
  const file = join(cwd, 'bin', name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `#!/bin/sh\necho '${version} (the agent)'\n`);
  chmodSync(file, 0o755);
}

const doctor = (words: string[] = [], env: Record<string, string> = {}) =>
  louter(['doctor', ...words], { cwd, env: { PATH: `${join(cwd, 'bin')}:/bin:/usr/bin`, ...env } });

describe('louter doctor', () => {
  test('prints a line per part and exits with 0 if nothing is wrong', async () => {
    const { code, stdout } = await doctor();
    expect(stdout).toMatch(/^\[✓\] louter +\d/);
    expect(stdout).toContain('louter.toml');
    expect(stdout).toMatch(/\[✓\] gateway +none runs with this configuration/);
    expect(stdout).toMatch(/\[✓\] backend local +openai-chat/);
    expect(stdout).toMatch(/\[✓\] traces +.*not created yet/);
    expect(stdout).toMatch(/no problems found\n$/);
    expect(code).toBe(0);
  });

  test('matches the published schema with --json, and contacts nothing with --offline', async () => {
    const { stdout } = await doctor(['--json', '--offline']);
    const found = parseJson(stdout);
    expect(validateDoctor(found)).toBe(true);
    expect(found).toMatchObject({ errors: 0, warnings: 0 });
    expect(upstream.received).toEqual([]);
  });

  test('reports all errors of the configuration with their remedy', async () => {
    configure('retires = 2\n[log]\nlevel = "loud"\n');
    const { code, stdout } = await doctor(['--offline']);
    expect(code).toBe(1);
    expect(stdout).toMatch(/\[✗\] configuration +louter\.toml:6: backends\.local\.retires: .*did you mean "retries"/);
    expect(stdout).toMatch(/\[✗\] configuration +louter\.toml:8: log\.level: /);
    expect(stdout).toMatch(/2 errors, 0 warnings\n$/);
  });

  test('finds settings that lead an agent to an address where nothing listens', async () => {
    install('claude', '1.0.0');
    mkdirSync(join(cwd, '.claude'));
    writeFileSync(
      join(cwd, '.claude', 'settings.json'),
      '{"env": {"ANTHROPIC_BASE_URL": "http://127.0.0.1:9", "ANTHROPIC_AUTH_TOKEN": "canary-of-the-token"}}',
    );
    const { code, stdout } = await doctor(['claude', '--offline']);
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /\[✗\] claude 1\.0\.0 +env\.ANTHROPIC_BASE_URL in .*settings\.json leads it to http:\/\/127\.0\.0\.1:9, where nothing listens\n +next: louter connect claude, or remove .*; louter run claude is not concerned\n/,
    );
    expect(stdout).not.toContain('canary');
  });

  const agentSettings: [agent: string, files: Record<string, string>, key: string][] = [
    [
      'codex',
      { '.codex/config.toml': 'model_provider = "x"\n[model_providers.x]\nbase_url = "ADDRESS/v1"\n' },
      'model_providers.x.base_url',
    ],
    ['gemini', { '.gemini/.env': 'GOOGLE_GEMINI_BASE_URL=ADDRESS\n' }, 'GOOGLE_GEMINI_BASE_URL'],
    [
      'qwen',
      {
        '.qwen/settings.json':
          '{"model": {"name": "m"}, "modelProviders": {"openai": [{"id": "m", "baseUrl": "ADDRESS/v1"}]}}',
      },
      'modelProviders.openai.m',
    ],
    [
      'opencode',
      {
        '.config/opencode/opencode.jsonc':
          '// mine\n{"model": "x/m", "provider": {"x": {"options": {"baseURL": "ADDRESS/v1"}}}}',
      },
      'provider.x.options.baseURL',
    ],
    [
      'pi',
      {
        '.pi/agent/settings.json': '{"defaultProvider": "x"}',
        '.pi/agent/models.json': '{"providers": {"x": {"baseUrl": "ADDRESS/v1"}}}',
      },
      'providers.x.baseUrl',
    ],
    [
      'cline',
      {
        '.cline/data/settings/providers.json':
          '{"lastUsedProvider": "x", "providers": {"x": {"settings": {"baseUrl": "ADDRESS/v1"}}}}',
      },
      'providers.x.settings.baseUrl',
    ],
  ];
  test.each(agentSettings)('finds the settings of %s that lead it elsewhere', async (agent, files, key) => {
    install(agent, '0.0.1');
    const write = (url: string): void => {
      for (const [name, text] of Object.entries(files)) {
        mkdirSync(dirname(join(cwd, name)), { recursive: true });
        writeFileSync(join(cwd, name), text.replace('ADDRESS', url));
      }
    };
    write('http://127.0.0.1:9');
    const gone = await doctor([agent, '--offline']);
    expect([gone.code, gone.stdout]).toEqual([
      1,
      expect.stringContaining(
        `${key} in ${join(cwd, Object.keys(files).at(-1) ?? '')} leads it to http://127.0.0.1:9,`,
      ),
    ]);
    write(upstream.url);
    const other = await doctor([agent, '--offline']);
    expect([other.code, other.stdout]).toEqual([
      0,
      expect.stringContaining(`leads it to ${upstream.url}, which is no gateway of Louter`),
    ]);
  });

  test('warns of keys that others may read, of a clock that was set back, and of a port that is taken', async () => {
    const { port } = new URL(upstream.url);
    writeFileSync(
      join(cwd, 'louter.toml'),
      `[server]\nport = ${port}\n[backends.local]\nprotocol = "openai-chat"\nbase_url = "http://127.0.0.1:9/v1"\napi_key = "canary-key"\n`,
      { mode: 0o644 },
    );
    const future = Date.now() / 1000 + 3600;
    utimesSync(join(cwd, 'louter.toml'), future, future);
    const { code, stdout } = await doctor(['--offline']);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /\[!\] permissions +other users of this machine may read the keys in .*louter\.toml\n +next: chmod 600/,
    );
    expect(stdout).toMatch(/\[!\] clock +it is .* here, but files were written at /);
    expect(stdout).toMatch(new RegExp(`\\[!\\] port +another program listens on port ${port}\\n`));
    expect(stdout).not.toContain('canary');
  });

  test('shows details with --verbose, and what killed runs left', async () => {
    mkdirSync(join(cwd, 'runtime', 'louter-run-999999999-abc'), { recursive: true });
    const env = { XDG_RUNTIME_DIR: join(cwd, 'runtime') };
    const brief = (await doctor(['--offline'], env)).stdout;
    expect(brief).toMatch(/\[✓\] leftovers +1 folder of runs that were killed/);
    const verbose = (await doctor(['--offline', '-v'], env)).stdout;
    for (const detail of [
      `Node: ${process.execPath}`,
      '"*" → local/*',
      join(cwd, 'runtime', 'louter-run-999999999-abc'),
    ]) {
      expect(verbose).toContain(detail);
      expect(brief).not.toContain(detail);
    }
  });

  test('warns of a version that is newer than the tested one, with exit code 0', async () => {
    install('codex', '99.0.0');
    const { code, stdout } = await doctor(['codex', '--offline']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/\[!\] codex 99\.0\.0 +newer than the last tested version/);
  });

  test('warns of a proxy that takes requests to this machine, too', async () => {
    const proxy = { HTTP_PROXY: 'http://proxy.example:3128' };
    expect((await doctor(['--offline'], proxy)).stdout).toMatch(/\[!\] proxy +HTTP_PROXY is set/);
    expect((await doctor(['--offline'], { ...proxy, NO_PROXY: 'localhost,127.0.0.1' })).stdout).not.toContain('proxy');
  });

  test('shows regions of the environment that no backend uses', async () => {
    const env = { AWS_REGION: 'us-west-2', GOOGLE_CLOUD_PROJECT: 'other' };
    const file = join(cwd, 'cloud.toml');
    const lines = 'protocol = "anthropic"\nplatform = "bedrock"\napi_key = "x"';
    writeFileSync(file, `[backends.b]\n${lines}\nregion = "eu-west-1"\n[models]\n"*" = "b/*"\n`);
    const { stdout } = await doctor(['--offline', '--config', file], env);
    expect(stdout).toMatch(/cloud variables +AWS_REGION: set to what no backend uses/);
    writeFileSync(file, `[backends.b]\n${lines}\nregion = "\${AWS_REGION}"\n[models]\n"*" = "b/*"\n`);
    expect((await doctor(['--offline', '--config', file], env)).stdout).not.toContain('cloud variables');
  });

  test('names the configuration of another gateway at the configured port', async () => {
    const server = await startServer(cwd);
    try {
      writeFileSync(join(cwd, 'other.toml'), `[server]\nport = ${new URL(server.url).port}\n`);
      expect((await doctor(['--offline', '--config', 'other.toml'])).stdout).toMatch(
        new RegExp(`gateway +none runs with this configuration; the one at ${server.url} has .*louter\\.toml\\n`),
      );
    } finally {
      await server.stop();
    }
  });

  test('reports the accounts that the gateway has paused, as /api/diagnostics does', async () => {
    configure(
      'api_keys = ["sk-first-key-aaaa", "sk-second-key-bbbb"]\nretries = 0\nprompt_cache = "off"\n[models]\n"*" = "local/small"\n',
    );
    const server = await startServer(cwd);
    try {
      upstream.answer(jsonAnswer({ error: { message: 'no credit', code: 'insufficient_quota' } }, 429));
      upstream.answer(jsonAnswer({ error: { message: 'slow down' } }, 429, { 'retry-after': '60' }));
      const body = JSON.stringify({ model: 'small', messages: [{ role: 'user', content: 'hi' }] });
      const headers = { 'content-type': 'application/json' };
      expect((await fetch(`${server.url}/v1/chat/completions`, { method: 'POST', headers, body })).status).toBe(429);
      const { stdout, code } = await doctor(['--offline']);
      expect(code).toBe(0);
      expect(stdout).toMatch(
        /\[!\] account +local \(key 1 of 2, …aaaa\) has no credit left; all its models get no requests until 20.*\n +next: add credit at the vendor; louter reload/,
      );
      expect(stdout).toMatch(
        /\[!\] account +local\/small \(key 2 of 2, …bbbb\) asks to send requests more slowly; it gets/,
      );
      const state: Diagnostics = JSON.parse(await (await fetch(`${server.url}/api/diagnostics`)).text());
      expect(state.backends).toMatchObject([
        {
          prompt_cache: 'off',
          pauses: [
            { kind: 'credit', key: 'key 1 of 2, …aaaa', model: null, caller: false },
            { kind: 'rate', key: 'key 2 of 2, …bbbb', model: 'small', caller: false },
          ],
        },
      ]);
      expect(state.findings.map(({ what }) => what)).toContainEqual(
        expect.stringMatching(/^key 1 of 2, …aaaa has no credit left: all models get no requests for \d/),
      );
      expect(JSON.stringify(state)).not.toContain('sk-first');
      await louter(['reload'], { cwd });
      expect((await doctor(['--offline'])).stdout).not.toContain('account');
    } finally {
      await server.stop();
    }
  });

  test('reports what a running gateway has applied of its configuration', async () => {
    const server = await startServer(cwd);
    try {
      expect((await doctor(['--offline'])).stdout).toMatch(
        new RegExp(`\\[✓\\] gateway +runs at ${server.url}, configuration 1 since 20`),
      );
      configure('[log]\nlevel = "loud"\n');
      expect((await louter(['reload'], { cwd })).code).toBe(2);
      configure('');
      writeFileSync(join(cwd, 'louter.toml'), '[server]\nport = 1\n');
      await louter(['reload'], { cwd });
      expect((await doctor(['--offline'])).stdout).toMatch(
        /\[!\] gateway +runs at .*, and needs a restart for server\.port 0 → 1\n +next: restart the gateway/,
      );
    } finally {
      await server.stop();
    }
  });

  test('names the programs of a service that are gone, and reports one that does not run', async () => {
    const file = join(cwd, '.config', 'systemd', 'user', 'louter.service');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '[Service]\nExecStart="/gone/node" /gone/bin.js serve --config /gone/louter.toml\n');
    const gone = await doctor(['--offline']);
    expect([gone.code, gone.stdout]).toEqual([
      1,
      expect.stringMatching(/\[✗\] service +Node is no longer at \/gone\/node\n +next: louter service install\n/),
    ]);
    const here = `"${process.execPath}" ${join(cwd, 'louter.toml')} serve --config ${join(cwd, 'louter.toml')}`;
    writeFileSync(file, `[Service]\nExecStart=${here}\n`);
    mkdirSync(join(cwd, 'bin'), { recursive: true });
    writeFileSync(join(cwd, 'bin', 'systemctl'), '#!/bin/sh\necho ActiveState=failed\necho SubState=failed\n', {
      mode: 0o755,
    });
    const failed = await doctor(['--offline']);
    expect([failed.code, failed.stdout]).toEqual([
      0,
      expect.stringMatching(/\[!\] service +systemd: failed \(failed\)\n +next: louter service start/),
    ]);
  });

  test('complains of an agent that is not installed only if it was asked for', async () => {
    expect((await doctor(['--offline'])).stdout).not.toContain('cline');
    expect(await doctor(['cline', '--offline'])).toMatchObject({ code: 1 });
    expect(await doctor(['cluade'])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('did you mean "claude"?'),
    });
  });
});

import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { validateDoctor } from '../../generated/louter.validators.js';
import { parseJson } from '../../src/core/json.ts';
import { louter } from '../support/command.ts';
import { jsonAnswer, startUpstream, type Upstream } from '../support/upstream.ts';

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
    expect(stdout).toMatch(/2 error\(s\), 0 warning\(s\)\n$/);
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
      /\[✗\] claude 1\.0\.0 +env\.ANTHROPIC_BASE_URL in .*settings\.json leads it to http:\/\/127\.0\.0\.1:9, where no gateway answers\n +next: /,
    );
    expect(stdout).not.toContain('canary');
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

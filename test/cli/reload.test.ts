import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startGatewayProcess, type GatewayProcess } from '../../scripts/gateway-process.ts';
import { until } from '../record/support/store.ts';
import { entry, louter } from '../support/command.ts';

let directory: string;
let gateway: GatewayProcess;

const config = (level: string, more = ''): string =>
  `[server]\n${more}\n[traces]\nurl = "off"\n[log]\nlevel = "${level}"\n`;
const write = (text: string): void => writeFileSync(gateway.configFile, text);

async function start(more = ''): Promise<void> {
  gateway = await startGatewayProcess({ config: config('info', more), directory, entry });
}

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'louter-reload-cli-'));
});
afterEach(async () => {
  await gateway.stop();
  rmSync(directory, { recursive: true });
});

describe('a running gateway', () => {
  test('applies its file when an editor replaces it, and says so once', async () => {
    await start();
    const draft = join(directory, 'louter.toml.tmp');
    writeFileSync(draft, config('debug'));
    renameSync(draft, gateway.configFile);
    await until(() => gateway.log().includes('configuration reloaded (generation 2): log.level info → debug'));
    write('[log]\nlevel = "loud"\n');
    await until(() => gateway.log().includes('configuration NOT reloaded, generation 2 stays'));
    expect(gateway.log().match(/configuration reloaded/g)).toHaveLength(1);
  });

  test('applies its file on SIGHUP, with watch = false only then', async () => {
    await start('watch = false');
    write(config('debug', 'watch = false'));
    await new Promise((resolve) => void setTimeout(resolve, 600));
    expect(gateway.log()).not.toContain('reloaded');
    gateway.child.kill('SIGHUP');
    await until(() => gateway.log().includes('configuration reloaded (generation 2)'));
    expect((await fetch(`${gateway.url}/health`)).status).toBe(200);
  });
});

describe('louter reload', () => {
  const reload = (...words: string[]) => louter(['reload', ...words], { cwd: directory });

  test('applies the file, reports what would change with --dry-run, and exits with 2 if it is invalid', async () => {
    await start('watch = false');
    write(config('debug', 'watch = false'));
    expect(await reload('--dry-run')).toEqual({
      code: 0,
      stdout: 'would change: log.level info → debug\n',
      stderr: '',
    });
    expect(await reload()).toEqual({
      code: 0,
      stdout: 'configuration reloaded (generation 2): log.level info → debug\n',
      stderr: '',
    });
    write('[log]\nlevel = "loud"\n[traces]\nkeep = 5\n');
    const { code, stdout } = await reload('--url', gateway.url);
    expect(code).toBe(2);
    expect(stdout.trim().split('\n')).toEqual([
      expect.stringContaining('louter.toml:2: log.level:'),
      expect.stringContaining('louter.toml:4: traces.keep:'),
    ]);
  });

  test('names the gateways that run when none runs with the file', async () => {
    await start();
    const { code, stderr } = await reload('--config', 'other.toml');
    expect(code).toBe(2);
    expect(stderr).toBe(
      `louter reload: no gateway runs with other.toml. Running: ${gateway.url} (${gateway.configFile}). Name it with --url.\n`,
    );
  });
});

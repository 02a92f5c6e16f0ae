import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { programOf } from '../../src/cli/service-files.ts';
import { type Finished, louterProcess } from '../support/command.ts';

// A service that starts loads the sources as a process of its own.
vi.setConfig({ testTimeout: 120_000 });

const fake = fileURLToPath(new URL('../support/fake-service.mjs', import.meta.url));

let folder: string;
let configFile: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'louter-service-'));
  configFile = join(folder, '.config', 'louter', 'louter.toml');
  mkdirSync(join(folder, 'bin'));
  mkdirSync(join(folder, '.config', 'louter'), { recursive: true });
  for (const name of ['systemctl', 'loginctl', 'journalctl', 'launchctl', 'tail']) {
    const file = join(folder, 'bin', name);
    writeFileSync(file, `#!${process.execPath}\nawait import(${JSON.stringify(fake)});\n`);
    chmodSync(file, 0o755);
  }
  configure('');
});
afterEach(async () => {
  if (existsSync(join(folder, 'pid'))) await service(['stop']);
  rmSync(folder, { recursive: true, maxRetries: 3 });
});

const configure = (text: string): void =>
  writeFileSync(configFile, `[server]\nport = 0\n${text}[backends.replay]\nprotocol = "replay"\n`);

const onMac = {
  NODE_OPTIONS: `--import=data:text/javascript,Object.defineProperty(process,'platform',{value:'darwin'})`,
};
const onWindows = { NODE_OPTIONS: onMac.NODE_OPTIONS.replace('darwin', 'win32') };
const unitFile = (): string => join(folder, '.config', 'systemd', 'user', 'louter.service');
const plistFile = (): string => join(folder, 'Library', 'LaunchAgents', 'louter.gateway.plist');

/** The fake managers start the program that the file names. */
function service(words: readonly string[], env: Record<string, string> = {}): Promise<Finished> {
  const main = fileURLToPath(new URL('../../src/cli/bin.ts', import.meta.url));
  const built = process.env['LOUTER_TEST_ENTRY']?.replace(/main\.js$/, 'bin.js') ?? main;
  return louterProcess(['service', ...words], {
    cwd: folder,
    env: {
      PATH: `${join(folder, 'bin')}:/usr/bin:/bin`,
      FAKE_FOLDER: folder,
      FAKE_PROGRAM: JSON.stringify([process.execPath, built, 'serve', '--config', configFile]),
      ...env,
    },
  });
}

/** What the managers were asked since the last time, without questions for the state. */
function calls(): string[] {
  const lines = readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
  rmSync(join(folder, 'calls'));
  return lines.filter((line) => !/ (?:show|print) /.test(line));
}

describe.each([
  {
    platform: 'systemd',
    env: {},
    file: unitFile,
    install: [
      'systemctl --user daemon-reload',
      'systemctl --user enable louter.service',
      'systemctl --user reset-failed louter.service',
      'systemctl --user restart louter.service',
      'loginctl show-user --property=Linger --value',
    ],
    stop: ['systemctl --user stop louter.service'],
    start: ['systemctl --user start louter.service'],
    restart: ['systemctl --user reset-failed louter.service', 'systemctl --user restart louter.service'],
    logs: ['journalctl --user --unit louter.service --output cat --lines 5 --no-pager'],
    uninstall: ['systemctl --user disable --now louter.service', 'systemctl --user daemon-reload'],
  },
  {
    platform: 'launchd',
    env: onMac,
    file: plistFile,
    install: [
      'launchctl enable gui/UID/louter.gateway',
      `launchctl bootstrap gui/UID HOME/Library/LaunchAgents/louter.gateway.plist`,
    ],
    stop: ['launchctl kill SIGTERM gui/UID/louter.gateway'],
    start: ['launchctl kickstart gui/UID/louter.gateway'],
    restart: ['launchctl kickstart -k gui/UID/louter.gateway'],
    logs: ['tail -n 5 HOME/Library/Logs/louter.log'],
    uninstall: ['launchctl bootout gui/UID/louter.gateway'],
  },
])('louter service with $platform', ({ env, file, ...expected }) => {
  const expectCalls = (wanted: readonly string[]): void =>
    expect(calls()).toEqual(
      wanted.map((line) => line.replace('UID', String(process.getuid?.())).replace('HOME', folder)),
    );

  test('is installed, controlled and uninstalled', async () => {
    const installed = await service(['install'], env);
    expect([installed.code, installed.stdout]).toEqual([
      0,
      expect.stringMatching(/^installed: .*\nruns at http:\/\/127\.0\.0\.1:\d+\n$/),
    ]);
    expectCalls(expected.install);
    expect(programOf(readFileSync(file(), 'utf8'))).toMatchObject({ node: process.execPath, config: configFile });
    const url = /http\S+/.exec(installed.stdout)?.[0] ?? '';
    expect((await fetch(`${url}/health`)).status).toBe(200);
    // Traces of the user's configuration are in the data folder, also where the file is named.
    await vi.waitFor(
      () => expect(existsSync(join(folder, '.local', 'share', 'louter', 'louter.db'))).toBe(true),
      10_000,
    );

    const status = await service(['status'], env);
    expect([status.code, status.stdout]).toEqual([0, expect.stringContaining(`running`)]);
    expect(status.stdout).toContain(` at ${url}, process `);
    expect(JSON.parse((await service(['status', '--json'], env)).stdout)).toMatchObject({
      installed: true,
      running: true,
      url,
      file: file(),
      problems: [],
    });
    calls();

    expect((await service(['stop'], env)).code).toBe(0);
    expectCalls(expected.stop);
    expect((await service(['status'], env)).code).toBe(1);
    calls();
    expect((await service(['start'], env)).stdout).toMatch(/^runs at http/);
    expectCalls(expected.start);
    expect((await service(['restart'], env)).stdout).toMatch(/^runs at http/);
    expectCalls(expected.restart);
    expect((await service(['logs', '-n', '5'], env)).stdout).toBe('a line of the log\n');
    expectCalls(expected.logs);

    const removed = await service(['uninstall'], env);
    expect([removed.code, existsSync(file()), existsSync(configFile)]).toEqual([0, false, true]);
    expectCalls(expected.uninstall);
    const again = await service(['uninstall'], env);
    expect([again.code, again.stderr]).toEqual([0, 'louter: the service is not installed: there is nothing to do\n']);
  });

  test('reports that the gateway does not start', async () => {
    const { code, stderr } = await service(['install'], {
      ...env,
      FAKE_PROGRAM: JSON.stringify([process.execPath, '-e', '0']),
    });
    expect([code, stderr]).toEqual([1, expect.stringContaining('louter service logs shows why.')]);
    const status = await service(['status'], env);
    expect(status.code).toBe(1);
  });

  test('--print prints the file and does nothing', async () => {
    const { code, stdout } = await service(['install', '--print'], env);
    expect([code, existsSync(file()), existsSync(join(folder, 'calls'))]).toEqual([0, false, false]);
    expect(programOf(stdout)).toMatchObject({ node: process.execPath, config: configFile });
  });

  test.each(['start', 'stop', 'restart', 'logs'])('%s needs an installed service', async (verb) => {
    const { code, stderr } = await service([verb], env);
    expect([code, stderr]).toEqual([
      2,
      'louter service: the service is not installed: louter service install installs it.\n',
    ]);
  });
});

describe('louter service', () => {
  test('reports that the service ends with the login, unless the user lingers', async () => {
    expect((await service(['install'])).stderr).toBe(
      'louter: note: it ends when you log out; loginctl enable-linger lets it run from the start of the machine on\n',
    );
    expect((await service(['install'], { FAKE_LINGER: 'yes' })).stderr).toBe('');
  });

  test('refuses a configuration that other machines can reach without a key', async () => {
    writeFileSync(configFile, '[server]\nhost = "0.0.0.0"\n');
    const { code, stderr } = await service(['install']);
    expect([code, stderr]).toEqual([
      2,
      `louter service: ${configFile}:2: server.host: "0.0.0.0" is reachable from other machines and needs server.keys or a [keys.NAME] table; set one, or use 127.0.0.1\n`,
    ]);
    expect(existsSync(unitFile())).toBe(false);
  });

  test('takes variables from its file, not from the shell', async () => {
    configure('keys = ["${MY_KEY}"]\n');
    const refused = await service(['install'], { MY_KEY: 'of the shell' });
    expect([refused.code, refused.stderr]).toEqual([
      2,
      `louter service: ${configFile}:3: server.keys[0]: the environment variable MY_KEY is not set; set it, or remove \${MY_KEY} from this key
louter service: a service has no variables of a shell: write NAME=value into ${join(folder, '.config', 'louter', 'env')}, one per line\n`,
    ]);
    writeFileSync(join(folder, '.config', 'louter', 'env'), 'MY_KEY=of-the-file\n');
    const open = await service(['install'], { MY_KEY: 'x' });
    expect(open.stderr).toMatch(/note: other users of this machine may read .*env: chmod 600/);
    expect(open.stdout + open.stderr).not.toContain('of-the-file');
  });

  test('needs a configuration', async () => {
    rmSync(configFile);
    expect(await service(['install'])).toMatchObject({
      code: 2,
      stderr: `louter service: there is no ${configFile}: louter init --user creates it, or name another with --config.\n`,
    });
  });

  test('reports that systemd does not run for the user, or is missing', async () => {
    const failure = 'Failed to connect to user scope bus via local transport: No medium found';
    expect(await service(['install'], { FAKE_FAILURE: failure })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`systemd does not run for this user (${failure})`),
    });
    expect(await service(['install'], { PATH: join(folder, 'gone') })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('there is no systemctl on the PATH. louter service install --print'),
    });
    expect(existsSync(unitFile())).toBe(false);
  });

  test('names programs that are gone', async () => {
    mkdirSync(join(folder, '.config', 'systemd', 'user'), { recursive: true });
    const text = (await service(['install', '--print'])).stdout.replace(process.execPath, '/gone/node');
    writeFileSync(unitFile(), text);
    expect((await service(['status'])).stdout).toContain('Node is no longer at /gone/node\n');
  });

  test('is not available on Windows, which is reported in one line', async () => {
    expect(await service(['install'], onWindows)).toEqual({
      code: 2,
      stdout: '',
      stderr:
        'louter service: there is no service for Windows yet: let the Task Scheduler start "louter serve" when you log on, or start it in a terminal.\n',
    });
  });
});

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assert, property, string } from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { launchdPlist, programOf, type ServiceProgram, systemdUnit } from '../../src/cli/service-files.ts';

const program: ServiceProgram = {
  node: '/usr/bin/node',
  main: '/opt/louter/dist/cli/bin.js',
  config: '/home/you/.config/louter/louter.toml',
  variablesFile: '/home/you/.config/louter/env',
  variables: {},
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'louter-service-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the unit of systemd', () => {
  test('contains what a gateway needs', () => {
    expect(systemdUnit({ ...program, variables: { XDG_DATA_HOME: '/data' } }))
      .toBe(`# Written by louter service install.
[Unit]
Description=Louter gateway
[Service]
Type=exec
ExecStart="/usr/bin/node" --env-file-if-exists=/home/you/.config/louter/env /opt/louter/dist/cli/bin.js serve --config /home/you/.config/louter/louter.toml
ExecReload=/bin/kill -HUP $MAINPID
Environment="XDG_DATA_HOME=/data"
Restart=on-failure
# A wrong configuration is not corrected by another start.
RestartPreventExitStatus=2
TimeoutStopSec=35
NoNewPrivileges=yes
UMask=0077
[Install]
WantedBy=default.target
`);
  });

  const verifies = spawnSync('systemd-analyze', ['--version']).status === 0;

  test.runIf(verifies).each(['plain', 'with a space', '100% "quoted"', String.raw`back\slash`, 'price $HOME'])(
    'is accepted by systemd-analyze for paths such as %s',
    (name) => {
      const inside = join(folder, name);
      mkdirSync(inside);
      // systemd accepts no quotes and no backslashes in the path of a program.
      const node = join(/["\\]/.test(name) ? folder : inside, 'node');
      symlinkSync(process.execPath, node);
      const file = join(folder, 'louter.service');
      const paths = { node, main: join(inside, 'bin.js'), config: join(inside, 'louter.toml') };
      writeFileSync(
        file,
        systemdUnit({ ...paths, variablesFile: join(inside, 'env'), variables: { XDG_DATA_HOME: inside } }),
      );
      const runtime = { ...process.env, XDG_RUNTIME_DIR: folder };
      const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--user', '--man=no', file], {
        encoding: 'utf8',
        env: runtime,
      });
      const ofUnit = stderr.split('\n').filter((line) => line.includes('louter'));
      expect([status, ofUnit]).toEqual([0, []]);
    },
  );
});

describe('the property list of launchd', () => {
  const hasPython = spawnSync('python3', ['-c', 'import plistlib']).status === 0;
  const parse = (text: string): unknown => {
    const script = 'import json,plistlib,sys; print(json.dumps(plistlib.loads(sys.stdin.buffer.read())))';
    const { stdout } = spawnSync('python3', ['-c', script], { input: text, encoding: 'utf8' });
    return JSON.parse(stdout);
  };

  test.runIf(hasPython)('contains what a gateway needs', () => {
    const odd = { ...program, node: '/a <b> & "c"/node', variables: { XDG_DATA_HOME: "/it's" } };
    expect(parse(launchdPlist(odd, '/home/you/Library/Logs/louter.log'))).toEqual({
      Label: 'louter.gateway',
      ProgramArguments: [
        '/a <b> & "c"/node',
        '--env-file-if-exists=/home/you/.config/louter/env',
        '/opt/louter/dist/cli/bin.js',
        'serve',
        '--config',
        '/home/you/.config/louter/louter.toml',
      ],
      EnvironmentVariables: { XDG_DATA_HOME: "/it's" },
      RunAtLoad: true,
      KeepAlive: { SuccessfulExit: false },
      ExitTimeOut: 35,
      Umask: 63,
      StandardOutPath: '/home/you/Library/Logs/louter.log',
      StandardErrorPath: '/home/you/Library/Logs/louter.log',
    });
  });

  test('its first options are read by Node', () => {
    writeFileSync(join(folder, 'env'), 'LOUTER_OF_FILE="a b"\n');
    const words = [`--env-file-if-exists=${join(folder, 'env')}`, '-p', 'process.env.LOUTER_OF_FILE'];
    const { stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    expect([stdout, stderr]).toEqual(['a b\n', '']);
  });
});

test('the programs of a service are found in its file, whatever their paths are', () => {
  // Paths with control characters are refused.
  const path = string({ unit: 'grapheme', minLength: 1 }).map(
    // oxlint-disable-next-line no-control-regex
    (text) => `/${text.replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, '')}`,
  );
  assert(
    property(path, path, path, (node, main, config) => {
      const wanted = { ...program, node, main, config };
      expect(programOf(systemdUnit(wanted))).toEqual({ node, main, config });
      expect(programOf(launchdPlist(wanted, '/log'))).toEqual({ node, main, config });
    }),
  );
  for (const write of [systemdUnit, (each: ServiceProgram) => launchdPlist(each, '/log')])
    expect(programOf(write({ ...program, node: '/opt/louter', main: null }))).toEqual({
      node: '/opt/louter',
      main: null,
      config: program.config,
    });
  expect(programOf('[Service]\nExecStart=/bin/true\n')).toBeUndefined();
});

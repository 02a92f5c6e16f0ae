import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRecorder } from '../../src/record/recorder.ts';
import { exchange } from '../record/support/exchange.ts';
import { louter } from '../support/command.ts';

let cwd: string;
beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'louter-completion-'));
  writeFileSync(
    join(cwd, 'louter.toml'),
    '[backends.near]\nprotocol = "ollama"\n[models]\n"some-model" = "near/x"\n"*" = "near/*"\n[keys.alice]\nkey = "a"\n',
  );
  const recorder = createRecorder({
    url: `file:${join(cwd, 'louter.db')}`,
    bodies: 'full',
    secrets: [],
    log: { info() {}, warn() {}, error() {} },
  });
  const recorded = exchange({ traceId: 'abc1'.padEnd(32, '0'), run: 'my-run' });
  recorder.open(recorded);
  recorder.close(recorded);
  await recorder.stop();
});
afterAll(() => rmSync(cwd, { recursive: true }));

describe('louter __complete', () => {
  test.each([
    ['commands', ['trac'], ['traces']],
    ['commands of a command', ['traces', 'sh'], ['show']],
    ['agents', ['run', 'cl'], ['claude', 'cline']],
    ['agents that can be connected', ['connect', 'd'], ['droid']],
    ['commands of the service', ['service', 'st'], ['start', 'stop', 'status']],
    ['runs of the page', ['ui', 'my'], ['my-run']],
    ['options', ['serve', '--p'], ['--port']],
    ['choices of an argument', ['completion', 'f'], ['fish']],
    ['backends of the configuration', ['diagnostics', '--probe', ''], ['near']],
    ['models of the configuration', ['run', '--model', 's'], ['some-model']],
    ['trace ids', ['traces', 'show', 'ab'], ['abc1'.padEnd(32, '0')]],
    ['runs', ['traces', 'list', 'run:'], ['run:my-run']],
    ['keys of clients', ['traces', 'list', 'key:'], ['key:alice']],
    ['keys of filters', ['traces', 'list', 'mo'], ['model:', 'mode:']],
    ['nothing unknown', ['traces', 'show', 'zz'], []],
  ])('prints %s', async (_what, words, expected) => {
    const { code, stdout, stderr } = await louter(['__complete', '--timeout', '60000', '--', ...words], { cwd });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.split('\n').filter((line) => line !== '')).toEqual(expected);
  });
});

describe('louter __complete without time for a look-up', () => {
  test.each([
    ['prints commands', ['trac'], 'traces\n'],
    ['prints agents', ['run', 'cl'], 'claude\ncline\n'],
    ['prints options', ['serve', '--p'], '--port\n'],
    ['prints no models', ['run', '--model', 's'], ''],
    ['prints no ids', ['traces', 'show', 'ab'], ''],
  ])('%s', async (_what, words, stdout) => {
    const finished = await louter(['__complete', '--timeout', '0', '--', ...words], { cwd });
    expect(finished).toEqual({ code: 0, stdout, stderr: '' });
  });
});

describe('louter completion', () => {
  test.each(['bash', 'zsh', 'fish'])('prints a script that %s accepts', async (shell) => {
    const { code, stdout } = await louter(['completion', shell], { cwd });
    expect(code).toBe(0);
    expect(stdout).toContain('louter __complete --');
    if (spawnSync(shell, ['-c', 'true']).status === 0)
      expect(spawnSync(shell, ['-n'], { input: stdout, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  });

  test('completes in bash', async () => {
    const { stdout } = await louter(['completion', 'bash'], { cwd });
    const script = `louter() { printf '%s\\n' "$@"; }\n${stdout}\nCOMP_WORDS=(louter traces sh); COMP_CWORD=2; _louter; echo "\${COMPREPLY[@]}"`;
    expect(spawnSync('bash', ['-c', script], { encoding: 'utf8' }).stdout).toBe('__complete -- traces sh\n');
  });

  test('refuses an unknown shell', async () => {
    expect(await louter(['completion', 'tcsh'], { cwd })).toMatchObject({ code: 2 });
  });
});

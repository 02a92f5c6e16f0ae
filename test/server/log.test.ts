import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';

const module = new URL('../../src/server/log.ts', import.meta.url).href;

const request = { trace_id: '7', method: 'GET', path: '/x', status: 200, ms: 3, backend: 'local', model: 'm' };

/** What a process says on its two outputs when it logs this way. */
async function outputOf(create: string): Promise<{ stdout: string; stderr: string }> {
  const script = `import { createLog } from ${JSON.stringify(module)};
    const log = ${create};
    log.debug('too fine'); log.info(${JSON.stringify(request)}, 'request'); log.error('last words');
    log.flush(() => process.exit(0));`;
  return promisify(execFile)(process.execPath, ['--input-type=module', '--no-warnings', '-e', script]);
}

describe('the log', () => {
  test('is JSON lines on standard error, all of them written at the end', async () => {
    const { stdout, stderr } = await outputOf("createLog('info', { pretty: false })");
    expect(stdout).toBe('');
    const lines = stderr
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line));
    expect(lines).toEqual([
      { ...request, level: 30, time: expect.any(Number), msg: 'request' },
      { level: 50, time: expect.any(Number), msg: 'last words' },
    ]);
  });

  test('is for people where somebody watches', async () => {
    const { stdout, stderr } = await outputOf("createLog('info', { pretty: true })");
    expect(stdout).toBe('');
    expect(stderr).toMatch(/INFO.*GET \/x 200 in 3 ms · m at local · trace 7/);
    expect(stderr.trim().split('\n')).toHaveLength(2);
    expect(stderr).toContain('last words');
    expect(stderr).not.toContain('{"');
  });

  test('says nothing when silent', async () => {
    expect(await outputOf("createLog('silent', { pretty: false })")).toEqual({ stdout: '', stderr: '' });
  });
});

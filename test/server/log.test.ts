import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify, stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { terminalControls } from '../support/terminal.ts';

const module = new URL('../../src/server/log.ts', import.meta.url).href;

const request = { trace_id: '7', method: 'GET', path: '/x', status: 200, ms: 3, backend: 'local', model: 'm' };

/** The stdout and stderr of a process that logs in this way. */
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

  test('is formatted on a terminal', async () => {
    const { stdout, stderr } = await outputOf("createLog('info', { pretty: true })");
    expect(stdout).toBe('');
    expect(stderr).toMatch(/INFO.*GET \/x 200 in 3 ms · m at local · trace 7/);
    expect(stderr.trim().split('\n')).toHaveLength(2);
    expect(stderr).toContain('last words');
    expect(stderr).not.toContain('{"');
  });

  test('drops lines that nobody reads, and logs their number', async () => {
    const script = `import { createLog, flushLog } from ${JSON.stringify(module)};
      const log = createLog('info', { pretty: false });
      for (let line = 0; line < 8_000; line++) log.info('x'.repeat(1_000));
      setImmediate(() => process.stdout.write('logged'));
      process.stderr.once('drain', async () => {
        log.info('last words');
        await flushLog(log);
        process.exit(0);
      });`;
    const child = spawn(process.execPath, ['--input-type=module', '--no-warnings', '-e', script]);
    await once(child.stdout, 'data');
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    await once(child, 'close');
    const lines = stderr
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { msg: string });
    expect(lines.length).toBeLessThan(2_000);
    const [dropped, last] = lines.slice(-2);
    expect(dropped?.msg).toBe(`${8_000 - (lines.length - 2)} log lines were dropped: the reader of stderr is too slow`);
    expect(last?.msg).toBe('last words');
  });

  test.each([true, false])('escapes control characters (formatted: %s)', async (pretty) => {
    const hostile = '\u001b]0;title\u0007\u009b31m\u202egnp.exe\r\n\b\\u001b "quoted"';
    const { stderr } = await outputOf(
      `createLog('info', { pretty: ${pretty} });
       log.warn({ ...${JSON.stringify(request)}, model: ${JSON.stringify(hostile)}, error: ${JSON.stringify(hostile)} }, 'request');
       log.error({ err: Object.assign(new Error(${JSON.stringify(hostile)}), { [${JSON.stringify(hostile)}]: 1 }) }, ${JSON.stringify(hostile)})`,
    );
    // Its own colours aside.
    expect(stripVTControlCharacters(stderr)).not.toMatch(terminalControls);
    if (pretty) {
      expect(stderr).toContain(String.raw`\x1b]0;title\x07\x9b31m\u202egnp.exe\x0d \x08\u001b "quoted" at local`);
    } else {
      const [line] = stderr.split('\n').map((text) => JSON.parse(text || '{}') as { model?: string; error?: string });
      expect(line).toMatchObject({ model: hostile, error: hostile });
    }
  });

  test('is empty when silent', async () => {
    expect(await outputOf("createLog('silent', { pretty: false })")).toEqual({ stdout: '', stderr: '' });
  });
});

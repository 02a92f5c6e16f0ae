/**
 * `npm run test:binary [-- --out FOLDER]`: builds the single-file program for this platform and tries it where there is neither Node nor a
 * home folder with anything in it. With `--out`, the program and its archive stay in FOLDER, as a release offers them.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { builtCommandLine } from '../gateway-process.ts';
import { onProcessExit, untilPrinted } from '../processes.ts';
import { buildBinary } from './build.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({ options: { out: { type: 'string' } } });
const scratch = mkdtempSync(join(tmpdir(), 'louter-binary-'));
const installed = join(scratch, 'installed');
process.once('exit', () => {
  if (existsSync(installed)) chmodSync(installed, 0o755);
  rmSync(scratch, { recursive: true, force: true });
});

/** A busy machine, or one that checks each new file for viruses. */
const maxStepMs = 120_000;
const started = performance.now();
const report = (line: string): void =>
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${line}`);
const megabytes = (file: string): string => `${Math.round(statSync(file).size / 1e6)} MB`;

await builtCommandLine();
const folder = values.out === undefined ? join(scratch, 'program') : resolve(values.out);
const { program, archive } = await buildBinary(folder);
report(`built: ${megabytes(program)}, as archive ${megabytes(archive)}`);

// What users get: the program out of the archive, in a folder that it may not write to (unless root runs this).
const home = join(scratch, 'home');
const work = join(scratch, 'work');
for (const each of [installed, home, work]) mkdirSync(each);
execFileSync('tar', ['-xzf', archive, '-C', installed]);
const louter = join(installed, readdirSync(installed).find((name) => /^louter(?:\.exe)?$/.test(name)) ?? 'louter');
const unpacked = readdirSync(installed);
chmodSync(installed, 0o555);

/** No program is on the path. Windows starts nothing without the folder of the system. */
const environment: NodeJS.ProcessEnv = {
  HOME: home,
  USERPROFILE: home,
  PATH: '',
  ...(process.platform === 'win32' && { SystemRoot: process.env['SystemRoot'], TEMP: scratch }),
};

/** Its stdout and stderr; @throws {Error} if it ends with another code. */
function run(words: readonly string[], { expectedCode = 0, env = environment } = {}): string {
  const { status, stdout, stderr, error } = spawnSync(louter, words, {
    cwd: work,
    env,
    encoding: 'utf8',
    timeout: maxStepMs,
  });
  if (error) throw error;
  if (status !== expectedCode)
    throw new Error(`louter ${words.join(' ')} ended with ${status}, not ${expectedCode}:\n${stdout}${stderr}`);
  return stdout + stderr;
}

function expectText(what: string, text: string, ...expected: readonly string[]): void {
  for (const each of expected) if (!text.includes(each)) throw new Error(`${what} does not contain ${each}:\n${text}`);
}

const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
for (const when of ['first', 'second']) {
  const before = performance.now();
  const printed = run(['--version']).trim();
  if (printed !== version) throw new Error(`--version prints ${printed}, not ${version}`);
  report(`--version, the ${when} time: ${Math.round(performance.now() - before)} ms`);
}

writeFileSync(join(scratch, 'file'), '');
const unwritable = run(['--version'], {
  expectedCode: 2,
  env: { ...environment, XDG_CACHE_HOME: join(scratch, 'file') },
});
expectText('the message where nothing can be unpacked', unwritable, 'XDG_CACHE_HOME');

const damaged = join(scratch, 'damaged');
run(['--version'], { env: { ...environment, XDG_CACHE_HOME: damaged } });
const [main] = readdirSync(damaged, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith(join('dist', 'cli', 'main.js')),
);
rmSync(join(damaged, main ?? ''));
const incomplete = run(['--version'], { expectedCode: 2, env: { ...environment, XDG_CACHE_HOME: damaged } });
expectText('the message where a file is missing', incomplete, 'cannot be used', 'if it is damaged');

expectText('config check of the built-in default', run(['config', 'check']), 'replay');
expectText('validate', run(['validate']), 'no errors');
expectText('--help of run', run(['run', '--help']), 'louter run claude');
if (process.platform !== 'win32') {
  const unit = run(['service', 'install', '--print']);
  expectText('the service', unit, louter);
  if (unit.includes(`${home}/.cache`)) throw new Error(`the service starts from the cache:\n${unit}`);
}
report('config check, validate, run --help, service: as expected');

/** A server of the program; its URL is what it prints. */
async function serve(words: readonly string[]): Promise<{ url: string; stop(): Promise<void> }> {
  const child = spawn(louter, words, { cwd: work, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  const forget = onProcessExit(() => child.kill('SIGKILL'));
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const ended = once(child, 'close');
  const url = await untilPrinted(child, /listening on (http:\S+)$/m, {
    what: `louter ${words.join(' ')}`,
    timeoutMs: maxStepMs,
  }).catch((error: unknown) => {
    throw new Error(`${String(error)}\n${stderr}`);
  });
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      const [code]: unknown[] = await ended;
      forget();
      // Windows has no signals: it ends the process.
      if (code !== 0 && process.platform !== 'win32')
        throw new Error(`louter ${words.join(' ')} ended with ${String(code)} after SIGTERM:\n${stderr}`);
    },
  };
}

async function fetchText(url: string, body?: object): Promise<string> {
  const response = await fetch(url, {
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(maxStepMs),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} is answered ${response.status}: ${text.slice(0, 500)}`);
  return text;
}

const mock = await serve(['mock', '--port', '0', '--speed', '0']);
const variables = join(work, 'env');
writeFileSync(variables, 'VENDOR_KEY=none\n');
writeFileSync(
  join(work, 'louter.toml'),
  `[backends.vendor]\nbase_url = "${mock.url}"\nprotocol = "anthropic"\napi_key = "\${VENDOR_KEY}"\n[models]\n"*" = "vendor/replay/text"\n`,
);
const beforeServe = performance.now();
// As a service starts it.
const gateway = await serve([`--env-file-if-exists=${variables}`, 'serve', '--config', 'louter.toml', '--port', '0']);
const question = { model: 'any', messages: [{ role: 'user', content: 'Hello!' }] };
expectText('the answer', await fetchText(`${gateway.url}/v1/chat/completions`, question), '"choices"');
report(`serve: ${Math.round(performance.now() - beforeServe)} ms to the first answer, from another protocol`);
expectText('the page', await fetchText(`${gateway.url}/ui/`), '<div id="app"');
expectText('the script of the page', await fetchText(`${gateway.url}/ui/assets/index.js`), 'Louter');

environment['VENDOR_KEY'] = 'none';
expectText('traces list', run(['traces', 'list']), 'any', 'vendor');
const doctor = run(['doctor', '--verbose']);
expectText('doctor', doctor, 'vendor', gateway.url);
// It asks the gateway, which tests all translations in a thread.
expectText('diagnostics', run(['diagnostics']), 'checks passed', 'no problems found');
const shell =
  process.platform === 'win32'
    ? [`${process.env['SystemRoot']}\\System32\\cmd.exe`, '/c', 'exit 7']
    : ['/bin/sh', '-c', 'exit 7'];
run(['run', '--', ...shell], { expectedCode: 7 });
report('traces list, page, doctor, diagnostics, run: as expected');

await gateway.stop();
await mock.stop();
expectText('traces migrate', run(['traces', 'migrate']), 'louter.db');
if (!existsSync(join(work, 'louter.db'))) throw new Error('there is no louter.db');
// What is optional in the package is in the program.
const programs = join(home, '.cache', 'louter', 'programs');
const [identity = ''] = readdirSync(programs);
const { peerDependencies }: { peerDependencies: Record<string, string> } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);
const imports = Object.keys(peerDependencies).map((name) => `await import('${name}');`);
execFileSync(process.execPath, ['--input-type=module', '--eval', imports.join('\n')], {
  cwd: join(programs, identity),
  env: environment,
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (readdirSync(installed).join() !== unpacked.join()) throw new Error(`files were written beside the program`);
report('SIGTERM, traces migrate, optional packages: as expected');

/**
 * `npm run test:image`: runs the steps of the Dockerfile in an empty folder, each stage below a root of its own, then what the
 * image would start, and its health check. For machines without a container runtime: the image itself is not built, so base
 * images, users, capabilities and a read-only root are not tested.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, untilPrinted } from '../processes.ts';
import { createContextFilter, parseDockerfile, type Instruction } from './dockerfile.ts';

const context = fileURLToPath(new URL('../..', import.meta.url));
const read = (name: string): string => readFileSync(join(context, name), 'utf8');
const scratch = mkdtempSync(join(tmpdir(), 'louter-image-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));

/** A step that takes longer hangs. */
const maxStepMs = 15 * 60_000;

const started = performance.now();
const print = (line: string): void =>
  void process.stdout.write(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${line}\n`);

interface Stage {
  root: string;
  folder: string;
  env: Record<string, string>;
  commands: Partial<Record<'entrypoint' | 'cmd' | 'healthcheck', string[]>>;
}

/** What a step gets of this machine: its Node, and the settings of npm and of the network. */
const machine = {
  ...process.env,
  PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
  HOME: process.env['HOME'] ?? scratch,
};

const stages = new Map<string, Stage>();
let stage: Stage | undefined;
for (const instruction of parseDockerfile(read('Dockerfile'))) stage = await take(instruction, stage);
if (!stage) throw new Error('the Dockerfile has no stage');
await tryStage(stage);
print('the steps of the Dockerfile succeed; the image itself was not built');

async function take(instruction: Instruction, current: Stage | undefined): Promise<Stage> {
  if (instruction.kind === 'from') {
    const root = join(scratch, String(stages.size));
    mkdirSync(root);
    const next: Stage = { root, folder: '/', env: {}, commands: {} };
    stages.set(instruction.name ?? String(stages.size), next);
    print(`FROM ${instruction.image}: an empty folder, with Node ${process.version}`);
    return next;
  }
  if (!current) throw new Error('the Dockerfile does not begin with FROM');
  switch (instruction.kind) {
    case 'workdir':
      current.folder = resolve(current.folder, instruction.value);
      mkdirSync(join(current.root, current.folder), { recursive: true });
      return current;
    case 'copy':
      copy(instruction, current);
      return current;
    case 'run':
      print(`RUN ${instruction.value}`);
      await run(['sh', '-c', instruction.value], current);
      return current;
    case 'env':
      Object.assign(current.env, instruction.values);
      return current;
    case 'entrypoint':
    case 'cmd':
    case 'healthcheck':
      current.commands[instruction.kind] = instruction.words;
      return current;
    case 'declared':
      return current;
  }
}

function copy({ from, sources, target }: Extract<Instruction, { kind: 'copy' }>, { root, folder }: Stage): void {
  const origin = from === undefined ? context : stages.get(from)?.root;
  if (origin === undefined) throw new Error(`COPY --from=${from}: there is no such stage`);
  const isSent = from === undefined ? createContextFilter(read('.dockerignore')) : () => true;
  const place = join(root, resolve(folder, target));
  for (const source of sources) {
    const path = join(origin, source);
    const isFolder = lstatSync(path).isDirectory();
    const filter = (file: string): boolean => relative(origin, file) === '' || isSent(relative(origin, file));
    if (!filter(path)) throw new Error(`COPY ${source}: .dockerignore leaves it out`);
    const into = isFolder || !target.endsWith('/') ? place : join(place, source.split('/').at(-1) ?? '');
    // An ignored folder is not entered, however many files it has.
    if (path === join(origin, '.')) {
      for (const name of readdirSync(origin))
        if (filter(join(origin, name))) cpSync(join(origin, name), join(place, name), { recursive: true, filter });
    } else cpSync(path, into, { recursive: true, filter, verbatimSymlinks: true });
  }
}

async function run(words: readonly string[], { root, folder, env }: Stage): Promise<void> {
  const [program = '', ...rest] = words;
  const child = spawn(program, rest, {
    cwd: join(root, folder),
    env: { ...machine, ...env, ...(env['HOME'] !== undefined && { HOME: join(root, env['HOME']) }) },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: maxStepMs,
  });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const [code]: unknown[] = await once(child, 'close');
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${String(code)}:\n${stderr}`);
}

// ---------------------------------------------------------------- what the image starts

async function tryStage({ root, folder, env, commands }: Stage): Promise<void> {
  const unneeded = ['typescript', 'vite', 'vitest', 'prisma'].filter((name) =>
    existsSync(join(root, 'app', 'node_modules', name)),
  );
  if (unneeded.length > 0) throw new Error(`the image has packages for development: ${unneeded.join(', ')}`);
  const port = await freePort();
  // Its paths are below the root of the stage, and its port may be in use here.
  const placed = (word: string): string =>
    word.startsWith('/') ? join(root, word) : word.replaceAll('8787', String(port));
  const configFile = join(scratch, 'louter.toml');
  writeFileSync(configFile, read('deploy/gateway.toml'));
  const [program = '', ...words] = [...(commands.entrypoint ?? []), ...(commands.cmd ?? [])].map(placed);
  const child = spawn(program, words, {
    cwd: join(root, folder),
    env: {
      ...machine,
      ...env,
      HOME: join(root, env['HOME'] ?? ''),
      LOUTER_CONFIG: configFile,
      LOUTER_KEY: 'key-of-this-test',
      LOUTER_HOST: 'localhost',
      LOUTER_TRACES: `file:${join(root, 'data', 'louter.db')}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const ended = once(child, 'close');
  try {
    await untilPrinted(child, /(louter listening on)/, { what: 'it', timeoutMs: maxStepMs });
    print(`${[...(commands.entrypoint ?? []), ...(commands.cmd ?? [])].join(' ')}: listens`);
    await run(
      (commands.healthcheck ?? []).map((word) => word.replaceAll('8787', String(port))),
      { root, folder, env, commands },
    );
    print('HEALTHCHECK: succeeds');
    const metrics = await fetch(`http://127.0.0.1:${port}/metrics`, {
      headers: { authorization: 'Bearer key-of-this-test' },
    });
    if (!metrics.ok) throw new Error(`GET /metrics is answered ${metrics.status}`);
  } catch (error) {
    throw new Error(`what the image starts does not work; its log:\n${stderr}`, { cause: error });
  } finally {
    child.kill('SIGTERM');
  }
  const [code]: unknown[] = await ended;
  if (code !== 0) throw new Error(`it ended with ${String(code)} after SIGTERM:\n${stderr}`);
}

/**
 * Readies a checkout and runs one of its commands: `node scripts/setup.mjs COMMAND [ARGUMENT …]`.
 *
 *   start …      the gateway: `louter serve …`
 *   louter …     the command line
 *   test …       the tests: `vitest run …`; `--soak` among the arguments runs the long ones,
 *                for two minutes in all or, with `--minutes N`, for N
 *   run FILE …   a script
 *   build        dist/ only
 *   prepare      what the sources need to be checked: dependencies and generated code
 *
 * Each step is taken only when its inputs changed, so that a second run starts at once. This file alone must run on
 * old versions of Node: it goes on under the one that package.json pins. All its messages go to stderr; stdout
 * belongs to the command.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleDependencies } from './setup/bundle-dependencies.mjs';
import { bundleProgram } from './setup/bundle-program.mjs';
import { locked } from './setup/lock.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const at = (...parts) => join(root, ...parts);
const talk = (line) => process.stderr.write(`louter: ${line}\n`);
const oldestNode = [22, 19];
const pinnedNode = at('node_modules', '.bin', 'node');

// ---------------------------------------------------------------- steps

/** Takes the steps whose results are stale, one set-up of this checkout at a time. */
async function ready(steps) {
  if (steps.every((step) => step().fresh)) return;
  await locked(root, talk, async () => {
    for (const step of steps) {
      // Looked at again: another set-up may have taken the step while this one waited.
      const { fresh, make, what } = step();
      if (!fresh) await timed(what, make);
    }
  });
}

/** npm writes its own lockfile last: it exists if the installation is complete. */
function dependencies() {
  const wanted = lockedPackages(at('package-lock.json'));
  const present = lockedPackages(at('node_modules', '.package-lock.json'));
  const installed = ([path, { version, optional, devOptional }]) =>
    path === '' || (present.get(path) ? present.get(path).version === version : Boolean(optional || devOptional));
  return {
    what: 'installing dependencies',
    fresh: [...wanted].every(installed) && (!nodeIsOld() || existsSync(pinnedNode)),
    make: () => {
      const npm = process.env.npm_execpath;
      const options = ['ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund'];
      return npm === undefined ? execute('npm', options) : execute(outsideNode(), [npm, ...options]);
    },
  };
}

function prismaClient() {
  const inputs = digest(...prismaInputs());
  return {
    what: 'generating the database client',
    fresh: stampOf('prisma-client') === inputs && existsSync(at('src', 'record', 'store', 'prisma-client')),
    make: async () => {
      await execute(process.execPath, [at('scripts', 'prisma-generate.mjs')]);
      stamp('prisma-client', inputs);
    },
  };
}

function prismaInputs() {
  // Each database's schema.prisma is made of the other files.
  const sources = filesOf(at('prisma')).filter((file) => !/schema\.prisma$|migration/.test(file));
  return [...sources, at('scripts', 'prisma-generate.mjs'), at('package-lock.json')];
}

/** generated/ is part of the repository; `npm run codegen -- --check` checks whether it is current. */
function generatedCode() {
  const made = (spec) => existsSync(at('generated', spec.replace(/\.yaml$/, '.d.ts')));
  return {
    what: 'generating types from specs/',
    fresh: filesOf(at('specs')).every((file) => !file.endsWith('.yaml') || made(file.slice(at('specs').length + 1))),
    make: () => execute(process.execPath, [at('scripts', 'codegen.ts')]),
  };
}

function dist() {
  const inputs = digest(
    ...filesOf(at('src')),
    ...filesOf(at('generated')),
    at('tsconfig.json'),
    at('tsconfig.build.json'),
    at('package-lock.json'),
    at('scripts', 'setup', 'bundle-dependencies.mjs'),
    at('scripts', 'setup', 'bundle-program.mjs'),
  );
  return {
    what: 'building dist/',
    fresh: stampOf('dist') === inputs && existsSync(at('dist', 'cli', 'main.js')),
    make: async () => {
      // Built beside dist/ (maps point at the sources by relative paths) and put in its place whole.
      const [next, previous] = [at(`dist.next-${process.pid}`), at(`dist.previous-${process.pid}`)];
      try {
        const compiler = at('node_modules', 'typescript', 'bin', 'tsc');
        await execute(process.execPath, [compiler, '-p', at('tsconfig.build.json'), '--outDir', next]);
        await bundleDependencies({ root, dist: next });
        await bundleProgram({ dist: next });
        const viewer = ['build', '--config', at('src', 'viewer', 'vite.config.ts'), '--outDir', join(next, 'viewer')];
        await execute(process.execPath, [at('node_modules', 'vite', 'bin', 'vite.js'), ...viewer]);
        if (existsSync(at('dist'))) renameSync(at('dist'), previous);
        renameSync(next, at('dist'));
        stamp('dist', inputs);
      } finally {
        for (const folder of [next, previous]) rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

// ---------------------------------------------------------------- running

function nodeIsOld() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1]);
}

/** Runs this file again under another Node; signals and the exit code pass through. */
function goOnUnder(node) {
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${dirname(node)}:${process.env.PATH ?? ''}` },
  });
  const pass = (signal) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass);
  return new Promise((done, failed) => {
    child.once('error', (error) => failed(new Error(`${node} does not run (${error.message}); ${remedy}`)));
    child.once('exit', (code, signal) => {
      if (code !== null) process.exit(code);
      process.removeListener(signal, pass);
      process.kill(process.pid, signal);
    });
  });
}

const remedy = 'delete node_modules/ and try again, or install Node 22.19 or newer';

/** Goes on in this very process as if `node FILE …` had been called: one process less between a signal and its aim. */
async function enter(file, options) {
  process.argv.splice(1, process.argv.length, file, ...options);
  await import(pathToFileURL(file).href);
}

/** The arguments of vitest, which accepts no other options: the duration of a soak test is passed in the environment. */
function testOptions(options) {
  const minutes = options.indexOf('--minutes');
  if (minutes === -1) return options.flatMap((option) => (option === '--soak' ? ['--mode', 'soak'] : [option]));
  process.env.LOUTER_SOAK_MINUTES = options[minutes + 1] ?? '';
  return testOptions(options.toSpliced(minutes, 2));
}

/** The Node that runs npm: the one in node_modules/ is deleted while dependencies are installed again. */
function outsideNode() {
  const outside = process.env.npm_node_execpath;
  return outside !== undefined && existsSync(outside) && !outside.startsWith(at('node_modules'))
    ? outside
    : process.execPath;
}

function execute(file, options) {
  return new Promise((done, failed) => {
    const child = spawn(file, options, { cwd: root, stdio: ['ignore', 2, 2] });
    child.once('error', failed);
    child.once('exit', (code, signal) => {
      if (code === 0) done();
      else failed(new Error(`${options.join(' ')} ended with ${code ?? signal}; its output stands above`));
    });
  });
}

/** Prints the current step, and that it is still running. */
async function timed(what, make) {
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 100) / 10} s`;
  talk(`${what} …`);
  const ticking = setInterval(() => talk(`${what} … ${seconds()}`), 5000);
  try {
    await make();
    talk(`${what}: done in ${seconds()}`);
  } finally {
    clearInterval(ticking);
  }
}

// ---------------------------------------------------------------- files

function lockedPackages(file) {
  return new Map(existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages ?? {}) : []);
}

function filesOf(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true }).toSorted((one, other) =>
    one.name < other.name ? -1 : 1,
  );
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesOf(path) : [path];
  });
}

function digest(...files) {
  const hash = createHash('sha256');
  for (const file of files) if (existsSync(file)) hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

// Stamps are deleted with node_modules/: what earlier dependencies built is built again.
const stampFile = (name) => at('node_modules', '.louter', name);
const stampOf = (name) => (existsSync(stampFile(name)) ? readFileSync(stampFile(name), 'utf8') : undefined);
function stamp(name, content) {
  mkdirSync(at('node_modules', '.louter'), { recursive: true });
  writeFileSync(stampFile(name), content);
}

// ---------------------------------------------------------------- the command

const [command, ...rest] = process.argv.slice(2);
const commands = {
  start: () => enter(at('dist', 'cli', 'main.js'), ['serve', ...rest]),
  louter: () => enter(at('dist', 'cli', 'main.js'), rest),
  test: () => {
    process.env.LOUTER_TEST_ENTRY = at('dist', 'cli', 'main.js');
    return enter(at('node_modules', 'vitest', 'vitest.mjs'), ['run', ...testOptions(rest)]);
  },
  run: () => enter(resolve(rest[0] ?? ''), rest.slice(1)),
  build: () => undefined,
  prepare: () => undefined,
};
const run = command !== undefined && Object.hasOwn(commands, command) ? commands[command] : undefined;
if (run === undefined || (command === 'run' && rest.length === 0)) {
  talk(`usage: node scripts/setup.mjs ${Object.keys(commands).join('|')} [ARGUMENT …]`);
  process.exit(2);
}

try {
  if (nodeIsOld()) {
    const origin = existsSync(pinnedNode) ? 'that is' : 'that is about to be';
    talk(
      `Node ${process.version} is older than ${oldestNode.join('.')}: using the newer Node ${origin} installed with the dependencies`,
    );
    await ready([dependencies]);
    await goOnUnder(pinnedNode);
  } else {
    const builds = command !== 'prepare' && command !== 'run';
    await ready([dependencies, prismaClient, generatedCode, ...(builds ? [dist] : [])]);
    await run();
  }
} catch (error) {
  talk(error.message);
  process.exit(1);
}

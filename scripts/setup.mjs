/**
 * Readies a checkout and runs one of its commands: `node scripts/setup.mjs COMMAND [ARGUMENT …]`.
 *
 *   start …      the gateway: `louter serve …`
 *   louter …     the command line
 *   test …       the tests: `vitest run …`; `--soak` among the arguments runs the long ones,
 *                for two minutes in all or, with `--minutes N`, for N
 *   run FILE …   a script
 *   tool NAME …  the program of a package
 *   build        dist/: the bundles that the tests start and the package holds
 *
 * Louter runs from its sources, so `start` and `louter` need the packages only that the gateway imports; the other commands
 * install all. Each step is taken only when its inputs changed. This file alone must run on old versions of Node: it goes on
 * under one that it installs beside the dependencies. All its messages go to stderr; stdout belongs to the command.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { locked } from './setup/lock.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const at = (...parts) => join(root, ...parts);
const report = (line) => process.stderr.write(`louter: ${line}\n`);
const oldestNode = [22, 19];
const nodeFolder = at('scripts', 'setup', 'node');

// ---------------------------------------------------------------- steps

/** Takes the steps whose results are stale, one set-up of this checkout at a time; those of one list at once. */
async function ready(...lists) {
  const isFresh = (step) => step.isFresh();
  if (lists.flat().every(isFresh)) return;
  await locked(root, report, async () => {
    // Looked at again: another set-up may have taken the step while this one waited.
    for (const steps of lists)
      await Promise.all(steps.map((step) => (isFresh(step) ? undefined : timed(step.what, step.make))));
  });
}

/** What the gateway imports. A complete installation has it too. */
const runtimePackages = {
  what: 'installing the packages that the gateway runs with (131, 121 MB)',
  isFresh: () => hasPackages(({ dev, optional, devOptional }) => !dev && !optional && !devOptional),
  // Both omissions: prisma and typescript are optional peers of @prisma/client, which npm installs otherwise.
  make: () => npm(root, 'ci', '--omit=dev', '--omit=optional'),
};

/** Packages of other platforms are never there. */
const allPackages = {
  what: 'installing all packages (about 500, 830 MB)',
  isFresh: () => hasPackages(({ optional, devOptional }) => !optional && !devOptional),
  // `npm ci` would first delete the packages that a running gateway was started with.
  make: () => npm(root, existsSync(at('node_modules')) ? 'install' : 'ci', '--include=dev', '--no-save'),
};

/** For machines whose own is too old. */
const newerNode = {
  what: 'installing a newer Node (185 MB)',
  isFresh: () => nodeProgram() !== undefined,
  make: () => npm(nodeFolder, 'ci'),
};

const dist = {
  what: 'building dist/',
  isFresh: () => stampOf('dist') === distInputs() && existsSync(at('dist', 'cli', 'main.js')),
  make: async () => {
    const inputs = distInputs();
    await execute(process.execPath, [programOf('tsdown')], { cwd: root });
    stamp('dist', inputs);
  },
};

function distInputs() {
  const folders = ['src', 'generated', join('scripts', 'package')].flatMap((folder) => filesOf(at(folder)));
  return digest(...folders, at('tsconfig.json'), at('tsdown.config.ts'), at('package-lock.json'));
}

/** Whether all packages of the lockfile that `isNeeded` are installed; npm writes its own lockfile when an installation is complete. */
function hasPackages(isNeeded) {
  const present = lockedPackages(at('node_modules', '.package-lock.json'));
  return [...lockedPackages(at('package-lock.json'))].every(([path, entry]) => {
    const installed = present.get(path);
    return path === '' || (installed ? installed.version === entry.version : !isNeeded(entry));
  });
}

function lockedPackages(file) {
  return new Map(existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages ?? {}) : []);
}

// ---------------------------------------------------------------- running

function nodeIsOld() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1]);
}

function nodeProgram() {
  const packages = join(nodeFolder, 'node_modules');
  const candidates = (existsSync(packages) ? readdirSync(packages) : []).flatMap((name) =>
    ['node', 'node.exe'].map((file) => join(packages, name, 'bin', file)),
  );
  return candidates.find((file) => existsSync(file));
}

/** Runs this file again under another Node; signals and the exit code pass through. */
function goOnUnder(node) {
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` },
  });
  const pass = (signal) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass);
  return new Promise((_, failed) => {
    child.once('error', (error) => failed(new Error(`${node} does not run (${error.message}); ${remedy}`)));
    child.once('exit', (code, signal) => {
      if (code !== null) process.exit(code);
      process.removeListener(signal, pass);
      process.kill(process.pid, signal);
    });
  });
}

const remedy = `delete ${join(nodeFolder, 'node_modules')} and try again, or install Node 22.19 or newer`;

/** Goes on in this very process as if `node FILE …` had been called: one process less between a signal and its aim. */
async function enter(file, options) {
  process.argv.splice(1, process.argv.length, file, ...options);
  await import(pathToFileURL(file).href);
}

/**
 * The arguments of vitest, which accepts no other options: the duration of a soak test is passed in the environment. Files and folders
 * that are named are tested whole, also those that a run of everything leaves out.
 */
function testOptions(options) {
  const minutes = options.indexOf('--minutes');
  if (minutes === -1) {
    const hasMode = options.some((option) => option === '--mode' || option === '--soak');
    const isNamed = options.some((option) => option.startsWith('test/')) && !hasMode;
    return [
      ...(isNamed ? ['--mode', 'all'] : []),
      ...options.flatMap((option) => (option === '--soak' ? ['--mode', 'soak'] : [option])),
    ];
  }
  process.env.LOUTER_SOAK_MINUTES = options[minutes + 1] ?? '';
  return testOptions(options.toSpliced(minutes, 2));
}

/** The file of the program that a package installs under its own name. */
function programOf(name) {
  const manifest = at('node_modules', name, 'package.json');
  if (!existsSync(manifest)) throw new Error(`there is no package ${name}`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(dirname(manifest), typeof bin === 'string' ? bin : (bin[name] ?? Object.values(bin)[0]));
}

function npm(folder, ...options) {
  const program = process.env.npm_execpath;
  const all = [...options, '--loglevel=error', '--no-audit', '--no-fund'];
  if (program !== undefined) return execute(process.execPath, [program, ...all], { cwd: folder });
  return execute('npm', all, { cwd: folder, shell: process.platform === 'win32' });
}

function execute(file, options, { cwd, shell = false }) {
  return new Promise((done, failed) => {
    const child = spawn(file, options, { cwd, shell, stdio: ['ignore', 2, 2] });
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
  report(`${what} …`);
  const ticking = setInterval(() => report(`${what} … ${seconds()}`), 5000);
  try {
    await make();
    report(`${what}: done in ${seconds()}`);
  } finally {
    clearInterval(ticking);
  }
}

// ---------------------------------------------------------------- files

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
const commandLine = at('src', 'cli', 'main.ts');
const commands = {
  start: { steps: [[runtimePackages]], run: () => enter(commandLine, ['serve', ...rest]) },
  louter: { steps: [[runtimePackages]], run: () => enter(commandLine, rest) },
  test: {
    steps: [[allPackages], [dist]],
    run: () => {
      process.env.LOUTER_TEST_ENTRY = at('dist', 'cli', 'main.js');
      return enter(programOf('vitest'), ['run', ...testOptions(rest)]);
    },
  },
  run: { steps: [[allPackages]], run: () => enter(resolve(rest[0] ?? ''), rest.slice(1)) },
  tool: { steps: [[allPackages]], run: () => enter(programOf(rest[0] ?? ''), rest.slice(1)) },
  build: { steps: [[allPackages], [dist]], run: () => undefined },
};
const chosen = command !== undefined && Object.hasOwn(commands, command) ? commands[command] : undefined;
if (chosen === undefined || (/^(?:run|tool)$/.test(command) && rest.length === 0)) {
  report(`usage: node scripts/setup.mjs ${Object.keys(commands).join('|')} [ARGUMENT …]`);
  process.exit(2);
}

try {
  if (nodeIsOld()) {
    report(
      `Node ${process.version} is older than ${oldestNode.join('.')}: continuing with a newer one in ${nodeFolder}`,
    );
    const [packages] = chosen.steps;
    await ready([...packages, newerNode]);
    const node = nodeProgram();
    if (node === undefined) throw new Error(`there is none for this platform; install Node 22.19 or newer`);
    await goOnUnder(node);
  } else {
    await ready(...chosen.steps);
    await chosen.run();
  }
} catch (error) {
  report(error.message);
  process.exit(1);
}

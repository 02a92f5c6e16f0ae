/** Louter packed, installed in an empty project and globally, started from there, and used as a library by a typed program. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startGatewayProcess } from '../gateway-process.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'louter-package-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
// The Node that runs this may not be the first one on the path.
const env = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH'] ?? ''}` };

/** Runs a program with its output shown; @throws {Error} if it fails. */
function run(program: string, options: readonly string[], cwd: string): void {
  execFileSync(program, options, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
}

function expectEqual(what: string, found: unknown, expected: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(expected))
    throw new Error(`${what}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`);
}

const manifestBefore = readFileSync(join(root, 'package.json'), 'utf8');
run('npm', ['pack', '--silent', '--pack-destination', scratch], root);
expectEqual('package.json after npm pack', readFileSync(join(root, 'package.json'), 'utf8'), manifestBefore);
const tarball = join(scratch, readdirSync(scratch).find((name) => name.endsWith('.tgz')) ?? '');

// Two programs that judge types and exports as resolvers see them; the package is an ES module only.
const judges = join(scratch, 'judges');
run(
  'npm',
  ['install', '--silent', '--no-save', '--prefix', judges, 'publint@0.3.25', '@arethetypeswrong/cli@0.18.5'],
  root,
);
run(join(judges, 'node_modules/.bin/publint'), ['run', tarball, '--strict'], scratch);
run(join(judges, 'node_modules/.bin/attw'), [tarball, '--profile', 'esm-only'], scratch);

const project = join(scratch, 'project');
mkdirSync(project);
writeFileSync(join(project, 'package.json'), '{"type":"module","private":true}\n');
run('npm', ['install', '--silent', tarball], project);
run('npx', ['--no-install', 'louter', '--version'], project);
run('npx', ['--no-install', 'louter', 'validate'], project);
console.log(`installed packages: ${readdirSync(join(project, 'node_modules')).length}`);

const global = join(scratch, 'global');
run('npm', ['install', '--silent', '--prefix', global, '--global', tarball], scratch);
const served = await startGatewayProcess({
  config: '',
  directory: join(scratch, 'served'),
  entry: join(global, 'lib/node_modules/louter/dist/cli/main.js'),
});
writeFileSync(join(project, 'program.ts'), readFileSync(new URL('library-program.ts', import.meta.url)));
try {
  const printed = execFileSync(process.execPath, ['program.ts', served.url], { cwd: project, env, encoding: 'utf8' });
  expectEqual('the program that uses the library', printed.trim(), 'true true 7');
} finally {
  expectEqual('exit code of the installed gateway after SIGTERM', await served.stop(), 0);
}

// Its types ask for nothing that is not installed with it, but for Node's own.
for (const name of ['@types/node', 'undici-types'])
  cpSync(join(root, 'node_modules', name), join(project, 'node_modules', name), { recursive: true });
const compiler = join(root, 'node_modules/typescript/bin/tsc');
const strict = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2024', '--types', 'node'];
run(process.execPath, [compiler, ...strict, '--ignoreConfig', 'program.ts'], project);

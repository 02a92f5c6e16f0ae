import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'tsdown';
import { archiveName, contents, platform } from './contents.ts';
import { assets, packFiles } from './archive.ts';
import { startFile } from './start.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The file that a download contains. */
const programName = process.platform === 'win32' ? 'louter.exe' : 'louter';
/** Puts a resource into an executable of any platform; package-lock.json has its version and hash. */
const postject = fileURLToPath(import.meta.resolve('postject/dist/cli.js'));
/** By this, Node knows that a resource was put into it (https://nodejs.org/api/single-executable-applications.html). */
const fuse = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';

/**
 * Builds the single-file program for this platform from the Node that runs this and from dist/, and packs it with the licenses.
 * @returns the program, and the archive of it: `louter-linux-x64.tar.gz`
 * @throws {Error} if a step fails.
 */
export async function buildBinary(folder: string): Promise<{ program: string; archive: string }> {
  const scratch = mkdtempSync(join(tmpdir(), 'louter-binary-'));
  try {
    mkdirSync(folder, { recursive: true });
    const program = join(folder, programName);
    const blob = await writeBlob(scratch);
    copyFileSync(process.execPath, program);
    chmodSync(program, 0o755);
    if (process.platform === 'darwin') run('codesign', ['--remove-signature', program]);
    inject(blob, program);
    // A signature without an identity: macOS on Apple silicon starts no program that has none.
    if (process.platform === 'darwin') run('codesign', ['--sign', '-', program]);
    return { program, archive: pack(folder) };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** What is put into Node: the launcher, and the files of the package. */
async function writeBlob(scratch: string): Promise<string> {
  await build({
    config: false,
    cwd: root,
    entry: { launcher: 'scripts/binary/launcher.ts' },
    outDir: scratch,
    format: 'cjs',
    target: 'node22.20',
    dts: false,
    report: false,
    logLevel: 'error',
  });
  const files = [...contents()].map(([path, file]) => ({ path, bytes: readFileSync(file) }));
  const start = { path: startFile.path, bytes: Buffer.from(startFile.text) };
  const packed = packFiles([start, ...files]);
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const identity = `${version}-${createHash('sha256').update(packed).digest('hex').slice(0, 16)}`;
  const embedded = { [assets.files]: packed, [assets.identity]: identity };
  for (const [name, content] of Object.entries(embedded)) writeFileSync(join(scratch, name), content);
  const blob = join(scratch, 'louter.blob');
  const configuration = join(scratch, 'sea.json');
  writeFileSync(
    configuration,
    JSON.stringify({
      main: join(scratch, 'launcher.cjs'),
      output: blob,
      disableExperimentalSEAWarning: true,
      assets: Object.fromEntries(Object.keys(embedded).map((name) => [name, join(scratch, name)])),
    }),
  );
  run(process.execPath, ['--experimental-sea-config', configuration]);
  return blob;
}

function inject(blob: string, program: string): void {
  const segment = process.platform === 'darwin' ? ['--macho-segment-name', 'NODE_SEA'] : [];
  const words = [program, 'NODE_SEA_BLOB', blob, '--sentinel-fuse', fuse, ...segment];
  run(process.execPath, [postject, ...words]);
}

function pack(folder: string): string {
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  // Beside bin/ in what nodejs.org offers, or in the same folder on Windows.
  const binaries = dirname(process.execPath);
  const license = [join(binaries, '..', 'LICENSE'), join(binaries, 'LICENSE')].find((file) => existsSync(file));
  if (license !== undefined) copyFileSync(license, join(folder, 'LICENSE-node'));
  const archive = join(folder, archiveName(platform));
  const names = [programName, 'LICENSE', ...(license === undefined ? [] : ['LICENSE-node'])];
  run('tar', ['-czf', archive, '-C', folder, ...names]);
  return archive;
}

/** @throws {Error} with its messages if the program fails. */
function run(program: string, words: readonly string[]): void {
  execFileSync(program, words, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

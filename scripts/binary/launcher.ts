/**
 * What the single-file program starts with. Modules, threads and the native part of SQLite are loaded from files, so the package that
 * is embedded in the program is unpacked once, into the user's cache folder, and runs from there as an installed one does.
 */
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getAsset, getRawAsset } from 'node:sea';
import { userFolders } from '../../src/config/folders.ts';
import { assets, unpackFiles } from './archive.ts';
import { describeFailure, startProgram } from './start.ts';

/** Named by a hash of all its files: what is unpacked from another build is another folder. */
const folder = join(userFolders().cache, 'programs', getAsset(assets.identity, 'utf8'));

readServiceVariables();
start().catch((error: unknown) => {
  process.stderr.write(describeFailure(folder, error));
  process.exitCode = 2;
});

async function start(): Promise<void> {
  if (!existsSync(folder)) unpack();
  await startProgram(folder);
}

/** The option of Node that `louter service install` writes into units: Node itself does not read the options of such a program. */
function readServiceVariables(): void {
  const [, file] = /^--env-file-if-exists=(.*)$/.exec(process.argv[2] ?? '') ?? [];
  if (file === undefined) return;
  process.argv.splice(2, 1);
  if (existsSync(file)) process.loadEnvFile(file);
}

/** The folder appears with all its files: a start that was killed leaves none, and of two at once the first one makes it. */
function unpack(): void {
  mkdirSync(dirname(folder), { recursive: true, mode: 0o700 });
  const temporary = mkdtempSync(`${folder}.`);
  try {
    unpackFiles(new Uint8Array(getRawAsset(assets.files)), temporary);
    renameSync(temporary, folder);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

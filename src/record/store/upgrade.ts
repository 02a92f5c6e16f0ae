import { closeSync, openSync, readdirSync, renameSync, rmSync, statfsSync, statSync, unlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { listPending, migrate, type Upgrade } from './migrations.ts';

/** Up to this size, in bytes, a database is copied before it is updated. */
const maxCopiedBytes = 1024 ** 3;
/** A copy is deleted by the first start this long after it was made, in milliseconds: an update is undone soon or never. */
const copyLifetimeMs = 24 * 3600 * 1000;
/** More than the pages that a migration of a small database writes. */
const minFreeBytes = 16 * 1024 ** 2;

export interface UpgradeOptions {
  /** The folder of migrations, if not Louter's. */
  readonly migrations?: string;
  /** The free space of a folder for this user, in bytes. */
  readonly freeBytes?: (folder: string) => number;
  /** `small`: a copy of a small database, for some time; `kept`: of any, until the user deletes it. */
  readonly copy?: 'small' | 'kept';
  /** Called before each step that may take long. */
  readonly report?: (step: string) => void;
}

/** There is not enough free space to update a database. It is tried again later. */
class UpgradeSpaceError extends Error {
  override readonly name = 'UpgradeSpaceError';
  readonly code = 'UPGRADE_SPACE';
}

/**
 * Migrates a database to this version's schema, all or nothing. One that has rows is copied before, to
 * `FILE.before-MIGRATION`, if it is small or `copy` is `kept`. Returns null if there was nothing to migrate.
 * @throws {UpgradeSpaceError} and what `migrate` throws.
 */
export function upgrade(database: Database, options: UpgradeOptions = {}): Upgrade | null {
  const { migrations, report = () => {} } = options;
  const { known, pending } = listPending(database, migrations);
  const [first] = pending;
  if (first === undefined || known === 0) {
    migrate(database, migrations);
    deleteOldCopies(database.name);
    return null;
  }
  const startedAt = performance.now();
  const bytes = sizeOf(database);
  const isCopied = options.copy === 'kept' || bytes <= maxCopiedBytes;
  assertSpace(database.name, { bytes, isCopied }, options);
  const copy = isCopied
    ? copyTo(nameCopy(database.name, `${options.copy === 'kept' ? 'kept' : 'before'}-${first}`), database, report)
    : null;
  const about = isCopied
    ? ''
    : `, ${gibibytes(bytes)} without a copy of it: louter traces migrate --backup makes one, if no gateway was started before`;
  migrate(database, migrations, ({ step, steps, name }) =>
    report(`updating the trace database to this version${about}: step ${step} of ${steps} (${name})`),
  );
  return { migrations: pending.length, copy, tookMs: performance.now() - startedAt };
}

function sizeOf(database: Database): number {
  const pages = Number(database.pragma('page_count', { simple: true }));
  return pages * Number(database.pragma('page_size', { simple: true }));
}

/** A migration may write every page once more, at the worst; most write few. */
function assertSpace(
  file: string,
  { bytes, isCopied }: { bytes: number; isCopied: boolean },
  { freeBytes = freeBytesOf }: UpgradeOptions,
): void {
  const needed = Math.ceil(bytes / 2) + (isCopied ? bytes : 0) + minFreeBytes;
  const free = freeBytes(dirname(file));
  if (free >= needed) return;
  throw new UpgradeSpaceError(
    `${basename(file)} has to be updated to this version of Louter, which needs ${mebibytes(needed)} of free space, and ${mebibytes(free)} are free: free some, or name another file in traces.url`,
  );
}

function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** A name without a file, or of a copy that is not older than the database: the start that made it ended too early. */
function nameCopy(file: string, suffix: string): string {
  const changedMs = Math.max(...[file, `${file}-wal`].map((each) => changeOf(each)));
  for (let number = 1; ; number++) {
    const name = `${file}.${suffix}${number === 1 ? '' : `-${number}`}`;
    const found = statSync(name, { throwIfNoEntry: false });
    if (!found || found.mtimeMs >= changedMs) return name;
  }
}

/** When a file was last written, in milliseconds since 1970; an empty log of SQLite was only opened. */
function changeOf(file: string): number {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && found.size > 0 ? found.mtimeMs : 0;
}

/** The copy appears complete or not at all. */
function copyTo(copy: string, database: Database, report: (step: string) => void): string {
  if (exists(copy)) return copy;
  report(`copying the trace database to ${copy} before it is updated`);
  const beside = `${copy}.${process.pid}`;
  try {
    rmSync(beside, { force: true });
    // SQLite writes into an empty file, and keeps its mode: traces are for this user only.
    closeSync(openSync(beside, 'wx', 0o600));
    database.prepare('VACUUM INTO ?').run(beside);
    // Another process that has migrated the database meanwhile has made the copy before.
    if (!exists(copy)) renameSync(beside, copy);
  } finally {
    rmSync(beside, { force: true });
  }
  return copy;
}

/** @throws never: copies that cannot be deleted are tried again at the next start. */
function deleteOldCopies(file: string): void {
  try {
    const prefix = `${basename(file)}.before-`;
    for (const name of readdirSync(dirname(file)).filter((each) => each.startsWith(prefix))) {
      const copy = join(dirname(file), name);
      if (Date.now() - statSync(copy).mtimeMs > copyLifetimeMs) unlinkSync(copy);
    }
  } catch {
    // A read-only folder, or another process that deletes them.
  }
}

const exists = (file: string): boolean => statSync(file, { throwIfNoEntry: false }) !== undefined;

const mebibytes = (bytes: number): string => `${Math.ceil(bytes / 1024 ** 2).toLocaleString('en')} MiB`;
const gibibytes = (bytes: number): string => `${(bytes / 1024 ** 3).toFixed(1)} GiB`;

import { randomBytes } from 'node:crypto';
import { constants, copyFileSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { StoreDatabase } from './store-database.ts';

const keyBytes = 32;

/** The name in the table of settings of the key of what was received, in PostgreSQL: several machines read it there. */
export const rawKeyName = 'raw-key';

/** The file of that key, for a database that is a file. */
export const rawKeyFileOf = (databaseFile: string): string => `${databaseFile}.key`;

/** A random key that belongs to the database: the first process that needs it creates it. */
export async function loadStoredKey(database: StoreDatabase, name: string): Promise<Buffer> {
  await database
    .prepare(`INSERT INTO "Setting" ("name", "value") VALUES (?, ?) ON CONFLICT DO NOTHING`)
    .run(name, randomBytes(keyBytes));
  const row = await database
    .prepare<[string], { value: Buffer }>(`SELECT "value" FROM "Setting" WHERE "name" = ?`)
    .get(name);
  if (!row) throw new Error(`the trace database returns no ${name}`);
  return row.value;
}

/**
 * A random key in a file that only its owner can read: the first process that needs it creates it.
 * @throws errors of the file system.
 */
export function loadKeyFile(path: string, { mayCreate }: { mayCreate: boolean }): Buffer {
  const known = readKey(path);
  if (known) return known;
  if (!mayCreate)
    throw new Error(`${path}: this key is missing; put it beside the database, where requests were recorded with it`);
  const own = `${path}.${process.pid}-${randomBytes(4).toString('hex')}`;
  writeFileSync(own, randomBytes(keyBytes), { mode: 0o600, flag: 'wx', flush: true });
  try {
    // Unlike a renamed file, it does not replace one that another process has made meanwhile.
    linkSync(own, path);
  } catch (error) {
    // Some file systems have no links.
    if (!isNamed(error, 'EEXIST')) copyFileSync(own, path, constants.COPYFILE_EXCL);
  } finally {
    rmSync(own, { force: true });
  }
  const key = readKey(path);
  if (!key) throw new Error(`${path}: the key file was removed while it was read`);
  return key;
}

function readKey(path: string): Buffer | undefined {
  let key: Buffer;
  try {
    key = readFileSync(path);
  } catch (error) {
    if (isNamed(error, 'ENOENT')) return undefined;
    throw error;
  }
  if (key.length !== keyBytes)
    throw new Error(`${path}: this is not a key of Louter (${key.length} bytes in place of ${keyBytes})`);
  return key;
}

const isNamed = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

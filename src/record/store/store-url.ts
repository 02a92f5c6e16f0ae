import { existsSync } from 'node:fs';
import { databaseFileOf } from './database.ts';

/** A database of PostgreSQL, from the URL of the configuration. */
export interface PostgresTarget {
  /** What the driver takes, with the password. */
  connectionString: string;
  /** The schema that holds the tables. */
  schema: string;
  /** Without the password. */
  shown: string;
}

/** Whether traces are in PostgreSQL: `postgresql://…`. */
export const isPostgresUrl = (url: string): boolean => /^postgres(?:ql)?:\/\//i.test(url);

/** Whether traces may be there already. Of PostgreSQL that is known when it is opened. */
export const mayHaveTraces = (url: string): boolean => isPostgresUrl(url) || existsSync(databaseFileOf(url));

const defaultSchema = 'public';

/** Where a URL of PostgreSQL leads to. Of its parameters, `schema` is Prisma's, and the others are those of libpq. */
export function parsePostgresUrl(url: string): PostgresTarget {
  const parsed = new URL(url);
  const schema = parsed.searchParams.get('schema') ?? defaultSchema;
  parsed.searchParams.delete('schema');
  // The meaning of `sslmode` is that of libpq, as in other programs: else the driver treats `require` as `verify-full`.
  if (parsed.searchParams.has('sslmode') && !parsed.searchParams.has('uselibpqcompat'))
    parsed.searchParams.set('uselibpqcompat', 'true');
  // The certificates of the system, which the driver takes without that parameter.
  if (parsed.searchParams.get('sslrootcert') === 'system') parsed.searchParams.delete('sslrootcert');
  return { connectionString: parsed.href, schema, shown: shownPostgresUrl(url) };
}

function shownPostgresUrl(url: string): string {
  const { username, host, pathname, searchParams } = new URL(url);
  const schema = searchParams.get('schema');
  return `postgresql://${username === '' ? '' : `${username}@`}${host}${pathname}${schema === null ? '' : `?schema=${schema}`}`;
}

/** The trace store as it is named to people: the file, or the URL without the password. */
export const shownStore = (url: string): string => (isPostgresUrl(url) ? shownPostgresUrl(url) : databaseFileOf(url));

/** The same as a URL. */
export const shownStoreUrl = (url: string): string =>
  isPostgresUrl(url) ? shownPostgresUrl(url) : `file:${databaseFileOf(url)}`;

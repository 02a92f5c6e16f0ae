import { PostgresError } from './errors.ts';

/** The error where the optional package is not installed. */
const missingPackage =
  'the package "pg" is not installed, which traces in PostgreSQL need: run npm install pg where Louter is installed (npm install -g pg if it was installed with -g)';

/**
 * Loads the driver of PostgreSQL, which only those need that have their traces there.
 * @throws {PostgresError} `LOUTER_NO_DRIVER` where the package `pg` is not installed.
 */
export async function loadDriver() {
  try {
    return await import('pg');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
      throw new PostgresError(missingPackage, 'LOUTER_NO_DRIVER');
    throw error;
  }
}

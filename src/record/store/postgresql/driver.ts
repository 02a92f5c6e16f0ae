import { explainMissingPackages, isNotInstalled } from '../../../core/missing-package.ts';
import { PostgresError } from './errors.ts';

/**
 * Loads the driver of PostgreSQL, which only those need that have their traces there.
 * @throws {PostgresError} `LOUTER_NO_DRIVER` where the package `pg` is not installed.
 */
export async function loadDriver() {
  try {
    return await import('pg');
  } catch (error) {
    if (isNotInstalled(error))
      throw new PostgresError(explainMissingPackages(['pg'], 'traces in PostgreSQL need'), 'LOUTER_NO_DRIVER');
    throw error;
  }
}

import type { StoreFailure } from '../store-error.ts';

/** An error of PostgreSQL, of the connection to it, or of the system. */
export class PostgresError extends Error {
  override readonly name = 'PostgresError';
  /** An SQLSTATE, a code of the system (`ECONNREFUSED`), or `LOUTER_…`; empty where there is none. */
  readonly code: string;
  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/** What errors of PostgreSQL mean (https://www.postgresql.org/docs/current/errcodes-appendix.html), by code or class. */
const knownErrors: Record<string, { message: string; full?: true; lasting?: true }> = {
  '08': { message: 'the connection to PostgreSQL failed' },
  '25006': { message: 'the database is read-only' },
  '28': { message: 'PostgreSQL denies access: check user and password of traces.url', lasting: true },
  '3D000': { message: 'the database does not exist: create it, or name another in traces.url', lasting: true },
  '3F000': { message: 'the schema does not exist: create it, or name another in traces.url', lasting: true },
  '40': { message: 'the transaction conflicted with another' },
  '42501': { message: 'the user of traces.url lacks a privilege', lasting: true },
  '42': { message: 'the database rejects a statement' },
  '53100': { message: 'the disk of the database is full', full: true },
  '53300': { message: 'PostgreSQL has no free connection' },
  '53': { message: 'PostgreSQL lacks a resource' },
  '55P03': { message: 'the database is locked by another process' },
  '55': { message: 'the database is not ready' },
  '57014': { message: 'PostgreSQL took too long' },
  '57': { message: 'PostgreSQL was stopped or restarted' },
  '58': { message: 'PostgreSQL reports an error of its system' },
  XX: { message: 'PostgreSQL reports an internal error' },
};

/** Values that no column takes: too long, out of range, of another type, or that refer to a row which is gone. */
const rowErrors = /^(?:22|23|54)/;

/** Distinguishes a server that is not available from a row that cannot be written; null for errors of something else. */
export function classifyPostgresError(error: unknown): StoreFailure | null {
  if (!(error instanceof PostgresError)) return null;
  const { code, message } = error;
  if (rowErrors.test(code)) return { kind: 'row', message: `${code}: ${message}` };
  if (code === 'LOUTER_NO_DRIVER') return { kind: 'store', full: false, lasting: true, message };
  const known = knownErrors[code] ?? (/^[0-9A-Z]{5}$/.test(code) ? knownErrors[code.slice(0, 2)] : undefined);
  return {
    kind: 'store',
    full: known?.full ?? false,
    lasting: known?.lasting ?? false,
    message: known ? `${known.message} (${code}: ${message})` : `PostgreSQL cannot be reached (${message})`,
  };
}

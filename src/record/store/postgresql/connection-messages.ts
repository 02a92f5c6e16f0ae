/** How a connection is made. */
export interface ConnectionOptions {
  /** A URL of PostgreSQL, with the password. */
  connectionString: string;
  connectTimeoutMs: number;
  /** Statements that are run once, when the connection is made. */
  setup: readonly string[];
}

export interface PostgresStatement {
  /** Under which the server keeps its plan; absent: it is planned each time. */
  name?: string;
  /** With `$1`, `$2`, … for the values. */
  text: string;
  values: readonly unknown[];
}

/** Statements to be run one after another. */
export interface ConnectionRequest {
  statements: readonly PostgresStatement[];
  /** The connection is closed after them. */
  isLast?: boolean;
}

export interface StatementResult {
  columns: readonly string[];
  rows: readonly (readonly unknown[])[];
  /** How many rows were inserted, updated, deleted or returned. */
  changes: number;
}

export interface ConnectionError {
  message: string;
  /** An SQLSTATE, or a code of the system such as `ECONNREFUSED`; empty where there is none. */
  code: string;
}

/** The results of all statements, or the first error. */
export type ConnectionReply = { results: readonly StatementResult[] } | { error: ConnectionError };

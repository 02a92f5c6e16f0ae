import { Socket } from 'node:net';
import type { Client, ClientConfig, QueryArrayConfig, QueryArrayResult } from 'pg';
import { waitAtMost } from '../../../core/within-time.ts';
import { loadDriver } from './driver.ts';
import { PostgresError } from './errors.ts';

/** How a connection is made. */
export interface ConnectionOptions {
  /** A URL of PostgreSQL, with the password. */
  connectionString: string;
  connectTimeoutMs: number;
  /** How long the server runs a statement. */
  statementTimeoutMs: number;
  /** Statements that are run once, when the connection is made. */
  setup: readonly string[];
  /** The server as it is named in errors. */
  shown: string;
}

export interface PostgresStatement {
  /** Under which the server keeps its plan; absent: it is planned each time. */
  name?: string;
  /** With `$1`, `$2`, … for the values. */
  text: string;
  values: readonly unknown[];
}

export interface StatementResult {
  columns: readonly string[];
  rows: readonly (readonly unknown[])[];
  /** How many rows were inserted, updated, deleted or returned. */
  changes: number;
}

/** More than a statement may take: only a server that no longer answers takes longer. */
const answerMarginMs = 2_000;
const closeTimeoutMs = 2_000;

/** Types of PostgreSQL (`pg_type.oid`) whose values are returned as SQLite's driver does: as numbers, and truth values too. */
const numericTypes = new Set([20, 21, 23, 26, 700, 701, 1700]);
const [booleanType, bytesType] = [16, 17];

/** A connection to PostgreSQL, which is made with the first statement. */
export class PostgresConnection {
  readonly #options: ConnectionOptions;
  readonly #socket = new Socket();
  #connecting: Promise<Client> | undefined;
  #timeoutMs: number;
  readonly #marginMs: number;
  /** Why no statement is run any more; null while the connection is open. */
  #closedBy: PostgresError | null = null;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#marginMs = options.connectTimeoutMs + answerMarginMs;
    this.#timeoutMs = options.statementTimeoutMs + this.#marginMs;
  }

  get isClosed(): boolean {
    return this.#closedBy !== null;
  }

  /** Waits for the statements of `run` as long as the server may take for them, in milliseconds; returns what that returns. */
  async waitingFor<Result>(statementTimeoutMs: number, run: () => Promise<Result>): Promise<Result> {
    const before = this.#timeoutMs;
    this.#timeoutMs = statementTimeoutMs + this.#marginMs;
    try {
      return await run();
    } finally {
      this.#timeoutMs = before;
    }
  }

  /**
   * Runs statements one after another. They are sent together: only the first error counts, as those that follow in its transaction
   * fail with it.
   * @throws {PostgresError} the first error.
   */
  async run(statements: readonly PostgresStatement[]): Promise<readonly StatementResult[]> {
    if (this.#closedBy) throw this.#closedBy;
    const late = Promise.withResolvers<never>();
    const timeout = setTimeout(() => late.reject(this.#end(this.#createTimeout())), this.#timeoutMs);
    try {
      return await Promise.race([this.#runAll(statements), late.promise]);
    } catch (error) {
      throw this.#closedBy ?? describeError(error);
    } finally {
      clearTimeout(timeout);
    }
  }

  /** Closes the connection. Errors are of no interest any more. */
  async close(): Promise<void> {
    if (this.#closedBy) return;
    const connecting = this.#connecting;
    this.#closedBy = new PostgresError(`the connection to ${this.#options.shown} is closed`, 'LOUTER_CLOSED');
    const ended = connecting?.then((client) => client.end());
    // It is lost, or the server does not answer.
    if (ended)
      await waitAtMost(
        ended.catch(() => undefined),
        closeTimeoutMs,
      );
    this.#socket.destroy();
  }

  async #runAll(statements: readonly PostgresStatement[]): Promise<readonly StatementResult[]> {
    const client = await (this.#connecting ??= this.#connect());
    const running = statements.map(({ name, text, values }) => {
      const query: QueryArrayConfig = {
        text,
        values: [...values],
        rowMode: 'array',
        ...(name !== undefined && { name }),
      };
      return client.query(query);
    });
    const settled = await Promise.allSettled(running);
    const failed = settled.find((each) => each.status === 'rejected');
    if (failed) throw failed.reason;
    return settled.flatMap((each) => (each.status === 'fulfilled' ? [toResult(each.value)] : []));
  }

  async #connect(): Promise<Client> {
    const { connectionString, connectTimeoutMs, setup } = this.#options;
    const { default: pg } = await loadDriver();
    const config: ClientConfig = {
      connectionString,
      application_name: 'louter',
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
      pipeline: true,
      // To be closed where the server does not answer.
      stream: () => this.#socket,
      types: {
        getTypeParser: (oid: number, format?: 'text' | 'binary') => {
          if (format === 'binary' || oid === bytesType)
            return pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text');
          if (numericTypes.has(oid)) return Number;
          if (oid === booleanType) return (text: string) => (text === 't' ? 1 : 0);
          // The driver would read a date in the time zone of this machine.
          return (text: string) => text;
        },
      },
    };
    const client = new pg.Client(config);
    // The next statement fails, and has this reason.
    client.on('error', (error) => void this.#end(describeError(error)));
    await client.connect();
    for (const text of setup) await client.query(text);
    return client;
  }

  #createTimeout(): PostgresError {
    const seconds = Math.round(this.#timeoutMs / 1000);
    return new PostgresError(`${this.#options.shown} has not answered for ${seconds} s`, 'LOUTER_TIMEOUT');
  }

  /** The first reason counts. */
  #end(reason: PostgresError): PostgresError {
    this.#closedBy ??= reason;
    this.#socket.destroy();
    return this.#closedBy;
  }
}

const toResult = ({ rows, fields, rowCount }: QueryArrayResult): StatementResult => ({
  columns: fields.map(({ name }) => name),
  rows,
  changes: rowCount ?? 0,
});

function describeError(error: unknown): PostgresError {
  if (error instanceof PostgresError) return error;
  if (error instanceof AggregateError && error.errors.length > 0) return describeError(error.errors[0]);
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  return new PostgresError(message === '' ? code : message, code);
}

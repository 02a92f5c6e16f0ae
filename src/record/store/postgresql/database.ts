import { viewAsBuffer } from '../../../core/buffer-view.ts';
import type { StoreStatement } from '../store-database.ts';
import { parsePostgresUrl } from '../store-url.ts';
import { PostgresConnection, type PostgresStatement, type StatementResult } from './connection.ts';
import { toStorableText } from './storable-text.ts';

/** How long a statement waits for a lock, and how long it may take, by default, in milliseconds. */
const defaultLockTimeoutMs = 5_000;
const statementTimeoutMs = 20_000;
const connectTimeoutMs = 5_000;

/** PostgreSQL takes 65,535 values a statement. */
const maxValues = 20_000;

/** So many plans of statements are kept by the server. */
const maxPlans = 300;
/** Statements with more values insert several rows, in hundreds of sizes that would take the place of other plans. */
const maxPlannedValues = 100;

/** Rows to be inserted when the transaction ends, or replaced where their keys are there. */
interface DeferredRows {
  columns: readonly string[];
  keys: readonly string[];
  /** By their keys: a statement must not write a row twice. */
  rows: Map<string, readonly unknown[]>;
}

export interface PostgresOpenOptions {
  /** How long a statement waits for locks of others. */
  busyTimeoutMs?: number | undefined;
  /** How long a statement may take. */
  statementTimeoutMs?: number;
  isReadOnly?: boolean;
}

/** A database of PostgreSQL, for one task at a time: what runs while a transaction is open is a part of it. */
export class PostgresDatabase {
  /** The database as it is named to people. */
  readonly name: string;
  readonly schema: string;
  readonly #connection: PostgresConnection;
  readonly #deferred = new Map<string, DeferredRows>();
  readonly #names = new Map<string, string>();
  #isInTransaction = false;
  /** `BEGIN` waits for the first statement, with which it is sent. */
  #hasBegun = false;
  #transactions = 0;

  constructor(url: string, options: PostgresOpenOptions = {}) {
    const { connectionString, schema, shown } = parsePostgresUrl(url);
    this.name = shown;
    this.schema = schema;
    const timeoutMs = options.statementTimeoutMs ?? statementTimeoutMs;
    this.#connection = new PostgresConnection({
      connectionString,
      shown,
      connectTimeoutMs,
      statementTimeoutMs: timeoutMs,
      setup: [
        `SET search_path TO ${quoteName(schema)}`,
        `SET statement_timeout TO ${timeoutMs}`,
        `SET lock_timeout TO ${options.busyTimeoutMs ?? defaultLockTimeoutMs}`,
        `SET idle_in_transaction_session_timeout TO ${timeoutMs * 2}`,
        // Queries by hand have times as text.
        `SET TimeZone TO 'UTC'`,
        `SET DateStyle TO 'ISO'`,
        // A second of traces may be lost when the server loses its power, as with SQLite.
        `SET synchronous_commit TO OFF`,
        ...(options.isReadOnly === true ? [`SET default_transaction_read_only TO ON`] : []),
      ],
    });
  }

  /** The number of the latest transaction. */
  get transactionNumber(): number {
    return this.#transactions;
  }

  prepare<Values extends readonly unknown[] = readonly unknown[], Row = unknown>(
    sql: string,
  ): PreparedStatement<Values, Row> {
    return new PreparedStatement<Values, Row>(this, sql);
  }

  /** Runs a statement with `$1`, `$2`, … for its values. */
  async query(text: string, values: readonly unknown[] = []): Promise<StatementResult> {
    const [result = { columns: [], rows: [], changes: 0 }] = await this.queryAll([{ text, values }]);
    return result;
  }

  /** Runs statements one after another, in the time of one way there and back. */
  async queryAll(
    queries: readonly { text: string; values: readonly unknown[] }[],
  ): Promise<readonly StatementResult[]> {
    const statements = queries.map(({ text, values }) => ({
      text,
      values: values.map(toBound),
      ...(values.length <= maxPlannedValues && this.#nameOf(text)),
    }));
    // What the statements may read has to be there.
    const before = this.#takeDeferred((table) => queries.some(({ text }) => text.includes(`"${table}"`)));
    return (await this.#send([...before, ...statements])).slice(before.length);
  }

  /** Runs statements without values or results one after another, such as those of a migration. */
  async script(sql: readonly string[]): Promise<void> {
    await this.#send(sql.map((text) => ({ text, values: [] })));
  }

  /** Inserts a row when the transaction ends, with others of its table, in place of the one with its key. */
  insertLater(
    table: string,
    { columns, keys }: { columns: readonly string[]; keys: readonly string[] },
    row: unknown[],
  ): void {
    if (!this.#isInTransaction) throw new Error(`a row of ${table} is inserted outside a transaction`);
    const found = this.#deferred.get(table) ?? { columns, keys, rows: new Map<string, unknown[]>() };
    this.#deferred.set(table, found);
    const key = keys.map((name) => String(row[columns.indexOf(name)])).join(' ');
    found.rows.set(key, row);
  }

  /** Runs `run` in a transaction; one within another is a part of it. */
  async transaction<Result>(run: () => Promise<Result>): Promise<Result> {
    if (this.#isInTransaction) return run();
    this.#isInTransaction = true;
    this.#hasBegun = false;
    this.#transactions += 1;
    try {
      const result = await run();
      const statements = this.#takeDeferred();
      if (this.#hasBegun || statements.length > 0) await this.#send([...statements, { text: 'COMMIT', values: [] }]);
      return result;
    } catch (error) {
      this.#deferred.clear();
      await this.#rollBack();
      throw error;
    } finally {
      this.#isInTransaction = false;
      this.#hasBegun = false;
    }
  }

  /** The same, where a statement may wait for others without a limit, and take longer than usual, in milliseconds. */
  longTransaction<Result>(timeoutMs: number, run: () => Promise<Result>): Promise<Result> {
    return this.#connection.waitingFor(timeoutMs, () =>
      this.transaction(async () => {
        await this.query(`SELECT set_config('lock_timeout', '0', true), set_config('statement_timeout', $1, true)`, [
          String(timeoutMs),
        ]);
        return run();
      }),
    );
  }

  close(): Promise<void> {
    return this.#connection.close();
  }

  async #rollBack(): Promise<void> {
    if (!this.#hasBegun || this.#connection.isClosed) return;
    try {
      await this.#connection.run([{ text: 'ROLLBACK', values: [] }]);
    } catch {
      // The connection is lost, and the transaction with it: the first error has the reason.
    }
  }

  async #send(statements: readonly PostgresStatement[]): Promise<readonly StatementResult[]> {
    if (!this.#isInTransaction || this.#hasBegun) return this.#connection.run(statements);
    this.#hasBegun = true;
    return (await this.#connection.run([{ text: 'BEGIN', values: [] }, ...statements])).slice(1);
  }

  #takeDeferred(isTaken: (table: string) => boolean = () => true): PostgresStatement[] {
    if (this.#deferred.size === 0) return [];
    const taken = [...this.#deferred].filter(([table]) => isTaken(table));
    const statements = taken.flatMap(([table, { columns, keys, rows }]) => {
      this.#deferred.delete(table);
      const all = [...rows.values()];
      const perStatement = Math.floor(maxValues / columns.length);
      const batches: PostgresStatement[] = [];
      for (let from = 0; from < all.length; from += perStatement)
        batches.push(this.#insertStatement(table, { columns, keys }, all.slice(from, from + perStatement)));
      return batches;
    });
    return statements;
  }

  #insertStatement(
    table: string,
    { columns, keys }: { columns: readonly string[]; keys: readonly string[] },
    rows: readonly (readonly unknown[])[],
  ): PostgresStatement {
    const text = `${insertInto(table, columns, rows.length)} ${onConflict(columns, keys)}`;
    // Plans are kept for the few sizes that batches usually have.
    return { text, values: rows.flatMap((row) => row.map(toBound)), ...(rows.length <= 8 && this.#nameOf(text)) };
  }

  #nameOf(text: string): { name?: string } {
    const known = this.#names.get(text);
    if (known !== undefined) return { name: known };
    if (this.#names.size >= maxPlans) return {};
    const name = `louter_${this.#names.size}`;
    this.#names.set(text, name);
    return { name };
  }
}

/** The beginning of a statement that inserts so many rows; its values are those of the first row, of the second, and so on. */
export function insertInto(table: string, columns: readonly string[], rowCount: number): string {
  const places = Array.from(
    { length: rowCount },
    (_, row) => `(${columns.map((__, column) => `$${row * columns.length + column + 1}`).join()})`,
  );
  return `INSERT INTO "${table}" (${quoteNames(columns)}) VALUES ${places.join()}`;
}

/** Replaces the row with these keys. */
function onConflict(columns: readonly string[], keys: readonly string[]): string {
  const others = columns.filter((name) => !keys.includes(name));
  const action =
    others.length === 0 ? 'NOTHING' : `UPDATE SET ${others.map((name) => `"${name}" = excluded."${name}"`).join()}`;
  return `ON CONFLICT (${quoteNames(keys)}) DO ${action}`;
}

const quoteNames = (names: readonly string[]): string => names.map((name) => `"${name}"`).join();
export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const maxInteger = 2 ** 63;

/** A value as PostgreSQL takes it. */
function toBound(value: unknown): unknown {
  if (typeof value === 'string') return toStorableText(value);
  if (typeof value === 'number' && !(Math.abs(value) < maxInteger)) return null;
  return value;
}

/** A statement of PostgreSQL. Its values are `?`, or `:name` with one object of values. */
export class PreparedStatement<Values extends readonly unknown[], Row> implements StoreStatement<Values, Row> {
  readonly #database: PostgresDatabase;
  readonly #text: string;
  readonly #valueNames: readonly string[];
  #mode: 'rows' | 'pluck' | 'raw' = 'rows';

  constructor(database: PostgresDatabase, sql: string) {
    this.#database = database;
    const names: string[] = [];
    let count = 0;
    // Quoted text stays as it is, and so do casts.
    this.#text = sql.replaceAll(/'[^']*'|"[^"]*"|::\w+|\?|:(\w+)/g, (found, name?: string) => {
      if (found === '?') return `$${++count}`;
      if (name === undefined) return found;
      if (!names.includes(name)) names.push(name);
      return `$${names.indexOf(name) + 1}`;
    });
    this.#valueNames = names;
  }

  pluck(): this {
    this.#mode = 'pluck';
    return this;
  }

  raw(): this {
    this.#mode = 'raw';
    return this;
  }

  /** The statement with its values, to be run with others. */
  bind(...values: readonly unknown[]): { text: string; values: readonly unknown[] } {
    const [first] = values;
    return { text: this.#text, values: Array.isArray(first) ? first : values };
  }

  async run(...values: Values): Promise<{ changes: number }> {
    const { changes } = await this.#query(values);
    return { changes };
  }

  async get(...values: Values): Promise<Row | undefined> {
    return (await this.all(...values))[0];
  }

  async all(...values: Values): Promise<Row[]> {
    const { columns, rows } = await this.#query(values);
    // Who prepares a statement states what its rows are.
    return rows.map((row) => this.#toRow(columns, row) as Row);
  }

  #query(values: readonly unknown[]): Promise<StatementResult> {
    const [first] = values;
    if (this.#valueNames.length > 0) {
      const named = new Map(Object.entries(first ?? {}));
      return this.#database.query(
        this.#text,
        this.#valueNames.map((name) => named.get(name)),
      );
    }
    return this.#database.query(this.#text, Array.isArray(first) ? first : values);
  }

  #toRow(columns: readonly string[], row: readonly unknown[]): unknown {
    const values = row.map((value) => (value instanceof Uint8Array ? viewAsBuffer(value) : value));
    if (this.#mode === 'pluck') return values[0];
    if (this.#mode === 'raw') return values;
    return Object.fromEntries(columns.map((name, index) => [name, values[index]]));
  }
}

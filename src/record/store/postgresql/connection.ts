import { MessageChannel, receiveMessageOnPort, Worker, type MessagePort } from 'node:worker_threads';
import type {
  ConnectionOptions,
  ConnectionReply,
  ConnectionRequest,
  PostgresStatement,
  StatementResult,
} from './connection-messages.ts';
import { programFile } from '../../../core/own-package.ts';

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

/** More than a statement may take: only a server that no longer answers takes longer. */
const answerMarginMs = 2_000;
/** How long the thread may take to start, on a busy machine. */
const startTimeoutMs = 30_000;

/**
 * A connection to PostgreSQL that a thread may wait for, as it waits for SQLite. The driver of PostgreSQL has promises only:
 * it runs in a thread of its own, and this one sleeps until that has the results.
 */
export class PostgresConnection {
  readonly #worker: Worker;
  readonly #port: MessagePort;
  /** Whether there is a reply, and whether the thread has started. */
  readonly #signal = new Int32Array(new SharedArrayBuffer(8));
  #timeoutMs: number;
  readonly #marginMs: number;
  readonly #name: string;
  /** Why no statement is run any more; null while the connection is open. */
  #closedBy: PostgresError | null = null;

  /**
   * It connects with the first statement. `statementTimeoutMs`: how long the server runs a statement.
   * `shown`: the server as it is named in errors.
   */
  constructor(options: ConnectionOptions & { statementTimeoutMs: number; shown: string }) {
    const { statementTimeoutMs, shown, ...rest } = options;
    this.#marginMs = options.connectTimeoutMs + answerMarginMs;
    this.#timeoutMs = statementTimeoutMs + this.#marginMs;
    this.#name = shown;
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.#worker = new Worker(programFile('record/store/postgresql/connection-worker'), {
      workerData: { ...rest, signal: this.#signal.buffer, port: port2 },
      transferList: [port2],
      name: 'louter-postgres',
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    this.#worker.unref();
    this.#port.unref();
    // The statement that waits for it reports it.
    this.#worker.on('error', () => {});
  }

  get isClosed(): boolean {
    return this.#closedBy !== null;
  }

  /** Waits for the statements of `run` as long as the server may take for them, in milliseconds; returns what that returns. */
  waitingFor<Result>(statementTimeoutMs: number, run: () => Result): Result {
    const before = this.#timeoutMs;
    this.#timeoutMs = statementTimeoutMs + this.#marginMs;
    try {
      return run();
    } finally {
      this.#timeoutMs = before;
    }
  }

  /**
   * Runs statements one after another, and waits for their results.
   * @throws {PostgresError} the first error.
   */
  run(statements: readonly PostgresStatement[]): readonly StatementResult[] {
    return this.#request({ statements });
  }

  /** Closes the connection, after what it still has to run. Errors are of no interest any more. */
  close(statements: readonly PostgresStatement[] = []): void {
    if (this.#closedBy) return;
    try {
      this.#request({ statements, isLast: true });
    } catch {
      // It is lost, or the server does not answer.
    } finally {
      this.#end(new PostgresError(`the connection to ${this.#name} is closed`, 'LOUTER_CLOSED'));
    }
  }

  #request(request: ConnectionRequest): readonly StatementResult[] {
    if (this.#closedBy) throw this.#closedBy;
    Atomics.store(this.#signal, 0, 0);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; a thread has no origin
    this.#port.postMessage(request);
    if (!this.#waitForReply()) {
      const seconds = Math.round(this.#timeoutMs / 1000);
      const late = new PostgresError(
        this.#hasStarted ? `${this.#name} has not answered for ${seconds} s` : 'its thread could not be started',
        'LOUTER_TIMEOUT',
      );
      this.#end(late);
      throw late;
    }
    const received: { message: ConnectionReply } | undefined = receiveMessageOnPort(this.#port);
    if (!received) throw new PostgresError(`the thread that is connected to ${this.#name} failed`, 'LOUTER_CLOSED');
    const reply = received.message;
    if ('error' in reply) throw new PostgresError(reply.error.message, reply.error.code);
    return reply.results;
  }

  get #hasStarted(): boolean {
    return Atomics.load(this.#signal, 1) === 1;
  }

  /** Waits no longer for a thread that does not even start: its error cannot be received meanwhile. */
  #waitForReply(): boolean {
    const first = Math.min(this.#timeoutMs, startTimeoutMs);
    if (this.#waitForSignal(first)) return true;
    return this.#hasStarted && this.#timeoutMs > first && this.#waitForSignal(this.#timeoutMs - first);
  }

  /** What wakes this thread may be the reply before, which can be received before its thread notifies. */
  #waitForSignal(timeoutMs: number): boolean {
    const endMs = performance.now() + timeoutMs;
    while (Atomics.load(this.#signal, 0) === 0) {
      const leftMs = endMs - performance.now();
      if (leftMs <= 0) return false;
      Atomics.wait(this.#signal, 0, 0, leftMs);
    }
    return true;
  }

  #end(closedBy: PostgresError): void {
    this.#closedBy = closedBy;
    this.#port.close();
    void this.#worker.terminate();
  }
}

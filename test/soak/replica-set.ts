import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, type QueryResultRow } from 'pg';
import { startGatewayProcess, type GatewayProcess } from '../../scripts/gateway-process.ts';
import type { TestServer } from '../support/postgres-server.ts';
import { loopModelData } from '../support/tool-loop.ts';
import { backendsOf, readState, type DiagnosticsState } from './soak-gateway.ts';

/** One of the two gateways, by its place. */
export type GatewayName = 'one' | 'two';
export const gatewayNames: readonly GatewayName[] = ['one', 'two'];

/** A process of a gateway, from its start to its end. Times are those of `performance`. */
export interface Life {
  readonly name: GatewayName;
  readonly process: GatewayProcess;
  killed: Kill | null;
}

export interface Kill {
  readonly at: number;
  /** Just before: when its diagnostics were read, and how many exchanges were in flight or waited to be stored. */
  readonly readAt: number;
  readonly waiting: number;
}

/** From the stop of the database to its start, and until both gateways had written what waited for it. */
export interface Outage {
  readonly from: number;
  startedAt: number;
  until: number;
}

interface SetOptions {
  server: TestServer;
  /** The address of the scripted vendors. */
  vendors: string;
  folder: string;
  entry: string;
}

/** Both take seconds, unless the machine is busy. */
const recoveryTimeoutMs = 300_000;
const interruptTimeoutMs = 300_000;

/** Two gateways in processes of their own, which record into one PostgreSQL. */
export class ReplicaSet {
  readonly lives: Life[] = [];
  readonly outages: Outage[] = [];
  /** What gateways that were killed or stopped had reported as lost before. */
  lost = { exchanges: 0, bodies: 0 };
  /** Requests of killed gateways that those which ended later had recovered. */
  recovered = 0;
  /** Whether a gateway stores less than it answers: on a busy machine clients have to wait for it. */
  isBehind = false;
  readonly #options: SetOptions;
  /** The directory that both gateways share. */
  readonly #journal: string;
  readonly #current = new Map<GatewayName, Life>();

  constructor(options: SetOptions) {
    this.#options = options;
    this.#journal = join(options.folder, 'journal');
  }

  async start(): Promise<void> {
    for (const name of gatewayNames) await this.startGateway(name);
  }

  /** Ends what still runs, where the test failed. */
  async abandon(): Promise<void> {
    for (const { process } of this.#current.values()) process.child.kill('SIGKILL');
    for (const { process } of this.#current.values()) await process.stop();
  }

  /** Follows how many exchanges wait to be stored, until it is told to end. */
  async watch(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const states = await Promise.all(this.living.map(({ process }) => readState(process.url).catch(() => undefined)));
      this.isBehind = states.some((state) => state !== undefined && isQueueLong(state));
      await pause(500);
    }
  }

  /** The processes that accept requests. */
  get living(): readonly Life[] {
    return [...this.#current.values()];
  }

  current(name: GatewayName): Life | undefined {
    return this.#current.get(name);
  }

  async startGateway(name: GatewayName): Promise<void> {
    const { server, vendors, folder, entry } = this.#options;
    const process = await startGatewayProcess({
      config:
        `[traces]\nurl = "${server.url}"\njournal = "${this.#journal}"\n[log]\nlevel = "warn"\n[models]\n"*" = "openai-chat/*"\n` +
        backendsOf(vendors) +
        loopModelData,
      directory: join(folder, name),
      entry,
      timeoutMs: 60_000,
    });
    const life: Life = { name, process, killed: null };
    this.lives.push(life);
    this.#current.set(name, life);
  }

  /** Ends a process as the system does that needs its memory. Gives the ids of its registrations in the database. */
  async kill(name: GatewayName): Promise<string[]> {
    const life = this.#current.get(name);
    if (!life) throw new Error(`the gateway ${name} does not run`);
    const { child } = life.process;
    const writers = await this.query<{ id: string }>('SELECT "id" FROM "Writer" WHERE "pid" = $1', [child.pid]);
    const readAt = performance.now();
    const { active, traces } = await this.#addLost(life);
    this.#current.delete(name);
    const ended = once(child, 'exit');
    life.killed = { at: performance.now(), readAt, waiting: active + traces.queued_exchanges };
    child.kill('SIGKILL');
    await ended;
    return writers.map(({ id }) => id);
  }

  /** Waits until no exchange of these writers is open: the other gateway marks or recovers them. */
  async untilNoneIsOpen(writers: readonly string[]): Promise<void> {
    const end = performance.now() + interruptTimeoutMs;
    for (;;) {
      const [counts] = await this.query<{ open: string }>(
        `SELECT COUNT(*) AS "open" FROM "Exchange" WHERE "writerId" = ANY($1) AND "status" = 'open'`,
        [writers],
      );
      if (Number(counts?.open) === 0) return;
      if (performance.now() > end) throw new Error(`${counts?.open} exchanges of a killed gateway stay open`);
      await pause(250);
    }
  }

  /** Waits until gateways have stored what killed ones left in their journals. */
  async untilRecovered(): Promise<void> {
    const end = performance.now() + recoveryTimeoutMs;
    while (this.journals().length > this.#current.size) {
      if (performance.now() > end) throw new Error(`journals stay: ${this.journals().join(', ')}`);
      await pause(250);
    }
  }

  /** The folders of the journal: each process has one, until it ends or until another has recovered it. */
  journals(): string[] {
    return existsSync(this.#journal) ? readdirSync(this.#journal) : [];
  }

  /** Restarts PostgreSQL, and waits until both gateways have written what waited for it. */
  async restartDatabase(awayMs: number): Promise<void> {
    const never = Number.POSITIVE_INFINITY;
    const outage: Outage = { from: performance.now(), startedAt: never, until: never };
    this.outages.push(outage);
    await this.#options.server.stop();
    await pause(awayMs);
    await this.#options.server.start();
    outage.startedAt = performance.now();
    for (const life of this.living) await this.#untilWritten(life);
    outage.until = performance.now();
  }

  /** Ends both gateways as a service manager does. Gives their exit codes. */
  async stop(): Promise<(number | null)[]> {
    const ending = this.living;
    for (const life of ending) await this.#untilWritten(life);
    for (const life of ending) await this.#addLost(life);
    this.#current.clear();
    return Promise.all(ending.map(({ process }) => process.stop()));
  }

  /** What processes logged that points to a defect. */
  defects(): string[] {
    return this.lives.flatMap(({ process }) =>
      process
        .log()
        .split('\n')
        .filter((line) => line.includes('a bug in Louter') || line.includes('"msg":"defect"')),
    );
  }

  /** Runs a query by hand; each has a connection of its own, as the server is restarted. */
  async query<Row extends QueryResultRow>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    const client = new Client({ connectionString: this.#options.server.url });
    await client.connect();
    try {
      return (await client.query<Row>(sql, [...values])).rows;
    } finally {
      await client.end();
    }
  }

  async #addLost({ process }: Life): Promise<DiagnosticsState> {
    const state = await readState(process.url);
    const { traces } = state;
    this.lost = {
      exchanges: this.lost.exchanges + traces.lost_exchanges,
      bodies: this.lost.bodies + traces.lost_bodies,
    };
    this.recovered += traces.journal?.recovered ?? 0;
    return state;
  }

  async #untilWritten({ name, process }: Life): Promise<void> {
    const end = performance.now() + recoveryTimeoutMs;
    for (;;) {
      const { traces } = await readState(process.url);
      // More requests arrive all the time.
      if (traces.state === 'ok' && traces.queued_exchanges < 50) return;
      if (performance.now() > end)
        throw new Error(
          `the gateway ${name} does not record: ${JSON.stringify(traces)}\n${process.log().slice(-5_000)}`,
        );
      await pause(200);
    }
  }
}

/** While the database is away, more wait than usual. */
const isQueueLong = ({ traces: { state, queued_exchanges: queued } }: DiagnosticsState): boolean =>
  queued > (state === 'ok' ? 100 : 1_000);

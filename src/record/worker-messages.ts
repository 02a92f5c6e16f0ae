import type { MetadataOnlyExchange } from './exchange-record.ts';
import type { RecorderHealth, TokenRate } from './exchange.ts';

/** A clock in milliseconds that all threads of a process share, and that nobody sets. */
export const monotonicMs = (): number => Number(process.hrtime.bigint() / 1_000_000n);

/** What is kept, and for how long in milliseconds. */
export interface Retention {
  keepMs: number;
  keepMetadataMs: number;
  /** Bytes the database may take; beyond that the oldest bodies go. */
  maxSize: number;
}

/** What the writing thread is started with. */
export interface WriterOptions {
  url: string;
  bodies: 'full' | 'metadata';
  /** Configured credentials, taken out wherever they occur. */
  secrets: readonly string[];
  /** Absent: nothing is pruned. */
  retention?: Retention;
  /** How long a batch waits for another process's lock before that is reported; 5 s unless said. */
  busyTimeoutMs?: number;
  /** Microseconds since 1970 at which this process began: with it a process id is told from its next bearer. */
  processStarted: number;
}

/** What the recorder tells the writing thread. */
export type WriterCommand =
  | { type: 'batch'; batch: number; json: string; bytes: ArrayBuffer }
  /** Write what is there until this time (see `monotonicMs`), and end; at once where no waiting will help. */
  | { type: 'stop'; by: number };

/** What became of a batch. */
export interface WriteResult {
  written: number;
  lostBodies: number;
  lostExchanges: number;
  /** Exchanges of which only the metadata could be written. */
  setAside: readonly MetadataOnlyExchange[];
}

/** What the writing thread tells the recorder. */
export type WriterEvent =
  | ({ type: 'written'; batch: number } & WriteResult)
  /** All that the first exchange needs is loaded, the database aside. */
  | { type: 'loaded' }
  | { type: 'token-rates'; rates: readonly TokenRate[] }
  | { type: 'state'; state: RecorderHealth['state']; error: string | null };

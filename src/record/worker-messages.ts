import type { ReadUsage, RecorderHealth, Retention, TokenRate, UnreadExchanges } from './exchange.ts';
import type { LegVerdict } from '../judge/verdict.ts';
import type { Contradiction } from '../judge/verdict.ts';
import type { MetadataOnlyExchange } from './exchange-record.ts';
import type { TextCalls } from './problems.ts';
import type { Upgrade } from './store/migrations.ts';

/** What may change while the recorder runs. */
export interface WriterSettings {
  bodies: 'full' | 'metadata';
  /** Configured credentials, redacted wherever they occur. */
  secrets: readonly string[];
  /** Whether closed exchanges are checked against themselves; absent: `off`. */
  check?: 'all' | 'off';
  /** Absent: nothing is pruned. */
  retention?: Retention;
}

/** Where exchanges are kept until they are in the database. */
export interface JournalPlace {
  /** The folder that gateways share, or of this one alone. */
  directory: string;
  /** Distinguishes the recorders of one process: hexadecimal digits. */
  instance: string;
}

/** What the writing thread is started with. */
export interface WriterOptions extends WriterSettings {
  url: string;
  /** How long a batch waits for another process's lock before that is reported; 5 s by default. */
  busyTimeoutMs?: number;
  /** Microseconds since 1970 at which this process began: process ids are used again. */
  processStarted: number;
  /** Absent: there is no journal. */
  journal?: JournalPlace | undefined;
  /** Where V8's compiled code is kept between runs, if it is. */
  compileCache?: string | undefined;
}

/** What the recorder sends to the writing thread. */
export type WriterCommand =
  | {
      type: 'batch';
      batch: number;
      json: string;
      bytes: ArrayBuffer;
      starts?: readonly number[] | undefined;
      /** The thread that serves requests has hardly any time left: reading what was recorded waits. */
      isBusy: boolean;
      /** Files of the journal that have its bodies: the thread that had the bytes has ended. */
      restoreFrom?: readonly string[] | undefined;
    }
  /** For the batches that follow. */
  | { type: 'settings'; settings: WriterSettings }
  /** Whether answers with these keys are recorded. */
  | AnswerLookUp
  /** Read all that was recorded before. */
  | { type: 'settle'; query: number }
  /** Write what is queued until `monotonicMs()` reaches the deadline, then end; end at once if the store cannot recover. */
  | { type: 'stop'; deadlineMs: number };

/** Asks for the answers of the keys of `Exchange.locatedResponse`. */
export interface AnswerLookUp {
  type: 'look-up';
  lookUp: number;
  keys: readonly string[];
}

/** What was in the journal of a killed process and not in the database. */
export interface RecoveredExchanges {
  /** Exchanges that had ended. */
  exchanges: number;
  /** Those that had not: their rows are marked as interrupted. */
  interrupted: number;
}

/** The result of writing a batch. */
export interface WriteResult {
  written: number;
  lostBodies: number;
  lostExchanges: number;
  metadataOnly: readonly MetadataOnlyExchange[];
}

/** What the writing thread sends to the recorder. */
export type WriterEvent =
  | ({ type: 'written'; batch: number } & WriteResult)
  /** All that the first exchange needs is loaded, except for the database. */
  | { type: 'loaded' }
  /** An exchange was checked against itself. */
  | { type: 'checked'; verdict: LegVerdict; contradiction: Contradiction | null }
  /** A model wrote calls as text, which the client received as text. */
  | { type: 'calls-as-text'; found: TextCalls }
  /** A defect that cost time and no data: the exchange was read in another way. */
  | { type: 'slow-reading'; traceId: string; error: string }
  /** The usage of a response that passed through. */
  | ({ type: 'usage-read' } & ReadUsage)
  /** The latest contradiction in the store, from before the thread started. */
  | { type: 'earlier-contradiction'; contradiction: Contradiction }
  /** The database is of an older version, and a step that may take long begins. */
  | { type: 'upgrading'; step: string }
  | ({ type: 'upgraded' } & Upgrade)
  /** The key of this database, and the name of the folder of this process: exchanges can be kept from now on. */
  | { type: 'journal-ready'; key: Uint8Array; name: string }
  /** The same as `written`, of what another process had in its journal. */
  | ({ type: 'journal-written' } & WriteResult)
  /** What was recorded of an exchange cannot be read. */
  | { type: 'given-up'; metadataOnly: readonly MetadataOnlyExchange[] }
  | { type: 'unread'; unread: UnreadExchanges }
  /** All that was recorded before a query is read. */
  | { type: 'settled'; query: number }
  | ({ type: 'journal-recovered' } & RecoveredExchanges)
  /** The journal of another process cannot be recovered, or not all of it. */
  | { type: 'journal-problem'; problem: string }
  /** `mayBeFound`: at least one is recorded, or the store cannot be read at the moment. */
  | { type: 'looked-up'; lookUp: number; mayBeFound: boolean }
  | { type: 'token-rates'; rates: readonly TokenRate[] }
  | { type: 'state'; state: RecorderHealth['state']; error: string | null };

/** Milliseconds of a clock that all threads of a process share and that never jumps; `performance.now` is a thread's own. */
export const monotonicMs = (): number => Number(process.hrtime.bigint() / 1_000_000n);

import type { Config } from '../config/config.ts';
import type { Frontend, FrontendRoute, ListedModel, StoredAnswers } from '../core/frontend.ts';
import type { Exchange, UpstreamAttempt } from '../record/exchange.ts';
import type { InboundRequest, ResponseWriter } from './exchange-io.ts';
import type { ListedPause } from './route/account-pauses.ts';

/** The result of a request, for the log. */
export type ExchangeOutcome = Pick<Exchange, 'status' | 'mode' | 'requestedModel' | 'error' | 'timing' | 'summary'> & {
  /** The row of `[[routes]]` that chose the targets, by its name or number; null: none did. */
  readonly route: string | null;
  readonly backend: string | null;
  /** The model's name at the backend. */
  readonly model: string | null;
  /** The name of the key that the client sent. */
  readonly key: string | null;
  /** In US dollars; null if usage or price are not known. */
  readonly cost: number | null;
  /** In the order they were made; empty if no backend was selected. */
  readonly attempts: readonly Pick<UpstreamAttempt, 'backend' | 'status' | 'cause'>[];
  /** Whether the client was sent a stream of events. */
  readonly isStream: boolean;
  readonly httpStatus: number;
  readonly losses: number;
};

/** What a backend of the configuration in force is doing. */
export interface BackendLoad {
  readonly backend: string;
  /** Requests that it is answering. */
  readonly active: number;
  /** How many of its models and accounts are paused: they keep failing, or were refused. */
  readonly pausedTargets: number;
  /** The accounts that its vendor refused, or asked to wait. */
  readonly accountPauses: readonly ListedPause[];
}

/** A generation that was built beside the one in force. */
export interface PreparedGeneration {
  /** New exchanges use it from now on. */
  apply(): void;
  /** Releases what it alone needs. */
  discard(): void;
}

export interface Gateway {
  /**
   * Answers one request of a model route: always with exactly one answer, in the client's protocol; never throws. `model`
   * is the name in the path, for protocols that put it there.
   */
  handle(
    frontend: Frontend,
    route: FrontendRoute,
    inbound: InboundRequest,
    writer: ResponseWriter,
    model?: string,
  ): Promise<ExchangeOutcome>;
  /**
   * The exact names of the model table and of rows of `[[routes]]`, and for patterns what their backends list. A name that
   * only rows have is listed for each of their targets.
   */
  listModels(): Promise<readonly ListedModel[]>;
  /** The answers that a caller may continue from. `onRecord` is called before the request is recorded, as it is passed to vendors. */
  answersOf(caller: Omit<InboundRequest, 'body'>, onRecord: () => void): StoredAnswers;
  /** In the order of the configuration. */
  backendLoads(): readonly BackendLoad[];
  /** How many exchanges are in flight. */
  readonly inFlight: number;
  /** How many of them began before the last reload. */
  readonly earlierInFlight: number;
  /**
   * Builds all that another configuration needs, beside what is in force. Exchanges in flight keep what they began with.
   * @throws {FixtureError} if a replay backend has no fixtures.
   */
  prepare(config: Config): PreparedGeneration;
  /** Lets all accounts get requests again that a vendor refused or asked to wait. */
  endAccountPauses(): void;
  /** Waits for exchanges in flight, at most `graceMs`, then ends them; closes sockets and the recorder. */
  stop(graceMs: number): Promise<void>;
}

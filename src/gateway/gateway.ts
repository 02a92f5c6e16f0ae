import type { Frontend, FrontendRoute, ListedModel } from '../core/frontend.ts';
import type { Exchange } from '../record/exchange.ts';
import type { InboundRequest, ResponseWriter } from './exchange-io.ts';

/** What a finished request is logged with. */
export type ExchangeOutcome = Pick<Exchange, 'status' | 'mode' | 'requestedModel' | 'error' | 'timing' | 'summary'> & {
  readonly backend: string | null;
  readonly httpStatus: number;
  readonly losses: number;
};

export interface Gateway {
  /**
   * Answers one request of a model route: always with exactly one answer on the outlet, in the client's
   * protocol; never throws. `model` is the name out of the path, for protocols that put it there.
   */
  handle(
    frontend: Frontend,
    route: FrontendRoute,
    inbound: InboundRequest,
    outlet: ResponseWriter,
    model?: string,
  ): Promise<ExchangeOutcome>;
  /** The exact names of the model table, and for patterns what their backends list. */
  listModels(): Promise<readonly ListedModel[]>;
  /** How many exchanges are under way. */
  readonly inFlight: number;
  /** Waits for what is under way, at most `graceMs`, then cuts it; gives back sockets and the recorder. */
  stop(graceMs: number): Promise<void>;
}

import type { Protocol } from '../core/types.ts';
import type { Clock } from './clock.ts';
import type { Hiding } from './hiding.ts';

/** How the answer of an upstream is read, whoever asked for it. */
export interface ReadContext {
  readonly clock: Clock;
  /** Aborted, with a `LouterError` as its reason where there is more to say than that the client left. */
  readonly signal: AbortSignal;
  readonly hiding: Hiding;
  /** The client's protocol: one that is also the vendor's has words for an answer that failed. Absent: no other has. */
  readonly clientProtocol?: Protocol;
  /** Called for so many bytes that were read; a promise holds back the next. */
  readonly onRead?: (bytes: number) => Promise<void> | undefined;
}

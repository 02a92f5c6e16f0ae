/** What was requested does not exist or is ambiguous: the message names the remedy. */
export class TraceStoreError extends Error {
  override readonly name = 'TraceStoreError';
  readonly kind:
    | 'off'
    | 'no-store'
    | 'not-found'
    | 'ambiguous'
    | 'invalid-filter'
    | 'invalid-runs'
    | 'invalid-query'
    | 'kept';
  /** Of an invalid filter: the one that was probably meant; null where nothing comes near. */
  readonly suggestion: string | null;
  constructor(kind: TraceStoreError['kind'], message: string, suggestion: string | null = null) {
    super(message);
    this.kind = kind;
    this.suggestion = suggestion;
  }
}

/** The error for a query when traces are off. */
export const tracesOffError = (): TraceStoreError =>
  new TraceStoreError('off', 'traces are off: traces.url is "off" in the configuration of this gateway');

/** What an error means for what is to be written. */
export type StoreFailure =
  /** The store is not available: what is to be written waits. */
  | { kind: 'store'; full: boolean; lasting: boolean; message: string }
  /** This row cannot be written, now or later. */
  | { kind: 'row'; message: string };

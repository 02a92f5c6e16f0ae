/** What was asked for is not there, or is not one thing: the message says what to do. */
export class TraceStoreError extends Error {
  override readonly name = 'TraceStoreError';
  readonly kind: 'off' | 'no-store' | 'not-found' | 'ambiguous' | 'invalid-filter' | 'invalid-runs';
  constructor(kind: TraceStoreError['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

/** A limit per minute of a client's key. */
export interface KeyRate {
  of: 'requests' | 'tokens';
  limit: number;
  remaining: number;
  /** Milliseconds since 1970. */
  resetAt: number;
}

/** A limit of a client's key that was reached, and what its vendor-like header fields report. */
export interface KeyLimit {
  reached: 'requests' | 'tokens' | 'concurrent' | 'budget';
  /** Of a budget. */
  period?: 'day' | 'week' | 'month';
  rates: readonly KeyRate[];
}

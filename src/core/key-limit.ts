/** A limit of a client's key that was reached, and what its vendor-like header fields report. */
export interface KeyLimit {
  reached: 'requests' | 'tokens' | 'concurrent' | 'budget';
  /** Of a budget. */
  period?: 'day' | 'week' | 'month';
  /** The limits per minute; `resetAt` in milliseconds since 1970. */
  rates: readonly { of: 'requests' | 'tokens'; limit: number; remaining: number; resetAt: number }[];
}

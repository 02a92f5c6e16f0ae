/** Where the server is in its life. */
export interface Lifecycle {
  /** Requests under way are finished, and no more are taken. */
  draining: boolean;
}

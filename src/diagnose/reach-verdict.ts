/** What stands between the gateway and a backend, as far as it can be told without asking its model anything. */
export type ReachVerdict =
  | 'ok'
  /** It is there, and lists no models: `--probe` tells the rest. */
  | 'no-list'
  /** Whether it takes a key shows when a caller sends one: it sends none of its own. */
  | 'callers-key'
  /** Nothing is sent anywhere. */
  | 'recordings'
  | 'refused'
  | 'dns'
  | 'tls'
  | 'timeout'
  | 'broken'
  | 'unauthorized'
  | 'wrong-base-url'
  | 'failing'
  | 'model-not-listed';

const okVerdicts: ReadonlySet<ReachVerdict> = new Set(['ok', 'no-list', 'callers-key', 'recordings']);

/** How a backend was found. */
export interface Reachability {
  verdict: ReachVerdict;
  /** One line. Holds no secret; of what a vendor said, only names of models and hosts. */
  what: string;
  /** What to do about it; null where there is nothing to do. */
  next: string | null;
  /** HTTP status of the answer; null where there was none. */
  status: number | null;
  tookMs: number;
  /** What it offers; null where it did not say. */
  models: readonly string[] | null;
}

export const isReachable = ({ verdict }: Reachability): boolean => okVerdicts.has(verdict);

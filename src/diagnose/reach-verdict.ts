/** The state of the way to a backend, as far as it can be checked without a request to its model. */
export type ReachVerdict =
  | 'ok'
  /** It answers, but does not list models: `--probe` checks the rest. */
  | 'no-list'
  /** Callers send their own keys: they cannot be checked here. */
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

/** The result of checking a backend. */
export interface Reachability {
  verdict: ReachVerdict;
  /** One line. Holds no secret; of a vendor's answer, only names of models and hosts. */
  what: string;
  /** The remedy; null where none is needed. */
  next: string | null;
  /** HTTP status of the answer; null without one. */
  status: number | null;
  tookMs: number;
  /** The models it lists; null where it lists none. */
  models: readonly string[] | null;
}

export const isReachable = ({ verdict }: Reachability): boolean => okVerdicts.has(verdict);

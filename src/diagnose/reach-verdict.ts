import { findAuthorities } from '../config/authorities.ts';
import type { BackendConfig } from '../config/config.ts';
import { describeProxy } from '../config/outgoing-proxy.ts';

/** Whether a backend can be used, as far as this can be checked without a request to its model. */
export type ReachVerdict =
  | 'ok'
  /** It answers, but does not list models; `--probe` checks the rest. */
  | 'no-list'
  /** Callers send their own keys, which cannot be checked here. */
  | 'callers-key'
  /** It answers from recordings, without network access. */
  | 'recordings'
  /** An outgoing proxy does not let Louter reach it. */
  | 'proxy'
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
  /** One line, without secrets. It quotes only names of models and hosts from a vendor's answer. */
  what: string;
  /** The remedy; null if none is needed. */
  next: string | null;
  /** The HTTP status of the answer; null if none arrived. */
  status: number | null;
  tookMs: number;
  /** The models it lists; null if it does not list models. */
  models: readonly string[] | null;
}

export const isReachable = ({ verdict }: Reachability): boolean => okVerdicts.has(verdict);

/** The way to a backend, for people: `through the proxy at proxy.example:3128 (HTTPS_PROXY), trusting the authorities of Node`. */
export function describePath({ baseUrl, proxy }: Pick<BackendConfig, 'baseUrl' | 'proxy'>): string | null {
  if (baseUrl === '') return null;
  const way = proxy ? `through ${describeProxy(proxy)} (${proxy.from})` : 'directly';
  const isSecure = baseUrl.startsWith('https:') || proxy?.protocol === 'https:';
  return isSecure ? `${way}, trusting the authorities ${findAuthorities().what}` : way;
}

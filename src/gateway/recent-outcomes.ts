import type { Exchange } from '../record/exchange.ts';

/** How the latest requests to a backend ended. */
export interface RecentRequests {
  requests: number;
  failed: number;
  /** Its trace id; null: none failed. */
  newestFailure: string | null;
}

/** How long a request counts as recent, in milliseconds. */
const recentWindowMs = 10 * 60_000;
/** Of each backend: the latest ones. */
const maxKept = 1000;

interface EndedRequest {
  atMs: number;
  failedId: string | null;
}

/** How requests ended in the last ten minutes, by backend. Those that were refused because of the client do not count. */
export class RecentOutcomes {
  readonly #ended = new Map<string, EndedRequest[]>();
  readonly #nowMs: () => number;

  constructor(nowMs: () => number = () => performance.now()) {
    this.#nowMs = nowMs;
  }

  add({ traceId, status, backend }: Pick<Exchange, 'traceId' | 'status' | 'backend'>): void {
    const isFailed = status === 'upstream-error' || status === 'proxy-error';
    if (!backend || (status !== 'ok' && !isFailed)) return;
    const kept = this.#ended.get(backend.provider) ?? [];
    kept.push({ atMs: this.#nowMs(), failedId: isFailed ? traceId : null });
    if (kept.length > maxKept) kept.shift();
    this.#ended.set(backend.provider, kept);
  }

  of(backend: string): RecentRequests {
    const since = this.#nowMs() - recentWindowMs;
    const recent = (this.#ended.get(backend) ?? []).filter(({ atMs }) => atMs > since);
    const failures = recent.flatMap(({ failedId }) => failedId ?? []);
    return { requests: recent.length, failed: failures.length, newestFailure: failures.at(-1) ?? null };
  }
}

import type { Exchange } from '../record/exchange.ts';

/** How the latest requests to a backend ended. */
export interface RecentRequests {
  requests: number;
  failed: number;
  /** Attempts that failed and were not the last of their request, which may have succeeded elsewhere. */
  replaced: number;
  /** The trace id of the latest request that failed or had such an attempt; null: there is none. */
  newestFailure: string | null;
}

/** How long a request counts as recent, in milliseconds. */
const recentWindowMs = 10 * 60_000;
/** Of each backend: the latest ones. */
const maxKept = 1000;

interface EndedAttempt {
  readonly atMs: number;
  readonly result: 'ok' | 'failed' | 'replaced';
  readonly traceId: string;
}

/**
 * How requests ended in the last ten minutes, by backend, and which attempts failed before them. Those that were refused because
 * of the client do not count.
 */
export class RecentOutcomes {
  readonly #ended = new Map<string, EndedAttempt[]>();
  readonly #nowMs: () => number;

  constructor(nowMs: () => number = () => performance.now()) {
    this.#nowMs = nowMs;
  }

  add({ traceId, status, backend }: Pick<Exchange, 'traceId' | 'status' | 'backend'>): void {
    const isFailed = status === 'upstream-error' || status === 'proxy-error';
    if (!backend || (status !== 'ok' && !isFailed)) return;
    for (const { backend: name, error } of backend.attempts.slice(0, -1))
      if (error !== null) this.#keep(name, { result: 'replaced', traceId });
    this.#keep(backend.provider, { result: isFailed ? 'failed' : 'ok', traceId });
  }

  #keep(backend: string, ended: Omit<EndedAttempt, 'atMs'>): void {
    const kept = this.#ended.get(backend) ?? [];
    kept.push({ atMs: this.#nowMs(), ...ended });
    if (kept.length > maxKept) kept.shift();
    this.#ended.set(backend, kept);
  }

  of(backend: string): RecentRequests {
    const since = this.#nowMs() - recentWindowMs;
    const recent = (this.#ended.get(backend) ?? []).filter(({ atMs }) => atMs > since);
    const count = (of: EndedAttempt['result']): number => recent.filter(({ result }) => result === of).length;
    return {
      requests: count('ok') + count('failed'),
      failed: count('failed'),
      replaced: count('replaced'),
      newestFailure: recent.findLast(({ result }) => result !== 'ok')?.traceId ?? null,
    };
  }
}

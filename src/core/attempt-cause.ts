/** What led to an attempt at a backend, in traces; `TraceAttempt` of `specs/louter.yaml` describes each. */
export type AttemptCause = (typeof causes)[number];

const causes = ['first', 'retry', 'next-key', 'fallback', 'continuation', 'compaction', 'search'] as const;

/** The cause that a trace has; null in those of older versions. */
export const asAttemptCause = (name: string | null): AttemptCause | null =>
  causes.find((cause) => cause === name) ?? null;

/** What the verdict on a comparison means, and the exit code of `louter traces compare`. */
interface VerdictMeaning {
  readonly exitCode: 0 | 1 | 3;
  readonly meaning: string;
}

/** By verdict. */
export const verdictMeanings = {
  'proxy-bug': { exitCode: 1, meaning: 'the gateway changed a request or response, or failed: check the gateway' },
  inconclusive: { exitCode: 3, meaning: 'the baseline runs differ among themselves, or there is nothing to compare' },
  'agent-or-backend': {
    exitCode: 0,
    meaning:
      'the backend failed or answered differently, or both fail: check the agent or the backend, not the gateway',
  },
  'baseline-only': { exitCode: 0, meaning: 'the baseline fails and the proxy works' },
  same: { exitCode: 0, meaning: 'no relevant difference' },
} as const satisfies Readonly<Record<string, VerdictMeaning>>;

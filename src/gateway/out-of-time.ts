import type { Limits } from '../config/config.ts';
import { LouterError } from '../core/error.ts';

/** What ends a request whose answer is not over when its whole time is. */
export const totalTimeoutError = ({ totalTimeout }: Limits): LouterError =>
  new LouterError({
    kind: 'timeout',
    message: `the answer took longer than ${totalTimeout / 1000} s (limits.total_timeout)`,
  });

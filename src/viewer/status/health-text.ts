import type { Diagnostics } from '../app/types.ts';
import { formatNumber } from '../../present/format.ts';

/** What is known of the gateway, in a few words. */
export interface HealthText {
  tone: 'good' | 'mixed' | 'bad' | 'quiet';
  sign: string;
  text: string;
}

/**
 * Sums up the state of the gateway: problems, or else how the requests of the last minutes ended, or else what its backends
 * answered to a check. Without any of them nothing is known that is well.
 */
export function describeHealth({ findings, backends }: Pick<Diagnostics, 'findings' | 'backends'>): HealthText {
  const isPast = findings.every((finding) => finding.is_past);
  if (findings.length > 0)
    return {
      tone: isPast ? 'mixed' : 'bad',
      sign: isPast ? '!' : '✗',
      text: formatNumber(findings.length, 'problem'),
    };
  const sum = (of: 'requests' | 'failed' | 'replaced'): number =>
    backends.reduce((total, { recent }) => total + (recent?.[of] ?? 0), 0);
  const [requests, failed, replaced] = [sum('requests'), sum('failed'), sum('replaced')];
  if (failed > 0)
    return { tone: 'mixed', sign: '!', text: `${failed} of ${formatNumber(requests, 'request')} failed in 10 min` };
  if (replaced > 0)
    return { tone: 'mixed', sign: '!', text: `${formatNumber(replaced, 'attempt')} failed, others answered` };
  const isKnown = requests > 0 || backends.some(({ reach }) => reach !== null);
  return isKnown
    ? { tone: 'good', sign: '●', text: 'all well' }
    : { tone: 'quiet', sign: '○', text: 'not checked yet' };
}

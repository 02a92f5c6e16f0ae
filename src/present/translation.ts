import type { TranslatedLeg } from '../../generated/louter.js';
import { formatNumber } from './format.ts';
import type { Line } from './line.ts';

/** What both sides of the two ways are called: where each begins, and where it ends. */
export function sideNames({ client, upstream }: { readonly client: string; readonly upstream: string | null }): {
  request: readonly [left: string, right: string];
  answer: readonly [left: string, right: string];
} {
  const [ofClient, ofUpstream] = [`client (${client})`, `upstream (${upstream ?? 'no backend'})`];
  return { request: [ofClient, ofUpstream], answer: [ofUpstream, ofClient] };
}

/** How many differences a way has, and what is the same on both sides. */
export function legLine(
  name: string,
  { skipped, losses, differences }: Pick<TranslatedLeg, 'skipped' | 'losses' | 'differences'>,
): Line<'leg'> {
  const same = differences.filter(({ kind }) => kind === 'same').map(({ what }) => what);
  const found =
    skipped === null ? formatNumber(differences.length - same.length, 'difference') : `not compared, ${skipped}`;
  return {
    kind: 'leg',
    label: name,
    text: losses === 0 ? found : `${found}, ${formatNumber(losses, 'loss', 'losses')} declared`,
    lines: same.length === 0 ? [] : [{ kind: 'same', label: 'same', text: same.join('; ') }],
  };
}

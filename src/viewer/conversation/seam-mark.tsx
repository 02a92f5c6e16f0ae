import { linkTo } from '../app/navigation.ts';
import { exchangeRoute } from '../app/route.ts';
import type { TraceHead } from '../app/types.ts';
import { formatNumber } from '../../present/format.ts';
import { toVisibleLine } from '../parts/visible-text.ts';
import type { Seam } from './seam.ts';

/** A line in an answer where another target continued it. */
export function SeamMark({ trace, seam }: { trace: TraceHead; seam: Seam }) {
  const { backend } = trace;
  const broken = backend?.attempts[seam.attempt];
  return (
    <p class="seam">
      <b>↳ continued here by {toVisibleLine(backend ? `${backend.provider}/${backend.model}` : 'another target')}</b>
      {': '}
      {broken && `${toVisibleLine(`${broken.backend}/${broken.model}`)} broke off `}
      after {formatNumber(seam.characters, 'character')}
      {broken?.error && `: ${toVisibleLine(broken.error)}`} ·{' '}
      <a {...linkTo(exchangeRoute(trace.trace_id, 'raw', `attempt-${seam.attempt}`))}>bytes of the beginning</a>
    </p>
  );
}

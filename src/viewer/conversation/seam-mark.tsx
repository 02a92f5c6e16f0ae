import { linkTo } from '../app/navigation.ts';
import { exchangeRoute } from '../app/route.ts';
import type { TraceHead } from '../app/types.ts';
import { type Seam, seamLine } from '../../present/seam.ts';
import { toVisibleLine } from '../parts/visible-text.ts';

/** A line in an answer where another target continued it. */
export function SeamMark({ trace, seam }: { trace: TraceHead; seam: Seam }) {
  const { label = '', text } = seamLine(trace, seam);
  return (
    <p class="seam">
      <b>↳ {toVisibleLine(label)}</b>: {toVisibleLine(text)} ·{' '}
      <a {...linkTo(exchangeRoute(trace.trace_id, 'raw', `attempt-${seam.attempt}`))}>bytes of the beginning</a>
    </p>
  );
}

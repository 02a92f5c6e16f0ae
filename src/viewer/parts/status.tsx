import type { TraceSummary } from '../app/types.ts';
import { toVisibleLine } from './visible-text.ts';

type Outcome = TraceSummary['outcome'];

/** A sign and a colour for each verdict: colour alone is not enough. */
const signs: Readonly<Record<Outcome['verdict'], readonly [sign: string, tone: string]>> = {
  running: ['●', 'busy'],
  ok: ['✓', 'good'],
  warning: ['!', 'mixed'],
  failed: ['✗', 'bad'],
};

/** How a request ended. */
export function Status({ outcome: { verdict, text } }: { outcome: Outcome }) {
  const [sign, tone] = signs[verdict];
  return (
    <span class={`status ${tone}`} title={toVisibleLine(text)}>
      <span aria-hidden="true">{sign}</span> {toVisibleLine(text)}
    </span>
  );
}

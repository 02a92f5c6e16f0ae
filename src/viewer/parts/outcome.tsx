import { outcomeLine } from '../../present/exchange.ts';
import type { TraceSummary } from '../app/types.ts';
import { Status } from './lines.tsx';

/** How a request ended. */
export const Outcome = ({ outcome }: { outcome: TraceSummary['outcome'] }) => (
  <Status line={outcomeLine(outcome)} title={outcome.text} />
);

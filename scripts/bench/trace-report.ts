import { aligned } from './report.ts';
import { traceAims, type TraceMeasurements, type WriteMeasurement } from './traces.ts';

/** What recording costs and how fast it is searched, as tables for people. */
export function traceTableOf({ writing: { off, all }, listing }: TraceMeasurements): string {
  const verdict = (isMet: boolean): string => (isMet ? 'met' : 'missed');
  const both = (title: string, text: (one: WriteMeasurement) => string): string[] => [title, text(off), text(all)];
  const isMetByBoth = (holds: (one: WriteMeasurement) => boolean): string => verdict(holds(off) && holds(all));
  return [
    aligned(
      [
        ['recording', 'check off', 'check on', 'aim', ''],
        both('exchanges a second', ({ perSecond }) => perSecond.toFixed(0)),
        both('checked', ({ checked }) => String(checked)),
        both('CPU time of an exchange', ({ cpuPerExchange }) => `${cpuPerExchange.toFixed(0)} µs`),
        [
          ...both('dropped', ({ dropped }) => String(dropped)),
          String(traceAims.dropped),
          isMetByBoth(({ dropped }) => dropped <= traceAims.dropped),
        ],
        both('event loop delay, p50', ({ loopDelayP50 }) => `${loopDelayP50.toFixed(1)} ms`),
        [
          ...both('event loop delay, p99', ({ loopDelayP99 }) => `${loopDelayP99.toFixed(1)} ms`),
          `< ${traceAims.loopDelayP99} ms`,
          isMetByBoth(({ loopDelayP99 }) => loopDelayP99 < traceAims.loopDelayP99),
        ],
        both('event loop delay, longest', ({ loopDelayMax }) => `${loopDelayMax.toFixed(1)} ms`),
        both('waiting for the writer, at most', ({ queuedBytes }) => megabytes(queuedBytes)),
        both('requests as sent', ({ wireBytes }) => megabytes(wireBytes)),
        both('database', ({ fileBytes }) => megabytes(fileBytes)),
      ].map((row) => [...row, ...Array.from({ length: 5 - row.length }, () => '')]),
      1,
    ),
    '',
    aligned(
      [
        ['listing of', 'found', 'p50 ms', 'p95 ms', `aim ≤ ${traceAims.listingP95} ms`],
        ...listing.map(({ filter, found, p50, p95 }) => [
          filter,
          String(found),
          p50.toFixed(1),
          p95.toFixed(1),
          verdict(p95 <= traceAims.listingP95),
        ]),
      ],
      1,
    ),
  ].join('\n');
}

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

import { aligned } from './report.ts';
import { traceAims, type TraceMeasurements } from './traces.ts';

/** What recording costs and how fast it is searched, as tables for people. */
export function traceTableOf({ writing, listing }: TraceMeasurements): string {
  const verdict = (isMet: boolean): string => (isMet ? 'met' : 'missed');
  const row = (title: string, figure: string, aim = '', isMet?: boolean): string[] => [
    title,
    figure,
    aim,
    isMet === undefined ? '' : verdict(isMet),
  ];
  const { exchanges, checked, dropped, loopDelayP99 } = writing;
  return [
    aligned(
      [
        row('recording', '', 'aim'),
        row('exchanges a second', writing.perSecond.toFixed(0)),
        row('CPU time of an exchange', `${writing.cpuPerExchange.toFixed(0)} µs`),
        row('… of what is derived and checked later', `${writing.cpuPerFollowUp.toFixed(0)} µs`),
        row('checked', `${checked} of ${exchanges}`),
        row('dropped', String(dropped), String(traceAims.dropped), dropped <= traceAims.dropped),
        row('event loop delay, p50', `${writing.loopDelayP50.toFixed(1)} ms`),
        row(
          'event loop delay, p99',
          `${loopDelayP99.toFixed(1)} ms`,
          `< ${traceAims.loopDelayP99} ms`,
          loopDelayP99 < traceAims.loopDelayP99,
        ),
        row('event loop delay, longest', `${writing.loopDelayMax.toFixed(1)} ms`),
        row('waiting for the writer, at most', megabytes(writing.queuedBytes)),
        row('requests as sent', megabytes(writing.wireBytes)),
        row('database', megabytes(writing.fileBytes)),
      ],
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

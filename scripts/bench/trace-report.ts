import { aligned } from './report.ts';
import { traceAims, type ListMeasurement, type WriteMeasurement } from './traces.ts';

/** What recording costs and how fast it is searched, as tables for people. */
export function traceTableOf({
  writing,
  listing,
}: {
  writing: WriteMeasurement;
  listing: readonly ListMeasurement[];
}): string {
  const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
  const verdict = (isMet: boolean): string => (isMet ? 'met' : 'missed');
  return [
    aligned(
      [
        ['recording', 'measured', 'aim', ''],
        ['exchanges a second', writing.perSecond.toFixed(0), '', ''],
        ['dropped', String(writing.dropped), String(traceAims.dropped), verdict(writing.dropped <= traceAims.dropped)],
        ['event loop delay, p50', `${writing.loopDelayP50.toFixed(1)} ms`, '', ''],
        [
          'event loop delay, p99',
          `${writing.loopDelayP99.toFixed(1)} ms`,
          `< ${traceAims.loopDelayP99} ms`,
          verdict(writing.loopDelayP99 < traceAims.loopDelayP99),
        ],
        ['event loop delay, longest', `${writing.loopDelayMax.toFixed(1)} ms`, '', ''],
        ['waiting for the writer, at most', megabytes(writing.queuedBytes), '', ''],
        ['requests as sent', megabytes(writing.wireBytes), '', ''],
        ['database', megabytes(writing.fileBytes), '', ''],
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

import type { TraceCounts } from '../app/types.ts';
import { formatExact, formatTime } from '../../present/format.ts';

/** Requests over time as bars; a bar leads to the requests up to its end. */
export function TimeStrip({ counts, onJump }: { counts: TraceCounts; onJump(untilIso: string): void }) {
  const { from, to, buckets, bucket_count: bucketCount, requests, failed } = counts;
  if (from === null || to === null) return null;
  const now = new Date();
  const [start, end] = [Date.parse(from), Date.parse(to)];
  const width = (end - start) / bucketCount;
  const max = Math.max(1, ...buckets.map((bucket) => bucket.requests));
  const heightOf = (count: number): number => (count === 0 ? 0 : Math.max(2, (26 * count) / max));
  return (
    <figure class="strip">
      <svg
        viewBox={`0 0 ${bucketCount} 28`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${formatExact(requests)} requests, ${formatExact(failed)} failed, from ${from} to ${to}`}
      >
        {buckets.map(({ index, requests: count, failed: failures }) => (
          <g class="bar" onClick={() => onJump(new Date(start + (index + 1) * width + 1000).toISOString())}>
            <title>
              {formatTime(new Date(start + index * width).toISOString(), now)}: {count} requests, {failures} failed
            </title>
            <rect class="hit" x={index} y={0} width={1} height={28} />
            <rect class="all" x={index + 0.1} y={28 - heightOf(count)} width={0.8} height={heightOf(count)} />
            <rect class="failed" x={index + 0.1} y={28 - heightOf(failures)} width={0.8} height={heightOf(failures)} />
          </g>
        ))}
      </svg>
      <figcaption>
        <span>{formatTime(from, now)}</span>
        <span>{formatTime(to, now)}</span>
      </figcaption>
    </figure>
  );
}

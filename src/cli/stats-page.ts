import type { StoreStats } from '../record/store/stats.ts';
import { dateTime, size, table } from './table.ts';

/** What the store holds and what each part of it takes, for people. */
export function statsPage(stats: StoreStats): string {
  const { file, fileBytes, walBytes, exchanges, byStatus, byRole, storedBytes, oldest, newest } = stats;
  const span = oldest === null || newest === null ? '' : `, from ${dateTime(oldest)} to ${dateTime(newest)}`;
  const statuses = byStatus.map(({ status, exchanges: count }) => `${count} ${status}`).join(', ');
  return [
    `${file}: ${size(fileBytes)}${walBytes > 0 ? `, and ${size(walBytes)} not yet merged` : ''}`,
    `${exchanges} exchanges${span}${statuses === '' ? '' : `: ${statuses}`}`,
    '',
    table(
      [
        { title: 'part', text: ([part]) => part },
        { title: 'takes', align: 'right', text: ([, bytes]) => size(bytes) },
        { title: '', text: ([, , what]) => what },
      ],
      partsOf(stats),
    ),
    table(
      [
        { title: 'bodies of', text: ({ role }) => role },
        { title: 'count', align: 'right', text: ({ bodies }) => String(bodies) },
        { title: 'as sent', align: 'right', text: (row) => size(row.size) },
      ],
      byRole,
    ),
    `stored in ${size(storedBytes)}; chunks stored once save ${size(stats.chunking.saved)} before compression\n`,
  ].join('\n');
}

const partsOf = ({ parts, chunking, events }: StoreStats): [part: string, bytes: number, what: string][] => [
  ['chunks', parts.chunks, `${chunking.chunks} of ${size(chunking.size)}, standing for ${size(chunking.standsFor)}`],
  ['bodies', parts.bodies, 'what is in no chunk, and which chunks they consist of'],
  ['events', events.bytes, `when the pieces of ${events.streams} streams came, before compression; among the bodies`],
  ['words', parts.words, 'what text is looked for in'],
  ['metadata', parts.metadata, 'everything else that is known'],
  ['free pages', parts.free, 'room for new traces'],
];

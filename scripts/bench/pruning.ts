/**
 * How fast traces are removed from PostgreSQL against how fast one writer writes them: bodies and rows in small batches, as
 * gateways do, and by dropping a table, as a partition of a day would be. In this process, with a server of its own.
 */
import { Client } from 'pg';
import { startPostgres } from '../../test/support/postgres-server.ts';
import { encodeBatch } from '../../src/record/exchange-record.ts';
import type { ExchangeRecord } from '../../src/record/exchange.ts';
import { openStoreForWriting } from '../../src/record/store/open-store.ts';
import { createPruner, hasRemoved } from '../../src/record/store/prune.ts';
import { TraceWriter } from '../../src/record/writer.ts';
import { recordedExchange } from './recorded-exchange.ts';
import { aligned } from './report.ts';
import type { PruneResult } from '../../src/record/store/trace-store.ts';

export interface PruningMeasurement {
  traces: number;
  /** Traces a second. */
  written: number;
  bodiesRemoved: number;
  rowsRemoved: number;
  /** The longest step of each kind, in milliseconds: writers of the same rows wait for it. */
  longestStepMs: { bodies: number; rows: number };
  /** How long dropping tables with the same rows takes, in milliseconds. */
  dropMs: number;
}

const batchSize = 50;
/** As an agent's request of some turns. */
const exchangeBytes = 25_000;
const hour = 3_600_000;

/** `traces`: how many are written and removed. */
export async function measurePruning(traces: number, log: (line: string) => void): Promise<PruningMeasurement> {
  const server = await startPostgres();
  const admin = new Client({ connectionString: server.url });
  try {
    await admin.connect();
    log(`writing ${traces} traces`);
    const written = await write(server.url, traces);
    await admin.query('ANALYZE');
    log('copying them');
    for (const name of ['Exchange', 'Wire', 'Core', 'Message'])
      await admin.query(
        `CREATE TABLE "${name}_day" (LIKE "${name}" INCLUDING ALL); INSERT INTO "${name}_day" SELECT * FROM "${name}"`,
      );
    log('removing their bodies, then their rows');
    const bodies = await prune(server.url, { keepMs: -hour, keepMetadataMs: hour }, ({ bodies: count }) => count);
    const rows = await prune(server.url, { keepMs: -hour, keepMetadataMs: -hour }, ({ exchanges }) => exchanges);
    const begin = performance.now();
    await admin.query('DROP TABLE "Exchange_day", "Wire_day", "Core_day", "Message_day"');
    return {
      traces,
      written,
      bodiesRemoved: bodies.perSecond,
      rowsRemoved: rows.perSecond,
      longestStepMs: { bodies: bodies.longestMs, rows: rows.longestMs },
      dropMs: performance.now() - begin,
    };
  } finally {
    await admin.end();
    await server.remove();
  }
}

async function write(url: string, count: number): Promise<number> {
  const writer = await TraceWriter.open({ url, bodies: 'full', secrets: [], processStarted: 1 });
  try {
    let seconds = 0;
    for (let from = 0; from < count; from += batchSize) {
      const { json, bytes } = encodeBatch(
        Array.from({ length: Math.min(batchSize, count - from) }, (_, index) => ({
          exchange: recordedExchange(from + index, exchangeBytes),
          isClosed: true,
          includesRequest: true,
          areBodiesLost: false,
          responses: undefined,
        })),
      );
      const records: ExchangeRecord[] = JSON.parse(json);
      const begin = performance.now();
      await writer.write(records, Buffer.from(bytes));
      seconds += (performance.now() - begin) / 1_000;
    }
    return count / seconds;
  } finally {
    await writer.close();
  }
}

/** Removes step by step what is past its retention, and counts it. */
async function prune(
  url: string,
  retention: { keepMs: number; keepMetadataMs: number },
  countOf: (result: PruneResult) => number,
): Promise<{ perSecond: number; longestMs: number }> {
  const { database } = await openStoreForWriting(url);
  try {
    const step = createPruner(database);
    let [removed, totalMs, longestMs] = [0, 0, 0];
    for (;;) {
      const begin = performance.now();
      const result = await step({ ...retention, maxSize: Number.MAX_SAFE_INTEGER }, Date.now());
      const tookMs = performance.now() - begin;
      if (!hasRemoved(result)) return { perSecond: (removed / totalMs) * 1_000, longestMs };
      removed += countOf(result);
      totalMs += tookMs;
      longestMs = Math.max(longestMs, tookMs);
    }
  } finally {
    await database.close();
  }
}

/** The same as a table for people. */
export function pruningTableOf({
  traces,
  written,
  bodiesRemoved,
  rowsRemoved,
  longestStepMs,
  dropMs,
}: PruningMeasurement): string {
  const row = (title: string, rate: number, longestMs: number | undefined): string[] => [
    title,
    rate.toFixed(0),
    `${(rate / written).toFixed(1)} ×`,
    longestMs === undefined ? '–' : `${longestMs.toFixed(0)} ms`,
  ];
  return [
    aligned(
      [
        ['PostgreSQL', 'traces a second', 'of writing', 'longest step'],
        row('one writer writes', written, undefined),
        row('bodies removed in batches, with their chunks', bodiesRemoved, longestStepMs.bodies),
        row('rows removed in batches', rowsRemoved, longestStepMs.rows),
      ],
      1,
    ),
    `dropping tables with the same ${traces} traces takes ${dropMs.toFixed(0)} ms`,
  ].join('\n');
}

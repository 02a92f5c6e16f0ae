import { viewAsBuffer } from '../../core/buffer-view.ts';
import { createRedactor } from '../../core/redact/redact.ts';
import type { Prisma } from '../../../generated/prisma/sqlite/client.ts';
import { createBodyRows } from './exchange-rows.ts';
import type { PackableMessage } from './message-packing.ts';
import { unpackRaw, type BasePiece, type RawRecord } from './raw-record.ts';

/** The keys of a store. */
export interface StoreKeys {
  /** Of what was recorded and is still to be read. */
  readonly raw: Buffer;
  /** Of the digests that replace credentials. */
  readonly redaction: Uint8Array;
}

/**
 * What is still to be read of an exchange, as it will be stored: the messages of each part.
 * @throws as `unpackRaw` does.
 */
export async function readRawParts(
  read: Prisma.TransactionClient,
  seq: number,
  loadKeys: () => Promise<StoreKeys>,
): Promise<{ part: number; messages: readonly PackableMessage[] }[]> {
  if ((await read.raw.count({ where: { exchangeSeq: seq } })) === 0) return [];
  const { raw: key, redaction } = await loadKeys();
  return (await readRecords(read, seq, key)).map(({ record, block, secrets }) => {
    const redactor = createRedactor(secrets, Buffer.from(redaction));
    return { part: record.part, messages: createBodyRows(record, block, { redactor, bodies: 'full' }).messages };
  });
}

/** The records of an exchange in their order. */
async function readRecords(read: Prisma.TransactionClient, seq: number, key: Buffer): Promise<RawRecord[]> {
  const records: RawRecord[] = [];
  for (const row of await read.raw.findMany({ where: { exchangeSeq: seq }, orderBy: { part: 'asc' } })) {
    const base = row.baseSeq === null ? [] : await readRecords(read, row.baseSeq, key);
    const bytesOfBase = ([part, start, length]: BasePiece): Buffer => {
      const block = base.find(({ record }) => record.part === part)?.block;
      if (!block) throw new Error('the earlier request that it repeats is not there');
      return block.subarray(start, start + length);
    };
    records.push(unpackRaw({ ...row, bytes: viewAsBuffer(row.bytes) }, { seq, key, bytesOfBase }));
  }
  return records;
}

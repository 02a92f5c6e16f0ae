import { viewAsBuffer } from '../../core/buffer-view.ts';
import { createRedactor } from '../../core/redact/redact.ts';
import type { Prisma } from '../../../generated/prisma/sqlite/client.ts';
import { listStoredMessages } from './recorded-messages.ts';
import { listBases, openRaw, pieceOf, UnreadableRecordError, type RawRecord } from './raw-record.ts';
import type { UnreadPart } from './stored-messages.ts';

/** The keys of a store. */
export interface StoreKeys {
  /** Of what was recorded and is still to be read. */
  readonly raw: Buffer;
  /** Of the digests that replace credentials. */
  readonly redaction: Uint8Array;
}

/**
 * What is still to be read of an exchange, as it will be stored. Nothing where it cannot be read: it is given up when it is
 * its turn, with a note of the reason, and what else is known of it is there all the same.
 */
export async function readUnreadParts(
  read: Prisma.TransactionClient,
  seq: number,
  loadKeys: () => Promise<StoreKeys>,
): Promise<UnreadPart[]> {
  if ((await read.raw.count({ where: { exchangeSeq: seq } })) === 0) return [];
  try {
    const { raw: key, redaction } = await loadKeys();
    return [...(await readRecords(read, { seq, key })).values()].map((raw) => toUnreadPart(raw, redaction));
  } catch (error) {
    if (error instanceof UnreadableRecordError) return [];
    throw error;
  }
}

function toUnreadPart({ record, block, secrets }: RawRecord, redactionKey: Uint8Array): UnreadPart {
  const { part, replacesLaterParts } = record;
  const redactor = createRedactor(secrets, viewAsBuffer(redactionKey));
  try {
    return { part, replacesLaterParts, messages: listStoredMessages(record, block, redactor) };
  } catch (error) {
    throw new UnreadableRecordError(error);
  }
}

/** The records of an exchange, or some of them, in their order; those that they repeat are read once for all of them. */
async function readRecords(
  read: Prisma.TransactionClient,
  { seq, key, parts }: { seq: number; key: Buffer; parts?: ReadonlySet<number> },
): Promise<Map<number, RawRecord>> {
  const rows = await read.raw.findMany({
    where: { exchangeSeq: seq, ...(parts && { part: { in: [...parts] } }) },
    orderBy: { part: 'asc' },
  });
  const opened = rows.map((row) => openRaw({ ...row, bytes: viewAsBuffer(row.bytes) }, { seq, key }));
  const blocks = new Map<number | null, ReadonlyMap<number, Buffer>>();
  for (const [baseSeq, baseParts] of listBases(opened)) {
    const records = await readRecords(read, { seq: baseSeq, key, parts: baseParts });
    blocks.set(baseSeq, new Map([...records].map(([part, { block }]) => [part, block])));
  }
  return new Map(opened.map((each) => [each.part, each.complete((piece) => pieceOf(piece, blocks.get(each.baseSeq)))]));
}

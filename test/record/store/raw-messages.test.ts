import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { encodeBatch } from '../../../src/record/exchange-record.ts';
import type { Exchange, ExchangeRecord } from '../../../src/record/exchange.ts';
import { deriveRows, deriveRowsOfTurn } from '../../../src/record/derived-rows.ts';
import { pruneTraces } from '../../../src/record/store/prune.ts';
import { TraceWriter } from '../../../src/record/writer.ts';
import { isSqliteRun } from '../../support/postgres.ts';
import { backend, clientRequest, exchange, response } from '../support/exchange.ts';
import { newStore, reader, selectRows, storeAll, unsettledReader } from '../support/store.ts';

const secret = 'configured-secret-value';
const answered = (id: string) => ({ issuedResponse: { caller: 'someone', id, items: [`item of ${id}`] } });

test('an answer is found whole while its exchange and all before it are still to be read, and nothing is read for it', async () => {
  const turns = Array.from({ length: 6 }, (_, turn) => randomBytes(9_000 + turn).toString('base64'));
  const bodies = turns.map((_, turn) =>
    JSON.stringify({ model: 'm', messages: turns.slice(0, turn + 1), key: secret }),
  );
  const exchanges = bodies.map((body, turn) =>
    exchange({
      traceId: `turn-${turn}`,
      request: clientRequest(body, { headers: [['x-api-key', 'a-presented-credential']] }),
      backend: backend({ request: clientRequest(`{"up":1,${body.slice(1)}`), response: response(['one', ' two']) }),
      response: response(['an', 'swer']),
      ...answered(`resp-${turn}`),
    }),
  );
  const url = await storeAll(exchanges, { secrets: [secret], isRead: false });
  const unread = await unsettledReader(url);
  const before = await Promise.all(
    exchanges.map(async (_, turn) => (await unread.findResponse('someone', `resp-${turn}`))?.messages),
  );
  expect((await unread.findItems('someone', new Map([['item of resp-5', 1]])))[0]?.messages).toEqual(before[5]);
  expect(await selectRows(url, 'SELECT (SELECT COUNT(*) FROM "Wire") + (SELECT COUNT(*) FROM "Core")')).toEqual([[0]]);
  expect(JSON.stringify(before)).not.toMatch(/configured-secret-value|a-presented-credential/);
  const settled = await reader(url);
  for (const [turn, messages] of before.entries()) {
    expect(messages).toEqual((await settled.get(`turn-${turn}`)).messages);
    expect(messages?.map(({ body }) => body?.length)).toEqual(messages?.map(({ size }) => size));
  }
});

/** The records of an exchange as a gateway writes them: its request at once, and the rest in another part. */
function recordsOf(each: Exchange): {
  opened: ExchangeRecord;
  closed: ExchangeRecord;
  openedBlock: Buffer;
  block: Buffer;
} {
  const encode = (exchanged: Exchange, isClosed: boolean): { record: ExchangeRecord; block: Buffer } => {
    const options = { isClosed, includesRequest: !isClosed, areBodiesLost: false, responses: undefined };
    const { json, bytes } = encodeBatch([{ exchange: exchanged, ...options }]);
    const [record]: ExchangeRecord[] = JSON.parse(json);
    if (!record) throw new Error('the batch has one record');
    return { record, block: Buffer.from(bytes) };
  };
  const opened = encode({ ...each, backend: null, response: null, summary: null }, false);
  const closed = encode(each, true);
  return {
    opened: { ...opened.record, status: 'open' },
    openedBlock: opened.block,
    closed: { ...closed.record, part: 1, hasEarlierParts: true },
    block: closed.block,
  };
}

const readers = {
  derive: deriveRows,
  deriveTurn: deriveRowsOfTurn,
  reportDefect(_traceId: string, error: unknown) {
    throw error;
  },
};

/** A conversation whose turns were written in two parts and read; the last one is still open. */
async function openConversation(url: string, turns: number): Promise<TraceWriter> {
  const writer = await TraceWriter.open({ url, bodies: 'full', secrets: [], processStarted: 1 });
  const texts = Array.from({ length: turns }, (_, turn) => randomBytes(9_000 + turn).toString('base64'));
  for (const turn of texts.keys()) {
    const body = JSON.stringify({ model: 'm', messages: texts.slice(0, turn + 1) });
    const { opened, openedBlock, closed, block } = recordsOf(
      exchange({
        traceId: `turn-${turn}`,
        request: clientRequest(body),
        backend: backend({ request: clientRequest(`{"up":1,${body.slice(1)}`), response: response(['one']) }),
        response: response(['answer']),
      }),
    );
    await writer.write([opened], openedBlock);
    await writer.write([{ ...closed, ...(turn === turns - 1 && { status: 'open' }) }], block);
    while (writer.settler.hasPending) await writer.settler.settleSome(readers);
  }
  return writer;
}

test('a turn whose parts repeat those of many turns before is read with each of them once', async () => {
  const url = newStore();
  await (await openConversation(url, 28)).close();
  const store = await unsettledReader(url);
  const { messages } = await store.get('turn-27');
  expect(messages.map(({ role, body, size }) => [role, body?.length === size])).toEqual([
    ['client-request', true],
    ['upstream-request', true],
    ['upstream-response', true],
    ['client-response', true],
  ]);
});

test('bodies that were pruned are no longer there, even while later requests repeat them', async () => {
  const url = newStore();
  await (await openConversation(url, 4)).close();
  await pruneTraces(url, { keepMs: -1000, keepMetadataMs: Infinity, maxSize: Infinity }, Date.now());
  const { row, messages } = await (await unsettledReader(url)).get('turn-1');
  expect([row.bodies, ...messages.map(({ body }) => body)]).toEqual(['pruned', null, null, null, null]);
});

test.runIf(isSqliteRun)('what else is known of an exchange is there when its bodies cannot be read', async () => {
  const url = await storeAll([exchange({ traceId: 'one', ...answered('resp-1') })], { isRead: false });
  writeFileSync(`${url.slice('file:'.length)}.key`, Buffer.alloc(32, 1));
  const store = await unsettledReader(url);
  expect((await store.findResponse('someone', 'resp-1'))?.messages).toEqual([]);
  rmSync(`${url.slice('file:'.length)}.key`);
  expect((await store.get('one')).row.id).toBe('one');
});

test('parts that a record replaces are not read with it', async () => {
  const url = newStore();
  const writer = await TraceWriter.open({ url, bodies: 'full', secrets: [], processStarted: 1 });
  const { opened, openedBlock, closed, block } = recordsOf(
    exchange({ traceId: 'one', request: clientRequest('{"model":"m"}'), response: response(['whole']) }),
  );
  await writer.write([opened], openedBlock);
  const stale = { ...closed, status: 'open', part: 2 } as const;
  await writer.write([stale], block);
  await writer.settler.readOpen();
  await writer.write([{ ...closed, replacesLaterParts: true }], block);
  await writer.close();
  const { messages } = await (await unsettledReader(url)).get('one');
  expect(messages.map(({ role, body }) => [role, String(body)])).toEqual([
    ['client-request', '{"model":"m"}'],
    ['client-response', 'whole'],
  ]);
});

test('what was written of an exchange and what follows it are one', async () => {
  const url = newStore();
  const writer = await TraceWriter.open({ url, bodies: 'full', secrets: [], processStarted: 1 });
  const { opened, openedBlock, closed, block } = recordsOf(
    exchange({
      traceId: 'one',
      request: clientRequest('{"model":"m"}'),
      response: response(['whole']),
      ...answered('resp-1'),
    }),
  );
  await writer.write([opened], openedBlock);
  await writer.settler.readOpen();
  await writer.write([closed], block);
  await writer.close();
  const found = await (await unsettledReader(url)).findResponse('someone', 'resp-1');
  expect(found?.messages).toEqual((await (await reader(url)).get('one')).messages);
  expect(found?.messages.map(({ role, body }) => [role, String(body)])).toEqual([
    ['client-request', '{"model":"m"}'],
    ['client-response', 'whole'],
  ]);
});

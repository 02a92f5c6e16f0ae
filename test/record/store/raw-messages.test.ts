import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { encodeBatch, type ExchangeRecord } from '../../../src/record/exchange-record.ts';
import { TraceWriter } from '../../../src/record/writer.ts';
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
  const url = storeAll(exchanges, { secrets: [secret], isRead: false });
  const unread = await unsettledReader(url);
  const before = await Promise.all(
    exchanges.map(async (_, turn) => (await unread.findResponse('someone', `resp-${turn}`))?.messages),
  );
  expect((await unread.findItems('someone', new Map([['item of resp-5', 1]])))[0]?.messages).toEqual(before[5]);
  expect(selectRows(url, 'SELECT (SELECT COUNT(*) FROM "Wire") + (SELECT COUNT(*) FROM "Core")')).toEqual([[0]]);
  expect(JSON.stringify(before)).not.toMatch(/configured-secret-value|a-presented-credential/);
  const settled = await reader(url);
  for (const [turn, messages] of before.entries()) {
    expect(messages).toEqual((await settled.get(`turn-${turn}`)).messages);
    expect(messages?.map(({ body }) => body?.length)).toEqual(messages?.map(({ size }) => size));
  }
});

test('what was written of an exchange and what follows it are one', async () => {
  const url = newStore();
  const each = exchange({
    traceId: 'one',
    request: clientRequest('{"model":"m"}'),
    response: response(['whole']),
    ...answered('resp-1'),
  });
  const encode = (isClosed: boolean): { record: ExchangeRecord; block: Buffer } => {
    const batch = { exchange: each, isClosed, includesRequest: !isClosed, areBodiesLost: false, responses: undefined };
    const { json, bytes } = encodeBatch([batch]);
    const [record]: ExchangeRecord[] = JSON.parse(json);
    if (!record) throw new Error('the batch has one record');
    return { record, block: Buffer.from(bytes) };
  };
  const writer = new TraceWriter({ url, bodies: 'full', secrets: [], processStarted: 1 });
  const opened = encode(false);
  writer.write([{ ...opened.record, status: 'open' }], opened.block);
  writer.settler.readOpen();
  const closed = encode(true);
  writer.write([{ ...closed.record, part: 1, hasEarlierParts: true }], closed.block);
  writer.close();
  const found = await (await unsettledReader(url)).findResponse('someone', 'resp-1');
  expect(found?.messages).toEqual((await (await reader(url)).get('one')).messages);
  expect(found?.messages.map(({ role, body }) => [role, String(body)])).toEqual([
    ['client-request', '{"model":"m"}'],
    ['client-response', 'whole'],
  ]);
});

import { randomBytes } from 'node:crypto';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { encodeBatch } from '../../../src/record/exchange-record.ts';
import type { ExchangeRecord } from '../../../src/record/exchange.ts';
import { Settler } from '../../../src/record/settler.ts';
import { openSettlerStore } from '../../../src/record/settler-store.ts';
import { settleStore } from '../../../src/record/settle-store.ts';
import { openStoreForWriting } from '../../../src/record/store/open-store.ts';
import { RecentTurns } from '../../../src/record/store/recent-turns.ts';
import { RawLog } from '../../../src/record/store/raw-log.ts';
import type { RawRecord } from '../../../src/record/store/raw-record.ts';
import { TraceWriter } from '../../../src/record/writer.ts';
import { isSqliteRun } from '../../support/postgres.ts';
import { backend, clientRequest, exchange, response } from '../support/exchange.ts';
import { newStore, reader, selectRows, storeAll } from '../support/store.ts';

const settings = { secrets: ['configured-secret-value'], isChecked: true };
const aKey = Buffer.alloc(32, 7);

/** A log in a database of its own. */
async function newLog({ key = aKey, url = newStore(), turns = new RecentTurns() } = {}) {
  const { database } = await openStoreForWriting(url);
  onTestFinished(async () => database.close());
  const log = new RawLog(database, key, turns);
  return {
    append: (...values: Parameters<RawLog['append']>) => database.transaction(() => log.append(...values)),
    read: (seq: number) => Array.fromAsync(log.read(seq)),
    remove: (seq: number) => log.remove(seq),
    removeUnused: () => log.removeUnused(),
  };
}

/** The record of an exchange with these bodies, and the bytes of its batch, which has another exchange before it. */
function recordOf(received: string, sent: string, answer = 'answer'): { record: ExchangeRecord; block: Buffer } {
  const each = exchange({
    request: clientRequest(received),
    backend: backend({ request: clientRequest(sent), response: response([answer]) }),
    response: response([answer]),
  });
  const { json, bytes } = encodeBatch(
    [exchange({ request: clientRequest('another') }), each].map((closed) => ({
      exchange: closed,
      isClosed: true,
      includesRequest: true,
      areBodiesLost: false,
    })),
  );
  const [, record]: ExchangeRecord[] = JSON.parse(json);
  if (!record) throw new Error('the batch has two records');
  return { record, block: Buffer.from(bytes) };
}

const bodiesOf = ({ record, block }: Pick<RawRecord, 'record' | 'block'>): string[] =>
  record.messages.map(({ start = 0, size }) => block.toString('utf8', start, start + size));

/** A conversation of an agent: each request repeats the one before, between the same settings. */
const conversation = (turns: number, text: (turn: number) => string): string[] =>
  Array.from(
    { length: turns },
    (_, turn) =>
      `{"system":"${'Be good. '.repeat(500)}","messages":[${Array.from({ length: turn + 1 }, (__, index) => `"${text(index)}"`).join()}],"tools":"${'look '.repeat(900)}"}`,
  );

describe('a record', () => {
  test('is read as it was written, whatever the requests have in common', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ begun: fc.nat(40_000), own: fc.string({ maxLength: 20_000 }), ended: fc.nat(30_000) }), {
          minLength: 1,
          maxLength: 6,
        }),
        async (turns) => {
          const log = await newLog();
          const written = turns.map(({ begun, own, ended }) =>
            recordOf(`${'a'.repeat(begun)}${own}${'z'.repeat(ended)}`, `${'b'.repeat(begun)}${own}`),
          );
          for (const [seq, { record, block }] of written.entries()) await log.append(seq + 1, record, block, settings);
          for (const [seq, each] of written.entries()) {
            const [read, ...others] = await log.read(seq + 1);
            expect(others).toEqual([]);
            expect(read && bodiesOf(read)).toEqual(bodiesOf(each));
            expect(read).toMatchObject({ ...settings, record: { traceId: each.record.traceId } });
          }
        },
      ),
      { numRuns: 15 },
    );
  });

  test('takes little where its requests repeat those of the turn before, and the chain is bounded', async () => {
    const url = newStore();
    const log = await newLog({ url });
    const texts = Array.from({ length: 70 }, () => randomBytes(1500).toString('base64'));
    const bodies = conversation(texts.length, (turn) => texts[turn] ?? '');
    const written = bodies.map((body) => recordOf(body, `{"model":"m",${body.slice(1)}`));
    for (const [seq, { record, block }] of written.entries()) await log.append(seq + 1, record, block, settings);
    const rows = await selectRows(
      url,
      'SELECT "exchangeSeq", "baseSeq", LENGTH("bytes") FROM "Raw" ORDER BY "exchangeSeq"',
    );
    const whole = rows.filter(([, base]) => base === null).map(([seq]) => seq);
    expect(whole).toEqual([1, 34, 67]);
    for (const [, base, bytes] of rows) if (base !== null) expect(bytes).toBeLessThan(6_000);
    const fresh = await newLog({ url });
    for (const [seq, each] of written.entries())
      expect((await fresh.read(seq + 1)).map(bodiesOf)).toEqual([bodiesOf(each)]);
  });

  test('is read as it was written when a record of the exchange that it repeats is replaced', async () => {
    const log = await newLog();
    const [first = '', second = '', other = ''] = conversation(3, (turn) => `${turn}`.repeat(3000));
    const { record, block } = recordOf(first, first);
    const later = recordOf(first, second);
    const repeating = recordOf(second, other);
    // An exchange that is open has its upstream request in a record of its own, and asks another target.
    const [received, ...rest] = record.messages;
    if (!received) throw new Error('the record has a request');
    await log.append(1, { ...record, status: 'open', messages: [received] }, block, settings);
    await log.append(1, { ...record, status: 'open', part: 1, messages: rest }, block, settings);
    await log.append(2, repeating.record, repeating.block, settings);
    await log.append(1, { ...later.record, part: 1, messages: later.record.messages.slice(1) }, later.block, settings);
    expect((await log.read(2)).map(bodiesOf)).toEqual([bodiesOf(repeating)]);
    expect((await log.read(1)).flatMap(bodiesOf)).toEqual(bodiesOf(later));
  });

  test('refers to none that was written later, so that writing it again makes no circle', async () => {
    const url = newStore();
    const log = await newLog({ url });
    const [first = '', second = ''] = conversation(2, (turn) => `${turn}`.repeat(3000));
    const [one, two] = [recordOf(first, first), recordOf(second, second)];
    await log.append(1, one.record, one.block, settings);
    await log.append(2, two.record, two.block, settings);
    await log.append(1, one.record, one.block, settings);
    expect(await selectRows(url, 'SELECT "exchangeSeq", "baseSeq" FROM "Raw" ORDER BY 1')).toEqual([
      [1, null],
      [2, isSqliteRun ? 1 : null],
    ]);
    const fresh = await newLog({ url });
    expect((await fresh.read(2)).map(bodiesOf)).toEqual([bodiesOf(two)]);
  });

  test.runIf(isSqliteRun)('is refused where another one stands for the one that it repeats', async () => {
    const url = newStore();
    const log = await newLog({ url });
    const [first = '', second = ''] = conversation(2, (turn) => `${turn}`.repeat(3000));
    const two = recordOf(second, second);
    const one = recordOf(first, first);
    await log.append(1, one.record, one.block, settings);
    await log.append(2, two.record, two.block, settings);
    const replaced = recordOf(first.replace('000', '999'), first);
    await (await newLog({ url })).append(1, replaced.record, replaced.block, settings);
    await expect((await newLog({ url })).read(2)).rejects.toThrow('the earlier request that it repeats was replaced');
  });

  test('repeats its own conversation where others of the same agent are between its turns', async () => {
    const url = newStore();
    const turns = new RecentTurns();
    const log = await newLog({ url, turns });
    const sessions = ['a', 'b'].map((name) => conversation(12, (turn) => `${name}${turn}`.repeat(500)));
    let seq = 0;
    for (let turn = 0; turn < 12; turn += 1)
      for (const bodies of sessions) {
        const { record, block } = recordOf(bodies[turn] ?? '', bodies[turn] ?? '');
        await log.append((seq += 1), record, block, settings);
      }
    const bases = await selectRows(url, 'SELECT "baseSeq" FROM "Raw" WHERE "exchangeSeq" > 4 ORDER BY "exchangeSeq"');
    if (isSqliteRun) expect(bases).toEqual(Array.from({ length: seq - 4 }, (_, index) => [index + 3]));
    expect(turns.seqs).toEqual(expect.arrayContaining([seq - 1, seq]));
  });

  test('stays while others refer to it', async () => {
    const url = newStore();
    const turns = new RecentTurns();
    const log = await newLog({ url, turns });
    const [first = '', second = ''] = conversation(2, (turn) => `${turn}`.repeat(2000));
    for (const [seq, body] of [first, second].entries()) {
      const { record, block } = recordOf(body, body);
      await log.append(seq + 1, record, block, settings);
    }
    turns.clear();
    await log.remove(1);
    expect(await selectRows(url, 'SELECT "exchangeSeq" FROM "Raw"')).toEqual([[1], [2]]);
    await log.remove(2);
    await log.removeUnused();
    expect(await selectRows(url, 'SELECT "exchangeSeq" FROM "Raw"')).toEqual([]);
  });

  test.each([
    ['the key is another one', (url: string) => newLog({ url, key: Buffer.alloc(32, 8) })],
    ['its row was altered', (url: string) => altered(url, `UPDATE "Raw" SET "bytes" = zeroblob(100)`)],
    ['its row was moved', (url: string) => altered(url, `UPDATE "Raw" SET "exchangeSeq" = 1, "part" = 9`)],
  ])('is refused where %s', async (_what, open) => {
    if (!isSqliteRun) return;
    const url = newStore();
    const { record, block } = recordOf('{}', '{}');
    await (await newLog({ url })).append(1, record, block, settings);
    await expect((await open(url)).read(1)).rejects.toThrow('what was recorded cannot be read');
  });
});

test('an exchange has the upstream request of its last attempt, whichever record it is in', async () => {
  const url = newStore();
  const writer = await TraceWriter.open({ url, bodies: 'full', secrets: [], processStarted: 1 });
  const text = (name: string): string => JSON.stringify({ messages: [{ role: 'user', content: name.repeat(4000) }] });
  const [first, last] = [recordOf(text('asked'), text('first')), recordOf(text('asked'), text('other'))];
  const [received, sent] = first.record.messages;
  if (!received || !sent) throw new Error('the record has two requests');
  const { traceId } = first.record;
  await writer.write([{ ...first.record, status: 'open', messages: [received, sent] }], first.block);
  await writer.write([{ ...last.record, traceId, part: 1, messages: last.record.messages.slice(1) }], last.block);
  await writer.close();
  const { messages } = await (await reader(url)).get(traceId);
  expect(messages.filter(({ role }) => role === 'upstream-request').map(({ body }) => String(body))).toContain(
    text('other'),
  );
});

test.runIf(isSqliteRun)('a query reads also what came behind more exchanges than are listed at once', async () => {
  const url = await storeAll([exchange()], { isRead: false });
  const { database } = await openStoreForWriting(url);
  onTestFinished(() => void database.close());
  const names = await database.prepare<[], string>(`SELECT "name" FROM pragma_table_info('Exchange')`).pluck().all();
  const own = (name: string): string => ({ seq: '1 + "n"', id: `"id" || "n"` })[name] ?? `"${name}"`;
  await database
    .prepare(
      `WITH RECURSIVE "Number"("n") AS (SELECT 1 UNION ALL SELECT "n" + 1 FROM "Number" WHERE "n" < 20100)
       INSERT INTO "Exchange" (${names.map((name) => `"${name}"`).join()})
       SELECT ${names.map(own).join()} FROM "Exchange", "Number" WHERE "seq" = 1`,
    )
    .run();
  await database
    .prepare(
      `INSERT INTO "Raw" ("exchangeSeq", "part", "size", "bytes") SELECT "seq", 0, 0, x'' FROM "Exchange" WHERE "seq" > 1`,
    )
    .run();
  const settler = await Settler.open(await openSettlerStore(database, url, { mayCreateKey: false }));
  expect(settler.isOverfull).toBe(true);
  expect([settler.newest, await settler.countPending()]).toEqual([20_101, 20_101]);
});

async function altered(url: string, statement: string): ReturnType<typeof newLog> {
  const { database } = await openStoreForWriting(url);
  await database.prepare(statement).run();
  await database.close();
  return newLog({ url });
}

describe.runIf(isSqliteRun)('the key', () => {
  const keyOf = (url: string): string => `${url.slice('file:'.length)}.key`;

  test('is in a file of its own that only its owner can read, and the database has no credential in clear', async () => {
    const url = newStore();
    const secret = 'configured-secret-value';
    const request = clientRequest(`{"key":"${secret}"}`, { headers: [['x-api-key', 'a-presented-credential']] });
    await storeAll([exchange({ request })], { url, secrets: [secret], isRead: false });
    expect(statSync(keyOf(url)).mode & 0o777).toBe(0o600);
    expect(await selectRows(url, 'SELECT COUNT(*) FROM "Raw"')).toEqual([[1]]);
    const stored = JSON.stringify((await selectRows(url, 'SELECT * FROM "Raw"')).flat().map(String));
    for (const credential of [secret, 'a-presented-credential']) expect(stored).not.toContain(credential);
  });

  test('is needed: without it metadata are left, and the trace states that', async () => {
    const url = newStore();
    const each = exchange({ request: clientRequest('{"model":"m"}') });
    await storeAll([each, exchange()], { url, isRead: false });
    expect(existsSync(keyOf(url))).toBe(true);
    writeFileSync(keyOf(url), randomBytes(32));
    await settleStore(url);
    const { row } = await (await reader(url)).get(each.traceId);
    expect(row).toMatchObject({ bodies: 'lost', model: null, status: 'ok' });
    expect(row.notes).toContain('what was recorded cannot be read');
    expect(await selectRows(url, 'SELECT * FROM "Raw"')).toEqual([]);
  });

  test('is refused where its file has something else', async () => {
    const url = newStore();
    await storeAll([exchange()], { url, isRead: false });
    writeFileSync(keyOf(url), 'short');
    await expect(settleStore(url)).rejects.toThrow('this is not a key of Louter (5 bytes in place of 32)');
  });
});

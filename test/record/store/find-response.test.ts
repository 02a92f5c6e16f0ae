import { expect, test } from 'vitest';
import { exchange } from '../support/exchange.ts';
import { newStore, reader, runStatements, selectRows, storeAll } from '../support/store.ts';

test('a response is found by its id and its caller only, the latest first', async () => {
  const url = newStore();
  await storeAll(
    [
      exchange({ traceId: 'one', issuedResponse: { caller: 'someone', id: 'resp_1', items: [] } }),
      exchange({ traceId: 'two', issuedResponse: { caller: 'someone', id: 'resp_1', items: [] } }),
      exchange({ traceId: 'three', issuedResponse: { caller: 'another', id: 'resp_1', items: [] } }),
      exchange({ traceId: 'four', issuedResponse: null }),
    ],
    { url },
  );
  const store = await reader(url);
  const latest = await store.findResponse('someone', 'resp_1');
  expect(latest?.row.id).toBe('two');
  expect((await store.findResponse('someone', 'resp_1', latest))?.row.id).toBe('one');
  expect((await store.findResponse('another', 'resp_1'))?.row.id).toBe('three');
  expect(await store.findResponse('someone', 'resp_2')).toBeUndefined();
  expect(await store.findResponse('nobody', 'resp_1')).toBeUndefined();
  // Who it was cannot be read off.
  expect(latest?.row.keyDigest).toMatch(/^[0-9a-f]{64}$/);
});

test('responses are found by a key of their caller, the latest last, as long as their bodies are kept', async () => {
  const url = newStore();
  const located = (traceId: string, caller: string, keys: string[], more = {}) =>
    exchange({ traceId, locatedResponse: { caller, keys }, ...more });
  await storeAll(
    [
      located('one', 'someone', ['call a', 'call b']),
      located('two', 'someone', ['call a']),
      located('three', 'another', ['call a']),
      located('four', 'someone', ['call c'], {
        issuedResponse: { caller: 'someone', id: 'resp_1', items: ['call d'] },
      }),
    ],
    { url },
  );
  const store = await reader(url);
  const found = async (caller: string, ...keys: string[]) =>
    (await store.findLocated(caller, keys)).map(({ trace, keys: own }) => [trace.row.id, ...own]);
  expect(await found('someone', 'call a')).toEqual([
    ['one', 'call a'],
    ['two', 'call a'],
  ]);
  expect(await found('someone', 'call b', 'call c')).toEqual([
    ['one', 'call b'],
    ['four', 'call c'],
  ]);
  expect(await found('someone', 'call d')).toEqual([]);
  expect(await found('nobody', 'call a')).toEqual([]);
  // What the model called cannot be read off.
  expect(JSON.stringify(await selectRows(url, 'SELECT "itemId" FROM "AnswerItem"'))).not.toContain('call a');
  await runStatements(url, `UPDATE "Exchange" SET "bodies" = 'pruned' WHERE "id" = 'two'`);
  expect(await found('someone', 'call a')).toEqual([['one', 'call a']]);
});

test('items of responses are found by their ids and their caller, the earliest response first', async () => {
  const url = newStore();
  const answered = (traceId: string, caller: string, items: string[]) =>
    exchange({ traceId, issuedResponse: { caller, id: 'resp_1', items } });
  await storeAll(
    [
      answered('one', 'someone', ['msg_1', 'fc_1']),
      answered('two', 'someone', ['msg_2', 'fc_1']),
      answered('three', 'another', ['msg_3']),
      answered('four', 'someone', ['msg_4', 'fc_1']),
    ],
    { url },
  );
  const store = await reader(url);
  const found = async (caller: string, wanted: Record<string, number>) =>
    (await store.findItems(caller, new Map(Object.entries(wanted)))).map(({ row }) => row.id);
  expect(await found('someone', { msg_2: 1, msg_1: 1, msg_3: 1 })).toEqual(['one', 'two']);
  expect(await found('someone', { fc_1: 1 })).toEqual(['four']);
  expect(await found('someone', { fc_1: 2 })).toEqual(['two', 'four']);
  expect(await found('another', { msg_3: 1, fc_1: 1 })).toEqual(['three']);
  expect(await found('nobody', { msg_1: 1 })).toEqual([]);
});

test('findResponse fails with no-store when the store breaks while it is open', async () => {
  const url = await storeAll([
    exchange({ traceId: 'one', issuedResponse: { caller: 'someone', id: 'resp_1', items: [] } }),
  ]);
  const store = await reader(url);
  await runStatements(url, 'DROP TABLE "Setting"');
  await expect(store.findResponse('someone', 'resp_1')).rejects.toMatchObject({
    name: 'TraceStoreError',
    kind: 'no-store',
  });
});

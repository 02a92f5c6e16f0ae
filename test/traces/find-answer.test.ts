import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { fileOfUrl } from '../../src/traces/database.ts';
import { exchange } from './support/exchange.ts';
import { newStore, reader, recordAll, recorder } from './support/store.ts';

test('an answer is found by its id and its caller, the latest first, and by nothing else', async () => {
  const url = newStore();
  const writing = recorder(url);
  recordAll(writing, [
    exchange({ traceId: 'one', answered: { caller: 'someone', id: 'resp_1' } }),
    exchange({ traceId: 'two', answered: { caller: 'someone', id: 'resp_1' } }),
    exchange({ traceId: 'three', answered: { caller: 'another', id: 'resp_1' } }),
    exchange({ traceId: 'four', answered: null }),
  ]);
  await writing.stop();
  const store = await reader(url);
  const latest = await store.findAnswer('someone', 'resp_1');
  expect(latest?.row.id).toBe('two');
  expect((await store.findAnswer('someone', 'resp_1', latest))?.row.id).toBe('one');
  expect((await store.findAnswer('another', 'resp_1'))?.row.id).toBe('three');
  expect(await store.findAnswer('someone', 'resp_2')).toBeUndefined();
  expect(await store.findAnswer('nobody', 'resp_1')).toBeUndefined();
  // Who it was cannot be read off.
  expect(latest?.row.keyDigest).toMatch(/^[0-9a-f]{64}$/);
});

test('a store that breaks while it is open says so in a word of its own', async () => {
  const url = newStore();
  const writing = recorder(url);
  recordAll(writing, [exchange({ traceId: 'one', answered: { caller: 'someone', id: 'resp_1' } })]);
  await writing.stop();
  const store = await reader(url);
  const database = new Database(fileOfUrl(url));
  database.exec('DROP TABLE "Setting"');
  database.close();
  await expect(store.findAnswer('someone', 'resp_1')).rejects.toMatchObject({
    name: 'TraceStoreError',
    kind: 'no-store',
  });
});

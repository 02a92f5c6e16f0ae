import { describe, expect, test } from 'vitest';
import { pruneTraces } from '../../src/traces/prune.ts';
import { clientRequest, exchange, response } from './support/exchange.ts';
import { newStore, reader, recordAll, recorder } from './support/store.ts';

const now = Date.parse('2026-06-01T12:00:00Z');
const at = (hoursAgo: number): number => now * 1000 - hoursAgo * 3_600_000_000;

describe('pruning', () => {
  const body = 'x'.repeat(1000);
  const old = (hoursAgo: number, traceId: string) =>
    exchange({ traceId, startedAt: at(hoursAgo), request: clientRequest(body), response: response([body]) });
  const everything = { bodiesBefore: 0, metadataBefore: 0, maxBytes: Infinity };

  async function three(): Promise<string> {
    const url = newStore();
    const into = recorder(url);
    recordAll(into, [old(30, 'oldest'), old(20, 'middle'), old(10, 'newest')]);
    await into.stop();
    return url;
  }
  const bodiesOf = async (url: string): Promise<[string, number][]> => {
    const store = await reader(url);
    const rows = await store.list({}, 10);
    return Promise.all(
      rows.map(async ({ id }): Promise<[string, number]> => [
        id,
        (await store.get(id)).messages.filter((message) => message.body !== null).length,
      ]),
    );
  };

  test('nothing that is young enough goes', async () => {
    const url = await three();
    expect(pruneTraces(url, everything)).toMatchObject({ exchanges: 0, bodies: 0 });
  });

  test('bodies go before their exchange', async () => {
    const url = await three();
    expect(pruneTraces(url, { ...everything, bodiesBefore: at(15), metadataBefore: at(25) })).toMatchObject({
      exchanges: 1,
      bodies: 2,
    });
    expect(await bodiesOf(url)).toEqual([
      ['newest', 2],
      ['middle', 0],
    ]);
  });

  test('the oldest bodies go until the rest fits', async () => {
    const url = await three();
    expect(pruneTraces(url, { ...everything, maxBytes: 4500 })).toMatchObject({ exchanges: 0, bodies: 2 });
    expect(await bodiesOf(url)).toEqual([
      ['newest', 2],
      ['middle', 2],
      ['oldest', 0],
    ]);
  });

  test('the space is given back to the file system', async () => {
    const url = newStore();
    const into = recorder(url);
    recordAll(
      into,
      Array.from({ length: 300 }, (_, index) =>
        exchange({ startedAt: at(30) + index, request: clientRequest('y'.repeat(4000)) }),
      ),
    );
    await into.stop();
    expect(pruneTraces(url, { ...everything, metadataBefore: at(1) })).toMatchObject({ exchanges: 300 });
    expect((await (await reader(url)).stats()).fileBytes).toBeLessThan(300_000);
  });
});

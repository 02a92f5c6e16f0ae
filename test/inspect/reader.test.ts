import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect, onTestFinished, test } from 'vitest';
import type { ExportedTrace } from '../../src/inspect/export/trace-json.ts';
import { createTraceReader, type TraceReader } from '../../src/inspect/reader.ts';
import { backend, exchange, response } from '../record/support/exchange.ts';
import { newStore, storeAll } from '../record/support/store.ts';

function readerOf(url: string | null): TraceReader {
  const reader = createTraceReader(url);
  onTestFinished(() => reader.close());
  return reader;
}

/** An event of a chat stream. */
const chunk = (content: string): string =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`;

test('does not block the event loop while it reads a long trace', async () => {
  const url = newStore();
  const answer = response([
    ...Array.from({ length: 60_000 }, (_, index) => chunk(`word ${index} `)),
    'data: [DONE]\n\n',
  ]);
  const long = exchange({ frontend: 'openai-chat', backend: backend({ response: answer }), response: answer });
  await storeAll([long], { url });
  const reader = readerOf(url);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const before = performance.now();
  const [page, json] = await Promise.all([reader.page({}, 10), reader.trace(long.traceId)]);
  const tookMs = performance.now() - before;
  delay.disable();
  expect(page.traces.map(({ trace_id: id }) => id)).toEqual([long.traceId]);
  const { backend: reported } = JSON.parse(json.toString()) as ExportedTrace;
  expect(reported?.core_events?.length).toBeGreaterThan(60_000);
  // All of it takes much longer than any one turn of the loop waits: what this thread does is to take the answer.
  expect(delay.max / 1e6).toBeLessThan(Math.max(250, tookMs / 3));
});

test('returns messages as they are stored', async () => {
  const url = newStore();
  const bytes = Buffer.from([0xff, 0x00, 0xe2, 0x82, 0xac]);
  const known = exchange({
    issuedResponse: { caller: 'somebody', id: 'resp_1', items: ['item_1'] },
    backend: backend({ response: response([bytes, 'more']) }),
    response: response(['done']),
  });
  await storeAll([known], { url });
  const reader = readerOf(url);
  const found = await reader.findAnswer('somebody', 'resp_1');
  const message = found?.messages.find(({ role }) => role === 'upstream-response');
  expect(message?.body).toEqual(Buffer.concat([bytes, Buffer.from('more')]));
  expect(Buffer.isBuffer(message?.chunks[0]?.bytes)).toBe(true);
  expect(message?.chunks.map((piece) => piece.bytes)).toEqual([bytes, Buffer.from('more')]);
  expect((await reader.findItems('somebody', new Map([['item_1', 1]]))).map(({ row }) => row.id)).toEqual([
    known.traceId,
  ]);
  expect(await reader.findAnswer('somebody', 'resp_1', found)).toBeUndefined();
  expect(await reader.findAnswer('another', 'resp_1')).toBeUndefined();
});

test('finds a store that is created later', async () => {
  const url = newStore();
  const reader = readerOf(url);
  await expect(reader.page({}, 1)).rejects.toMatchObject({ name: 'TraceStoreError', kind: 'no-store' });
  await storeAll([exchange()], { url });
  expect((await reader.page({}, 1)).next).toBeNull();
  await expect(reader.trace('cc'.padEnd(32, '0'))).rejects.toMatchObject({
    name: 'TraceStoreError',
    kind: 'not-found',
  });
  await expect(readerOf(null).page({}, 1)).rejects.toMatchObject({ kind: 'off' });
});

test('writes the summaries of named traces that match as JSON', async () => {
  const [ended, other] = [exchange({ run: 'one' }), exchange({ run: 'two' })];
  const reader = readerOf(await storeAll([ended, other]));
  const ids = [ended.traceId, other.traceId, 'f'.repeat(32)];
  const found = await reader.summaries({ ids, run: 'one' });
  expect(found.map(({ traceId, isOpen }) => [traceId, isOpen])).toEqual([[ended.traceId, false]]);
  const [listed] = (await reader.page({ ids, run: 'one' }, 1)).traces;
  expect(JSON.parse(found[0]?.json ?? '')).toEqual(listed);
});

test('settles its queries and never fails when it is closed', async () => {
  const url = await storeAll([exchange()]);
  const reader = readerOf(url);
  await reader.page({}, 5);
  const closing = reader.close();
  const late = [reader.close(), reader.close(), reader.page({}, 5)];
  await closing;
  // Whether the question still finds an answer is a race; it does not wait for ever.
  const [first, second, page] = await Promise.allSettled(late);
  expect([first?.status, second?.status]).toEqual(['fulfilled', 'fulfilled']);
  expect(page?.status).toMatch(/fulfilled|rejected/);
});

test('reads again after it was closed', async () => {
  const url = await storeAll([exchange()]);
  const reader = readerOf(url);
  expect((await reader.page({}, 5)).traces).toHaveLength(1);
  await reader.close();
  expect((await reader.page({}, 5)).traces).toHaveLength(1);
});

import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTraceReader, type TraceReader } from '../../src/inspect/reader.ts';
import type { Recorder } from '../../src/record/exchange.ts';
import { joinStores } from '../../src/record/store/joined-store.ts';
import { TraceStoreError } from '../../src/record/store/store-error.ts';
import { WaitingExchanges } from '../../src/record/waiting-exchanges.ts';
import { isPostgresRun } from '../support/postgres.ts';
import { backend, clientRequest, exchange, response } from './support/exchange.ts';
import { closedFrame, journalName, listFiles, newJournal, openFrame } from './support/journal.ts';
import { lockStore, newStore, recordAll, recorder, stored, temporaryFolder, until } from './support/store.ts';

const secondUs = 1_000_000;
const key = Buffer.alloc(32, 1);

/** An exchange of a chat, as a gateway records it. */
const chat = (question: string, startedAt: number) => {
  const answer = response([
    JSON.stringify({
      id: 'c',
      object: 'chat.completion',
      created: 1,
      model: 'm',
      choices: [{ index: 0, message: { role: 'assistant', content: `about ${question}` }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 3, completion_tokens: 4, total_tokens: 7 },
    }),
  ]);
  return exchange({
    startedAt,
    frontend: 'openai-chat',
    request: clientRequest(JSON.stringify({ model: 'm', messages: [{ role: 'user', content: question }] })),
    backend: backend({ response: answer }),
    response: answer,
  });
};

function readerBeside(url: string, from: Recorder): TraceReader {
  const reader = createTraceReader(url, {
    settled: () => from.settled(),
    waitingPlace: () => from.waitingPlace(),
  });
  onTestFinished(() => reader.close());
  return reader;
}

const idsOf = async (reader: TraceReader, filter = {}): Promise<string[]> =>
  (await reader.page(filter, 10)).traces.map(({ trace_id: id }) => id);

/** What waits in the journal of a process, of which nothing else is known. */
const openWaiting = (directory: string): Promise<WaitingExchanges> =>
  WaitingExchanges.open({
    directory,
    key,
    folder: join(directory, `${journalName({ pid: process.pid })}0`),
    bodies: 'full',
  });

test('are listed, found and searched with those that are stored, while the store cannot be written', async () => {
  const url = newStore();
  const directory = temporaryFolder();
  const into = recorder(url, { journalDirectory: directory });
  const [first, second, third] = [1, 2, 3].map((nth) => chat(`question ${nth}`, nth * secondUs)) as [
    never,
    never,
    never,
  ];
  recordAll(into, [first]);
  await until(() => into.health().written === 1);
  await into.settled();
  const unlock = await lockStore(url);
  recordAll(into, [second, third]);
  await until(() => into.health().state === 'degraded');
  const reader = readerBeside(url, into);
  const all = [third, second, first].map(({ traceId }) => traceId);
  // The lock of PostgreSQL keeps others from reading too.
  const reachable = isPostgresRun ? all.slice(0, 2) : all;
  expect(await idsOf(reader)).toEqual(reachable);
  const { unreachable } = await reader.page({}, 10);
  if (isPostgresRun) expect(unreachable).toMatch(/^the trace database has not answered for 3 s; /);
  else expect(unreachable).toBeNull();
  expect(await idsOf(reader, { texts: ['question 3'] })).toEqual([all[0]]);
  const trace: unknown = JSON.parse((await reader.trace(all[0] ?? '')).toString());
  expect(trace).toMatchObject({ status: 'ok', usage: { input: 5 } });
  expect(JSON.stringify(trace)).toContain('about question 3');
  const listed = await reader.view({ view: 'conversations', filter: {}, limit: 10 }, new AbortController().signal);
  const { conversations } = JSON.parse(listed.toString()) as { conversations: unknown[] };
  expect(conversations).toHaveLength(reachable.length);
  const folder = into.waitingPlace()?.folder ?? '';
  expect(existsSync(folder)).toBe(true);
  await unlock();
  await until(() => into.health().state === 'ok' && into.health().written === 3);
  expect(await idsOf(reader)).toEqual(all);
  expect(existsSync(folder)).toBe(false);
});

test('are read again where only more was added, and once each', async () => {
  const directory = temporaryFolder();
  const journal = newJournal(join(directory, journalName()), { key });
  const [first, second] = [chat('one', secondUs), chat('two', 2 * secondUs)];
  journal.append(openFrame(first));
  const waiting = await openWaiting(directory);
  onTestFinished(() => waiting.close());
  await waiting.update();
  expect((await waiting.store.list({ status: 'open' }, 10)).map(({ id }) => id)).toEqual([first.traceId]);
  journal.append(closedFrame(first));
  journal.append(closedFrame(second));
  await waiting.update();
  await waiting.update();
  const listed = await waiting.store.list({}, 10);
  expect(listed.map(({ id, status }) => [id, status])).toEqual([
    [second.traceId, 'ok'],
    [first.traceId, 'ok'],
  ]);
  const [segment = ''] = listFiles(join(directory, journalName()));
  // A frame that its process is writing.
  appendFileSync(segment, Buffer.from([200, 0, 0, 0, 1]));
  await waiting.update();
  expect(await waiting.store.list({}, 10)).toHaveLength(2);
});

test('are read without their credentials, and nothing of them is left', async () => {
  const directory = temporaryFolder();
  const secret = 'sk-of-the-client-0123456789';
  const request = clientRequest(
    JSON.stringify({ model: 'm', messages: [{ role: 'user', content: `it is ${secret}` }] }),
    {
      headers: [['authorization', `Bearer ${secret}`]],
    },
  );
  newJournal(join(directory, journalName()), { key }).append(closedFrame({ ...chat('x', secondUs), request }));
  const waiting = await openWaiting(directory);
  await waiting.update();
  const [row] = await waiting.store.list({}, 1);
  const { messages } = await waiting.store.get(row?.id ?? '');
  expect(messages.find(({ role }) => role === 'client-request')?.body?.toString()).toContain('it is ');
  const own = listFiles(directory).filter((file) => file.includes('waiting.db'));
  expect(own.length).toBeGreaterThan(0);
  for (const file of own) expect(readFileSync(file).includes(secret)).toBe(false);
  await waiting.close();
  expect(readdirSync(directory)).toEqual([journalName()]);
});

test.runIf(!isPostgresRun)('are all that is shown of a database that does not answer, with the reason', async () => {
  const waiting = await stored([exchange({ startedAt: 2 * secondUs })]);
  const away = new TraceStoreError('no-store', 'postgresql://host/db: cannot be read now (refused)');
  const joined = joinStores({
    openWaiting: async () => waiting,
    openDatabase: () => Promise.reject(away),
    explain: (thrown) => thrown,
  });
  expect(joined.unreachable?.()).toBeNull();
  expect(await joined.list({}, 10)).toHaveLength(1);
  expect(joined.unreachable?.()).toBe(`${away.message}; this is what waits for it in the journal of this gateway`);
  await expect(joined.get('ffffffff')).rejects.toBe(away);
});

test.runIf(!isPostgresRun)('are one list with those of a database, of which the ended one counts', async () => {
  const ended = chat('ended', secondUs);
  const [own, other] = [chat('own', 3 * secondUs), chat('other', 2 * secondUs)];
  const database = await stored([ended, other]);
  const waiting = await stored([ended, own]);
  const joined = joinStores({
    openWaiting: async () => waiting,
    openDatabase: async () => database,
    explain: (thrown) => thrown,
  });
  const ids = [own, other, ended].map(({ traceId }) => traceId);
  expect((await joined.list({}, 10)).map(({ id }) => id)).toEqual(ids);
  expect((await joined.list({}, 2)).map(({ id }) => id)).toEqual(ids.slice(0, 2));
  expect((await joined.listConversations({}, 10)).map(({ last }) => last.id)).toEqual(ids);
  expect((await joined.get(own.traceId)).row.id).toBe(own.traceId);
  expect((await joined.getNeighbours(await joined.get(own.traceId))).previous).toBeNull();
  expect(joined.unreachable?.()).toBeNull();
});

test.runIf(!isPostgresRun)('are missed aloud where they cannot be read', async () => {
  const database = await stored([chat('stored', secondUs)]);
  const joined = joinStores({
    openWaiting: () => Promise.reject(new Error('ENOSPC: no space left on device')),
    openDatabase: async () => database,
    explain: (thrown) => thrown,
  });
  expect(await joined.list({}, 10)).toHaveLength(1);
  expect(joined.unreachable?.()).toBe(
    'what waits in the journal of this gateway cannot be read (ENOSPC: no space left on device); this is what the database has',
  );
});

test.runIf(!isPostgresRun)('are shown as they ended where the database has their beginning only', async () => {
  const ended = chat('ended', secondUs);
  const database = await stored([{ ...ended, status: 'interrupted' }]);
  const waiting = await stored([ended]);
  const joined = joinStores({
    openWaiting: async () => waiting,
    openDatabase: async () => database,
    explain: (thrown) => thrown,
  });
  expect((await joined.list({}, 10)).map(({ status }) => status)).toEqual(['ok']);
  expect((await joined.get(ended.traceId)).row.status).toBe('ok');
});

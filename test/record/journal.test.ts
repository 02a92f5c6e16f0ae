import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { describe, expect, test, vi } from 'vitest';
import { parseFrame } from '../../src/record/exchange-record.ts';
import { JournalRecovery, type RecoveryStore } from '../../src/record/journal-recovery.ts';
import { JournalReplay } from '../../src/record/journal-replay.ts';
import { openStoreForWriting } from '../../src/record/store/open-store.ts';
import { isPostgresRun } from '../support/postgres.ts';
import { backend, clientRequest, exchange, response } from './support/exchange.ts';
import {
  closedFrame,
  journalKeyOf,
  journalName,
  listFiles,
  newJournal,
  newRecorderJournal,
  openFrame,
  ownJournalName,
  pendingExchange,
  recoverInto,
} from './support/journal.ts';
import {
  lockStore,
  newStore,
  reader,
  recordAll,
  recorder,
  runStatements,
  selectRows,
  storeAll,
  temporaryFolder,
  until,
} from './support/store.ts';

const failures = vi.hoisted(() => ({
  writeError: undefined as Error | undefined,
  removeError: undefined as Error | undefined,
  maxWritten: Infinity,
}));
vi.mock(import('node:fs'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    rmSync(...parameters: Parameters<typeof original.rmSync>) {
      if (failures.removeError) throw failures.removeError;
      original.rmSync(...parameters);
    },
    writevSync(descriptor: number, buffers: readonly NodeJS.ArrayBufferView[]) {
      if (failures.writeError) throw failures.writeError;
      const all = Buffer.concat(buffers.map((each) => new Uint8Array(each.buffer, each.byteOffset, each.byteLength)));
      return original.writeSync(descriptor, all.subarray(0, failures.maxWritten));
    },
  };
});

const answered = (fields: Parameters<typeof exchange>[0] = {}) =>
  exchange({ request: clientRequest('{"a": 1}'), backend: backend(), response: response(['data: 1\n\n']), ...fields });

/** A store with a key, and a folder of a process that has ended for it. */
async function prepared() {
  const url = newStore();
  const directory = temporaryFolder();
  const key = await journalKeyOf(url);
  return { url, directory, key, folder: join(directory, journalName()) };
}

const statuses = (url: string): Promise<unknown[][]> =>
  selectRows(url, 'SELECT "status" FROM "Exchange" ORDER BY "startedAt", "id"');

/** A database that has these exchanges. */
const emptyStore = (journalKey: Buffer, stored: ReadonlyMap<string, string> = new Map()): RecoveryStore => ({
  journalKey,
  statusesOf: async () => stored,
  async interrupt() {},
});

describe('the journal on disk', () => {
  test('has nothing of a request in plain text', () => {
    const folder = join(temporaryFolder(), 'own');
    const journal = newJournal(folder);
    const request = clientRequest('{"text": "of-the-client"}', { headers: [['authorization', 'Bearer sk-secret']] });
    journal.append(closedFrame(answered({ request, requestedModel: 'asked-model' })));
    const bytes = Buffer.concat(listFiles(folder).map((file) => readFileSync(file)));
    expect(bytes.length).toBeGreaterThan(500);
    for (const text of ['authorization', 'sk-secret', 'of-the-client', 'asked-model', 'traceId', 'data: 1'])
      expect(bytes.includes(text)).toBe(false);
  });

  test.runIf(process.platform !== 'win32')('may be read by its owner only', () => {
    const folder = join(temporaryFolder(), 'own');
    newJournal(folder).append(closedFrame(answered()));
    const modes = [folder, ...listFiles(folder)].map((path) => statSync(path).mode & 0o777);
    expect(modes).toEqual([0o700, 0o600]);
  });

  test('begins a new segment when one is large enough, and removes those of which all is stored', async () => {
    const folder = join(temporaryFolder(), 'own');
    const journal = newJournal(folder, { maxSegmentBytes: 2_000 });
    const kept = Array.from({ length: 6 }, () => journal.append(closedFrame(answered())) ?? expect.fail('not kept'));
    const segments = listFiles(folder).length;
    expect(segments).toBeGreaterThan(1);
    expect(journal.bytes).toBe(listFiles(folder).reduce((sum, file) => sum + statSync(file).size, 0));
    journal.release(kept.slice(0, 5));
    await until(() => listFiles(folder).length < segments);
    expect(listFiles(folder)).toContain(kept[5]?.path);
    journal.release(kept.slice(5));
    await until(() => listFiles(folder).length <= 1);
  });

  test('is full at its limit until some of it is stored', () => {
    const journal = newJournal(join(temporaryFolder(), 'own'), { maxSegmentBytes: 1, maxJournalBytes: 3_000 });
    const kept = [];
    for (
      let segment = journal.append(closedFrame(answered()));
      segment;
      segment = journal.append(closedFrame(answered()))
    )
      kept.push(segment);
    expect(kept.length).toBeGreaterThan(0);
    expect(journal.append(closedFrame(answered()))).toBeUndefined();
    expect(journal.states).toEqual([{ state: 'full' }]);
    journal.release(kept);
    expect(journal.append(closedFrame(answered()))).toBeDefined();
    expect(journal.states).toEqual([{ state: 'full' }, { state: 'ok' }]);
  });

  test('is not tried for a while when its directory cannot be created', () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    const journal = newJournal(join(file, 'own'));
    expect(journal.append(closedFrame(answered()))).toBeUndefined();
    expect(journal.append(closedFrame(answered()))).toBeUndefined();
    expect(journal.states).toEqual([{ state: 'failed', error: expect.stringContaining('ENOTDIR') }]);
  });

  test.each(['an error', 'a part that is written'])(
    'keeps what it has when the disk is full, reported by %s',
    async (by) => {
      const { url, directory, key, folder } = await prepared();
      const journal = newJournal(folder, { key });
      journal.append(closedFrame(answered()));
      if (by === 'an error') failures.writeError = new Error('ENOSPC: no space left on device');
      else failures.maxWritten = 40;
      try {
        expect(journal.append(closedFrame(answered()))).toBeUndefined();
      } finally {
        failures.writeError = undefined;
        failures.maxWritten = Infinity;
      }
      expect(journal.states).toEqual([{ state: 'failed', error: expect.stringMatching(/ENOSPC|disk is full/) }]);
      expect((await recoverInto(url, directory)).counts).toEqual([{ exchanges: 1, interrupted: 0 }]);
    },
  );
});

describe('the folder of a journal', () => {
  test('is touched while the process runs, whatever its database does', async () => {
    const folder = join(temporaryFolder(), 'own');
    const journal = newJournal(folder);
    journal.append(closedFrame(answered()));
    const longAgo = new Date(Date.now() - 90_000);
    utimesSync(folder, longAgo, longAgo);
    await until(() => statSync(folder).mtimeMs > longAgo.getTime() + 60_000);
    expect(journal.states).toEqual([]);
    journal.close({ isAllStored: true });
  });

  test('has no small segment for long when all of it is stored', async () => {
    const folder = join(temporaryFolder(), 'own');
    const journal = newJournal(folder, { maxStoredMs: 1 });
    const stored = journal.append(closedFrame(answered())) ?? expect.fail('not kept');
    journal.release([stored]);
    await until(() => listFiles(folder).length === 0);
    const kept = journal.append(closedFrame(answered()));
    const longAgo = new Date(Date.now() - 90_000);
    utimesSync(folder, longAgo, longAgo);
    await until(() => statSync(folder).mtimeMs > longAgo.getTime() + 60_000);
    expect(listFiles(folder)).toEqual([kept?.path]);
    journal.close({ isAllStored: true });
  });

  test.each(['removed', 'taken over by another gateway'])('is created again when it is %s', async (how) => {
    const folder = join(temporaryFolder(), 'own');
    const journal = newJournal(folder);
    const first = journal.append(closedFrame(answered()));
    if (how === 'removed') rmSync(folder, { recursive: true });
    else renameSync(folder, `${folder}~other`);
    await until(() => journal.append(closedFrame(answered()))?.path !== first?.path);
    expect(listFiles(folder)).toHaveLength(1);
    expect(journal.states).toEqual([]);
    journal.close({ isAllStored: true });
  });
});

describe('what a killed process left in its journal', () => {
  test('is stored once, and its folder is removed', async () => {
    const { url, directory, key, folder } = await prepared();
    const journal = newJournal(folder, { key });
    const all = [answered(), answered()];
    for (const each of all) {
      journal.append(openFrame(each));
      journal.append(closedFrame(each));
    }
    expect((await recoverInto(url, directory)).counts).toEqual([{ exchanges: 2, interrupted: 0 }]);
    expect(readdirSync(directory)).toEqual([]);
    expect(await statuses(url)).toEqual([['ok'], ['ok']]);
    const store = await reader(url);
    const { messages } = await store.get(all[1]?.traceId ?? '');
    expect(messages.map(({ role, body }) => [role, body?.toString()])).toEqual([
      ['client-request', '{"a": 1}'],
      ['client-response', 'data: 1\n\n'],
    ]);
  });

  test('does not change a row that has ended', async () => {
    const each = answered();
    const { url, directory, key, folder } = await prepared();
    await storeAll([each], { url });
    const before = await selectRows(url, 'SELECT * FROM "Exchange"');
    newJournal(folder, { key }).append(openFrame(each));
    expect((await recoverInto(url, directory)).counts).toEqual([]);
    expect(await selectRows(url, 'SELECT * FROM "Exchange"')).toEqual(before);
    expect(readdirSync(directory)).toEqual([]);
  });

  test('completes a row that another gateway has marked as interrupted', async () => {
    const each = answered();
    const { url, directory, key, folder } = await prepared();
    await storeAll([{ ...each, status: 'interrupted', backend: null, response: null }], { url });
    const journal = newJournal(folder, { key });
    // Its request is in the database already.
    journal.append(closedFrame(each, { includesRequest: false }));
    expect((await recoverInto(url, directory)).counts).toEqual([{ exchanges: 1, interrupted: 0 }]);
    expect(await statuses(url)).toEqual([['ok']]);
    const { messages } = await (await reader(url)).get(each.traceId);
    expect(messages.map(({ role }) => role)).toEqual(['client-request', 'client-response']);
  });

  test('has a row that is interrupted for a request that had not ended', async () => {
    const { url, directory, key, folder } = await prepared();
    newJournal(folder, { key }).append(openFrame(answered()));
    expect((await recoverInto(url, directory)).counts).toEqual([{ exchanges: 0, interrupted: 1 }]);
    const [[status, endedAt] = []] = await selectRows(url, 'SELECT "status", "endedAt" FROM "Exchange"');
    expect(status).toBe('interrupted');
    expect(Math.abs(Number(endedAt) / 1000 - Date.now())).toBeLessThan(600_000);
  });

  test('is stored when it has the beginning of a request and its end', async () => {
    const { url, directory, key, folder } = await prepared();
    const journal = newJournal(folder, { key });
    const each = answered();
    journal.append(closedFrame(each, { isClosed: false }));
    journal.append(closedFrame(each, { includesRequest: false }));
    expect((await recoverInto(url, directory)).counts).toEqual([{ exchanges: 1, interrupted: 0 }]);
    expect(await statuses(url)).toEqual([['ok']]);
    expect(await selectRows(url, 'SELECT "backend" FROM "Attempt"')).toEqual([['local']]);
  });

  test('is stored up to a frame that is torn', async () => {
    const { url, directory, key, folder } = await prepared();
    const journal = newJournal(folder, { key });
    journal.append(closedFrame(answered()));
    const size = journal.bytes;
    for (const cut of [size + 2, size + 10]) {
      journal.append(closedFrame(answered()));
      truncateSync(listFiles(folder)[0] ?? '', cut);
    }
    expect(await recoverInto(url, directory)).toEqual({ counts: [{ exchanges: 1, interrupted: 0 }], problems: [] });
  });

  test('is stored up to a frame that was altered, which is reported', async () => {
    const { url, directory, key, folder } = await prepared();
    const journal = newJournal(folder, { key });
    journal.append(closedFrame(answered()));
    const size = journal.bytes;
    journal.append(closedFrame(answered()));
    const [file = ''] = listFiles(folder);
    const bytes = readFileSync(file);
    bytes.writeUInt8((bytes[size + 50] ?? 0) ^ 1, size + 50);
    writeFileSync(file, bytes);
    const { counts, problems } = await recoverInto(url, directory);
    expect(counts).toEqual([{ exchanges: 1, interrupted: 0 }]);
    expect(problems).toEqual([expect.stringContaining('is damaged')]);
  });

  test('stays where it is when it belongs to another database', async () => {
    const { url, directory, folder } = await prepared();
    newJournal(folder).append(closedFrame(answered()));
    const before = listFiles(directory);
    const { counts, problems } = await recoverInto(url, directory);
    expect(counts).toEqual([]);
    expect(problems).toEqual([expect.stringContaining('another trace database')]);
    expect(listFiles(directory)).toEqual(before);
  });

  test('is stored as far as it belongs to this database, where the process has changed to another one', async () => {
    const { url, directory, key, folder } = await prepared();
    const journal = newJournal(folder);
    for (const each of [Buffer.alloc(32, 2), key, Buffer.alloc(32, 3)]) {
      journal.useKey(each);
      journal.append(closedFrame(answered()));
    }
    const [first, , last] = listFiles(folder).toSorted();
    const { counts, problems } = await recoverInto(url, directory);
    expect(counts).toEqual([{ exchanges: 1, interrupted: 0 }]);
    expect(problems).toEqual([expect.stringContaining('another trace database')]);
    const names = [first, last].map((file = '') => basename(file));
    expect(listFiles(directory).map((file) => basename(file))).toEqual(names);
  });

  test('stays where it is when the database is replaced before all of it is stored', async () => {
    const { url, directory, folder } = await prepared();
    newJournal(`${folder}~${ownJournalName}`).append(closedFrame(answered()));
    const before = listFiles(directory);
    const { counts, problems } = await recoverInto(url, directory);
    expect(counts).toEqual([]);
    expect(problems).toEqual([expect.stringContaining('another trace database')]);
    expect(listFiles(directory)).toEqual(before);
  });

  test('is redacted by what was configured where it was received', async () => {
    const { url, directory, key } = await prepared();
    const name = journalName();
    const journal = newRecorderJournal({ directory, name, key, secrets: ['password-of-earlier'] });
    journal.reconfigure({ bodies: 'full', secrets: ['password-of-the-vendor'] });
    const request = clientRequest('{"text": "it is password-of-the-vendor"}');
    journal.keep({ ...pendingExchange(answered({ request })), segments: [] });
    await recoverInto(url, directory);
    const [[id] = []] = await selectRows(url, 'SELECT "id" FROM "Exchange"');
    const { messages } = await (await reader(url)).get(String(id));
    expect(messages[0]?.body?.toString()).toMatch(/^\{"text": "it is redacted-[0-9a-f]{12}"\}$/);
  });

  test('goes to one of two gateways that look for it at once', async () => {
    const { directory, key, folder } = await prepared();
    newJournal(folder, { key }).append(closedFrame(answered()));
    const silent = { recovered() {}, failed: expect.fail };
    const batchesOf = (instance: string) =>
      new JournalRecovery({ directory, instance }, 2, silent).batches(emptyStore(key));
    const [one, other] = [batchesOf('aaa'), batchesOf('bbb')];
    expect((await one.next()).done).toBe(false);
    expect((await other.next()).done).toBe(true);
    expect((await Array.fromAsync(one)).flatMap(({ records }) => records)).toHaveLength(1);
    expect(readdirSync(directory)).toEqual([]);
  });

  test('does not replace what its process, which had stood still, stores meanwhile', async () => {
    const { directory, key, folder } = await prepared();
    const journal = newJournal(folder, { key });
    const [ended, other] = [answered(), answered()];
    for (const each of [ended, other]) {
      journal.append(openFrame(each));
      journal.append(closedFrame(each, { includesRequest: false }));
    }
    const stored = new Map<string, string>();
    const store = emptyStore(key, stored);
    const silent = { recovered() {}, failed: expect.fail };
    const written = [];
    for await (const { records } of new JournalRecovery({ directory, instance: 'def' }, 2, silent).batches(store)) {
      written.push(...records.map(({ traceId, status }) => [traceId, status]));
      if (records.length > 0) stored.set(ended.traceId, 'ok');
    }
    expect(written).toEqual([
      [ended.traceId, 'open'],
      [other.traceId, 'open'],
      [other.traceId, 'ok'],
    ]);
  });

  test('does not replace a row by the beginning of its request', async () => {
    const { url, directory, key, folder } = await prepared();
    const each = answered();
    newJournal(folder, { key }).append(openFrame(each));
    await storeAll([each], { url });
    await runStatements(url, `UPDATE "Exchange" SET "status" = 'open', "endedAt" = NULL`);
    expect((await recoverInto(url, directory)).counts).toEqual([{ exchanges: 0, interrupted: 1 }]);
    const [[status, model, endedAt] = []] = await selectRows(
      url,
      'SELECT "status", "model", "endedAt" FROM "Exchange"',
    );
    expect([status, model]).toEqual(['interrupted', 'small-model']);
    expect(Math.abs(Number(endedAt) / 1000 - Date.now())).toBeLessThan(600_000);
  });

  test('is read once when it cannot be removed, and removed when it can', async () => {
    const { directory, key, folder } = await prepared();
    newJournal(folder, { key }).append(closedFrame(answered()));
    const problems: string[] = [];
    const counts: object[] = [];
    const recovery = new JournalRecovery({ directory, instance: 'def' }, 2, {
      recovered: (each) => void counts.push(each),
      failed: (problem) => void problems.push(problem),
    });
    const store = emptyStore(key);
    const recover = async () =>
      (await Array.fromAsync(recovery.batches(store))).flatMap(({ records }) => records).length;
    const path = listFiles(folder)[0] ?? '';
    failures.removeError = Object.assign(new Error('EPERM: not permitted'), { code: 'EPERM', syscall: 'unlink', path });
    try {
      expect([await recover(), await recover()]).toEqual([1, 0]);
    } finally {
      failures.removeError = undefined;
    }
    expect(problems).toEqual([expect.stringContaining('is in the database and cannot be removed: EPERM')]);
    expect(await recover()).toBe(0);
    expect(counts).toEqual([{ exchanges: 1, interrupted: 0 }]);
    expect(readdirSync(directory)).toEqual([]);
  });

  test.runIf(process.platform !== 'win32')('leaves files of others in its folder alone', async () => {
    const { url, directory, key, folder } = await prepared();
    newJournal(folder, { key }).append(closedFrame(answered()));
    const others = temporaryFolder();
    writeFileSync(join(others, 'target.segment'), '');
    symlinkSync(join(others, 'target.segment'), join(folder, '00000002.segment'));
    execFileSync('mkfifo', [join(folder, '00000003.segment')]);
    writeFileSync(join(folder, 'notes.txt'), '');
    symlinkSync(others, join(directory, journalName({ started: 8 })));
    const { counts, problems } = await recoverInto(url, directory);
    expect(counts).toEqual([{ exchanges: 1, interrupted: 0 }]);
    expect(problems).toEqual([expect.stringContaining('cannot be removed: ENOTEMPTY')]);
    expect(readdirSync(join(directory, `${basename(folder)}~${ownJournalName}`)).toSorted()).toEqual([
      '00000002.segment',
      '00000003.segment',
      'notes.txt',
    ]);
    expect(readdirSync(others)).toEqual(['target.segment']);
  });

  test('has a note when the beginning of its response is not there, and its usage is unknown', async () => {
    const { url, directory, key, folder } = await prepared();
    const passed = response(['data: {"choices": []}\n\n']);
    const each = answered({ summary: null, backend: backend({ response: passed }), response: passed });
    const frame = closedFrame(each, { includesRequest: false });
    const record = parseFrame(frame);
    for (const message of record.messages) message.piece = 1;
    newJournal(folder, { key }).append({ ...frame, json: JSON.stringify({ ...record, hasEarlierParts: true }) });
    await recoverInto(url, directory);
    const [[notes] = []] = await selectRows(url, 'SELECT "notes" FROM "Exchange"');
    expect(String(notes)).toContain('its usage and finish reason are not known');
  });

  test('waits for the next sweep when it could not be written', async () => {
    const { directory, key, folder } = await prepared();
    newJournal(folder, { key }).append(closedFrame(answered()));
    const sent: string[] = [];
    const replay = new JournalReplay({ directory, instance: 'def' }, 2, ({ type }) => void sent.push(type));
    const store = emptyStore(key);
    const write = async () => {
      for (let batch = await replay.next(); batch; batch = await replay.next())
        if (batch.records.length > 0) return 'a request';
      return 'nothing';
    };
    replay.begin(store);
    expect(await write()).toBe('a request');
    replay.end();
    replay.begin(store);
    expect(await write()).toBe('nothing');
    expect(replay.look(store)).toBe(true);
    expect([await write(), await write()]).toEqual(['a request', 'nothing']);
    expect(sent).toEqual(['journal-ready', 'journal-ready', 'journal-recovered']);
  });

  test('is recovered by another gateway when the one that had begun to is killed too', async () => {
    const { url, directory, key, folder } = await prepared();
    newJournal(`${folder}~${journalName({ started: 8 })}`, { key }).append(closedFrame(answered()));
    expect((await recoverInto(url, directory)).counts).toEqual([{ exchanges: 1, interrupted: 0 }]);
  });

  test('is read from all of its segments, with the bodies of each request', async () => {
    const { url, directory, key, folder } = await prepared();
    const journal = newJournal(folder, { key, maxSegmentBytes: 4_000 });
    const all = Array.from({ length: 120 }, (_, index) =>
      answered({ request: clientRequest(JSON.stringify({ index, filler: 'x'.repeat(30 * index) })) }),
    );
    for (const each of all) journal.append(openFrame(each));
    for (const each of all) journal.append(closedFrame(each));
    expect((await recoverInto(url, directory)).counts).toEqual([{ exchanges: 120, interrupted: 0 }]);
    const store = await reader(url);
    for (const each of all) {
      const { messages } = await store.get(each.traceId);
      expect(messages.find(({ role }) => role === 'client-request')?.body).toEqual(each.request.body);
    }
  });
});

describe('the folder of a process that may be alive is left alone', () => {
  const cases = [
    {
      of: 'a process of this machine that runs',
      name: journalName({ pid: process.ppid }),
      silentMs: 5_000,
      isLeft: true,
    },
    { of: 'a process id that was reused', name: journalName({ pid: process.ppid }), silentMs: 90_000, isLeft: false },
    { of: 'this process', name: journalName({ pid: process.pid, started: 2 }), silentMs: 90_000, isLeft: true },
    {
      of: 'an earlier process with the id of this one',
      name: journalName({ pid: process.pid, started: 1 }),
      silentMs: 0,
      isLeft: false,
    },
    { of: 'another machine, lately', name: journalName({ host: '0123456789abcdef' }), silentMs: 5_000, isLeft: true },
    {
      of: 'another machine, long ago',
      name: journalName({ host: '0123456789abcdef' }),
      silentMs: 90_000,
      isLeft: false,
    },
    {
      of: 'a gateway that recovers it',
      name: `${journalName()}~${journalName({ pid: process.ppid })}`,
      silentMs: 0,
      isLeft: true,
    },
    { of: 'something else', name: 'lost+found', silentMs: 90_000, isLeft: true },
  ];
  test.each(cases)('$of: $isLeft', async ({ name, silentMs, isLeft }) => {
    const { url, directory, key } = await prepared();
    const folder = join(directory, name);
    newJournal(folder, { key }).append(closedFrame(answered()));
    const then = new Date(Date.now() - silentMs);
    utimesSync(folder, then, then);
    await recoverInto(url, directory);
    expect(readdirSync(directory)).toEqual(isLeft ? [name] : []);
    expect(await statuses(url)).toHaveLength(isLeft ? 0 : 1);
  });
});

describe('the journal of a recorder', () => {
  const newest = async () => {
    const { url, directory, key } = await prepared();
    return { url, directory, key, name: journalName(), secrets: [] };
  };

  test('has the metadata of a request with a value that cannot be written, also where no bodies are recorded', async () => {
    const { url, directory, ...options } = await newest();
    const journal = newRecorderJournal({ ...options, directory, bodies: 'metadata' });
    const round: Record<string, unknown> = {};
    round['self'] = round;
    journal.keep({ ...pendingExchange(answered({ notes: [round as never] })), segments: [] });
    expect((await recoverInto(url, directory)).counts).toEqual([{ exchanges: 1, interrupted: 0 }]);
    expect(await selectRows(url, 'SELECT "status", "bodies", "model" FROM "Exchange"')).toEqual([
      ['ok', 'lost', 'small-model'],
    ]);
  });

  test('leaves requests for which there was no room to the next gateway when it ends, or is killed', async () => {
    const { url, directory, ...options } = await newest();
    const [ending, killed] = [
      newRecorderJournal({ ...options, directory }),
      newRecorderJournal({ ...options, directory, name: journalName({ started: 8 }) }),
    ];
    for (const journal of [ending, killed]) expect(journal.leave(pendingExchange(answered()))).toBe(true);
    expect(ending.left).toBe(1);
    ending.close({ isAllStored: true });
    killed.handOver();
    expect(killed.left).toBe(0);
    expect((await recoverInto(url, directory)).counts).toEqual([
      { exchanges: 1, interrupted: 0 },
      { exchanges: 1, interrupted: 0 },
    ]);
    expect(await selectRows(url, 'SELECT "status", "bodies" FROM "Exchange"')).toEqual([
      ['ok', 'lost'],
      ['ok', 'lost'],
    ]);
    expect(readdirSync(directory)).toEqual([]);
  });

  test('has nothing of a batch that cannot be encoded: it is counted as lost', async () => {
    const journal = newRecorderJournal(await newest());
    const large = answered({ request: clientRequest('x'.repeat(2_000_000)) });
    const first = { ...pendingExchange(large), segments: [] };
    const tooLarge = {
      ...pendingExchange(answered()),
      segments: [],
      encoded: {
        json: '{}',
        metadataOnly: [],
        get bytes(): Uint8Array {
          throw new RangeError('Array buffer allocation failed');
        },
      },
    };
    expect(() => journal.encode([first, tooLarge])).toThrow(RangeError);
    expect(journal.bytes).toBe(0);
  });
});

describe('a recorder with a journal', () => {
  test('stores what it records, and leaves no file when it is stopped', async () => {
    const url = newStore();
    const directory = temporaryFolder();
    const into = recorder(url, { journalDirectory: directory });
    expect(into.health().journal).toMatchObject({ state: 'waiting', directory });
    await until(() => into.health().journal?.state === 'ok');
    const all = Array.from({ length: 130 }, (_, index) => answered({ request: clientRequest(`{"index": ${index}}`) }));
    recordAll(into, all);
    expect(into.health().journal?.bytes).toBeGreaterThan(1_000);
    expect(listFiles(directory)).not.toEqual([]);
    await into.stop();
    expect(readdirSync(directory)).toEqual([]);
    expect(into.health()).toMatchObject({ written: 130, lostBodies: 0, lostExchanges: 0 });
    const store = await reader(url);
    for (const each of all) {
      const { messages } = await store.get(each.traceId);
      expect(messages.map(({ role, body }) => [role, body?.toString()])).toEqual([
        ['client-request', each.request.body.toString()],
        ['client-response', 'data: 1\n\n'],
      ]);
    }
  });

  test('removes from its journal what is stored', async () => {
    const into = recorder(newStore(), { journalDirectory: temporaryFolder() });
    await until(() => into.health().journal?.state === 'ok');
    const request = clientRequest(JSON.stringify({ filler: 'x'.repeat(700_000) }));
    recordAll(into, [answered({ request }), answered({ request })]);
    expect(into.health().journal?.bytes).toBeGreaterThan(2_000_000);
    await until(() => into.health().journal?.bytes === 0);
    expect(into.health().written).toBe(2);
  });

  test('records on when its directory cannot be written, and reports it once', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    const url = newStore();
    const into = recorder(url, { journalDirectory: join(file, 'journal') });
    await until(() => into.health().journal?.state === 'ok');
    recordAll(into, [answered(), answered()]);
    await until(() => into.health().written === 2);
    expect(into.health().journal).toMatchObject({ state: 'failed', error: expect.stringContaining('ENOTDIR') });
    expect(into.logged.filter((line) => line.includes('journal cannot be written'))).toHaveLength(1);
    const beats = new Set<unknown>();
    await until(async () => beats.add((await selectRows(url, 'SELECT max("beatAt") FROM "Writer"'))[0]?.[0]).size > 3);
    expect(into.health().state).toBe('ok');
    expect(into.logged.filter((line) => line.includes('traces are not written'))).toEqual([]);
  });

  test('counts and logs what it cannot store as it is of the journal of another gateway', async () => {
    const { url, directory, key, folder } = await prepared();
    const journal = newJournal(folder, { key });
    journal.append(closedFrame(answered()));
    journal.append(closedFrame(answered({ losses: null as never })));
    const into = recorder(url, { journalDirectory: directory });
    await until(() => into.health().journal?.recovered === 2);
    expect(into.health()).toMatchObject({ written: 2, setAside: 1, lostExchanges: 0 });
    expect(into.logged[0]).toContain('only the metadata of this request is recorded');
  });

  test('leaves what it could not store when it is stopped, for the next gateway', async () => {
    const { url, directory } = await prepared();
    const into = recorder(url, { journalDirectory: directory });
    await until(() => into.health().journal?.state === 'ok');
    const unlock = await lockStore(url);
    recordAll(into, [answered()]);
    await into.stop();
    expect(into.health().lostExchanges).toBe(0);
    expect(into.logged.at(-1)).toContain('the next gateway with this journal records them');
    await unlock();
    expect((await recoverInto(url, directory)).counts).toEqual([{ exchanges: 1, interrupted: 0 }]);
    expect(readdirSync(directory)).toEqual([]);
  });

  test('sends bodies from its journal to the thread that replaces one that ended, once to each that may end of them', async () => {
    const { url, directory } = await prepared();
    const posted = vi.spyOn(Worker.prototype, 'postMessage');
    const isBatch = ([message]: readonly unknown[]): boolean =>
      typeof message === 'object' && message !== null && 'type' in message && message.type === 'batch';
    const batches = (): number => posted.mock.calls.filter(isBatch).length;
    const into = recorder(url, { journalDirectory: directory });
    await until(() => into.health().journal?.state === 'ok');
    const unlock = await lockStore(url);
    const [first, second] = [answered(), answered({ request: clientRequest('{"second": 2}') })];
    for (const [index, each] of [first, second].entries()) {
      recordAll(into, [each]);
      await until(() => batches() === index + 1);
    }
    for (const ended of [1, 2]) {
      const thread = posted.mock.contexts.at(-1);
      if (thread instanceof Worker) void thread.terminate();
      await until(() => batches() === 2 * ended + 2);
      expect(into.health().lostBodies).toBe(ended - 1);
    }
    await unlock();
    await until(() => into.health().written === 2);
    expect(into.health()).toMatchObject({ lostBodies: 1, lostExchanges: 0 });
    const store = await reader(url);
    expect((await store.get(first?.traceId ?? '')).row).toMatchObject({ status: 'ok', bodies: 'lost' });
    const { row, messages } = await store.get(second?.traceId ?? '');
    expect(row).toMatchObject({ status: 'ok', bodies: 'full' });
    expect(messages.map(({ role, body }) => [role, body?.toString()])).toEqual([
      ['client-request', '{"second": 2}'],
      ['client-response', 'data: 1\n\n'],
    ]);
    await into.stop();
    expect(readdirSync(directory)).toEqual([]);
  });

  test('keeps the metadata of what has no room in its queue, and stores that when the database has caught up', async () => {
    const url = newStore();
    const directory = temporaryFolder();
    const into = recorder(url, { journalDirectory: directory });
    await until(() => into.health().journal?.state === 'ok');
    const unlock = await lockStore(url);
    recordAll(
      into,
      Array.from({ length: 8020 }, () => answered()),
    );
    expect(into.health()).toMatchObject({ queuedExchanges: 8000, lostBodies: 6020, lostExchanges: 0 });
    expect(into.logged.filter((line) => line.includes('too many requests wait'))).toHaveLength(1);
    await unlock();
    await until(() => into.health().journal?.recovered === 20);
    expect(into.health()).toMatchObject({ written: 8020, lostExchanges: 0 });
    expect(
      await selectRows(url, 'SELECT "status", "bodies", COUNT(*) FROM "Exchange" GROUP BY 1, 2 ORDER BY 2'),
    ).toEqual([
      ['ok', 'full', 2000],
      ['ok', 'lost', 6020],
    ]);
    await into.stop();
    expect(readdirSync(directory)).toEqual([]);
  });

  test('counts as lost at its end what its journal does not have, and nothing else', async () => {
    const { url, directory } = await prepared();
    const into = recorder(url, { journalDirectory: directory });
    await until(() => into.health().journal?.state === 'ok');
    const unlock = await lockStore(url);
    recordAll(into, [answered(), answered()]);
    failures.writeError = new Error('ENOSPC: no space left on device');
    try {
      recordAll(into, [answered()]);
    } finally {
      failures.writeError = undefined;
    }
    await into.stop();
    expect(into.health()).toMatchObject({ lostExchanges: 1, journal: { state: 'failed' } });
    expect(into.logged.slice(-2)).toEqual([
      expect.stringContaining('the next gateway with this journal records them'),
      expect.stringContaining('requests were not recorded'),
    ]);
    await unlock();
    expect((await recoverInto(url, directory)).counts).toEqual([{ exchanges: 2, interrupted: 0 }]);
  });

  test.runIf(isPostgresRun)('counts the usage of a recovered request once, however often it is written', async () => {
    const { url, directory, key, folder } = await prepared();
    const message = { role: 'assistant', content: 'yes' };
    const body = JSON.stringify({
      id: 'c',
      object: 'chat.completion',
      created: 1,
      model: 'small-model',
      choices: [{ index: 0, message, finish_reason: 'stop' }],
      usage: { prompt_tokens: 5, completion_tokens: 7, total_tokens: 12 },
    });
    const passed = response([body], 'application/json');
    const each = answered({ summary: null, backend: backend({ response: passed }), response: passed });
    newJournal(folder, { key }).append(closedFrame(each));
    const { database } = await openStoreForWriting(url);
    await database.postgres?.script(['BEGIN', 'LOCK TABLE "Attempt" IN SHARE MODE']);
    const into = recorder(url, { journalDirectory: directory });
    await until(() => into.health().state === 'degraded');
    expect(into.health().readUsage).toEqual([]);
    await database.close();
    await until(() => into.health().journal?.recovered === 1);
    expect(into.health().readUsage).toMatchObject([{ usage: { input: 5, output: 7 } }]);
  });

  const script = fileURLToPath(new URL('support/journal-process.ts', import.meta.url));
  const kill = async (url: string, directory: string, bodies: string): Promise<void> => {
    const child = spawn(process.execPath, [script, url, directory, bodies], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const [, signal] = await once(child, 'exit');
    expect(signal).toBe('SIGKILL');
  };

  test('stores what a killed process had in memory: a large request, and a stream as far as it came', async () => {
    const url = newStore();
    const directory = temporaryFolder();
    await kill(url, directory, 'full');
    const bytes = Buffer.concat(listFiles(directory).map((file) => readFileSync(file)));
    expect(bytes.length).toBeGreaterThan(5_000_000);
    for (const text of ['sk-of-the-client', 'text-of-the-client', 'text-of-the-model'])
      expect(bytes.includes(text)).toBe(false);
    const into = recorder(url, { journalDirectory: directory });
    await until(() => into.health().journal?.recovered === 1);
    expect(into.logged.some((line) => line.includes('that only a journal had'))).toBe(true);
    await into.stop();
    expect(readdirSync(directory)).toEqual([]);
    const store = await reader(url);
    const [arriving, ended] = await Promise.all(
      (await selectRows(url, 'SELECT "id" FROM "Exchange" ORDER BY "run"')).map(([id]) => store.get(String(id))),
    );
    expect(ended?.row).toMatchObject({ status: 'ok', bodies: 'full' });
    expect(ended?.messages.find(({ role }) => role === 'client-request')?.body?.length).toBeGreaterThan(5_000_000);
    expect(arriving?.row).toMatchObject({ status: 'interrupted', bodies: 'full' });
    expect(arriving?.messages.find(({ role }) => role === 'client-response')?.body?.length).toBeGreaterThan(200_000);
  });

  test('keeps no bodies where none are recorded', async () => {
    const url = newStore();
    const directory = temporaryFolder();
    await kill(url, directory, 'metadata');
    expect(listFiles(directory).reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(20_000);
    await recoverInto(url, directory, { bodies: 'metadata' });
    expect(await selectRows(url, 'SELECT "status", "bodies" FROM "Exchange" ORDER BY "run"')).toEqual([
      ['interrupted', 'metadata'],
      ['ok', 'metadata'],
    ]);
  });
});

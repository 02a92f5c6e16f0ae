import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { validateConversationList, validateTrace } from '../../generated/louter.validators.js';
import type { Recorder } from '../../src/record/exchange.ts';
import { createRecorder } from '../../src/record/recorder.ts';
import { louter } from '../support/command.ts';
import { isPostgresRun } from '../support/postgres.ts';
import { backend, clientRequest, exchange, response } from '../record/support/exchange.ts';
import { recordAll, storeAll, storeAt, until } from '../record/support/store.ts';

const migrations = fileURLToPath(new URL('../../prisma/sqlite/migrations/', import.meta.url));

const chunk = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

const recorded = [
  exchange({
    traceId: 'aaaa0000000000000000000000000001',
    request: clientRequest(
      JSON.stringify({
        model: 'asked-model',
        max_tokens: 9,
        stream: true,
        messages: [{ role: 'user', content: 'the question' }],
      }),
    ),
    backend: backend({
      response: response([
        chunk({ role: 'assistant', content: 'the answer \u001b[31m' }),
        chunk({
          tool_calls: [{ index: 0, id: 'call_1', type: 'function', function: { name: 'look', arguments: '{"at":1}' } }],
        }),
        chunk({}, 'tool_calls'),
        'data: [DONE]\n\n',
      ]),
    }),
    response: response(['event: x\ndata: {}\n\n']),
    losses: [{ path: '/top_k', what: 'the backend has no such setting' }],
    summary: { usage: { input: 12, output: 3 }, finish: 'tool-calls', toolCalls: ['look'] },
  }),
  exchange({
    traceId: 'aaaa0000000000000000000000000002',
    status: 'client-error',
    summary: null,
    run: 'a run',
    response: response(['{}'], 'application/json', { status: 400 }),
    error: { kind: 'invalid-request', message: `the field is wrong: ${'because '.repeat(40)}of its type` },
    losses: Array.from({ length: 120 }, (_, index) => ({ path: `/field_${index}`, what: 'it is not known' })),
  }),
];

let cwd: string;
let url: string;
let writer: Recorder;
beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'louter-cli-'));
  url = storeAt(join(cwd, 'kept/traces.db'));
  writeFileSync(join(cwd, 'louter.toml'), `[traces]\nurl = "${isPostgresRun ? url : 'file:kept/traces.db'}"\n`);
  writeFileSync(join(cwd, 'off.toml'), '[traces]\nurl = "off"\n');
  writeFileSync(join(cwd, 'elsewhere.toml'), '[traces]\nurl = "file:elsewhere.db"\n');
  // It stays open: what a running gateway writes is read meanwhile.
  writer = createRecorder({ url, bodies: 'full', secrets: [], log: { info() {}, warn() {}, error() {} } });
  recordAll(writer, recorded);
  await until(() => writer.health().written === recorded.length);
});
afterAll(async () => {
  await writer.stop();
  rmSync(cwd, { recursive: true });
});

const traces = (...words: string[]) => louter(['traces', ...words], { cwd });

describe('louter traces sql', () => {
  test('prints a table, JSON or CSV', async () => {
    const query = `SELECT id, status, run, case_name AS "a, b" FROM requests ORDER BY id DESC`;
    const [shown, json, csv] = await Promise.all([
      traces('sql', query),
      traces('sql', query, '--json'),
      traces('sql', query, '--csv'),
    ]);
    expect(shown.stdout.split('\n')[1]).toMatch(/^aaaa0{27}2 +client-error +a run$/);
    expect(JSON.parse(json.stdout)).toMatchObject([{ status: 'client-error', run: 'a run', 'a, b': null }, {}]);
    expect(csv.stdout.split('\n').slice(0, 2)).toEqual([
      'id,status,run,"a, b"',
      'aaaa0000000000000000000000000002,client-error,a run,',
    ]);
  });

  test('lists the views and columns when there is no query', async () => {
    const { stdout, code } = await traces('sql');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^requests: one per request$/m);
    expect(stdout).toMatch(
      /^ {2}is_valid +whether the request declares the tool and the arguments conform to its schema; null where that is not known$/m,
    );
  });

  test('exits with 2 when the query has an error', async () => {
    expect(await traces('sql', 'SELECT nonsense FROM requests')).toEqual({
      code: 2,
      stdout: '',
      stderr: `louter: ${isPostgresRun ? 'column "nonsense" does not exist' : 'no such column: nonsense'}; louter traces sql without a query lists the views\n`,
    });
  });
});

describe('louter traces list --sessions', () => {
  test('prints what the user asked first, how the session ended and what it used', async () => {
    const { code, stdout } = await traces('list', '--sessions');
    expect(code).toBe(0);
    const [titles = '', ...rows] = stdout.trimEnd().split('\n');
    expect(titles).toMatch(
      /^time +id +what the user asked first +agent → backend +model +turns +status +tokens \(cached\) +cost +took/,
    );
    expect(rows.find((row) => row.includes('the question'))).toMatch(
      /aaaa00000000 +the question +anthropic → local +asked-model → small-model +1 +tool-calls +15 /,
    );
    const sessions: unknown = JSON.parse((await traces('list', '--sessions', '--json')).stdout);
    expect(validateConversationList({ conversations: sessions, next: null })).toBe(true);
    expect((await traces('list', '--sessions', 'run:nobody')).stderr).toContain('no request matches');
  });
});

describe('louter traces list', () => {
  test('prints a table, newest first', async () => {
    const { code, stdout, stderr } = await traces('list');
    // The totals are no row.
    expect({ code, stderr }).toEqual({ code: 0, stderr: 'louter: 2 requests, 1 error, 15 tokens (0% cached)\n' });
    const [title, ...rows] = stdout.trimEnd().split('\n');
    expect(title).toMatch(/^time +id +client → backend +model +status +tokens +took +losses +tools +prompt$/);
    expect(rows.toSorted()).toEqual([
      expect.stringMatching(
        / aaaa00000000 {2}anthropic → local +asked-model → small-model +tool-calls +12\+3 +30 ms +1 {2}look {3}the question$/,
      ),
      expect.stringMatching(/ aaaa00000000 {2}anthropic → – +asked-model +client-error 400 +– +30 ms +120$/),
    ]);
  });

  test('prints an array with --json', async () => {
    const { stdout } = await traces('list', 'run:a run', '--json');
    expect(JSON.parse(stdout)).toMatchObject([
      { trace_id: recorded[1]?.traceId, status: 'client-error', run: 'a run', usage: null },
    ]);
  });

  test('searches for text, however the shell has changed its quotes', async () => {
    const found = async (...words: string[]): Promise<number> => {
      const listed: unknown[] = JSON.parse((await traces('list', '--json', ...words)).stdout);
      return listed.length;
    };
    expect(await found('the question')).toBe(1);
    expect(await found('"the question" status:ok latency:<1s tool:look')).toBe(1);
    expect(await found('"question the"')).toBe(0);
  });

  test('reports on stderr that no request matches, and exits with 0', async () => {
    expect(await traces('list', 'status:aborted')).toEqual({
      code: 0,
      stdout: '',
      stderr: 'louter: no request matches\n',
    });
    expect(await traces('list', 'status:aborted', '--json')).toEqual({ code: 0, stdout: '[]\n', stderr: '' });
  });

  test('reports on stderr that the limit was reached', async () => {
    const { stdout, stderr } = await traces('list', '--limit', '1');
    expect(stdout.trimEnd().split('\n')).toHaveLength(2);
    expect(stderr).toContain('--limit');
  });
});

describe('louter traces show', () => {
  const id = recorded[0]?.traceId ?? '';

  test('prints routing, losses and messages', async () => {
    const { code, stdout, stderr } = await traces('show', id);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const shown of [
      id,
      'how it ended\n  The model called look (call_1, {"at":1}); for ',
      '! carried over: 1 part not carried over: /top_k',
      '✓ backend answered: HTTP 200',
      'tool-calls, HTTP 200',
      'local: small-model over openai-chat',
      '(first choice)',
      '/top_k: the backend has no such setting',
      'user: the question',
      'response (tool-calls)',
      'the answer',
      '[call look] {"at":1}',
      '12 input, 3 output',
    ])
      expect(stdout).toContain(shown);
  });

  test('prints in full how a request ended', async () => {
    const { stdout } = await traces('show', 'aaaa0000000000000000000000000002');
    const { 3: ended } = /how it ended\n((.*\n)*?.*(the field is wrong: .*)\n)/.exec(stdout) ?? [];
    expect(ended).toMatch(/^the field is wrong: (because ){40}of its type"\./);
    const next = /^ {2}(The message names the field.*)\n {2}(.*)$/m.exec(stdout)?.slice(1);
    expect(next).toEqual([
      'The message names the field; see the bytes of the request.',
      '`louter traces show aaaa0000000000000000000000000002 --raw client-request` prints these bytes.',
    ]);
  });

  test('prints the first of many losses, and where the others are', async () => {
    const { stdout } = await traces('show', 'aaaa0000000000000000000000000002');
    expect(stdout).toContain('  /field_99: it is not known\n  … and 20 more; --json has all\n');
  });

  test('escapes control characters in the text of a model', async () => {
    const { stdout } = await traces('show', id);
    expect(stdout).not.toContain('\u001b');
    expect(stdout).toContain('the answer \\x1b[31m');
  });

  test('prints what the client received, and the response of the backend where it differs', async () => {
    const { stdout } = await traces('show', id);
    expect(stdout).toMatch(/\nresponse[^\n]*\n(?: .*\n)*\nbackend response \(tool-calls\)\n {2}the answer/);
  });

  test('prints messages, instructions and tools in full', async () => {
    expect((await traces('show', id, '--messages')).stdout).toBe('[0] user\n  the question\n');
    expect((await traces('show', id, '--system', '--tools')).stdout).toBe('(no instructions)\n\n(no tools)\n');
    expect(JSON.parse((await traces('show', id, '--tools', '--messages', '--json')).stdout)).toMatchObject({
      tools: [],
      messages: [{ role: 'user', content: [{ type: 'text', text: 'the question' }] }],
    });
  });

  test.each([
    ['client-request', recorded[0]?.request.body.toString()],
    ['frontend.request', recorded[0]?.request.body.toString()],
    ['client-response', 'event: x\ndata: {}\n\n'],
  ])('--raw %s prints its bytes', async (leg, bytes) => {
    expect(await traces('show', id, '--raw', leg)).toEqual({ code: 0, stdout: bytes, stderr: '' });
  });

  test('--raw of what the trace does not have exits with 2', async () => {
    const { code, stdout, stderr } = await traces('show', recorded[1]?.traceId ?? '', '--raw', 'upstream-request');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('has no upstream-request');
  });

  test('matches the published schema with --json', async () => {
    const { code, stdout } = await traces('show', id, '--json');
    expect(code).toBe(0);
    const trace: unknown = JSON.parse(stdout);
    expect({ valid: validateTrace(trace), errors: validateTrace.errors }).toEqual({ valid: true, errors: null });
    expect(trace).toMatchObject({ format: 2, trace_id: id, status: 'ok' });
  });
});

test('louter traces path prints the file, or the URL without its password', async () => {
  const path = isPostgresRun ? url.replace(/:[^/:]+@/, '@') : join(cwd, 'kept/traces.db');
  expect((await traces('path')).stdout).toBe(`${path}\n`);
  expect(JSON.parse((await traces('path', '--json')).stdout)).toEqual({ path });
});

test('louter traces stats prints the size of each part', async () => {
  const { code, stdout } = await traces('stats');
  expect(code).toBe(0);
  expect(stdout).toContain('2 requests');
  expect(stdout).toMatch(/^upstream-response +1 /m);
  for (const part of ['chunks', 'bodies', 'events', 'words', 'metadata', ...(isPostgresRun ? [] : ['free pages'])])
    expect(stdout).toMatch(new RegExp(`^${part} +[0-9.]+ [KM]?i?B`, 'm'));
  expect(JSON.parse((await traces('stats', '--json')).stdout)).toMatchObject({
    exchanges: 2,
    parts: { chunks: expect.any(Number), free: expect.any(Number) },
    chunking: { chunks: 0, saved: 0 },
    events: { streams: 3 },
  });
});

test('louter traces pin keeps traces, and unpin no longer does', async () => {
  const pinned = async (): Promise<unknown> => JSON.parse((await traces('list', 'has:pin', '--json')).stdout);
  const [one, other] = recorded.map(({ traceId }) => traceId);
  expect(await traces('pin', one ?? '')).toEqual({ code: 0, stdout: `${one}\n`, stderr: '' });
  expect(await pinned()).toMatchObject([{ trace_id: one, kept_because: 'pinned' }]);
  const ids = JSON.parse((await traces('pin', 'since:1h', '--json')).stdout) as string[];
  expect(new Set(ids)).toEqual(new Set([one, other]));
  expect((await traces('unpin', 'since:1h')).code).toBe(0);
  expect(await pinned()).toEqual([]);
  expect(await traces('pin', 'ffff')).toMatchObject({ code: 2 });
});

test.runIf(isPostgresRun)('louter traces migrate changes nothing in PostgreSQL that is up to date', async () => {
  expect(await traces('migrate')).toMatchObject({ code: 0, stdout: expect.stringContaining('is up to date') });
});

test.skipIf(isPostgresRun)('louter traces migrate updates an earlier database, once, and keeps a copy', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'louter-migrate-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const migrate = (...words: string[]) => louter(['traces', 'migrate', ...words], { cwd: folder });
  expect(await migrate()).toMatchObject({ code: 2, stderr: expect.stringContaining('there is no trace database') });
  const file = join(folder, 'louter.db');
  const database = new Database(file);
  database.exec(`CREATE TABLE "_prisma_migrations" ("id" TEXT, "checksum" TEXT, "finished_at", "migration_name" TEXT,
    "rolled_back_at", "started_at", "applied_steps_count")`);
  const first = readdirSync(migrations).toSorted()[0] ?? '';
  const sql = readFileSync(join(migrations, first, 'migration.sql'), 'utf8');
  database.exec(sql);
  database
    .prepare(`INSERT INTO "_prisma_migrations" VALUES ('1', ?, 1, ?, NULL, 1, 1)`)
    .run(createHash('sha256').update(sql).digest('hex'), first);
  database.close();
  const updated = await migrate('--backup');
  expect([updated.code, updated.stdout]).toEqual([
    0,
    expect.stringMatching(/louter\.db was updated in [\d.]+ s\nthe earlier one: .*louter\.db\.kept-\d+_\w+\n$/),
  ]);
  expect(updated.stderr).toMatch(
    /copying the trace database .* …\nupdating the trace database to this version: step 1 of \d+/,
  );
  expect((await migrate()).stdout).toContain('is up to date: nothing was changed');
  expect(JSON.parse((await migrate('--json')).stdout)).toEqual({ file, migrations: 0, copy: null });
});

test('louter traces prune keeps recent traces', async () => {
  const { code, stdout } = await traces('prune');
  expect(code).toBe(0);
  expect(stdout).toContain('removed 0 traces, the bodies of 0 more and 0 chunks');
});

test.each([
  ['an unknown id', ['show', 'zzz'], 'no trace has an id that begins with "zzz"'],
  ['an ambiguous id', ['show', 'aaaa'], 'several traces'],
  ['no id', ['show'], "missing required argument 'id'"],
  ['an unknown filter', ['list', 'modle:x'], 'did you mean "model"?'],
  ['an unclosed quote', ['list', '"open'], 'the quote in "open is not closed'],
  ['an invalid limit', ['list', '--limit', '0'], 'Expected a number'],
  ['a missing store', ['list', '--config', 'elsewhere.toml'], 'there is no trace database'],
  ['traces that are off', ['list', '--config', 'off.toml'], 'traces.url is "off"'],
])('exits with 2 and a message on stderr for %s', async (_what, words, message) => {
  const { code, stdout, stderr } = await traces(...words);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(message);
});

test('a request without an end is in flight', async () => {
  const open = exchange({ traceId: 'cccc0000000000000000000000000003' });
  writer.open(open);
  await until(() => writer.health().queuedExchanges === 0);
  expect((await traces('show', open.traceId)).stdout).toContain('status   in-flight\n');
  for (const name of ['open', 'in-flight', 'in flight'])
    expect((await traces('list', `status:${name}`)).stdout).toContain(' in-flight ');
  expect(JSON.parse((await traces('list', 'status:open', '--json')).stdout)).toMatchObject([{ status: null }]);
});

describe('louter traces delete', () => {
  test('shows what it would delete, and deletes with --yes what is not pinned', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'louter-delete-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const store = storeAt(join(folder, 'louter.db'));
    writeFileSync(join(folder, 'louter.toml'), `[traces]\nurl = "${store}"\n`);
    await storeAll(
      ['ee01', 'ee02'].map((traceId) => exchange({ traceId, run: 'old' })),
      { url: store },
    );
    const run = (...words: string[]) => louter(['traces', ...words], { cwd: folder });
    expect((await run('pin', 'ee01')).code).toBe(0);
    expect(await run('delete', 'run:old')).toEqual({
      code: 0,
      stdout: 'would delete 1 trace\n',
      stderr:
        'louter: 1 pinned trace stay: louter traces unpin releases them\nlouter: nothing is deleted yet: add --yes to delete them\n',
    });
    expect(JSON.parse((await run('list', '--json')).stdout)).toHaveLength(2);
    expect((await run('delete', 'run:old', '--yes')).stdout).toBe('deleted 1 trace\n');
    expect(JSON.parse((await run('list', '--json')).stdout)).toMatchObject([{ trace_id: 'ee01' }]);
    expect(await run('delete', 'run:other', '--yes')).toMatchObject({
      code: 2,
      stderr: 'louter: no request matches\n',
    });
  });
});

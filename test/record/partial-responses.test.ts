import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { presentedSecrets } from '../../src/core/redact/credentials.ts';
import { normalizeExchange } from '../../src/record/normalized-exchange.ts';
import type { Exchange, TimedChunk } from '../../src/record/exchange.ts';
import { createRedactor } from '../../src/core/redact/redact.ts';
import { createSplitFinder } from '../../src/record/split-finder.ts';
import { redactRecorded } from '../../src/core/redact/redact-body.ts';
import { openTraceStore } from '../../src/record/store/prisma-store.ts';
import { backend, clientRequest, exchange, response } from './support/exchange.ts';
import { isSqliteRun } from '../support/postgres.ts';
import { lockStore, newStore, reader, recorder, until } from './support/store.ts';
import { TraceStoreError } from '../../src/record/store/store-error.ts';
import type { StoredTrace } from '../../src/record/store/stored-trace.ts';

const messageOf = (trace: StoredTrace, role: string) => trace.messages.find((message) => message.role === role);
const bodyText = (trace: StoredTrace, role: string): string | undefined => messageOf(trace, role)?.body?.toString();

/** An exchange of a backend that is answering. */
const streamingExchange = (fields: Partial<Exchange> = {}): Exchange =>
  exchange({
    backend: backend({ request: clientRequest('{"asked":true}'), response: response([]) }),
    response: response([]),
    summary: null,
    timing: { firstByteMs: 10, firstTokenMs: null, totalMs: null },
    ...fields,
  });

/** Adds bytes to the upstream response and to the client's. */
function receive(
  into: ReturnType<typeof recorder>,
  each: Exchange,
  bytes: Buffer,
  atMs = 10,
): Promise<void> | undefined {
  each.backend?.response?.chunks.push({ atMs, bytes });
  each.response?.chunks.push({ atMs: atMs + 0.5, bytes });
  return into.progress(each, bytes.length);
}

const event = (index: number, size: number): Buffer => Buffer.from(`data: ${index} ${'x'.repeat(size)}\n\n`);
const countHeldBytes = ({ response: answer }: Exchange): number =>
  answer?.chunks.reduce((sum, { bytes }) => sum + bytes.length, 0) ?? 0;

describe('a long response', () => {
  test.each(['baseline', 'proxy'] as const)(
    'takes a few megabytes of memory, and is complete when it ends (%s)',
    async (mode) => {
      const url = newStore();
      // The query reads the long response meanwhile.
      const into = recorder(url, { busyTimeoutMs: 5_000 });
      await into.ready;
      const each = streamingExchange({ mode });
      into.open(each);
      const sent: Buffer[] = [];
      for (let index = 0; index < 300; index += 1) {
        const bytes = event(index, 50_000);
        sent.push(bytes);
        await receive(into, each, bytes, index);
        expect(countHeldBytes(each)).toBeLessThan(3 * 1024 * 1024);
        expect(into.health().queuedBytes).toBeLessThan(16 * 1024 * 1024);
        if (index % 20 === 0) await new Promise((turn) => setImmediate(turn));
      }
      const store = await reader(url);
      await until(() => into.health().queuedExchanges === 0);
      const open = await store.get(each.traceId);
      expect(open.row).toMatchObject({ status: 'open', backend: 'local', model: 'small-model' });
      expect(messageOf(open, 'upstream-response')?.size).toBeGreaterThan(10 * 1024 * 1024);
      into.close(each);
      await into.stop();
      const trace = await store.get(each.traceId);
      expect(trace.row).toMatchObject({ status: 'ok', bodies: 'full' });
      expect(trace.messages.map(({ role }) => role).toSorted()).toEqual(
        ['client-request', 'client-response', 'upstream-request', 'upstream-response'].toSorted(),
      );
      for (const role of ['upstream-response', 'client-response'])
        expect(messageOf(trace, role)?.body?.equals(Buffer.concat(sent))).toBe(true);
      expect(messageOf(trace, 'client-response')?.chunks.map(({ atMs, bytes }) => [atMs, bytes.length])).toEqual(
        sent.map((bytes, index) => [index + 0.5, bytes.length]),
      );
    },
  );
});

test('many responses that arrive together share a bounded memory, and are complete when they end', async () => {
  const url = newStore();
  const into = recorder(url);
  await into.ready;
  const all = Array.from({ length: 20 }, () => streamingExchange());
  for (const each of all) into.open(each);
  const sent: Buffer[] = [];
  // Each alone would stay in memory.
  for (let index = 0; index < 16; index += 1) {
    const bytes = event(index, 50_000);
    sent.push(bytes);
    for (const each of all) {
      await receive(into, each, bytes, index);
      await new Promise((turn) => setImmediate(turn));
    }
  }
  const held = all.reduce((sum, each) => sum + 2 * countHeldBytes(each), 0);
  expect(held).toBeLessThan(20 * 1024 * 1024);
  for (const each of all) into.close(each);
  // What ended does not count: the next one stays in memory.
  const next = streamingExchange();
  into.open(next);
  for (const bytes of sent) {
    await receive(into, next, bytes);
    await new Promise((turn) => setImmediate(turn));
  }
  expect(countHeldBytes(next)).toBe(Buffer.concat(sent).length);
  into.close(next);
  await into.stop();
  expect(into.health()).toMatchObject({ lostBodies: 0, lostExchanges: 0 });
  const store = await reader(url);
  for (const { traceId } of [...all, next]) {
    const trace = await store.get(traceId);
    for (const role of ['upstream-response', 'client-response'])
      expect(messageOf(trace, role)?.body?.equals(Buffer.concat(sent))).toBe(true);
  }
});

describe('a slow response', () => {
  test('is in the store within two seconds, and in one row when it ends', async () => {
    const url = newStore();
    const into = recorder(url);
    const each = streamingExchange();
    into.open(each);
    const store = await reader(await waitForDatabase(url));
    for (const text of ['one\n', 'two\n']) {
      void receive(into, each, Buffer.from(text));
      await until(async () => {
        const trace = await store.get(each.traceId).catch(undefinedIfMissing);
        return trace !== undefined && bodyText(trace, 'client-response')?.endsWith(text) === true;
      });
    }
    const open = await store.get(each.traceId);
    expect(open.row).toMatchObject({ status: 'open', bodies: 'full' });
    expect(bodyText(open, 'upstream-response')).toBe('one\ntwo\n');
    expect(bodyText(open, 'upstream-request')).toBe('{"asked":true}');
    void receive(into, each, Buffer.from('three\n'));
    into.close(each);
    await into.stop();
    const trace = await store.get(each.traceId);
    expect(bodyText(trace, 'client-response')).toBe('one\ntwo\nthree\n');
    const { byRole } = await store.stats();
    expect(byRole.find(({ role }) => role === 'client-response')).toEqual({
      role: 'client-response',
      bodies: 1,
      size: 'one\ntwo\nthree\n'.length,
    });
  });
});

/** The database is made before the first row is written. */
function undefinedIfMissing(error: unknown): undefined {
  if (!(error instanceof TraceStoreError) || error.kind !== 'not-found') throw error;
}

/** Waits until the recorder has made the database. */
async function waitForDatabase(url: string): Promise<string> {
  if (isSqliteRun) await until(() => existsSync(url.slice('file:'.length)));
  await until(async () => {
    try {
      await (await openTraceStore(url)).close();
      return true;
    } catch {
      // The schema is being made.
      return false;
    }
  });
  return url;
}

test('the responses to a failed attempt and to the next one are both recorded', async () => {
  const url = newStore();
  const into = recorder(url);
  const each = streamingExchange();
  into.open(each);
  await until(() => into.health().queuedExchanges === 0);
  const large = event(0, 1024 * 1024);
  each.backend?.response?.chunks.push({ atMs: 1, bytes: large });
  void into.progress(each, large.length);
  await until(() => countHeldBytes({ ...each, response: each.backend?.response ?? null }) === 0);
  const failed = each.backend;
  each.backend = backend({
    response: response(['second']),
    attempts: (failed?.attempts ?? [])
      .concat(backend().attempts)
      .map((attempt, index) => (index === 0 && failed?.response ? { ...attempt, response: failed.response } : attempt)),
  });
  failed?.response?.chunks.push({ atMs: 2, bytes: 'end of the first' });
  into.close(each);
  await into.stop();
  const trace = await (await reader(url)).get(each.traceId);
  expect(bodyText(trace, 'upstream-response')).toBe('second');
  expect(bodyText(trace, 'attempt-response')).toBe(`${large.toString()}end of the first`);
});

describe('a response is split', () => {
  const secret = 'canary-of-the configuration';
  const safeEnd = createSplitFinder([secret])(clientRequest('{}'));
  const chunksOf = (text: string): TimedChunk[] => [{ atMs: 0, bytes: text }];

  test.each([
    ['after complete events', 'data: {"a":1}\n\n', ''],
    ['before a token that may continue', 'data: {"text":"hel', 'hel'],
    ['before an incomplete event', 'data: {"a":1}\n\ndata: {"text":"hel', 'data: {"text":"hel'],
    ['before the beginning of a configured key', 'data: canary-of-the conf', 'canary-of-the conf'],
    ['before the scheme of a token', 'x: Bearer ', 'Bearer '],
    ['before a token that may continue, with its scheme', 'x: Bearer abcdef0123', 'Bearer abcdef0123'],
    ['nowhere when it is empty', '', ''],
  ])('%s', (_what, text, held) => {
    expect(safeEnd(chunksOf(text))).toBe(text.length - held.length);
  });

  test('independently of its chunks, and never within a credential', () => {
    const text = `{"a":"${secret}","b":"sk-ant-${'A1'.repeat(20)}","c":"Bearer ${'z9'.repeat(12)}"}\n`;
    const ranges = [secret, `sk-ant-${'A1'.repeat(20)}`, 'z9'.repeat(12)].map((value) => {
      const start = text.indexOf(value);
      return { start, end: start + value.length };
    });
    for (let length = 0; length <= text.length; length += 1) {
      const end = safeEnd(chunksOf(text.slice(0, length)));
      expect(end).toBe(
        safeEnd(
          text
            .slice(0, length)
            .split('')
            .map((bytes) => ({ atMs: 0, bytes })),
        ),
      );
      for (const range of ranges) expect(range.start < end && end < range.end).toBe(false);
    }
  });

  test.each([
    ['a configured key', secret],
    ['a key of the client', 'd-presented-key-000001'],
    ['a key in base64', Buffer.from('say d-presented-key-000001 now').toString('base64')],
  ])('never within %s that arrives a few characters per event', (_what, output) => {
    const request = clientRequest('{}', { headers: [['x-api-key', 'd-presented-key-000001']] });
    const endOf = createSplitFinder([secret])(request);
    const redactor = createRedactor([secret], Buffer.alloc(32)).including(presentedSecrets(request));
    const redacted = (text: string): string => redactRecorded(Buffer.from(text), redactor).bytes.toString();
    for (const size of [1, 2, 3, 7]) {
      const pieces = `before ${output} after`.match(new RegExp(`.{1,${size}}`, 'g')) ?? [];
      const events = pieces.map(
        (delta, index) => `event: said\ndata: ${JSON.stringify({ type: 'said', id: `r${index * 7}d`, delta })}\n\n`,
      );
      const whole = events.join('');
      let divided = 0;
      for (let count = 1; count < events.length; count += 1) {
        const end = endOf(events.slice(0, count).map((bytes) => ({ atMs: 0, bytes })));
        if (end > 0) divided += 1;
        const texts = [...(redacted(whole.slice(0, end)) + redacted(whole.slice(end))).matchAll(/"delta":"([^"]*)"/g)];
        expect(texts.map(([, text]) => text).join('')).toMatch(/^before .*redacted-[0-9a-f]{12}.* after$/);
        expect(end === 0 || whole.slice(0, end).endsWith('\n')).toBe(true);
      }
      expect(divided).toBeGreaterThan(0);
    }
  });

  test('never within a long key that arrives one character per large event', () => {
    const key = `long-key-${'0123456789'.repeat(10)}`;
    const endOf = createSplitFinder([key])(clientRequest('{}'));
    const saying = (delta: string): string => `data: ${JSON.stringify({ pad: '='.repeat(400), delta })}\n`;
    const before = saying('the key is ');
    for (const count of [1, 50, key.length - 1])
      expect(endOf(chunksOf(before + key.slice(0, count).split('').map(saying).join('')))).toBe(before.length);
  });

  test.each([
    ['continues', '1', ''],
    ['ends with the beginning of another', 'sa', 'sa'],
  ])('where a delta %s, when every event repeats the beginning of a key', (_what, last, held) => {
    const endOf = createSplitFinder(['a-secret-0001', 'said-secret'])(clientRequest('{}'));
    const repeating = (delta: string): string => `data: {"type":"said","model":"la-s","delta":"${delta}"}\n`;
    const before = repeating('0').repeat(1000);
    expect(endOf(chunksOf(before + repeating(last)))).toBe(before.length + (held === '' ? repeating(last).length : 0));
  });

  test('within long data, which is not a credential', () => {
    const data = 'A'.repeat(100_000);
    expect(safeEnd(chunksOf(data))).toBe(data.length);
  });
});

test('a credential that spans two pieces is redacted', async () => {
  const url = newStore();
  const secret = 'canary-of-the-configuration';
  const into = recorder(url, { secrets: [secret] });
  const each = streamingExchange();
  into.open(each);
  await until(() => into.health().queuedExchanges === 0);
  const cut = Buffer.concat([event(0, 1024 * 1024), Buffer.from(secret.slice(0, 12))]);
  void receive(into, each, cut);
  await until(() => countHeldBytes(each) < 100);
  void receive(into, each, Buffer.from(`${secret.slice(12)} is the key\n`));
  into.close(each);
  await into.stop();
  const trace = await (await reader(url)).get(each.traceId);
  expect(bodyText(trace, 'client-response')).toMatch(/^redacted-[0-9a-f]{12} is the key$/m);
  expect(bodyText(trace, 'client-response')).not.toContain('canary');
});

test('a key of the client in small deltas that span two pieces is redacted', async () => {
  const url = newStore();
  const secret = 'canary-of-the-client-0001';
  const into = recorder(url);
  const request = clientRequest('{}', { headers: [['authorization', `Bearer ${secret}`]] });
  const each = streamingExchange({ request });
  into.open(each);
  await until(() => into.health().queuedExchanges === 0);
  const output = (delta: string): string => `data: ${JSON.stringify({ delta })}\n\n`;
  const events = (secret.match(/.{1,3}/g) ?? []).map(output);
  void receive(
    into,
    each,
    Buffer.from(output('x'.repeat(1024 * 1024)) + output('the key is ') + events.slice(0, 5).join('')),
  );
  await until(() => countHeldBytes(each) < 1000);
  expect(countHeldBytes(each)).toBeGreaterThan(0);
  void receive(into, each, Buffer.from(events.slice(5).join('') + output(' indeed')));
  into.close(each);
  await into.stop();
  const trace = await (await reader(url)).get(each.traceId);
  const texts = [...(bodyText(trace, 'client-response') ?? '').matchAll(/"delta":"([^"]*)"/g)].map(([, text]) => text);
  expect(texts.join('')).toMatch(/xthe key is redacted-[0-9a-f]{12} indeed$/);
});

test('a response continues while the store is locked, and is recorded without bodies beyond the queue limit', async () => {
  const url = newStore();
  const made = recorder(url);
  await made.stop();
  const unlock = await lockStore(url);
  const into = recorder(url);
  const each = streamingExchange();
  into.open(each);
  const before = Date.now();
  for (let index = 0; index < 80; index += 1) {
    await receive(into, each, event(index, 1024 * 1024));
    await new Promise((turn) => setImmediate(turn));
    expect(into.health().queuedBytes).toBeLessThan(70 * 1024 * 1024);
  }
  expect(Date.now() - before).toBeLessThan(20_000);
  into.close(each);
  await unlock();
  await until(() => into.health().written === 1);
  const trace = await (await reader(url)).get(each.traceId);
  expect(into.health().lostBodies).toBe(1);
  expect(trace.row).toMatchObject({ status: 'ok', bodies: 'lost' });
  expect(messageOf(trace, 'client-response')?.body).toBeNull();
  expect(messageOf(trace, 'client-response')?.size).toBeGreaterThan(80 * 1024 * 1024);
});

test.each([
  ['warm', 1_000],
  ['cold', 0],
])('a killed process leaves what had arrived, marked as interrupted (%s)', async (_how, warmMs) => {
  const url = newStore();
  const script = fileURLToPath(new URL('support/streaming-process.ts', import.meta.url));
  const child: ChildProcess = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, url, String(warmMs)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout!, 'data');
  const store = await reader(await waitForDatabase(url));
  await until(async () => (await store.list({ status: 'open' }, 10)).length > 0);
  const [row] = await store.list({ status: 'open' }, 1);
  const id = row?.id ?? '';
  const numbersIn = (trace: StoredTrace): number[] =>
    [...(bodyText(trace, 'client-response') ?? '').matchAll(/<(\d+)>/g)].map(([, digits]) => Number(digits));
  await until(async () => numbersIn(await store.get(id)).length > 20);
  child.kill('SIGKILL');
  await once(child, 'exit');
  const into = recorder(url);
  await until(async () => (await store.get(id)).row.status === 'interrupted');
  const trace = await store.get(id);
  const numbers = numbersIn(trace);
  expect(numbers).toEqual(numbers.map((_, index) => index));
  expect(bodyText(trace, 'upstream-response')).toBe(bodyText(trace, 'client-response'));
  expect(normalizeExchange(trace).finalResponse).toBeNull();
  await into.stop();
});

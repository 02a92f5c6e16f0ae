import { describe, expect, test } from 'vitest';
import { exportTrace } from '../../src/inspect/export/trace-json.ts';
import { checkExchange } from '../../src/record/check-exchange.ts';
import { settleStore } from '../../src/record/settle-store.ts';
import { pruneTraces } from '../../src/record/store/prune.ts';
import { checkableExchange } from './support/checkable.ts';
import { newStore, reader, recordAll, recorder, selectRows, until } from './support/store.ts';

const question = 'What does the file contain?';
const consistent = (traceId: string) => checkableExchange(question, question, { traceId });
const contradictory = (traceId: string) => checkableExchange(question, 'What does it contain?', { traceId });

const doneChecks = ({ consistent: one, contradiction, skipped }: Record<string, number>): number =>
  (one ?? 0) + (contradiction ?? 0) + (skipped ?? 0);

describe('checks of recorded exchanges', () => {
  test('are stored when nothing else is to be written', async () => {
    const url = newStore();
    const into = recorder(url, { check: 'all' });
    recordAll(into, [consistent('aa'), contradictory('bb')]);
    await until(() => doneChecks(into.health().checks) === 2);
    expect(into.health()).toMatchObject({
      checks: { consistent: 1, contradiction: 1, skipped: 0 },
      newestContradiction: { traceId: 'bb', leg: 'request', what: expect.any(String) },
    });
    expect(into.logged).toEqual([expect.stringContaining('does not agree with what was received')]);
    const store = await reader(url);
    expect(exportTrace(await store.get('aa')).checks).toEqual({
      request: 'consistent',
      answer: 'consistent',
      findings: [],
      skipped_because: null,
    });
    expect(exportTrace(await store.get('bb')).checks).toMatchObject({
      request: 'contradiction',
      answer: 'consistent',
      findings: [{ leg: 'request', expected: expect.stringContaining('the file'), got: expect.any(String) }],
      skipped_because: null,
    });
    expect((await store.list({ has: ['contradiction'] }, 9)).map(({ id }) => id)).toEqual(['bb']);
    expect((await store.list({ not: [{ has: ['contradiction'] }] }, 9)).map(({ id }) => id)).toEqual(['aa']);
  });

  test('report the latest contradiction of an earlier process', async () => {
    const url = newStore();
    const first = recorder(url, { check: 'all' });
    recordAll(first, [contradictory('bb')]);
    await until(() => first.health().checks.contradiction === 1);
    await first.stop();
    const second = recorder(url, { check: 'all' });
    await until(() => second.health().newestContradiction !== null);
    expect(second.health()).toMatchObject({ newestContradiction: { traceId: 'bb' }, checks: { contradiction: 0 } });
  });

  test('redact credentials', async () => {
    const url = newStore();
    const into = recorder(url, { check: 'all', secrets: ['a-credential-of-a-backend'] });
    recordAll(into, [
      checkableExchange('Use a-credential-of-a-backend for this.', 'Use nothing for this.', { traceId: 'aa' }),
    ]);
    await until(() => into.health().checks.contradiction === 1);
    const { checks } = exportTrace(await (await reader(url)).get('aa'));
    expect(JSON.stringify(checks)).not.toContain('a-credential-of-a-backend');
    expect(JSON.stringify(checks)).toContain('redacted-');
  });

  test('skip an exchange that is too large to be checked in passing', async () => {
    const url = newStore();
    const into = recorder(url, { check: 'all' });
    const long = 'x'.repeat(9 * 1024 * 1024);
    recordAll(into, [checkableExchange(long, long, { traceId: 'aa' }), consistent('bb')]);
    await until(() => doneChecks(into.health().checks) === 2);
    const store = await reader(url);
    const large = await store.get('aa');
    expect(large.core).toEqual({ request: null, response: null });
    expect(checkExchange(large)).toMatchObject({ request: 'consistent', answer: 'consistent' });
    expect(exportTrace(large).checks).toEqual({
      request: 'skipped',
      answer: 'skipped',
      findings: [],
      skipped_because: 'larger than 8 MiB: it is checked by louter traces check only',
    });
    expect(exportTrace(await store.get('bb')).checks.request).toBe('consistent');
  });

  test('do not happen when they are off, and leave exchanges unchecked', async () => {
    const url = newStore();
    const into = recorder(url, { check: 'off' });
    recordAll(into, [contradictory('aa')]);
    await into.stop();
    expect(doneChecks(into.health().checks)).toBe(0);
    expect(exportTrace(await (await reader(url)).get('aa')).checks).toEqual({
      request: null,
      answer: null,
      findings: [],
      skipped_because: null,
    });
  });

  test('do not delay the end: what is left is checked later', async () => {
    const url = newStore();
    const into = recorder(url, { check: 'all' });
    const many = Array.from({ length: 3000 }, (_, index) => contradictory(String(index).padStart(5, '0')));
    recordAll(into, many);
    await into.stop();
    expect(into.health()).toMatchObject({ written: many.length, lostExchanges: 0, lostBodies: 1000 });
    expect(doneChecks(into.health().checks)).toBeLessThan(many.length);
    await settleStore(url);
    expect(await selectRows(url, `SELECT COUNT(*) FROM "Check" WHERE "request" = 'contradiction'`)).toEqual([[2000]]);
    // Two thousand exchanges are read.
  }, 120_000);

  test('lose the texts they found when bodies are pruned', async () => {
    const url = newStore();
    const into = recorder(url, { check: 'all' });
    recordAll(into, [contradictory('aa')]);
    await until(() => into.health().checks.contradiction === 1);
    await into.stop();
    await pruneTraces(url, { keepMs: -1000, keepMetadataMs: Infinity, maxSize: Infinity }, Date.now());
    const { checks } = exportTrace(await (await reader(url)).get('aa'));
    expect(checks).toMatchObject({ request: 'contradiction', findings: [{ expected: null, got: null }] });
  });
});

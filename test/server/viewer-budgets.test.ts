import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientRequest, exchange } from '../record/support/exchange.ts';
import { failingSession } from '../record/support/failing-session.ts';
import { storeAll } from '../record/support/store.ts';
import { browserObstacle } from '../support/browser.ts';
import { shownAfterMs, textOf } from '../support/page.ts';
import { startViewer, type TestViewer } from '../support/viewer.ts';

const exchangeCount = 100_000;
const turnsOfLongConversation = 500;
/** Machines of tests are slow and busy: a time may be this many times its budget. All times are printed at the end. */
const tolerance = 20;

const item = { id: 'a'.repeat(40), list: [1, 2, 3], text: 'b'.repeat(20) };
const largeBody = JSON.stringify({
  model: 'm',
  max_tokens: 9,
  messages: [{ role: 'user', content: 'x' }],
  data: Array.from({ length: 105_000 }, (_, index) => ({ ...item, number: index })),
  last: 'the needle',
});
const large = exchange({
  request: clientRequest(largeBody),
  status: 'client-error',
  summary: null,
  startedAt: 1_000_000,
});
const [seed] = failingSession({ startedAt: 2_000_000 });
const longConversation = 'f'.repeat(32);

let folder: string;
let viewer: TestViewer;

/** Copies the rows of one exchange, ten of which are a conversation; the latest are one long conversation. */
function multiply(file: string, id: string): void {
  const database = new Database(file);
  const columnsOf = (table: string): string[] =>
    database.prepare<[string], string>('SELECT "name" FROM pragma_table_info(?)').pluck().all(table);
  const copy = (table: string, replaced: Readonly<Record<string, string>>, where: string): void => {
    const columns = columnsOf(table);
    const values = columns.map((name) => replaced[name] ?? `"from"."${name}"`);
    database
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${exchangeCount})
         INSERT INTO "${table}" (${columns.map((name) => `"${name}"`).join(', ')})
         SELECT ${values.join(', ')} FROM n, "${table}" AS "from" WHERE ${where}`,
      )
      .run();
  };
  const isLong = `i > ${exchangeCount - turnsOfLongConversation}`;
  const idOf = (number: string): string => `printf('%032x', 1000000 + ${number})`;
  const seq = database.prepare<[string], number>('SELECT "seq" FROM "Exchange" WHERE "id" = ?').pluck().get(id);
  database.transaction(() => {
    const startedAt = `${Date.now() * 1000 - exchangeCount * 1_000_000} + i * 1000000`;
    copy(
      'Exchange',
      {
        seq: 'i + 1000',
        id: `CASE WHEN i = ${exchangeCount - turnsOfLongConversation + 1} THEN '${longConversation}' ELSE ${idOf('i')} END`,
        startedAt,
        endedAt: `${startedAt} + 500000`,
        status: `CASE WHEN i % 17 = 0 THEN 'upstream-error' ELSE 'ok' END`,
      },
      `"from"."seq" = ${seq}`,
    );
    copy(
      'Turn',
      {
        exchangeSeq: 'i + 1000',
        conversation: `CASE WHEN ${isLong} THEN '${longConversation}' ELSE ${idOf('i - i % 10')} END`,
        turn: `CASE WHEN ${isLong} THEN i - ${exchangeCount - turnsOfLongConversation} ELSE 1 + i % 10 END`,
      },
      `"from"."exchangeSeq" = ${seq}`,
    );
  })();
  database.close();
}

const measured: string[] = [];
function note(what: string, ms: number, budgetMs: number): void {
  measured.push(`${what} ${ms.toFixed(ms < 100 ? 1 : 0)} ms (budget ${budgetMs})`);
  expect.soft({ what, isInTime: ms <= budgetMs * tolerance, ms }).toMatchObject({ isInTime: true });
}

/** Collects tasks of the main thread that take longer than 50 ms. Scripts of the page are texts here: it has other types. */
const watchTasks = (page: Page): Promise<void> =>
  page.evaluate(`
    globalThis.longTasks = [];
    new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration)))
      .observe({ type: 'longtask' });
  `);
const longestTask = (page: Page): Promise<number> => page.evaluate('Math.max(0, ...longTasks)');
const countElements = (page: Page): Promise<number> => page.evaluate('document.querySelectorAll("*").length');
/** Scrolls the list by 120 frames; how long each took in milliseconds, the shortest first. */
const scrollList = (page: Page): Promise<number[]> =>
  page.evaluate(`(async () => {
    const viewport = document.querySelector('.viewport');
    const times = [];
    let before = performance.now();
    for (let frame = 0; frame < 120; frame++) {
      viewport.scrollBy({ top: 200 });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      times.push(performance.now() - before);
      before = performance.now();
    }
    return times.sort((one, other) => one - other);
  })()`);

describe.skipIf(browserObstacle !== undefined)('the viewer with a hundred thousand requests', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'louter-budgets-'));
    const file = join(folder, 'traces.db');
    if (seed) {
      await storeAll([large, seed], { url: `file:${file}` });
      multiply(file, seed.traceId);
    }
    viewer = await startViewer({ databaseFile: file });
  }, 120_000);
  afterAll(async () => {
    await viewer.stop();
    rmSync(folder, { recursive: true });
    process.stderr.write(`viewer: ${measured.join(', ')}\n`);
  });

  test('loads at most 70 KB of scripts and styles first', () => {
    const assets = fileURLToPath(new URL('../../generated/page/assets', import.meta.url));
    const imported = readFileSync(join(assets, 'index.js'), 'utf8').matchAll(
      /(?:from|import)\s*["']\.\/([\w-]+\.js)["']/g,
    );
    const first = ['index.js', 'index.css', ...[...imported].flatMap(([, name]) => name ?? [])];
    const size = first.reduce((sum, name) => sum + gzipSync(readFileSync(join(assets, name)), { level: 9 }).length, 0);
    expect(first.length).toBeGreaterThanOrEqual(2);
    expect(size).toBeLessThanOrEqual(70_000);
    measured.push(`first load ${size} bytes`);
  });

  test.each(['', '?view=flat'])('shows the list /ui/%s soon, and scrolls it in few elements', async (query) => {
    // The first question starts the thread that reads.
    const awaited = '.viewport [role=row]';
    await viewer.open(`/ui/${query}`, { awaited });
    const page = await viewer.open(`/ui/${query}`, { awaited });
    note(`list ${query}`, await shownAfterMs(page), 300);
    await watchTasks(page);
    const frames = await scrollList(page);
    note(`median frame ${query}`, frames[60] ?? 0, 16.7);
    note(`99th frame ${query}`, frames[118] ?? 0, 33);
    note(`longest task ${query}`, await longestTask(page), 50);
    expect(await countElements(page)).toBeLessThanOrEqual(3000);
    await expect
      .poll(async () => Number(await page.locator('.viewport').getAttribute('aria-rowcount')))
      .toBeGreaterThan(600);
  });

  test('sums up the usage of all requests', async () => {
    const awaited = '.usage-rows tbody tr';
    await viewer.open('/ui/usage?q=', { awaited });
    const started = performance.now();
    const answer = await fetch(`${viewer.url}/api/usage?by=model`);
    expect(((await answer.json()) as { total: { requests: number } }).total.requests).toBeGreaterThan(exchangeCount);
    note('usage', performance.now() - started, 300);
  });

  test('opens a conversation of five hundred turns', async () => {
    const page = await viewer.open(`/ui/conversations/${longConversation}`, { awaited: '.turn-list .row.turn' });
    note('500 turns', await shownAfterMs(page), 500);
    expect(await textOf(page, '.session-head')).toContain('500 requests');
    expect(await countElements(page)).toBeLessThanOrEqual(3000);
    await page.keyboard.press('g');
    await page.keyboard.type('250');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.turn-list [aria-selected=true]:has-text("250")');
  });

  test('shows a body of ten megabytes, its tree, and a text in it', async () => {
    expect(largeBody.length).toBeGreaterThan(10_000_000);
    const page = await viewer.open(`/ui/traces/${large.traceId}/findings`);
    await page.waitForSelector('.findings');
    await watchTasks(page);
    let started = performance.now();
    await page.keyboard.press('4');
    await page.waitForSelector('.bytes [role=row]');
    note('first screen', performance.now() - started, 200);
    await page.waitForSelector('.tree [role=row]');
    note('tree', performance.now() - started, 1000);
    started = performance.now();
    await page.locator('input[type=search]').fill('the needle');
    await page.waitForSelector('.tree [aria-selected=true]:has-text("the needle")');
    note('search', performance.now() - started, 1000);
    await page.keyboard.press('Escape');
    note('longest task with ten megabytes', await longestTask(page), 50);
    expect(await countElements(page)).toBeLessThanOrEqual(3000);
  });
});

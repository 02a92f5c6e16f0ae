import { mkdtempSync, rmSync } from 'node:fs';
import type { UpstreamAttempt } from '../../src/record/exchange.ts';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startServer, type RunningServer } from '../../src/server/server.ts';
import { backend, clientRequest, exchange, response } from '../record/support/exchange.ts';
import { failingSession } from '../record/support/failing-session.ts';
import { storeAll } from '../record/support/store.ts';
import { triedThemes } from '../support/page.ts';
import { browserObstacle, startBrowser } from '../support/browser.ts';
import { testParts } from '../support/server.ts';
import { testTraces } from '../support/config.ts';

if (browserObstacle !== undefined) process.stderr.write(`the viewer is not tested in a browser: ${browserObstacle}\n`);

const seconds = 1_000_000;
const now = Date.now() * 1000;
const session = failingSession();
const attempt: UpstreamAttempt = {
  backend: 'coder',
  model: 'm',
  startedMs: 1,
  status: 529,
  error: null,
  cause: 'first',
  reason: 'first choice',
};
const refused = exchange({
  startedAt: now - 20 * seconds,
  status: 'upstream-error',
  summary: null,
  error: { kind: 'overloaded', message: 'overloaded' },
  request: clientRequest(
    JSON.stringify({ model: 'm', max_tokens: 9, messages: [{ role: 'user', content: 'Wake up' }] }),
  ),
  backend: backend({
    provider: 'coder',
    attempts: [{ ...attempt, response: response(['the first answer'], 'text/plain', { status: 529 }) }, attempt],
    response: response(['the ', 'second ', 'answer'], 'text/plain', { status: 529 }),
  }),
  losses: [{ path: '/top_k', what: 'the backend has no such field', leg: 'request' }],
});
const hostileText = `<img src=x onerror="alert(1)"><script>alert(1)</script> \u202eleft \u0000 \u001b[31m ${'x'.repeat(5000)}`;
const hostile = exchange({
  startedAt: now - 10 * seconds,
  requestedModel: hostileText.slice(0, 100),
  request: clientRequest(
    JSON.stringify({ model: hostileText, max_tokens: 9, messages: [{ role: 'user', content: hostileText }] }),
    { headers: [['x-seen', '<b>javascript:alert(1)</b>']] },
  ),
  error: { kind: 'not-found', message: hostileText },
  status: 'client-error',
  summary: null,
  response: response([hostileText], 'text/html', { status: 404 }),
});

let folder: string;
let server: RunningServer;
let browser: Browser;

describe.skipIf(browserObstacle !== undefined)('the viewer in a browser', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'louter-page-'));
    const url = `file:${join(folder, 'traces.db')}`;
    await storeAll([...session, refused, hostile], { url });
    const traces = testTraces(url);
    server = await startServer(testParts({ traces }), { host: '127.0.0.1', port: 0 });
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await server.stop(0);
    rmSync(folder, { recursive: true });
  });

  /** A page of the viewer; violations of its policy, errors and requests elsewhere fail the test. */
  async function openPage(address: string, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
    const page = await browser.newPage({ colorScheme, viewport: { width: 1280, height: 800 } });
    page.setDefaultTimeout(15_000);
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('400')) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('dialog', (dialog) => {
      problems.push(`a dialog opened: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== server.url && !request.url().startsWith('blob:'))
        problems.push(`requested ${request.url()}`);
    });
    onTestFinished(async () => {
      await page.close();
      expect(problems).toEqual([]);
    });
    await page.goto(`${server.url}${address}`);
    return page;
  }

  const rows = '[role=row]:not(.heads)';
  const widthOf = (page: Page): Promise<number> => page.evaluate('document.documentElement.scrollWidth');
  const textOf = async (page: Page, selector: string): Promise<string> => page.locator(selector).first().innerText();

  test('lists conversations, and opens one by keys alone', async () => {
    const page = await openPage('/ui/');
    await page.waitForSelector(rows);
    expect(await page.locator(rows).count()).toBe(3);
    // All cells of a row are beside each other.
    const cells = await page.locator(`${rows} >> nth=0 >> .cell`).all();
    const boxes = await Promise.all(cells.map((cell) => cell.boundingBox()));
    expect(boxes.map((box) => (box?.height ?? 0) <= 28)).toEqual(cells.map(() => true));
    expect(new Set(boxes.map((box) => Math.round(box?.x ?? 0))).size).toBe(cells.length);
    expect(await textOf(page, `${rows}:has-text("Wake up")`)).toMatch(/✗ upstream-error/);
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    expect(page.url()).toContain(`sel=${refused.traceId}`);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.ending');
    expect(await textOf(page, '.ending')).toContain('stopped: backend coder answered HTTP 529, the last of 2 attempts');
    await page.keyboard.press('7');
    await page.waitForSelector('.beside .attempts');
    await page.keyboard.press('1');
    await page.waitForSelector('.who li.bad');
    expect(await textOf(page, '.who li.bad')).toContain('answered');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.beside .attempts');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.beside', { state: 'detached' });
    await page.waitForSelector('.turn-nav');
    await page.keyboard.press('Escape');
    await page.waitForSelector(rows);
  });

  test('shows the turns of a conversation with their failed calls', async () => {
    const page = await openPage('/ui/');
    await page.waitForSelector(rows);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await page.waitForSelector('.row.turn');
    const turns = await page.locator('.row.turn').allInnerTexts();
    expect(turns).toHaveLength(3);
    expect(turns.join('\n')).toMatch(/✗ error\s+look/);
    await page.keyboard.press('ArrowLeft');
    await page.waitForSelector('.row.turn', { state: 'detached' });
  });

  test('shows what each turn of a conversation added, and leads from failure to failure', async () => {
    const page = await openPage(`/ui/conversations/${session[2]?.traceId}`);
    await page.waitForSelector('.turn-view > .message');
    expect(await textOf(page, '.session-head h1')).toBe('Make the tests pass.');
    expect(await textOf(page, '.ending')).toBe('ended ✓ Done.');
    const active = () => textOf(page, '.turn-item.active');
    await expect.poll(active).toMatch(/turn 3[^]*Done\./);
    await page.keyboard.press('N');
    // A call has its result, which came with a later request; what failed is open.
    await expect.poll(active).toMatch(/turn 2[^]*look a\.ts|turn 2[^]*does not conform[^]*result[^]*found/i);
    await page.keyboard.press('[');
    await expect.poll(active).toMatch(/turn 1[^]*Make the tests pass\.[^]*look a\.ts error[^]*result[^]*no such file/i);
    expect(new URL(page.url()).searchParams.get('turn')).toBe('1');
    await page.keyboard.press('n');
    await expect.poll(active).toContain('turn 2');
    await page.keyboard.press('g');
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await expect.poll(active).toContain('turn 3');
    await page.keyboard.press('4');
    await page.waitForSelector('.beside .bytes [role=row]');
    expect(new URL(page.url()).searchParams.get('view')).toBe('raw');
    // The response that was seen last is what the key opens again.
    const last = page.locator('.beside .raw > .segments [role=tab]').last();
    expect(await last.getAttribute('aria-selected')).toBe('false');
    await last.click();
    await page.keyboard.press('Escape');
    await page.waitForSelector('.beside', { state: 'detached' });
    await page.keyboard.press('4');
    await expect.poll(() => last.getAttribute('aria-selected')).toBe('true');
    // The session stays in view, and the view beside it follows its cursor.
    await page.keyboard.press('[');
    await page.waitForSelector('.beside:has-text("turn 2")');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.beside', { state: 'detached' });
    await page.keyboard.press('1');
    await page.waitForSelector('.exchange .turn-view > .message');
  });

  test('filters by keys, completes values, and repeats what the gateway says about an error', async () => {
    const page = await openPage('/ui/');
    await page.waitForSelector(rows);
    const all = await page.locator(rows).count();
    await page.keyboard.press('/');
    await page.keyboard.type('status:up');
    await page.waitForSelector('[role=option]:has-text("upstream-error")');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.locator(rows).count()).toBe(1);
    expect(new URL(page.url()).searchParams.get('q')).toBe('status:upstream-error');
    await page.locator('.chips button').click();
    await expect.poll(() => page.locator(rows).count()).toBe(all);
    await page.keyboard.press('/');
    await page.keyboard.type('stauts:upstream-error');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.filter-error:has-text("did you mean")');
    // What was shown stays, and says which filter it is of.
    expect(await page.locator(rows).count()).toBe(all);
    expect(await textOf(page, '.stale-note')).toBe('The list below is not filtered.');
    expect(await page.locator('.list-columns.is-stale').count()).toBe(1);
    await page.locator('.filter-error button').click();
    await expect.poll(() => page.locator(rows).count()).toBe(1);
    expect(new URL(page.url()).searchParams.get('q')).toBe('status:upstream-error');
    expect(await page.locator('.is-stale, .filter-error button').count()).toBe(0);
    // A filter that is refused at first has nothing to keep.
    await page.goto(page.url().replace('status', 'stauts'));
    await page.locator('button:has-text("Show all traces")').click();
    await expect.poll(() => page.locator(rows).count()).toBe(all);
  });

  test('keeps the usage of the filter before while one is refused', async () => {
    const page = await openPage('/ui/usage?q=status:ok');
    await page.waitForSelector('.usage-rows');
    await page.keyboard.press('/');
    await page.keyboard.type(' tokens:5');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.filter-error:has-text("not a comparison")');
    expect(await page.locator('.usage-shown.is-stale .usage-rows').count()).toBe(1);
    await page.locator('.filter-error button:has-text("status:ok tokens:>5")').click();
    await page.waitForSelector('.usage-shown:not(.is-stale)');
  });

  test('says which term of a filter excludes what', async () => {
    const page = await openPage('/ui/?q=status:ok+run:nobody');
    await page.waitForSelector('.empty li:has-text("without run:nobody")');
    expect(await textOf(page, '.empty li:has-text("without run:nobody")')).toContain('3 requests');
    expect(await textOf(page, '.empty li:has-text("without status:ok")')).toContain('still none');
  });

  test('shows the bytes of each request and response, in three forms, and finds text in them', async () => {
    const page = await openPage(`/ui/traces/${refused.traceId}/raw?leg=upstream-response`);
    await page.waitForSelector('.bytes [role=row]');
    expect(await page.locator('.bytes [role=row]').allInnerTexts()).toEqual([
      expect.stringMatching(/10 ms[^]*the/),
      expect.stringMatching(/20 ms[^]*\+10[^]*second/),
      expect.stringMatching(/30 ms[^]*answer/),
    ]);
    await page.locator('[role=tab]:has-text("Hex")').click();
    await page.waitForSelector('.bytes .hex:has-text("74 68 65 20")');
    await page.locator('[role=tab]:has-text("Text")').click();
    await page.locator('input[type=search]').fill('answer');
    await page.waitForSelector('[role=status]:has-text("1 of 1")');
    await page.locator('[role=tab]:has-text("answer of attempt 1")').click();
    await page.waitForSelector('.bytes:has-text("the first answer")');
  });

  test('lists losses with their places, and attempts with their answers', async () => {
    const page = await openPage(`/ui/traces/${refused.traceId}/raw`);
    await page.waitForSelector('.bytes [role=row]');
    await page.keyboard.press('5');
    expect(await textOf(page, '.findings tbody')).toContain('the backend has no such field');
    await page.keyboard.press('6');
    await page.waitForSelector('.shares:has-text("user text")');
    await page.keyboard.press('7');
    expect(await page.locator('.attempts tbody tr').count()).toBe(2);
    await page.locator('.attempts tbody a').first().click();
    await page.waitForSelector('.bytes:has-text("the first answer")');
  });

  test('runs nothing of what it shows, and shows it as it is', async () => {
    const page = await openPage('/ui/?view=flat');
    await page.waitForSelector(rows);
    expect(await textOf(page, rows)).toContain('<img src=x onerror="alert(1)">');
    for (const view of ['conversation', 'raw', 'raw?leg=client-response', 'findings', 'attempts']) {
      await page.goto(`${server.url}/ui/traces/${hostile.traceId}/${view}`);
      await page.waitForSelector('.ending');
      expect(await textOf(page, '.ending')).toContain('\\u{202E}left ␀ ␛[31m xxx');
    }
    await page.goto(`${server.url}/ui/traces/${hostile.traceId}/raw?leg=client-response`);
    await page.waitForSelector('.bytes [role=row]');
    expect(await page.locator('.bytes .sign').allInnerTexts()).toEqual(['\\u{202E}', '␀', '␛']);
    // Nothing of it has become an element, and nothing widens the page.
    expect(await page.locator('main img, main script').count()).toBe(0);
    expect(await widthOf(page)).toBeLessThanOrEqual(1280);
  });

  test('has the same content at 320 pixels, without scrolling sideways', async () => {
    const page = await openPage('/ui/');
    await page.setViewportSize({ width: 320, height: 640 });
    for (const address of [
      '/ui/',
      `/ui/traces/${refused.traceId}/findings`,
      `/ui/conversations/${session[1]?.traceId}`,
    ]) {
      await page.goto(`${server.url}${address}`);
      await page.waitForSelector(`:is(${rows}, .findings, .turn-item):visible`);
      expect(await widthOf(page)).toBeLessThanOrEqual(320);
    }
  });

  const screens = [
    ['/ui/', rows],
    ['/ui/?q=run:nobody', '.empty'],
    [`/ui/conversations/${session[1]?.traceId}`, '.turn-view > .message'],
    [`/ui/traces/${session[1]?.traceId}/conversation`, '.turn-view > .message'],
    [`/ui/traces/${refused.traceId}/raw`, '.bytes [role=row]'],
    [`/ui/traces/${refused.traceId}/findings`, '.findings'],
    [`/ui/traces/${session[1]?.traceId}/tokens`, '.shares'],
    [`/ui/traces/${refused.traceId}/attempts`, '.attempts'],
  ] as const;

  test.each(triedThemes)('has no barriers that axe finds, in the %s theme', async (theme) => {
    const page = await openPage('/ui/', theme);
    const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
    for (const [address, selector] of screens) {
      await page.goto(`${server.url}${address}`);
      await page.waitForSelector(selector);
      // The policy of the page lets no script in: axe runs in a world of its own.
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Page.setBypassCSP', { enabled: true });
      await page.reload();
      await page.waitForSelector(selector);
      await page.addScriptTag({ path: axe });
      const found = await page.evaluate(async () => {
        const { axe: run } = globalThis as unknown as {
          axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
        };
        return (await run.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
      });
      expect({ address, found }).toEqual({ address, found: [] });
    }
  });
});

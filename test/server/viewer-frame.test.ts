import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backend, exchange } from '../record/support/exchange.ts';
import { failingSession } from '../record/support/failing-session.ts';
import { recordAll, until } from '../record/support/store.ts';
import { browserObstacle } from '../support/browser.ts';
import { textOf } from '../support/page.ts';
import { startViewer, type TestViewer } from '../support/viewer.ts';

const session = failingSession({ run: 'new', case: 'mend' });
const [attempt] = backend().attempts;
const refused = exchange({
  startedAt: Date.now() * 1000 - 20_000_000,
  status: 'upstream-error',
  summary: null,
  error: { kind: 'overloaded', message: 'overloaded' },
  backend: backend({ attempts: attempt ? [{ ...attempt, status: 529, error: 'overloaded' }, attempt] : [] }),
  losses: [{ path: '/top_k', what: 'the backend has no such field', leg: 'request' }],
});

let viewer: TestViewer;

/** Words of the heads of tables and of buttons that are in several lines. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('th, dt, button, nav a')].flatMap((element) => {
    const found = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: word, index } of node.data.matchAll(/[^\\s/→-]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
      }
    return found;
  })`);

describe.skipIf(browserObstacle !== undefined)('the frame of the pages', () => {
  beforeAll(async () => {
    viewer = await startViewer();
    recordAll(viewer.recorder, [...session, refused]);
    await until(() => viewer.recorder.health().written >= 4);
  });
  afterAll(() => viewer.stop());

  test('breaks no word of a head, at any width', async () => {
    const id = refused.traceId;
    const pages = [
      ['/ui/', '[role=row]:not(.heads)'],
      [`/ui/traces/${id}/attempts`, '.attempts'],
      [`/ui/traces/${id}/findings`, '.findings'],
      [`/ui/traces/${id}/translation`, '.translation'],
      ['/ui/runs', '.runs'],
      ['/ui/usage', '.usage-rows'],
      ['/ui/status', '.status-page'],
    ] as const;
    const page = await viewer.open('/ui/');
    for (const [address, shown] of pages) {
      await page.goto(`${viewer.url}${address}`);
      await page.waitForSelector(shown);
      for (const width of [320, 390, 600, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect({ address, width, broken: await brokenWords(page) }).toEqual({ address, width, broken: [] });
      }
    }
  });

  test('shows the shortcuts from their beginning on a narrow page', async () => {
    const page = await viewer.open('/ui/');
    await page.setViewportSize({ width: 390, height: 500 });
    await page.waitForSelector('[role=row]:not(.heads)');
    await page.keyboard.press('?');
    await page.waitForSelector('dialog[open]');
    expect(await textOf(page, '.top button[aria-haspopup=dialog] >> nth=1')).toMatch(/^Shortcuts/);
    expect(await page.evaluate(`document.querySelector('dialog[open]').scrollTop`)).toBe(0);
    expect(await page.locator('dialog[open] tr').first().boundingBox()).toMatchObject({ height: expect.any(Number) });
    expect(await page.evaluate(`document.activeElement.textContent`)).toBe('Close');
  });

  test('Follow tells whether it is on, by its word and its state', async () => {
    const page = await viewer.open('/ui/');
    const button = page.locator('.list-actions button[aria-pressed]');
    expect([await button.innerText(), await button.getAttribute('aria-pressed')]).toEqual([
      expect.stringContaining('● Following'),
      'true',
    ]);
    const background = (): Promise<string> =>
      page.evaluate(`getComputedStyle(document.querySelector('.list-actions [aria-pressed]')).backgroundColor`);
    const on = await background();
    await page.keyboard.press('f');
    await expect.poll(() => button.innerText()).toContain('○ Follow ');
    expect(await background()).not.toBe(on);
  });

  test('the links of all rows have names', async () => {
    for (const address of ['/ui/', '/ui/?view=flat']) {
      const page = await viewer.open(address);
      await page.waitForSelector('[role=row] a');
      const names = await page.locator('[role=row] a').allInnerTexts();
      expect(names.filter((name) => name.trim() === '')).toEqual([]);
    }
  });

  test('a session is deleted after one question', async () => {
    const own = failingSession({ run: 'to-delete', startedAt: Date.now() * 1000 - 10_000_000 });
    const before = viewer.recorder.health().written;
    recordAll(viewer.recorder, own);
    await until(() => viewer.recorder.health().written >= before + own.length);
    const page = await viewer.open(`/ui/conversations/${own[0]?.traceId}`);
    await page.locator('.session-head button:text-is("Delete…")').click();
    await page.locator('dialog[open] button:text-is("Keep")').click();
    await page.locator('.session-head button:text-is("Delete…")').click();
    await page.locator('dialog[open] button:text-is("Delete")').click();
    await page.waitForSelector('.done:not(:empty)');
    expect(await textOf(page, '.done')).toBe('The session was deleted, with its subagents.');
    const found = await fetch(`${viewer.url}/api/traces?filter=run:to-delete`);
    expect(((await found.json()) as { traces: unknown[] }).traces).toEqual([]);
  });

  test('the theme is the one that was chosen, from the first moment on', async () => {
    const page = await viewer.open('/ui/', { colorScheme: 'light' });
    await page.waitForSelector('.theme');
    const scheme = (): Promise<unknown[]> =>
      page.evaluate(
        `[document.documentElement.dataset.theme ?? null, getComputedStyle(document.documentElement).colorScheme]`,
      );
    expect(await scheme()).toEqual([null, 'light dark']);
    await page.keyboard.press('T');
    expect(await scheme()).toEqual(['light', 'light']);
    await page.locator('.theme').click();
    expect([await scheme(), await textOf(page, '.theme')]).toEqual([['dark', 'dark'], expect.stringContaining('dark')]);
    // When nothing of the page is drawn yet, and its scripts have not run.
    await page.route('**/index.js', (route) => route.abort());
    await page.addInitScript(`addEventListener('error', (event) => event.stopImmediatePropagation(), true)`);
    const withoutScripts = await page.context().newPage();
    await withoutScripts.route('**/index.js', (route) => route.fulfill({ body: '', contentType: 'text/javascript' }));
    await withoutScripts.goto(`${viewer.url}/ui/`);
    expect(
      await withoutScripts.evaluate(
        `getComputedStyle(document.documentElement).colorScheme + document.querySelector('#app').innerHTML`,
      ),
    ).toBe('dark');
    await page.unroute('**/index.js');
    await page.reload();
    await page.waitForSelector('.theme');
    expect(await scheme()).toEqual(['dark', 'dark']);
    await page.keyboard.press('T');
    expect(await scheme()).toEqual([null, 'light dark']);
  });
});

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backend, clientRequest, exchange } from '../record/support/exchange.ts';
import { failingSession } from '../record/support/failing-session.ts';
import { recordAll, until } from '../record/support/store.ts';
import { browserObstacle } from '../support/browser.ts';
import { textOf } from '../support/page.ts';
import { startViewer, type TestViewer } from '../support/viewer.ts';

const session = failingSession({ run: 'new', case: 'mend' });
const [attempt] = backend().attempts;
const path = '/home/someone/projects/calendar/packages/dates/src/internal/parsing/week-number-parser.ts';
const replaced = exchange({
  startedAt: Date.now() * 1000 - 20_000_000,
  request: clientRequest(
    JSON.stringify({ model: 'm', max_tokens: 9, messages: [{ role: 'user', content: `Read \`${path}\`.` }] }),
  ),
  backend: backend({
    attempts: attempt
      ? [
          { ...attempt, status: 503, error: 'loading' },
          { ...attempt, startedMs: 1201 },
        ]
      : [],
  }),
  losses: [{ path: '/top_k', what: 'the backend has no field `top_k`', leg: 'request' }],
});

let viewer: TestViewer;

const openAt = async (address: string, width: number): Promise<Page> => {
  const page = await viewer.open(address);
  await page.setViewportSize({ width, height: 640 });
  return page;
};

/** How far its right edge fades, in pixels: `0px` where nothing is hidden there. */
const fadeOf = (page: Page, selector: string): Promise<string> =>
  page.evaluate(`getComputedStyle(document.querySelector(${JSON.stringify(selector)})).getPropertyValue('--fade-end')`);

describe.skipIf(browserObstacle !== undefined)('the heads of sessions and requests', () => {
  beforeAll(async () => {
    viewer = await startViewer();
    recordAll(viewer.recorder, [...session, replaced]);
    await until(() => viewer.recorder.health().written >= 4);
  });
  afterAll(() => viewer.stop());

  test('leave room for the content of a request on a narrow page', async () => {
    const page = await openAt(`/ui/traces/${session[0]?.traceId}`, 320);
    await page.waitForSelector('#panel .message.user');
    const top: number = await page.evaluate(`document.querySelector('#panel').getBoundingClientRect().top`);
    expect(top).toBeLessThan(480);
    expect(await page.locator('.who li.good:visible').count()).toBe(0);
    await page.locator('.who .passed button').click();
    expect(await page.locator('.who li.good:visible').count()).toBeGreaterThan(2);
    await page.locator('.more-facts summary').click();
    expect(await textOf(page, '.more-facts .facts')).toMatch(/client[^]*mode[^]*timing/);
  });

  test('have the requested model beside the one that served it, and the protocols', async () => {
    for (const address of [`/ui/traces/${session[0]?.traceId}`, `/ui/conversations/${session[0]?.traceId}`]) {
      const page = await openAt(address, 1280);
      await page.waitForSelector('.fact-rows');
      expect(await textOf(page, '.fact-rows')).toMatch(
        /model\s+asked-model → local\/small-model\s+protocol\s+anthropic → openai-chat/,
      );
    }
  });

  test('count what failed by its kind, and nothing where nothing did', async () => {
    const page = await openAt(`/ui/conversations/${session[0]?.traceId}`, 1280);
    await page.waitForSelector('.jump');
    expect(await textOf(page, '.jump')).toMatch(/2 tool calls failed/);
    expect(await textOf(page, '.session-head')).toMatch(/problems\s+2 tool calls failed/);
    const fact = page.locator('.facts > div:has-text("problems")');
    const [name, text] = await Promise.all(['dt', 'dd'].map((each) => fact.locator(each).boundingBox()));
    expect(text?.y).toBe(name?.y);
    await page.goto(`${viewer.url}/ui/conversations/${replaced.traceId}`);
    await page.waitForSelector('.turn-line.is-attempt');
    expect(await textOf(page, '.jump')).not.toMatch(/fail/);
    expect(await textOf(page, '.turn-line.is-attempt')).toMatch(/tried first: HTTP 503, 1\.2 s lost: loading/);
  });

  test('name the columns of the outline, and what its bars are', async () => {
    const page = await openAt(`/ui/conversations/${session[0]?.traceId}`, 1280);
    await page.waitForSelector('.turn-legend');
    // No price is known.
    expect(await textOf(page, '.turn-legend')).toMatch(/^turn\s+what it did\s+time\s+tokens$/);
    const [head, bar] = await Promise.all(
      ['.turn-legend .measure', '.turn-list [role=row] .cost'].map((each) => page.locator(each).first().boundingBox()),
    );
    expect(head?.x).toBe(bar?.x);
    expect(await page.locator('.turn-list .cost').first().getAttribute('title')).toBe('tokens: 15 tokens');
  });

  test('say how long the attempts before the last one took', async () => {
    const page = await openAt(`/ui/traces/${replaced.traceId}/attempts`, 1280);
    await page.waitForSelector('.attempts');
    expect(await textOf(page, '#panel')).toMatch(/lost\s+1\.2 s in 1 attempt before the last one/);
  });

  test('draw code of findings as code', async () => {
    const page = await openAt(`/ui/traces/${replaced.traceId}/findings`, 1280);
    await page.waitForSelector('.findings');
    expect(await textOf(page, '.findings tr.loss')).toContain('the backend has no field top_k');
    expect(await page.locator('.findings tr.loss code').allInnerTexts()).toContain('top_k');
  });

  test('break a path after its slashes, and not within a name', async () => {
    const page = await openAt(`/ui/conversations/${replaced.traceId}`, 390);
    await page.waitForSelector('.session-head h1 code');
    const lines: string[] = await page.evaluate(`(() => {
      const walker = document.createTreeWalker(document.querySelector('.session-head h1 code'), NodeFilter.SHOW_TEXT);
      const lines = [];
      let last;
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (let index = 0; index < node.data.length; index++) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const top = Math.round(range.getBoundingClientRect().top);
          if (top === last) lines.push(lines.pop() + node.data[index]);
          else lines.push(node.data[index]);
          last = top;
        }
      return lines;
    })()`);
    expect(lines.join('')).toBe(path);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.slice(0, -1).filter((line) => !/[/-]$/.test(line))).toEqual([]);
  });

  test('fade out where a bar has more than is seen, until its end is reached', async () => {
    const page = await openAt(`/ui/conversations/${session[1]?.traceId}`, 390);
    const bar = '.turn-bar';
    await page.waitForSelector(bar);
    await expect.poll(() => fadeOf(page, bar)).not.toBe('0px');
    await page.evaluate(`document.querySelector('${bar}').scrollLeft = 10000`);
    await expect.poll(() => fadeOf(page, bar)).toBe('0px');
    await page.setViewportSize({ width: 1280, height: 640 });
    await expect.poll(() => fadeOf(page, bar)).toBe('0px');
  });

  test('show numbers of tokens at the right of their columns', async () => {
    const page = await openAt(`/ui/traces/${session[0]?.traceId}/tokens`, 390);
    await page.waitForSelector('.counted');
    const styles: string[] = await page.evaluate(`[...document.querySelectorAll('.counted td')].map((cell) => {
      const { textAlign, fontVariantNumeric, display } = getComputedStyle(cell);
      return [display, textAlign, fontVariantNumeric].join(' ');
    })`);
    expect([...new Set(styles)]).toEqual(['table-cell right tabular-nums']);
    expect(await textOf(page, '.counted thead')).toMatch(/tokens\s+share/);
  });

  test('a session that is not there is explained, with a way to all others', async () => {
    const missing = 'f'.repeat(32);
    for (const address of [`/ui/conversations/${missing}`, `/ui/traces/${missing}`]) {
      const page = await viewer.open(address, { expectedStatuses: [404] });
      await page.waitForSelector('.failure.is-missing');
      expect(await textOf(page, '.failure')).toMatch(/Not recorded here[^]*It was deleted, or removed/);
      await page.locator('.failure a:text-is("All sessions")').click();
      await page.waitForSelector('[role=row]:not(.heads)');
    }
  });
});

test.skipIf(browserObstacle !== undefined)(
  'a list whose only session was deleted says that nothing is left',
  async () => {
    const own = await startViewer();
    try {
      recordAll(own.recorder, [replaced]);
      await until(() => own.recorder.health().written >= 1);
      const page = await own.open(`/ui/conversations/${replaced.traceId}`);
      await page.locator('.session-head button:text-is("Delete…")').click();
      await page.locator('dialog[open] button:text-is("Delete")').click();
      await page.waitForSelector('.empty');
      expect(await textOf(page, 'main')).toMatch(/The session was deleted[^]*Nothing is recorded any more/);
    } finally {
      await own.stop();
    }
  },
);

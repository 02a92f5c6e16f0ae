import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Exchange } from '../../src/record/exchange.ts';
import { backend, clientRequest, exchange, response } from '../record/support/exchange.ts';
import { recordAll } from '../record/support/store.ts';
import { browserObstacle } from '../support/browser.ts';
import { findBarriers } from '../support/page.ts';
import { startViewer, type TestViewer } from '../support/viewer.ts';

const rows = '[role=row]:not(.heads)';
const ask = (text: string) =>
  clientRequest(
    JSON.stringify({ model: 'm', max_tokens: 9, stream: true, messages: [{ role: 'user', content: text }] }),
  );
const chunk = (content: string): string =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`;
const lastChunk = `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`;

let viewer: TestViewer;

/** An exchange whose response has not begun. */
const running = (text: string): Exchange =>
  exchange({
    request: ask(text),
    summary: null,
    backend: backend({
      request: { method: 'POST', target: 'http://127.0.0.1/v1/chat/completions', headers: [], body: Buffer.from('{}') },
      response: response([]),
    }),
    timing: { firstByteMs: null, firstTokenMs: null, totalMs: null },
  });
const arrive = (to: Exchange, text: string): void => {
  const atMs = (Date.now() * 1000 - to.startedAt) / 1000;
  to.backend?.response?.chunks.push({ atMs, bytes: Buffer.from(text) });
  void viewer.recorder.progress(to, text.length);
};

describe.skipIf(browserObstacle !== undefined)('the viewer while requests run', () => {
  beforeAll(async () => {
    viewer = await startViewer();
  });
  afterAll(() => viewer.stop());

  test('shows new requests at the top, their clock, and their end', async () => {
    recordAll(viewer.recorder, [exchange({ request: ask('An old one') })]);
    const page = await viewer.open('/ui/');
    await page.waitForSelector(rows);
    const one = running('The first one');
    viewer.recorder.open(one);
    await page.waitForSelector(`${rows}:has-text("in-flight")`);
    const clock = page.locator(`${rows}:has-text("in-flight") .took`);
    const before = await clock.innerText();
    await expect.poll(() => clock.innerText()).not.toBe(before);
    one.timing.totalMs = 5;
    one.status = 'upstream-error';
    viewer.recorder.close(one);
    await page.waitForSelector(`${rows}:has-text("upstream-error")`);
    await expect.poll(() => page.locator(rows).count()).toBe(2);
  });

  test('counts new requests where following is off, and shows them on request', async () => {
    const page = await viewer.open('/ui/?view=flat');
    await page.waitForSelector(rows);
    const count = await page.locator(rows).count();
    await page.keyboard.press('f');
    recordAll(viewer.recorder, [exchange({ request: ask('Another one') })]);
    await page.waitForSelector('.pill:has-text("1 new")');
    expect(await page.locator(rows).count()).toBe(count);
    await page.locator('.pill').click();
    await expect.poll(() => page.locator(rows).count()).toBe(count + 1);
    await page.waitForSelector('.pill', { state: 'detached' });
  });

  test('shows the text of a response as it arrives, that it is silent, and how it ended', async () => {
    const one = running('Tell me');
    viewer.recorder.open(one);
    const page = await viewer.open('/ui/');
    await page.waitForSelector(`${rows}:has-text("in-flight")`);
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.live-answer:has-text("waiting for the first byte")');
    arrive(one, chunk('The order is '));
    await page.waitForSelector('.live-part:has-text("The order is")');
    arrive(one, chunk('lost when '));
    await page.waitForSelector('.live-part:has-text("The order is lost when")');
    await page.waitForSelector('.live-answer:has-text("silent for")');
    expect(await findBarriers(page, '.live-part:has-text("lost")')).toEqual([]);
    arrive(one, chunk('two calls close.'));
    arrive(one, lastChunk);
    one.timing.totalMs = 4000;
    one.summary = { usage: null, finish: 'stop', toolCalls: [] };
    viewer.recorder.close(one);
    await page.waitForSelector('.live-answer', { state: 'detached' });
    await page.waitForSelector('.message.assistant:has-text("The order is lost when two calls close.")');
    await page.waitForSelector('.ending:has-text("The order is lost when two calls close.")');
  });

  test('receives nothing while the page is hidden, and what it missed afterwards', async () => {
    const page = await viewer.open('/ui/?view=flat');
    await page.waitForSelector(rows);
    const count = await page.locator(rows).count();
    const setHidden = (isHidden: boolean): Promise<void> =>
      page.evaluate(`
        Object.defineProperty(document, 'hidden', { value: ${isHidden}, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      `);
    const isLive = (request: { url(): string }): boolean => request.url().includes('/api/live');
    await Promise.all([page.waitForEvent('requestfailed', isLive), setHidden(true)]);
    recordAll(viewer.recorder, [exchange({ request: ask('While nobody looked') })]);
    await pause(300);
    expect(await page.locator(rows).count()).toBe(count);
    const [again] = await Promise.all([page.waitForRequest(isLive), setHidden(false)]);
    expect(await again.headerValue('last-event-id')).toMatch(/^[0-9a-f]{8}-\d+$/);
    await expect.poll(() => page.locator(rows).count()).toBe(count + 1);
  });

  test('shows the whole text where its beginning is no longer in memory', async () => {
    const one = running('Go on');
    viewer.recorder.open(one);
    arrive(one, chunk('From the beginning '));
    // Long responses are taken out of memory as they are recorded.
    for (let index = 0; index < 6; index++) arrive(one, `: ${'x'.repeat(250_000)}\n\n`);
    await expect.poll(() => one.backend?.response?.releasedBytes ?? 0).toBeGreaterThan(0);
    const page = await viewer.open(`/ui/traces/${one.traceId}`);
    await page.waitForSelector('.live-answer');
    await pause(300);
    arrive(one, chunk('to the end.'));
    const tick = setInterval(() => arrive(one, chunk('.')), 500);
    try {
      await page.waitForSelector('.live-part:has-text("From the beginning to the end.")');
    } finally {
      clearInterval(tick);
      viewer.recorder.close(one);
    }
  });
});

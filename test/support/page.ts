import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { isSampled } from './sample.ts';

export interface PageOptions {
  colorScheme?: 'light' | 'dark';
  /** Responses with these statuses are expected, which the browser reports as errors. */
  expectedStatuses?: readonly number[];
  /** Notes when an element of this selector is first there, which `shownAfterMs` returns. */
  awaited?: string;
}

/** A page of the viewer; violations of its policy, errors, dialogs and requests elsewhere fail the test. */
export async function openPage(
  browser: Browser,
  url: string,
  { colorScheme = 'light', expectedStatuses = [], awaited }: PageOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ colorScheme, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const problems: string[] = [];
  page.on('console', (message) => {
    const isExpected = expectedStatuses.some((status) => message.text().includes(`status of ${status}`));
    if (message.type() === 'error' && !isExpected) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('dialog', (dialog) => {
    problems.push(`a dialog opened: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(url).origin && !request.url().startsWith('blob:'))
      problems.push(`requested ${request.url()}`);
  });
  onTestFinished(async () => {
    await context.close();
    expect(problems).toEqual([]);
  });
  if (awaited !== undefined)
    await page.addInitScript(`new MutationObserver((_, observer) => {
      if (!document.querySelector(${JSON.stringify(awaited)})) return;
      observer.disconnect();
      globalThis.shownAfterMs = performance.now();
    }).observe(document, { childList: true, subtree: true })`);
  await page.goto(url);
  if (awaited !== undefined) await page.waitForSelector(awaited);
  return page;
}

/** In milliseconds since the navigation began: when the awaited element was there. */
export const shownAfterMs = (page: Page): Promise<number> => page.evaluate('globalThis.shownAfterMs');

/** The text that a page shows in the first element of a selector, once there is one. */
export const textOf = async (page: Page, selector: string): Promise<string> =>
  page.locator(selector).first().innerText();

/** The themes in which barriers are looked for, which `npm test` leaves to `npm run test:all`. */
export const triedThemes: readonly ('light' | 'dark')[] = isSampled ? [] : ['light', 'dark'];

/** The barriers that axe finds on a page that shows `selector`, after a key if one is given. */
export async function findBarriers(page: Page, selector: string, key?: string): Promise<string[]> {
  await page.waitForSelector(selector);
  // The policy of the page lets no script in.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setBypassCSP', { enabled: true });
  await page.reload();
  await page.waitForSelector(selector);
  if (key !== undefined) await page.keyboard.press(key);
  await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') });
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    return (await axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
  });
}

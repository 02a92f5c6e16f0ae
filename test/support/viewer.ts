import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Browser, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { LiveExchanges } from '../../src/gateway/live-exchanges.ts';
import type { Recorder } from '../../src/record/exchange.ts';
import { createRecorder } from '../../src/record/recorder.ts';
import { startServer } from '../../src/server/server.ts';
import { startBrowser } from './browser.ts';
import { testParts } from './server.ts';

/** A gateway with a trace store of its own, and a browser that looks at it. */
export interface TestViewer {
  readonly url: string;
  readonly browser: Browser;
  /** Records exchanges; open ones are live. */
  readonly recorder: Recorder;
  open(address: string, options?: ViewerPageOptions): Promise<Page>;
  stop(): Promise<void>;
}

interface ViewerPageOptions {
  colorScheme?: 'light' | 'dark';
  width?: number;
  height?: number;
}

/** `databaseFile`: an existing trace store; absent: a new one. */
export async function startViewer({ databaseFile }: { databaseFile?: string } = {}): Promise<TestViewer> {
  const folder = mkdtempSync(join(tmpdir(), 'louter-viewer-'));
  const url = `file:${databaseFile ?? join(folder, 'traces.db')}`;
  const live = new LiveExchanges();
  const recorder = live.follow(createRecorder({ url, bodies: 'full', secrets: [], log: pino({ level: 'silent' }) }));
  await recorder.ready;
  const traces = { url, bodies: 'full' as const, check: 'off' as const, keepMs: 0, keepMetadataMs: 0, maxSize: 0 };
  const server = await startServer(testParts({ traces }, { recorder, live }), { host: '127.0.0.1', port: 0 });
  const browser = await startBrowser();
  return {
    url: server.url,
    browser,
    recorder,
    open: (address, options = {}) => openPage(browser, server.url, address, options),
    async stop() {
      await browser.close();
      await server.stop(0);
      await recorder.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A page of the viewer; violations of its policy, errors and requests elsewhere fail the test. */
async function openPage(
  browser: Browser,
  url: string,
  address: string,
  { colorScheme = 'light', width = 1280, height = 800 }: ViewerPageOptions,
): Promise<Page> {
  const page = await browser.newPage({ colorScheme, viewport: { width, height } });
  page.setDefaultTimeout(15_000);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('dialog', (dialog) => {
    problems.push(`a dialog opened: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== url && !request.url().startsWith('blob:'))
      problems.push(`requested ${request.url()}`);
  });
  onTestFinished(async () => {
    await page.close();
    expect(problems).toEqual([]);
  });
  await page.goto(`${url}${address}`);
  return page;
}

/** What axe finds on a page. The policy of the page lets no script in, so it is switched off, and the page loaded again. */
export async function findBarriers(page: Page, selector: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setBypassCSP', { enabled: true });
  await page.reload();
  await page.waitForSelector(selector);
  await page.addScriptTag({ path: createRequire(import.meta.url).resolve('axe-core/axe.min.js') });
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    return (await axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
  });
}

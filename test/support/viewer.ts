import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Browser, Page } from 'playwright-core';
import { LiveExchanges } from '../../src/gateway/live-exchanges.ts';
import type { Recorder } from '../../src/record/exchange.ts';
import { createRecorder } from '../../src/record/recorder.ts';
import { startServer } from '../../src/server/server.ts';
import { startBrowser } from './browser.ts';
import { openPage, type PageOptions } from './page.ts';
import { testParts } from './server.ts';
import { testTraces } from './config.ts';

/** A gateway with a trace store of its own, and a browser that looks at it. */
export interface TestViewer {
  readonly url: string;
  readonly browser: Browser;
  /** Records exchanges; open ones are live. */
  readonly recorder: Recorder;
  open(address: string, options?: PageOptions): Promise<Page>;
  stop(): Promise<void>;
}

/** `databaseFile`: an existing trace store; absent: a new one. */
export async function startViewer({ databaseFile }: { databaseFile?: string } = {}): Promise<TestViewer> {
  const folder = mkdtempSync(join(tmpdir(), 'louter-viewer-'));
  const url = `file:${databaseFile ?? join(folder, 'traces.db')}`;
  const live = new LiveExchanges();
  const recorder = live.follow(
    createRecorder({ url, bodies: 'full', check: 'all', secrets: [], log: pino({ level: 'silent' }) }),
  );
  await recorder.ready;
  const traces = testTraces(url);
  const server = await startServer(testParts({ traces }, { recorder, live }), { host: '127.0.0.1', port: 0 });
  const browser = await startBrowser();
  return {
    url: server.url,
    browser,
    recorder,
    open: (address, options) => openPage(browser, `${server.url}${address}`, options),
    async stop() {
      await browser.close();
      await server.stop(0);
      await recorder.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

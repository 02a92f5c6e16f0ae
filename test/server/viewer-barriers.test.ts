import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerLongSession, longSessionRequests, playLongSession } from '../../scripts/screenshots/long-session.ts';
import { answerOf } from '../support/reply.ts';
import { chatReply } from '../support/reply-chat.ts';
import { browserObstacle, startBrowser } from '../support/browser.ts';
import { startGateway, type TestGateway } from '../support/gateway.ts';
import { openPage, triedThemes } from '../support/page.ts';
import { startUpstream, type Upstream } from '../support/upstream.ts';
import { until } from '../record/support/store.ts';

// An authored session of an agent with all that a session may have: every view of it is checked as it is used, on the
// widths of a telephone and of a screen.

let backends: Upstream[];
let gateway: TestGateway;
let browser: Awaited<ReturnType<typeof startBrowser>>;
/** The session, and a request whose prompt is empty. */
let session: string;
let emptyPrompt: string;

const usage = { input: 3, cached: 0, output: 1 };

async function newestOf(filter: string): Promise<string> {
  const list = await fetch(`${gateway.url}/api/traces?filter=${encodeURIComponent(filter)}`);
  return /"trace_id":"(\w+)"/.exec(await list.text())?.[1] ?? '';
}

const shownSession = (): string => `/ui/conversations/${session}`;

/** Waits until nothing more is added: turns are read and drawn one after the other. */
async function untilDrawn(page: Page): Promise<void> {
  let before = -1;
  await expect
    .poll(
      async () => {
        const previous = before;
        before = await page.locator('*').count();
        return before === previous;
      },
      { interval: 400 },
    )
    .toBe(true);
}

/** Opens everything in the turns that are drawn: results, thoughts and subagents, and what is in these. */
async function openAll(page: Page): Promise<void> {
  await page.keyboard.press('o');
  await expect
    .poll(async () => {
      await page.evaluate(
        `document.querySelectorAll('details:not([open]) > summary').forEach((summary) => summary.click())`,
      );
      await untilDrawn(page);
      return page.locator('details:not([open]) > summary').count();
    })
    .toBe(0);
}

/** A turn whose content has been read. */
const turn = '.turn-item.active :is(.call, .message, .block)';

/** Where something is, what shows that it is there, and what is done before barriers are looked for. */
const screens: readonly {
  name: string;
  address: () => string;
  shown: string;
  prepare?: (page: Page) => Promise<void>;
}[] = [
  { name: 'list', address: () => '/ui/', shown: '[role=row]:not(.heads)' },
  { name: 'empty list', address: () => '/ui/?q=run%3Anobody', shown: '.empty' },
  { name: 'session', address: shownSession, shown: turn },
  { name: 'session, opened', address: shownSession, shown: turn, prepare: openAll },
  ...[3, 4, 6, 8].map((number) => ({
    name: `session at turn ${number}, opened`,
    address: () => `${shownSession()}?turn=${number}`,
    shown: turn,
    prepare: openAll,
  })),
  ...['2', '3', '4', '5', '6', '7'].map((key) => ({
    name: `session with the view of ${key} beside it`,
    address: () => `${shownSession()}?turn=7`,
    shown: turn,
    prepare: async (page: Page) => {
      await page.keyboard.press(key);
      await page.waitForSelector('.beside');
    },
  })),
  { name: 'usage', address: () => '/ui/usage', shown: '.usage-rows' },
  { name: 'empty prompt', address: () => `/ui/conversations/${emptyPrompt}`, shown: '.turn-item' },
  {
    name: 'export',
    address: shownSession,
    shown: turn,
    prepare: async (page) => {
      await page.keyboard.press('e');
      await page.waitForSelector('dialog.export[open]');
    },
  },
  {
    name: 'question before deleting',
    address: shownSession,
    shown: turn,
    prepare: async (page) => {
      await page.locator('.session-head button:text-is("Delete…")').click();
      await page.waitForSelector('dialog[open] button:text-is("Keep")');
    },
  },
];

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

async function barriersOn(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axe });
  return page.evaluate(async () => {
    const { axe: loaded } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    return (await loaded.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
  });
}

describe.skipIf(browserObstacle !== undefined)('the pages of a session', () => {
  beforeAll(async () => {
    backends = [await startUpstream(), await startUpstream()];
    for (const [index, backend] of backends.entries())
      backend.answerWith(
        (request) =>
          answerLongSession(request, { isFirst: index === 0 }) ??
          answerOf(chatReply, { text: 'Nothing was asked.', usage }, request),
      );
    const table = (name: string, { url }: Upstream): string =>
      `[backends.${name}]\nprotocol = "openai-chat"\nbase_url = "${url}/v1"\nretries = 0\ndialect_detection = false\n`;
    gateway = await startGateway(
      `${backends.map((each, index) => table(`b${index}`, each)).join('')}[models]\n"claude-*" = ["b0/one", "b1/two"]\n[model_data.one]\nprice = { input = 0.4, output = 1.6, cache_read = 0.04 }\n`,
    );
    await playLongSession(gateway.url, { 'x-louter-run': 'shop' });
    const empty = { model: 'claude-x', max_tokens: 9, messages: [{ role: 'user', content: '' }] };
    const answer = await fetch(`${gateway.url}/v1/messages`, {
      method: 'POST',
      headers: { 'x-louter-run': 'empty' },
      body: JSON.stringify(empty),
    });
    await answer.text();
    emptyPrompt = answer.headers.get('x-louter-trace-id') ?? '';
    await until(async () => {
      const list = await fetch(`${gateway.url}/api/traces?limit=100`);
      return ((await list.json()) as { traces: unknown[] }).traces.length === longSessionRequests + 1;
    });
    session = await newestOf('run:shop');
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await gateway?.stop();
    for (const backend of backends) await backend.close();
  });

  test.each(triedThemes.flatMap((theme) => [390, 1440].map((width) => ({ theme, width }))))(
    'have no barriers that axe finds, in the $theme theme on $width pixels',
    async ({ theme, width }) => {
      const page = await openPage(browser, `${gateway.url}/ui/`, { colorScheme: theme });
      await page.setViewportSize({ width, height: 900 });
      // The policy of the page lets no script in.
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Page.setBypassCSP', { enabled: true });
      const found: Record<string, string[]> = {};
      for (const { name, address, shown, prepare } of screens) {
        await page.goto(gateway.url + address());
        await page.reload();
        await page.waitForSelector(shown);
        await untilDrawn(page);
        await prepare?.(page);
        await untilDrawn(page);
        const barriers = await barriersOn(page);
        if (barriers.length > 0) found[name] = barriers;
      }
      expect(found).toEqual({});
    },
    300_000,
  );
});

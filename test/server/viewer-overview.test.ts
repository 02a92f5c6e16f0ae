import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createRecorder } from '../../src/record/recorder.ts';
import { startServer, type RunningServer } from '../../src/server/server.ts';
import { chooseSides, runFilter, toggleMark } from '../../src/viewer/runs/run-marks.ts';
import { backend, clientRequest, exchange, response } from '../record/support/exchange.ts';
import { recordAll } from '../record/support/store.ts';
import { browserObstacle, startBrowser } from '../support/browser.ts';
import { testBackend, testTraces } from '../support/config.ts';
import { findBarriers, openPage as openPageOf, textOf, triedThemes } from '../support/page.ts';
import { testParts } from '../support/server.ts';
import { jsonAnswer, startUpstream } from '../support/upstream.ts';

const hostileName = '<img src=x onerror=alert(1)> \u202e';
const now = Date.now() * 1000;
const answerOf = (input: string) =>
  JSON.stringify({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'm',
    content: [{ type: 'tool_use', id: 'call_1', name: 'Edit', input: JSON.parse(input) }],
    stop_reason: 'tool_use',
    stop_sequence: null,
    usage: { input_tokens: 3, output_tokens: 4 },
  });
/** A request of a case, whose answer calls a tool with this input. */
const asked = (run: string, mode: 'baseline' | 'proxy', input: string, seconds: number) => {
  const tools = [
    { name: 'Edit', input_schema: { type: 'object', required: ['path'], properties: { path: { type: 'string' } } } },
  ];
  const request = clientRequest(
    JSON.stringify({ model: 'm', max_tokens: 9, tools, messages: [{ role: 'user', content: 'Edit the file' }] }),
  );
  const answer = response([answerOf(input)], 'application/json');
  return exchange({
    run,
    case: 'edit-a-file',
    mode,
    startedAt: now + seconds * 1_000_000,
    request,
    route: 'edits',
    backend: backend({
      protocol: 'anthropic',
      // Of one run only.
      ...(run === 'base' && { price: { input: 1000, output: 10_000 } }),
      request: { ...request, target: 'http://127.0.0.1:9/v1/messages' },
      response: answer,
    }),
    response: answer,
  });
};

let folder: string;
let server: RunningServer;
let browser: Browser;

describe.skipIf(browserObstacle !== undefined)('runs, comparisons, status and connections in a browser', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'louter-overview-'));
    const url = `file:${join(folder, 'traces.db')}`;
    const into = createRecorder({ url, bodies: 'full', secrets: [], log: pino({ level: 'silent' }) });
    recordAll(into, [
      asked('new', 'proxy', '{"file":"a.ts"}', 1),
      asked('base', 'baseline', '{"path":"a.ts"}', 2),
      asked(hostileName, 'proxy', '{"path":"a.ts"}', 3),
    ]);
    await into.stop();
    const traces = testTraces(url);
    // No server listens there.
    const backends = [testBackend({ name: 'coder', baseUrl: 'http://127.0.0.1:9' })];
    server = await startServer(testParts({ traces, backends }), { host: '127.0.0.1', port: 0 });
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await server.stop(0);
    rmSync(folder, { recursive: true });
  });

  const openPage = (path: string, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> =>
    openPageOf(browser, `${server.url}${path}`, { colorScheme });

  test('shows what requests cost where that is known, and the route that chose the backend', async () => {
    const page = await openPage('/ui/runs');
    await page.waitForSelector('.runs tbody tr');
    expect(await page.locator('.runs [data-label=cost]').allInnerTexts()).toEqual(['–', '$0.0750', '–']);
    await page.goto(`${server.url}/ui/compare?a=base&b=new`);
    await page.waitForSelector('.verdict');
    expect(await page.locator('tr:has(th:text-is("cost")) td').allInnerTexts()).toEqual(['$0.0750', '–']);
    for (const view of ['threads', 'flat']) {
      await page.goto(`${server.url}/ui/?view=${view}`);
      await page.waitForSelector('.viewport [role=row]');
      expect(await page.locator('.viewport .cell.cost').allInnerTexts()).toEqual(['', '$0.0750', '']);
      expect(await textOf(page, '.viewport .cell.model')).toMatch(/^asked-model\s+→ small-model$/);
    }
    await page.goto(`${server.url}/ui/?view=flat&q=run:new`);
    await page.waitForSelector('.viewport [role=row]');
    expect(await page.locator('.viewport .cell.cost').isVisible()).toBe(false);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.exchange-head');
    expect(await textOf(page, '.exchange-head')).toMatch(/mode\s+proxy[^]*route\s+edits/);
  });

  test('compares two runs by keys alone, and shows a pair of requests beside each other', async () => {
    const page = await openPage('/ui/runs');
    await page.waitForSelector('.runs tbody tr');
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    expect(new URL(page.url()).searchParams.getAll('x').toSorted()).toEqual(['base', 'new']);
    // Marks are words and a tint, which the row of the cursor alone does not have.
    expect((await page.locator('.runs tr.is-marked strong').allInnerTexts()).toSorted()).toEqual([
      'baseline',
      'compared',
    ]);
    const backOf = (row: string): Promise<string> =>
      page.evaluate(`getComputedStyle(document.querySelector('${row}')).backgroundColor`);
    expect(await backOf('.runs tr.is-marked')).not.toBe(await backOf('.runs tbody tr:not(.is-marked)'));
    await page.keyboard.press('Enter');
    await page.waitForSelector('.verdict');
    // The run that only passed bytes through is the baseline, although it is the later one.
    expect(new URL(page.url()).search).toBe('?a=base&b=new');
    expect(await textOf(page, '.verdict')).toMatch(
      /agent-or-backend[^]*1 critical difference, [^]*exits with 0: the gateway caused none[^]*Critical: [^]*variation is unknown/,
    );
    expect(await textOf(page, '.findings tbody')).toMatch(
      /critical\s+invalid-arguments\s+the proxy, already in the backend's response/,
    );
    // The pairs of a case are below its findings.
    expect(await textOf(page, '.compare > section:has(.findings)')).toMatch(
      /invalid-arguments[^]*\d pairs? of requests$/,
    );
    await page.keyboard.press('n');
    await page.waitForSelector('.pair > section:nth-child(1) .message');
    await page.waitForSelector('.pair > section:nth-child(2) .message');
    const sides = await page.locator('.pair > section').all();
    await expect
      .poll(() => Promise.all(sides.map((side) => side.innerText())))
      .toEqual([expect.stringMatching(/baseline[^]*"?path/), expect.stringMatching(/compared[^]*"?file/)]);
    const boxes = await Promise.all(sides.map((side) => side.boundingBox()));
    expect(boxes[0]?.y).toBe(boxes[1]?.y);
    // Where the answers differ is marked.
    expect((await page.locator('.pair mark').allInnerTexts()).map((text) => text.trim())).toEqual([
      expect.stringContaining('"path"'),
      expect.stringContaining('"file"'),
    ]);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.findings');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.runs tbody tr');
    expect(await page.locator('.runs input:checked').count()).toBe(2);
  });

  test('shows the name of a run as it is, and its requests', async () => {
    const page = await openPage('/ui/runs');
    await page.locator('.runs a:has-text("<img src=x onerror=alert(1)> \\\\u{202E}")').click();
    await page.waitForSelector('[role=row]:not(.heads)');
    expect(await page.locator('[role=row]:not(.heads)').count()).toBe(1);
    await page.goBack();
    await page.goto(`${server.url}/ui/compare?${new URLSearchParams({ a: hostileName, b: 'new' }).toString()}`);
    await page.waitForSelector('.verdict, .failure');
    expect(await page.locator('main img').count()).toBe(0);
  });

  test('lists problems first with their remedies, and copies them', async () => {
    const page = await openPage('/ui/');
    await page.locator('nav a:has-text("Status")').click();
    // The self-test, which runs once, takes this long on a busy machine.
    await page.waitForSelector('.problems li:has-text("backend coder")', { timeout: 60_000 });
    const problem = await textOf(page, '.problems li:has-text("backend coder")');
    expect(problem).toMatch(/refuses[^]*NEXT[^]*Copy/i);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.locator('.problems li:has-text("backend coder") button').click();
    await page.waitForSelector('.problems button:has-text("Copied")');
    const copied = String(await page.evaluate('navigator.clipboard.readText()'));
    expect(copied.length).toBeGreaterThan(10);
    expect(problem).toContain(copied.slice(0, 30));
    expect(await textOf(page, '.status-page')).toMatch(/Backends[^]*coder[^]*Traces[^]*Self-test[^]*Configuration/);
    // The number of problems is on every page.
    await page.waitForSelector('nav a:has-text("problem")');
  }, 90_000);

  test('counts a backend that fails only until it answers again', async () => {
    const upstream = await startUpstream();
    onTestFinished(() => upstream.close());
    upstream.answerWith(() => jsonAnswer({ error: { message: 'starting' } }, 503));
    const traces = testTraces(`file:${join(folder, 'traces.db')}`);
    const backends = [testBackend({ name: 'late', baseUrl: `${upstream.url}/v1` })];
    const other = await startServer(testParts({ traces, backends }), { host: '127.0.0.1', port: 0 });
    onTestFinished(() => other.stop(0));
    const page = await openPageOf(browser, `${other.url}/ui/`);
    await page.clock.install();
    await page.goto(`${other.url}/ui/status`);
    await page.waitForSelector('.problems li:has-text("backend late")', { timeout: 60_000 });
    expect(await textOf(page, '.page-bar')).toContain('backends checked ');
    await page.locator('nav a:has-text("Traces")').click();
    await page.waitForSelector('nav a .status.bad:has-text("1 problem")');
    expect(await page.locator('nav a:has-text("Status")').getAttribute('title')).toContain('backends checked ');
    upstream.answerWith(() => jsonAnswer({ object: 'list', data: [] }));
    // The gateway asks a backend every ten seconds at most.
    await expect
      .poll(
        async () => {
          await page.clock.fastForward(75_000);
          return page.locator('nav a .status').getAttribute('class');
        },
        { timeout: 30_000, interval: 1000 },
      )
      .toBe('status good');
  }, 120_000);

  test('gives a command for each agent with the address of this gateway', async () => {
    const page = await openPage('/ui/connect');
    await page.waitForSelector('.command');
    expect(await textOf(page, '.command code')).toBe(`louter run --url ${server.url} claude`);
    await page.locator('[role=tab]:has-text("any client")').click();
    await page.waitForSelector(`.command:has-text("${server.url}/v1")`);
    await page.waitForSelector('text=waiting for a request');
  });

  test('says that only recordings answer, and how to connect, where nothing was recorded', async () => {
    const url = `file:${join(folder, 'empty.db')}`;
    const into = createRecorder({ url, bodies: 'full', secrets: [], log: pino({ level: 'silent' }) });
    await into.ready;
    await into.stop();
    const traces = testTraces(url);
    const backends = [testBackend({ name: 'replay', protocol: 'replay', baseUrl: '', fixtures: null })];
    const empty = await startServer(testParts({ traces, backends }), { host: '127.0.0.1', port: 0 });
    onTestFinished(() => empty.stop(0));
    const page = await openPageOf(browser, `${empty.url}/ui/`);
    await page.waitForSelector(`.empty .command:has-text("${empty.url}")`);
    await page.waitForSelector('.hint:has-text("louter init")');
    expect(await textOf(page, '.empty h2')).toContain('Nothing has come through');
    await page.goto(`${empty.url}/ui/usage`);
    await page.waitForSelector('.empty h2:has-text("Nothing has come through")');
    await page.goto(`${empty.url}/ui/runs`);
    await page.waitForSelector('.empty:has-text("louter run")');
    await page.goto(`${empty.url}/ui/compare`);
    await page.waitForSelector('.empty:has-text("Mark two")');
    expect(await page.locator('.failure').count()).toBe(0);
  });

  test('leads back from an address that is of no page', async () => {
    const page = await openPage('/ui/nothing/here');
    await page.waitForSelector('h1:has-text("no such page")');
    expect(await textOf(page, '.empty')).toContain('/ui/nothing/here');
    await page.locator('a:has-text("Back to all traces")').click();
    await page.waitForSelector('.viewport [role=row]');
  });

  test('says why usage has nothing to show, and how to select all time', async () => {
    const page = await openPage('/ui/usage?q=run:base+before:2020-01-01');
    await page.waitForSelector('.empty li');
    expect(await textOf(page, '.empty')).toMatch(/without run:base\s+still none[^]*without before:\S+\s+1 request/);
    await page.locator('[aria-label=Time] button:has-text("all")').click();
    await page.waitForSelector('.usage-rows');
    expect(await page.locator('[aria-label=Time] [aria-pressed=true]').allInnerTexts()).toEqual(['all']);
  });

  test('has its head in one line at 768 pixels', async () => {
    const page = await openPage('/ui/status');
    await page.setViewportSize({ width: 768, height: 900 });
    await page.waitForSelector('nav a .status');
    const middles: number[] = await page.evaluate(`[...document.querySelectorAll('.top > *, .top nav > *')]
      .map((each) => each.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2)`);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(8);
  });

  test('says that it is not live where no gateway runs', async () => {
    const filled = testTraces(`file:${join(folder, 'traces.db')}`);
    const alone = await startServer(testParts({ traces: filled }, { isViewerOnly: true }), {
      host: '127.0.0.1',
      port: 0,
    });
    onTestFinished(() => alone.stop(0));
    const page = await openPageOf(browser, `${alone.url}/ui/`, { expectedStatuses: [404] });
    await page.waitForSelector('[role=row]:not(.heads)');
    expect(await page.locator('.list-actions').textContent()).toContain('not live');
  });

  test('exports requests by keys alone, as files and as a command', async () => {
    const page = await openPage('/ui/?q=run%3Abase');
    await page.waitForSelector('[role=row]:not(.heads)');
    await page.keyboard.press('e');
    await page.waitForSelector('.export[open]');
    const saving = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('traces.html');
    expect(readFileSync(await saved.path(), 'utf8')).toContain('Edit the file');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.locator('.export li:has-text("upstream") button:has-text("Copy")').click();
    await page.waitForSelector('.export [role=status]:has-text("Copied")');
    expect(await page.evaluate('navigator.clipboard.readText()')).toContain('curl ');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.export[open]', { state: 'detached' });
  });

  const screens = [
    ['/ui/runs?x=base&sel=new', '.runs tbody tr'],
    ['/ui/compare?a=base&b=new', '.findings'],
    ['/ui/status', '.status-page'],
    ['/ui/usage', '.usage-rows'],
    ['/ui/usage?by=day&show=requests', '.usage-bars .bar'],
    ['/ui/usage?q=run:nobody', '.empty'],
    ['/ui/connect', '.command'],
    ['/ui/nothing', '.empty'],
  ] as const;

  test.each(triedThemes)('has no barriers that axe finds, in the %s theme', async (theme) => {
    for (const [path, selector] of screens) {
      const page = await openPage(path, theme);
      expect({ path, found: await findBarriers(page, selector) }).toEqual({ path, found: [] });
    }
    for (const key of ['e', '?']) {
      const page = await openPage('/ui/', theme);
      const found = await findBarriers(page, '[role=row]:not(.heads)', key);
      expect(await page.locator('dialog[open]').count()).toBe(1);
      expect({ key, found }).toEqual({ key, found: [] });
    }
  });

  test('has the same content at 320 pixels, without scrolling sideways', async () => {
    for (const [path, selector] of screens) {
      const page = await openPage(path);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.waitForSelector(selector);
      expect([path, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([path, 320]);
    }
  });
});

describe('marks of runs', () => {
  const run = (name: string, modes: string[], minute: number) => ({
    run: name,
    requests: 1,
    failed: 0,
    cases: 0,
    modes,
    cost_usd: null,
    started_at: `2026-01-01T00:0${minute}:00.000Z`,
    ended_at: `2026-01-01T00:0${minute}:00.000Z`,
  });
  const runs = [run('late', ['proxy'], 3), run('base', ['baseline'], 2), run('early', ['proxy'], 1)];

  test('choose the baseline by its mode, else by its time', () => {
    expect(chooseSides(runs, ['early', 'base'])).toEqual({ a: 'base', b: 'early' });
    expect(chooseSides(runs, ['late', 'early'])).toEqual({ a: 'early', b: 'late' });
    expect(chooseSides(runs, ['late'])).toBeUndefined();
    expect(chooseSides(runs, ['late', 'gone'])).toBeUndefined();
  });

  test('are two at most', () => {
    expect(toggleMark(['a', 'b'], 'c')).toEqual(['b', 'c']);
    expect(toggleMark(['a', 'b'], 'a')).toEqual(['b']);
  });

  test('quote names with blanks in filters', () => {
    expect([runFilter('my-run.1'), runFilter('a "b"')]).toEqual(['run:my-run.1', String.raw`run:"a \"b\""`]);
  });
});

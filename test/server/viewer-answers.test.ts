import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseJson, type JsonObject } from '../../src/core/json.ts';
import { browserObstacle, startBrowser } from '../support/browser.ts';
import { startGateway, type TestGateway } from '../support/gateway.ts';
import { findBarriers, openPage, textOf, triedThemes } from '../support/page.ts';
import { jsonAnswer, startUpstream, type Upstream } from '../support/upstream.ts';
import { vendors } from '../support/vendors.ts';
import { until } from '../record/support/store.ts';
import { eventsOf, openSocket } from '../support/websocket-gateway.ts';
import { startWebSocketUpstream, type WebSocketUpstream } from '../support/websocket-upstream.ts';

const answerIn = (fixture: string) => {
  const file = join(import.meta.dirname, '..', '..', 'test-data', fixture, 'response.json');
  return jsonAnswer(parseJson(readFileSync(file, 'utf8')) ?? null);
};

const usage = { input: 20, cached: 0, output: 4 };
const brokenText = 'The beginning of it all, ';
const socketEvents = eventsOf(vendors['openai-responses'].writer.stream({ text: 'It is four.', usage }, 'm').join(''));

let upstream: Upstream;
let sockets: WebSocketUpstream;
let gateway: TestGateway;
let browser: Browser;
/** By what was asked. */
const traces = new Map<string, string>();

async function ask(name: string, body: JsonObject): Promise<void> {
  const response = await fetch(`${gateway.url}/v1/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'anthropic-version': '2023-06-01' },
    body: JSON.stringify({ max_tokens: 900, messages: [{ role: 'user', content: 'Go on.' }], ...body }),
  });
  await response.text();
  traces.set(name, response.headers.get('x-louter-trace-id') ?? '');
}

/** Asks a vendor of a protocol, which gives the answer of a fixture. */
async function askVendor(fixture: string): Promise<void> {
  upstream.answer(answerIn(fixture));
  await ask(fixture, { model: `${fixture.slice(0, fixture.indexOf('/'))}/m` });
}

const open = (name: string, tab = 'conversation'): Promise<Page> =>
  openPage(browser, `${gateway.url}/ui/traces/${traces.get(name)}/${tab}`);

/** The text of the blocks in an answer. */
async function openBlocks(fixture: string): Promise<string[]> {
  const page = await open(fixture);
  await page.waitForSelector('.turn-view .block');
  return page.locator('.turn-view .block').allInnerTexts();
}

const fixtures = [
  'anthropic/web-fetch',
  'anthropic/web-search-limits',
  'anthropic/code-execution',
  'openai-responses/web-search',
  'openai-responses/code-interpreter',
  'gemini/grounding',
  'gemini/url-unreadable',
  'gemini/code-that-fails',
];

describe.skipIf(browserObstacle !== undefined)('an answer on its page', () => {
  beforeAll(async () => {
    upstream = await startUpstream();
    sockets = await startWebSocketUpstream();
    sockets.respondWith(({ socket }) => socketEvents.forEach((event) => socket.send(JSON.stringify(event))));
    const table = (name: string, protocol: keyof typeof vendors, more = ''): string =>
      `[backends.${name}]\nprotocol = "${protocol}"\nbase_url = "${upstream.url}${vendors[protocol].base}"\nrequires_auth = false\nretries = 0\n${more}`;
    gateway = await startGateway(
      [
        table('anthropic', 'anthropic'),
        table('openai-responses', 'openai-responses'),
        table('gemini', 'gemini'),
        table('one', 'anthropic'),
        table('two', 'openai-chat'),
        `[backends.socket]\nprotocol = "openai-responses"\nbase_url = "${sockets.url}/v1"\ntransport = "websocket"\nrequires_auth = false\nretries = 0`,
        `[models]\n"anthropic/m" = "anthropic/m"\n"openai-responses/m" = "openai-responses/m"\n"gemini/m" = "gemini/m"\n"socket/m" = "socket/m"`,
        `[[routes]]\nname = "row"\nwhen = { model = "two-targets" }\nto = ["one/m", "two/n"]\ncontinue = true\nsticky = false`,
      ].join('\n'),
    );
    for (const fixture of fixtures) await askVendor(fixture);
    const { anthropic, 'openai-chat': chat } = vendors;
    upstream.answer(
      anthropic.streams(anthropic.writer.stream({ text: `${brokenText}.......`, usage }, 'm').slice(0, -3)),
      chat.streams(chat.writer.stream({ text: 'and the end.', usage }, 'n')),
    );
    await ask('continued', { model: 'two-targets', stream: true });
    const client = await openSocket(`${gateway.url.replace('http', 'ws')}/v1/responses`);
    await client.ask({ model: 'socket/m', input: 'What is 2 + 2?', store: false });
    client.socket.close();
    await until(async () => {
      const list = await fetch(`${gateway.url}/api/traces?filter=model:socket%2Fm%20status:ok`);
      const id = /"trace_id":"(\w+)"/.exec(await list.text())?.[1];
      if (id !== undefined) traces.set('socket', id);
      return id !== undefined;
    });
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await gateway.stop();
    await upstream.close();
    await sockets.close();
  });

  test('shows what the vendor searched for and read, and the pages that the answer cites', async () => {
    const search = await openBlocks('anthropic/web-search-limits');
    expect(search).toEqual([
      expect.stringMatching(/^call web_search \w+ run by the vendor\s+searched for Brest high tide today$/),
      expect.stringMatching(
        /^result of web_search \w+ run by the vendor\s+Tides, part 1 https:\/\/tides\.example\.com\/1\s+Tides, part 2/,
      ),
    ]);
    const read = await openBlocks('anthropic/web-fetch');
    expect(read[0]).toMatch(/^call web_fetch \w+ run by the vendor\s+read https:\/\/harbour\.example\.com\/brest$/);
    expect(read[1]).toMatch(/Brest document, 26 characters of text\s+Brest 🌊: high tide 17:40\./);
    expect(read[3]).toMatch(/✗ error\s+url_not_accessible$/);
    for (const fixture of ['openai-responses/web-search', 'gemini/grounding', 'gemini/url-unreadable'])
      expect([fixture, (await openBlocks(fixture)).join('\n')]).toEqual([fixture, expect.not.stringMatching(/[{}]/)]);
  });

  test('shows the code that the vendor ran, what it wrote and how it ended', async () => {
    const [, , call, result] = await openBlocks('anthropic/code-execution');
    expect(call).toMatch(/^call bash_code_execution \w+ run by the vendor\s+bash\s+python \/tmp\/primes\.py && plot$/);
    expect(result).toMatch(/5117[^]*bash_code_execution_output[^]*standard error\s+plot: not found\s+✗ exit 127$/);
    expect(await openBlocks('gemini/code-that-fails')).toEqual([
      expect.stringMatching(/run by the vendor\s+python\s+print\(1 \/ 0\)$/),
      expect.stringMatching(/standard error\s+ZeroDivisionError\s+✗ exit 1$/),
    ]);
    expect((await openBlocks('openai-responses/code-interpreter'))[0]).toMatch(/\s+python\s+print\(5117\)$/);
  });

  test('shows which passage is based on which page, document or file', async () => {
    const citationsIn = async (fixture: string): Promise<string[]> => {
      const page = await open(fixture);
      await page.waitForSelector('.citations');
      return page.locator('.citations li').allInnerTexts();
    };
    expect(await citationsIn('anthropic/web-fetch')).toEqual([
      'document 1, Brest, characters 10 to 24 “high tide 17:40”',
    ]);
    expect(await citationsIn('gemini/grounding')).toContain(
      '“Spain won the last European championship.” is based on news.example.com https://news.example.com/final',
    );
    expect(await citationsIn('openai-responses/code-interpreter')).toEqual(['“The sum” is based on file plot.png']);
  });

  test('quotes its last sentence whole where citations divide it', async () => {
    const page = await open('anthropic/web-search-limits');
    await page.waitForSelector('.ending');
    expect(await textOf(page, '.ending')).toMatch(/without calling a tool of the client: "High tide is at 17:40\."$/);
  });

  test('has a line where another target continued it, and so have its events', async () => {
    const page = await open('continued');
    await page.waitForSelector('.seam');
    expect(await textOf(page, '.turn-view')).toMatch(
      /The beginning of it all, \.{7}\s+↳ continued here by two\/n: one\/m broke off after 32 characters: [^]*assistant\s+and the end\./,
    );
    await page.keyboard.press('3');
    await page.waitForSelector('.seam-row');
    expect(await textOf(page, '.seam-row')).toMatch(/text-delta\s+continued: "and the"/);
    expect(await textOf(page, '.events')).toMatch(/From event #\d+ on, the answer is that of two\/n/);
    await page.keyboard.press('1');
    await page.click('.seam a');
    await page.waitForSelector('.raw [aria-selected=true]:has-text("answer of attempt 1")');
  });

  test('shows that it came over a WebSocket, in its messages', async () => {
    const page = await open('socket');
    await page.waitForSelector('.who');
    expect(await textOf(page, '.exchange-head')).toMatch(
      /client\s+openai-responses \(WebSocket\), GET \/v1\/responses[^]*backend\s+socket: m over openai-responses \(WebSocket\)/,
    );
    // How a message travelled is no remark about its calls.
    expect(await textOf(page, '.who')).not.toContain('WebSocket');
    await page.keyboard.press('3');
    await expect
      .poll(() => textOf(page, '.events'))
      .toMatch(/from the backend \(WebSocket\), \d+ pieces? to the client \(WebSocket\)/);
    for (const [leg, shown] of [
      ['client-request', /A message of a WebSocket\.[^]*with which the client opened it/],
      ['upstream-request', /Sent as a message of a WebSocket\./],
      ['upstream-response', /Messages of a WebSocket, each recorded as a server-sent event[^]*Text\s+Messages/],
      ['client-response', /Messages of a WebSocket, each recorded as a server-sent event[^]*Text\s+Messages/],
    ] as const) {
      await page.goto(`${gateway.url}/ui/traces/${traces.get('socket')}/raw?leg=${leg}`);
      await expect.poll(() => textOf(page, '.raw')).toMatch(shown);
    }
    await page.goto(`${gateway.url}/ui/traces/${traces.get('continued')}/raw?leg=upstream-response`);
    await page.waitForSelector('.bytes [role=row]');
    expect(await textOf(page, '.raw')).not.toMatch(/WebSocket|Messages/);
  });

  test.each(triedThemes)('has no barriers that axe finds, in the %s theme', async (colorScheme) => {
    const page = await openPage(browser, `${gateway.url}/ui/`, { colorScheme });
    for (const [name, selector] of [
      ['anthropic/code-execution', '.vendor'],
      ['gemini/grounding', '.citations'],
      ['continued', '.seam'],
    ] as const) {
      await page.goto(`${gateway.url}/ui/traces/${traces.get(name)}`);
      expect({ name, found: await findBarriers(page, selector) }).toEqual({ name, found: [] });
      await page.setViewportSize({ width: 320, height: 640 });
      expect([name, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([name, 320]);
      await page.setViewportSize({ width: 1280, height: 800 });
    }
  });
});

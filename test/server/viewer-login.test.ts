import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createApp } from '../../src/server/app.ts';
import { asObject, asString, parseJson } from '../../src/core/json.ts';
import { startServer } from '../../src/server/server.ts';
import { browserObstacle, startBrowser } from '../support/browser.ts';
import { findBarriers, openPage, textOf, triedThemes } from '../support/page.ts';
import { type ServerConfigOptions, testParts } from '../support/server.ts';

const key = 'look-key-of-the-test';
const withKeys: ServerConfigOptions = { server: { keys: ['model-key'] }, viewer: { enabled: true, keys: [key] } };

let browser: Browser;

async function start(options: ServerConfigOptions = withKeys) {
  const parts = testParts(options);
  const server = await startServer(parts, { host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.stop(0));
  return { url: server.url, parts };
}

async function codeOf(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/session/codes`, { method: 'POST', headers: { 'x-louter-key': key } });
  return asString(asObject(parseJson(await answer.text()))?.['code']) ?? '';
}

async function logIn(page: Page): Promise<void> {
  await page.locator('input[type=password]').fill(key);
  await page.keyboard.press('Enter');
  await page.waitForSelector('.top');
}

describe.skipIf(browserObstacle !== undefined)('the login page in a browser', () => {
  beforeAll(async () => {
    browser = await startBrowser();
  });
  afterAll(() => browser.close());

  test('asks for a key of the named setting, and shows what was asked for afterwards', async () => {
    const { url } = await start();
    const page = await openPage(browser, `${url}/ui/?q=status%3Aerror&view=flat`, { expectedStatuses: [401, 404] });
    await page.waitForSelector('.login input');
    expect(await textOf(page, '.login')).toContain('viewer.keys');
    await page.keyboard.type('wrong');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[role=alert]:has-text("this is not one of viewer.keys")');
    await logIn(page);
    expect(new URL(page.url()).search).toBe('?q=status%3Aerror&view=flat');
    // Neither half is where a script of another page, or whoever copies an address, finds it; and the key is nowhere.
    expect(await page.evaluate('document.cookie')).toBe('');
    const stored = await page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href])');
    expect(stored).not.toContain(key);
    expect(stored).toMatch(/^\[{},{"louter-page":"[\w-]{43}"},/);
  });

  test('logs in by the code in the fragment, which it removes from the address and the history', async () => {
    const { url } = await start();
    const code = await codeOf(url);
    const page = await openPage(browser, `${url}/ui/login?next=%2Fui%2Fstatus#code=${code}`, {
      expectedStatuses: [404],
    });
    await page.waitForSelector('.top');
    expect(page.url()).toBe(`${url}/ui/status`);
    await page.goBack();
    expect(page.url()).not.toContain(code);
    const again = await openPage(browser, `${url}/ui/login#code=${code}`, { expectedStatuses: [401] });
    await again.waitForSelector('[role=alert]:has-text("Run louter ui again")');
    expect(again.url()).toBe(`${url}/ui/login`);
  });

  test.each(['//evil.example/', 'https://evil.example/ui/', '/ui/login?next=%2Fui%2Flogin', 'javascript:alert(1)'])(
    'goes to the list instead of to %s',
    async (next) => {
      const { url } = await start();
      const code = await codeOf(url);
      const page = await openPage(browser, `${url}/ui/login?next=${encodeURIComponent(next)}#code=${code}`, {
        expectedStatuses: [404],
      });
      await page.waitForSelector('.top');
      expect(page.url()).toBe(`${url}/ui/`);
    },
  );

  test('shares a session with a new tab, ends it for all, and asks again when the keys change', async () => {
    const { url, parts } = await start();
    const first = await openPage(browser, `${url}/ui/`, { expectedStatuses: [401, 404] });
    await first.waitForSelector('.login input');
    await logIn(first);
    const second = await first.context().newPage();
    await second.goto(`${url}/ui/status`);
    await second.waitForSelector('.top >> text=Log out');
    await second.locator('text=Log out').click();
    await second.waitForSelector('.login input');
    await first.reload();
    await first.waitForSelector('.login input');
    await logIn(first);
    const { config } = parts.settings;
    parts.settings.replace({ ...config, viewer: { enabled: true, keys: [key, 'another'] } });
    await first.reload();
    await first.waitForSelector('.login input');
    expect(first.url()).toContain('/ui/login');
  });

  test('stays logged in where another tab logs in again', async () => {
    const { url } = await start();
    const first = await openPage(browser, `${url}/ui/`, { expectedStatuses: [401, 404] });
    await first.waitForSelector('.login input');
    await logIn(first);
    const before = await first.evaluate('sessionStorage["louter-page"]');
    const second = await first.context().newPage();
    await second.goto(`${url}/ui/login#code=${await codeOf(url)}`);
    await second.waitForSelector('.top');
    await expect.poll(() => first.evaluate('sessionStorage["louter-page"]')).not.toBe(before);
    await first.reload();
    await first.waitForSelector('.top >> text=Log out');
  });

  test('takes the session of another tab when its own is refused', async () => {
    const { url } = await start();
    const first = await openPage(browser, `${url}/ui/`, { expectedStatuses: [401, 404] });
    await first.waitForSelector('.login input');
    await logIn(first);
    const second = await first.context().newPage();
    await second.goto(`${url}/ui/status`);
    await second.waitForSelector('.top >> text=Log out');
    // No request of the page is left that the gateway could refuse before the click.
    await second.waitForLoadState('networkidle');
    await second.evaluate('sessionStorage["louter-page"] = "x".repeat(43)');
    await second.locator('.top nav >> text=Traces').click();
    await expect
      .poll(() => second.evaluate('sessionStorage["louter-page"]'))
      .toBe(await first.evaluate('sessionStorage["louter-page"]'));
    await second.waitForSelector('.top >> text=Log out');
    expect(second.url()).toBe(`${url}/ui/`);
  });

  test('warns that the key can be read on the way beyond loopback without https', async () => {
    const { url } = await start();
    const page = await openPage(browser, `${url}/ui/login`);
    await page.waitForSelector('.login input');
    expect(await page.locator('.warning').count()).toBe(0);
    const app = createApp(testParts({ server: { keys: [key], host: 'louter.example' } }));
    const remote = createServer(app).listen(0, '127.0.0.1');
    await once(remote, 'listening');
    const address = remote.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const other = await startBrowser(['--host-resolver-rules=MAP louter.example 127.0.0.1']);
    onTestFinished(async () => {
      await other.close();
      remote.close();
    });
    const named = await other.newPage();
    await named.goto(`http://louter.example:${port}/ui/login`);
    await named.waitForSelector('.login .warning:has-text("not encrypted")');
    // Browsers send no Sec-Fetch-Site there.
    await named.locator('input[type=password]').fill(key);
    await named.keyboard.press('Enter');
    await named.waitForSelector('.top >> text=Log out');
  });

  test('says that no login is needed without keys', async () => {
    const { url } = await start({});
    const page = await openPage(browser, `${url}/ui/login`, { expectedStatuses: [404] });
    await page.waitForSelector('text=No login is needed');
    await page.locator('text=Go on').click();
    await page.waitForSelector('.top');
    expect(page.url()).toBe(`${url}/ui/`);
  });

  test.each(triedThemes)('has no barriers that axe finds, in the %s theme', async (colorScheme) => {
    const { url } = await start();
    const page = await openPage(browser, `${url}/ui/login`, { colorScheme });
    expect(await findBarriers(page, '.login input')).toEqual([]);
  });
});

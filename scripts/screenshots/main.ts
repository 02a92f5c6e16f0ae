/**
 * `npm run screenshots [-- FOLDER]`: pictures of every page of the viewer, in both themes and five widths, for review.
 * They are not compared. A gateway of its own with a scripted backend provides what they show.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { browserObstacle, startBrowser } from '../../test/support/browser.ts';
import { playAgentSession } from '../../test/support/agent-session.ts';
import { startUpstream } from '../../test/support/upstream.ts';
import { builtCommandLine, startGatewayProcess } from '../gateway-process.ts';
import { answerLongSession, longSessionRequests, playLongSession } from './long-session.ts';
import { answer, pausing, sessions } from './session.ts';

const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 3840, height: 2160 },
];
const themes = ['light', 'dark'] as const;
const key = 'key-of-the-screenshots';
const target = resolve(process.argv[2] ?? fileURLToPath(new URL('../../.screenshots', import.meta.url)));

const entry = await builtCommandLine();
if (browserObstacle !== undefined) throw new Error(browserObstacle);
mkdirSync(target, { recursive: true });
const directory = mkdtempSync(join(tmpdir(), 'louter-screenshots-'));
const backend = await startUpstream();
backend.answerWith((request) => pausing(answerLongSession(request, { isFirst: true })) ?? answer(request));
const spare = await startUpstream();
spare.answerWith((request) => pausing(answerLongSession(request, { isFirst: false })) ?? answer(request));
const gateway = await startGatewayProcess({
  directory,
  entry,
  config: `
[server]
keys = ["${key}"]
[backends.coder]
protocol = "openai-chat"
dialect_detection = false
base_url = "${backend.url}/v1"
retries = 0
[backends.spare]
protocol = "openai-chat"
dialect_detection = false
base_url = "${spare.url}/v1"
[backends.offline]
protocol = "ollama"
base_url = "http://127.0.0.1:9"
[models]
"claude-*" = ["coder/qwen3-coder-30b", "spare/glm-5-air"]
"local-*" = "offline/*"
[model_data."qwen3-coder-30b"]
price = { input = 0.4, output = 1.6, cache_read = 0.04 }
[model_data."glm-5-air"]
price = { input = 0.3, output = 1.2 }
`,
});
const browser = await startBrowser();
try {
  const headers = { 'x-louter-key': key };
  for (const { case: name, turns } of sessions)
    for (const run of ['before', 'after'])
      await playAgentSession(gateway.url, {
        turns,
        headers: { ...headers, 'x-louter-run': run, 'x-louter-case': name },
      });
  await playLongSession(gateway.url, { ...headers, 'x-louter-run': 'shop' });
  const id = await waitForTraces(sessions.flatMap(({ turns }) => turns).length * 2 + longSessionRequests);
  const session = `/ui/conversations/${await findTrace('run:shop')}`;
  const [asText, incomplete] = [
    await findTrace('finish:stop case:read-a-version'),
    await findTrace('finish:stop case:list-tests'),
  ];
  const conversation = `/ui/conversations/${id}`;
  const pages: readonly (readonly [name: string, path: string, shown: string])[] = [
    ['login', '/ui/login', '.login input'],
    ['list', '/ui/', '[role=row]:not(.heads)'],
    ['list-flat', '/ui/?view=flat', '[role=row]:not(.heads)'],
    ['list-empty', '/ui/?q=status%3Aok+run%3Anobody', '.empty li'],
    ['conversation', `${conversation}?turn=3`, '.turn-view > .message'],
    ['session', `${session}?turn=1`, '.turn-view > .message'],
    ['session-failure', `${session}?turn=2`, '.call.bad .call-result'],
    ['session-subagent', `${session}?turn=4`, '.subagents summary'],
    ['session-beside', `${session}?turn=3&view=translation`, '.beside .translation'],
    ...['conversation', 'translation', 'events', 'raw', 'findings', 'tokens', 'attempts'].map(
      (tab) => [`exchange-${tab}`, `/ui/traces/${id}/${tab}`, '#panel > *'] as const,
    ),
    ['exchange-calls-as-text', `/ui/traces/${asText}`, '.turn-view > .message'],
    ['exchange-result-missing', `/ui/traces/${incomplete}/findings`, '#panel > *'],
    ['runs', '/ui/runs?sel=after&x=before&x=after', '.runs tbody tr'],
    ['compare', '/ui/compare?a=before&b=after', '.verdict'],
    ['usage', '/ui/usage', '.usage-rows'],
    ['usage-by-hour', '/ui/usage?by=hour&show=tokens', '.usage-rows'],
    ['usage-empty', '/ui/usage?q=run%3Anobody', '.empty'],
    ['error', '/ui/traces/ffffffff', '.failure'],
    ['filter-error', '/ui/?q=modle%3Ax', '.filter-error:not(:empty)'],
    ['status', '/ui/status', '.problems'],
    ['connect', '/ui/connect', '.command'],
  ];
  for (const theme of themes) for (const size of sizes) await takePictures(browser, { theme, size, pages });
  process.stderr.write(`pictures are in ${target}\n`);
} finally {
  await browser.close();
  await gateway.stop();
  await backend.close();
  await spare.close();
  rmSync(directory, { recursive: true });
}

/** The id of a request in the session that ends well, once all are recorded. */
async function waitForTraces(count: number): Promise<string> {
  for (;;) {
    const found = await findTrace('case:mend-a-test finish:stop');
    const all = await fetch(`${gateway.url}/api/traces?filter=-status:open`, { headers: { 'x-louter-key': key } });
    if (found !== undefined && (await all.text()).split('"trace_id"').length > count) return found;
    await new Promise((done) => void setTimeout(done, 200));
  }
}

/** The id of the newest request that a filter finds; undefined where there is none. */
async function findTrace(filter: string): Promise<string | undefined> {
  const found = await fetch(`${gateway.url}/api/traces?filter=${encodeURIComponent(filter)}`, {
    headers: { 'x-louter-key': key },
  });
  return /"trace_id":"(\w+)"/.exec(await found.text())?.[1];
}

async function takePictures(
  from: Browser,
  {
    theme,
    size,
    pages,
  }: {
    theme: (typeof themes)[number];
    size: (typeof sizes)[number];
    pages: readonly (readonly [name: string, path: string, shown: string])[];
  },
): Promise<void> {
  const context = await from.newContext({ colorScheme: theme, viewport: size });
  const page = await context.newPage();
  for (const [name, path, shown] of pages) {
    await page.goto(gateway.url + path);
    await page.waitForSelector(shown, { timeout: 60_000 });
    // What is loaded after the first parts, such as pieces of a body.
    await page.waitForLoadState('load');
    await new Promise((done) => void setTimeout(done, 400));
    await page.screenshot({ path: join(target, `${name}-${theme}-${size.width}.png`) });
    if (name !== 'login') continue;
    await page.locator('input[type=password]').fill(key);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.top');
  }
  await context.close();
}

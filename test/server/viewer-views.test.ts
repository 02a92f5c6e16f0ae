import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientRequest, exchange, response } from '../record/support/exchange.ts';
import { failingSession } from '../record/support/failing-session.ts';
import { recordAll, until } from '../record/support/store.ts';
import { asked, translated } from '../record/support/translated.ts';
import { browserObstacle } from '../support/browser.ts';
import { findBarriers, textOf, triedThemes } from '../support/page.ts';
import { startViewer, type TestViewer } from '../support/viewer.ts';

const now = Date.now() * 1000;
const session = failingSession();
const later = {
  ...asked,
  tools: [{ ...asked.tools[0], description: 'Reads a file' }],
  messages: [...asked.messages, { role: 'assistant', content: 'Hi' }, { role: 'user', content: 'Go on' }],
};
const changed = translated({ startedAt: now - 40_000_000 });
const continued = translated({
  startedAt: now - 30_000_000,
  request: clientRequest(JSON.stringify(later)),
  notes: [{ what: 'there is no such cache hint', saw: '/messages/0/cache_control' }],
});
const hostileText = `<img src=x onerror="alert(1)"> \u202eleft \u0000 \u001b[31m __proto__ ${'x'.repeat(100_000)}`;
const nested = '['.repeat(10_000) + ']'.repeat(10_000);
const hostile = exchange({
  startedAt: now - 20_000_000,
  request: clientRequest(
    `{"__proto__":{"a":1},"${'n'.repeat(300)}":${nested},"twice":1,"twice":12345678901234567890,"text":${JSON.stringify(hostileText)}}`,
  ),
  status: 'client-error',
  summary: null,
  error: { kind: 'invalid-request', message: hostileText },
  response: response(['data: {"\ud800":1}\n\n', 'data: no json\n\n']),
});

const task = 'Find all usages of the fold, and report each file with its line.';
const agentRequest = (messages: readonly object[]) =>
  clientRequest(
    JSON.stringify({
      model: 'm',
      max_tokens: 9,
      messages,
      tools: [{ name: 'Agent', input_schema: { type: 'object' } }],
    }),
  );
const caller = [
  { role: 'user', content: 'Which files use it?' },
  { role: 'assistant', content: [{ type: 'tool_use', id: 'call_9', name: 'Agent', input: { prompt: task } }] },
  { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'call_9', content: 'three files' }] },
];
/** A request whose call starts a subagent, the subagent's, and the one with the result. */
const calling = [
  exchange({ startedAt: now - 90_000_000, request: agentRequest(caller.slice(0, 1)) }),
  exchange({ startedAt: now - 89_000_000, request: agentRequest([{ role: 'user', content: task }]) }),
  exchange({ startedAt: now - 88_000_000, request: agentRequest(caller) }),
];

let viewer: TestViewer;

describe.skipIf(browserObstacle !== undefined)('the views of an exchange', () => {
  beforeAll(async () => {
    viewer = await startViewer();
    recordAll(viewer.recorder, [...session, ...calling, changed, continued, hostile]);
    // What is read is what was written.
    await until(() => viewer.recorder.health().written >= 8);
  });
  afterAll(() => viewer.stop());

  const widthOf = (page: Page): Promise<number> => page.evaluate('document.documentElement.scrollWidth');

  test('Findings lead to the place of a hint that was left out', async () => {
    const page = await viewer.open(`/ui/traces/${continued.traceId}/findings`);
    await page.waitForSelector('.findings tr.note');
    expect(await textOf(page, '.findings tr.note')).toMatch(
      /note\s+on the way to the backend\s+there is no such cache hint\s+\/messages\/0\/cache_control/,
    );
    await page.click('.findings tr.note a');
    await page.waitForSelector('.raw');
    expect(new URL(page.url()).searchParams.get('at')).toBe('/messages/0/cache_control');
  });

  test('Translation begins with contradictions, and leads to the bytes of both places', async () => {
    const page = await viewer.open(`/ui/traces/${changed.traceId}`);
    await page.waitForSelector('.tabs');
    expect(await textOf(page, '.ending')).toMatch(
      /Contradiction: 3 differences[^]*temperature[^]*received 0\.5, sent 0\.7/i,
    );
    await page.keyboard.press('2');
    await page.waitForSelector('.differences');
    expect(await textOf(page, '.differences tbody tr')).toMatch(/≠ contradiction.*\/temperature 0\.5\s.*0\.7/s);
    expect(await textOf(page, '.translation')).toMatch(
      /✗ lost\s+\/top_k 40\s+topK 40\s+–[^]*the backend has no such field/,
    );
    const heads = page.locator('.differences').first().locator('th');
    expect(await heads.allInnerTexts()).toEqual([
      'kind',
      expect.stringMatching(/^client/),
      'Core',
      expect.anything(),
      'why',
    ]);
    await page.setViewportSize({ width: 1000, height: 800 });
    await page.waitForSelector('.differences th:text-is("what")');
    expect(await textOf(page, '.translation')).toMatch(/✗ lost\s+topK\s+\/top_k 40\s+–/);
    await page.setViewportSize({ width: 360, height: 800 });
    const sideOf = (row: string): Promise<string> =>
      page.evaluate(`getComputedStyle(document.querySelector('.differences ${row} [data-side]'), '::before').content`);
    expect(await sideOf('tr.lost')).toContain('client (anthropic)');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.waitForSelector('.differences th:text-is("Core")');
    await page.locator('.differences a:has-text("/temperature")').nth(1).click();
    await page.waitForSelector('.tree [aria-selected=true]');
    expect(page.url()).toContain('leg=upstream-request&at=%2Ftemperature');
    expect(await textOf(page, '.tree [aria-selected=true]')).toContain('temperature: 0.7');
    expect(await textOf(page, '.tree-place')).toContain('/temperature');
  });

  test('Events shows the pieces in time, the longest gaps, and each event', async () => {
    const page = await viewer.open(`/ui/traces/${session[0]?.traceId}`);
    await page.waitForSelector('.tabs');
    await page.keyboard.press('3');
    await page.waitForSelector('.events [role=row]');
    expect(await page.locator('canvas.lanes').getAttribute('aria-label')).toMatch(/upstream: \d pieces.*client/);
    expect(await textOf(page, '.gaps')).toContain('10 ms after 10 ms');
    expect(await page.locator('.events [role=row]').allInnerTexts()).toEqual(
      expect.arrayContaining([expect.stringMatching(/#\d+\s+20 ms\s+\+0\s+tool-call-start\s+look/)]),
    );
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    expect(new URL(page.url()).searchParams.get('event')).toBe('1');
  });

  test('Raw shows JSON as a tree of its bytes: duplicates, big numbers, names of any kind, any depth', async () => {
    const page = await viewer.open(`/ui/traces/${hostile.traceId}/raw`);
    await page.waitForSelector('.tree [role=row]');
    const rows = async () => (await page.locator('.tree [role=row]').allInnerTexts()).map((text) => text.trim());
    expect(await rows()).toEqual([
      expect.stringContaining('{ 5 fields }'),
      expect.stringContaining('__proto__: { 1 field }'),
      'a: 1',
      expect.stringContaining(`${'n'.repeat(300)}: [ 1 ]`),
      expect.stringContaining('[ 1 ]'),
      'twice: 1',
      'twice: 12345678901234567890',
      expect.stringMatching(/^text: "<img src=x onerror=\\"alert\(1\)\\"> \\u\{202E\}left \\u0000 \\u001b\[31m/),
    ]);
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(rows).not.toContain('a: 1');
    await page.keyboard.press('ArrowRight');
    await expect.poll(rows).toContain('a: 1');
    await page.keyboard.press('o');
    await expect.poll(async () => page.locator('.tree').getAttribute('aria-rowcount')).toBe('10006');
    await page.locator('input[type=search]').fill('12345678901234567890');
    await page.waitForSelector('.tree [aria-selected=true]:has-text("twice: 12345678901234567890")');
    // The first step confirms what is shown already, and of a long value that part is shown.
    await page.locator('input[type=search]').fill('__proto__');
    await page.waitForSelector('[role=status]:has-text("1 of 2")');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.tree [aria-selected=true]:has-text("__proto__: { 1 field }")');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[role=status]:has-text("2 of 2")');
    await page.locator('input[type=search]').fill('__ xx');
    await page.waitForSelector('.tree [aria-selected=true]:has-text("bytes before … ")');
    expect(await textOf(page, '.tree [aria-selected=true]')).toContain('__proto__ xxx');
    expect(await page.locator('main img').count()).toBe(0);
    expect(await widthOf(page)).toBeLessThanOrEqual(1280);
  });

  test('Raw shows a stream by its events, and leads to the place of a violation in one', async () => {
    const page = await viewer.open(`/ui/traces/${session[0]?.traceId}/raw?leg=upstream-response`);
    await page.waitForSelector('.bytes [role=row]:has-text("#3")');
    const rows = await page.locator('.bytes [role=row]').allInnerTexts();
    expect(rows.filter((text) => text.includes('#'))).toHaveLength(4);
    await page.goto(
      `${viewer.url}/ui/traces/${session[0]?.traceId}/raw?leg=upstream-response&event=1&at=/choices/0/delta`,
    );
    await page.waitForSelector('.bytes [aria-selected=true]:has-text("#1")');
    await page.locator('[role=tab]:has-text("Hex")').click();
    await page.waitForSelector('.bytes [aria-selected=true] .hex');
  });

  test('Raw wraps long lines to the width of the page, or leaves them, by a key', async () => {
    const page = await viewer.open(`/ui/traces/${hostile.traceId}/raw?as=text`);
    await page.waitForSelector('.bytes [role=row]');
    const count = async (): Promise<number> => Number(await page.locator('.bytes').getAttribute('aria-rowcount'));
    const isWiderThanPage = (): Promise<boolean> =>
      page.evaluate(`(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)(document.querySelector('.bytes'))`);
    const wide = await count();
    expect(await isWiderThanPage()).toBe(false);
    await page.setViewportSize({ width: 700, height: 800 });
    await expect.poll(count).toBeGreaterThan(wide);
    await page.keyboard.press('w');
    await expect.poll(count).toBeLessThan(wide);
    expect(await isWiderThanPage()).toBe(true);
    expect(new URL(page.url()).searchParams.get('wrap')).toBe('off');
    await page.locator('label:has-text("Wrap")').click();
    await expect.poll(count).toBeGreaterThan(wide);
    await page.goto(`${viewer.url}/ui/traces/${session[0]?.traceId}/raw?leg=upstream-response&as=pieces`);
    await page.waitForSelector('.bytes [role=row]:has-text("ms")');
  });

  test('a difference of two turns is a key away, and so is the prompt that they share', async () => {
    const page = await viewer.open(`/ui/conversations/${continued.traceId}?turn=${continued.traceId}`);
    await page.waitForSelector('.turn-view');
    await page.keyboard.press('d');
    await page.waitForSelector('.differences');
    const shown = await textOf(page, '.diff-page');
    expect(shown).toMatch(/≈ changed\s+tool Read[^]*\+ added\s+text of the assistant[^]*Go on/);
    await page.keyboard.press('p');
    await page.waitForSelector('.prefix');
    expect(page.url()).toContain('as=prompt');
    expect(await textOf(page, '.prefix')).toMatch(/of the earlier prompt are repeated/);
    await page.keyboard.press('Escape');
  });

  test('a subagent is a line under the turn that called it, and opens in place', async () => {
    const page = await viewer.open(`/ui/conversations/${calling[0]?.traceId}?turn=1`);
    await page.waitForSelector('.subagents summary');
    expect(await textOf(page, '.subagents summary')).toContain('Find all usages of the fold');
    await page.locator('.subagents summary').first().click();
    await page.waitForSelector('.subagents .turn-item:has-text("turn 1")');
    await page.keyboard.press('2');
    await page.waitForSelector('.beside .translation');
    await page.locator('.beside a:has-text("on its own page")').click();
    await page.waitForSelector('.exchange .translation');
    await page.keyboard.press(']');
    await expect.poll(() => page.url()).toContain(`${calling[2]?.traceId}/translation`);
    await page.keyboard.press('[');
    await expect.poll(() => page.url()).toContain(`${calling[0]?.traceId}/translation`);
  });

  const screens = [
    [() => `/ui/traces/${changed.traceId}/translation`, '.differences'],
    [() => `/ui/traces/${session[0]?.traceId}/events`, '.events [role=row]'],
    [() => `/ui/traces/${changed.traceId}/raw`, '.tree [role=row]'],
    [() => `/ui/traces/${session[0]?.traceId}/raw?leg=upstream-response`, '.bytes [role=row]'],
    [() => `/ui/traces/${session[0]?.traceId}/raw?leg=upstream-response&wrap=off`, '.bytes [role=row]'],
    [() => `/ui/diff/${continued.traceId}/${changed.traceId}`, '.differences'],
    [() => `/ui/diff/${continued.traceId}/${changed.traceId}?as=prompt`, '.prefix'],
  ] as const;

  test.each(triedThemes)('has no barriers that axe finds, in the %s theme', async (colorScheme) => {
    const page = await viewer.open('/ui/', { colorScheme });
    for (const [address, selector] of screens) {
      await page.goto(viewer.url + address());
      expect({ address: address(), found: await findBarriers(page, selector) }).toEqual({
        address: address(),
        found: [],
      });
    }
  });

  test('has the same content at 320 pixels, without scrolling sideways', async () => {
    const page = await viewer.open('/ui/');
    await page.setViewportSize({ width: 320, height: 640 });
    for (const [address, selector] of screens) {
      await page.goto(viewer.url + address());
      await page.waitForSelector(selector);
      expect([address(), await widthOf(page)]).toEqual([address(), 320]);
    }
  });
});

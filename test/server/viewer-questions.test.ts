import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerSession, playAgentSession, sessionTurns } from '../support/agent-session.ts';
import { until } from '../record/support/store.ts';
import { browserObstacle, startBrowser } from '../support/browser.ts';
import { startGateway, type TestGateway } from '../support/gateway.ts';
import { openPage, textOf } from '../support/page.ts';
import { startUpstream, type Upstream } from '../support/upstream.ts';

/** A question about a session, and the keys that show its answer. */
interface Question {
  readonly question: string;
  /** The page on which the keys are pressed. */
  readonly from: string;
  /** Keys, separated by spaces. */
  readonly keys: string;
  readonly count: number;
  /** Where the answer is, and what it says. */
  readonly shown: readonly (readonly [selector: string, text: RegExp])[];
}

/** `TURN7` and `TURN9` in addresses are the ids of these requests. */
const questions: readonly Question[] = [
  {
    question: 'Why did the agent stop?',
    from: '/ui/?q=-run:base+-run:new',
    keys: 'Enter',
    count: 1,
    shown: [
      ['.ending', /529.*the model is overloaded/s],
      ['.ending', /Next:/],
    ],
  },
  {
    question: 'What did turn 7 send that turn 6 did not?',
    from: '/ui/conversations/TURN9',
    keys: 'g 7 Enter d',
    count: 4,
    shown: [
      ['.exchange-head', /turn 7 after turn 6/],
      ['.differences', /changed\s+tool Bash/],
      ['.differences', /added\s.*14 passed/s],
    ],
  },
  {
    question: 'Which tool call failed?',
    from: '/ui/conversations/TURN9?turn=1',
    keys: 'n',
    count: 1,
    shown: [
      ['.turn-item.active', /turn 4/],
      ['.turn-item.active .call.bad', /✗ Bash npm test (?:exit 1|error)[^]*result[^]*FAIL keeps the order/i],
    ],
  },
  {
    question: 'Where do the tokens go?',
    from: '/ui/traces/TURN7',
    keys: '6',
    count: 1,
    shown: [
      ['.counted', /input\s+1,600[^]*read from the cache\s+0/],
      ['.shares', /results: Read[^]*%/],
    ],
  },
  {
    question: 'Why did the prompt cache miss?',
    from: '/ui/conversations/TURN9?turn=7',
    keys: 'p',
    count: 1,
    shown: [
      ['.prefix [aria-label=Cause]', /Bash/],
      ['.prefix', /2026-11-21[^]*2026-11-22/],
    ],
  },
  {
    question: 'What did the translation change or lose?',
    from: '/ui/traces/TURN7',
    keys: '2',
    count: 1,
    shown: [['.translation', /lost\s+\/top_k 40\s+topK 40/]],
  },
  {
    question: 'Is it the model, the backend or Louter?',
    from: '/ui/traces/TURN9',
    keys: '',
    count: 0,
    shown: [['.who .culprit', /backend: .*529/]],
  },
  {
    question: 'Show me the raw bytes and when each arrived',
    from: '/ui/traces/TURN7',
    // The client's request, the one sent upstream, its answer.
    keys: '4 4 4',
    count: 3,
    shown: [
      ['.raw [aria-selected=true]', /upstream answer 200/],
      ['.bytes', /#0\s+\d+ ms\s+0\s+data: \{"id"/],
    ],
  },
  {
    question: 'Did baseline and proxy differ?',
    from: '/ui/runs?sel=new',
    keys: 'x j x Enter',
    count: 4,
    shown: [
      ['.verdict', /compare exits with \d/],
      ['.compare', /pairs/],
    ],
  },
  {
    question: 'Replay or export this',
    from: '/ui/traces/TURN7',
    keys: 'e Enter',
    count: 2,
    shown: [['dialog.export', /Saved [0-9a-f]{32}\.html/]],
  },
];

let upstream: Upstream;
let gateway: TestGateway;
let browser: Browser;
let ids: ReadonlyMap<string, string>;

/** The ids of the turns, once all requests are recorded. */
async function listTurns(count: number): Promise<ReadonlyMap<string, string>> {
  interface Listing {
    traces: { trace_id: string; turn: number; run: string | null; status: string | null }[];
  }
  let traces: Listing['traces'] = [];
  await until(async () => {
    const answer = await fetch(`${gateway.url}/api/traces?limit=100`);
    ({ traces } = (await answer.json()) as Listing);
    return traces.filter(({ status }) => status !== null).length === count;
  });
  const own = traces.filter(({ run }) => run === null);
  return new Map(own.map(({ turn, trace_id: id }) => [`TURN${turn}`, id]));
}

describe.skipIf(browserObstacle !== undefined)('the viewer answers, by keys alone', () => {
  beforeAll(async () => {
    upstream = await startUpstream();
    upstream.answerWith((request) => answerSession(request));
    gateway = await startGateway(
      `[backends.coder]\nprotocol = "openai-chat"\nbase_url = "${upstream.url}/v1"\nretries = 0\n`,
    );
    await playAgentSession(gateway.url);
    for (const run of ['base', 'new'])
      await playAgentSession(gateway.url, {
        turns: sessionTurns.slice(0, 2),
        headers: { 'x-louter-run': run, 'x-louter-case': 'mend' },
      });
    ids = await listTurns(sessionTurns.length + 4);
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await gateway.stop();
    await upstream.close();
  });

  test('what was not read from the cache does not look like a failure, and its share is written beside it', async () => {
    const page = await openPage(browser, `${gateway.url}/ui/conversations/${ids.get('TURN9')}?turn=7`);
    await page.waitForSelector('.turn-item.active .cache-bar');
    expect(await textOf(page, '.turn-item.active .cache-share')).toBe('0% from cache');
    expect(await textOf(page, '.turn-item.active .is-cache')).toContain('0% of the input came from the cache');
    const fillOf = (part: string): Promise<string> =>
      page.evaluate(`getComputedStyle(document.querySelector('.cache-bar .${part}')).fill`);
    const bad = await page.evaluate(`(() => {
      const probe = document.body.appendChild(Object.assign(document.createElement('i'), { className: 'status bad' }));
      return getComputedStyle(probe).color;
    })()`);
    expect([await fillOf('missed'), await fillOf('read')]).not.toContain(bad);
  });

  test.each(questions)('$question ($count keys: $keys)', async ({ from, keys, count, shown }) => {
    const pressed = keys.split(' ').filter(Boolean);
    expect(pressed).toHaveLength(count);
    const address = from.replace(/TURN\d/, (name) => ids.get(name) ?? name);
    const page = await openPage(browser, gateway.url + address);
    await page.waitForSelector('[role=row]:not(.heads), .turn-view > .message, .runs tbody tr');
    for (const key of pressed) await page.keyboard.press(key);
    for (const [selector, text] of shown) {
      await page.waitForSelector(selector);
      await expect.poll(() => textOf(page, selector)).toMatch(text);
    }
  });
});

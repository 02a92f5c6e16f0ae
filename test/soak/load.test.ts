import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refusalOf } from '../support/reply.ts';
import {
  startUpstream,
  type ScriptedAnswer,
  type ScriptedPiece,
  type ReceivedUpstreamRequest,
  type Upstream,
} from '../support/upstream.ts';
import { protocols } from '../../src/core/types.ts';
import { sendClientRequest, pairs, encodeClientRequest } from './client-request.ts';
import { minutes, partOfRun, progress, report } from './plan.ts';
import { someReply, startSoakGateway, vendorOf, wholeAnswer, type SoakGateway } from './soak-gateway.ts';

const isSoak = minutes > 0;
const megabyte = 1024 * 1024;

let upstream: Upstream;
let gateway: SoakGateway;

beforeEach(async () => {
  upstream = await startUpstream();
  gateway = await startSoakGateway({ upstream });
});
afterEach(async () => {
  await gateway.remove();
  await upstream.close();
});

const finished = /message_stop|\[DONE\]/;
const chunk = (content: string | null): string =>
  `data: ${JSON.stringify({ id: 'c', model: 'm', choices: [{ index: 0, delta: content === null ? {} : { content }, finish_reason: content === null ? 'stop' : null }] })}\n\n`;
/** So many numbered events, a pause before each. */
const numbered = (count: number, silence: number): ScriptedAnswer => ({
  headers: { 'content-type': 'text/event-stream' },
  body: [
    ...Array.from({ length: count }, (_, index): ScriptedPiece[] => [{ silence }, chunk(`<${index}>`)]).flat(),
    `${chunk(null)}data: [DONE]\n\n`,
  ],
});
const numbersIn = (text: string): number[] => [...text.matchAll(/<(\d+)>/g)].map(([, digits]) => Number(digits));

/** The resident memory of the gateway according to Linux, in bytes: current or peak. */
const inKernel = (name: 'VmRSS' | 'VmHWM'): number => {
  const status = readFileSync(`/proc/${gateway.child.pid}/status`, 'utf8');
  return 1024 * Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]);
};

/** Has Linux count the peak from now on (proc_pid_clear_refs(5)). */
const forgetPeak = (): void => writeFileSync(`/proc/${gateway.child.pid}/clear_refs`, '5');

/** Runs many streams in parallel, and returns what each client received. */
async function streams(count: number, answer: ScriptedAnswer): Promise<string[]> {
  upstream.answerWith(() => answer);
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const client = index % 2 === 0 ? 'anthropic' : 'openai-chat';
      return (
        await sendClientRequest(gateway.url, { client, backend: 'openai-chat', model: `m${index}`, stream: true })
      ).text;
    }),
  );
}

test('a hundred parallel streams of a hundred events lose nothing, and each has its trace', async () => {
  for (const text of await streams(100, numbered(100, 5))) {
    expect(numbersIn(text)).toEqual(Array.from({ length: 100 }, (_, index) => index));
    expect(text).toMatch(finished);
  }
  expect(await gateway.stop()).toBe(0);
  expect(await gateway.countByStatus()).toEqual({ ok: 100 });
});

test.runIf(isSoak)('five hundred slow streams fit into 400 MB', async (context) => {
  const reply = streams(500, numbered(10, 1_000));
  let most = 0;
  const watching = new AbortController();
  void reply.finally(() => watching.abort());
  while (!watching.signal.aborted) {
    most = Math.max(most, (await gateway.memory()).rss);
    await pause(500);
  }
  for (const text of await reply) expect(numbersIn(text)).toHaveLength(10);
  report(context, {
    title: 'Five hundred slow streams',
    columns: ['most memory', 'limit'],
    rows: [[`${Math.round(most / megabyte)} MB`, '400 MB']],
  });
  expect(most).toBeLessThan(400 * megabyte);
});

test.skipIf(process.platform !== 'linux').each([
  // Measured on a busy machine: 50 to 72 MB while it arrives, and 88 to 101 when what was recorded is read, a piece of it after the other.
  { how: 'passed on', backend: 'openai-chat-as-it-is', megabytes: 200, limit: 120 },
  // Each event is a text of a megabyte, which is parsed and written again. Measured: 91 to 145 MB for the least of three answers, of
  // which the first takes up to 240. What keeps the whole answer takes 50 MB more as bytes, and again as text.
  { how: 'translated', backend: 'openai-chat', megabytes: 50, limit: 160 },
])(
  'an answer of $megabytes MB takes less than $limit MB of memory, also when its client stalls ($how)',
  async ({ backend, megabytes, limit }) => {
    const event = chunk('some words '.repeat(megabyte / 11));
    const small = {
      headers: { 'content-type': 'text/event-stream' },
      body: `${chunk('hi')}${chunk(null)}data: [DONE]\n\n`,
    };
    const large = {
      ...small,
      body: [...Array.from({ length: megabytes }, () => event), `${chunk(null)}data: [DONE]\n\n`],
    };
    const asking = { client: 'openai-chat', backend, model: 'm', stream: true } as const;
    upstream.answerWith(() => small);
    for (let index = 0; index < 5; index += 1) await sendClientRequest(gateway.url, asking);
    await pause(1_000);
    const idle = inKernel('VmRSS');
    upstream.answerWith(() => large);
    const { path, headers, body } = encodeClientRequest(asking);
    // When V8 collects differs by 60 MB from one answer to the next: what the gateway needs, it needs for each of three.
    let answers = 0;
    let least = Infinity;
    while (least >= limit && answers < 3) {
      answers += 1;
      if (answers > 1) forgetPeak();
      const response = await fetch(gateway.url + path, { method: 'POST', headers, body });
      await pause(1_500);
      let length = 0;
      for await (const bytes of response.body as ReadableStream<Uint8Array>) length += bytes.length;
      expect(length).toBeGreaterThan(megabytes * megabyte * 0.99);
      // What is recorded at the end counts too.
      await pause(2_500);
      least = Math.min(least, Math.round((inKernel('VmHWM') - idle) / megabyte));
    }
    expect(least).toBeLessThan(limit);
    expect(await gateway.stop()).toBe(0);
    expect(await gateway.countByStatus()).toEqual({ ok: 5 + answers });
  },
  60_000,
);

// ---------------------------------------------------------------- mixed load

/** How the client of a model that never answers leaves, by the model's name. */
const leaving = new Map<string, () => void>();

/** What the upstream does, by the model's name: well for the most part. */
function answerFor(request: ReceivedUpstreamRequest): ScriptedAnswer {
  const { asked: sent, streams: streamed, writer } = vendorOf(request);
  const { model, stream } = sent(request);
  const whole = wholeAnswer(request);
  // It never ends by itself: its client leaves when it is sure to have come so far.
  if (model.startsWith('silent')) {
    leaving.get(model)?.();
    return { ends: 'unanswered' };
  }
  switch (model) {
    case 'refused':
      return refusalOf(writer, 'overloaded');
    case 'cut':
      return stream ? streamed(writer.stream(someReply, 'm').slice(0, 4), 'cut') : { ...whole, body: '{', ends: 'cut' };
    case 'garbage':
      return { ...whole, body: '{{{\n\n' };
    default:
      return whole;
  }
}

const models = ['fine', 'fine', 'fine', 'fine', 'fine', 'fine', 'refused', 'cut', 'garbage', 'left', 'silent'] as const;

/**
 * One request of the mix. The numbers of models, pairs and ways have no common divisor: each meets each.
 * `slot`: which of those that are under way at once.
 */
async function oneOfMany(index: number, slot: number): Promise<void> {
  const kind = models[index % models.length] ?? 'fine';
  const model = kind === 'silent' ? `silent-${slot}` : kind;
  const pair = pairs[index % pairs.length] ?? { client: 'anthropic', backend: 'anthropic' };
  const passed = pair.client === pair.backend && index % 5 > 2 ? '-as-it-is' : '';
  const client = new AbortController();
  if (kind === 'silent') leaving.set(model, () => client.abort());
  try {
    const { status, text, wasCut } = await sendClientRequest(
      gateway.url,
      { client: pair.client, backend: pair.backend + passed, model, stream: index % 5 > 0, text: 'Hello. '.repeat(50) },
      { signal: client.signal, ...(kind === 'left' && { onHead: () => client.abort() }) },
    );
    if (kind === 'fine') expect({ status, wasCut, hasText: text.includes('Some') }).toEqual(fine);
  } catch (error) {
    // An answer that breaks, or that this client left, ends so.
    if (kind === 'fine') throw error;
  }
}
const fine = { status: 200, wasCut: false, hasText: true };

async function load(forMs: number, from: number): Promise<number> {
  const until = performance.now() + forMs;
  let index = from;
  await Promise.all(
    Array.from({ length: 16 }, async (_, slot) => {
      while (performance.now() < until) await oneOfMany(index++, slot);
    }),
  );
  return index;
}

test(
  'mixed load of all pairs leaks no memory, leaves no request open, and is fully recorded',
  async (context) => {
    upstream.answerWith(answerFor);
    // What the last answers leave behind goes with the connections that are given up within a second or two.
    const rest = 2_500;
    const rounds = isSoak ? 6 : 3;
    const roundMs = isSoak ? Math.max(1_000, partOfRun(0.25) / (rounds + 1) - rest) : 2_000;
    const measured: { asked: number; heapUsed: number; rss: number }[] = [];
    let sent = await load(roundMs, 0);
    for (let round = 0; round < rounds; round++) {
      sent = await load(roundMs, sent);
      await pause(rest);
      measured.push({ asked: sent, ...(await gateway.memory()) });
      progress(`mixed load: round ${round + 1} of ${rounds}, ${sent} requests`);
      upstream.reset();
      upstream.answerWith(answerFor);
    }
    const inMegabytes = (bytes: number): string => (bytes / megabyte).toFixed(1);
    report(context, {
      title: `Mixed load of ${pairs.length} pairs, and ${protocols.length} passed through`,
      columns: ['requests', 'heap in MB', 'memory in MB'],
      rows: measured.map(({ asked: so, heapUsed, rss }) => [so, inMegabytes(heapUsed), inMegabytes(rss)]),
    });
    const [first = 0, ...later] = measured.map(({ heapUsed }) => heapUsed);
    expect(Math.min(...later) - first).toBeLessThan(0.1 * first + 2 * megabyte);
    const { active, traces } = await gateway.state();
    expect({ active, state: traces.state, lost: traces.lost_exchanges }).toEqual({
      active: 0,
      state: 'ok',
      lost: 0,
    });
    expect(await gateway.stop()).toBe(0);
    expect(gateway.log()).not.toContain('a bug in Louter');
    const { open = 0, 'proxy-error': defects = 0, ...closed } = await gateway.countByStatus();
    expect({ open, defects }).toEqual({ open: 0, defects: 0 });
    expect(Object.values(closed).reduce((sum, count) => sum + count, 0)).toBe(sent);
  },
  isSoak ? partOfRun(1) + 60_000 : 60_000,
);

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { validateLiveDelta } from '../../generated/louter.validators.js';
import { LiveExchanges } from '../../src/gateway/live-exchanges.ts';
import { noRecorder, type Exchange, type Recorder } from '../../src/record/exchange.ts';
import type { ExportedSummary } from '../../src/inspect/export/trace-summary.ts';
import { LiveStream, type LiveStreamOptions } from '../../src/server/live-stream.ts';
import { backend, exchange, response } from '../record/support/exchange.ts';

interface Sent {
  id: string;
  event: string;
  data: Record<string, unknown>;
}

const stops: (() => void)[] = [];
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** How often summaries are read from the trace store. */
const listIntervalMs = 250;

/** A stream over exchanges that are in the trace store at once. */
function connect(live: LiveExchanges, options: Partial<LiveStreamOptions> = {}) {
  const sent: Sent[] = [];
  const stored = new Map<string, ExportedSummary>();
  const stream = new LiveStream({
    live,
    filter: {},
    tail: null,
    secrets: ['a-secret-of-the-configuration'],
    list: async (ids) =>
      ids.flatMap((id) => {
        const summary = stored.get(id);
        return summary ? [{ traceId: id, isOpen: summary.status === null, json: JSON.stringify(summary) }] : [];
      }),
    write: (text) => {
      const [, id = '', event = '', data = ''] = /^id: (.*)\nevent: (.*)\ndata: (.*)\n\n$/.exec(text) ?? [];
      sent.push({ id, event, data: JSON.parse(data) });
    },
    queuedBytes: () => 0,
    fail(error) {
      throw error;
    },
    ...options,
  });
  stops.push(() => stream.stop());
  return { stream, sent, stored, of: (event: string) => sent.filter((each) => each.event === event) };
}

// Only these fields are looked at here.
const summary = (traceId: string, status: string | null): ExportedSummary =>
  ({ trace_id: traceId, status }) as unknown as ExportedSummary;
const streaming = (): Exchange => exchange({ backend: backend({ response: response([]) }) });
const chunk = (content: string): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`;

function arrive(recorder: Recorder, to: Exchange, text: string): void {
  const atMs = (to.backend?.response?.chunks.at(-1)?.atMs ?? 0) + 1;
  to.backend?.response?.chunks.push({ atMs, bytes: Buffer.from(text) });
  void recorder.progress(to, text.length);
}

/** Keeps what arrives in memory. */
const keeping: Recorder = { ...noRecorder, progress: () => undefined };

describe('a live stream', () => {
  test('reports an exchange when it is in the trace store: once while it is open, and once when it is closed', async () => {
    const live = new LiveExchanges();
    const recorder = live.follow(keeping);
    const one = streaming();
    const { stream, sent, of, stored } = connect(live, { tail: one.traceId });
    stream.start();
    expect(of('status')).toMatchObject([{ data: { in_flight: 0 } }]);
    recorder.open(one);
    await pass(350);
    expect(of('open')).toEqual([]);
    stored.set(one.traceId, summary(one.traceId, null));
    await pass(listIntervalMs);
    expect(of('open')).toHaveLength(1);
    recorder.close(one);
    await pass(400);
    expect(of('close')).toEqual([]);
    stored.set(one.traceId, summary(one.traceId, 'ok'));
    await pass(listIntervalMs);
    expect(of('close')).toMatchObject([{ data: { trace_id: one.traceId, status: 'ok' } }]);
    // A viewer that connects again before the summary receives it then.
    const numbers = sent.map(({ id }) => Number(id.split('-')[1]));
    expect(numbers).toEqual(numbers.toSorted((first, second) => first - second));
    expect(of('status').map(({ data }) => data['in_flight'])).toEqual([0, 1, 0]);
  });

  test('sends the text of the followed response, at most ten times a second, and all of what came before', async () => {
    const live = new LiveExchanges();
    const recorder = live.follow(keeping);
    const one = streaming();
    recorder.open(one);
    arrive(recorder, one, chunk('before '));
    const { stream, of } = connect(live, { tail: one.traceId.slice(0, 8) });
    stream.start();
    for (let index = 0; index < 50; index++) {
      arrive(recorder, one, chunk(`w${index} `));
      await pass(4);
    }
    recorder.close(one);
    const deltas = of('delta').map(({ data }) => data);
    // Of 200 ms: one at once, one each 100 ms, and the rest.
    expect(deltas).toHaveLength(4);
    for (const delta of deltas) expect(validateLiveDelta(delta)).toBe(true);
    expect(deltas.map(({ restarted }) => restarted)).toEqual(deltas.map((_delta, index) => index === 0));
    const texts = deltas.flatMap(({ texts: each }) => each as { text: string }[]).map(({ text }) => text);
    expect(texts.join('')).toBe(`before ${Array.from({ length: 50 }, (_, index) => `w${index} `).join('')}`);
  });

  test('ends with an error when it fails, and the exchange is recorded all the same', () => {
    const live = new LiveExchanges();
    const recorded: string[] = [];
    const recorder = live.follow({
      ...keeping,
      open: () => void recorded.push('open'),
      close: () => void recorded.push('close'),
    });
    const one = streaming();
    const failures: unknown[] = [];
    let isGone = false;
    const gone = new Error('the socket is gone');
    const { stream } = connect(live, {
      tail: one.traceId,
      queuedBytes: () => {
        if (isGone) throw gone;
        return 0;
      },
      fail: (error) => void failures.push(error),
    });
    stream.start();
    isGone = true;
    recorder.open(one);
    arrive(recorder, one, chunk('a'));
    recorder.close(one);
    expect(failures).toEqual([gone]);
    expect(recorded).toEqual(['open', 'close']);
  });

  test('ends with an error when it fails between two exchanges', async () => {
    const live = new LiveExchanges();
    const failures: unknown[] = [];
    let isGone = false;
    const one = streaming();
    const { stream, stored } = connect(live, {
      write: () => {
        if (isGone) throw new Error('the socket is gone');
      },
      fail: (error) => void failures.push(error),
    });
    stream.start();
    stored.set(one.traceId, summary(one.traceId, null));
    live.follow(keeping).open(one);
    isGone = true;
    await pass(60_000);
    expect(failures).toMatchObject([{ message: 'the socket is gone' }]);
  });

  test('begins again when another attempt answers', async () => {
    const live = new LiveExchanges();
    const recorder = live.follow(keeping);
    const one = streaming();
    recorder.open(one);
    const { stream, of } = connect(live, { tail: one.traceId });
    stream.start();
    arrive(recorder, one, chunk('first '));
    await pass(150);
    one.backend!.response = response([]);
    arrive(recorder, one, chunk('second '));
    recorder.close(one);
    const last = of('delta').at(-1)?.data;
    expect(last).toMatchObject({ restarted: true, texts: [{ text: 'second ' }] });
  });

  test.each([1, 3, 7, 1000])('sends no credential, in pieces of %i characters', async (size) => {
    const live = new LiveExchanges();
    const recorder = live.follow(keeping);
    const one = streaming();
    recorder.open(one);
    const { stream, of } = connect(live, {
      tail: one.traceId,
      secrets: ['a secret with blanks', 'key-of-the-configuration'],
    });
    stream.start();
    const text = 'one a secret with blanks two key-of-the-configuration three sk-ant-api03-abcdefghijklmnop1234 four';
    for (let at = 0; at < text.length; at += size) arrive(recorder, one, chunk(text.slice(at, at + size)));
    recorder.close(one);
    const sent = of('delta')
      .flatMap(({ data }) => data['texts'] as { text: string }[])
      .map(({ text: each }) => each)
      .join('');
    expect(sent).toMatch(/^one \S+ two \S+ three \S+ four$/);
    expect(sent).not.toMatch(/blanks|configuration|sk-ant/);
  });

  test('sends no part of a long token, or of a private key that arrives line by line', () => {
    const live = new LiveExchanges();
    const recorder = live.follow(keeping);
    const one = streaming();
    recorder.open(one);
    const { stream, of } = connect(live, { tail: one.traceId });
    stream.start();
    const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const token = `${encode({ alg: 'RS256' })}.${encode({ sub: 'abcdefgh1'.repeat(150) })}.${'s1g'.repeat(120)}`;
    const lines = Array.from({ length: 20 }, (_, index) => `MII${'k3y'.repeat(20)}${String(index).padStart(3, '0')}`);
    const key = `-----BEGIN RSA PRIVATE KEY-----\n${lines.join('\n')}\n-----END RSA PRIVATE KEY-----`;
    const text = `one ${token} two\n${key}\nthree`;
    for (const piece of text.match(/[^\n]{1,40}|\n/g) ?? []) {
      arrive(recorder, one, chunk(piece));
      stream.progressed(one);
    }
    recorder.close(one);
    const sent = of('delta').flatMap(({ data }) => (data['texts'] as { text: string }[]).map((each) => each.text));
    expect(sent.join('')).toMatch(
      /^one redacted-\w{12} two\n-----BEGIN RSA PRIVATE KEY-----redacted-\w{12}-----END RSA PRIVATE KEY-----\nthree$/,
    );
  });

  test('says that a response cannot be read where its beginning is gone', () => {
    const live = new LiveExchanges();
    const recorder = live.follow(noRecorder);
    const one = streaming();
    recorder.open(one);
    arrive(recorder, one, chunk('gone '));
    const { stream, of } = connect(live, { tail: one.traceId });
    stream.start();
    arrive(recorder, one, chunk('here '));
    recorder.close(one);
    expect(of('delta').at(-1)?.data).toMatchObject({ is_complete: false, texts: [] });
    expect(of('delta').at(-1)?.data['bytes']).toBe(chunk('gone ').length + chunk('here ').length);
  });

  test('sends what was missed after a pause, and asks for a new listing where that is not known', async () => {
    const live = new LiveExchanges();
    const recorder = live.follow(keeping);
    const first = connect(live);
    first.stream.start();
    const { id } = first.sent[0] ?? { id: '' };
    first.stream.stop();
    const missed = streaming();
    recorder.open(missed);
    recorder.close(missed);
    const again = connect(live);
    again.stored.set(missed.traceId, summary(missed.traceId, 'ok'));
    const [instance = '', number = ''] = id.split('-');
    again.stream.start({ instance, number: Number(number) });
    await pass(listIntervalMs);
    expect(again.of('close')).toMatchObject([{ data: { trace_id: missed.traceId } }]);
    expect(again.of('resync')).toEqual([]);
    const other = connect(live);
    other.stream.start({ instance: '00000000', number: 0 });
    expect(other.of('resync')).toHaveLength(1);
  });

  test('leaves events out for a viewer that does not read, and then asks it to list again', async () => {
    const live = new LiveExchanges();
    const recorder = live.follow(keeping);
    let queued = 0;
    const one = streaming();
    const { stream, of } = connect(live, { tail: one.traceId, queuedBytes: () => queued });
    stream.start();
    recorder.open(one);
    queued = 2_000_000;
    arrive(recorder, one, chunk('late '));
    await pass(250);
    expect(of('delta')).toEqual([]);
    queued = 0;
    await pass(100);
    expect(of('resync')).toHaveLength(1);
    expect(of('delta')).toMatchObject([{ data: { is_complete: true, texts: [{ text: 'late ' }] } }]);
    arrive(recorder, one, chunk('at the end'));
    queued = 2_000_000;
    recorder.close(one);
    expect(of('delta').at(-1)).toMatchObject({ data: { is_complete: false, texts: [] } });
    expect(validateLiveDelta(of('delta').at(-1)?.data)).toBe(true);
  });

  test('is told nothing when nobody watches', () => {
    const live = new LiveExchanges();
    const recorder = live.follow(keeping);
    const one = streaming();
    recorder.open(one);
    let reads = 0;
    Object.defineProperty(one, 'backend', { get: () => (reads++, null) });
    void recorder.progress(one, 10);
    expect(reads).toBe(0);
    recorder.close(one);
    expect(live.size).toBe(0);
  });
});

import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { protocols, type Protocol } from '../../src/core/types.ts';
import { openTraceStore } from '../../src/record/store/prisma-store.ts';
import type { ScriptedReply } from '../support/reply.ts';
import {
  cutInto,
  jsonAnswer,
  startUpstream,
  type ScriptedAnswer,
  type ReceivedUpstreamRequest,
} from '../support/upstream.ts';
import { vendors, type Vendor } from '../support/vendors.ts';
import { sendClientRequest, pairs, classifyAnswer, type ClientAnswer } from './client-request.ts';
import { isLong, percentile, progress, report } from './plan.ts';
import { startSoakGateway, vendorOf } from './soak-gateway.ts';

const reply: ScriptedReply = {
  text: 'Grüße aus 東京 😀 "and" more.',
  calls: [{ id: 'call_1', name: 'look', input: { where: 'there' } }],
  usage: { input: 20, cached: 5, output: 9 },
};

/** What a client must receive: the complete answer, a valid error, or either, depending on the protocol. */
type Expected = 'whole' | 'error' | 'either';

/** Something a backend does. */
interface Fault {
  /** In place of what the backend answers: where it would have to be reached. */
  at?: 'nowhere' | 'closed';
  answer(vendor: Vendor, stream: boolean): ScriptedAnswer;
  expects: Expected | { plain: Expected; stream: Expected };
  /** The status where it comes before the answer. */
  status?: readonly number[];
}

const eventsOf = ({ writer }: Vendor): string[] => writer.stream(reply, 'm');
const plainText = ({ writer }: Vendor): string => JSON.stringify(writer.plain(reply, 'm'));
const whole = (vendor: Vendor, stream: boolean): ScriptedAnswer =>
  stream ? vendor.streams(eventsOf(vendor)) : jsonAnswer(vendor.writer.plain(reply, 'm'));
const bytesOf = (vendor: Vendor, stream: boolean): Buffer =>
  Buffer.from(stream ? eventsOf(vendor).join('') : plainText(vendor));
/** The whole answer with other bytes. */
const altered =
  (alter: (bytes: Buffer) => ScriptedAnswer['body'], more: ScriptedAnswer = {}) =>
  (vendor: Vendor, stream: boolean): ScriptedAnswer => ({
    ...whole(vendor, stream),
    body: alter(bytesOf(vendor, stream)) ?? [],
    ...more,
  });
/** The stream with other events; plain as it is. */
const alteredEvents =
  (alter: (events: string[], vendor: Vendor) => string[], end: ScriptedAnswer['ends'] = 'finished') =>
  (vendor: Vendor, stream: boolean): ScriptedAnswer =>
    stream ? vendor.streams(alter(eventsOf(vendor), vendor), end) : whole(vendor, stream);
const event = ({ protocol }: Vendor, data: string): string =>
  protocol === 'ollama' ? `${data}\n` : `data: ${data}\n\n`;
const failing =
  (status: number, headers: Record<string, string> = {}) =>
  (): ScriptedAnswer =>
    jsonAnswer({ error: { message: 'not now', type: 'some_error' } }, status, headers);
const encoded =
  (name: string, encode: (bytes: Buffer) => Buffer) =>
  (vendor: Vendor, stream: boolean): ScriptedAnswer => {
    const { headers, ...rest } = whole(vendor, stream);
    return { ...rest, headers: { ...headers, 'content-encoding': name }, body: encode(bytesOf(vendor, stream)) };
  };
const untilCut = (at: (bytes: Buffer) => number) => altered((bytes) => bytes.subarray(0, at(bytes)), { ends: 'cut' });
const bomb = gzipSync(Buffer.alloc(80 * 1024 * 1024, 0x20));
/** The JSON of the first event whose text holds this, changed. */
const changedEvent = (holding: string, change: (text: string) => string) =>
  alteredEvents((events) => {
    const found = events.findIndex((each) => each.includes(holding));
    return events.map((each, index) => (index === found ? change(each) : each));
  });

const faults: Record<string, Fault> = {
  'connection refused': { at: 'closed', answer: whole, expects: 'error' },
  'name not found': { at: 'nowhere', answer: whole, expects: 'error' },
  'accepts, then silence': { answer: () => ({ ends: 'unanswered' }), expects: 'error', status: [504] },
  'headers, then silence': {
    answer: (vendor, stream) => ({ ...whole(vendor, stream), body: [], ends: 'silent' }),
    expects: 'error',
  },
  'status 429': { answer: failing(429), expects: 'error', status: [429] },
  'status 429 with Retry-After': { answer: failing(429, { 'retry-after': '7' }), expects: 'error', status: [429] },
  'status 500': { answer: failing(500), expects: 'error' },
  'status 502 as HTML': {
    answer: () => ({ status: 502, headers: { 'content-type': 'text/html' }, body: '<html>Bad gateway</html>' }),
    expects: 'error',
  },
  'status 503': { answer: failing(503), expects: 'error' },
  'status 529': { answer: failing(529), expects: 'error' },
  'empty 200': { answer: altered(() => ''), expects: 'error' },
  'another content type': {
    answer: (vendor, stream) => ({ ...whole(vendor, stream), headers: { 'content-type': 'text/plain' } }),
    expects: 'either',
  },
  'JSON cut': { answer: altered((bytes) => bytes.subarray(0, bytes.length >> 1)), expects: 'error' },
  'stream cut': {
    answer: alteredEvents((events) => events.slice(0, 3)),
    expects: { plain: 'whole', stream: 'error' },
  },
  'reset within an event': { answer: untilCut((bytes) => (bytes.length >> 1) + 3), expects: 'error' },
  'cut within a code point': { answer: untilCut((bytes) => bytes.indexOf('ü') + 1), expects: 'error' },
  'cut within a JSON escape': { answer: untilCut((bytes) => bytes.indexOf('\\"') + 1), expects: 'error' },
  'all events in one packet': { answer: altered((bytes) => bytes), expects: 'whole' },
  'one byte a packet': { answer: altered((bytes) => cutInto(1, bytes.toString())), expects: 'whole' },
  CRLF: { answer: altered((bytes) => bytes.toString().replaceAll(/\r?\n/g, '\r\n')), expects: 'whole' },
  CR: {
    // Lines of JSON end in LF or CRLF only.
    answer: (vendor, stream) =>
      vendor.protocol === 'ollama'
        ? whole(vendor, stream)
        : altered((bytes) => bytes.toString().replaceAll(/\r?\n/g, '\r'))(vendor, stream),
    expects: 'whole',
  },
  'byte order mark': { answer: altered((bytes) => `\u{FEFF}${bytes.toString()}`), expects: 'whole' },
  comments: {
    answer: alteredEvents((events, { protocol }) =>
      protocol === 'ollama' ? events : events.flatMap((each) => [': a comment\n\n', each]),
    ),
    expects: 'whole',
  },
  'unknown event': {
    answer: alteredEvents((events, vendor) => [
      ...events.slice(0, 2),
      event(vendor, '{"type":"novelty","object":"novelty","choices":[]}'),
      ...events.slice(2),
    ]),
    expects: 'whole',
  },
  'data: without space': {
    answer: altered((bytes) => bytes.toString().replaceAll(/^(data|event): /gm, '$1:')),
    expects: 'whole',
  },
  'line of 10 MB': {
    answer: alteredEvents((events, vendor) => [
      ...events.slice(0, 2),
      event(vendor, JSON.stringify({ type: 'novelty', choices: [], pad: 'x'.repeat(10_000_000) })),
      ...events.slice(2),
    ]),
    expects: 'whole',
  },
  'error event first': {
    answer: alteredEvents((_events, vendor) => [vendor.errorEvent]),
    expects: { plain: 'whole', stream: 'error' },
  },
  'error event in the middle': {
    answer: alteredEvents((events, vendor) => [...events.slice(0, 4), vendor.errorEvent]),
    expects: { plain: 'whole', stream: 'error' },
  },
  'error event after the end': {
    // Gemini has no word for the end: an error behind its finish reason is still one.
    answer: alteredEvents((events, vendor) => [...events, vendor.errorEvent]),
    expects: { plain: 'whole', stream: 'either' },
  },
  'end said twice': { answer: alteredEvents((events) => [...events, ...events.slice(-1)]), expects: 'whole' },
  'indexes out of order': {
    answer: changedEvent('"index":0', (text) => text.replace('"index":0', '"index":7')),
    expects: { plain: 'whole', stream: 'either' },
  },
  'invalid JSON of a tool': {
    answer: (vendor, stream) =>
      altered((bytes) => bytes.toString().replaceAll('{\\"where', '{where').replaceAll('there\\"}', 'there'))(
        vendor,
        stream,
      ),
    expects: 'either',
  },
  gzip: { answer: encoded('gzip', gzipSync), expects: 'whole' },
  br: { answer: encoded('br', brotliCompressSync), expects: 'whole' },
  bomb: { answer: encoded('gzip', () => bomb), expects: 'error' },
  redirect: {
    answer: () => ({ status: 302, headers: { location: 'http://127.0.0.1:9/' }, body: '' }),
    expects: 'error',
    status: [502],
  },
  '103 before the answer': {
    answer: (vendor, stream) => ({ ...whole(vendor, stream), informs: true }),
    expects: 'whole',
  },
  trailers: {
    answer: (vendor, stream) => ({ ...whole(vendor, stream), trailers: { 'x-checksum': 'abc' } }),
    expects: 'whole',
  },
};

interface Cell {
  fault: string;
  client: Protocol;
  backend: Protocol;
  stream: boolean;
}

/** In a short run each backend meets each fault before one client, in a long one before all. */
const cells = Object.keys(faults).flatMap((fault, row) =>
  pairs
    .filter(({ client, backend }) => {
      const turn = (row + protocols.indexOf(backend)) % protocols.length;
      return isLong || protocols[turn] === client;
    })
    .flatMap(({ client, backend }) => [false, true].map((stream): Cell => ({ fault, client, backend, stream }))),
);
const modelOf = ({ fault, client, stream }: Cell): string =>
  `f${Object.keys(faults).indexOf(fault)}-${client}-${stream ? 'stream' : 'plain'}`;

test('each fault of each backend reaches the client as a valid response, with a complete trace', async (context) => {
  const upstream = await startUpstream();
  const elsewhere = protocols.flatMap((protocol) =>
    [
      ['closed', 'http://127.0.0.1:9'],
      ['nowhere', 'http://louter.invalid'],
    ].map(
      ([name = '', url = '']) =>
        `[backends.${protocol}-${name}]\nprotocol = "${protocol}"\nbase_url = "${url + vendors[protocol].base}"\nmode = "proxy"\nretries = 0\n`,
    ),
  );
  const gateway = await startSoakGateway({
    upstream,
    settings: `${elsewhere.join('')}[limits]\nfirst_byte_timeout = "4s"\nidle_timeout = "4s"\nconnect_timeout = "5s"\n`,
  });
  const list = Object.values(faults);
  upstream.answerWith((request) => {
    const vendor = vendorOf(request);
    const { model, stream } = vendor.asked(request);
    return list[Number(/^f(\d+)/.exec(model)?.[1])]?.answer(vendor, stream) ?? { status: 500 };
  });
  const results: (Cell & { answered: ClientAnswer; printed: string })[] = [];
  const askFor = async (cell: Cell): Promise<void> => {
    const { at } = faults[cell.fault] ?? {};
    const backend = at === undefined ? cell.backend : `${cell.backend}-${at}`;
    const answered = await sendClientRequest(gateway.url, { ...cell, backend, model: modelOf(cell) });
    results.push({ ...cell, answered, printed: classifyAnswer(cell.client, answered) });
    if (results.length % 100 === 0) progress(`fault matrix: ${results.length} of ${cells.length}`);
  };
  // Those that wait for silence to be long enough take no place of those that have something to do.
  const isSilent = ({ fault }: Cell): boolean => fault.includes('silence');
  const waiting = cells.filter((cell) => !isSilent(cell));
  const asking = async (): Promise<void> => {
    for (let cell = waiting.shift(); cell; cell = waiting.shift()) await askFor(cell);
  };
  try {
    await Promise.all([...cells.filter(isSilent).map(askFor), ...Array.from({ length: 8 }, asking)]);
    const { active } = await gateway.state();
    const { rss } = await gateway.memory();
    expect(await gateway.stop()).toBe(0);
    const store = await openTraceStore(`file:${gateway.database}`);
    const rows = await store.list({}, 10_000);
    await store.close();
    const statuses = new Map(rows.map(({ id, status }) => [id, status]));
    const wrong: string[] = [];
    for (const { answered, printed, ...cell } of results) {
      const { expects, status } = faults[cell.fault] ?? { expects: 'whole' };
      const expected = typeof expects === 'string' ? expects : expects[cell.stream ? 'stream' : 'plain'];
      const came = printed === 'whole' ? 'whole' : printed === 'refused' || printed === 'broken' ? 'error' : printed;
      const trace = statuses.get(answered.traceId);
      const problems = [
        came.startsWith('unsound') || (expected !== 'either' && came !== expected) ? `came ${printed}` : '',
        came === 'error' && answered.status !== 200 && answered.status < 500 && answered.status !== 429
          ? `status ${answered.status}`
          : '',
        status && !status.includes(answered.status) ? `status ${answered.status}, not ${status.join()}` : '',
        trace === (came === 'whole' ? 'ok' : 'upstream-error') ? '' : `trace ${trace}`,
      ].filter((each) => each !== '');
      if (problems.length > 0)
        wrong.push(
          `${cell.fault}, ${cell.client} before ${cell.backend}, ${cell.stream ? 'stream' : 'plain'}: ${problems.join(', ')}`,
        );
    }
    const outcome = (fault: string, backend: Protocol, stream: boolean): string => {
      const found = results.filter(
        (each) => each.fault === fault && each.backend === backend && each.stream === stream,
      );
      return [
        ...new Set(
          found.map(({ printed, answered: { status } }) =>
            printed === 'broken' ? `${status}, broken` : String(status),
          ),
        ),
      ].join(' or ');
    };
    report(context, {
      title: `${list.length} faults of a backend: the status of plain answer | stream (${results.length} requests, ${Math.round(rss / 2 ** 20)} MB of memory at the end)`,
      columns: ['fault', ...protocols],
      rows: Object.keys(faults).map((fault) => [
        fault,
        ...protocols.map((backend) => `${outcome(fault, backend, false)} | ${outcome(fault, backend, true)}`),
      ]),
    });
    expect(wrong).toEqual([]);
    expect(active).toBe(0);
    expect(rows.filter(({ status }) => status === 'open')).toEqual([]);
    expect(gateway.log()).not.toContain('a bug in Louter');
  } finally {
    await gateway.remove();
    await upstream.close();
  }
});

/** Where a backend falls silent and its client leaves. */
const silences = {
  'before the head': (): ScriptedAnswer => ({ ends: 'unanswered' }),
  'within the answer': (vendor: Vendor, stream: boolean): ScriptedAnswer =>
    stream
      ? vendor.streams(eventsOf(vendor).slice(0, 3), 'silent')
      : { ...whole(vendor, stream), body: plainText(vendor).slice(0, 40), ends: 'silent' },
};
/** The aim is a second; this guards against an upstream that is read on, on a machine that is busy with other things. */
const closedWithinMs = 2_000;

test('the upstream request is closed when its client disconnects', async (context) => {
  const upstream = await startUpstream();
  const gateway = await startSoakGateway({ upstream });
  const ways = Object.keys(silences);
  const backends = [...pairs, ...protocols.map((client) => ({ client, backend: `${client}-as-it-is` }))];
  const leaving = backends.flatMap((pair) =>
    [false, true].flatMap((stream) =>
      Object.entries(silences).map(([way, answer]) => ({ ...pair, stream, way, answer })),
    ),
  );
  const arrivals = leaving.map(() => Promise.withResolvers<ReceivedUpstreamRequest>());
  upstream.answerWith((request) => {
    const vendor = vendorOf(request);
    const { model, stream } = vendor.asked(request);
    const index = Number(/^leave-(\d+)$/.exec(model)?.[1]);
    arrivals[index]?.resolve(request);
    return leaving[index]?.answer(vendor, stream) ?? { status: 500 };
  });
  const tookMs = new Map<string, number[]>(ways.map((way) => [way, []]));
  const open: string[] = [];
  const leave = async (index: number): Promise<void> => {
    const each = leaving[index];
    const arrival = arrivals[index];
    if (!each || !arrival) return;
    const client = new AbortController();
    const reported = { ...each, model: `leave-${index}` };
    // It ends with what it has, or without an answer.
    const left = sendClientRequest(gateway.url, reported, { signal: client.signal }).catch(() => undefined);
    const { outcome } = await arrival.promise;
    await pause(150);
    const start = performance.now();
    client.abort();
    const ended = await Promise.race([outcome, pause(closedWithinMs, 'open', { ref: false })]);
    tookMs.get(each.way)?.push(performance.now() - start);
    if (ended !== 'abandoned') open.push(`${each.client} before ${each.backend}, ${each.way}: ${ended}`);
    await left;
  };
  try {
    for (let from = 0; from < leaving.length; from += 8)
      await Promise.all(leaving.slice(from, from + 8).map((_, index) => leave(from + index)));
    report(context, {
      title: `${leaving.length} clients that leave: how long their upstream stays open`,
      columns: ['left', 'median', 'most'],
      rows: [...tookMs].map(([way, took]) => [
        way,
        ...[0.5, 1].map((part) => `${Math.round(percentile(took, part))} ms`),
      ]),
    });
    expect(open).toEqual([]);
    expect((await gateway.state()).active).toBe(0);
    expect(await gateway.stop()).toBe(0);
    expect(await gateway.countByStatus()).toEqual({ aborted: leaving.length });
  } finally {
    await gateway.remove();
    await upstream.close();
  }
});

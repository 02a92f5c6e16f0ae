import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collectSteps } from '../../../src/core/step.ts';
import { createSecretMasker } from '../../../src/gateway/secrets/masker.ts';
import type { CoreStreamEvent } from '../../../src/core/stream-event.ts';

const key = 'sk-our-key/"0001"';
const secrets = [key, 'sk-our-key/"0001" and more', 'aaaaaaaaaa'];
const masker = createSecretMasker(secrets);

/** What goes on of bytes that come in these pieces. */
function masked(pieces: readonly (string | Buffer)[]): Buffer {
  const mask = masker.maskBytes();
  return Buffer.concat([...pieces.map((piece) => mask.push(Buffer.from(piece))), mask.end()]);
}

const inPieces = (text: Buffer): fc.Arbitrary<Buffer[]> =>
  fc
    .subarray(Array.from({ length: text.length - 1 }, (_, index) => index + 1))
    .map((cuts) => [0, ...cuts].map((from, index) => text.subarray(from, cuts[index])));

describe('a mask over bytes in pieces', () => {
  const places: [string, string][] = [
    ['a text', `before ${key} after`],
    ['JSON', JSON.stringify({ é: key, b: 1 })],
    ['JSON in JSON', JSON.stringify({ arguments: JSON.stringify({ key }) })],
    ['a URL', `https://h/?key=${encodeURIComponent(key)}&x=1`],
    ['base64', JSON.stringify({ data: Buffer.from(`user:${key}.`).toString('base64') })],
    ['an event of a stream', `event: error\ndata: ${JSON.stringify({ error: `no ${key}` })}\n\n`],
    ['a longer secret that begins alike', `x ${key} and more y`],
    ['the same again and again', `${key}${key}${key}`],
    ['what overlaps itself', `b${'a'.repeat(50)}b`],
    ['a beginning only', `before ${key.slice(0, -1)}`],
  ];

  test.each(places)('gives the same result for %s, however it is cut', (_where, text) => {
    const bytes = Buffer.from(text);
    const whole = masked([bytes]);
    expect(whole).toHaveLength(bytes.length);
    for (const form of [key, JSON.stringify(key).slice(1, -1), encodeURIComponent(key)])
      expect(whole.toString()).not.toContain(form);
    for (let at = 1; at < bytes.length; at += 1)
      expect(masked([bytes.subarray(0, at), bytes.subarray(at)]).toString()).toBe(whole.toString());
    fc.assert(
      fc.property(inPieces(bytes), (pieces) => {
        expect(masked(pieces).toString()).toBe(whole.toString());
      }),
      { numRuns: 50 },
    );
  });

  test('keeps JSON valid, and reports that something was masked', () => {
    const value: unknown = JSON.parse(masked([JSON.stringify({ a: `no ${key}.`, b: [key] })]).toString());
    expect(value).toEqual({
      a: expect.stringMatching(/^no \[redacted\]\**\.$/),
      b: [expect.stringMatching(/^\[redacted\]\**$/)],
    });
  });

  test('returns the same Buffer when nothing is masked or held back', () => {
    const mask = masker.maskBytes();
    const bytes = Buffer.from('data: {"a":"hello"}\n\n');
    expect(mask.push(bytes)).toBe(bytes);
  });

  test('holds back only the beginning of a secret', () => {
    const mask = masker.maskBytes();
    expect(mask.push(Buffer.from(`some text sk-our`)).toString()).toBe('some text ');
    expect(mask.push(Buffer.from(' word.')).toString()).toBe('sk-our word.');
  });

  test('does not change bytes without a secret', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 10 }), (pieces) => {
        expect(masked(pieces.map((piece) => Buffer.from(piece))).equals(Buffer.concat(pieces))).toBe(true);
      }),
    );
  });
});

// ---------------------------------------------------------------- a few characters an event

const vendorKey = 'sk-ant-api03-Zx81_qJ-0123456789-abcdef';
const spreadHiding = createSecretMasker([vendorKey, 'aaaaaaaaaaaa', 'hunter22', 'quo"te\\d-secret']);
/** What is left of a key that came in pieces. */
const left = `sk-a[redacted]${'*'.repeat(vendorKey.length - 14)}`;

interface Framed {
  write(values: readonly unknown[]): string;
  read(text: string): unknown[];
}
const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');
const framings: Record<string, Framed> = {
  SSE: {
    write: (values) => values.map((value) => `event: x\ndata: ${JSON.stringify(value)}\n\n`).join(''),
    read: (text) => [...text.matchAll(/^data: (.*)$/gm)].map(([, json = '']): unknown => JSON.parse(json)),
  },
  NDJSON: {
    write: (values) => values.map((value) => `${JSON.stringify(value)}\n`).join(''),
    read: (text) => lines(text).map((line): unknown => JSON.parse(line)),
  },
  'an array': {
    write: (values) => `[${values.map((value) => JSON.stringify(value, undefined, 2)).join(',\r\n')}]`,
    read: (text) => JSON.parse(text) as unknown[],
  },
};

/** Everything that goes on, and what went on at each push. */
function streamed(pieces: readonly (string | Buffer)[]): { whole: string; pushed: string[] } {
  const mask = spreadHiding.maskStream();
  const pushed = pieces.map((piece) => mask.push(Buffer.from(piece)).toString('latin1'));
  return { whole: Buffer.from(pushed.join('') + mask.end().toString('latin1'), 'latin1').toString(), pushed };
}

const delta = (text: string, index = 0): unknown => ({
  type: 'content_block_delta',
  index,
  delta: { type: 'text_delta', text },
});
const pieceOf = (value: unknown): string => (value as { delta: { text: string } }).delta.text;
/** A text in pieces of any lengths. */
const inTexts = (text: string): fc.Arbitrary<string[]> =>
  fc
    .subarray(Array.from({ length: text.length - 1 }, (_, index) => index + 1))
    .map((cuts) => [0, ...cuts].map((from, index) => text.slice(from, cuts[index])));

describe.each(Object.entries(framings))('a key split over events of %s', (name, framed) => {
  /** The line of an event identifies the text that it continues. */
  const hasLines = name !== 'an array';

  test('is masked from its fifth character on, and nothing else is, however events and bytes are cut', () => {
    const output = `Grüße, "quoted": \\n ${vendorKey} and ${vendorKey.slice(0, 7)} alone, sk-anything.`;
    const property = fc.tuple(inTexts(output), fc.boolean()).chain(([texts, others]) => {
      const values = texts.flatMap((text) => (others && hasLines ? [delta(text), delta('sk-a', 1)] : [delta(text)]));
      const bytes = Buffer.from(framed.write(values));
      return fc.record({ texts: fc.constant(texts), bytes: fc.constant(bytes), pieces: inPieces(bytes) });
    });
    fc.assert(
      fc.property(property, ({ texts, bytes, pieces }) => {
        const { whole } = streamed(pieces);
        expect(whole).toBe(streamed([bytes]).whole);
        expect(Buffer.byteLength(whole)).toBe(bytes.length);
        const read = framed.read(whole);
        const reply = read.filter((value) => (value as { index: number }).index === 0).map(pieceOf);
        expect(reply.map(({ length }) => length)).toEqual(texts.map(({ length }) => length));
        // A key within one event is masked from its first character on.
        const isWhole = texts.some((text) => text.includes(vendorKey));
        expect(reply.join('')).toBe(
          output.replace(vendorKey, isWhole ? '[redacted]'.padEnd(vendorKey.length, '*') : left),
        );
      }),
    );
  });

  test('is masked when its events arrive in single bytes', () => {
    const bytes = Buffer.from(framed.write(`no ${vendorKey}!`.split('').map((text) => delta(text))));
    const { whole } = streamed(Array.from(bytes, (byte) => Buffer.from([byte])));
    expect(framed.read(whole).map(pieceOf).join('')).toBe(`no ${left}!`);
  });

  test('keeps JSON valid when it contains escapes', () => {
    const secret = 'quo"te\\d-secret';
    for (const text of [secret, JSON.stringify({ secret })])
      fc.assert(
        fc.property(inTexts(text), (texts) => {
          const reply = framed.read(streamed([framed.write(texts.map((each) => delta(each)))]).whole);
          expect(reply).toHaveLength(texts.length);
          expect(reply.map(pieceOf).join('')).not.toContain('d-secret');
        }),
      );
  });
});

describe('a stream that may contain a split key', () => {
  const event = (text: string, index = 0): string => `data: ${JSON.stringify(delta(text, index))}\n\n`;

  test('returns the same Buffers while no event ends with the beginning of one', () => {
    const mask = spreadHiding.maskStream();
    for (const text of ['hello', 'a task', ' sk-a', 'b "quoted" \u00fc', 'h', '\\']) {
      const bytes = Buffer.from(event(text));
      expect(mask.push(bytes)).toBe(bytes);
    }
    expect(mask.end()).toHaveLength(0);
  });

  test('is held back from the fifth character on, until the next event decides', () => {
    const one = event('the sk-ant');
    const { pushed, whole } = streamed([one, event(' and so on'), event('sk-ant'), event(vendorKey.slice(6))]);
    expect(pushed[0]).toBe(one.slice(0, one.indexOf('nt"')));
    expect(pushed[0] + (pushed[1] ?? '')).toBe(one + event(' and so on'));
    expect(whole).toContain(event('sk-a[r'));
  });

  test('is passed on when it ends with a prefix that many keys share, without the rest of one', () => {
    expect(streamed([event('it begins with sk-ant-api03-')]).whole).toBe(event('it begins with sk-ant-api03-'));
    expect(streamed([event('sk-ant-api03-Zx81')]).whole).toBe(event('sk-a[redacted]***'));
    expect(streamed([event('my hunter')]).whole).toBe(event('my h[reda'));
    expect(streamed([event('sk-ant-').slice(0, -5)]).whole).toBe(event('sk-ant-').slice(0, -5));
  });

  test('does not wait without limit for a text that is not continued', () => {
    const many = Array.from({ length: 60 }, (_, index) => event(`other ${index}`, 1));
    const { pushed } = streamed([event('the sk-ant'), ...many]);
    expect(pushed.join('')).toBe(event('the sk-ant') + many.join(''));
    expect(pushed[1]).toBe('');
    const large = event('x'.repeat(100_000), 1);
    expect(streamed([event('the sk-ant'), large]).pushed.join('')).toBe(event('the sk-ant') + large);
  });

  test('is not held back by a text that every event repeats', () => {
    const output = (index: number): string => event(`word ${index} `).replace('content_block_delta', 'call-hunter');
    const { pushed } = streamed([0, 1, 2, 3].map(output));
    expect(pushed[3]).toBe(output(3));
  });

  test('is scanned at the beginning and the end of long strings', () => {
    const long = 'words \\ "quoted" '.repeat(1_000);
    const output = [long + vendorKey.slice(0, 20), vendorKey.slice(20) + long, `${long}sk-a`, `${vendorKey.slice(4)}!`];
    const bytes = Buffer.from(output.map((text) => event(text)).join(''));
    const { whole } = streamed([bytes]);
    const reply = framings['SSE']?.read(whole).map(pieceOf).join('');
    expect(reply).toBe(output.join('').replaceAll(vendorKey, left));
    fc.assert(
      fc.property(inPieces(bytes), (pieces) => {
        expect(streamed(pieces).whole).toBe(whole);
      }),
      { numRuns: 20 },
    );
    for (const size of [64, 1_000, 16_384])
      expect(
        streamed(
          Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, (at + 1) * size)),
        ).whole,
      ).toBe(whole);
  });

  test('takes linear time for any content', () => {
    const pieces = Array.from({ length: 20_000 }, (_, index) =>
      event(index % 2 === 0 ? 'aaaaaaa' : 'sk-ant-api03-Zx8'),
    );
    const start = performance.now();
    streamed([pieces.join('')]);
    streamed([event('a'.repeat(2_000_000))]);
    streamed(pieces);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});

describe('events of an answer that may contain a split key', () => {
  const place = { candidate: 0, part: 0 };
  const text = (output: string, part = 0): CoreStreamEvent => ({
    candidate: 0,
    part,
    type: 'text-delta',
    text: output,
  });
  const done: CoreStreamEvent = { ...place, type: 'text-done' };
  const kinds: Record<string, (output: string) => CoreStreamEvent> = {
    text,
    reasoning: (output) => ({ ...place, type: 'reasoning-delta', kind: 'full', block: 1, text: output }),
    arguments: (output) => ({ ...place, type: 'tool-call-arguments-text', text: output }),
  };
  const heardOf = (events: readonly CoreStreamEvent[]): string =>
    events.map((event) => ('text' in event ? event.text : '')).join('');

  test.each(Object.entries(kinds))('contain it without its characters from the fifth on: %s', (_kind, saying) => {
    fc.assert(
      fc.property(inTexts(`no ${vendorKey} nor ${vendorKey.slice(0, -1)}.`), (texts) => {
        const events = texts.map((each) => saying(each));
        const hidden = collectSteps(spreadHiding.maskEvents, [...events, { type: 'end' } as const]);
        expect(hidden).toHaveLength(events.length + 1);
        expect(heardOf(hidden)).toBe(`no ${left} nor ${vendorKey.slice(0, -1)}.`);
      }),
    );
  });

  test('pass immediately and unchanged, while none ends with the beginning of one', () => {
    const out: CoreStreamEvent[] = [];
    const stage = spreadHiding.maskEvents((event) => out.push(event));
    for (const event of [text('a task'), text(' sk-a'), text('b'), done, text('nt-', 1)]) {
      stage.push(event);
      expect(out.at(-1)).toBe(event);
    }
  });

  test('wait in order until their part continues or ends', () => {
    const out: CoreStreamEvent[] = [];
    const stage = spreadHiding.maskEvents((event) => out.push(event));
    stage.push(text('the sk-ant'));
    stage.push(text('meanwhile', 1));
    expect(out).toEqual([]);
    stage.push(done);
    expect(out).toEqual([text('the sk-ant'), text('meanwhile', 1), done]);
    stage.push(text('sk-ant-api03-Zx81'));
    stage.push({ type: 'error', error: { kind: 'bad-upstream-reply', message: 'broken' } });
    expect(out.slice(3)).toEqual([text('sk-a[redacted]***'), { type: 'error', error: expect.anything() as unknown }]);
    stage.push(text('sk-ant'));
    stage.end();
    expect(out.at(-1)).toEqual(text('sk-ant'));
  });

  test('lose the log probabilities of masked text', () => {
    const rest = vendorKey.slice(7);
    const logprobs = [{ token: rest, logprob: -1 }];
    const [first, second] = collectSteps(spreadHiding.maskEvents, [
      { ...place, type: 'text-delta', text: 'sk-ant-', logprobs: [{ token: 'sk-ant-', logprob: -1 }] },
      { ...place, type: 'text-delta', text: rest, logprobs },
    ]);
    expect([first, second]).toEqual([text(left.slice(0, 7)), text(left.slice(7))]);
  });

  test('are masked when they are complete, too', () => {
    const value = { type: 'opaque', protocol: 'anthropic', kind: 'x', payload: { joined: vendorKey } } as const;
    expect(collectSteps(spreadHiding.maskEvents, [{ ...place, type: 'part', value }])).toEqual([
      { ...place, type: 'part', value: { ...value, payload: { joined: '[redacted]' } } },
    ]);
  });
});

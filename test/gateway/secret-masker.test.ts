import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collectSteps } from '../../src/core/step.ts';
import type { CoreStreamEvent } from '../../src/core/types.ts';
import { createSecretMasker } from '../../src/gateway/secret-masker.ts';

const key = 'sk-our-key/"0001"';
const secrets = [key, 'sk-our-key/"0001" and more', 'aaaaaaaaaa'];
const masker = createSecretMasker(secrets);

/** The masked bytes of these pieces. */
function masked(pieces: readonly (string | Buffer)[]): Buffer {
  const mask = masker.maskBytes();
  return Buffer.concat([...pieces.map((piece) => mask.push(Buffer.from(piece))), mask.end()]);
}

const inPieces = (text: Buffer): fc.Arbitrary<Buffer[]> =>
  fc
    .subarray(Array.from({ length: text.length - 1 }, (_, index) => index + 1))
    .map((cuts) => [0, ...cuts].map((from, index) => text.subarray(from, cuts[index])));

describe('a mask of bytes in pieces', () => {
  const places: [string, string][] = [
    ['a text', `before ${key} after`],
    ['JSON', JSON.stringify({ é: key, b: 1 })],
    ['JSON in JSON', JSON.stringify({ arguments: JSON.stringify({ key }) })],
    ['a URL', `https://h/?key=${encodeURIComponent(key)}&x=1`],
    ['base64', JSON.stringify({ data: Buffer.from(`user:${key}.`).toString('base64') })],
    ['an event of a stream', `event: error\ndata: ${JSON.stringify({ error: `no ${key}` })}\n\n`],
    ['a longer secret with the same beginning', `x ${key} and more y`],
    ['a repeated secret', `${key}${key}${key}`],
    ['overlapping secrets', `b${'a'.repeat(50)}b`],
    ['the beginning of a secret', `before ${key.slice(0, -1)}`],
  ];

  test.each(places)('gives the same result for %s, however it is split', (_where, text) => {
    const bytes = Buffer.from(text);
    const output = masked([bytes]);
    expect(output).toHaveLength(bytes.length);
    for (const form of [key, JSON.stringify(key).slice(1, -1), encodeURIComponent(key)])
      expect(output.toString()).not.toContain(form);
    for (let at = 1; at < bytes.length; at += 1)
      expect(masked([bytes.subarray(0, at), bytes.subarray(at)]).toString()).toBe(output.toString());
    fc.assert(
      fc.property(inPieces(bytes), (pieces) => {
        expect(masked(pieces).toString()).toBe(output.toString());
      }),
      { numRuns: 50 },
    );
  });

  test('leaves JSON valid, and shows that something is masked', () => {
    const value: unknown = JSON.parse(masked([JSON.stringify({ a: `no ${key}.`, b: [key] })]).toString());
    expect(value).toEqual({
      a: expect.stringMatching(/^no \[redacted\]\**\.$/),
      b: [expect.stringMatching(/^\[redacted\]\**$/)],
    });
  });

  test('returns the same Buffer when nothing is masked and nothing waits', () => {
    const mask = masker.maskBytes();
    const bytes = Buffer.from('data: {"a":"hello"}\n\n');
    expect(mask.push(bytes)).toBe(bytes);
  });

  test('holds back only a possible beginning of a secret', () => {
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
const splitMasker = createSecretMasker([vendorKey, 'aaaaaaaaaaaa', 'hunter22', 'quo"te\\d-secret']);
/** A key that arrived in pieces, masked. */
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

/** All masked bytes, and those returned by each push. */
function streamed(pieces: readonly (string | Buffer)[]): { output: string; pushed: string[] } {
  const mask = splitMasker.maskStream();
  const pushed = pieces.map((piece) => mask.push(Buffer.from(piece)).toString('latin1'));
  return { output: Buffer.from(pushed.join('') + mask.end().toString('latin1'), 'latin1').toString(), pushed };
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

describe.each(Object.entries(framings))('a key that is split over events of %s', (name, framed) => {
  /** The line of an event determines which text it continues. */
  const hasLines = name !== 'an array';

  test('is masked from its fifth character on, and nothing else is, however events and bytes are split', () => {
    const original = `Grüße, "quoted": \\n ${vendorKey} and ${vendorKey.slice(0, 7)} alone, sk-anything.`;
    const property = fc.tuple(inTexts(original), fc.boolean()).chain(([texts, others]) => {
      const values = texts.flatMap((text) => (others && hasLines ? [delta(text), delta('sk-a', 1)] : [delta(text)]));
      const bytes = Buffer.from(framed.write(values));
      return fc.record({ texts: fc.constant(texts), bytes: fc.constant(bytes), pieces: inPieces(bytes) });
    });
    fc.assert(
      fc.property(property, ({ texts, bytes, pieces }) => {
        const { output } = streamed(pieces);
        expect(output).toBe(streamed([bytes]).output);
        expect(Buffer.byteLength(output)).toBe(bytes.length);
        const read = framed.read(output);
        const received = read.filter((value) => (value as { index: number }).index === 0).map(pieceOf);
        expect(received.map(({ length }) => length)).toEqual(texts.map(({ length }) => length));
        // A key within one event is masked from its first character on.
        const isWhole = texts.some((text) => text.includes(vendorKey));
        expect(received.join('')).toBe(
          original.replace(vendorKey, isWhole ? '[redacted]'.padEnd(vendorKey.length, '*') : left),
        );
      }),
    );
  });

  test('is masked when the bytes arrive one by one', () => {
    const bytes = Buffer.from(framed.write(`no ${vendorKey}!`.split('').map((text) => delta(text))));
    const { output } = streamed(Array.from(bytes, (byte) => Buffer.from([byte])));
    expect(framed.read(output).map(pieceOf).join('')).toBe(`no ${left}!`);
  });

  test('leaves JSON valid when it is written with escapes', () => {
    const secret = 'quo"te\\d-secret';
    for (const text of [secret, JSON.stringify({ secret })])
      fc.assert(
        fc.property(inTexts(text), (texts) => {
          const received = framed.read(streamed([framed.write(texts.map((each) => delta(each)))]).output);
          expect(received).toHaveLength(texts.length);
          expect(received.map(pieceOf).join('')).not.toContain('d-secret');
        }),
      );
  });
});

describe('a stream in which a key may be split', () => {
  const event = (text: string, index = 0): string => `data: ${JSON.stringify(delta(text, index))}\n\n`;

  test('passes on the same Buffers while no event ends with the beginning of a key', () => {
    const mask = splitMasker.maskStream();
    for (const text of ['hello', 'a task', ' sk-a', 'b "quoted" \u00fc', 'h', '\\']) {
      const bytes = Buffer.from(event(text));
      expect(mask.push(bytes)).toBe(bytes);
    }
    expect(mask.end()).toHaveLength(0);
  });

  test('waits from the fifth character of a possible key on, until the next event decides', () => {
    const one = event('the sk-ant');
    const { pushed, output } = streamed([one, event(' and so on'), event('sk-ant'), event(vendorKey.slice(6))]);
    expect(pushed[0]).toBe(one.slice(0, one.indexOf('nt"')));
    expect(pushed[0] + (pushed[1] ?? '')).toBe(one + event(' and so on'));
    expect(output).toContain(event('sk-a[r'));
  });

  test('ends with a prefix that many keys share, but not with more of a key', () => {
    expect(streamed([event('it begins with sk-ant-api03-')]).output).toBe(event('it begins with sk-ant-api03-'));
    expect(streamed([event('sk-ant-api03-Zx81')]).output).toBe(event('sk-a[redacted]***'));
    expect(streamed([event('my hunter')]).output).toBe(event('my h[reda'));
    expect(streamed([event('sk-ant-').slice(0, -5)]).output).toBe(event('sk-ant-').slice(0, -5));
  });

  test('does not wait forever for a text that does not continue', () => {
    const many = Array.from({ length: 60 }, (_, index) => event(`other ${index}`, 1));
    const { pushed } = streamed([event('the sk-ant'), ...many]);
    expect(pushed.join('')).toBe(event('the sk-ant') + many.join(''));
    expect(pushed[1]).toBe('');
    const large = event('x'.repeat(100_000), 1);
    expect(streamed([event('the sk-ant'), large]).pushed.join('')).toBe(event('the sk-ant') + large);
  });

  test('does not wait for a string that is the same in every event', () => {
    const repeated = (index: number): string => event(`word ${index} `).replace('content_block_delta', 'call-hunter');
    const { pushed } = streamed([0, 1, 2, 3].map(repeated));
    expect(pushed[3]).toBe(repeated(3));
  });

  test('is masked at the beginnings and the ends of long strings', () => {
    const long = 'words \\ "quoted" '.repeat(1_000);
    const original = [
      long + vendorKey.slice(0, 20),
      vendorKey.slice(20) + long,
      `${long}sk-a`,
      `${vendorKey.slice(4)}!`,
    ];
    const bytes = Buffer.from(original.map((text) => event(text)).join(''));
    const { output } = streamed([bytes]);
    const received = framings['SSE']?.read(output).map(pieceOf).join('');
    expect(received).toBe(original.join('').replaceAll(vendorKey, left));
    fc.assert(
      fc.property(inPieces(bytes), (pieces) => {
        expect(streamed(pieces).output).toBe(output);
      }),
      { numRuns: 20 },
    );
    for (const size of [64, 1_000, 16_384])
      expect(
        streamed(
          Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, (at + 1) * size)),
        ).output,
      ).toBe(output);
  });

  test('is masked in linear time, whatever it contains', () => {
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

describe('Core events in which a key may be split', () => {
  const place = { candidate: 0, part: 0 };
  const text = (piece: string, part = 0): CoreStreamEvent => ({ candidate: 0, part, type: 'text-delta', text: piece });
  const done: CoreStreamEvent = { ...place, type: 'text-done' };
  const kinds: Record<string, (piece: string) => CoreStreamEvent> = {
    text,
    reasoning: (piece) => ({ ...place, type: 'reasoning-delta', kind: 'full', block: 1, text: piece }),
    arguments: (piece) => ({ ...place, type: 'tool-call-arguments-text', text: piece }),
  };
  const textOf = (events: readonly CoreStreamEvent[]): string =>
    events.map((event) => ('text' in event ? event.text : '')).join('');

  test.each(Object.entries(kinds))('contain only its first four characters: %s', (_kind, toEvent) => {
    fc.assert(
      fc.property(inTexts(`no ${vendorKey} nor ${vendorKey.slice(0, -1)}.`), (texts) => {
        const events = texts.map((each) => toEvent(each));
        const passed = collectSteps(splitMasker.maskEvents, [...events, { type: 'end' } as const]);
        expect(passed).toHaveLength(events.length + 1);
        expect(textOf(passed)).toBe(`no ${left} nor ${vendorKey.slice(0, -1)}.`);
      }),
    );
  });

  test('pass immediately and unchanged while none ends with the beginning of a key', () => {
    const out: CoreStreamEvent[] = [];
    const stage = splitMasker.maskEvents((event) => out.push(event));
    for (const event of [text('a task'), text(' sk-a'), text('b'), done, text('nt-', 1)]) {
      stage.push(event);
      expect(out.at(-1)).toBe(event);
    }
  });

  test('wait in their order until their part continues or ends', () => {
    const out: CoreStreamEvent[] = [];
    const stage = splitMasker.maskEvents((event) => out.push(event));
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

  test('lose log probabilities that contain the same text', () => {
    const rest = vendorKey.slice(7);
    const logprobs = [{ token: rest, logprob: -1 }];
    const [first, second] = collectSteps(splitMasker.maskEvents, [
      { ...place, type: 'text-delta', text: 'sk-ant-', logprobs: [{ token: 'sk-ant-', logprob: -1 }] },
      { ...place, type: 'text-delta', text: rest, logprobs },
    ]);
    expect([first, second]).toEqual([text(left.slice(0, 7)), text(left.slice(7))]);
  });

  test('that contain a complete value do not contain it either', () => {
    const value = { type: 'opaque', protocol: 'anthropic', kind: 'x', payload: { joined: vendorKey } } as const;
    expect(collectSteps(splitMasker.maskEvents, [{ ...place, type: 'part', value }])).toEqual([
      { ...place, type: 'part', value: { ...value, payload: { joined: '[redacted]' } } },
    ]);
  });
});

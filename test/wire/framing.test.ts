import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collectSteps, type Frame } from '../../src/core/step.ts';
import { framingOfContentType, readFrames, createFrameWriter, writeSse } from '../../src/wire/framing.ts';

const sse = (...pieces: (string | Uint8Array)[]): Frame[] =>
  collectSteps(
    readFrames('sse'),
    pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)),
  );

describe('server-sent events', () => {
  test.each([
    ['lf', 'event: a\ndata: 1\n\ndata: 2\n\n'],
    ['crlf', 'event: a\r\ndata: 1\r\n\r\ndata: 2\r\n\r\n'],
    ['cr', 'event: a\rdata: 1\r\rdata: 2\r\r'],
    ['no space', 'event:a\ndata:1\n\ndata:2\n\n'],
    ['comments and unknown fields', ': hi\nevent: a\nx-y: z\ndata: 1\n\n: ping\n\ndata: 2\n\n'],
    ['a byte order mark', '\ufeffevent: a\ndata: 1\n\ndata: 2\n\n'],
    ['no blank line at the end', 'event: a\ndata: 1\n\ndata: 2'],
  ])('%s', (_name, text) => {
    expect(sse(text)).toEqual([{ event: 'a', data: '1' }, { data: '2' }]);
  });

  test('several data lines are one text, and a line separator inside JSON cuts nothing', () => {
    expect(sse('data: a\ndata: b\n\n')).toEqual([{ data: 'a\nb' }]);
    expect(sse('data: "\u2028"\n\n')).toEqual([{ data: '"\u2028"' }]);
  });

  test('any cut of the bytes gives the same events, inside a code point too', () => {
    const bytes = Buffer.from('event: ü\r\ndata: {"t":"😀€"}\r\n\r\ndata: 2\n\n');
    const whole = sse(bytes);
    expect(whole).toHaveLength(2);
    for (let at = 0; at <= bytes.length; at++) expect(sse(bytes.subarray(0, at), bytes.subarray(at))).toEqual(whole);
    expect(sse(...[...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(whole);
  });

  test('what is written is read back', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { maxLength: 5 }), (values) => {
        const frames: Frame[] = values.map((value) => ({ event: 'x', data: JSON.stringify(value) }));
        expect(sse(frames.map(writeSse).join(''))).toEqual(frames);
      }),
    );
  });

  test('an event past 16 MiB is refused, not gathered for ever', () => {
    const piece = Buffer.alloc(1024 * 1024, 'x');
    const stage = readFrames('sse')(() => {});
    stage.push(Buffer.from('data: '));
    expect(() => {
      for (let count = 0; count < 20; count++) stage.push(piece);
    }).toThrow('longer than 16 MiB');
  });
});

describe('lines of JSON', () => {
  test('any cut gives the same lines; blank ones carry nothing', () => {
    const bytes = Buffer.from('{"a":"ü"}\r\n\n{"b":2}');
    for (let at = 0; at <= bytes.length; at++)
      expect(collectSteps(readFrames('ndjson'), [bytes.subarray(0, at), bytes.subarray(at)])).toEqual([
        { data: '{"a":"ü"}' },
        { data: '{"b":2}' },
      ]);
  });

  test('a line past 16 MiB is refused', () => {
    const stage = readFrames('ndjson')(() => {});
    const piece = Buffer.alloc(1024 * 1024, 'x');
    expect(() => {
      for (let count = 0; count < 20; count++) stage.push(piece);
    }).toThrow('longer than 16 MiB');
  });
});

test('a JSON array is whole however many elements it has, keep-alives between them', () => {
  const none = createFrameWriter('json-array');
  expect(none.end()).toBe('[]');
  const two = createFrameWriter('json-array');
  const text = two.frame({ data: '1' }) + (two.keepAlive ?? '') + two.frame({ data: '2' }) + two.end();
  expect(JSON.parse(text)).toEqual([1, 2]);
});

test.each([
  ['text/event-stream', 'sse'],
  ['Text/Event-Stream; charset=utf-8', 'sse'],
  ['application/x-ndjson', 'ndjson'],
  ['application/json', undefined],
  ['', undefined],
])('an answer of the content type "%s" is framed as %s', (contentType, framing) => {
  expect(framingOfContentType(contentType)).toBe(framing);
});

import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import type { TimedBytes } from '../../src/replay/fixtures.ts';
import {
  splitAt,
  type BodyDivision,
  findEventSpans,
  insertBefore,
  concatChunks,
  replaceSpan,
} from '../../src/replay/event-spans.ts';

const anyChunks = fc
  .array(fc.record({ gap: fc.nat(50), bytes: fc.uint8Array({ minLength: 1, maxLength: 20 }) }), { maxLength: 12 })
  .map((pieces): TimedBytes[] => {
    let atMs = 0;
    return pieces.map(({ gap, bytes }) => ({ atMs: (atMs += gap), bytes: Buffer.from(bytes) }));
  });

describe('events of a body', () => {
  const texts = (body: string, division: BodyDivision): string[] =>
    findEventSpans(Buffer.from(body), division).map(({ from, to }) => Buffer.from(body).toString('utf8', from, to));

  test('include the blank line after an event, whatever the line endings', () => {
    expect(texts('data: a\n\ndata: b\r\n\r\ndata: c\r\r', 'sse')).toEqual([
      'data: a\n\n',
      'data: b\r\n\r\n',
      'data: c\r\r',
    ]);
  });

  test('include comments before the event', () => {
    expect(texts(': hello\n\ndata: a\n\n', 'sse')).toEqual([': hello\n\ndata: a\n\n']);
  });

  test('include an event without its blank line', () => {
    expect(texts('data: a\n\ndata: b', 'sse')).toEqual(['data: a\n\n', 'data: b']);
  });

  test('are the lines of NDJSON, the whole of a plain body, and none of an empty one', () => {
    expect(texts('{"a":1}\n{"b":2}\n', 'ndjson')).toEqual(['{"a":1}\n', '{"b":2}\n']);
    expect(texts('{\n\n}', 'whole')).toEqual(['{\n\n}']);
    expect(texts('', 'whole')).toEqual([]);
  });

  test('are the elements of an array with what precedes them, without the closing bracket', () => {
    expect(texts('[{"a":"}\\"{"},\n\n{"b":{}}\n]', 'json-array')).toEqual(['[{"a":"}\\"{"}', ',\n\n{"b":{}}']);
    expect(texts('[{"a":1},{"b"', 'json-array')).toEqual(['[{"a":1}']);
    expect(texts('[]', 'json-array')).toEqual([]);
  });

  test('cover the whole body end to end', () => {
    const piece = fc.constantFrom('data: a', ': b', '\n', '\r', '\r\n', '\n\n', 'event: x');
    fc.assert(
      fc.property(fc.array(piece), fc.constantFrom('sse' as const, 'ndjson' as const), (pieces, division) => {
        const body = Buffer.from(pieces.join(''));
        const spans = findEventSpans(body, division);
        expect(spans.map(({ from }) => from)).toEqual([0, ...spans.map(({ to }) => to)].slice(0, spans.length));
        expect(spans.at(-1)?.to ?? 0).toBe(body.length);
      }),
    );
  });
});

describe('editing chunks', () => {
  test('splitting changes neither bytes nor the order of times', () => {
    fc.assert(
      fc.property(anyChunks, fc.array(fc.nat(300)), (chunks, offsets) => {
        const cut = splitAt(chunks, offsets);
        expect(concatChunks(cut)).toEqual(concatChunks(chunks));
        expect(cut.map(({ atMs }) => atMs)).toEqual(cut.map(({ atMs }) => atMs).toSorted((one, other) => one - other));
        expect(cut.every(({ bytes }) => bytes.length > 0)).toBe(true);
      }),
    );
  });

  test('splitting keeps existing chunk boundaries', () => {
    const chunks = [
      { atMs: 1, bytes: Buffer.from('abc') },
      { atMs: 2, bytes: Buffer.from('def') },
    ];
    expect(splitAt(chunks, [4, 1, 3, 99]).map(({ atMs, bytes }) => [atMs, bytes.toString()])).toEqual([
      [1, 'a'],
      [1, 'bc'],
      [2, 'd'],
      [2, 'ef'],
    ]);
  });

  test('replacing a span equals replacing it in the joined bytes', () => {
    fc.assert(
      fc.property(anyChunks, fc.nat(250), fc.nat(250), fc.uint8Array({ maxLength: 9 }), (chunks, one, other, put) => {
        const body = concatChunks(chunks);
        const [from, to] = [Math.min(one, other, body.length), Math.min(Math.max(one, other), body.length)] as const;
        const changed = replaceSpan(chunks, { from, to }, Buffer.from(put));
        expect(concatChunks(changed)).toEqual(Buffer.concat([body.subarray(0, from), put, body.subarray(to)]));
      }),
    );
  });

  test('inserting puts the bytes before each event', () => {
    const body = Buffer.from('data: a\n\ndata: b\n\n');
    const changed = insertBefore([{ atMs: 3, bytes: body }], findEventSpans(body, 'sse'), Buffer.from(':\n'));
    expect(concatChunks(changed).toString()).toBe(':\ndata: a\n\n:\ndata: b\n\n');
  });
});

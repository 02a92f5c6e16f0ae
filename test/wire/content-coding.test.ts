import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { parseContentEncoding, findContentCoding } from '../../src/wire/content-coding.ts';

const text = Buffer.from('Grüße aus 東京 😀. '.repeat(100));
const encodings: [string, Buffer][] = [
  ['gzip', gzipSync(text)],
  ['x-gzip', gzipSync(text)],
  ['deflate', deflateSync(text)],
  ['br', brotliCompressSync(text)],
  ['zstd', zstdCompressSync(text)],
];

describe.each(encodings)('%s', (name, encoded) => {
  const coding = findContentCoding(name);

  test('is undone as it comes, byte by byte', async () => {
    const stream = coding?.createStream();
    for (const byte of encoded) stream?.write(Buffer.from([byte]));
    stream?.end();
    expect(stream && (await buffer(stream))).toEqual(text);
  });

  test('is undone whole, within a limit', async () => {
    expect(await coding?.decode(encoded, text.length)).toEqual(text);
    await expect(coding?.decode(encoded, text.length - 1)).rejects.toMatchObject({ code: 'ERR_BUFFER_TOO_LARGE' });
  });

  test('of a body that was cut off gives no whole one', async () => {
    // Node's zstd takes a cut for an end.
    const read = await coding?.decode(encoded.subarray(0, -3), text.length).catch(() => undefined);
    expect(read?.equals(text) ?? false).toBe(false);
  });

  test('gives what came of it when it was cut off', () => {
    const read = coding?.decodePartial(encoded.subarray(0, -3), text.length);
    expect(read && text.subarray(0, read.length).equals(read)).toBe(true);
    expect(() => coding?.decodePartial(Buffer.from('no such coding at all'), 1000)).toThrow();
  });
});

test.each([
  ['', []],
  ['identity', []],
  ['GZIP', ['gzip']],
  ['gzip, br', ['gzip', 'br']],
  [' gzip ,, identity , x-unknown', ['gzip', 'x-unknown']],
])('%j names %j', (field, names) => {
  expect(parseContentEncoding(field)).toEqual(names);
});

test.each(['lzma', 'GZIP', '', 'constructor'])('%j is no coding', (name) => {
  expect(findContentCoding(name)).toBeUndefined();
});

import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { codingsOf, undoCodings } from '../../src/record/content-encoding.ts';
import { backend, exchange, response } from './support/exchange.ts';
import { recorded } from './support/store.ts';

const text = Buffer.from('data: {"a": "sk-AbCdEf0123456789GhIjKlMnOp"}\n\n'.repeat(50));

test.each([
  ['gzip', gzipSync(text)],
  ['x-gzip', gzipSync(text)],
  ['deflate', deflateSync(text)],
  ['br', brotliCompressSync(text)],
  ['zstd', zstdCompressSync(text)],
  ['gzip, br', brotliCompressSync(gzipSync(text))],
])('%s is undone', (value, bytes) => {
  expect(undoCodings(bytes, codingsOf([['Content-Encoding', value]]))).toEqual(text);
});

test.each([
  ['gzip', gzipSync(text)],
  ['br', brotliCompressSync(text)],
])('of %s that was cut off, what came is read', (coding, bytes) => {
  const read = undoCodings(bytes.subarray(0, bytes.length - 3), [coding]);
  expect(read && text.subarray(0, read.length).equals(read)).toBe(true);
});

test('what is not what its header says cannot be read', () => {
  expect(undoCodings(text, ['gzip'])).toBeUndefined();
  expect(undoCodings(text, ['unheard-of'])).toBeUndefined();
});

describe('a baseline answer that its vendor encoded', () => {
  const encoded = gzipSync(text);
  const answer = response([encoded.subarray(0, 20), encoded.subarray(20)], 'text/event-stream', {
    headers: [
      ['content-type', 'text/event-stream'],
      ['content-encoding', 'gzip'],
    ],
  });
  const record = (chunks: typeof answer) =>
    recorded(exchange({ mode: 'baseline', backend: backend({ response: chunks }), response: chunks }));

  test('is kept decoded and redacted, with the time of its last piece', async () => {
    const { messages } = await record(answer);
    const message = messages.find(({ role }) => role === 'upstream-response');
    expect(message?.body?.toString()).toMatch(/^(data: \{"a": "redacted-[0-9a-f]{12}"\}\n\n){50}$/);
    expect(message?.chunks.map(({ atMs, bytes }) => [atMs, bytes.length])).toEqual([[20, message?.body?.length]]);
  });

  test('is not kept when it cannot be decoded: it could hold secrets', async () => {
    const { messages } = await record({ ...answer, chunks: [{ atMs: 1, bytes: Buffer.from('not gzip') }] });
    expect(messages.map(({ role, body, size }) => [role, body?.length ?? null, size])).toEqual([
      ['client-request', 2, 2],
      ['upstream-response', null, 8],
      ['client-response', null, 8],
    ]);
  });
});

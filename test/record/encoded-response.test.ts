import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { backend, exchange, response } from './support/exchange.ts';
import { recorded } from './support/store.ts';

const text = Buffer.from('data: {"a": "sk-AbCdEf0123456789GhIjKlMnOp"}\n\n'.repeat(50));

describe('a baseline response with a content encoding', () => {
  const encoded = gzipSync(text);
  const answer = response([encoded.subarray(0, 20), encoded.subarray(20)], 'text/event-stream', {
    headers: [
      ['content-type', 'text/event-stream'],
      ['content-encoding', 'gzip'],
    ],
  });
  const record = (chunks: typeof answer) =>
    recorded(exchange({ mode: 'baseline', backend: backend({ response: chunks }), response: chunks, summary: null }));

  test('is stored decoded and redacted, with the arrival time of its last chunk', async () => {
    const { messages } = await record(answer);
    const message = messages.find(({ role }) => role === 'upstream-response');
    expect(message?.body?.toString()).toMatch(/^(data: \{"a": "redacted-[0-9a-f]{12}"\}\n\n){50}$/);
    expect(message?.chunks.map(({ atMs, bytes }) => [atMs, bytes.length])).toEqual([[20, message?.body?.length]]);
  });

  test('is not stored when it cannot be decoded, because it could contain credentials', async () => {
    const { messages, row } = await record({ ...answer, chunks: [{ atMs: 1, bytes: Buffer.from('not gzip') }] });
    expect(JSON.parse(row.notes)).toContainEqual({
      what: 'the response cannot be read: its usage and finish reason are not known',
      saw: expect.any(String),
    });
    expect(messages.map(({ role, body, size }) => [role, body?.length ?? null, size])).toEqual([
      ['client-request', 2, 2],
      ['upstream-response', null, 8],
      ['client-response', null, 8],
    ]);
  });
});

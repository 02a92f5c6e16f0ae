import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { collectSteps } from '../../../src/core/step.ts';
import { defaultLimits } from '../../../src/config/limits.ts';
import { withMaskedEventStreams } from '../../../src/gateway/platform/event-stream.ts';
import { readEventStream } from '../../../src/wire/event-stream.ts';
import { chunkFrame, exceptionFrame } from '../../support/platforms.ts';

const secret = 'canary-0123456789-abcdef';
const delta = (text: string): Buffer =>
  Buffer.from(
    chunkFrame(JSON.stringify({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } })),
  );

/** What is read of a response with these bytes, to a request with the secret as its key. */
async function mask(bytes: Buffer, size: number): Promise<Buffer> {
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );
  const headers = [['content-type', 'application/vnd.amazon.eventstream']] as const;
  const transport = withMaskedEventStreams({
    send: async () => ({
      status: 200,
      headers,
      header: (name) => headers.find(([field]) => field === name)?.[1],
      body: Readable.from(pieces),
    }),
    async stop() {},
  });
  const request = {
    url: 'http://127.0.0.1/model/m/invoke-with-response-stream',
    headers: { authorization: `Bearer ${secret}` },
    body: Buffer.alloc(0),
    protocol: 'anthropic',
    stream: true,
    model: 'm',
  } as const;
  const { body } = await transport.send(request, defaultLimits, new AbortController().signal);
  return Buffer.concat(await body.toArray());
}

const sizes = [1, 3, 64, 1_000_000];

describe('the mask of an event stream', () => {
  test('leaves bytes as they are where no credential is in them', async () => {
    const bytes = Buffer.concat([delta('one'), delta('can'), delta('ary'), exceptionFrame('x', 'y')]);
    for (const size of sizes) expect((await mask(bytes, size)).equals(bytes)).toBe(true);
    const cut = bytes.subarray(0, -5);
    for (const size of sizes) expect((await mask(cut, size)).equals(cut)).toBe(true);
    const garbage = Buffer.concat([bytes, Buffer.from('event: no frame')]);
    for (const size of sizes) expect((await mask(garbage, size)).equals(garbage)).toBe(true);
  });

  test.each([
    ['whole', [`a ${secret} b`]],
    ['in pieces', ['a canary-012345', '6789-ab', 'cdef b']],
  ])('masks a credential in events, %s, however the bytes are cut', async (_name, texts) => {
    const [before, after] = [delta('before'), delta('after')];
    const bytes = Buffer.concat([before, ...texts.map(delta), after]);
    const results = await Promise.all(sizes.map((size) => mask(bytes, size)));
    expect(new Set(results.map((result) => result.toString('hex'))).size).toBe(1);
    const [result = Buffer.alloc(0)] = results;
    const text = collectSteps(readEventStream, [result])
      .map(({ data }) => (JSON.parse(data) as { delta: { text: string } }).delta.text)
      .join('');
    expect(text).toMatch(/^beforea .*\[redacted\].* bafter$/);
    expect(text).not.toMatch(/0123456789|456789/);
    expect(result.subarray(0, before.length).equals(before)).toBe(true);
    expect(result.subarray(-after.length).equals(after)).toBe(true);
  });

  test('masks a credential in an exception, and behind a broken frame', async () => {
    const bytes = Buffer.concat([exceptionFrame('validationException', `bad ${secret}`), Buffer.from(`?? ${secret}`)]);
    for (const size of sizes) {
      const result = await mask(bytes, size);
      expect(result.toString('latin1')).not.toContain(secret);
      expect(result.toString('latin1').match(/\[redacted\]/g)).toHaveLength(2);
    }
  });
});

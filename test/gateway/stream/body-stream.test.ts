import { PassThrough, Readable } from 'node:stream';
import { gzipSync, brotliCompressSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { decodeBody, pump, readAll } from '../../../src/gateway/stream/body-stream.ts';

const download = (bytes: Buffer | Readable, coding?: string) => ({
  body: bytes instanceof Readable ? bytes : Readable.from([bytes], { objectMode: false }),
  header: (name: string) => (name === 'content-encoding' ? coding : undefined),
});

const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

describe('reading a body', () => {
  test('it ends when the body ends', async () => {
    const taken: string[] = [];
    const body = Readable.from([Buffer.from('a'), Buffer.from('b')]);
    await pump(body, (chunk) => void taken.push(chunk.toString())).done;
    expect(taken.join('')).toBe('ab');
  });

  test('joins the chunks that arrive in one turn of the event loop, and no others', async () => {
    const body = new PassThrough();
    const taken: string[] = [];
    const { done } = pump(body, (chunk) => void taken.push(chunk.toString()));
    await nextTurn();
    for (const text of ['a', 'b', 'c']) body.push(text);
    await nextTurn();
    body.push('d');
    await nextTurn();
    body.push('e');
    body.push('f');
    body.end();
    await done;
    expect(taken).toEqual(['abc', 'd', 'ef']);
  });

  test('passes on what arrived before a break, then rejects', async () => {
    const body = new PassThrough();
    const taken: string[] = [];
    const { done } = pump(body, (chunk) => void taken.push(chunk.toString()));
    const failed = done.then(
      () => 'ended',
      (error: unknown) => String(error),
    );
    await nextTurn();
    body.push('a');
    body.push('b');
    body.destroy(new Error('reset'));
    expect(await failed).toBe('Error: reset');
    expect(taken).toEqual(['ab']);
  });

  test('no more pieces are passed while a promise is pending', async () => {
    const body = new PassThrough();
    const taken: string[] = [];
    let go = (): void => {};
    const { done } = pump(body, (chunk) => {
      taken.push(chunk.toString());
      return taken.length === 1 ? new Promise((resolve) => void (go = resolve)) : undefined;
    });
    body.write('a');
    await nextTurn();
    body.write('b');
    await nextTurn();
    expect(taken).toEqual(['a']);
    go();
    body.end();
    await done;
    expect(taken.join('')).toBe('ab');
  });

  test('reading rejects when the body closes early or the consumer throws', async () => {
    const cut = new PassThrough();
    const reading = pump(cut, () => undefined);
    cut.destroy();
    await expect(reading.done).rejects.toThrow('closed before its end');
    const thrower = pump(Readable.from([Buffer.from('a')]), () => {
      throw new Error('no');
    });
    await expect(thrower.done).rejects.toThrow('no');
  });

  test('stopping ends it immediately, and later bytes are ignored', async () => {
    const body = new PassThrough();
    let count = 0;
    const reading = pump(body, () => {
      count++;
      reading.stop();
      return undefined;
    });
    body.write('a');
    await reading.done;
    body.write('b');
    await nextTurn();
    expect(count).toBe(1);
    body.destroy();
  });

  test('a body over its limit is an error', async () => {
    await expect(readAll(Readable.from([Buffer.alloc(11)]), 10)).rejects.toThrow('longer than 10 bytes');
    expect(await readAll(Readable.from([Buffer.alloc(10)]), 10)).toHaveLength(10);
  });
});

describe('content encodings of an answer', () => {
  const text = Buffer.from('{"ok":true}'.repeat(50));

  test.each([
    ['gzip', gzipSync(text)],
    ['br', brotliCompressSync(text)],
    ['zstd', zstdCompressSync(text)],
    ['identity', text],
    ['gzip, br', brotliCompressSync(gzipSync(text))],
  ])('%s is decoded', async (coding, bytes) => {
    expect(await readAll(decodeBody(download(bytes, coding)), 1e6)).toEqual(text);
  });

  test('an unknown coding, three codings and invalid data are errors of the upstream', async () => {
    expect(() => decodeBody(download(text, 'compress'))).toThrow('unknown content encoding "compress"');
    expect(() => decodeBody(download(text, 'gzip, gzip, gzip'))).toThrow('encoded 3 times over');
    await expect(readAll(decodeBody(download(text, 'gzip')), 1e6)).rejects.toThrow();
  });

  test('a decompression bomb is rejected before it fills the memory', async () => {
    const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024));
    await expect(readAll(decodeBody(download(bomb, 'gzip')), 1e9)).rejects.toThrow('grows past 100 times');
  });

  test('destroying the decoded body closes its socket', async () => {
    const source = new PassThrough();
    const body = decodeBody(download(source, 'gzip'));
    body.on('error', () => undefined);
    source.on('error', () => undefined);
    body.destroy();
    await new Promise((resolve) => void source.once('close', resolve));
    expect(source.destroyed).toBe(true);
  });
});

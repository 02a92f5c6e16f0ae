import { Readable, Transform } from 'node:stream';
import { LouterError } from '../../core/error.ts';
import {
  parseContentEncoding,
  findContentCoding,
  maxCodings,
  maxDecodedBytes,
  maxRatio,
} from '../../wire/content-coding.ts';
import type { UpstreamResponse } from '../attempt/transport.ts';

// ---------------------------------------------------------------- decode

/**
 * The body with its content encodings undone (RFC 9110 8.4). Louter requests none; some servers compress anyway.
 * @throws {LouterError} `bad-upstream-reply` for an unknown coding; the stream fails with it when it grows too large.
 */
export function decodeBody(response: Pick<UpstreamResponse, 'header' | 'body'>): Readable {
  const codings = parseContentEncoding(response.header('content-encoding') ?? '');
  if (codings.length === 0) return response.body;
  if (codings.length > maxCodings) throw badReply(`the answer is encoded ${codings.length} times over`);
  let received = 0;
  let decoded = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      done(null, chunk);
    },
  });
  const guard = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      decoded += chunk.length;
      if (decoded > maxDecodedBytes || (decoded > 1024 * 1024 && decoded > received * maxRatio))
        done(badReply(`the encoded answer grows past ${maxRatio} times its size or 64 MiB`));
      else done(null, chunk);
    },
  });
  // Each stage is destroyed with the next, so that a client's abort reaches the socket.
  const stages = [counter, ...codings.toReversed().map(createDecoder), guard];
  return stages.reduce<Readable>((source, stage) => {
    source.on('error', (error) => stage.destroy(error));
    stage.once('close', () => source.destroy());
    return source.pipe(stage);
  }, response.body);
}

function createDecoder(name: string): Transform {
  const coding = findContentCoding(name);
  if (!coding) throw badReply(`the answer has the unknown content encoding "${name}"`);
  return coding.createStream();
}

const badReply = (message: string): LouterError => new LouterError({ kind: 'bad-upstream-reply', message });

/**
 * A body made of the bytes of another one. What `convert` yields before it fails is read before the error: a stream of Node that
 * is destroyed with an error drops what nobody has read yet, so that what arrives would depend on how the bytes are cut.
 */
export function convertBody(
  body: Readable,
  convert: (bytes: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>,
): Readable {
  const converted = convert(body);
  return new Readable({
    // The next piece is asked for when this one was read.
    highWaterMark: 1,
    read() {
      converted.next().then(
        ({ value, done }) => void this.push(done ? null : value),
        (error: unknown) => void this.destroy(error instanceof Error ? error : new Error(String(error))),
      );
    },
    destroy(error, done) {
      destroyBody(body);
      done(error);
    },
  });
}

// ---------------------------------------------------------------- read

/** Handles one read; a promise holds back the next. */
type ChunkHandler = (chunk: Buffer) => Promise<void> | undefined;

/**
 * Reads a body to its end, or until `stop` is called. Rejects with what broke it, also when it closed before its end.
 * Faster than `for await`, which costs a promise per read.
 *
 * The HTTP chunks of one read of the socket are passed on as one: vendors send a chunk per event, and each costs a decoding
 * step, a write to the client and a time in the trace. Of a stream of 100 events that is a quarter of the CPU time where
 * bytes are passed through, and a tenth where they are translated.
 */
export function pump(body: Readable, onChunk: ChunkHandler): { done: Promise<void>; stop(): void } {
  let stop = (): void => {};
  const done = new Promise<void>((resolve, reject) => {
    let isSettled = false;
    /** The chunks of the current read of the socket. */
    let received: Buffer[] = [];
    const settle = (act: () => void): void => {
      if (isSettled) return;
      isSettled = true;
      body.off('data', onData);
      act();
    };
    const fail = (error: unknown): void => settle(() => reject(error));
    const onData = (chunk: Buffer): void => {
      if (received.push(chunk) === 1) process.nextTick(deliver);
    };
    const deliver = (): void => {
      const [first] = received;
      if (isSettled || !first) return;
      const chunk = received.length === 1 ? first : Buffer.concat(received);
      received = [];
      try {
        const wait = onChunk(chunk);
        if (!wait) return;
        body.pause();
        wait.then(() => isSettled || body.resume(), fail);
      } catch (error) {
        fail(error);
      }
    };
    const finish = (act: () => void): void => {
      deliver();
      settle(act);
    };
    stop = () => settle(resolve);
    body.on('end', () => finish(resolve));
    body.on('error', (error) => finish(() => reject(error)));
    body.on('close', () => finish(() => reject(new Error('the body closed before its end'))));
    body.on('data', onData);
  });
  return { done, stop: () => stop() };
}

/** Waits for both where both are promises; costs none where neither is. */
export const waitForBoth = (
  one: Promise<void> | undefined,
  other: Promise<void> | undefined,
): Promise<void> | undefined => (one && other ? awaitBoth(one, other) : (one ?? other));

async function awaitBoth(one: Promise<void>, other: Promise<void>): Promise<void> {
  await Promise.all([one, other]);
}

/** The whole body. One that breaks, or is longer than the limit (a `RangeError`), is destroyed. */
export async function readAll(body: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    await pump(body, (chunk) => {
      size += chunk.length;
      if (size > maxBytes) throw new RangeError(`the body is longer than ${maxBytes} bytes`);
      chunks.push(chunk);
      return undefined;
    }).done;
  } catch (error) {
    destroyBody(body);
    throw error;
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, size);
}

// ---------------------------------------------------------------- release

/** How long the connection of a finished answer may take to end, so that it can be reused. */
const drainTimeoutMs = 1_000;

/** Reads on to the end without looking, so that the connection can be reused; gives up after a second. */
export function drainBody(body: Readable): void {
  if (body.readableEnded || body.destroyed) return;
  body.on('error', ignoreLateError);
  const timer = setTimeout(() => body.destroy(), drainTimeoutMs);
  timer.unref();
  body.once('close', () => clearTimeout(timer));
  body.resume();
}

/** Gives up a body, and with it its connection. */
export function destroyBody(body: Readable): void {
  body.on('error', ignoreLateError);
  body.destroy();
}

/** Nobody reads the body any more; how its connection ends changes nothing. */
function ignoreLateError(): void {}

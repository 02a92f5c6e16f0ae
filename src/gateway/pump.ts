import type { Readable } from 'node:stream';

/** Takes one read; a promise means: no more until it is kept. */
type ChunkHandler = (chunk: Buffer) => Promise<void> | undefined;

/**
 * Reads a body to its end, or until `stop` is called by `take`'s owner. Rejects with what broke it, also when
 * it closed before its end. Faster than `for await`, which costs a promise a read.
 */
export function pump(body: Readable, take: ChunkHandler): { done: Promise<void>; stop(): void } {
  let stop = (): void => {};
  const done = new Promise<void>((resolve, reject) => {
    let settled = false;
    const settle = (act: () => void): void => {
      if (settled) return;
      settled = true;
      body.off('data', onData);
      act();
    };
    const fail = (error: unknown): void => settle(() => reject(error));
    const onData = (chunk: Buffer): void => {
      try {
        const wait = take(chunk);
        if (!wait) return;
        body.pause();
        wait.then(() => settled || body.resume(), fail);
      } catch (error) {
        fail(error);
      }
    };
    stop = () => settle(resolve);
    body.on('end', () => settle(resolve));
    body.on('error', fail);
    body.on('close', () => fail(new Error('the body closed before its end')));
    body.on('data', onData);
  });
  return { done, stop: () => stop() };
}

/** What two of those who take one read wait for. */
export const waitForBoth = (
  one: Promise<void> | undefined,
  other: Promise<void> | undefined,
): Promise<void> | undefined => (one && other ? awaitInOrder(one, other) : (one ?? other));

async function awaitInOrder(one: Promise<void>, other: Promise<void>): Promise<void> {
  await one;
  await other;
}

/** How long an answer that is over for its protocol may take to end its connection, so that it can be kept. */
const lingerMs = 1_000;

/** Reads on to the end without looking, so that the connection can serve again; gives it up after a second. */
export function drainBody(body: Readable): void {
  if (body.readableEnded || body.destroyed) return;
  body.on('error', ignoreLateError);
  const timer = setTimeout(() => body.destroy(), lingerMs);
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

/** The whole body, up to a limit; one that breaks or goes on beyond it is given up. */
export async function readAll(body: Readable, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    await pump(body, (chunk) => {
      size += chunk.length;
      if (size > limit) throw new RangeError(`the body is longer than ${limit} bytes`);
      chunks.push(chunk);
      return undefined;
    }).done;
  } catch (error) {
    destroyBody(body);
    throw error;
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, size);
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Dispatcher } from 'undici';
import { describe, expect, test } from 'vitest';
import { pump } from '../../../src/gateway/stream/body-stream.ts';
import { ResponseBody } from '../../../src/gateway/attempt/response-body.ts';

/** What undici gives the receiver of a response to control it with. */
class Controller implements Dispatcher.DispatchController {
  aborted = false;
  paused = false;
  reason: Error | null = null;
  rawHeaders = null;
  rawTrailers = null;

  abort(reason: Error): void {
    this.aborted = true;
    this.reason = reason;
  }

  pause(): void {
    this.paused = true;
  }

  resume(): void {
    this.paused = false;
  }
}

function createBody() {
  const controller = new Controller();
  let ends = 0;
  const body = new ResponseBody(controller, () => (ends += 1));
  return { body, controller, ends: () => ends };
}

describe('the body of a response', () => {
  test('has the chunks of one read of the socket as one chunk', async () => {
    const { body, ends } = createBody();
    const read: string[] = [];
    body.on('data', (chunk: Buffer) => read.push(chunk.toString()));
    for (const text of ['a', 'b']) body.add(Buffer.from(text));
    await nextTurn();
    body.add(Buffer.from('c'));
    body.complete();
    await nextTurn();
    expect(read).toEqual(['ab', 'c']);
    expect(body.readableEnded).toBe(true);
    expect(ends()).toBe(1);
  });

  test('lets the upstream wait while its reader does', async () => {
    const { body, controller } = createBody();
    body.pause();
    body.add(Buffer.alloc(100_000));
    await nextTurn();
    expect(controller.paused).toBe(true);
    body.on('data', () => {});
    body.resume();
    await nextTurn();
    expect(controller.paused).toBe(false);
  });

  test('aborts the request when it is given up before its end, and not afterwards', async () => {
    const early = createBody();
    early.body.destroy();
    await nextTurn();
    expect(early.controller.aborted).toBe(true);
    expect(early.ends()).toBe(1);
    const late = createBody();
    late.body.complete();
    late.body.destroy();
    await nextTurn();
    expect(late.controller.aborted).toBe(false);
  });

  test('reports a failure that came before anyone could read it', async () => {
    const { body, controller } = createBody();
    body.add(Buffer.from('a'));
    body.fail(new Error('the connection broke'));
    const { done } = pump(body, () => undefined);
    await expect(done).rejects.toThrow('the connection broke');
    expect(controller.aborted).toBe(false);
  });
});

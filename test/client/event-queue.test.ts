import { expect, test } from 'vitest';
import { createEventQueue } from '../../src/client/event-queue.ts';
import type { CoreStreamEvent } from '../../src/core/stream-event.ts';

const start: CoreStreamEvent = { type: 'response-start', id: 'r', model: 'm' };
const end: CoreStreamEvent = { type: 'end' };

test('events that arrived in the meantime are returned together, in order', async () => {
  const queue = createEventQueue();
  queue.push(start);
  queue.push(end);
  expect(await queue.next()).toEqual([start, end]);
});

test('a consumer waits when there is no event yet', async () => {
  const queue = createEventQueue();
  const sent = queue.next();
  queue.push(start);
  expect(await sent).toEqual([start]);
});

test('the producer can wait until its events are taken', async () => {
  const queue = createEventQueue();
  expect(queue.whenTaken()).toBeUndefined();
  queue.push(start);
  let goesOn = false;
  const waiting = queue.whenTaken()?.then(() => (goesOn = true));
  await new Promise((turned) => void setImmediate(turned));
  expect(goesOn).toBe(false);
  await queue.next();
  expect(await waiting).toBe(true);
});

test('a failure is thrown after the events before it', async () => {
  const queue = createEventQueue();
  const failure = new Error('it broke');
  queue.push(start);
  queue.end(failure);
  expect(await queue.next()).toEqual([start]);
  await expect(queue.next()).rejects.toBe(failure);
});

test('the end wakes a waiting consumer', async () => {
  const queue = createEventQueue();
  const sent = queue.next();
  queue.end();
  expect(await sent).toBeUndefined();
});

test('the producer does not wait for a consumer that left', async () => {
  const queue = createEventQueue();
  queue.push(start);
  const waiting = queue.whenTaken();
  queue.close();
  expect(await waiting).toBeUndefined();
  expect(queue.whenTaken()).toBeUndefined();
});

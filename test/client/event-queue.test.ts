import { expect, test } from 'vitest';
import { createEventQueue } from '../../src/client/event-queue.ts';
import type { CoreStreamEvent } from '../../src/core/types.ts';

const start: CoreStreamEvent = { type: 'response-start', id: 'r', model: 'm' };
const end: CoreStreamEvent = { type: 'end' };

test('what came in the meantime comes at once, in order', async () => {
  const queue = createEventQueue();
  queue.push(start);
  queue.push(end);
  expect(await queue.next()).toEqual([start, end]);
});

test('who asks before anything came waits for it', async () => {
  const queue = createEventQueue();
  const asked = queue.next();
  queue.push(start);
  expect(await asked).toEqual([start]);
});

test('the reader waits until its events were taken', async () => {
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

test('a failure is heard behind the events before it', async () => {
  const queue = createEventQueue();
  const failure = new Error('it broke');
  queue.push(start);
  queue.end(failure);
  expect(await queue.next()).toEqual([start]);
  await expect(queue.next()).rejects.toBe(failure);
});

test('the end is heard by who waits for it', async () => {
  const queue = createEventQueue();
  const asked = queue.next();
  queue.end();
  expect(await asked).toBeUndefined();
});

test('nobody is waited for who left', async () => {
  const queue = createEventQueue();
  queue.push(start);
  const waiting = queue.whenTaken();
  queue.close();
  expect(await waiting).toBeUndefined();
  expect(queue.whenTaken()).toBeUndefined();
});

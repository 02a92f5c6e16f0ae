import { expect, test } from 'vitest';
import { eventOf } from '../../src/viewer/app/decoded.ts';

test('reads events whose texts are texts, and those without text', () => {
  const delta = { type: 'text-delta', candidate: 0, part: 0, text: 'Hi' };
  expect(eventOf(delta)).toBe(delta);
  expect(eventOf({ type: 'of a later version' })).toEqual({ type: 'of a later version' });
});

test.each(['text-delta', 'reasoning-delta', 'tool-call-arguments-text', 'tool-call-start'])(
  'does not read an event of type %s without its text',
  (type) => {
    expect(eventOf({ type })).toBeNull();
  },
);

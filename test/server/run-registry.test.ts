import { expect, test } from 'vitest';
import { RunRegistry, runLifetimeMs } from '../../src/server/run-registry.ts';

test('a run expires unless it is renewed', () => {
  let now = 0;
  const runs = new RunRegistry(() => now);
  const [kept, dropped] = [runs.issue('a') ?? '', runs.issue('b') ?? ''];
  now += runLifetimeMs - 1;
  expect([runs.isValid(kept, 'a'), runs.isValid(dropped, 'b')]).toEqual([true, true]);
  expect(runs.issue('a', kept)).toBe(kept);
  now += 2;
  expect([runs.isValid(kept, 'a'), runs.isValid(dropped, 'b')]).toEqual([true, false]);
  runs.start('c');
  expect([runs.end('b', undefined), runs.end('a', kept)?.requests]).toEqual([undefined, 0]);
});

test('a token is valid for its run only', () => {
  const runs = new RunRegistry();
  const token = runs.issue('a') ?? '';
  expect([runs.isValid(token, 'a'), runs.isValid(token, 'b'), runs.isValid('louter', 'a')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('each owner has runs of its own', () => {
  let now = 0;
  const runs = new RunRegistry(() => now);
  const [one, other] = [runs.issue('a', undefined, 'one') ?? '', runs.issue('a', undefined, 'other') ?? ''];
  expect([runs.ownerOf(one, 'a'), runs.ownerOf(other, 'a')]).toEqual(['one', 'other']);
  runs.count('a', undefined, 'one');
  expect(runs.issue('a', one, 'other')).toBeUndefined();
  expect([runs.end('a', undefined), runs.end('a', one, 'other')?.requests]).toEqual([undefined, 0]);
  now = runLifetimeMs - 1;
  runs.issue('a', other, 'other');
  now = runLifetimeMs;
  expect([runs.isValid(one, 'a'), runs.isValid(other, 'a')]).toEqual([false, true]);
  runs.start('b');
  expect([runs.end('a', one, 'one'), runs.end('a', other, 'other')?.requests]).toEqual([undefined, 0]);
  // The gateway may have been restarted, and the key another one, since a token was known.
  expect(runs.issue('a', one, 'other')).toBe(one);
});

test('two runs of one name end one after the other', () => {
  const runs = new RunRegistry();
  const [one, other] = [runs.issue('a') ?? '', runs.issue('a') ?? ''];
  runs.end('a', one);
  expect([runs.isValid(one, 'a'), runs.isValid(other, 'a')]).toEqual([false, true]);
  runs.end('a', other);
  expect(runs.end('a', other)).toBeUndefined();
});

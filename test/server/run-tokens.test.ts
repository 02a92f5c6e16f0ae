import { expect, test } from 'vitest';
import { RunTokens, tokenLifetimeMs } from '../../src/server/run-tokens.ts';

test('a token expires unless it is renewed', () => {
  let now = 0;
  const tokens = new RunTokens(() => now);
  const [kept, dropped] = [tokens.issue('a') ?? '', tokens.issue('b') ?? ''];
  now += tokenLifetimeMs - 1;
  expect([tokens.isValid(kept, 'a'), tokens.isValid(dropped, 'b')]).toEqual([true, true]);
  expect(tokens.issue('a', kept)).toBe(kept);
  now += 2;
  expect([tokens.isValid(kept, 'a'), tokens.isValid(dropped, 'b')]).toEqual([true, false]);
});

test('a token is valid for its run only', () => {
  const tokens = new RunTokens();
  const token = tokens.issue('a') ?? '';
  expect([tokens.isValid(token, 'a'), tokens.isValid(token, 'b'), tokens.isValid('louter', 'a')]).toEqual([
    true,
    false,
    false,
  ]);
});

import { expect, test } from 'vitest';
import { ObjectBoundaryScanner } from '../../src/core/json-scan.ts';

test.each([
  ['{}', 'whole'],
  [' {"a":[{"b":"}"}],"c":"\\"}"} ', 'whole'],
  ['{"a":', 'open'],
  ['{"a":"}', 'open'],
  ['', 'neither'],
  ['"text"', 'neither'],
  ['null', 'neither'],
])('%j is %s, however it is cut', (text, state) => {
  for (let at = 0; at <= text.length; at++) {
    const scan = new ObjectBoundaryScanner();
    expect(scan.take(text.slice(0, at))).toBeUndefined();
    expect(scan.take(text.slice(at))).toBeUndefined();
    expect(scan.isComplete ? 'whole' : scan.isOpen ? 'open' : 'neither').toBe(state);
  }
});

test('finds where a second object begins', () => {
  expect(new ObjectBoundaryScanner().take('{"a":"{"} {"b":1}')).toBe(10);
});

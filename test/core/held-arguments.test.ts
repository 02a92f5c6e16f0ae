import { expect, test } from 'vitest';
import { HeldArguments } from '../../src/core/held-arguments.ts';

function run(pieces: readonly string[], event: { isUnreadable?: true } = {}): { written: string[]; reports: number } {
  const held = new HeldArguments();
  let reports = 0;
  const written = pieces.map((piece) => held.push(piece));
  return { written: [...written, held.end(event, () => (reports += 1))], reports };
}

test('an object is written as it comes, with the white space before it', () => {
  expect(run([' ', '\n{"a"', ':1}'])).toEqual({ written: ['', ' \n{"a"', ':1}', ''], reports: 0 });
});

test('anything else is held back until the call ends, and put into an object', () => {
  const { written, reports } = run(['[1', ', 2]']);
  expect(written.slice(0, -1)).toEqual(['', '']);
  expect(written.at(-1)).toMatch(/^\{.*\}$/);
  expect(reports).toBe(1);
});

test('a call that cannot be read keeps its text, also where it has an object later', () => {
  expect(run(['number=', '{1}'], { isUnreadable: true })).toEqual({ written: ['', '', 'number={1}'], reports: 0 });
});

test('nothing is written of nothing', () => expect(run(['', ' '])).toEqual({ written: ['', '', ''], reports: 0 }));

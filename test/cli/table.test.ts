import { expect, test } from 'vitest';
import { table } from '../../src/cli/table.ts';

test('a table has more rows than V8 takes as arguments of a function', () => {
  const count = 300_000;
  const rows = Array.from({ length: count }, (_, index) => index);
  const lines = table([{ title: 'n', align: 'right', text: String }], rows).split('\n');
  expect(lines.slice(0, 2)).toEqual(['     n', '     0']);
  expect(lines).toHaveLength(count + 2);
});

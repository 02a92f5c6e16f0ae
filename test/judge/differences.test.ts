import { expect, test } from 'vitest';
import { Declared } from '../../src/judge/declared.ts';
import { Differences } from '../../src/judge/differences.ts';

const city = { type: 'string', pattern: '^[A-Z]' };
const days = { type: 'integer', maximum: 7 };

/** The paths of what is found where all properties of a schema are missing, and these paths are declared as lost. */
function findMissing(...lost: string[]): string[] {
  const differences = new Differences('request', {
    declared: new Declared(
      lost.map((path) => ({ path, what: 'a keyword' })),
      [],
    ),
    left: { locate: (_at, field) => `/tools/0/${field}` },
    right: { locate: (_at, field) => `/tools/0/${field}` },
    from: 'anthropic',
    to: 'gemini',
  });
  differences.compareFields(
    { inputSchema: { type: 'object', properties: { city, days } } },
    { inputSchema: { type: 'object' } },
  );
  return differences.findings.map(({ path }) => path);
}

const properties = '/tools/0/inputSchema/properties';

test('finds what is missing beside the part of a value that is declared as lost', () => {
  expect(findMissing(`${properties}/city/pattern`)).toEqual([properties]);
  expect(findMissing(`${properties}/city`)).toEqual([properties]);
});

test('finds nothing where every part of a missing value is declared as lost', () => {
  expect(findMissing(properties)).toEqual([]);
  expect(findMissing(`${properties}/city`, `${properties}/days`)).toEqual([]);
  expect(findMissing(`${properties}/city/type`, `${properties}/city/pattern`, `${properties}/days`)).toEqual([]);
});

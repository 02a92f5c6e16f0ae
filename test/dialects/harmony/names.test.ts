import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CoreTool } from '../../../src/core/types.ts';
import { harmonyNames, identifierFor } from '../../../src/dialects/harmony/names.ts';

const tool = (name: string): CoreTool => ({ type: 'function', name, inputSchema: {} });
const namesOf = (...names: string[]) => Object.fromEntries(harmonyNames(names.map(tool)));

test('identifiers stay as they are', () => {
  expect(namesOf('get_weather', '$x', 'größe')).toEqual({ get_weather: 'get_weather', $x: '$x', größe: 'größe' });
});

test('other names get the nearest identifier', () => {
  expect(namesOf('get-weather', 'files.read', '2fa', '', 'a b')).toEqual({
    'get-weather': 'get_weather',
    'files.read': 'files_read',
    '2fa': '_2fa',
    '': '_',
    'a b': 'a_b',
  });
});

test('a tool keeps its name when another one gets a similar name', () => {
  expect(namesOf('a-b', 'a.b', 'a_b', 'a_b_2')).toEqual({ 'a-b': 'a_b_3', 'a.b': 'a_b_4', a_b: 'a_b', a_b_2: 'a_b_2' });
});

test('tools that a vendor runs have none', () => {
  const search: CoreTool = { type: 'server', protocol: 'anthropic', kind: 'web_search', name: 'search', config: {} };
  expect([...harmonyNames([search])]).toEqual([]);
});

test('all are identifiers, and no two the same', () => {
  const names = fc.uniqueArray(fc.oneof(fc.string(), fc.stringMatching(/^[a_.2-]{0,4}$/)), { maxLength: 12 });
  fc.assert(
    fc.property(names, (own) => {
      const written = [...harmonyNames(own.map(tool)).values()];
      expect(new Set(written).size).toBe(own.length);
      for (const name of written) expect(identifierFor(name)).toBe(name);
    }),
  );
});

import { expect, test } from 'vitest';
import { defaultModels } from '../../src/config/agent-data.ts';
import { vendorPrices } from '../../src/config/price-data.ts';
import { readSources } from './layer-table.ts';

test('names of models are in the data of the configuration only', () => {
  const known = new Set([
    ...Object.values(defaultModels).flat(),
    ...vendorPrices.flatMap(({ rows }) => rows.flatMap(({ models }) => models)),
  ]);
  expect(known.size).toBeGreaterThan(40);
  const named = readSources()
    .filter(({ name }) => !/^config\/[a-z]+-data\.ts$/.test(name))
    .flatMap(({ name: file, text }) =>
      [...withoutComments(text).matchAll(/(['"`])([\w./:-]+)\1/g)].flatMap(([, , name = '']) =>
        known.has(name) ? [`${file}: ${name}`] : [],
      ),
    );
  expect(named).toEqual([]);
});

const withoutComments = (text: string): string => text.replaceAll(/^ *\/\*\*[^]*?\*\/$|^ *\/\/.*$/gm, '');

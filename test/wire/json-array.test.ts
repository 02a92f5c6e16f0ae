import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collectSteps } from '../../src/core/step.ts';
import { readJsonArray } from '../../src/wire/json-array.ts';

const elementsOf = (...texts: string[]): unknown[] =>
  collectSteps(readJsonArray, texts).map(({ data }): unknown => JSON.parse(data));

const element = fc.dictionary(fc.string(), fc.jsonValue());

describe('a stream that is one JSON array', () => {
  test('gives a frame an element, however it is written and cut', () => {
    fc.assert(
      fc.property(fc.array(element), fc.constantFrom(0, 2), fc.array(fc.nat(400)), (elements, indent, cuts) => {
        const text = JSON.stringify(elements, null, indent);
        const places = [0, ...cuts.map((cut) => Math.min(cut, text.length)), text.length].toSorted((a, b) => a - b);
        const pieces = places.slice(1).map((place, index) => text.slice(places[index], place));
        expect(elementsOf(...pieces)).toEqual(JSON.parse(JSON.stringify(elements)));
      }),
    );
  });

  test('what stands between the elements carries nothing', () => {
    expect(elementsOf('[{"a":1}\n\n,\n', '\n{"b":"}]"}\n]\n')).toEqual([{ a: 1 }, { b: '}]' }]);
  });

  test('an element that ends too early is given as far as it came', () => {
    expect(collectSteps(readJsonArray, ['[{"a":1},{"b":'])).toEqual([{ data: '{"a":1}' }, { data: '{"b":' }]);
  });

  test('an element without end is refused', () => {
    const stage = readJsonArray(() => {});
    const piece = 'x'.repeat(1024 * 1024);
    expect(() => {
      stage.push('[{"a":"');
      for (let count = 0; count < 17; count++) stage.push(piece);
    }).toThrow('longer than 16 MiB');
  });
});

import { expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/core/json.ts';
import { outputList } from '../../../../src/protocols/openai/responses/output-list.ts';

const item = (type: string, number = 0): JsonObject => ({ type, number });

test('items without an id come whole at the places where their type was announced', () => {
  const emitted: JsonObject[] = [];
  const output = outputList((event) => void emitted.push(event));
  for (const type of ['one', 'two', 'one']) output.announce(item(type), { type: 'response.output_item.added' });
  for (const [type, number] of Object.entries({ one: 1, two: 2 })) output.addWhole(item(type, number));
  output.addWhole(item('one', 3));
  output.addWhole(item('one', 4));
  expect(emitted.map(({ output_index: index }) => index)).toEqual([0, 1, 2, 0, 1, 2, 3, 3]);
  expect(output.items().map((each) => 'number' in each && each.number)).toEqual([1, 2, 3, 4]);
});

// Quadratic work shows here as a test that runs out of time.
test('any number of items without an id is announced', () => {
  const output = outputList(() => {});
  const ofNewKind = item('brand_new');
  for (let index = 0; index < 500_000; index++) output.announce(ofNewKind, {});
  for (let index = 0; index < 500_000; index++) output.addWhole(ofNewKind);
  expect(output.items()).toHaveLength(500_000);
});

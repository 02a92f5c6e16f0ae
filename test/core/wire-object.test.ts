import { expect, expectTypeOf, test } from 'vitest';
import type { JsonValue } from '../../src/core/json.ts';
import { filled, wireObject, type Pointer } from '../../src/core/wire-object.ts';

interface Wire {
  model: string;
  images?: string[];
  message?: { content?: string; calls?: { id: string; input?: JsonValue }[] };
}

test('leaves out what is undefined, and adds the fields that no specification knows', () => {
  expect(wireObject<Wire>({ model: 'm', images: filled([]), message: undefined })).toStrictEqual({ model: 'm' });
  expect(wireObject<Wire>({ model: 'm', images: filled(['x']), message: undefined }, { seed: 1 })).toStrictEqual({
    model: 'm',
    images: ['x'],
    seed: 1,
  });
});

test('takes the names and types of the specification only', () => {
  // @ts-expect-error -- a name that the specification does not have
  wireObject<Wire>({ model: 'm', images: undefined, message: undefined, image: 'x' });
  // @ts-expect-error -- a value of another type
  wireObject<Wire>({ model: 1, images: undefined, message: undefined });
  expectTypeOf<'/message/content' | `/message/calls/${number}/id`>().toExtend<Pointer<Wire>>();
  expectTypeOf<`/message/calls/${number}/input`>().toExtend<Pointer<Wire>>();
  expectTypeOf<'/message/text'>().not.toExtend<Pointer<Wire>>();
});

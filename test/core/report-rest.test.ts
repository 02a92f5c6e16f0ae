import { expect, test } from 'vitest';
import { reportRest, reportUnwritten, type LossRules } from '../../src/core/report-rest.ts';
import type { CoreImage } from '../../src/core/types.ts';

const rules: LossRules<Pick<CoreImage, 'cache' | 'detail' | 'extras'>> = {
  extras: 'gemini',
  cache: 'no cache hint',
  detail: (detail) => (detail === 'auto' ? undefined : { what: `detail ${detail}`, instead: 'auto' }),
};

const lossesOf = (fields: Partial<CoreImage>): object[] => {
  const part: CoreImage = { type: 'image', source: { kind: 'url', url: 'https://images.test/1' }, ...fields };
  const { cache, detail, extras } = fields;
  const losses: object[] = [];
  const rest = { ...(cache && { cache }), ...(detail && { detail }), ...(extras && { extras }) };
  reportRest<Partial<typeof rest>>(part, rest, rules, ({ at, ...loss }) => {
    expect(at).toBe(part);
    losses.push(loss);
  });
  return losses;
};

test('reports a field that is left over with the text of its rule', () => {
  expect(lossesOf({ cache: {} })).toEqual([{ field: 'cache', what: 'no cache hint' }]);
});

test('lets a rule decide by the value', () => {
  expect(lossesOf({ detail: 'high' })).toEqual([{ field: 'detail', what: 'detail high', instead: 'auto' }]);
  expect(lossesOf({ detail: 'auto' })).toEqual([]);
});

test('reports the extras of other protocols, each by its name in a JSON Pointer', () => {
  expect(lossesOf({ extras: { gemini: { own: 1 }, ollama: { 'a/b': 1, c: 2 } } })).toEqual([
    { field: 'a~1b', what: 'a/b is known to ollama only' },
    { field: 'c', what: 'c is known to ollama only' },
  ]);
});

test('reports nothing when no field is left over', () => {
  expect(lossesOf({})).toEqual([]);
});

test('reports the extras of the protocol itself, too, when the object has no counterpart there', () => {
  const losses: object[] = [];
  const rest = { extras: { gemini: { own: 1 }, ollama: { other: 1 } } };
  reportRest({}, rest, { extras: { lost: 'gemini' } }, ({ what }) => losses.push({ what }));
  expect(losses).toEqual([{ what: 'own is not supported here' }, { what: 'other is known to ollama only' }]);
});

test('does not compile when a field has no rule', () => {
  const image: CoreImage = { type: 'image', source: { kind: 'url', url: 'https://images.test/1' } };
  const { type, source, wireForm, signature, ...rest } = image;
  expect([type, source, wireForm, signature]).toHaveLength(4);
  const report = (): void => {};
  // @ts-expect-error -- detail
  reportRest(image, rest, { cache: null, extras: 'gemini' }, report);
  const either: { name?: string } | { name?: string; voice?: string } = {};
  // @ts-expect-error -- voice, which only one member of the union has
  reportRest(image, either, { name: null }, report);
  reportRest(image, either, { name: null, voice: null }, report);
});

test('reports the fields that are not named as written', () => {
  const part: CoreImage = {
    type: 'image',
    source: { kind: 'url', url: 'https://images.test/1' },
    cache: {},
    detail: 'high',
  };
  const losses: object[] = [];
  const partRules = { ...rules, type: null, wireForm: null, signature: 'no signature' };
  reportUnwritten(part, ['source'], partRules, (loss) => losses.push(loss));
  expect(losses).toEqual([
    { at: part, field: 'cache', what: 'no cache hint' },
    { at: part, field: 'detail', what: 'detail high', instead: 'auto' },
  ]);
  // @ts-expect-error -- a field that is neither written nor has a rule
  reportUnwritten(part, [], partRules, (loss) => losses.push(loss));
  expect(losses.at(-1)).toMatchObject({ field: 'detail' });
});

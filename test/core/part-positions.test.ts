import { expect, test } from 'vitest';
import { locateParts, typeCounter } from '../../src/core/part-positions.ts';

const numbered = locateParts(typeCounter, (part, { candidate, index, before }) => ({
  pointer: `/${candidate}/${index}/${part?.type}/${(part && before[part.type]) ?? 0}`,
  form: 'object',
}));

test('counts the parts before each, in whichever order their positions are asked for', () => {
  const parts = numbered(2);
  for (const [index, type] of (['text', 'image', 'text', 'image'] as const).entries()) parts.set(index, { type });
  expect([3, 0, 2, 1].map((index) => parts.pointerOf(index).pointer)).toEqual([
    '/2/3/image/1',
    '/2/0/text/0',
    '/2/2/text/1',
    '/2/1/image/0',
  ]);
});

test('counts again what is behind a part that changes after its position was asked for', () => {
  const hiding = locateParts(
    { start: 0, next: (before, { wireForm }) => (wireForm?.gemini ? before : before + 1) },
    (_part, { before }) => ({ pointer: `/${before}`, form: 'object' }),
  );
  const parts = hiding(0);
  parts.set(0, { type: 'text' });
  parts.set(1, { type: 'text' });
  expect(parts.pointerOf(1).pointer).toBe('/1');
  parts.setWireForm(0, { gemini: {} });
  parts.set(2, { type: 'text' });
  expect([1, 2].map((index) => parts.pointerOf(index).pointer)).toEqual(['/0', '/1']);
  parts.set(0, { type: 'text' });
  expect(parts.pointerOf(2).pointer).toBe('/2');
});

test('has a position for a part that was not opened', () => {
  const parts = numbered(0);
  parts.set(0, { type: 'text' });
  expect(parts.pointerOf(4).pointer).toBe('/0/4/undefined/0');
});

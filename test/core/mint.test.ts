import { expect, test } from 'vitest';
import { createIdMinter } from '../../src/core/mint.ts';

test('ids differ within an exchange and are the same when it is replayed', () => {
  const ids = () => {
    const mint = createIdMinter('0af7');
    return [mint('call_'), mint('call_'), mint('msg_')];
  };
  expect(ids()).toEqual(['call_0af7', 'call_2_0af7', 'msg_3_0af7']);
  expect(ids()).toEqual(ids());
});

test('no id is the beginning of another', () => {
  const mint = createIdMinter('0af7');
  const ids = Array.from({ length: 120 }, () => mint('call_'));
  expect(ids.filter((id) => ids.some((other) => other !== id && other.startsWith(id)))).toEqual([]);
});

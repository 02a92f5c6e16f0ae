import { expect, test } from 'vitest';
import { createMint } from '../../src/core/mint.ts';

test('ids differ within an exchange and are the same when it is replayed', () => {
  const ids = () => {
    const mint = createMint('0af7');
    return [mint('call_'), mint('call_'), mint('msg_')];
  };
  expect(ids()).toEqual(['call_0af7', 'call_0af7_2', 'msg_0af7_3']);
  expect(ids()).toEqual(ids());
});

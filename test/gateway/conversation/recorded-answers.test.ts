import { expect, test } from 'vitest';
import { createRecordedAnswers } from '../../../src/gateway/conversation/recorded-answers.ts';
import { createTraceReader } from '../../../src/inspect/reader.ts';

const owner = { caller: 'someone', issuer: 'i' };

test('traces are read for the turns of a conversation where the recorder may have one of its answers', async () => {
  const asked: (readonly string[])[] = [];
  const traces = {
    ...createTraceReader(null),
    findLocated: async (_caller: string, keys: readonly string[]) => {
      asked.push(keys);
      return [];
    },
  };
  const recorded = createRecordedAnswers(traces, async (keys) => keys.includes('written'));
  expect(await recorded.turns(owner, ['unknown', 'other'])).toEqual([]);
  expect(asked).toEqual([]);
  await recorded.turns(owner, ['unknown', 'written']);
  expect(asked).toEqual([['unknown', 'written']]);
  await createRecordedAnswers(traces, undefined).turns(owner, ['unknown']);
  expect(asked).toHaveLength(2);
});

import { describe, expect, test } from 'vitest';
import type { CoreChatRequest } from '../../../src/core/types.ts';
import { createReasoningMemory } from '../../../src/gateway/conversation/reasoning-memory.ts';
import { createReasoningRecall, type FindRecordedTurns } from '../../../src/gateway/conversation/reasoning-recall.ts';
import { TraceStoreError } from '../../../src/record/store/store-error.ts';

/** A conversation of a caller whose last answer this process does not know. */
const requestOf = (text: string): CoreChatRequest => ({
  model: 'm',
  stream: false,
  messages: [
    { role: 'user', content: [{ type: 'text', text: 'Question' }] },
    { role: 'assistant', content: [{ type: 'text', text }] },
    { role: 'user', content: [{ type: 'text', text: 'Next question' }] },
  ],
});

function createTried(find: FindRecordedTurns, { isShared = true } = {}) {
  let lookups = 0;
  const counted: FindRecordedTurns = (...given) => {
    lookups += 1;
    return find(...given);
  };
  const opened = Promise.resolve();
  const recall = createReasoningRecall(createReasoningMemory(), counted, {
    isShared,
    opened,
    timeoutMs: 20,
  });
  return {
    /** Each caller has a conversation of its own. */
    async recall(caller: string) {
      await opened;
      await recall({ caller, issuer: 'i' }, requestOf('Answer'), { keepsUnsigned: false });
    },
    lookups: () => lookups,
  };
}

const never: FindRecordedTurns = () => new Promise(() => {});

describe('the look-up of answers of other gateways', () => {
  test('is given up while the database does not answer, and not tried for a while after three times', async () => {
    const { recall, lookups } = createTried(never);
    for (const caller of ['a', 'b', 'c', 'd', 'e']) await recall(caller);
    expect(lookups()).toBe(3);
  });

  test('is tried again with the next request when the database did not answer, or could not be read', async () => {
    const slow = createTried(never);
    for (let count = 0; count < 2; count++) await slow.recall('a');
    expect(slow.lookups()).toBe(2);
    const failing = createTried(() => Promise.reject(new TraceStoreError('no-store', 'it is away')));
    for (let count = 0; count < 5; count++) await failing.recall('a');
    expect(failing.lookups()).toBe(5);
  });

  test('waits for an answer that is on its way, and looks for it no more when it did not come', async () => {
    const { recall, lookups } = createTried(async () => []);
    await recall('a');
    const tried = lookups();
    expect(tried).toBeGreaterThan(0);
    await recall('a');
    expect(lookups()).toBe(tried);
  });

  test('is made once in a file of this machine', async () => {
    const { recall, lookups } = createTried(async () => [], { isShared: false });
    await recall('a');
    await recall('a');
    expect(lookups()).toBe(1);
  });
});

import { describe, expect, test } from 'vitest';
import type { UnlocatedLoss } from '../../src/core/codec.ts';
import { pairToolCalls } from '../../src/core/pairing.ts';
import type { CoreMessage, CoreToolResult } from '../../src/core/types.ts';

const calls = (...ids: string[]): CoreMessage => ({
  role: 'assistant',
  content: ids.map((id) => ({
    type: 'tool-call',
    id,
    name: 'f',
    input: { kind: 'json', value: {} },
    providerExecuted: false,
  })),
});
const result = (callId: string, text = callId): CoreToolResult => ({
  type: 'tool-result',
  callId,
  content: [{ type: 'text', text }],
  providerExecuted: false,
});
const results = (...ids: string[]): CoreMessage => ({ role: 'tool', content: ids.map((id) => result(id)) });
const said = (text: string): CoreMessage => ({ role: 'user', content: [{ type: 'text', text }] });

function pair(messages: CoreMessage[]) {
  const losses: UnlocatedLoss[] = [];
  const paired = pairToolCalls(messages, (loss) => losses.push(loss), 'openai-chat');
  const shape = paired.map((message) =>
    message.role === 'tool' ? `tool:${message.content.map(({ callId }) => callId).join()}` : message.role,
  );
  return { paired, shape, losses };
}

describe('pairing calls and results', () => {
  test('results follow their calls in the order of the calls, whatever order they came in', () => {
    expect(pair([calls('a', 'b', 'c'), results('c', 'a', 'b')])).toMatchObject({
      shape: ['assistant', 'tool:a,b,c'],
      losses: [],
    });
  });

  test('messages in that order stay the same objects', () => {
    const messages = [said('go'), calls('a', 'b'), results('a', 'b'), said('x'), calls('c'), results('c')];
    const { paired, losses } = pair(messages);
    expect(paired).toHaveLength(messages.length);
    paired.forEach((message, index) => expect(message).toBe(messages[index]));
    expect(losses).toEqual([]);
  });

  test('a text before the results moves behind them', () => {
    expect(pair([calls('a'), said('and'), results('a')]).shape).toEqual(['assistant', 'tool:a', 'user']);
  });

  test('results of several messages belong to one turn', () => {
    expect(pair([calls('a', 'b'), results('a'), said('x'), results('b')]).shape).toEqual([
      'assistant',
      'tool:a,b',
      'user',
    ]);
  });

  test('a call without a result gets a placeholder result, which is reported', () => {
    const { paired, shape, losses } = pair([calls('a', 'b'), results('a'), said('go on')]);
    expect(shape).toEqual(['assistant', 'tool:a,b', 'user']);
    expect(paired[1]).toMatchObject({ content: [{ callId: 'a' }, { callId: 'b', isError: true }] });
    expect(losses).toHaveLength(1);
  });

  test('a result without a call becomes a user text, and is reported', () => {
    const { paired, losses } = pair([said('hi'), results('lost')]);
    expect(paired[1]).toMatchObject({
      role: 'user',
      content: [{ text: expect.stringContaining('lost') }, { text: 'lost' }],
    });
    expect(losses).toHaveLength(1);
  });

  test('an id used again answers the later call', () => {
    const again: CoreMessage[] = [
      calls('a'),
      results('a'),
      calls('a'),
      { role: 'tool', content: [result('a', 'second')] },
    ];
    const { paired, losses } = pair(again);
    expect(paired[3]).toMatchObject({ content: [{ content: [{ text: 'second' }] }] });
    expect(losses).toEqual([]);
  });

  test('a doubled result is kept as a text', () => {
    expect(pair([calls('a'), results('a'), results('a')])).toMatchObject({
      shape: ['assistant', 'tool:a', 'user'],
      losses: [{}],
    });
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCallIdGiver, isSameCallId, originalCallId, withUniqueCallIds } from '../../src/core/call-ids.ts';
import type { CoreMessage, CoreToolCall, CoreToolResult } from '../../src/core/types.ts';

const call = (id: string, name = 'f', providerExecuted = false): CoreToolCall => ({
  type: 'tool-call',
  id,
  name,
  input: { kind: 'json', value: {} },
  providerExecuted,
});
const calls = (...content: (string | CoreToolCall)[]): CoreMessage => ({
  role: 'assistant',
  content: content.map((each) => (typeof each === 'string' ? call(each) : each)),
});
const result = (callId: string, text: string, name?: string): CoreToolResult => ({
  type: 'tool-result',
  callId,
  content: [{ type: 'text', text }],
  providerExecuted: false,
  ...(name !== undefined && { name }),
});
const results = (...content: CoreToolResult[]): CoreMessage => ({ role: 'tool', content });

const repeats = { mayRepeat: true };
const chatIds = (...messages: CoreMessage[]) =>
  createCallIdGiver(messages, { vendor: 'openai-chat', client: 'anthropic' });

describe('the id of a call in an answer', () => {
  test('is that of the server when the conversation has no such id', () => {
    expect(chatIds(calls('call_a'))('call_b')).toBe('call_b');
  });

  test('is new when the conversation or the answer has it already, and the same whenever it is asked again', () => {
    const ids = chatIds(calls('call_0'));
    const [second, third] = [ids('call_0'), ids('call_0')];
    expect(new Set(['call_0', second, third]).size).toBe(3);
    expect(chatIds(calls('call_0'))('call_0')).toBe(second);
    expect(chatIds(calls('call_0'), calls(second))('call_0')).toBe(third);
  });

  test('is new when a client has left out the earlier calls, and kept a later one', () => {
    const second = chatIds(calls('call_0'))('call_0');
    const third = chatIds(calls('call_0', second))('call_0');
    const ids = chatIds(calls(third));
    expect([ids('call_0'), ids('call_0')].includes(second)).toBe(false);
  });

  test('is new when it was given to a call that the vendor ran itself', () => {
    expect(chatIds(calls(call('call_0', 'search', true)))('call_0')).not.toBe('call_0');
  });

  test.each(['functions.f:0', 'a b', 'x'.repeat(65), 'call|-_é\ud800😀', ''])(
    'holds the id %j of the server when another protocol would not accept it',
    (id) => {
      const given = chatIds()(id);
      expect(given).toMatch(/^[a-zA-Z0-9_-]+$/);
      expect(originalCallId(given, 'openai-chat', { mayRepeat: false })).toBe(id);
    },
  );

  test('is that of the server when the client has the same protocol and may use any', () => {
    const give = (protocol: 'openai-chat' | 'anthropic') =>
      createCallIdGiver([], { vendor: protocol, client: protocol })('functions.f:0');
    expect(give('openai-chat')).toBe('functions.f:0');
    expect(give('anthropic')).toMatch(/^[a-zA-Z0-9_-]+$/);
  });

  test('has at most 64 characters when a server of OpenAI’s protocol makes it of 32 hexadecimal digits', () => {
    const id = `chatcmpl-tool-${'0123456789abcdef'.repeat(2)}`;
    expect(chatIds(calls(id))(id).length).toBeLessThanOrEqual(64);
  });

  test('gives back any id of a server, and is never the beginning of another', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 5 }), (id, count) => {
        const ids = chatIds(calls(id));
        const given = Array.from({ length: count }, () => ids(id));
        expect(new Set(given.map((each) => originalCallId(each, 'openai-chat', repeats)))).toEqual(new Set([id]));
        for (const one of given) expect([id, ...given].filter((other) => other.startsWith(one))).toEqual([one]);
        expect(given.every((each) => isSameCallId(each, id))).toBe(true);
      }),
    );
  });
});

describe('the id that a server gave', () => {
  const [first, second] = [chatIds()('f:0'), chatIds(calls('f:0'))('f:0')];

  test('is known of an id that replaced it, to servers of the same protocol only', () => {
    expect(originalCallId(first, 'openai-chat', repeats)).toBe('f:0');
    expect(originalCallId(second, 'openai-chat', repeats)).toBe('f:0');
    expect(originalCallId(second, 'ollama', repeats)).toBeUndefined();
  });

  test('is not used again when the server accepts it once only', () => {
    expect(originalCallId(first, 'openai-chat', { mayRepeat: false })).toBe('f:0');
    expect(originalCallId(second, 'openai-chat', { mayRepeat: false })).toBeUndefined();
  });

  test.each(['call_2c_000000_call_0', 'call_2c_call_0', 'call_0', 'toolu_01', ''])(
    'is %j itself when nothing replaced it',
    (id) => {
      expect(originalCallId(id, 'openai-chat', repeats)).toBeUndefined();
    },
  );
});

describe('ids that repeat in a history', () => {
  /** Each call with the texts of its results. */
  function paired(...messages: CoreMessage[]): string[] {
    const unique = withUniqueCallIds(messages, 'openai-chat');
    const texts = new Map<string, string[]>();
    for (const { role, content } of unique)
      if (role === 'tool')
        for (const {
          callId,
          content: [part],
        } of content)
          texts.set(callId, [...(texts.get(callId) ?? []), part?.type === 'text' ? part.text : '']);
    return unique.flatMap((message) =>
      message.role === 'assistant'
        ? message.content.flatMap((part) => (part.type === 'tool-call' ? (texts.get(part.id) ?? ['none']).join() : []))
        : [],
    );
  }

  test('are replaced but for the first, and the messages stay the same objects when none repeats', () => {
    const once = [calls('a', 'b'), results(result('a', '1'))];
    expect(withUniqueCallIds(once, 'openai-chat')).toBe(once);
    const messages = withUniqueCallIds([calls('a'), results(result('a', '1')), calls('a')], 'openai-chat');
    const ids = messages.flatMap(({ role, content }) =>
      role === 'assistant' ? content.map((part) => Reflect.get(part, 'id')) : [],
    );
    expect([ids[0], new Set(ids).size]).toEqual(['a', 2]);
  });

  test('are paired with results in their order when one answer has them', () => {
    expect(paired(calls('a', 'a'), results(result('a', '1'), result('a', '2')))).toEqual(['1', '2']);
    expect(paired(calls('a', 'a'), results(result('a', '1')), results(result('a', '2')))).toEqual(['1', '2']);
  });

  test('are paired by name when results have one', () => {
    const answers = results(result('a', 'of g', 'g'), result('a', 'of f', 'f'));
    expect(paired(calls(call('a', 'f'), call('a', 'g')), answers)).toEqual(['of f', 'of g']);
  });

  test('are paired with the results of their turn when an earlier call has none', () => {
    const user: CoreMessage = { role: 'user', content: [{ type: 'text', text: 'Go on.' }] };
    expect(paired(calls('a'), user, calls('a'), results(result('a', '2')))).toEqual(['none', '2']);
    expect(paired(calls('a', 'a'), results(result('a', '1')), calls('a'), results(result('a', '3')))).toEqual([
      '1',
      'none',
      '3',
    ]);
    expect(paired(calls('a'), user, calls('a'), results(result('a', '1'), result('a', '2')))).toEqual(['1', '2']);
  });

  test('are paired in their order when several answers wait for their results', () => {
    expect(paired(calls('a'), calls('a'), results(result('a', '1'), result('a', '2')))).toEqual(['1', '2']);
    expect(paired(calls('a'), calls('a'), results(result('a', '1')), results(result('a', '2')))).toEqual(['1', '2']);
  });

  test('leave a result without a call as it is', () => {
    const [, , orphan] = withUniqueCallIds(
      [calls('a', 'a'), results(result('a', '1'), result('a', '2')), results(result('a', '3'))],
      'openai-chat',
    );
    expect(orphan).toMatchObject({ content: [{ callId: 'a' }] });
  });

  test('are replaced in the same way when the conversation goes on', () => {
    const turns = Array.from({ length: 6 }, (_, turn) => [calls('a'), results(result('a', String(turn)))]).flat();
    const whole = withUniqueCallIds(turns, 'ollama');
    for (let length = 0; length <= turns.length; length++)
      expect(withUniqueCallIds(turns.slice(0, length), 'ollama')).toEqual(whole.slice(0, length));
  });

  test('are replaced in linear time', () => {
    const many = Array.from({ length: 20_000 }, () => call('a'));
    const start = performance.now();
    withUniqueCallIds(
      [{ role: 'assistant', content: many }, results(...many.map((_, index) => result('a', String(index), 'g')))],
      'openai-chat',
    );
    withUniqueCallIds(
      many.map((each) => ({ role: 'assistant', content: [each] })),
      'openai-chat',
    );
    expect(performance.now() - start).toBeLessThan(3000);
  });
});

import { describe, expect, test } from 'vitest';
import type { Exchange } from '../../../src/record/exchange.ts';
import { assistant, newConversation, recordAndReadTurns, turnExchange, user } from '../support/turns.ts';

describe('conversations that begin with the same greeting', () => {
  const hi = user('hi');
  const hello = assistant('Hello!');
  const session = (name: string) => ({ metadata: { user_id: name } });
  const positions = (exchanges: readonly Exchange[]) => recordAndReadTurns(exchanges);

  test('stay separate in different sessions, in any order', async () => {
    const [a, b] = [session('a'), session('b')];
    expect(
      await positions([
        turnExchange([hi], a),
        turnExchange([hi], b),
        turnExchange([hi, hello, user('one')], b),
        turnExchange([hi, hello, user('two')], a),
      ]),
    ).toEqual([
      newConversation(0),
      newConversation(1),
      { conversation: 1, turn: 2, parent: 1, link: 'turn' },
      { conversation: 0, turn: 2, parent: 0, link: 'turn' },
    ]);
  });

  test('stay separate without a session, each continued once', async () => {
    expect(
      await positions([
        turnExchange([hi]),
        turnExchange([hi]),
        turnExchange([hi, hello, user('one')]),
        turnExchange([hi, hello, user('two')]),
        turnExchange([hi, hello, user('three')]),
      ]),
    ).toEqual([
      newConversation(0),
      newConversation(1),
      { conversation: 0, turn: 2, parent: 0, link: 'turn' },
      { conversation: 1, turn: 2, parent: 1, link: 'turn' },
      newConversation(4),
    ]);
  });

  test('are continued again by the same request', async () => {
    const again = [hi, hello, user('one')];
    expect(await positions([turnExchange([hi]), turnExchange(again), turnExchange(again)])).toMatchObject([
      {},
      { conversation: 0, parent: 0 },
      { conversation: 0, parent: 0 },
    ]);
  });

  test('a long conversation is resumed in another session', async () => {
    const long = [user('Explain every file of this folder. '.repeat(10)), hello, user('Go on.')];
    expect(
      await positions([turnExchange(long.slice(0, 1), session('a')), turnExchange(long, session('b'))]),
    ).toMatchObject([newConversation(0), { conversation: 0, turn: 2, parent: 0 }]);
  });
});

import { expect, test } from 'vitest';
import type { CoreChatRequest, CoreMessage, CoreToolCall } from '../../src/core/types.ts';
import { compareAsked, compareSent, type RequestOfRun } from '../../src/judge/two-runs.ts';
import { anthropic } from '../../src/protocols/anthropic/index.ts';
import { openaiChat } from '../../src/protocols/openai/chat/index.ts';

const user = (text: string): CoreMessage => ({ role: 'user', content: [{ type: 'text', text }] });
const call = (id: string, name: string, at = 1): CoreToolCall => ({
  type: 'tool-call',
  id,
  name,
  input: { kind: 'json', value: { at } },
  providerExecuted: false,
});
const calls = (...all: CoreToolCall[]): CoreMessage => ({ role: 'assistant', content: all });

const requestOf = (messages: CoreMessage[], fields: Partial<CoreChatRequest> = {}): RequestOfRun => ({
  codec: anthropic,
  request: { model: 'm', stream: true, messages, ...fields },
});
const throughChat = ({ request }: RequestOfRun): RequestOfRun => ({ codec: openaiChat, request });

const shown = (found: ReturnType<typeof compareAsked>) =>
  found.map(({ kind, what, left, right }) => [kind, what, (right ?? left)?.path]);

test('a message that one run has in addition is the only difference', () => {
  const [first, second, third] = [user('One'), calls(call('a', 'look')), user('Three')];
  expect(shown(compareAsked([requestOf([first, second, third]), requestOf([user('New'), second, third])]))).toEqual([
    ['changed', 'text of the user', '/messages/0/content/0'],
  ]);
  expect(shown(compareAsked([requestOf([first, third]), requestOf([first, second, third])]))).toEqual([
    ['added', 'tool call', '/messages/1/content/0'],
  ]);
});

test('ids of calls are no difference, their arguments and their order are', () => {
  const one = requestOf([user('One'), calls(call('a', 'look'), call('b', 'read'))]);
  expect(compareAsked([one, requestOf([user('One'), calls(call('x', 'look'), call('y', 'read'))])])).toEqual([]);
  expect(shown(compareAsked([one, requestOf([user('One'), calls(call('a', 'look'), call('b', 'read', 2))])]))).toEqual([
    ['changed', 'tool call', '/messages/1/content/1'],
  ]);
  expect(shown(compareAsked([one, requestOf([user('One'), calls(call('b', 'read'), call('a', 'look'))])]))).toEqual([
    ['moved', 'tool call', expect.stringMatching(/^\/messages\/1\/content\/\d$/)],
  ]);
});

test('white space is a difference where texts are not divided in another way', () => {
  expect(shown(compareAsked([requestOf([user('if a:\n    b')]), requestOf([user('if a:\nb')])]))).toEqual([
    ['changed', 'text of the user', '/messages/0/content/0'],
  ]);
  const divided: CoreMessage = { role: 'user', content: ['One. ', 'Two.'].map((text) => ({ type: 'text', text })) };
  expect(compareAsked([requestOf([user('One. Two.')]), requestOf([divided])])).toEqual([]);
});

test('settings are compared, those that the route decides and defaults aside', () => {
  const messages = [user('One')];
  expect(
    shown(
      compareAsked([
        requestOf(messages, { temperature: 0.2, model: 'a' }),
        requestOf(messages, { temperature: 0.3, model: 'b', stream: false }),
      ]),
    ),
  ).toEqual([['changed', 'temperature', '/temperature']]);
});

test('backends are sent differently what the clients asked for alike', () => {
  const [one, other] = [requestOf([user('One'), user('Two')]), requestOf([user('Another'), user('Two')])];
  expect(compareSent({ asked: [one, other], sent: [throughChat(one), throughChat(other)] })).toEqual([]);
  const altered = throughChat(requestOf([user('Another')]));
  expect(shown(compareSent({ asked: [one, other], sent: [throughChat(one), altered] }))).toEqual([
    ['lost', 'text of the user', '/messages/1/content/0'],
  ]);
});

test('a setting that one backend is sent otherwise than its client asked for is a difference', () => {
  const asking = (fields: Partial<CoreChatRequest>) => requestOf([user('One')], fields);
  const asked = [asking({ temperature: 0.2 }), asking({ temperature: 0.3 })] as const;
  expect(compareSent({ asked, sent: [throughChat(asked[0]), throughChat(asked[1])] })).toEqual([]);
  const found = (sent: RequestOfRun) => shown(compareSent({ asked, sent: [throughChat(asked[0]), throughChat(sent)] }));
  expect(found(asking({ temperature: 0.9 }))).toEqual([['changed', 'temperature', '/temperature']]);
  expect(found(asking({}))).toEqual([['lost', 'temperature', '/temperature']]);
});

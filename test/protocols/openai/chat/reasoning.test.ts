import { describe, expect, test } from 'vitest';
import type { ModelFacts } from '../../../../src/core/codec.ts';
import type { JsonObject } from '../../../../src/core/json.ts';
import type { CoreMessage } from '../../../../src/core/types.ts';
import { asked, coreRequest, sent, vendor } from './contexts.ts';

describe('how much the model is to reason', () => {
  test("sends a Chat client's effort unchanged", () => {
    expect(sent(asked({ reasoning_effort: 'xhigh' })).body['reasoning_effort']).toBe('xhigh');
    expect(asked({ reasoning_effort: 'none' }).reasoning).toEqual({ off: true });
    expect(sent(asked({ reasoning_effort: 'none' })).body['reasoning_effort']).toBe('none');
  });

  test('sends no effort when the server is unknown', () => {
    const { body, losses } = sent(coreRequest({ reasoning: { effort: 'medium' } }));
    expect(body).not.toHaveProperty('reasoning_effort');
    expect(losses).toMatchObject([{ path: '/reasoning_effort' }]);
  });

  test.each([
    ['minimal', 'low'],
    ['medium', 'medium'],
    ['xhigh', 'high'],
    ['max', 'high'],
  ])('effort %s is %s on a server known to take one', (effort, common) => {
    const { body } = sent(coreRequest({ reasoning: { effort } }), 'local.test', { reasoning: 'effort' });
    expect(body['reasoning_effort']).toBe(common);
  });

  test.each([
    [1024, 'low'],
    [8192, 'medium'],
    [31_999, 'high'],
  ])('a budget of %i tokens is effort %s', (budgetTokens, effort) => {
    const { body, losses } = sent(coreRequest({ reasoning: { budgetTokens } }), vendor, { reasoning: 'effort' });
    expect(body['reasoning_effort']).toBe(effort);
    expect(losses).toMatchObject([{ path: '/reasoning_effort', instead: `effort ${effort}` }]);
  });

  test('a budget is lost where nothing is known of the model', () => {
    const { body, losses } = sent(coreRequest({ reasoning: { budgetTokens: 4000 } }));
    expect(body).not.toHaveProperty('reasoning_effort');
    expect(losses).toHaveLength(1);
  });

  test('a model that does not reason is not asked to', () => {
    const { body, losses } = sent(coreRequest({ reasoning: { effort: 'high' } }), vendor, { reasoning: 'none' });
    expect(body).not.toHaveProperty('reasoning_effort');
    expect(losses).toHaveLength(1);
    expect(sent(coreRequest({ reasoning: { off: true } }), vendor, { reasoning: 'none' }).losses).toMatchObject([
      { what: 'how much to reason: the model is known to have no setting for it' },
    ]);
  });
});

describe('reasoning of earlier turns', () => {
  const messages = [
    { role: 'user', content: 'Hello' },
    { role: 'assistant', content: 'Hi', reasoning_content: 'A greeting.' },
    { role: 'user', content: 'Bye' },
  ];
  const foreign = coreRequest({
    messages: [
      { role: 'user', content: [{ type: 'text', text: 'Hello' }] },
      {
        role: 'assistant',
        content: [
          { type: 'reasoning', blocks: [{ kind: 'full', text: 'A greeting.' }] },
          { type: 'text', text: 'Hi' },
        ],
      },
      { role: 'user', content: [{ type: 'text', text: 'Bye' }] },
    ],
  });

  test('another text under the second name is kept, and lost where only this protocol knows it', () => {
    const more = (message: object) => ('reasoning_content' in message ? { reasoning: 'A parting.' } : {});
    const request = asked({ messages: messages.map((message) => ({ ...message, ...more(message) })) });
    expect(sent(request).body['messages']).toMatchObject([
      {},
      { reasoning_content: 'A greeting.', reasoning: 'A parting.' },
      {},
    ]);
    expect(request.messages[1]).toMatchObject({ extras: { 'openai-chat': { reasoning: 'A parting.' } } });
  });

  test('a Chat client gets it sent back under the name it used', () => {
    expect(sent(asked({ messages })).body['messages']).toEqual(messages);
    const both = [{ ...messages[0] }, { ...messages[1], reasoning: 'A greeting.' }, { ...messages[2] }];
    expect(sent(asked({ messages: both })).body['messages']).toEqual(both);
  });

  test("drops and reports another client's effort when the model is unknown", () => {
    const { body, losses } = sent(foreign);
    expect(JSON.stringify(body)).not.toContain('A greeting.');
    expect(losses).toMatchObject([{ what: 'reasoning of earlier turns is not sent back' }]);
  });

  test.each(['required', 'allowed'] as const)('a model for which it is %s gets it', (reasoningEcho) => {
    const { body, losses } = sent(foreign, 'local.test', { reasoningEcho });
    expect(body).toMatchObject({ messages: [{}, { content: 'Hi', reasoning_content: 'A greeting.' }, {}] });
    expect(losses).toEqual([]);
  });

  describe('of an answer that holds nothing else', () => {
    const thought: CoreMessage = {
      role: 'assistant',
      content: [{ type: 'reasoning', blocks: [{ kind: 'full', text: 'A greeting.' }] }],
    };
    const [hi, , bye] = foreign.messages;
    const request = coreRequest({ messages: [hi, thought, bye].filter((each) => each !== undefined) });
    const answerTo = (facts: ModelFacts) => (sent(request, 'local.test', facts).body['messages'] as unknown[])[1];

    test.each<[string, ModelFacts, unknown]>([
      ['is not sent back', {}, { role: 'assistant', content: '' }],
      ['is refused', { reasoningEcho: 'refused' }, { role: 'assistant', content: '' }],
      ['is taken', { reasoningEcho: 'allowed' }, { role: 'assistant', content: '', reasoning_content: 'A greeting.' }],
      [
        'is taken by a model that takes no empty text alone',
        { reasoningEcho: 'allowed', emptyAnswers: 'no' },
        { role: 'assistant', content: '', reasoning_content: 'A greeting.' },
      ],
    ])('leaves an empty text when it %s', (_when, facts, answer) => {
      expect(answerTo(facts)).toEqual(answer);
    });

    test('leaves nothing when the model takes no empty text', () => {
      expect(answerTo({ emptyAnswers: 'no' })).toMatchObject({ role: 'user' });
    });
  });

  describe('is a blank when the history lacks it', () => {
    const call = { id: 'call_1', type: 'function', function: { name: 'f', arguments: '{}' } };
    const result = { role: 'tool', tool_call_id: 'call_1', content: 'Done' };
    const turn = (fields: JsonObject) =>
      asked({
        messages: [{ role: 'user', content: 'Hello' }, { role: 'assistant', content: null, ...fields }, result],
      });
    const answerTo = (fields: JsonObject, facts: ModelFacts) =>
      (sent(turn({ tool_calls: [call], ...fields }), 'local.test', facts).body['messages'] as unknown[])[1];

    test.each<[string, JsonObject]>([
      ['absent', {}],
      ['empty', { reasoning_content: '' }],
      ['empty under its other name', { reasoning: '' }],
    ])('%s', (_name, fields) => {
      expect(answerTo(fields, { reasoningEcho: 'required' })).toMatchObject({ reasoning_content: ' ' });
    });

    test.each(['allowed', 'refused'] as const)('but not for a model for which it is %s', (reasoningEcho) => {
      expect(answerTo({}, { reasoningEcho })).not.toHaveProperty('reasoning_content');
    });

    test('and not before an answer without calls', () => {
      const { body } = sent(
        asked({
          messages: [
            { role: 'user', content: 'a' },
            { role: 'assistant', content: 'b' },
          ],
        }),
        'x',
        {
          reasoningEcho: 'required',
        },
      );
      expect(JSON.stringify(body)).not.toContain('reasoning');
    });
  });

  test('goes to the field under whose name its server wrote it', () => {
    const reasoning: CoreMessage = {
      role: 'assistant',
      content: [
        {
          type: 'reasoning',
          blocks: [{ kind: 'full', text: 'Hm.' }],
          wireForm: { 'openai-chat': { reasoning: true } },
        },
        { type: 'text', text: 'Hi' },
      ],
    };
    const { body } = sent(coreRequest({ messages: [reasoning] }), 'local.test', { reasoningEcho: 'allowed' });
    expect(body['messages']).toEqual([{ role: 'assistant', content: 'Hi', reasoning: 'Hm.' }]);
  });

  test('a model that refuses it is not sent it, whoever the client is', () => {
    const { body, losses } = sent(asked({ messages }), 'local.test', { reasoningEcho: 'refused' });
    expect(JSON.stringify(body)).not.toContain('A greeting.');
    expect(losses).toMatchObject([{ path: '/messages/1/reasoning_content' }]);
  });
});

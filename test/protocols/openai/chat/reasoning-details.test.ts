import { describe, expect, test } from 'vitest';
import { eventsOf } from '../../../../src/core/fold.ts';
import type { JsonObject, JsonValue } from '../../../../src/core/json.ts';
import type { CoreAssistantPart, CoreMessage } from '../../../../src/core/types.ts';
import { openaiChat } from '../../../../src/protocols/openai/chat/index.ts';
import { answerOf, asked, chunk, client, coreRequest, partsOf, sent, target, written } from './contexts.ts';

const text = (said: string, more: JsonObject = {}): JsonObject => ({ type: 'reasoning.text', text: said, ...more });
const summary = (said: string, more: JsonObject = {}): JsonObject => ({
  type: 'reasoning.summary',
  summary: said,
  ...more,
});
const hidden = { type: 'reasoning.encrypted', data: 'b3BhcXVl', id: 'rs_1', format: 'openai-responses-v1', index: 1 };
const signed = { signature: 'c2ln', format: 'anthropic-claude-v1' };

const plainly = (message: JsonObject): CoreAssistantPart[] =>
  openaiChat.decodeResponse(
    { choices: [{ message: { role: 'assistant', ...message }, finish_reason: 'stop' }] },
    target(asked()).context,
  ).candidates[0]?.message.content ?? [];
const thoughtsIn = (parts: readonly CoreAssistantPart[] = []) =>
  parts.flatMap((part) => (part.type === 'reasoning' ? [part.blocks.map(({ kind, text: said }) => [kind, said])] : []));

describe('reasoning that is only in details', () => {
  test.each<[string, JsonObject[], [string, string][][]]>([
    ['a text', [text('Hm.')], [[['full', 'Hm.']]]],
    ['a summary', [summary('Hm.')], [[['summary', 'Hm.']]]],
    ['a signed text', [text('Hm.', signed)], [[['full', 'Hm.']]]],
    [
      'several',
      [summary('One.', { index: 0 }), hidden, summary('Two.', { index: 2 })],
      [
        [
          ['summary', 'One.'],
          ['summary', 'Two.'],
        ],
      ],
    ],
    ['what is hidden', [hidden], [[]]],
    ['nothing', [text('')], []],
  ])('is read: %s', (_what, details, thoughts) => {
    expect(thoughtsIn(plainly({ content: 'Hi', reasoning_details: details }))).toEqual(thoughts);
    expect(thoughtsIn(partsOf([chunk({ reasoning_details: details }), chunk({ content: 'Hi' }, 'stop')]))).toEqual(
      thoughts,
    );
  });

  test('grows piece by piece', () => {
    const pieces = [text('Seven ', { index: 0 }), text('times', { index: 0 }), text(' no', { index: 1 })];
    const deltas = [...pieces.map((piece) => chunk({ reasoning_details: [piece] })), chunk({ content: 'Hi' }, 'stop')];
    expect(thoughtsIn(partsOf(deltas))).toEqual([
      [
        ['full', 'Seven times'],
        ['full', ' no'],
      ],
    ]);
  });

  test('is read once where another field has it too', () => {
    for (const field of ['reasoning', 'reasoning_content'])
      expect(thoughtsIn(plainly({ content: 'Hi', [field]: 'Hm.', reasoning_details: [text('Hm.', signed)] }))).toEqual([
        [['full', 'Hm.']],
      ]);
  });

  test('of another form is kept for clients of this protocol', () => {
    const message = { content: 'Hi', reasoning_details: [{ type: 'thought', said: 'Hm.' }] };
    expect(plainly(message)).toMatchObject([{ type: 'text', text: 'Hi' }]);
    const response = openaiChat.decodeResponse({ choices: [{ message }] }, target(asked()).context);
    expect(openaiChat.encodeResponse(response, client(asked()).context)).toMatchObject({ choices: [{ message }] });
  });

  test('signed only after the text has begun has its signature after it', () => {
    const parts = partsOf([
      chunk({ reasoning_details: [text('Hm.', { index: 0 })] }),
      chunk({ content: 'Hi' }),
      chunk({ reasoning_details: [{ type: 'reasoning.text', signature: 'c2ln', index: 0 }] }, 'stop'),
    ]);
    expect(parts).toMatchObject([
      { type: 'reasoning', blocks: [{ text: 'Hm.' }] },
      { type: 'text', text: 'Hi' },
      { type: 'reasoning', blocks: [], signature: { kind: 'ciphertext' } },
    ]);
  });
});

/** What a server is sent for an earlier answer of these parts, and what is lost. */
function sentBack(content: CoreAssistantPart[], host?: string) {
  const messages: CoreMessage[] = [
    { role: 'user', content: [{ type: 'text', text: 'Go' }] },
    { role: 'assistant', content },
    { role: 'user', content: [{ type: 'text', text: 'On' }] },
  ];
  const { body, losses } = sent(coreRequest({ messages }), host);
  const [, answer] = body['messages'] as JsonObject[];
  return { answer, losses };
}

describe('details that a vendor vouches for', () => {
  const lists: [string, JsonObject[]][] = [
    ['a signed text', [text('Hm.', { ...signed, index: 0 })]],
    ['what is hidden', [hidden]],
    ['a summary and what is hidden', [summary('One.', { index: 0 }), hidden]],
    [
      'several',
      [text('A\n\nB', { ...signed, index: 0 }), hidden, text('C', { ...signed, index: 2 }), text('', signed)],
    ],
  ];
  test.each(lists)('go back to their server as they came: %s', (_what, details) => {
    const parts = plainly({ content: 'Hi', reasoning_details: details });
    expect(sentBack(parts)).toMatchObject({ answer: { content: 'Hi', reasoning_details: details }, losses: [] });
  });

  test.each(lists)('survive a client that has the texts as one: %s', (_what, details) => {
    const parts = plainly({ content: 'Hi', reasoning_details: details }).map((part): CoreAssistantPart => {
      if (part.type !== 'reasoning' || part.blocks.length === 0) return part;
      return { ...part, blocks: [{ kind: 'full', text: part.blocks.map((block) => block.text).join('\n\n') }] };
    });
    expect(sentBack(parts).answer?.['reasoning_details']).toEqual(details);
  });

  test('go to no other server, which is reported', () => {
    const parts = plainly({ content: 'Hi', reasoning_details: [text('Hm.', signed)] });
    const { answer, losses } = sentBack(parts, 'other.test');
    expect(answer).toEqual({ role: 'assistant', content: 'Hi' });
    expect(losses).toHaveLength(1);
  });

  test('do not go with a text that is not theirs', () => {
    const [thought, ...others] = plainly({ content: 'Hi', reasoning_details: [text('Hm.', signed)] });
    if (thought?.type !== 'reasoning') throw new Error('no reasoning');
    const changed = { ...thought, blocks: [{ kind: 'full' as const, text: 'Something else.' }] };
    const { answer, losses } = sentBack([changed, ...others]);
    expect(answer).toEqual({ role: 'assistant', content: 'Hi' });
    expect(losses.map(({ what }) => what)).toEqual([
      'reasoning_details, as the reasoning has another text now',
      'reasoning of earlier turns is not sent back',
    ]);
  });
});

describe('a client of this protocol', () => {
  const details = [summary('One.', { index: 0 }), hidden];

  test('is given them as they came, before what they led to', () => {
    const response = answerOf([
      chunk({ reasoning_details: [details[0] ?? {}] }),
      chunk({ reasoning_details: [details[1] ?? {}] }),
      chunk({ content: 'Hi' }, 'stop'),
      '[DONE]',
    ]);
    const deltas = written(eventsOf(response)).flatMap((each) =>
      typeof each === 'string' ? [] : [(each as { choices: { delta: JsonObject }[] }).choices[0]?.delta ?? {}],
    );
    const at = (field: string): number => deltas.findIndex((delta) => delta[field] !== undefined);
    expect(deltas[at('reasoning_details')]?.['reasoning_details']).toEqual(details);
    expect(at('reasoning_details')).toBeLessThan(at('content'));
    expect(JSON.stringify(deltas)).not.toContain('extra_content');
  });

  test.each<[string, JsonObject, JsonValue]>([
    ['alone', { reasoning_details: details }, 'One.'],
    ['beside the text', { reasoning: 'One.', reasoning_details: details }, 'One.'],
  ])('has them sent back %s, whatever is known of the model', (_how, fields, thought) => {
    const messages = [
      { role: 'user', content: 'Go' },
      { role: 'assistant', content: 'Hi', ...fields },
      { role: 'user', content: 'On' },
    ];
    const request = asked({ messages });
    expect(request.messages[1]?.content[0]).toMatchObject({ type: 'reasoning', blocks: [{ text: thought }] });
    const { body, losses } = sent(request, 'local.test', { reasoningEcho: 'refused' });
    expect(body['messages']).toMatchObject([{}, { content: 'Hi', reasoning_details: details }, {}]);
    expect(losses).toEqual([]);
  });

  test.each([
    [undefined, { reasoning: 'One.' }, []],
    ['refused', {}, [{ what: 'reasoning of earlier turns is not sent back' }]],
  ] as const)('has hidden ones sent back beside a text that they do not hold: %s', (reasoningEcho, kept, lost) => {
    const answer = { role: 'assistant', content: 'Hi', reasoning: 'One.', reasoning_details: [hidden] };
    const response = openaiChat.decodeResponse({ choices: [{ message: answer }] }, target(asked()).context);
    expect(openaiChat.encodeResponse(response, client(asked()).context)).toMatchObject({
      choices: [{ message: answer }],
    });
    const messages = [{ role: 'user', content: 'Go' }, answer, { role: 'user', content: 'On' }];
    const { body, losses } = sent(asked({ messages }), 'local.test', reasoningEcho && { reasoningEcho });
    const sentBackAs = { role: 'assistant', content: 'Hi', ...kept, reasoning_details: [hidden] };
    expect((body['messages'] as JsonObject[])[1]).toEqual(sentBackAs);
    expect(losses).toMatchObject(lost);
  });
});

// Quadratic work shows here as a test that runs out of time.
test('any number of details goes back to their server', () => {
  const details = Array.from({ length: 500_000 }, (_, index) => text('x', { index }));
  const parts = plainly({ content: 'Hi', reasoning_details: [...details, hidden] });
  expect(sentBack(parts).answer?.['reasoning_details']).toHaveLength(500_001);
});

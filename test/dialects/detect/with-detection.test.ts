import { describe, expect, test } from 'vitest';
import { eventsOf } from '../../../src/core/fold.ts';
import type { CoreAssistantPart, CoreChatRequest, CoreChatResponse } from '../../../src/core/types.ts';
import { withDetection } from '../../../src/dialects/detect/with-detection.ts';
import { dialects, dialectOf } from '../../../src/dialects/index.ts';
import { withDialect, type DialectSetup } from '../../../src/dialects/with-dialect.ts';
import { coreCodec, folded, plain, recorded, streamed } from '../core-codec.ts';
import { piecesOf, tool, type Cut } from '../read.ts';
import type { CoreStreamEvent } from '../../../src/core/stream-event.ts';

const request: Partial<CoreChatRequest> = { tools: [tool('look', { at: { type: 'string' } })] };
const answer = (text: string): CoreChatResponse => ({
  id: 'r',
  model: 'm',
  candidates: [{ message: { role: 'assistant', content: [{ type: 'text', text }] }, finish: { reason: 'stop' } }],
});
const setup: DialectSetup = {
  dialect: null,
  thinking: 'none',
  tools: 'native',
  promptStyle: 'full',
  form: 'messages',
  dialectDetection: true,
  today: () => '2026-01-01',
};
const plainly = withDetection(coreCodec(), setup);

const eventsIn = (text: string, cut: Cut): CoreStreamEvent[] =>
  [...eventsOf(answer(text))].flatMap((event): CoreStreamEvent[] =>
    event.type === 'text-delta' ? piecesOf(event.text, cut).map((piece) => ({ ...event, text: piece })) : [event],
  );

/** What each part of an answer is, as the text of a text, or the name and arguments of a call. */
const partsOf = (content: readonly CoreAssistantPart[]) =>
  content.map((part) =>
    part.type === 'text'
      ? part.text
      : part.type === 'tool-call' && part.input.kind !== 'json'
        ? `${part.name} ${part.input.text}`
        : part.type,
  );

/** The parts, the finish reason, and the notes: the same however the text is cut. */
function read(text: string, codec = plainly, given = request) {
  const { context, notes } = recorded(given);
  const [only] = plain(codec, answer(text), context).candidates;
  for (const cut of ['whole', 'units', 1, 2] as const) {
    const again = recorded(given);
    const [other] = folded(streamed(codec, eventsIn(text, cut), again.context)).candidates;
    expect(partsOf(other?.message.content ?? []).filter((part) => part !== '')).toEqual(
      partsOf(only?.message.content ?? []).filter((part) => part !== ''),
    );
    expect(other?.finish.reason).toBe(only?.finish.reason);
    expect(again.notes).toEqual(notes);
  }
  return {
    parts: partsOf(only?.message.content ?? []).filter((part) => part !== ''),
    finish: only?.finish.reason,
    notes,
  };
}

const callIn = (name: string): string =>
  dialectOf(name)?.writing.calls([{ name: 'look', argumentsText: '{"at":"it"}' }]) ?? '';

describe.each(dialects.map(({ name }) => name))('a call in %s', (name) => {
  test('is read although the backend has no dialect', () => {
    const { parts, finish, notes } = read(callIn(name));
    expect(parts.map((part) => part.replaceAll(' ', ''))).toEqual(['look{"at":"it"}']);
    expect(finish).toBe('tool-calls');
    expect(notes[0]).toMatchObject({ what: 'the answer is in the form of another dialect', saw: 'no dialect' });
  });

  test('is text when it is quoted, and when no tool of that name is offered', () => {
    for (const text of [
      `Like this:\n~~~\n${callIn(name)}\n~~~\nSo.`,
      `Like \`${callIn(name).replaceAll('\n', ' ')}\`.`,
    ])
      expect(read(text)).toMatchObject({ parts: [text], finish: 'stop', notes: [] });
    const other = { tools: [tool('other')] };
    expect(read(callIn(name), plainly, other)).toMatchObject({ parts: [callIn(name)], finish: 'stop', notes: [] });
    expect(read(callIn(name), plainly, { tools: [] })).toMatchObject({ finish: 'stop', notes: [] });
  });
});

describe('a backend with a dialect', () => {
  const kimi = withDialect(coreCodec(), { ...setup, dialect: dialectOf('kimi') ?? null });

  test('answers in another one, which is read from its first call on', () => {
    const { parts, notes } = read(`I look.\n${callIn('glm')}`, kimi);
    expect(parts).toEqual(['I look.', 'look {"at":"it"}']);
    expect(notes).toMatchObject([{ saw: 'kimi', made: 'glm' }]);
  });

  test('answers in its own, which is never taken for another one', () => {
    for (const { name } of dialects) {
      const own = withDialect(coreCodec(), { ...setup, dialect: dialectOf(name) ?? null });
      expect(read(callIn(name), own).notes).not.toContainEqual(
        expect.objectContaining({ what: 'the answer is in the form of another dialect' }),
      );
    }
  });
});

const glm = '<tool_call>look<arg_key>at</arg_key><arg_value>it</arg_value></tool_call>';

describe('an answer that ends with calls', () => {
  test.each([
    ['several', `I do both.\n${glm}\n${glm}`, ['look {"at":"it"}', 'look {"at":"it"}'], 'glm'],
    ['after a sentence without a line break', `I look.${glm}`, ['look {"at":"it"}'], 'glm'],
    ['before the token that ends a turn', `${callIn('qwen')}<|im_end|>`, ['look {"at":"it"}'], 'qwen'],
    ['after a mention', `I use \`<tool_call>\` for that.\n${glm}`, ['look {"at":"it"}'], 'glm'],
    ['after a code block', `\`\`\`\n${glm}\n\`\`\`\n${glm}`, ['look {"at":"it"}'], 'glm'],
    ['as bare JSON', '{"name": "look", "arguments": {"at": "it"}}', ['look {"at": "it"}'], 'json'],
    ['as a list in Python', '[look(at="it")]', ['look {"at":"it"}'], 'pythonic'],
    [
      'with reasoning before them',
      '<|channel|>analysis<|message|>Hm.<|end|><|start|>assistant<|channel|>commentary to=functions.look <|constrain|>json<|message|>{"at":"it"}<|call|>',
      ['reasoning', 'look {"at":"it"}'],
      'harmony',
    ],
    [
      'with a text before them, after reasoning',
      '[THINK]Hm.[/THINK]Sure.[TOOL_CALLS]look[ARGS]{"at":"it"}',
      ['reasoning', 'Sure.', 'look {"at":"it"}'],
      'mistral',
    ],
  ])('is read in their dialect: %s', (_, text, expected, dialect) => {
    const { parts, notes, finish } = read(text);
    expect(parts.slice(-expected.length)).toEqual(expected);
    expect(notes[0]).toMatchObject({ saw: 'no dialect', made: dialect });
    expect(finish).toBe('tool-calls');
    expect(read(text, withDialect(coreCodec(), { ...setup, dialect: dialectOf('llama') ?? null })).parts).toContain(
      expected.at(-1),
    );
  });
});

describe('text stays text', () => {
  test.each([
    ['a call that is followed by text', `${glm}\nThat is how GLM calls.`],
    ['a call between texts', `GLM calls like this:\n\n${glm}\n\nQwen does not.`],
    ['a call after one that is followed by text', `GLM:\n${glm}\nAnd once more:\n${glm}`],
    ['calls of several dialects', `${glm}\n${callIn('kimi')}\n${callIn('deepseek')}`],
    ['a call in a sentence', `For example, write ${glm}.`],
    ['a call after a colon', `Use this: ${glm}`],
    ['a call in a list', `- ${glm}`],
    ['a call in a block quote', `> ${glm}`],
    ['an indented call', `This is a call:\n\n    ${glm}`],
    ['a call in a code block that is not closed', `\`\`\`xml\n${glm}`],
    ['JSON in a code block', '```json\n{"name": "look", "arguments": {"at": "it"}}\n```'],
    ['JSON after a text', 'I would call\n{"name": "look", "arguments": {"at": "it"}}'],
    ['JSON that is no call', '{"name": "Ada", "arguments": {"at": "it"}}'],
    ['a link', '[look](https://example.com) has it.'],
    ['a call that is cut', glm.slice(0, -20)],
    ['a call within reasoning', `<think>Perhaps ${glm}</think>`],
    ['a mentioned marker of reasoning', '[THINK] is what Magistral begins with.'],
    ['reasoning after the beginning', 'Like this:\n[THINK]Hm.[/THINK]'],
    ['a call with an unreadable value', '<tool_call>\n{"name": "look", "arguments": {"at": \n</tool_call>'],
  ])('where there is %s', (_, text) => {
    expect(read(text)).toMatchObject({ parts: [text], finish: 'stop', notes: [] });
    const calls = partsOf(
      plain(
        withDialect(coreCodec(), { ...setup, dialect: dialectOf('cohere') ?? null }),
        answer(text),
        recorded(request).context,
      ).candidates[0]?.message.content ?? [],
    ).filter((part) => part.startsWith('look {'));
    expect(calls).toEqual([]);
  });

  test('where JSON is requested', () => {
    const text = '{"name": "look", "arguments": {"at": "it"}}';
    const given = { ...request, responseFormat: { type: 'json' as const } };
    expect(read(text, plainly, given)).toMatchObject({ parts: [text], notes: [] });
  });
});

describe('the text of a stream', () => {
  /** What the client has received after each piece. */
  function received(pieces: readonly string[]): string[] {
    const { context } = recorded(request);
    let text = '';
    const events = [...eventsOf(answer('x'))].flatMap((event): CoreStreamEvent[] =>
      event.type === 'text-delta' ? pieces.map((piece) => ({ ...event, text: piece })) : [event],
    );
    const stage = plainly.decodeStream(context)((event) => {
      if (event.type === 'text-delta') text += event.text;
    });
    return events.flatMap((event) => {
      stage.push({ data: JSON.stringify(event) });
      return event.type === 'text-delta' ? [text] : [];
    });
  }

  test('arrives at once where it has no marker', () => {
    const pieces = ['Hello', ', a < b', ' and {"name": ', '1}', '. Bye.'];
    expect(received(pieces)).toEqual(pieces.map((_, index) => pieces.slice(0, index + 1).join('')));
  });

  test('waits for as long as a marker may begin, and goes on after a mention of one', () => {
    expect(received(['Use <tool', '_call> to call.', ' So.'])).toEqual([
      'Use ',
      'Use <tool_call> to call.',
      'Use <tool_call> to call. So.',
    ]);
  });

  test('goes on as soon as no dialect reads a call', () => {
    const text = `GLM:\n${glm}`;
    const steps = received([text, '\nThat is', ' all. ', glm, ' Bye.']);
    expect(steps).toEqual([
      'GLM:\n',
      `${text}\nThat is`,
      `${text}\nThat is all. `,
      `${text}\nThat is all. ${glm}`,
      `${text}\nThat is all. ${glm} Bye.`,
    ]);
  });

  test('waits for no more than some thousand characters without a call', () => {
    const [held] = received([`<tool_call>${' '.repeat(3000)}`]);
    expect(held).toContain('<tool_call>');
  });
});

test('a text of nothing but markers is read in linear time', () => {
  const text = '<tool_call>\n'.repeat(50_000);
  const { context } = recorded(request);
  const startedAt = performance.now();
  expect(plain(plainly, answer(text), context)).toEqual(answer(text));
  expect(performance.now() - startedAt).toBeLessThan(3_000);
});

test('text before and after a part of the vendor is text, whatever it ends with', () => {
  const given: CoreChatResponse = answer(`I look.\n${glm}`);
  const [candidate] = given.candidates;
  candidate?.message.content.push({ type: 'text', text: 'Done.' });
  const { context, notes } = recorded(request);
  expect(plain(plainly, given, context)).toEqual(given);
  expect(folded(streamed(plainly, [...eventsOf(given)], context)).candidates).toEqual(given.candidates);
  expect(notes).toEqual([]);
});

test('an answer without a call is the same object, and its events are too', () => {
  const given = answer('Use <tool_call> for a call, and {"name": "look"} is none.');
  const { context } = recorded(request);
  expect(plain(plainly, given, context)).toEqual(given);
  expect(streamed(plainly, [...eventsOf(given)], context)).toEqual([...eventsOf(given)]);
});

import { describe, expect, test } from 'vitest';
import { eventsOf } from '../../../src/core/fold.ts';
import type { CoreAssistantPart, CoreChatRequest, CoreChatResponse, CoreStreamEvent } from '../../../src/core/types.ts';
import { withDetection } from '../../../src/dialects/detect/with-detection.ts';
import { dialects, dialectOf } from '../../../src/dialects/index.ts';
import { withDialect, type DialectSetup } from '../../../src/dialects/with-dialect.ts';
import { coreCodec, folded, plain, recorded, streamed } from '../core-codec.ts';
import { piecesOf, tool, type Cut } from '../read.ts';

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

test('an answer without a call is the same object, and its events are too', () => {
  const given = answer('Use <tool_call> for a call, and {"name": "look"} is none.');
  const { context } = recorded(request);
  expect(plain(plainly, given, context)).toEqual(given);
  expect(streamed(plainly, [...eventsOf(given)], context)).toEqual([...eventsOf(given)]);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createControlTokenEscaper } from '../../../src/dialects/prompt/control-tokens.ts';
import type { Dialect, DialectEvent } from '../../../src/dialects/dialect.ts';
import { createRestoringReader } from '../../../src/dialects/answer/restored.ts';
import { withDialect } from '../../../src/dialects/with-dialect.ts';
import { coreCodec, plain, recorded } from '../core-codec.ts';
import { written } from '../prompting.ts';
import { piecesOf } from '../read.ts';

const tokens = ['<call>', '</call>', '<|end|>', '[A]'];

/** A dialect whose reader says what it is given to say. */
const emitting = (events: readonly DialectEvent[]): Dialect => ({
  ...written({ controlTokens: tokens }),
  reader: (_, emit) => ({ push: () => events.forEach(emit), end() {} }),
});

function restored(...events: DialectEvent[]): DialectEvent[] {
  const received: DialectEvent[] = [];
  const reader = createRestoringReader(emitting(events), { tools: [], thinking: 'none' }, (event) =>
    received.push(event),
  );
  reader.push('x');
  reader.end('stop');
  return received;
}

const text = (piece: string): DialectEvent => ({ type: 'text', text: piece });
const textOf = (events: readonly DialectEvent[]): string =>
  events.map((event) => ('text' in event ? event.text : '')).join('');

describe('a joiner in an escaped control token', () => {
  test('is removed when the model copied it, and noted once', () => {
    expect(restored(text('a<\u200dcall>b[\u200dA]'))).toEqual([
      { type: 'note', what: 'a joiner copied from the prompt', saw: '\u200d', made: 'left out' },
      text('a<call>b[A]'),
    ]);
  });

  test('is removed from arguments and reasoning too', () => {
    const events = restored(
      { type: 'reasoning', text: '<\u200d/call>' },
      { type: 'call-start', name: 'f' },
      { type: 'call-arguments', text: '{"a":"<\u200d' },
      { type: 'call-arguments', text: '|end|>"}' },
      { type: 'call-done' },
    );
    expect(events.filter(({ type }) => type !== 'note')).toEqual([
      { type: 'reasoning', text: '</call>' },
      { type: 'call-start', name: 'f' },
      { type: 'call-arguments', text: '{"a":"<' },
      { type: 'call-arguments', text: '|end|>"}' },
      { type: 'call-done' },
    ]);
  });

  test('of any text is found in any cut', () => {
    const neutralised = createControlTokenEscaper(tokens);
    const piece = fc.constantFrom(...tokens, '<', 'call', '>', '|', '/', '😀', 'a');
    fc.assert(
      fc.property(fc.array(piece), fc.integer(), (pieces, seed) => {
        const whole = pieces.join('');
        expect(textOf(restored(...piecesOf(neutralised(whole), seed).map(text)))).toBe(whole);
      }),
    );
  });
});

describe('a joiner that belongs to the text', () => {
  test.each(['👩\u200d💻', '<\u200d', '<\u200dcal', 'x\u200dcall>', '\u200d', '<\u200dca\u200dll>'])(
    '%j stays',
    (given) => {
      expect(restored(text(given)).filter(({ type }) => type === 'note')).toEqual([]);
      expect(textOf(restored(text(given)))).toBe(given);
      expect(textOf(restored(...piecesOf(given, 'units').map(text)))).toBe(given);
    },
  );

  test('is not delayed when no token can follow', () => {
    expect(restored(text('<'), text('\u200d'), text('x'))).toEqual([text('<'), text('\u200dx')]);
  });

  test('is not held across the start of a call', () => {
    expect(restored(text('<\u200d'), { type: 'call-start', name: 'f' }, { type: 'call-done' })).toEqual([
      text('<'),
      text('\u200d'),
      { type: 'call-start', name: 'f' },
      { type: 'call-done' },
    ]);
  });

  test('a megabyte of them takes no longer than other text', () => {
    const many = '<\u200d'.repeat(500_000);
    expect(textOf(restored(text(many)))).toBe(many);
  });
});

test.each([
  { tools: 'prompt', form: 'messages', expected: '<call>' },
  { tools: 'native', form: 'prompt', expected: '<call>' },
  { tools: 'native', form: 'messages', expected: '<\u200dcall>' },
] as const)('joiners are taken out where the prompt was written here ($tools, $form)', ({ tools, form, expected }) => {
  const dialect = emitting([text('<\u200dcall>')]);
  const today = (): string => '2026-01-01';
  const codec = withDialect(coreCodec(), { dialect, thinking: 'none', tools, promptStyle: 'full', form, today });
  const message = { role: 'assistant', content: [{ type: 'text', text: 'x' }] } as const;
  const candidate = { message: { ...message, content: [...message.content] }, finish: { reason: 'stop' } as const };
  const read = plain(codec, { id: 'r', model: 'm', candidates: [candidate] }, recorded().context);
  expect(read.candidates[0]?.message.content).toEqual([{ type: 'text', text: expected }]);
});

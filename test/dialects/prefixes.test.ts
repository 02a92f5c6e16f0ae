import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Dialect, DialectEvent, Thinking } from '../../src/dialects/dialect.ts';
import { dialects } from '../../src/dialects/index.ts';
import type { CoreTool } from '../../src/core/types.ts';
import { parseArguments, type JsonObject } from '../../src/core/json.ts';
import { tool } from './read.ts';

const tools = [tool('look', { place: { type: 'string' } }), tool('stop')];
const words = [
  'look',
  'stop',
  'look(place="a")',
  '{"name": "look", "arguments": {"place": "a"}}',
  '```',
  '```tool_code\n',
];
const marks = ['<', '|', '{', '}', '[', ']', '(', ')', '"', ':', '=', ',', ' ', '\n', 'word', '<think>', '</think>'];

const reading = (dialect: Dialect, thinking: Thinking) => {
  const events: DialectEvent[] = [];
  return { events, reader: dialect.reader({ tools, thinking }, (event) => events.push(event)) };
};

/** Events with the pieces of one kind in a row put together; notes go to the trace alone. */
function joined(events: readonly DialectEvent[]): DialectEvent[] {
  const whole: DialectEvent[] = [];
  for (const event of events) {
    const last = whole.at(-1);
    if (last && 'text' in last && 'text' in event && last.type === event.type)
      whole[whole.length - 1] = { ...last, text: last.text + event.text };
    else if (event.type !== 'note') whole.push(event);
  }
  return whole;
}

/** The arguments of the calls that are complete after a text that ends with `stop`. */
function completeCalls(dialect: Dialect, text: string): JsonObject[] {
  const events: DialectEvent[] = [];
  const reader = dialect.reader({ tools: requiring, thinking: 'none' }, (event) => events.push(event));
  reader.push(text);
  reader.end('stop');
  const calls = joined(events);
  return calls.flatMap((event, index) => {
    const given = calls[index + 1];
    if (event.type !== 'call-start' || given?.type !== 'call-arguments') return [];
    return calls[index + 2]?.type === 'call-done' ? [parseArguments(given.text) ?? {}] : [];
  });
}

const requiring: CoreTool[] = [
  {
    type: 'function',
    name: 'look',
    inputSchema: {
      type: 'object',
      properties: { place: { type: 'string' }, days: { type: 'integer' } },
      required: ['place'],
    },
  },
];

/** The position of a vendor's native parts in an answer is that after the text emitted before them. */
describe.each(dialects.map((dialect) => [dialect.name, dialect] as const))('%s', (_name, dialect) => {
  const { controlTokens, calls } = dialect.writing;
  const call = calls([{ name: 'look', argumentsText: '{"place": "a"}' }]);

  test('completes no call with a cut argument, or without a required one', () => {
    const given: JsonObject = { place: 'over there', days: 31 };
    const text = calls([{ name: 'look', argumentsText: JSON.stringify(given) }]);
    const complete = new Set<string>();
    for (let length = 1; length <= text.length; length++)
      for (const found of completeCalls(dialect, text.slice(0, length))) complete.add(JSON.stringify(found));
    expect([...complete]).toEqual([JSON.stringify({ place: given['place'] }), JSON.stringify(given)]);
  });

  test('gives the same result after every prefix of a text, however it is split', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(call, ...words, ...marks, ...controlTokens), { minLength: 1, maxLength: 8 }),
        fc.constantFrom<Thinking>('none', 'tags', 'open'),
        fc.nat(),
        (pieces, thinking, seed) => {
          const text = pieces.join('');
          const beginning = text.slice(0, 1 + (seed % text.length));
          const whole = reading(dialect, thinking);
          whole.reader.push(beginning);
          const units = reading(dialect, thinking);
          for (const unit of beginning.split('')) units.reader.push(unit);
          expect(joined(units.events)).toEqual(joined(whole.events));
        },
      ),
      { numRuns: 150 },
    );
  });
});

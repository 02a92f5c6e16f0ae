import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Dialect } from '../../src/dialects/dialect.ts';
import { randomFrom, readInAllCuts, readComplete } from './read.ts';

const names = ['get_tide', 'list_boats', 'write_note'];

/** Pieces that mean something to some format, and plain ones. */
const pieces = [
  '{',
  '}',
  '[',
  ']',
  '"',
  "'",
  ':',
  ',',
  '\\',
  '\n',
  ' ',
  '```',
  '```json',
  '<',
  '>',
  '|',
  '/',
  'ü',
  '🚢',
  'a',
];

const callsOf = (markers: readonly string[]) => {
  const text = fc
    .array(fc.oneof(fc.constantFrom(...pieces, ...markers), fc.string({ unit: 'grapheme', maxLength: 4 })), {
      maxLength: 6,
    })
    .map((parts) => parts.join(''));
  const value = fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null), fc.array(text, { maxLength: 2 }));
  const input = fc.dictionary(fc.oneof(text, fc.constantFrom('name', 'arguments', 'parameters')), value, {
    maxKeys: 3,
  });
  return fc.array(
    fc.record({ name: fc.constantFrom(...names), argumentsText: input.map((given) => JSON.stringify(given)) }),
    { minLength: 1, maxLength: 3 },
  );
};

/** A text with some of it left out, doubled, exchanged or cut off. */
function corrupted(text: string, seed: number): string {
  const random = randomFrom(seed);
  const units = Array.from(text);
  for (let change = 0; change <= seed % 4; change++) {
    const at = Math.floor(random() * units.length);
    const kind = random();
    if (kind < 0.35) units.splice(at, 1 + Math.floor(random() * 5));
    else if (kind < 0.6) units.splice(at, 0, pieces[Math.floor(random() * pieces.length)] ?? '');
    else if (kind < 0.8) units.splice(at, 2, units[at + 1] ?? '', units[at] ?? '');
    else units.length = at;
  }
  return units.join('');
}

/** What holds for the calls of every dialect that writes them as JSON. */
export function callLaws(dialect: Dialect): void {
  const calls = callsOf(dialect.writing.controlTokens);

  it('reads back any calls exactly as they were written, after any text', () => {
    fc.assert(
      fc.property(calls, fc.constantFrom('', 'One moment.'), (written, before) => {
        const read = readInAllCuts(dialect, before + dialect.writing.calls(written), { tools: names });
        expect(read).toEqual({
          text: before,
          reasoning: '',
          calls: written.map(({ name, argumentsText }) => ({ name, arguments: argumentsText, state: 'done' })),
          notes: [],
          order: [...(before === '' ? [] : ['text']), ...written.map(() => 'call')],
        });
      }),
      { numRuns: 60 },
    );
  });

  it('loses no text around corrupted calls, and calls only tools that are named', () => {
    fc.assert(
      fc.property(calls, fc.nat(), fc.constantFrom('stop', 'length'), (written, seed, ending) => {
        const text = `Before. ${corrupted(dialect.writing.calls(written), seed)} Afterwards.`;
        const read = readInAllCuts(dialect, text, { tools: names, ending });
        for (const { name } of read.calls) expect(text).toContain(name);
        expect(read.text).toMatch(/^Before\./);
        // Where a call never closes, what follows is taken for part of it.
        if (ending === 'stop') expect(JSON.stringify([read.text, read.reasoning, read.calls])).toContain('Afterwards');
      }),
      { numRuns: 120 },
    );
  });

  it('never completes a call that was cut', () => {
    fc.assert(
      fc.property(calls, fc.double({ min: 0, max: 1, noNaN: true }), (written, share) => {
        const text = dialect.writing.calls(written.slice(0, 1));
        const body = text.lastIndexOf('}');
        const cut = text.slice(0, Math.floor(share * body)).toWellFormed();
        const read = readComplete(dialect, cut, { tools: names, ending: 'length' });
        expect(read.calls.filter(({ state }) => state === 'done')).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('leaves any text without a marker unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!/[<[{`]/.test(text) && text !== '');
        expect(readInAllCuts(dialect, text, { tools: names })).toMatchObject({ text, calls: [], notes: [] });
      }),
      { numRuns: 60 },
    );
  });
}

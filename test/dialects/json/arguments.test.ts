import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DialectEvent, Ending } from '../../../src/dialects/dialect.ts';
import { readArguments } from '../../../src/dialects/json/arguments.ts';
import { createMachine, type State } from '../../../src/dialects/text/machine.ts';
import { runUntil } from '../../../src/dialects/text/openers.ts';
import { createOutput } from '../../../src/dialects/text/output.ts';
import { folded, piecesOf, type Cut } from '../read.ts';

/** The call whose arguments `text` begins with, and the text behind it, of a format that closes calls with `</call>`. */
function read(text: string, { ending = 'stop', cut = 'whole' }: { ending?: Ending; cut?: Cut } = {}) {
  const events: DialectEvent[] = [];
  const output = createOutput((event) => events.push(event), []);
  const behind: State = runUntil({ openers: [], write: output.text, end: () => undefined });
  output.callStart('ping');
  const machine = createMachine(readArguments(output, { closers: ['</call>'], next: () => behind }), output);
  const fragments = piecesOf(text, cut).map((piece) => {
    const before = events.length;
    machine.push(piece);
    return events.slice(before).map((event) => ('text' in event ? event.text : `(${event.type})`));
  });
  machine.end(ending);
  const { calls, notes, text: rest } = folded(events);
  const [call] = calls;
  if (!call) throw new Error('the call is gone');
  return { state: call.state, arguments: call.arguments, notes: notes.map(({ what }) => what), rest, fragments };
}

/** The same in every cut. */
function readInAllCuts(text: string, ending: Ending = 'stop') {
  const { fragments: _, ...whole } = read(text, { ending });
  for (const cut of ['units', 'points', 1, 2, 3] as const) {
    const { fragments: _each, ...other } = read(text, { ending, cut });
    expect(other).toEqual(whole);
  }
  return whole;
}

describe('the arguments of a call', () => {
  it('are emitted unchanged, whatever white space and digits they have', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue()),
        fc.constantFrom(undefined, 2),
        (value, indent) => {
          const text = JSON.stringify(value, null, indent);
          fc.pre(!text.includes('</call>'));
          expect(readInAllCuts(`${text}</call>`)).toMatchObject({ arguments: text, state: 'done', notes: [] });
        },
      ),
      { numRuns: 60 },
    );
    const digits = '{ "id":12345678901234567890, "x": 1.50 }';
    expect(readInAllCuts(digits)).toMatchObject({ arguments: digits, notes: [] });
  });

  it('are streamed, except for the last bracket and text that may lack a quote or a comma', () => {
    const { fragments } = read('{"a":"b","c":1}</call>', { cut: 'units' });
    expect(fragments.slice(0, 7).flat().join('')).toBe('{"a":"b');
    expect(fragments.slice(0, 14).flat().join('')).toBe('{"a":"b","c":');
    expect(fragments[14]).toEqual(['1}', '(call-done)']);
  });

  it.each([
    ['', '{}'],
    [' \n', '{}'],
    ['null', '{}'],
  ])('that are missing (%j) are an empty object', (text, whole) => {
    expect(readInAllCuts(`${text}</call>`)).toMatchObject({ arguments: whole, state: 'done', notes: [] });
  });

  it.each([
    ['{"a": "b"', '{"a": "b"}'],
    ['{"a": [1, 2', '{"a": [1, 2]}'],
    ["{'a': True, 'b': None}", '{"a": true, "b": null}'],
    ['{"a": 1,}', '{"a": 1}'],
    ['{"a": "two\nlines"}', '{"a": "two\\nlines"}'],
    ['"{\\"a\\": 1}"', '{"a": 1}'],
    ['{"a": "\u001b[1mb\u0007"}', String.raw`{"a": "\u001b[1mb\u0007"}`],
    [String.raw`{"a": "C:\Users\x"}`, String.raw`{"a": "C:\\Users\\x"}`],
    [String.raw`{"a": "\d+\. \"\u00fc\" \u12"}`, String.raw`{"a": "\\d+\\. \"\\u00fc\" \\u12"}`],
    [String.raw`{"a": "C:\users\bob\file.txt"}`, String.raw`{"a": "C:\\users\\bob\\file.txt"}`],
    [String.raw`{"a": "C:\temp\new\users\"}`, String.raw`{"a": "C:\\temp\\new\\users\\"}`],
    [String.raw`{"a": "type C:\new\src", "b": 1}`, String.raw`{"a": "type C:\\new\\src", "b": 1}`],
    [String.raw`{"a": "\\server\share"}`, String.raw`{"a": "\\\\server\\share"}`],
    [String.raw`{"a": "\bword\b\s"}`, String.raw`{"a": "\\bword\\b\\s"}`],
    [String.raw`{"a": "import re\nre.match('\d\b')\n"}`, String.raw`{"a": "import re\nre.match('\\d\\b')\n"}`],
    [String.raw`{'a': 'C:\users\bob'}`, String.raw`{"a": "C:\\users\\bob"}`],
  ])('%j are repaired with a note when the call closes', (text, whole) => {
    expect(readInAllCuts(`${text}</call>`)).toEqual({
      state: 'done',
      arguments: whole,
      notes: ['repaired the arguments of a tool call'],
      rest: '</call>',
    });
  });

  it.each(['""', '[]', '[ ]'])('that consist of %s are empty', (text) => {
    expect(readInAllCuts(`${text}</call>`)).toMatchObject({ state: 'done', arguments: '{}' });
  });

  it.each(['ls -la', '"oops"', '[1, 2]', '7', '{"a": }', '{"a": "b", "c":', '{"a": "b", "c"'])(
    'that are no object, as %j, are never whole',
    (text) => {
      const found = readInAllCuts(`${text}</call>`);
      expect(found).toMatchObject({ state: 'broken', arguments: text });
      expect(found.notes).toEqual(['the arguments of a tool call are not a JSON object']);
    },
  );

  it('are held to the end of a string that may be a path', () => {
    const sent = (text: string): string => read(text, { ending: 'length' }).fragments.flat().join('');
    expect(sent(String.raw`{"a": "C:\temp`)).toBe('{"a": "C');
    expect(sent(String.raw`{"a": "C:\temp", "b`)).toBe(String.raw`{"a": "C:\temp"`);
    expect(sent(String.raw`{"a": "one\ntwo`)).toBe(String.raw`{"a": "one\ntwo`);
    expect(sent(String.raw`{"a": "def f():\n\tpass`)).toBe(String.raw`{"a": "def f():\n\tpass`);
  });

  it('may hold the closing marker in a string', () => {
    const text = '{"a": "put </call> behind it"}';
    expect(readInAllCuts(`${text}</call>`)).toMatchObject({ arguments: text, notes: [], rest: '</call>' });
  });

  it('end at a closing marker at the end of the text if their string was never closed', () => {
    expect(readInAllCuts('{"a": "b</call>')).toMatchObject({ state: 'done', arguments: '{"a": "b"}', rest: '' });
    expect(readInAllCuts('{"a": "b</call>', 'length')).toMatchObject({ state: 'broken', arguments: '{"a": "b' });
    expect(readInAllCuts('{"a": "b</call>\nmore')).toMatchObject({ arguments: '{"a": "b"}', rest: '</call>\nmore' });
  });

  it('are never complete when cut', () => {
    const whole = '{"a": {"b": [1, "x"]}}';
    for (let length = 0; length < whole.length; length++) {
      const { state, arguments: sent } = readInAllCuts(whole.slice(0, length), 'length');
      expect(state).toBe('broken');
      expect(whole.startsWith(sent)).toBe(true);
    }
    expect(readInAllCuts(whole, 'length').state).toBe('done');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLiteralSpan } from '../../../src/dialects/literal/span.ts';
import { pythonLiteral } from '../../../src/dialects/literal/writing.ts';
import { objectText, readMarkedObject, readPythonCall, readPythonLiteral } from '../../../src/dialects/literal/read.ts';
import { hardText } from '../written-calls.ts';

describe('a Python literal', () => {
  it.each([
    ['None', 'null'],
    ['[True, False, true, null]', '[true,false,true,null]'],
    ['{\'k\': None, "l": [1, 2.50,], }', '{"k":null,"l":[1,2.50]}'],
    ["{1: 'a', 'b': ()}", '{"1":"a","b":[]}'],
    ['(1, "a")', '[1,"a"]'],
    ['(1,)', '[1]'],
    ["{'a', 2}", '["a",2]'],
    ["[{'a'}, {}]", '[["a"],{}]'],
    ['[007, -05, 0]', '["007","-05",0]'],
    ['((1))', '1'],
    ['12345678901234567890', '12345678901234567890'],
    ['-1.50e3', '-1.50e3'],
    ['[+1, .5, 1., 1_000, 0x1F, -0b11]', '[1,0.5,1.0,1000,31,-3]'],
    [String.raw`'it\'s\t\x41\u00e9\101'`, String.raw`"it's\tAéA"`],
    [String.raw`'it\'s\t\q'`, String.raw`"it's\\t\\q"`],
    [String.raw`'C:\users\bob\file.txt'`, String.raw`"C:\\users\\bob\\file.txt"`],
    [String.raw`'a b\n\d\bc'`, String.raw`"a b\n\\d\\bc"`],
    [String.raw`'\U0001F600'`, '"😀"'],
    [String.raw`r'C:\new' 'er' f"{{}}"`, String.raw`"C:\\newer{}"`],
    ['"""a\n"b" \'c\'"""', String.raw`"a\n\"b\" 'c'"`],
    ["('a'\n 'b')", '"ab"'],
    ["''", '""'],
    ['[1, # one\n 2]', '[1,2]'],
    ["'say 'hi' now'", '"say \'hi\' now"'],
    ["'two\nlines'", String.raw`"two\nlines"`],
  ])('%s is %s', (text, json) => {
    expect(readPythonLiteral(text)?.json).toBe(json);
  });

  it.each([
    '',
    'name',
    'f(1)',
    "f'{x}'",
    '[1',
    "{'a', 'b': 1}",
    "{'b': 1, 'a'}",
    "{'a' 1}",
    "'a",
    '1 2',
    '0x',
    'inf',
    '[1]]',
    "'a' + 'b'",
  ])('%s is rejected', (text) => {
    expect(readPythonLiteral(text)).toBeUndefined();
  });

  it('is none where it nests too deep', () => {
    expect(readPythonLiteral('['.repeat(100_000))).toBeUndefined();
    expect(readPythonLiteral('['.repeat(1000) + ']'.repeat(1000))).toBeUndefined();
    expect(readPythonLiteral('{('.repeat(100_000))).toBeUndefined();
  });

  it('is read back from JSON that was written as Python', () => {
    fc.assert(
      fc.property(fc.jsonValue(), hardText(['```']), (value, text) => {
        const written = pythonLiteral(JSON.stringify([value, { [text]: text }]));
        expect(JSON.parse(readPythonLiteral(written)?.json ?? '')).toEqual(
          JSON.parse(JSON.stringify([value, { [text]: text }])),
        );
      }),
    );
  });
});

describe('a Python call', () => {
  it('has values with and without names', () => {
    const call = readPythonCall("f(1, 'x', c=[1, {'k': None}], **{'a-b': True})");
    expect(call).toMatchObject({ name: 'f', positional: ['1', '"x"'] });
    expect(objectText(call?.named ?? new Map())).toBe('{"c":[1,{"k":null}],"a-b":true}');
  });

  it.each(['f', 'f(x)', 'f(a=g())', 'f(1).b', 'f(*x)', 'f(**x)', 'f(a==1)', 'f(1'])('%s is rejected', (text) => {
    expect(readPythonCall(text)).toBeUndefined();
  });
});

describe('an object of marked strings', () => {
  const read = (text: string): string | undefined => {
    const object = readMarkedObject(text, '<|"|>');
    return object && `${object.isMended ? 'mended ' : ''}${objectText(object.fields)}`;
  };

  it.each([
    ['{}', '{}'],
    ['{a:<|"|>x, "y"}\\n<|"|>,n:-1.0,b:true,z:null}', String.raw`{"a":"x, \"y\"}\\n","n":-1.0,"b":true,"z":null}`],
    ['{ o : {k:[<|"|>v<|"|>,2,{}]} , my key:1}', '{"o":{"k":["v",2,{}]},"my key":1}'],
    ['(a=<|"|>x<|"|>, b=2)', '{"a":"x","b":2}'],
    [String.raw`{"a": "x\n\u003c"}`, String.raw`{"a":"x\n<"}`],
    ['{<|"|>a<|"|>:1}', '{"a":1}'],
  ])('%s is %s', (text, json) => {
    expect(read(text)).toBe(json);
  });

  it.each([
    ["{a:'it's'}", '{"a":"it\'s"}'],
    ["{a:'x'<|\"|>,b:1}", '{"a":"x","b":1}'],
    ['{a:Brest, France,b:2}', '{"a":"Brest, France","b":2}'],
    ['{a:ls (x) {y},b:2}', '{"a":"ls (x) {y}","b":2}'],
    ['{a:<|"|>x}', '{"a":"x"}'],
    ['{a:<|"|>f() {}', '{"a":"f() {}"}'],
    ['{a:[1,{b:2', '{"a":[1,{"b":2}]}'],
    ['{a:[1,2}', '{"a":[1,2]}'],
  ])('%s is repaired', (text, json) => {
    expect(read(text)).toBe(`mended ${json}`);
  });

  it.each(['', '[1]', '{a}', '{a:1} b', '{a:<|"|>x<|"|>y<|"|>}', '{:1}'])('%s is rejected', (text) => {
    expect(read(text)).toBeUndefined();
  });
});

describe('the end of a literal', () => {
  const ends = (text: string, notation: { mark?: string; closer?: string }): { at: number; progress: string } => {
    const span = createLiteralSpan(notation);
    const at = span.consume(text, 0, true);
    return { at, progress: span.progress };
  };

  it.each(['(a=\')\', b="""(\n""", c=\'it\'s )\')', "(a=r'(' # :)\n)", '(((1)), [{}])', "(a='', b='')"])(
    'is the last bracket of %s',
    (text) => {
      expect(ends(`${text} tail)`, { closer: '```' })).toEqual({ at: text.length, progress: 'done' });
    },
  );

  it('is a closer outside of strings, and no closer within one', () => {
    expect(ends("(a='``` b'", { closer: '```' })).toEqual({ at: 10, progress: 'inside' });
    expect(ends('(a=1```', { closer: '```' })).toEqual({ at: 4, progress: 'closed' });
    expect(ends('{a:<|"|><e> x<|"|>,b:1<e>', { mark: '<|"|>', closer: '<e>' })).toEqual({ at: 22, progress: 'closed' });
  });

  it('is the closer within a string that was never closed, if the text ends behind it', () => {
    expect(ends('{a:<|"|>x<e> \n', { mark: '<|"|>', closer: '<e>' })).toEqual({ at: 9, progress: 'closed' });
    expect(ends('{a:<|"|>x}<e>\nmore', { mark: '<|"|>', closer: '<e>' })).toEqual({ at: 10, progress: 'closed' });
    expect(ends('{a:<|"|>x<e>\nmore', { mark: '<|"|>', closer: '<e>' })).toMatchObject({ progress: 'inside' });
  });
});

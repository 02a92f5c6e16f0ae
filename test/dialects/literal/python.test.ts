import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { objectText } from '../../../src/dialects/literal/parser.ts';
import { readPythonCall, readPythonLiteral } from '../../../src/dialects/literal/python.ts';
import { pythonCall } from '../../../src/dialects/literal/writing.ts';
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

  it('is rejected when it nests too deep', () => {
    expect(readPythonLiteral('['.repeat(100_000))).toBeUndefined();
    expect(readPythonLiteral('['.repeat(1000) + ']'.repeat(1000))).toBeUndefined();
    expect(readPythonLiteral('{('.repeat(100_000))).toBeUndefined();
  });
});

describe('a Python call', () => {
  it('has positional and named arguments', () => {
    const call = readPythonCall("f(1, 'x', c=[1, {'k': None}], **{'a-b': True})");
    expect(call).toMatchObject({ name: 'f', positional: ['1', '"x"'] });
    expect(objectText(call?.named ?? new Map())).toBe('{"c":[1,{"k":null}],"a-b":true}');
  });

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.jsonValue(), hardText(['```']), (value, text) => {
        const argumentsText = JSON.stringify({ value: [value, { [text]: text }] });
        const call = readPythonCall(pythonCall({ name: 'f', argumentsText }));
        expect(call).toMatchObject({ name: 'f', positional: [] });
        expect(JSON.parse(objectText(call?.named ?? new Map()))).toEqual(JSON.parse(argumentsText));
      }),
    );
  });

  it.each(['f', 'f(x)', 'f(a=g())', 'f(1).b', 'f(*x)', 'f(**x)', 'f(a==1)', 'f(1'])('%s is rejected', (text) => {
    expect(readPythonCall(text)).toBeUndefined();
  });
});

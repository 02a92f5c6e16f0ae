import { describe, expect, it } from 'vitest';
import { readMarkedObject } from '../../../src/dialects/literal/marked.ts';
import { objectText } from '../../../src/dialects/literal/parser.ts';

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

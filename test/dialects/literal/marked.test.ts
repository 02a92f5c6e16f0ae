import { describe, expect, it } from 'vitest';
import { readMarkedObject } from '../../../src/dialects/literal/marked.ts';
import { objectText } from '../../../src/dialects/literal/parser.ts';

describe('an object of marked strings', () => {
  const read = (text: string): string | undefined => {
    const object = readMarkedObject(text, '<|"|>', new Set(['a', 'b']));
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
    ['{a:<|"|>x<|"|>y<|"|>}', String.raw`{"a":"x\"y"}`],
    ['{a:<|"|>f(<|"|>x<|"|>)<|"|>,b:1}', String.raw`{"a":"f(\"x\")","b":1}`],
    ['{a:<|"|>f(<|"|>x<|"|>, <|"|>y<|"|>)<|"|>,b:1}', String.raw`{"a":"f(\"x\", \"y\")","b":1}`],
    ['{a:<|"|><|"|><|"|><|"|> x <|"|><|"|><|"|>.y()<|"|>}', String.raw`{"a":"\"\"\" x \"\"\".y()"}`],
    ['{a:<|"|>say <|"|>x<|"|><|"|>}', String.raw`{"a":"say \"x\""}`],
    [
      '{a:<|"|>d = {<|"|>x<|"|>: 1, <|"|>y<|"|>: {<|"|>z<|"|>: [<|"|>w<|"|>]}}<|"|>,b:2}',
      String.raw`{"a":"d = {\"x\": 1, \"y\": {\"z\": [\"w\"]}}","b":2}`,
    ],
    ['{a:<|"|>5<|"|> pipe<|"|>,b:2}', String.raw`{"a":"5\" pipe","b":2}`],
    ['{a:[<|"|>x<|"|>,<|"|>say <|"|>y<|"|><|"|>],b:1}', String.raw`{"a":["x","say \"y\""],"b":1}`],
    ['{a:<|"|>f(<|"|>x<|"|>, c: int)<|"|>,b:1}', String.raw`{"a":"f(\"x\", c: int)","b":1}`],
  ])('%s is repaired', (text, json) => {
    expect(read(text)).toBe(`mended ${json}`);
  });

  it.each(['', '[1]', '{a}', '{a:1} b', '{:1}'])('%s is rejected', (text) => {
    expect(read(text)).toBeUndefined();
  });
});

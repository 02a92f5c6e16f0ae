import { describe, expect, it } from 'vitest';
import { repairedObject } from '../../../src/dialects/json/repair.ts';

describe('the repair of an object', () => {
  it('mends a long text with few quotes', () => {
    const content = 'const found = rows.filter((row) => row.size);\\n'.repeat(12_000);
    expect(repairedObject(`{"content": "${content}"`)).toBe(`{"content": "${content}"}`);
  });

  it('is not tried when its time would be quadratic', () => {
    expect(repairedObject(`{"content": "${'"'.repeat(250_000)}`)).toBeUndefined();
    expect(repairedObject(`{'content': '${"'".repeat(250_000)}`)).toBeUndefined();
  });

  describe('of which a quote is missing', () => {
    const objects = [
      { path: 'README.md' },
      { path: 'README.md', limit: 3 },
      { limit: 3, path: 'a b.txt' },
      { path: 'a.txt', content: 'x, y' },
      { path: 'a.txt', content: 'f(a: 1, b: 2)' },
      { path: 'a.ts', content: 'const x = { a: 1 };\n' },
      { path: 'a', content: 'say "hi", ok' },
      { path: 'a', content: '{"k": "v", "w": 1}' },
      { files: ['a.md', 'b.md'], n: 1 },
      { o: { a: 'b', c: 'd' }, e: 'f' },
      { command: 'ls -la | grep "x" && echo $PATH' },
      { q: 'what is: this, or that?', n: 2 },
      { a: true, b: null, c: 'null' },
      { url: 'https://a.b/c?d=e,f', n: 1 },
      { content: 'a: b\nc: d', path: 'x' },
      { path: String.raw`C:\x\y`, content: `it's, "so": 1` },
    ];
    const texts = objects.flatMap((object) => [
      [JSON.stringify(object), object] as const,
      [JSON.stringify(object, null, 1).replaceAll(/\n\s*/g, ' '), object] as const,
    ]);

    it('gives the object or nothing, whichever quote it is', () => {
      let repairs = 0;
      for (const [text, object] of texts)
        for (const { index } of text.matchAll(/(?<!\\)"/g)) {
          const repaired = repairedObject(text.slice(0, index) + text.slice(index + 1));
          if (repaired === undefined) continue;
          repairs++;
          expect(JSON.parse(repaired)).toEqual(object);
        }
      expect(repairs).toBeGreaterThan(180);
    });
  });

  it.each([
    '{"path": "a", "content": "say "hi", then "bye""}',
    '{"path": "a", "content": "d = {"a": 1, "b": 2}"}',
    '{"path": "a", "content": "x, "path": "b"}',
    '{"path": "a", "content": "f() { return [1] }}',
  ])('gives nothing when it may be half of a text: %j', (text) => {
    expect(repairedObject(text)).toBeUndefined();
  });

  it('keeps a key that contains a colon', () => {
    expect(repairedObject('{"xml:lang": "en", "a": 1,}')).toBe('{"xml:lang": "en", "a": 1}');
  });

  it('takes time that grows with the text', () => {
    const long = 'a'.repeat(900_000);
    expect(repairedObject(`{"content": "${long}`)).toBe(`{"content": "${long}"}`);
  });
});

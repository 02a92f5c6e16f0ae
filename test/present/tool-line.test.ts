import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { callEdits, callText } from '../../src/present/tool-line.ts';

const patch = '*** Begin Patch\n*** Update File: src/a.ts\n@@ f\n same\n-old\n+new\n+more\n*** End Patch';

describe('what a call does, in one line', () => {
  test.each<[string, object]>([
    ['npm test', { command: 'npm test', description: 'Runs the tests' }],
    ['npm test | tail', { command: ['bash', '-lc', 'npm test | tail'], workdir: '/repo' }],
    ['src/cart.js', { file_path: 'src/cart.js' }],
    ['src/cart.js:1-40', { file_path: 'src/cart.js', offset: 1, limit: 40 }],
    ['src/cart.js:5-9', { path: 'src/cart.js', start_line: 5, end_line: 9 }],
    ['/a:1-5', { command: 'view', path: '/a', view_range: [1, 5] }],
    ['src/cart.js +1 −1', { file_path: 'src/cart.js', old_string: 'a\nb', new_string: 'a\nc' }],
    ['/a +1 −1', { command: 'str_replace', path: '/a', old_str: 'x', new_str: 'y' }],
    [
      'a.ts +2 −1',
      {
        path: 'a.ts',
        edits: [
          { oldText: 'a', newText: 'b' },
          { oldText: '', newText: 'c' },
        ],
      },
    ],
    ['a.md +2 −0', { filePath: 'a.md', content: 'one\ntwo\n' }],
    ['src/a.ts +2 −1', { input: patch }],
    ['totalOf in src', { pattern: 'totalOf', path: 'src' }],
    ['one, two', { queries: ['one', 'two'] }],
    ['https://example.org/', { url: 'https://example.org/', format: 'text' }],
    ['Find callers', { description: 'Find callers', prompt: 'Find all of them', subagent_type: 'explore' }],
    ['2 items', { todos: [{}, {}] }],
    ['depth 3, deep true', { depth: 3, deep: true }],
    ['', {}],
  ])('is %j', (line, input) => {
    expect(callText(JSON.stringify(input))).toBe(line);
  });

  test('is the text of arguments that nest too deep', () => {
    const written = `{"depth":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect(callText(written)).toMatch(/^\{"depth":\[\[/);
  });

  test('is read from a text, and from the beginning of arguments that are cut off', () => {
    expect(callText(patch)).toBe('src/a.ts +2 −1');
    expect(callText('ls\n-la')).toBe('ls -la');
    expect(callText('{"file_path":"src/long.ts","content":"one\\ntw')).toBe('src/long.ts');
  });

  test('is one line of any arguments', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (written) => {
        const line = callText(written);
        expect(line).not.toMatch(/\n/);
        expect(line.length).toBeLessThanOrEqual(160);
      }),
    );
  });
});

test('an edit has the lines of its file', () => {
  expect(callEdits(JSON.stringify({ path: 'a', old_string: 'x\ny', new_string: 'x\nz' }))).toEqual([
    {
      path: 'a',
      lines: [
        { kind: 'same', text: 'x' },
        { kind: 'removed', text: 'y' },
        { kind: 'added', text: 'z' },
      ],
    },
  ]);
  expect(callEdits('{"command":"ls"}')).toEqual([]);
});

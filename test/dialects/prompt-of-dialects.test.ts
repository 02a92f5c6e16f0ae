import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CoreTool } from '../../src/core/types.ts';
import { dialects } from '../../src/dialects/index.ts';
import { createRestoringReader } from '../../src/dialects/answer/restored.ts';
import { call, calling, prompted, result, results, userMessage, type Prompted } from './prompting.ts';
import { readComplete, type ReadResult } from './read.ts';

const tool: CoreTool = {
  type: 'function',
  name: 'edit_file',
  description: 'Edits a file.',
  inputSchema: {
    type: 'object',
    properties: {
      path: { type: 'string' },
      '-n': { type: 'boolean' },
      count: { type: 'integer' },
      edits: { type: 'array', items: { type: 'object', properties: { old: { type: 'string' } } } },
    },
    required: ['path'],
  },
};

describe.each(dialects.map((dialect) => ({ dialect, name: dialect.name })))('$name in a prompt', ({ dialect }) => {
  const { controlTokens } = dialect.writing;
  /** What the model would have had to write for a turn that was written back. */
  const read = (line: string | undefined): ReadResult =>
    readComplete({ ...dialect, reader: (context, emit) => createRestoringReader(dialect, context, emit) }, line ?? '', {
      tools: [tool],
    });
  const turnOf = ({ lines }: Prompted): string | undefined =>
    lines.find((line) => line.startsWith('assistant: '))?.slice('assistant: '.length);

  const text = fc
    .array(
      fc.oneof(
        fc.constantFrom(...controlTokens),
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('\n', '"', "'", '\\'),
      ),
    )
    .map((pieces) => pieces.join(''));
  const input = fc.record(
    { path: text, '-n': fc.boolean(), count: fc.integer(), edits: fc.array(fc.record({ old: text })) },
    { requiredKeys: ['path'] },
  );

  test.each(['terse', 'full'] as const)(
    'a %s one describes the tools, and shows the format to models that were not trained on it',
    (style) => {
      const { system } = prompted({ tools: [tool] }, { dialect, style });
      expect(system).toContain('edit_file');
      expect(system).toContain('Edits a file.');
      expect(system.includes('example_tool')).toBe(dialect.writing.instructions === undefined);
    },
  );

  test('a written call is read back as the same call', () => {
    fc.assert(
      fc.property(fc.array(input, { minLength: 1, maxLength: 3 }), (inputs) => {
        const calls = inputs.map((value, index) => call(`c${index}`, 'edit_file', { kind: 'json', value }));
        const written = prompted({ tools: [tool], messages: [userMessage('hi'), calling(...calls)] }, { dialect });
        const { calls: found, text: around } = read(turnOf(written));
        expect(found.map(({ name, state }) => [name, state])).toEqual(inputs.map(() => ['edit_file', 'done']));
        expect(found.map(({ arguments: written_ }): unknown => JSON.parse(written_))).toEqual(inputs);
        expect(around.trim()).toBe('');
      }),
    );
  });

  test('results are written into one user turn, with failures marked', () => {
    const messages = [
      userMessage('hi'),
      calling(call('a', 'edit_file', { path: 'x' }), call('b', 'edit_file', { path: 'y' })),
      results(result('a', 'the first'), { ...result('b', 'the second'), isError: true }),
      userMessage('go on'),
    ];
    const { lines } = prompted({ tools: [tool], messages }, { dialect });
    expect(lines).toHaveLength(4);
    const [first, second, last] = ['the first', '[tool_error] the second', 'go on'].map(
      (each) => lines[3]?.indexOf(each) ?? -1,
    );
    expect(first).toBeGreaterThan(0);
    expect(second).toBeGreaterThan(first ?? 0);
    expect(last).toBeGreaterThan(second ?? 0);
  });

  test('user content contains no control token', () => {
    fc.assert(
      fc.property(text, (written) => {
        const messages = [userMessage(written), calling(call('a', 'edit_file', { path: 'x' }))];
        const { lines } = prompted({ tools: [tool], messages }, { dialect });
        expect(controlTokens.filter((token) => lines[1]?.includes(token))).toEqual([]);
      }),
    );
  });
});

import { describe, expect, test } from 'vitest';
import type { JsonSchema } from '../../../src/core/json.ts';
import type { PromptTool } from '../../../src/dialects/dialect.ts';
import { pythonStubs } from '../../../src/dialects/gemma/python-stubs.ts';
import { firstSentence, toolList } from '../../../src/dialects/prompt/tool-list.ts';

const tool = (inputSchema: JsonSchema, description?: string): PromptTool => ({
  type: 'function',
  name: 'f',
  inputSchema,
  ...(description !== undefined && { description }),
});

/** A tool of one parameter, `x`. */
const taking = (x: JsonSchema, around: JsonSchema = {}): PromptTool =>
  tool({ type: 'object', properties: { x }, required: ['x'], ...around });

const text = { type: 'string' };
const types: [string, PromptTool, { line: string; python: string }][] = [
  ['a text', taking(text), { line: 'string', python: 'str' }],
  ['a whole number', taking({ type: 'INTEGER' }), { line: 'integer', python: 'int' }],
  ['a number', taking({ type: 'number' }), { line: 'number', python: 'float' }],
  ['yes or no', taking({ type: 'boolean' }), { line: 'boolean', python: 'bool' }],
  [
    'a choice',
    taking({ enum: ['a', 1, true, null] }),
    { line: '"a"|1|true|null', python: 'Literal["a", 1, True, None]' },
  ],
  ['a fixed value', taking({ const: false }), { line: 'false', python: 'Literal[False]' }],
  ['a fixed null', taking({ const: null }), { line: 'null', python: 'Literal[None]' }],
  ['a list', taking({ type: 'array', items: text }), { line: 'string[]', python: 'list[str]' }],
  [
    'a list of choices',
    taking({ type: 'array', items: { enum: ['a', 'b'] } }),
    { line: '("a"|"b")[]', python: 'list[Literal["a", "b"]]' },
  ],
  ['a list of anything', taking({ type: 'array' }), { line: 'any[]', python: 'list[Any]' }],
  ['an object', taking({ type: 'object' }), { line: 'object', python: 'dict' }],
  [
    'an object of fields',
    taking({ properties: { a: text, b: text }, required: ['b'] }),
    { line: '{a?: string, b: string}', python: 'dict' },
  ],
  ['several types', taking({ type: ['string', 'null'] }), { line: 'string|null', python: 'str | None' }],
  ['one of several', taking({ anyOf: [text, { type: 'integer' }] }), { line: 'string|integer', python: 'str | int' }],
  ['one of one', taking({ oneOf: [text] }), { line: 'string', python: 'str' }],
  ['one of several with anything among them', taking({ anyOf: [text, {}] }), { line: 'any', python: 'Any' }],
  ['a type by its name', taking({ $ref: '#/$defs/T' }, { $defs: { T: text } }), { line: 'string', python: 'str' }],
  ['a type that is nowhere', taking({ $ref: '#/$defs/T' }), { line: 'any', python: 'Any' }],
  ['a type of elsewhere', taking({ $ref: 'https://example.com/t' }), { line: 'any', python: 'Any' }],
];

describe.each(types)('a parameter that takes %s', (_, given, { line, python }) => {
  test('is written in a line of text', () => {
    expect(toolList([given], 'terse')).toBe(`- f(x: ${line})`);
  });

  test('is written in a Python signature', () => {
    expect(pythonStubs([given], 'terse')).toBe(`\`\`\`python\ndef f(*, x: ${python}):\n    ...\n\`\`\``);
  });
});

test('a type that holds itself is followed no further than makes sense', () => {
  const node = { type: 'object', properties: { next: { $ref: '#/$defs/Node' } } };
  expect(toolList([taking({ $ref: '#/$defs/Node' }, { $defs: { Node: node } })], 'terse')).toBe(
    '- f(x: {next?: {next?: {next?: {next?: any}}}})',
  );
});

test.each([
  ['Reads a file. Or a folder.', 'Reads a file.'],
  ['Reads a file, e.g. a picture. Or a folder.', 'Reads a file, e.g. a picture.'],
  ['\n  Reads a file\nOr a folder', 'Reads a file'],
  ['# Read\n\nReads a file\nfast', 'Reads a file'],
  ['# Read', ''],
  ['Reads 1.5 files', 'Reads 1.5 files'],
  ['', ''],
  [`${'word '.repeat(40)}end`, `${'word '.repeat(31)}word…`],
  ['x'.repeat(200), `${'x'.repeat(160)}…`],
])('the first sentence of %j', (description, expected) => {
  expect(firstSentence(description)).toBe(expected);
});

test('a list of all that is known has the schema as it is', () => {
  const schema = { type: 'object', properties: { x: { type: 'string', minLength: 1 } } };
  expect(toolList([tool(schema, ' Reads a file.\n\nSlowly. '), tool({})], 'full')).toBe(
    [
      `<tool name="f">\nReads a file.\n\nSlowly.\nParameters (JSON Schema): ${JSON.stringify(schema)}\n</tool>`,
      '<tool name="f">\nParameters (JSON Schema): {}\n</tool>',
    ].join('\n'),
  );
});

describe('Python stubs', () => {
  const fields = {
    path: { type: 'string', description: 'Where it is.\nAbsolute.' },
    '-n': { type: 'boolean' },
    edits: {
      type: 'array',
      description: 'What to change',
      items: {
        type: 'object',
        properties: { old: text, new: { type: 'string', description: 'in\nits place' } },
        required: ['old'],
      },
    },
  };
  const edit = tool({ type: 'object', properties: fields, required: ['path'] }, 'Edits a file.\n\nSays """done""".');

  test('contain the complete description, and those of all arguments and nested values', () => {
    expect(pythonStubs([edit], 'full')).toBe(`\`\`\`python
def f(*, path: str, edits: list[dict] = None, **{"-n": NotRequired[bool]}):
    """Edits a file.

    Says '''done'''.

    Args:
      path: Where it is.
        Absolute.
      edits: What to change
        "old" (str):
        "new" (str, optional): in its place
    """
\`\`\``);
  });

  test('contain one sentence in terse style', () => {
    expect(pythonStubs([edit], 'terse')).toContain(':\n    """Edits a file."""\n');
  });

  test('write names that are invalid in Python in a dictionary', () => {
    const odd = tool({ properties: { 'a b': text, from: { type: 'integer' } }, required: ['a b'] });
    expect(pythonStubs([odd], 'terse')).toContain('def f(**{"a b": str, "from": NotRequired[int]}):');
  });

  test('have no arguments when there are no parameters', () => {
    expect(pythonStubs([tool({}), tool({}, 'Waits.')], 'full')).toBe(
      '```python\ndef f():\n    ...\n\ndef f():\n    """Waits."""\n```',
    );
  });
});

import fc from 'fast-check';
import { parse } from 'jsonc-parser';
import { stringify } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import { connectText, disconnectText, valueOf, type FileFormat, type KeyEdit } from '../../src/agents/connection.ts';
import { editJson, JsonTextError } from '../../src/agents/edit-json.ts';
import { editToml, TomlTextError } from '../../src/agents/edit-toml.ts';

const jsonEdits: KeyEdit[] = [
  { path: ['env', 'ANTHROPIC_BASE_URL'], value: 'http://127.0.0.1:8787' },
  { path: ['env', 'TOKEN'], value: 'louter-connect-x' },
  { path: ['providers', 'louter'], value: { url: 'u', models: [1, 2] } },
  { path: ['model'], value: 'm' },
];
const tomlEdits: KeyEdit[] = [
  { path: ['model_provider'], value: 'louter' },
  {
    path: ['model_providers', 'louter'],
    value: { name: 'Louter', http_headers: { 'x-louter-key': 'k' }, supports_websockets: false },
  },
];
const variableEdits: KeyEdit[] = [
  { path: ['GEMINI_API_KEY'], value: 'louter' },
  { path: ['GOOGLE_GEMINI_BASE_URL'], value: 'http://127.0.0.1:8787' },
];

const connect = (format: FileFormat, text: string, edits: readonly KeyEdit[]) => connectText(text, { format, edits });
const roundTrip = (format: FileFormat, text: string, edits: readonly KeyEdit[]): string =>
  disconnectText(connect(format, text, edits).text, { format, keys: connect(format, text, edits).keys }).text;

/** JSON as people write it: with comments, blank lines, tabs, CRLF, trailing commas. */
const name = fc.constantFrom('env', 'providers', 'model', 'a', 'b c', 'statusLine', 'enabledPlugins');
const jsonText = fc
  .record({
    tree: fc.dictionary(
      name,
      fc.oneof(
        fc.string(),
        fc.integer(),
        fc.array(fc.boolean(), { maxLength: 3 }),
        fc.dictionary(fc.constantFrom('ANTHROPIC_BASE_URL', 'FOO', 'louter', 'x'), fc.string()),
      ),
    ),
    indent: fc.constantFrom(0, 2, 4, '\t'),
    comment: fc.constantFrom('', '// first\n', '/* several\n lines */ '),
    eol: fc.constantFrom('\n', '\r\n'),
    end: fc.constantFrom('', '\n'),
  })
  .filter(({ tree }) => ['env', 'providers'].every((key) => tree[key] === undefined || isObject(tree[key])))
  .map(({ tree, indent, comment, eol, end }) =>
    `${comment}${JSON.stringify(tree, null, indent)}${end}`.replaceAll(/\r?\n/g, eol),
  );

const treeOf = (text: string): Record<string, unknown> => parse(text) as Record<string, unknown>;

const isObject = (value: unknown): boolean => typeof value === 'object' && !Array.isArray(value);

const withoutEmptied = (value: unknown): unknown => {
  const tree = { ...(value as Record<string, unknown>) };
  for (const key of ['env', 'providers'])
    if (typeof tree[key] === 'object' && tree[key] !== null && Object.keys(tree[key]).length === 0) delete tree[key];
  return tree;
};

describe('keys of JSON', () => {
  test('connecting sets the keys and nothing else, and doing it twice changes nothing', () => {
    fc.assert(
      fc.property(jsonText, (text) => {
        const { text: changed } = connect('json', text, jsonEdits);
        for (const { path, value } of jsonEdits) expect(valueOf('json', changed, path)).toEqual(value);
        expect(connect('json', changed, jsonEdits).text).toBe(changed);
        const others = (tree: Record<string, unknown>) =>
          Object.entries(tree).filter(([key]) => !['env', 'providers', 'model'].includes(key));
        expect(others(treeOf(changed))).toEqual(others(treeOf(text)));
        for (const comment of text.match(/\/\/ first|\/\* several/g) ?? []) expect(changed).toContain(comment);
      }),
    );
  });

  test('disconnecting after another change restores the values, and leaves the change', () => {
    fc.assert(
      fc.property(jsonText, (text) => {
        const { text: changed, keys } = connect('json', text, jsonEdits);
        const withMore = editJson(changed, [{ path: ['added'], value: { by: 'the user' } }]);
        const undone = disconnectText(withMore, { format: 'json', keys });
        expect(undone.changed).toEqual([]);
        const { added, ...rest } = parse(undone.text);
        expect(added).toEqual({ by: 'the user' });
        expect(withoutEmptied(rest)).toEqual(withoutEmptied(parse(text)));
      }),
    );
  });

  test('a key that has another value by now stays and is named', () => {
    const { text, keys } = connect('json', '{"env": {"FOO": "1"}}', jsonEdits);
    const changed = editJson(text, [{ path: ['env', 'ANTHROPIC_BASE_URL'], value: 'http://127.0.0.1:3456' }]);
    const undone = disconnectText(changed, { format: 'json', keys });
    expect(undone.changed).toEqual([{ path: ['env', 'ANTHROPIC_BASE_URL'], value: 'http://127.0.0.1:3456' }]);
    expect(parse(undone.text)).toMatchObject({ env: { FOO: '1', ANTHROPIC_BASE_URL: 'http://127.0.0.1:3456' } });
  });

  test.each([
    ['{"a": 1\n "b": 2}', 'line 2: a comma is missing'],
    ['{"a": 1', 'line 1: a closing brace is missing'],
    ['[1]', 'line 1: an object is expected'],
    ['{"a" 1}', 'line 1: a colon is missing'],
    ['{"env": 7}', 'env is not an object'],
  ])('%j is refused', (text, message) => {
    expect(() => editJson(text, jsonEdits)).toThrow(new JsonTextError(message));
  });
});

describe('keys of TOML', () => {
  const tomlText = fc
    .record({
      top: fc.dictionary(fc.constantFrom('model', 'approval', 'model_provider'), fc.constantFrom('x', 'y "z"', '')),
      tables: fc.dictionary(
        fc.constantFrom('other', 'mcp_servers'),
        fc.dictionary(fc.constantFrom('k', 'command'), fc.constantFrom('v', 'w')),
        { maxKeys: 2 },
      ),
      comment: fc.constantFrom('', '# mine\n'),
    })
    .map(({ top, tables, comment }) => `${comment}${stringify(top)}\n${stringify(tables)}\n`);

  test('connect, then disconnect gives the same values, with all comments', () => {
    fc.assert(
      fc.property(tomlText, (text) => {
        const { text: changed } = connect('toml', text, tomlEdits);
        for (const { path, value } of tomlEdits) expect(valueOf('toml', changed, path)).toEqual(value);
        expect(connect('toml', changed, tomlEdits).text).toBe(changed);
        const undone = roundTrip('toml', text, tomlEdits);
        expect(valueOf('toml', undone, [])).toEqual(valueOf('toml', text, []));
        expect(undone.includes('# mine')).toBe(text.includes('# mine'));
      }),
    );
  });

  test('what cannot be changed without another change is refused', () => {
    expect(() =>
      editToml('model_providers = { louter = { a = 1 } }\n', [
        { path: ['model_providers', 'louter'], value: { b: 2 } },
      ]),
    ).toThrow(TomlTextError);
    expect(() => editToml('= 1', [])).not.toThrow();
    expect(() => editToml('= 1', [{ path: ['model_provider'], value: 'x' }])).toThrow(/line 1/);
    expect(() => editToml('model_provider = """\na\n"""\n', [{ path: ['model_provider'], value: 'x' }])).toThrow(
      TomlTextError,
    );
  });
});

test('variables: connect, then disconnect gives the very bytes', () => {
  const line = fc.constantFrom(
    'A=1',
    '# note',
    '',
    'export GEMINI_API_KEY="mine"',
    'GOOGLE_GEMINI_BASE_URL=http://x',
    'B = 2',
  );
  fc.assert(
    fc.property(fc.uniqueArray(line, { maxLength: 6 }), (lines) => {
      const text = lines.map((each) => `${each}\n`).join('');
      const undone = roundTrip('variables', text, variableEdits);
      expect(undone.replace('export ', '')).toBe(text.replace('export ', ''));
    }),
  );
});

describe('removing a table of TOML', () => {
  const remove = (text: string): string => editToml(text, [{ path: ['keys', 'a'], value: undefined }]);

  test.each([
    [
      'its own comment goes, that of the next section stays',
      '[keys.b]\nx = 1\n\n# of a\n[keys.a]\nx = 1 # one\n# also of a\n\n# stands alone\n\n# of log\n[log]\nx = 1\n',
      '[keys.b]\nx = 1\n\n# stands alone\n\n# of log\n[log]\nx = 1\n',
    ],
    ['without blank lines', '[b]\nx = 1\n[keys.a]\nx = 1\n# of c\n[c]\n', '[b]\nx = 1\n# of c\n[c]\n'],
    ['the last one', '[b]\nx = 1\n\n# of a\n[keys.a]\nx = 1\n', '[b]\nx = 1\n'],
    ['the last one, before a comment', '[keys.a]\nx = 1\n\n# the end\n', '# the end\n'],
    ['with those inside it', '[b]\n\n[keys.a] # a\n\n# limits\n[keys.a.c]\nx = 1\n\n[d]\n', '[b]\n\n[d]\n'],
    ['that are elsewhere', '[keys.a]\nx = 1\n\n[b]\n\n[keys.a.c]\ny = 1\n', '[b]\n'],
    ['the only one', '[keys.a]\nx = 1', ''],
    ['with line ends of Windows', '[b]\r\n\r\n[keys.a]\r\nx = 1\r\n\r\n# c\r\n[c]\r\n', '[b]\r\n\r\n# c\r\n[c]\r\n'],
  ])('%s', (_name, text, expected) => {
    expect(remove(text)).toBe(expected);
  });

  test('a new value is written in its place', () => {
    const text = '# of a\n[keys.a]\nx = 1\n\n# of b\n[b]\n';
    const changed = editToml(text, [{ path: ['keys', 'a'], value: { y: { z: 2 } } }]);
    expect(changed).toBe('# of a\n[keys.a.y]\nz = 2\n\n# of b\n[b]\n');
  });
});

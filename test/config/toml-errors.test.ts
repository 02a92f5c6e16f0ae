import { describe, expect, test } from 'vitest';
import { configComplaint } from '../support/config.ts';

describe('an error of TOML is described in a sentence', () => {
  test.each([
    ['[backends.a]\nprotocol = "x\nmode = "auto"', 'a quote is missing in line 2'],
    ['[backends.a]\nprotocol = x"', 'a quote is missing in line 2'],
    ["[backends.a]\nprotocol = 'x", 'a quote is missing in line 2'],
    ['[backends.a]\nprotocol = """x\nmode = 1', 'a quote is missing in line 2'],
    ['[models]\n"gpt-* = "a/x"', 'a quote is missing in line 2'],
    ['[models]\ngpt-*" = "a/x"', 'a quote is missing in line 2'],
    ['[backends.a]\ncapabilities = ["tools, "vision"]', 'a quote is missing in line 2'],
    ['[server]\nport = 80"', 'a quote is missing in line 2'],
    ['[backends.a]\nprotocol = openai-chat', 'a text needs quotes: write "…" around the value in line 2'],
    ['[limits]\nidle_timeout = 30s', 'write "30s", in quotes'],
    ['[limits]\nidle_timeout = 30 s', 'write "30s", in quotes'],
    ['[server]\nmax_body = 32MiB', 'write "32MiB", in quotes'],
    ['[backends.a]\nprotocol = “x”', 'line 2 has typographic quotes: write " in their place'],
    ['[backends.a]\nprotocol =', 'the value is missing in line 2'],
    ['[server]\nkeys = ["a", , "b"]', 'a value is missing before the , in line 2'],
    ['[server]\nwatch = True', 'write true'],
    ['[server]\nwatch = off', 'write false'],
    ['[server]\nport = null', 'a key without a value is left out: remove this line'],
    ['[server]\nport = 80;', 'the ; at the end of line 2 is too much'],
    ['[server]\nport = 80,\nhost = "x"', 'the , at the end of line 2 is too much'],
    ['[server]\nport = 08080', 'a number must not begin with 0'],
    ['[backends.a\nprotocol = "x"', 'the bracket ] after the name of the table is missing in line 1'],
    ['backends.a]\nprotocol = "x"', 'the bracket [ before the name of the table is missing in line 1'],
    ['[[routes]\n', 'the brackets ]] after the name of the table are missing'],
    ['[backends.my server]', 'a name with a blank needs quotes: write "…" around it in line 1'],
    ['[backends.a]\nprotocol "x"', 'write = between key and value in line 2'],
    ['[backends.a]\nprotocol: "x"', 'write = in place of the : in line 2'],
    ['[backends.a]\nheaders = { "x-a": "b" }', 'write = in place of the : in line 2'],
    ['[models]\nclaude-* = "a/x"', 'this key needs quotes: "claude-*" = …'],
    ['[models]\ngpt-oss:20b = "a/x"', 'this key needs quotes: "gpt-oss:20b" = …'],
    ['[server]\nport = 1\nport = 2', 'port is set already: remove one of the two'],
    ['[server]\nport = 1\n[server]\nhost = "x"', '[server] is in the file already: put its keys together'],
    [
      '[backends.a]\nmode = "auto" retries = 2',
      'more follows the value in line 2: write each key in a line of its own',
    ],
    ['[backends.a]\ncapabilities = ["tools" "vision"]', 'a comma, ] or } is missing in line 2'],
    [
      '[backends.a]\ncapabilities = ["tools"\nmode = "auto"',
      'a list or table in the lines before 3 is not closed: a comma, ] or } is missing',
    ],
    ['[backends.a]\nfixtures = "C:\\data"', String.raw`a backslash in "…" is written \\; in '…' it stays as it is`],
    ['[backends.a]\nfixtures = "C:\\Users"', String.raw`a backslash in "…" is written \\; in '…' it stays as it is`],
    ['// x\n', 'a comment begins with #'],
    ['{ "server": {} }', 'this is not TOML: Louter reads no JSON'],
    ['[server]\nhost = "a\u0001b"', 'a text contains a control character'],
  ])('%j', (toml, sentence) => {
    const [, position = '', text] = /^louter\.toml:(\d+:\d+): invalid TOML: (.*)$/s.exec(configComplaint(toml)) ?? [];
    expect(text).toBe(sentence);
    expect(position).toMatch(/^[1-9]/);
  });

  test.each([
    'api_key = hunter2==',
    'api_key: hunter2==',
    'api_key "hunter2"',
    'api_key = "hunter2',
    'api_key = hunter2 # x',
  ])('without the value, which may be secret: %s', (line) =>
    expect(configComplaint(`[backends.a]\nprotocol = "ollama"\n${line}\n`)).not.toContain('hunter2'),
  );
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { agentNames } from '../../src/core/agent-names.ts';
import { loadConfig } from '../../src/config/load.ts';
import { describeRouteRow } from '../../src/config/route-text.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'louter-routes-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const load = (routes: string) => {
  writeFileSync(
    join(folder, 'louter.toml'),
    `[backends.local]
protocol = "openai-chat"
[backends.other]
protocol = "gemini"
[models]
"*" = "local/*"
[keys.alice]
sha256 = "${'a'.repeat(64)}"
[keys.bob]
sha256 = "${'b'.repeat(64)}"
backends = ["local"]
${routes}`,
  );
  return loadConfig({ cwd: folder, env: {} });
};
const row = (text: string): string => `[[routes]]\n${text}\nto = "local/m"\n`;
const when = (text: string): string => row(`when = { ${text} }`);

describe('[[routes]]', () => {
  test('has rows with conditions, targets and options', () => {
    const { routes, warnings } = load(`
[[routes]]
name = "long"
to = ["other/gemini-pro", "local/*"]
effort = "low"
max_tokens = 8000
sticky = false
[routes.when]
model = "claude-*"
input_tokens = ">60000"
thinking = true
subagent = false
background = false
tools = true
tool = ["web_search", "Bash"]
image = false
document = true
protocol = ["anthropic"]
agent = "claude-code"
key = "alice"
header = { X-Team = "blue*" }
[[routes]]
to = "local/m"
thinking = false
`);
    expect(warnings).toEqual([]);
    expect(routes).toEqual([
      {
        name: 'long',
        targets: [
          { backend: 'other', model: 'gemini-pro' },
          { backend: 'local', model: '*' },
        ],
        when: {
          model: ['claude-*'],
          inputTokens: { min: 60_001, max: Number.MAX_SAFE_INTEGER },
          thinking: true,
          subagent: false,
          background: false,
          tools: true,
          tool: ['web_search', 'Bash'],
          image: false,
          document: true,
          protocol: ['anthropic'],
          agent: ['claude-code'],
          key: ['alice'],
          header: { 'x-team': 'blue*' },
        },
        effort: 'low',
        maxTokens: 8000,
        thinking: null,
        isSticky: false,
        continues: false,
        promptCache: null,
      },
      expect.objectContaining({ name: '2', thinking: false, isSticky: true }),
    ]);
    expect(routes.map(describeRouteRow)).toEqual([
      'model "claude-*", at least 60001 input tokens, asks for reasoning, not from a subagent, not in the background, with tools, with the tool "web_search" or "Bash", without images, with a document, protocol anthropic, agent claude-code, key alice, header x-team "blue*" → other/gemini-pro, then local/*; effort low; at most 8000 tokens of output; conversations may change target',
      'every request → local/m; reasoning off',
    ]);
  });

  test.each([
    ['>60000', 60_001, Number.MAX_SAFE_INTEGER],
    ['>= 60_000', 60_000, Number.MAX_SAFE_INTEGER],
    ['<8000', 0, 7_999],
    ['<=8000', 0, 8_000],
    ['8000-60000', 8_000, 60_000],
    ['>8000 <=60000', 8_001, 60_000],
    ['>8000, <60000', 8_001, 59_999],
  ])('reads input_tokens = "%s"', (text, min, max) => {
    expect(load(when(`input_tokens = "${text}"`)).routes[0]?.when.inputTokens).toEqual({ min, max });
  });

  test.each([
    [
      'a size that is no number',
      when('input_tokens = ">60k"'),
      /routes\[0\]\.when\.input_tokens: expected a comparison with a whole number of tokens, such as ">60000".*got ">60k"/,
    ],
    ['a number without a comparison', when('input_tokens = 60000'), /input_tokens: expected a comparison .* got 60000/],
    ['an empty range', when('input_tokens = "9000-8000"'), /"9000-8000" contains no number/],
    ['bounds that exclude each other', when('input_tokens = ">10 <5"'), /contains no number/],
    ['an unknown condition', when('input_token = ">6"'), /unknown key "input_token"; did you mean "input_tokens"\?/],
    [
      'an unknown key of a row',
      row('efort = "low"'),
      /routes\[0\]\.efort: unknown key "efort"; did you mean "effort"\?/,
    ],
    ['an unknown effort', row('effort = "hgh"'), /did you mean "high"\?/],
    ['an unknown agent', when('agent = "claud-code"'), /unknown agent "claud-code"; did you mean "claude-code"\?/],
    ['an unknown protocol', when('protocol = ["anthropic", "openai"]'), /unknown protocol "openai"/],
    ['an unknown key of a client', when('key = "alise"'), /unknown key of \[keys\] "alise"; did you mean "alice"\?/],
    [
      'a header that is a credential',
      when('header = { Authorization = "x" }'),
      /header\.Authorization: is a credential; use key/,
    ],
    ['a header that is none', when('header = { "a b" = "x" }'), /is not a valid name of an HTTP header/],
    ['a condition of the wrong type', when('thinking = "yes"'), /when\.thinking: expected a boolean/],
    ['conditions that contradict each other', when('tools = false, tool = "Bash"'), /contradicts tools = false/],
    ['options that contradict each other', row('thinking = false\neffort = "low"'), /contradicts thinking = false/],
    [
      'a missing backend',
      '[[routes]]\nto = "locl/m"\n',
      /routes\[0\]\.to: "locl\/m": unknown backend "locl"; did you mean "local"\?/,
    ],
    ['no target', '[[routes]]\nwhen = { image = true }\n', /to: is missing/],
    ['an empty list of targets', '[[routes]]\nto = []\n', /routes\[0\]\.to/],
    ['a name with blanks', row('name = "a b"'), /the name of a row must be letters/],
    ['a number as a name', row('name = "2"'), /not a number/],
    ['a name twice', row('name = "a"') + row('name = "a"\nwhen = { image = true }'), /"a" is the name of row 1 too/],
  ])('refuses %s', (_name, text, message) => {
    expect(() => load(text)).toThrow(message);
  });

  test('names the line of an error', () => {
    expect(() => load(when('image = true') + when('agent = "x"'))).toThrow(
      /^louter\.toml:16: routes\[1\]\.when\.agent: /,
    );
  });
});

describe('a row that no request reaches', () => {
  const warningsOf = (text: string): readonly string[] => load(text).warnings;

  test.each([
    ['one for every request is before it', row('') + when('image = true')],
    ['a wider pattern is before it', when('model = "claude-*"') + when('model = "claude-opus-*", image = true')],
    ['a wider range is before it', when('input_tokens = ">100"') + when('input_tokens = "200-300"')],
    ['more names are before it', when('agent = ["codex", "pi"]') + when('agent = "pi"')],
    ['any tool is before it', when('tools = true') + when('tool = "Bash"')],
  ])('is a warning when %s', (_name, text) => {
    expect(warningsOf(text)).toEqual([
      expect.stringMatching(/routes\[1\]: no request reaches this row: row 1 before it takes all/),
    ]);
  });

  test.each([
    ['both values', when('subagent = true') + when('subagent = false') + when('model = "a"'), '1 and 2'],
    [
      'all numbers of tokens',
      when('input_tokens = "<100"') + when('input_tokens = "100-200"') + when('input_tokens = ">150"') + row(''),
      '1, 2 and 3',
    ],
    [
      'the numbers of a range',
      when('input_tokens = "<=150"') + when('input_tokens = ">150"') + when('input_tokens = "100-200"'),
      '1 and 2',
    ],
    [
      'values and numbers',
      when('image = true, model = "a*"') +
        when('input_tokens = ">9"') +
        when('image = false, input_tokens = "<=9"') +
        when('model = "ab"'),
      '1, 2 and 3',
    ],
  ])('is a warning when rows before it take %s together', (_name, text, names) => {
    expect(warningsOf(text)).toEqual([
      expect.stringContaining(`no request reaches this row: rows ${names} before it take all of them together`),
    ]);
  });

  test.each([
    ['numbers between two ranges', when('input_tokens = "<100"') + when('input_tokens = ">100"') + row('')],
    ['one value', when('subagent = true') + when('subagent = false, model = "b"') + when('model = "a"')],
    ['the value of another flag', when('image = true') + when('document = false') + row('')],
  ])('is not one that has %s left', (_name, text) => {
    expect(warningsOf(text)).toEqual([]);
  });

  // Trying the parts that rows take in every order took longer than a start may: minutes for this many.
  test('is found among rows that take parts of many conditions', () => {
    const flags = ['thinking', 'subagent', 'background', 'tools', 'image', 'document'];
    const ranges = Array.from({ length: 200 }, (_, index) => when(`input_tokens = "${index * 10}-${index * 10 + 9}"`));
    const parts = flags.map((flag) => when(`${flag} = true`)).join('') + ranges.join('');
    expect(warningsOf(parts + row(''))).toEqual([]);
    const rest = when('input_tokens = ">=2000"');
    expect(warningsOf(parts + rest + row(''))).toEqual([expect.stringContaining('and 207 before it take all of them')]);
  });

  test('is a warning when its keys may request none of its models', () => {
    const keys = `[keys.carol]\nsha256 = "${'c'.repeat(64)}"\nmodels = ["gpt-*"]\n`;
    expect(warningsOf(keys + when('key = "carol", model = ["claude-a", "claude-b"]'))).toEqual([
      expect.stringMatching(/all requests of this row are refused: keys\.carol may request none of its models/),
    ]);
    expect(warningsOf(keys + when('key = "carol", model = ["claude-a", "gpt-5"]'))).toEqual([]);
    expect(warningsOf(keys + when('key = "carol", model = "g*"'))).toEqual([]);
    expect(warningsOf(keys + when('key = ["carol", "bob"], model = "claude-a"'))).toEqual([]);
  });

  test.each([
    ['another model', when('model = "claude-opus-*"') + when('model = "claude-*"')],
    ['another value', when('thinking = true') + when('thinking = false')],
    ['a further condition', when('model = "*", image = true') + when('model = "a"')],
    ['any tool', when('tool = "*"') + when('model = "a"')],
    ['a wider range', when('input_tokens = "200-300"') + when('input_tokens = ">100"')],
    ['a header', when('header = { x-a = "*" }') + when('model = "a"')],
  ])('is not one that has %s', (_name, text) => {
    expect(warningsOf(text)).toEqual([]);
  });

  test('is a warning when its key may use none of its backends', () => {
    expect(warningsOf('[[routes]]\nwhen = { key = "bob" }\nto = "other/m"\n')).toEqual([
      expect.stringMatching(/all requests of this row are refused: keys\.bob may use none of its backends/),
    ]);
  });
});

describe('continue', () => {
  test('is off by default, and described where it is on', () => {
    const { routes, warnings } = load(row('') + '[[routes]]\nwhen = { image = true }\nto = "local/m"\n');
    expect(routes.map(({ continues }) => continues)).toEqual([false, false]);
    expect(warnings).toHaveLength(1);
    const on = load('[[routes]]\nto = ["other/m", "local/m"]\ncontinue = true\n');
    expect(on.warnings).toEqual([]);
    expect(on.routes.map(describeRouteRow)).toEqual([
      'every request → other/m, then local/m; the next target continues an answer that breaks',
    ]);
  });

  test.each([
    [
      'no other target',
      '[[routes]]\nto = "local/m"\ncontinue = true\n',
      /routes\[0\]: continue = true has no effect: the row has no other/,
    ],
    [
      'a first target that passes bytes on',
      '[backends.raw]\nprotocol = "openai-chat"\nbase_url = "http://127.0.0.1:9/v1"\nmode = "baseline"\n' +
        '[[routes]]\nto = ["raw/m", "local/m"]\ncontinue = true\n',
      /continue = true has no effect: backend raw has mode = "baseline"/,
    ],
  ])('is a warning when the row has %s', (_name, text, message) => {
    expect(load(text).warnings).toEqual([expect.stringMatching(message)]);
  });
});

test('each agent can be a condition', () => {
  for (const agent of agentNames) expect(load(when(`agent = "${agent}"`)).routes).toHaveLength(1);
});

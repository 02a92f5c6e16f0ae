import { parseJson, type JsonValue } from '../../src/core/json.ts';
import type { ScriptedCall, ScriptedReply } from '../../test/support/reply.ts';
import type { Conversation, ReportProblem } from './scripted-model.ts';
import { chatModel } from './model-openai-chat.ts';
import { createTextModel, readPlain, type HistoryFormat, type WrittenResult } from './text-model.ts';

/** A Gemma 3 model. It was not trained on calls: its prompt asks for Python. */
export const gemma3Model = createTextModel(
  'gemma3',
  {
    text: { dialect: 'gemma3', thinking: 'none' },
    writeTurn: textOf,
    read: (...request) => readPlain(request, readTools, form),
    proofOf: () => undefined,
  },
  chatModel,
);

/** One call as models print what it gives, several a line each. */
function textOf({ text, calls = [] }: ScriptedReply): string {
  const written =
    calls.length === 1
      ? calls.map((call) => `print(${python(call, '"')})`)
      : calls.map((call) => `default_api.${python(call, "'")}`);
  return [
    ...(text === undefined ? [] : [text]),
    ...(calls.length === 0 ? [] : ['```tool_code', ...written, '```']),
  ].join('\n');
}

const python = ({ name, input }: ScriptedCall, quote: '"' | "'"): string =>
  `${name}(${Object.entries(input)
    .map(([key, value]) => `${key}=${literal(value, quote)}`)
    .join(', ')})`;

function literal(value: JsonValue, quote: '"' | "'"): string {
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (value === null) return 'None';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') {
    const escaped = value.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`);
    return `${quote}${escaped.replaceAll('\n', '\\n').replaceAll('\t', '\\t')}${quote}`;
  }
  if (Array.isArray(value)) return `[${value.map((each) => literal(each, quote)).join(', ')}]`;
  const members = Object.entries(value).map(([key, each]) => `${literal(key, quote)}: ${literal(each, quote)}`);
  return `{${members.join(', ')}}`;
}

/** The tools stand as heads of functions, their arguments by name only. */
function readTools(system: string, { tools }: Conversation, report: ReportProblem): void {
  for (const { groups } of system.matchAll(/^def (?<name>[\w.-]+)\((?:\*, (?<parameters>.*))?\):$/gmu)) {
    const name = groups?.['name'] ?? '';
    if (tools.has(name)) report(`two tools are named ${name}`);
    const takes = [...(groups?.['parameters'] ?? '').matchAll(/(?:^|, )"?(?<parameter>[\w.$-]+)"?: /gu)];
    tools.set(name, { takes: takes.map((each) => each.groups?.['parameter'] ?? ''), freeform: false });
  }
}

const string = String.raw`"(?:[^"\\]|\\.)*"`;
const callPattern = new RegExp(String.raw`^(?<name>[\w.-]+)\((?<input>(?:${string}|[^"])*?)\)$`, 'gmsu');
const token = new RegExp(String.raw`${string}|\b(?:True|False|None)\b|(?<=^|, )(?<name>[A-Za-z_]\w*)=`, 'gsu');

const pythonLiterals: Readonly<Record<string, string>> = { True: 'true', False: 'false', None: 'null' };

/** Arguments by their names, with strings as JSON has them. */
function argumentsOf(written: string): JsonValue {
  const members = written.replace(token, (found, name: string | undefined) =>
    name === undefined ? (pythonLiterals[found] ?? found) : `${JSON.stringify(name)}: `,
  );
  return parseJson(`{${members}}`) ?? written;
}

/** Calls stand in fences, a line each. */
const form: HistoryFormat = {
  block: /^```tool_code\n(?<call>.*?)\n```$/gmsu,
  callsIn: (block) =>
    [...block.matchAll(callPattern)].map(({ groups }) => ({
      name: groups?.['name'] ?? '',
      input: argumentsOf(groups?.['input'] ?? ''),
    })),
  resultsIn,
  markup: /```|default_api|print\(/,
};

/** Each result has a fence of its own, and where there are several the name of its tool on the first line. */
function resultsIn(text: string): WrittenResult[] {
  const bodies = [...text.matchAll(/^```tool_output\n(?<body>.*?)\n```$/gmsu)].map(
    ({ groups }) => groups?.['body'] ?? '',
  );
  if (bodies.length === 1) return bodies.map((body) => ({ text: body }));
  return bodies.map((body) => {
    const [head = '', ...lines] = body.split('\n');
    return { name: head.replace(/^# /, ''), text: lines.join('\n') };
  });
}

import { asObject, asString, parseJson } from '../../src/core/json.ts';
import type { ScriptedReply } from '../../test/support/reply.ts';
import { offerFunction, type Conversation, type ReportProblem } from './scripted-model.ts';
import { ollamaModel } from './model-ollama.ts';
import { chatModel } from './model-openai-chat.ts';
import { createTextModel, readPlain, type HistoryFormat, type TextFormat } from './text-model.ts';

/** Any model whose prompt describes how to write calls: as JSON in its text. */
const textFormat: Omit<TextFormat, 'text' | 'proofOf'> = {
  writeTurn: textOf,
  read: (...request) => readPlain(request, readTools, form),
};

export const jsonModel = createTextModel(
  'json',
  { ...textFormat, text: { dialect: 'json', thinking: 'none' }, proofOf: () => undefined },
  chatModel,
);

/** The same of a model that thinks first. */
export const jsonOllamaModel = createTextModel(
  'json-ollama',
  { ...textFormat, text: { dialect: 'json', thinking: 'tags' }, proofOf: (reasoning) => reasoning },
  ollamaModel,
);

/** A single call follows the text; several calls are in tags. */
function textOf({ reasoning, text, calls = [] }: ScriptedReply): string {
  const written = calls.map(({ name, input }) => JSON.stringify({ tool_name: name, parameters: input }));
  return [
    ...(reasoning === undefined ? [] : [`<think>${reasoning}</think>`]),
    ...(text === undefined ? [] : [text]),
    ...(written.length === 1 ? written : written.map((call) => `<function_call>\n${call}\n</function_call>`)),
  ].join('\n');
}

/** Each tool stands between tags, the schema of its arguments on the last line. */
function readTools(system: string, conversation: Conversation, report: ReportProblem): void {
  const described =
    /^<tool name="(?<name>[^"]*)">\n(?:(?!^<\/?tool\b).)*^Parameters \(JSON Schema\): (?<schema>[^\n]*)\n<\/tool>$/gmsu;
  for (const { groups } of system.matchAll(described)) {
    const name = groups?.['name'] ?? '';
    const schema = asObject(parseJson(groups?.['schema'] ?? ''));
    if (schema === undefined) report(`the parameters of ${name} are no JSON: ${groups?.['schema']?.slice(0, 200)}`);
    offerFunction(conversation, { name, schema }, report);
  }
}

/** Calls and results are written back in tags. */
const form: HistoryFormat = {
  block: /<function_call>\n(?<call>.*?)\n<\/function_call>/gsu,
  callsIn(block) {
    const call = asObject(parseJson(block));
    return [{ name: asString(call?.['tool_name']) ?? '', input: call?.['parameters'] ?? null }];
  },
  resultsIn: (text) =>
    [...text.matchAll(/<function_result tool_name="(?<name>[^"]*)"[^>]*>\n(?<text>.*?)\n<\/function_result>/gsu)].map(
      ({ groups }) => ({ name: groups?.['name'] ?? '', text: groups?.['text'] ?? '' }),
    ),
  markup: /tool_name|<\/?function_call|<\/?think>/,
};

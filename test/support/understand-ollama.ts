import { asArray, asObject, type JsonObject } from '../../src/core/json.ts';
import { objectsOf, stringOf, type UnderstoodMessage, type Understood } from './understood.ts';

/** A request of Ollama's own chat. */
export function understandOllama(body: JsonObject): Understood {
  const options = asObject(body['options']) ?? {};
  return {
    messages: readContent(body),
    tools: objectsOf(body['tools']).map((tool) => {
      const { name, description, parameters } = asObject(tool['function']) ?? {};
      return { name: stringOf(name), description, schema: parameters };
    }),
    // This protocol has neither.
    choice: undefined,
    parallel: undefined,
    maxTokens: options['num_predict'],
    stop: asArray(options['stop']) ?? [],
    schema: body['format'],
  };
}

function readContent(body: JsonObject): UnderstoodMessage[] {
  const output: UnderstoodMessage[] = [];
  for (const message of objectsOf(body['messages'])) {
    const { role, content, thinking } = message;
    if (role === 'tool') {
      output.push({ by: 'tool', result: { name: stringOf(message['tool_name']), text: stringOf(content) } });
      continue;
    }
    const by = role === 'assistant' ? 'model' : role === 'system' ? 'system' : 'user';
    if (thinking !== undefined) output.push({ by: 'model', reasoning: stringOf(thinking), signature: undefined });
    for (const image of asArray(message['images']) ?? []) output.push({ by: 'user', image: stringOf(image) });
    if (stringOf(content) !== '') output.push({ by, text: stringOf(content) });
    for (const call of objectsOf(message['tool_calls'])) {
      const { name, arguments: input } = asObject(call['function']) ?? {};
      output.push({ by: 'model', call: { name: stringOf(name), input: input ?? null } });
    }
  }
  return output;
}

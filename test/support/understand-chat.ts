import { asArray, asObject, asString, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import {
  argumentsOf,
  booleanOf,
  calledNames,
  objectsOf,
  stringOf,
  textOf,
  type Choice,
  type UnderstoodMessage,
  type Understood,
} from './understood.ts';

/** A request of OpenAI Chat Completions. */
export function understandChat(body: JsonObject): Understood {
  return {
    messages: readContent(body),
    tools: objectsOf(body['tools']).map((tool) => {
      const { name, description, parameters } = asObject(tool['function']) ?? asObject(tool['custom']) ?? {};
      return { name: stringOf(name), description, schema: parameters };
    }),
    choice: choiceOf(body['tool_choice']),
    parallel: booleanOf(body['parallel_tool_calls']),
    maxTokens: body['max_completion_tokens'] ?? body['max_tokens'],
    stop: asArray(body['stop']) ?? (body['stop'] === undefined ? [] : [body['stop']]),
    schema: asObject(asObject(body['response_format'])?.['json_schema'])?.['schema'],
  };
}

export function choiceOf(choice: JsonValue | undefined): Choice | undefined {
  if (choice === 'auto' || choice === 'none' || choice === 'required') return choice;
  const named = asObject(choice);
  return named && { name: stringOf((asObject(named['function']) ?? asObject(named['custom']) ?? named)['name']) };
}

function readContent(body: JsonObject): UnderstoodMessage[] {
  const names = calledNames();
  const output: UnderstoodMessage[] = [];
  for (const message of objectsOf(body['messages'])) {
    const { role, content } = message;
    switch (role) {
      case 'system':
      case 'developer':
        output.push({ by: 'system', text: textOf(content) });
        break;
      case 'user':
        output.push(...readRequest(content));
        break;
      case 'assistant':
        if (message['reasoning_content'] !== undefined)
          output.push({ by: 'model', reasoning: stringOf(message['reasoning_content']), signature: undefined });
        if (textOf(content) !== '') output.push({ by: 'model', text: textOf(content) });
        for (const call of objectsOf(message['tool_calls'])) {
          const { name, input, arguments: written } = asObject(call['function']) ?? asObject(call['custom']) ?? {};
          names.add(call['id'], name);
          output.push({ by: 'model', call: { name: stringOf(name), input: input ?? argumentsOf(written) } });
        }
        break;
      case 'tool':
        output.push({ by: 'tool', result: { name: names.of(message['tool_call_id']), text: textOf(content) } });
        for (const part of readRequest(content)) if ('image' in part) output.push({ ...part, by: 'tool' });
        break;
      default:
        throw new Error(`a message of the role ${stringOf(role)}`);
    }
  }
  return output;
}

function readRequest(content: JsonValue | undefined): UnderstoodMessage[] {
  if (asString(content) !== undefined) return [{ by: 'user', text: stringOf(content) }];
  return objectsOf(content).map((part): UnderstoodMessage => {
    switch (part['type']) {
      case 'image_url':
        return { by: 'user', image: stringOf(asObject(part['image_url'])?.['url']) };
      case 'file':
        return { by: 'user', document: stringOf(asObject(part['file'])?.['file_data']) };
      default:
        return { by: 'user', text: stringOf(part['text']) };
    }
  });
}

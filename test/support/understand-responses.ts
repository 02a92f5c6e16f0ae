import { asObject, asString, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import { choiceOf } from './understand-chat.ts';
import {
  argumentsOf,
  booleanOf,
  calledNames,
  objectsOf,
  stringOf,
  textOf,
  type UnderstoodMessage,
  type Understood,
} from './understood.ts';

/** A request of OpenAI Responses. */
export function understandResponses(body: JsonObject): Understood {
  return {
    messages: readContent(body),
    tools: objectsOf(body['tools']).map(({ name, description, parameters }) => ({
      name: stringOf(name),
      description,
      schema: parameters,
    })),
    choice: choiceOf(body['tool_choice']),
    parallel: booleanOf(body['parallel_tool_calls']),
    maxTokens: body['max_output_tokens'],
    // This protocol has none.
    stop: [],
    schema: asObject(asObject(body['text'])?.['format'])?.['schema'],
  };
}

function readContent(body: JsonObject): UnderstoodMessage[] {
  const names = calledNames();
  const output: UnderstoodMessage[] = [];
  if (asString(body['instructions']) !== undefined) output.push({ by: 'system', text: stringOf(body['instructions']) });
  if (asString(body['input']) !== undefined) output.push({ by: 'user', text: stringOf(body['input']) });
  for (const item of objectsOf(body['input'])) {
    switch (item['type']) {
      case undefined:
      case 'message':
        output.push(...messageOf(item));
        break;
      case 'reasoning':
        output.push({ by: 'model', reasoning: textOf(item['summary']), signature: item['encrypted_content'] });
        break;
      case 'function_call':
        names.add(item['call_id'], item['name']);
        output.push({ by: 'model', call: { name: stringOf(item['name']), input: argumentsOf(item['arguments']) } });
        break;
      case 'custom_tool_call':
        names.add(item['call_id'], item['name']);
        output.push({ by: 'model', call: { name: stringOf(item['name']), input: stringOf(item['input']) } });
        break;
      case 'function_call_output':
      case 'custom_tool_call_output':
        output.push({ by: 'tool', result: { name: names.of(item['call_id']), text: textOf(item['output']) } });
        for (const part of partsOf(item['output'])) if ('image' in part) output.push({ ...part, by: 'tool' });
        break;
      default:
        throw new Error(`an item of the type ${stringOf(item['type'])}`);
    }
  }
  return output;
}

function messageOf({ role, content }: JsonObject): UnderstoodMessage[] {
  if (role === 'user') return partsOf(content);
  return [{ by: role === 'assistant' ? 'model' : 'system', text: textOf(content) }];
}

function partsOf(content: JsonValue | undefined): UnderstoodMessage[] {
  if (asString(content) !== undefined) return [{ by: 'user', text: stringOf(content) }];
  return objectsOf(content).map((part): UnderstoodMessage => {
    switch (part['type']) {
      case 'input_image':
        return { by: 'user', image: stringOf(part['image_url']) };
      case 'input_file':
        return { by: 'user', document: stringOf(part['file_data'] ?? part['file_url']) };
      default:
        return { by: 'user', text: stringOf(part['text']) };
    }
  });
}

import { asArray, asObject, asString, type JsonObject } from '../../src/core/json.ts';
import {
  calledNames,
  dataUrl,
  objectsOf,
  stringOf,
  textOf,
  type Choice,
  type UnderstoodMessage,
  type Understood,
} from './understood.ts';

/** A request of Anthropic Messages. */
export function understandAnthropic(body: JsonObject): Understood {
  const choice = asObject(body['tool_choice']);
  return {
    messages: readContent(body),
    tools: objectsOf(body['tools']).map(({ name, description, input_schema }) => ({
      name: stringOf(name),
      description,
      schema: input_schema,
    })),
    choice: choice && choiceOf(choice),
    parallel: choice?.['disable_parallel_tool_use'] === true ? false : undefined,
    maxTokens: body['max_tokens'],
    stop: asArray(body['stop_sequences']) ?? [],
    schema: asObject(asObject(body['output_config'])?.['format'])?.['schema'],
  };
}

function choiceOf({ type, name }: JsonObject): Choice {
  if (type === 'tool') return { name: stringOf(name) };
  return type === 'any' ? 'required' : type === 'none' ? 'none' : 'auto';
}

function readContent(body: JsonObject): UnderstoodMessage[] {
  const names = calledNames();
  const output: UnderstoodMessage[] = [];
  if (body['system'] !== undefined) output.push({ by: 'system', text: textOf(body['system']) });
  for (const { role, content } of objectsOf(body['messages'])) {
    const by = role === 'assistant' ? 'model' : role === 'system' ? 'system' : 'user';
    if (asString(content) !== undefined) output.push({ by, text: stringOf(content) });
    for (const block of objectsOf(content)) {
      switch (block['type']) {
        case 'text':
          output.push({ by, text: stringOf(block['text']) });
          break;
        case 'image':
          output.push({ by: 'user', image: addressOf(block) });
          break;
        case 'document':
          output.push({ by: 'user', document: addressOf(block) });
          break;
        case 'thinking':
          output.push({ by: 'model', reasoning: stringOf(block['thinking']), signature: block['signature'] });
          break;
        case 'tool_use':
          names.add(block['id'], block['name']);
          output.push({ by: 'model', call: { name: stringOf(block['name']), input: block['input'] ?? null } });
          break;
        case 'tool_result':
          output.push({ by: 'tool', result: { name: names.of(block['tool_use_id']), text: textOf(block['content']) } });
          for (const part of objectsOf(block['content']))
            if (part['type'] === 'image') output.push({ by: 'tool', image: addressOf(part) });
          break;
        default:
          throw new Error(`a block of the type ${stringOf(block['type'])}`);
      }
    }
  }
  return output;
}

function addressOf(block: JsonObject): string {
  const source = asObject(block['source']) ?? {};
  return source['type'] === 'url' ? stringOf(source['url']) : dataUrl(source['media_type'], source['data']);
}

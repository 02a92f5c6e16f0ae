import { asArray, asObject, asString, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import {
  calledNames,
  dataUrl,
  objectsOf,
  stringOf,
  textOf,
  type Choice,
  type Understood,
  type UnderstoodMessage,
} from './understood.ts';

/** A request of Google's Interactions API. */
export function understandInteractions(body: JsonObject): Understood {
  const config = asObject(body['generation_config']) ?? {};
  const instructions = asString(body['system_instruction']);
  return {
    messages: [
      ...(instructions === undefined ? [] : [{ by: 'system' as const, text: instructions }]),
      ...readSteps(body['input']),
    ],
    tools: objectsOf(body['tools']).map(({ name, description, parameters }) => ({
      name: stringOf(name),
      description,
      schema: parameters,
    })),
    choice: readChoice(config['tool_choice']),
    parallel: undefined,
    maxTokens: config['max_output_tokens'],
    stop: asArray(config['stop_sequences']) ?? [],
    schema: asObject(body['response_format'])?.['schema'],
  };
}

function readChoice(choice: JsonValue | undefined): Choice | undefined {
  const allowed = asObject(asObject(choice)?.['allowed_tools']);
  const [name] = asArray(allowed?.['tools']) ?? [];
  if (name !== undefined) return { name: stringOf(name) };
  return choice === 'any' ? 'required' : choice === 'auto' || choice === 'none' ? choice : undefined;
}

function readSteps(input: JsonValue | undefined): UnderstoodMessage[] {
  if (typeof input === 'string') return [{ by: 'user', text: input }];
  const names = calledNames();
  return objectsOf(input).flatMap((step): UnderstoodMessage[] => {
    switch (step['type']) {
      case 'user_input':
        return objectsOf(step['content']).map(readContent);
      case 'model_output':
        return objectsOf(step['content']).map(({ text }) => ({ by: 'model', text: stringOf(text) }));
      case 'thought':
        return [{ by: 'model', reasoning: textOf(step['summary']), signature: step['signature'] }];
      case 'function_call':
        names.add(step['id'], step['name']);
        return [{ by: 'model', call: { name: stringOf(step['name']), input: step['arguments'] ?? {} } }];
      case 'function_result': {
        const { result } = step;
        const images = objectsOf(result).filter(({ type }) => type === 'image');
        return [
          { by: 'tool', result: { name: names.of(step['call_id']), text: textOfResult(result) } },
          ...images.map((image) => ({ by: 'tool' as const, image: addressOf(image) })),
        ];
      }
      default:
        return [];
    }
  });
}

/** A result may be any object. */
const textOfResult = (result: JsonValue | undefined): string =>
  asObject(result) ? JSON.stringify(result) : textOf(result);

const addressOf = ({ data, uri, mime_type: type }: JsonObject): string => asString(uri) ?? dataUrl(type, data);

function readContent(content: JsonObject): UnderstoodMessage {
  if (content['type'] === 'image') return { by: 'user', image: addressOf(content) };
  if (content['type'] === 'document') return { by: 'user', document: addressOf(content) };
  return { by: 'user', text: stringOf(content['text']) };
}

import { asArray, asObject, type JsonObject } from '../../src/core/json.ts';
import {
  dataUrl,
  objectsOf,
  stringOf,
  textOf,
  type Choice,
  type UnderstoodMessage,
  type Understood,
} from './understood.ts';

/** A request of Gemini's generateContent. */
export function understandGemini(body: JsonObject): Understood {
  const config = asObject(body['generationConfig']) ?? {};
  return {
    messages: readContent(body),
    tools: objectsOf(body['tools'])
      .flatMap(({ functionDeclarations }) => objectsOf(functionDeclarations))
      .map(({ name, description, parameters, parametersJsonSchema }) => ({
        name: stringOf(name),
        description,
        schema: parametersJsonSchema ?? parameters,
      })),
    choice: choiceOf(asObject(asObject(body['toolConfig'])?.['functionCallingConfig'])),
    // This protocol has no such field.
    parallel: undefined,
    maxTokens: config['maxOutputTokens'],
    stop: asArray(config['stopSequences']) ?? [],
    schema: config['responseJsonSchema'] ?? config['responseSchema'],
  };
}

function choiceOf(config: JsonObject | undefined): Choice | undefined {
  const [only, ...others] = asArray(config?.['allowedFunctionNames']) ?? [];
  switch (config?.['mode']) {
    case 'ANY':
      return only !== undefined && others.length === 0 ? { name: stringOf(only) } : 'required';
    case 'NONE':
      return 'none';
    case 'AUTO':
      return 'auto';
    default:
      return undefined;
  }
}

function readContent(body: JsonObject): UnderstoodMessage[] {
  const system = asObject(body['systemInstruction']);
  const output: UnderstoodMessage[] = system ? [{ by: 'system', text: textOf(system['parts']) }] : [];
  for (const { role, parts } of objectsOf(body['contents'])) {
    const by = role === 'model' ? 'model' : 'user';
    for (const part of objectsOf(parts)) {
      const call = asObject(part['functionCall']);
      const result = asObject(part['functionResponse']);
      const inline = asObject(part['inlineData']);
      const file = asObject(part['fileData']);
      if (call) output.push({ by: 'model', call: { name: stringOf(call['name']), input: call['args'] ?? {} } });
      else if (result)
        output.push({
          by: 'tool',
          result: { name: stringOf(result['name']), text: JSON.stringify(result['response']) },
        });
      else if (inline) output.push(mediaOf(inline['mimeType'], dataUrl(inline['mimeType'], inline['data'])));
      else if (file) output.push(mediaOf(file['mimeType'], stringOf(file['fileUri'])));
      else if (part['thought'] === true)
        output.push({ by: 'model', reasoning: stringOf(part['text']), signature: part['thoughtSignature'] });
      else output.push({ by, text: stringOf(part['text']) });
    }
  }
  return output;
}

const mediaOf = (type: JsonObject[string] | undefined, address: string): UnderstoodMessage =>
  stringOf(type).startsWith('image/') ? { by: 'user', image: address } : { by: 'user', document: address };

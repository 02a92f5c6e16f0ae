import { asNumber, asObject, isBlank, withoutNulls, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import { unaskedFields } from '../../src/protocols/openai/responses/answer.ts';

/**
 * Two ways of writing the same on one wire. L1 holds up to these and no others: a round trip may change
 * which of the two is written, because no reader can tell them apart.
 */
interface Normalisation {
  reason: string;
  protocol?: string;
  apply: (object: JsonObject) => JsonObject;
}

const without = (object: JsonObject, drop: (key: string, value: JsonValue) => boolean): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([key, value]) => !drop(key, value)));

/** `[{ "type": "text", "text": … }]` as the text alone. */
function textAlone(value: JsonValue): JsonValue {
  if (!Array.isArray(value) || value.length !== 1) return value;
  const part = asObject(value[0]);
  return part && part['type'] === 'text' && Object.keys(part).length === 2 ? (part['text'] ?? value) : value;
}

const normalisations: readonly Normalisation[] = [
  {
    reason: 'a field that is null says what a missing one says',
    apply: (object) => without(object, (_key, value) => value === null),
  },
  {
    reason: 'a text and a list of that one text are the same content',
    apply: (object) =>
      Object.fromEntries(
        Object.entries(object).map(([key, value]) => [
          key,
          key === 'content' || key === 'system' ? textAlone(value) : value,
        ]),
      ),
  },
  {
    reason: 'no stream is asked for unless the field says true',
    apply: (object) => without(object, (key, value) => key === 'stream' && value === false),
  },
  {
    protocol: 'anthropic',
    reason: 'a tool without a type is a custom one',
    apply: (object) =>
      without(object, (key, value) => key === 'type' && value === 'custom' && 'input_schema' in object),
  },
  {
    protocol: 'anthropic',
    reason: 'a tool result is no error unless it says so',
    apply: (object) => without(object, (key, value) => key === 'is_error' && value === false),
  },
  {
    protocol: 'openai-chat',
    reason: 'developer is the newer name of the system role',
    apply: (object) => (object['role'] === 'developer' ? { ...object, role: 'system' } : object),
  },
  {
    protocol: 'openai-chat',
    reason: 'an answer without annotations has none',
    apply: (object) =>
      without(object, (key, value) => key === 'annotations' && Array.isArray(value) && value.length === 0),
  },
  {
    protocol: 'openai-chat',
    reason: 'a tool or a call without a type is a function',
    apply: (object) =>
      'function' in object && object['type'] === undefined ? { ...object, type: 'function' } : object,
  },
  {
    protocol: 'openai-chat',
    reason: 'an address alone is that of an object that holds nothing else',
    apply: (object) =>
      typeof object['image_url'] === 'string' ? { ...object, image_url: { url: object['image_url'] } } : object,
  },
  {
    protocol: 'openai-chat',
    reason: "any is Mistral's name of required",
    apply: (object) => (object['tool_choice'] === 'any' ? { ...object, tool_choice: 'required' } : object),
  },
  {
    protocol: 'openai-chat',
    reason: 'the common fields of reasoning only repeat what its details say',
    apply: (object) =>
      without(object, (key) => (key === 'reasoning_content' || key === 'reasoning') && 'reasoning_details' in object),
  },
  {
    protocol: 'openai-chat',
    reason: 'a variant that is empty through and through is not the one that is meant',
    apply: (object) => without(object, (key, value) => variantsOfChat.has(key) && isBlank(value)),
  },
  {
    protocol: 'openai-responses',
    reason: 'an answer that does not repeat a field of its request has the default',
    apply: (object) => (object['object'] === 'response' ? { ...withoutNulls(unaskedFields), ...object } : object),
  },
  {
    protocol: 'gemini',
    reason: 'a kind of a part that is empty beside another is not the one that is meant',
    apply: (object) => {
      const isOther = (key: string): boolean =>
        Object.entries(object).some(([each, value]) => each !== key && partKindsOfGemini.has(each) && !isBlank(value));
      return without(object, (key, value) => partKindsOfGemini.has(key) && isBlank(value) && isOther(key));
    },
  },
  {
    protocol: 'gemini',
    reason: 'a name in snake case is the same name, and a lone element a list of one',
    apply: (object) =>
      Object.fromEntries(
        Object.entries(object).map(([key, value]) => {
          const name = key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
          return [name, (name === 'parts' || name === 'contents') && !Array.isArray(value) ? [value] : value];
        }),
      ),
  },
];

const partKindsOfGemini = new Set([
  'text',
  'inlineData',
  'fileData',
  'functionCall',
  'functionResponse',
  'executableCode',
  'codeExecutionResult',
  'toolCall',
  'toolResponse',
  'audioTranscription',
]);
const variantsOfChat = new Set(['function_call', 'tool_calls', 'audio', 'custom', 'refusal']);

// The user's own data: every byte counts.
const data = new Set(['input', 'arguments', 'input_schema', 'parameters', 'schema', 'metadata']);

/** A wire body in the one wireForm; outside the user's own data a number is the double it stands for. */
export function normalised(protocol: string, value: JsonValue): JsonValue {
  const number = asNumber(value);
  if (number !== undefined) return number;
  if (Array.isArray(value)) return value.map((each) => normalised(protocol, each));
  const object = asObject(value);
  if (!object) return value;
  const inner = Object.entries(object).map(([key, each]): [string, JsonValue] => [
    key,
    data.has(key) ? each : normalised(protocol, each),
  ]);
  return normalisations
    .filter((each) => (each.protocol ?? protocol) === protocol)
    .reduce<JsonObject>((spelt, { apply }) => apply(spelt), Object.fromEntries(inner));
}

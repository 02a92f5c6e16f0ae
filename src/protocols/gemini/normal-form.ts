import type { JsonObject, JsonValue } from '../../core/json.ts';
import { invalidRequest } from './error.ts';

/** The fields whose names are more than one word, which may be written in snake case as well. */
export const compoundNames: readonly string[] = [
  'allowedFunctionNames',
  'anyOf',
  'audioTimestamp',
  'audioTranscription',
  'audioTranscriptionConfig',
  'cachedContent',
  'candidateCount',
  'codeExecution',
  'codeExecutionResult',
  'computerUse',
  'continuationToken',
  'displayName',
  'enableAffectiveDialog',
  'enableEnhancedCivicAnswers',
  'endOffset',
  'enterpriseWebSearch',
  'executableCode',
  'fileData',
  'fileSearch',
  'fileUri',
  'frequencyPenalty',
  'functionCall',
  'functionCallingConfig',
  'functionDeclarations',
  'functionResponse',
  'generateContentRequest',
  'generationConfig',
  'googleMaps',
  'googleSearch',
  'googleSearchRetrieval',
  'imageConfig',
  'includeServerSideToolInvocations',
  'includeThoughts',
  'inlineData',
  'maxItems',
  'maxLength',
  'maxOutputTokens',
  'maxProperties',
  'mcpServers',
  'mediaProcessing',
  'mediaResolution',
  'mimeType',
  'minItems',
  'minLength',
  'minProperties',
  'modelSelectionConfig',
  'numTokens',
  'parametersJsonSchema',
  'partialArgs',
  'partMetadata',
  'presencePenalty',
  'propertyOrdering',
  'responseFormat',
  'responseJsonSchema',
  'responseLogprobs',
  'responseMimeType',
  'responseModalities',
  'responseSchema',
  'retrievalConfig',
  'routingConfig',
  'safetySettings',
  'serviceTier',
  'speechConfig',
  'speechMetadata',
  'startOffset',
  'stopSequences',
  'streamFunctionCallArguments',
  'systemInstruction',
  'thinkingBudget',
  'thinkingConfig',
  'thinkingLevel',
  'thoughtSignature',
  'toolCall',
  'toolConfig',
  'toolResponse',
  'toolType',
  'topK',
  'topP',
  'translationConfig',
  'urlContext',
  'videoMetadata',
  'willContinue',
];

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const camelNames: ReadonlyMap<string, string> = new Map([
  ...compoundNames.map((name): [string, string] => [snakeCase(name), name]),
  // Its name before it was released.
  ['_responseJsonSchema', 'responseJsonSchema'],
]);

/** Fields that hold lists, in whose place a lone element may stand. */
const lists = new Set([
  'contents',
  'parts',
  'tools',
  'functionDeclarations',
  'safetySettings',
  'stopSequences',
  'responseModalities',
  'allowedFunctionNames',
  'anyOf',
  'propertyOrdering',
]);

/** What is the client's own, and nothing of the protocol. */
const data = new Set([
  'args',
  'parametersJsonSchema',
  'responseJsonSchema',
  'partMetadata',
  'labels',
  'default',
  'example',
  'enum',
  'required',
]);

/**
 * A request in the one form its validator knows. The wire is the JSON form of protocol buffers (ProtoJSON), whose
 * readers take snake case for camel case, null for absence, and a lone element for a list of one; a system instruction
 * may be a bare text. What is a client's own data (arguments, responses, names of properties) stays as it is.
 * @throws {LouterError} `invalid-request` for a field that is there under both of its names.
 */
export const normalForm = (body: JsonValue): JsonValue => normal(body, '', '');

function normal(value: JsonValue, name: string, pointer: string): JsonValue {
  if (Array.isArray(value)) return value.map((each, index) => normal(each, name, `${pointer}/${index}`));
  return isObject(value) ? normalObject(value, name, pointer) : value;
}

function normalObject(object: JsonObject, name: string, pointer: string): JsonObject {
  const fields = new Map<string, JsonValue>();
  for (const [written, value] of Object.entries(object)) {
    if (value === null) continue;
    const key = name === 'properties' ? written : (camelNames.get(written) ?? written);
    if (fields.has(key)) throw invalidRequest(`${pointer}/${written}`, 'the field once', `it as ${key} too`);
    fields.set(key, normalField(key, value, name, `${pointer}/${key}`));
  }
  return Object.fromEntries(fields);
}

function normalField(key: string, value: JsonValue, parent: string, pointer: string): JsonValue {
  // Under `properties` stand the names that a client gave; of a function's result the response is its own affair.
  if (parent === 'properties') return normal(value, 'schema', pointer);
  if (data.has(key) || (key === 'response' && parent !== 'functionDeclarations')) return value;
  if (key === 'systemInstruction' && typeof value === 'string') return { parts: [{ text: value }] };
  const listed = lists.has(key) && !Array.isArray(value) ? [value] : value;
  return normal(listed, key, pointer);
}

/** Numbers of more digits than a double holds are kept as objects without a prototype. */
const isObject = (value: JsonValue): value is JsonObject =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) !== null;

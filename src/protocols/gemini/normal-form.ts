import type * as wire from '../../../generated/gemini.js';
import { fieldNames } from '../../../generated/gemini.names.js';
import { escapePointer } from '../../core/json-pointer.ts';
import type { JsonObject, JsonValue } from '../../core/json.ts';
import { pointerAsWritten, snakeCase, type PointerAsWritten } from '../../core/provenance.ts';
import { invalidRequest } from '../../core/validation.ts';
import type { NameIn } from '../../core/wire-object.ts';

/** A field of a request, at any depth. */
type RequestField =
  | NameIn<wire.GenerateContentRequest | wire.CountTokensRequest | wire.GenerationConfig | wire.ThinkingConfig>
  | NameIn<
      | wire.Tool
      | wire.GoogleSearch
      | wire.FunctionDeclaration
      | wire.Schema
      | wire.ToolConfig
      | wire.FunctionCallingConfig
    >
  | NameIn<wire.Content | wire.Part | wire.Blob | wire.FileData | wire.FunctionCall | wire.FunctionResponse>
  | NameIn<wire.ServerToolCall | wire.VideoMetadata | wire.PartMediaResolution>;

/** The fields with compound names, which may also be written in snake case. */
export const compoundNames: readonly string[] = fieldNames.filter((name) => /^[a-z].*[A-Z]/.test(name));

const camelNames: ReadonlyMap<string, string> = new Map([
  ...compoundNames.map((name) => [snakeCase(name), name] as const),
  // The name before its release.
  ['_responseJsonSchema', 'responseJsonSchema'] as const satisfies (keyof wire.GenerationConfig)[],
]);

/** Fields that hold lists, and may hold a single element instead. */
const listFields: ReadonlySet<string> = new Set<RequestField>([
  'contents',
  'parts',
  'tools',
  'functionDeclarations',
  'safetySettings',
  'stopSequences',
  'responseModalities',
  'allowedFunctionNames',
  'excludeDomains',
  'anyOf',
  'propertyOrdering',
]);

/** Fields with data of the client, whose keys are not names of the protocol. */
const clientData: ReadonlySet<string> = new Set<RequestField>([
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

/** A request in the form that its validator expects, and where each value is in the client's body. */
export interface NormalForm {
  value: JsonValue;
  /** Absent if the client used this form. */
  asWritten?: PointerAsWritten;
}

/**
 * Normalizes the JSON form of protocol buffers (ProtoJSON), whose parsers accept snake case for camel case, null for
 * absence, and a single element for a list of one; a system instruction may be a text. Data of the client (arguments,
 * responses, names of properties) stays unchanged.
 * @throws {LouterError} `invalid-request` for a field that is present under both of its names.
 */
export function toNormalForm(body: JsonValue): NormalForm {
  /** JSON Pointers of the normal form that differ in the body, with the pointer there. */
  const written = new Map<string, string>();
  const value = normal(body, '', { normal: '', written: '' });
  return { value, ...(written.size > 0 && { asWritten: (pointer) => pointerAsWritten(pointer, written) }) };

  function normal(each: JsonValue, name: string, place: NormalPosition): JsonValue {
    if (Array.isArray(each))
      return each.map((element, index) => normal(element, name, childPosition(place, String(index))));
    return isObject(each) ? normalObject(each, name, place) : each;
  }

  function normalObject(object: JsonObject, name: string, place: NormalPosition): JsonObject {
    const fields = new Map<string, JsonValue>();
    for (const [writtenKey, each] of Object.entries(object)) {
      if (each === null) continue;
      const key = name === 'properties' ? writtenKey : (camelNames.get(writtenKey) ?? writtenKey);
      if (fields.has(key)) throw invalidRequest(`${place.written}/${writtenKey}`, 'the field once', `it as ${key} too`);
      const at = childPosition(place, escapePointer(key), escapePointer(writtenKey));
      if (key !== writtenKey) written.set(at.normal, at.written);
      fields.set(key, normalField(key, each, name, at));
    }
    return Object.fromEntries(fields);
  }

  function normalField(key: string, each: JsonValue, parent: string, place: NormalPosition): JsonValue {
    // The keys of `properties` and of the response of a function are the client's.
    if (parent === 'properties') return normal(each, 'schema', place);
    const isResponse = key === ('response' satisfies RequestField) && parent !== 'functionDeclarations';
    if (clientData.has(key) || isResponse) return each;
    if (key === ('systemInstruction' satisfies RequestField) && typeof each === 'string') {
      written.set(`${place.normal}/parts`, place.written);
      written.set(`${place.normal}/parts/0`, place.written);
      return { parts: [{ text: each }] } satisfies wire.SystemInstruction;
    }
    if (!listFields.has(key) || Array.isArray(each)) return normal(each, key, place);
    const first = { normal: `${place.normal}/0`, written: place.written };
    written.set(first.normal, first.written);
    return [normal(each, key, first)];
  }
}

/** The JSON Pointers of a value in the normal form and in the body. */
interface NormalPosition {
  normal: string;
  written: string;
}

const childPosition = (
  { normal: here, written: there }: NormalPosition,
  key: string,
  writtenKey = key,
): NormalPosition => ({
  normal: `${here}/${key}`,
  written: `${there}/${writtenKey}`,
});

/** Numbers of more digits than a double holds are kept as objects without a prototype. */
const isObject = (value: JsonValue): value is JsonObject =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) !== null;

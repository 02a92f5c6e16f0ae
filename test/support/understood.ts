import { asArray, asObject, asString, parseJson, type JsonObject, type JsonValue } from '../../src/core/json.ts';

/** The content of a request as a scripted vendor reads it, independent of the protocol. */
export interface Understood {
  /** The parts of all messages, in order. */
  messages: UnderstoodMessage[];
  tools: { name: string; description: JsonValue | undefined; schema: JsonValue | undefined }[];
  /** The tool choice; absent if the request has none. */
  choice: Choice | undefined;
  /** False if at most one call at a time is requested. */
  parallel: boolean | undefined;
  maxTokens: JsonValue | undefined;
  stop: JsonValue[];
  /** The schema of the response format. */
  schema: JsonValue | undefined;
}

export type Choice = 'auto' | 'none' | 'required' | { name: string };

export type UnderstoodMessage =
  | { by: 'system' | 'user' | 'model'; text: string }
  /** An address, or a data URL; bare base64 in protocols without media types. */
  | { by: 'user' | 'tool'; image: string }
  /** A data URL, or an address. */
  | { by: 'user'; document: string }
  /** The visible reasoning and its signature. */
  | { by: 'model'; reasoning: string; signature: JsonValue | undefined }
  /** The input is text for freeform tools. */
  | { by: 'model'; call: { name: string; input: JsonValue } }
  /** The result of a tool, with the name of the tool. */
  | { by: 'tool'; result: { name: string; text: string } };

/** The objects in a list; empty for any other value. */
export const objectsOf = (value: JsonValue | undefined): JsonObject[] =>
  (asArray(value) ?? []).map(asObject).filter((each) => each !== undefined);

/** Content that is a string, or a list of parts with a string in `text`. */
export const textOf = (content: JsonValue | undefined): string =>
  asString(content) ??
  objectsOf(content)
    .flatMap(({ text }) => asString(text) ?? [])
    .join('\n');

export const stringOf = (value: JsonValue | undefined): string => asString(value) ?? '';

export const booleanOf = (value: JsonValue | undefined): boolean | undefined =>
  typeof value === 'boolean' ? value : undefined;

/** Arguments as JSON text; empty text means no arguments. */
export const argumentsOf = (value: JsonValue | undefined): JsonValue =>
  value === '' ? {} : (parseJson(stringOf(value)) ?? `invalid JSON: ${stringOf(value)}`);

/** The data URL of base64. */
export const dataUrl = (mediaType: JsonValue | undefined, data: JsonValue | undefined): string =>
  `data:${stringOf(mediaType)};base64,${stringOf(data)}`;

/** The names of called tools, for vendors that match results with calls by id. */
export function calledNames(): {
  add(id: JsonValue | undefined, name: JsonValue | undefined): void;
  of(id: JsonValue | undefined): string;
} {
  const names = new Map<string, string>();
  return {
    add: (id, name) => void names.set(stringOf(id), stringOf(name)),
    of: (id) => names.get(stringOf(id)) ?? `no call with this id: ${stringOf(id)}`,
  };
}

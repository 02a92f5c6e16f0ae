import { parse, type ParseError } from 'jsonc-parser';
import { asObject, type JsonObject, type JsonValue } from '../core/json.ts';
import { AgentError, type UserFiles } from './agent.ts';

/**
 * The object in a JSON file of the user, with or without comments; empty if there is no file.
 * @throws {AgentError} if it is not valid.
 */
export function readUserJson(files: UserFiles, path: string): JsonObject {
  const text = files.read(path);
  if (text === undefined || text.trim() === '') return {};
  const object = parseUserJson(text);
  if (object) return object;
  throw new AgentError(`${path} is not valid JSON. Correct it first.`);
}

/** The same, but empty for a file that is not valid: the agent itself reports it. */
export const readUserJsonIfValid = (files: UserFiles, path: string): JsonObject =>
  parseUserJson(files.read(path) ?? '') ?? {};

/** The object in a text of JSON with or without comments; `undefined` if it is not valid. */
export function parseUserJson(text: string): JsonObject | undefined {
  const errors: ParseError[] = [];
  const value: JsonValue | undefined = parse(text.replace(/^\u{feff}/u, ''), errors, { allowTrailingComma: true });
  return errors.length === 0 ? asObject(value) : undefined;
}

import { isUtf8 } from 'node:buffer';
import { LouterError } from '../../core/error.ts';
import { asObject, asString, parsePlainJson, parseJson, type JsonObject } from '../../core/json.ts';
import { scanBody, type BodyScan, type ByteSpan, type ScannedBeginning } from './scan.ts';

/** Deeper than any request needs, and far less than what overflows a stack. */
export const maxRequestDepth = 128;

const invalidRequest = (message: string, param?: string): LouterError =>
  new LouterError({ kind: 'invalid-request', message, ...(param !== undefined && { param }) });

/** A request body that may be passed on as it is. */
export interface InspectedBody {
  /** The requested model; `undefined` when there is none. */
  model: string | undefined;
  /** The position of that name in the bytes. */
  modelSpan: ByteSpan | undefined;
  hasLongNumber: boolean;
  /** What else was found; its layout is of long bodies only. */
  scan: BodyScan;
}

/** Shorter bodies are parsed as quickly as they are compared with earlier ones, in bytes. */
const minLayoutBytes = 32 * 1024;

/**
 * Finds the model's name without parsing the body.
 * @param beginning what is known of the first bytes
 * @throws {LouterError} `invalid-request` when the bytes are not UTF-8, nest too deep or end too early, or text follows the
 *   JSON value: a server that reads the first value only would see another model.
 */
export function inspectBody(bytes: Buffer, beginning?: ScannedBeginning): InspectedBody {
  if (bytes.length === 0) throw invalidRequest('the request body is empty: expected a JSON object');
  if (!isUtf8(bytes)) throw invalidRequest('the request body is not UTF-8 text: expected a JSON object');
  const scan = scanBody(bytes, 'model', { withLayout: bytes.length >= minLayoutBytes, beginning });
  const { depth, value, hasLongNumber, restStart, isCut } = scan;
  if (depth > maxRequestDepth)
    throw invalidRequest(
      `the request body nests ${depth} levels deep: expected at most ${maxRequestDepth} levels of arrays and objects`,
    );
  if (restStart !== undefined)
    throw invalidRequest(`the request body is not valid JSON: at byte ${restStart} text follows the object`);
  // No vendor is sent half a request. The parser finds where it ends.
  if (isCut) parseBody(bytes, { hasLongNumber });
  const model = value && readString(bytes, value);
  return { model, modelSpan: model === undefined ? undefined : value, hasLongNumber, scan };
}

/** Another top-level field that names a model. */
export interface ModelField {
  /** Its last value, if that is a string. */
  readonly model: string | undefined;
  readonly modelSpan: ByteSpan | undefined;
  /** As `BodyScan.keys`. */
  readonly keys: readonly ByteSpan[];
}

/** Finds a field of a body that `inspectBody` accepted, likewise without parsing. */
export function inspectModelField(bytes: Buffer, name: string): ModelField {
  const { value, keys } = scanBody(bytes, name);
  const model = value && readString(bytes, value);
  return { model, modelSpan: model === undefined ? undefined : value, keys };
}

const readString = (bytes: Buffer, { start, end }: ByteSpan): string | undefined =>
  asString(parseJson(bytes.toString('utf8', start, end)));

/**
 * The parsed body of a request whose nesting was checked.
 * @throws {LouterError} `invalid-request` when it is not a JSON object; the message gives the position of a syntax error.
 */
export function parseBody(bytes: Buffer, { hasLongNumber }: Pick<InspectedBody, 'hasLongNumber'>): JsonObject {
  const text = bytes.toString('utf8');
  const parse = hasLongNumber ? parseJson : parsePlainJson;
  const value = parse(text.charCodeAt(0) === 0xfeff ? text.slice(1) : text);
  if (value === undefined) throw invalidRequest(`the request body is not valid JSON: ${describeSyntaxError(text)}`);
  const body = asObject(value);
  if (!body) throw invalidRequest(`the request body is ${describeType(value)}: expected a JSON object`);
  return body;
}

function describeSyntaxError(text: string): string {
  try {
    JSON.parse(text);
    return 'it cannot be parsed';
  } catch (error) {
    // The engine quotes the text it failed on, which may hold a secret: only the position is used.
    const position = error instanceof Error ? /position \d+/.exec(error.message)?.[0] : undefined;
    return position ? `syntax error at ${position}` : 'unexpected end';
  }
}

const describeType = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'an array' : `a ${typeof value}`;

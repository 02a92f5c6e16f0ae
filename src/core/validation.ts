import { escapePointer, pointerSegments, valueAt } from './json-pointer.ts';
import { LouterError } from './error.ts';
import { asObject, type JsonValue } from './json.ts';

/** What a precompiled validator found (the shape of ajv's errors). */
export interface ValidatorError {
  /** JSON Pointer to the value at fault. */
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

/** A precompiled validator: a guard that leaves what it found in `errors`. */
export interface Validator<T> {
  (value: unknown): value is T;
  errors?: ValidatorError[] | null;
}

/** The one thing wrong with a value that its sender can act on. */
export interface ValidationProblem {
  /** JSON Pointer to the invalid value; for a missing property, to where it is expected. */
  path: string;
  /** As text: `one of "user", "assistant"`. */
  expected: string;
  /** Type and, where it is short and no secret, value: `string "usr"`. */
  got: string;
}

/**
 * The value, when the validator passes it.
 * @param asWritten where the client wrote what is elsewhere in the value
 * @throws {LouterError} `invalid-request`: `messages.0.role: expected one of "user", "assistant", got string "usr"`,
 *   `param` being the dotted path.
 */
export function validate<T>(
  validator: Validator<T>,
  value: JsonValue,
  asWritten = (pointer: string): string => pointer,
): T {
  const fault = findProblem(validator, value);
  if (!fault) return value as T;
  const path = dottedPath(asWritten(fault.path));
  throw new LouterError({
    kind: 'invalid-request',
    message: `${path || 'the body'}: expected ${fault.expected}, got ${fault.got}`,
    ...(path && { param: path }),
  });
}

/** Validates what a value is prepared to be. */
export function validateAfter<T>(prepare: (value: JsonValue) => unknown, validator: Validator<T>): Validator<T> {
  const guard: Validator<T> = (value): value is T => {
    const passes = validator(prepare(value as JsonValue));
    guard.errors = validator.errors ?? null;
    return passes;
  };
  return guard;
}

/** A request at fault at `pointer`, in the words of `validated`. */
export function invalidRequest(pointer: string, expected: string, got: string): LouterError {
  const param = dottedPath(pointer);
  return new LouterError({ kind: 'invalid-request', message: `${param}: expected ${expected}, got ${got}`, param });
}

/** What is wrong with a value, or `undefined` when the validator passes it. */
export function findProblem(validator: Validator<unknown>, value: JsonValue): ValidationProblem | undefined {
  if (validator(value)) return undefined;
  // A number of more digits than a double holds is kept as its source text, which a validator takes for an object.
  const plain: JsonValue = JSON.parse(JSON.stringify(value));
  if (validator(plain)) return undefined;
  return describeProblem(validator.errors ?? [], plain);
}

/** The error to report, of those a validator left about `value`. */
export function describeProblem(errors: readonly ValidatorError[], value: JsonValue): ValidationProblem {
  const real = errors.filter((error) => error.keyword !== 'if').map((error) => withExtra(error, value));
  const deepest = real.reduce((depth, error) => Math.max(depth, depthOf(error)), 0);
  const [error, ...others] = real.filter((each) => depthOf(each) === deepest);
  if (!error) return { path: '', expected: 'a value of another form', got: describeValue('', value) };
  const path = pathOf(error);
  return { path, expected: expectedOf(error, others), got: describeValue(path, valueAt(value, path)) };
}

/** Of properties that exclude each other the second is the one too many. */
function withExtra(error: ValidatorError, value: JsonValue): ValidatorError {
  if (error.keyword !== 'atMostOne') return error;
  const place = asObject(valueAt(value, error.instancePath)) ?? {};
  const [kept, extra] = namesIn(error.params).filter((name) => (place[name] ?? null) !== null);
  return { ...error, params: { kept, additionalProperty: extra } };
}

/** `/messages/0/role` as `messages.0.role`. */
export const dottedPath = (pointer: string): string => pointerSegments(pointer).join('.');

const depthOf = (error: ValidatorError): number => pointerSegments(pathOf(error)).length;

function pathOf({ instancePath, params }: ValidatorError): string {
  const property = params['missingProperty'] ?? params['additionalProperty'];
  return typeof property === 'string' ? `${instancePath}/${escapePointer(property)}` : instancePath;
}

// ---------------------------------------------------------------- what was expected

function expectedOf(error: ValidatorError, others: readonly ValidatorError[]): string {
  const { keyword, params } = error;
  switch (keyword) {
    case 'required':
      return 'a value (it is required)';
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'no property of this name';
    case 'type':
      // Without a tag each variant of a union names its type.
      return joinWithOr([error, ...others].filter((each) => each.keyword === 'type').flatMap(typesIn));
    case 'enum':
      return `one of ${listValues(params['allowedValues'])}`;
    case 'const':
      return JSON.stringify(params['allowedValue']);
    case 'pattern':
      return patternsInWords.get(String(params['pattern'])) ?? `text of the form ${String(params['pattern'])}`;
    case 'atLeastOne':
      return oneOf(namesIn(params));
    case 'atMostOne':
      return `nothing beside ${String(params['kept'])}`;
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return `a number ${String(params['comparison'])} ${String(params['limit'])}`;
    case 'minItems':
      return `at least ${String(params['limit'])} elements`;
    case 'maxItems':
      return `at most ${String(params['limit'])} elements`;
    case 'minProperties':
      return `at least ${String(params['limit'])} properties`;
    default:
      return error.message?.replace(/^must (?:be )?/, '') ?? keyword;
  }
}

// How specs express that a text may not be empty, or not blank: `minLength` would need a module at run time.
const patternsInWords: ReadonlyMap<string, string> = new Map([
  ['[\\s\\S]', 'text that is not empty'],
  ['\\S', 'text that is not blank'],
]);

const oneOf = (names: readonly string[]): string =>
  names.length > 2 ? `one of ${joinWithOr(names)}` : joinWithOr(names);

const namesIn = ({ properties }: Record<string, unknown>): string[] =>
  Array.isArray(properties) ? properties.map(String) : [];

const typesIn = ({ params: { type } }: ValidatorError): string[] =>
  (Array.isArray(type) ? type : [type]).map((name) => articled(String(name)));

const articled = (type: string): string => (type === 'null' ? type : `${/^[aeio]/.test(type) ? 'an' : 'a'} ${type}`);

function joinWithOr(words: readonly string[]): string {
  const distinct = [...new Set(words)];
  const last = distinct.at(-1) ?? '';
  return distinct.length < 2 ? last : `${distinct.slice(0, -1).join(', ')} or ${last}`;
}

const maxListed = 24;

function listValues(values: unknown): string {
  if (!Array.isArray(values)) return 'the allowed values';
  const shown = values.slice(0, maxListed).map((value) => JSON.stringify(value));
  const rest = values.length - shown.length;
  return shown.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

// ---------------------------------------------------------------- what came

const maxShownLength = 40;
const secretName = /(?:key|token|secret|password|authorization|credential|signature)$/i;
// The beginnings of vendors' keys and of tokens, and a URL that holds a password.
const secretValue = /^(?:sk-|pk-|rk_|gh[a-z]_|xox[a-z]-|AKIA|AIza|Bearer |Basic |eyJ)|:\/\/[^/]*@/;

/** Type and, where it is short and no secret, value. */
export function describeValue(path: string, value: JsonValue | undefined): string {
  switch (typeof value) {
    case 'undefined':
      return 'nothing';
    case 'number':
    case 'boolean':
      return isSecret(path, '') ? typeof value : `${typeof value} ${value}`;
    case 'string':
      if (value.length > maxShownLength || isSecret(path, value)) return `a string of ${value.length} characters`;
      return `string ${JSON.stringify(value)}`;
    default:
      if (value === null) return 'null';
      return Array.isArray(value) ? `an array of ${value.length}` : 'an object';
  }
}

const isSecret = (path: string, value: string): boolean =>
  secretName.test(pointerSegments(path).at(-1) ?? '') || secretValue.test(value);

import { escapePointer } from './json-pointer.ts';
import { createHash } from 'node:crypto';
import type { JsonValue } from './json.ts';
import { createRedactor, tokensIn } from './redact/redact.ts';

/**
 * What is ignored when a request is matched against recordings:
 *  - at the top of the body: caller, billing, caching and how usage is reported;
 *  - at any depth outside of tool arguments and schemas: cache breakpoints;
 *  - values of ids: calls and messages are numbered in order, the first is `#1`;
 *  - credentials, which recordings replace by tokens: see `maskCredentials`.
 */
const ignoredFields = {
  top: [
    'metadata',
    'user',
    'safety_identifier',
    'prompt_cache_key',
    'prompt_cache_retention',
    'stream_options',
    'service_tier',
    'store',
    'client_metadata',
  ],
  anywhere: ['cache_control'],
  ids: ['id', 'call_id', 'tool_call_id', 'tool_use_id'],
} as const;

// Below these keys is the user's own data, where an `id` is content.
const userDataFields = new Set([
  'input',
  'arguments',
  'args',
  'response',
  'input_schema',
  'parameters',
  'parametersJsonSchema',
  'schema',
  'properties',
]);
const ignoredAtTop = new Set<string>(ignoredFields.top);
const ignoredAnywhere = new Set<string>(ignoredFields.anywhere);
const idFields = new Set<string>(ignoredFields.ids);

/** The body of a request without ignored values. */
function normalizeBody(body: JsonValue): JsonValue {
  const numberedIds = new Map<string, string>();
  const numberId = (id: string): string => {
    const known = numberedIds.get(id) ?? `#${numberedIds.size + 1}`;
    numberedIds.set(id, known);
    return known;
  };
  const reduce = (value: JsonValue, depth: number): JsonValue => {
    if (typeof value === 'string') return maskCredentials(value);
    if (Array.isArray(value)) return value.map((each) => reduce(each, depth + 1));
    if (typeof value !== 'object' || value === null) return value;
    const fields: [string, JsonValue][] = [];
    for (const [key, field] of Object.entries(value)) {
      if (ignoredAnywhere.has(key) || (depth === 0 && ignoredAtTop.has(key))) continue;
      if (idFields.has(key) && typeof field === 'string') fields.push([key, numberId(field)]);
      else
        fields.push([key, depth > 0 && userDataFields.has(key) ? maskCredentialsIn(field) : reduce(field, depth + 1)]);
    }
    return Object.fromEntries(fields);
  };
  return reduce(body, 0);
}

const redactor = createRedactor([], Buffer.alloc(0));

/** Replaces everything that looks like a credential, and every redaction token, by the same text. */
export const maskCredentials = (text: string): string => {
  const redacted = redactor.text(text);
  return tokensIn(redacted).reduce((masked, token) => masked.replace(token, 'redacted'), redacted);
};

/** Masks credentials in all strings of a value. */
function maskCredentialsIn(value: JsonValue): JsonValue {
  if (typeof value === 'string') return maskCredentials(value);
  if (Array.isArray(value)) return value.map(maskCredentialsIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, maskCredentialsIn(field)]));
}

/** Serializes a value with sorted keys: equal values give equal texts. */
export function canonicalJson(value: JsonValue): string {
  return JSON.stringify(value, (_key, field: JsonValue) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : field,
  );
}

/** SHA-256 of a request, apart from ignored values. */
export const hashRequest = (body: JsonValue): string =>
  createHash('sha256')
    .update(canonicalJson(normalizeBody(body)))
    .digest('hex');

/** A position where two bodies differ. */
export interface RequestDifference {
  /** JSON Pointer. */
  readonly path: string;
  /** The value in the fixture; `undefined`: none. */
  readonly fixture: JsonValue | undefined;
  /** The number of values that differ. */
  readonly weight: number;
}

/** Where a request differs from a fixture's request, ignored values aside, in the order of the fixture's fields. */
export function diffRequests(fixture: JsonValue, request: JsonValue): RequestDifference[] {
  const findDifferences: RequestDifference[] = [];
  const visit = (path: string, one: JsonValue | undefined, other: JsonValue | undefined): void => {
    const addDifference = (): void =>
      void findDifferences.push({ path, fixture: one, weight: countLeaves(one) + countLeaves(other) });
    if (one === undefined || other === undefined || !isContainer(one) || !isContainer(other)) {
      if (one !== other) addDifference();
    } else if (Array.isArray(one) && Array.isArray(other)) {
      for (let index = 0; index < Math.max(one.length, other.length); index += 1)
        visit(`${path}/${index}`, one[index], other[index]);
    } else if (Array.isArray(one) || Array.isArray(other)) {
      addDifference();
    } else {
      const requestFields = new Map(Object.entries(other));
      const fixtureFields = new Map(Object.entries(one));
      for (const key of new Set([...fixtureFields.keys(), ...requestFields.keys()]))
        visit(`${path}/${escapePointer(key)}`, fixtureFields.get(key), requestFields.get(key));
    }
  };
  visit('', normalizeBody(fixture), normalizeBody(request));
  return findDifferences;
}

function countLeaves(value: JsonValue | undefined): number {
  if (value === undefined) return 0;
  if (!isContainer(value)) return 1;
  let count = 1;
  for (const each of Object.values(value)) count += countLeaves(each);
  return count;
}

const isContainer = (value: JsonValue): value is Exclude<JsonValue, null | boolean | number | string> =>
  typeof value === 'object' && value !== null;

/** The distance between two bodies. */
export const totalWeight = (found: readonly RequestDifference[]): number =>
  found.reduce((sum, { weight }) => sum + weight, 0);

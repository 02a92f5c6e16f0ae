import { createHash } from 'node:crypto';
import { escapePointer } from './provenance.ts';
import type { JsonValue } from './json.ts';
import { createRedactor, tokensIn } from './redact/redact.ts';

/**
 * What does not tell one request from another when a recording is looked for:
 *  - at the top of the body: who asks, how it is billed and cached, and how usage is reported;
 *  - at any depth outside of tool arguments and schemas: cache breakpoints;
 *  - ids of calls and messages count by their order only: the first is `#1` wherever it stands;
 *  - credentials, in whose place a recording has tokens: see `withoutCredentials`.
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

// What stands below these keys is the user's own data, where an `id` is content.
const userData = new Set([
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
const top = new Set<string>(ignoredFields.top);
const anywhere = new Set<string>(ignoredFields.anywhere);
const ids = new Set<string>(ignoredFields.ids);

/** The body of a request without what is ignored. */
function essentials(body: JsonValue): JsonValue {
  const seen = new Map<string, string>();
  const placeholder = (id: string): string => {
    const known = seen.get(id) ?? `#${seen.size + 1}`;
    seen.set(id, known);
    return known;
  };
  const reduce = (value: JsonValue, depth: number): JsonValue => {
    if (typeof value === 'string') return withoutCredentials(value);
    if (Array.isArray(value)) return value.map((each) => reduce(each, depth + 1));
    if (typeof value !== 'object' || value === null) return value;
    const kept: [string, JsonValue][] = [];
    for (const [key, field] of Object.entries(value)) {
      if (anywhere.has(key) || (depth === 0 && top.has(key))) continue;
      if (ids.has(key) && typeof field === 'string') kept.push([key, placeholder(field)]);
      else kept.push([key, depth > 0 && userData.has(key) ? concealed(field) : reduce(field, depth + 1)]);
    }
    return Object.fromEntries(kept);
  };
  return reduce(body, 0);
}

const redactor = createRedactor([], Buffer.alloc(0));

/** A text in which everything that looks like a credential is the same, and the same as the token in place of one. */
export const withoutCredentials = (text: string): string => {
  const redacted = redactor.text(text);
  return tokensIn(redacted).reduce((shorter, token) => shorter.replace(token, 'redacted'), redacted);
};

/** A value without the credentials in it; all else stays as it is. */
function concealed(value: JsonValue): JsonValue {
  if (typeof value === 'string') return withoutCredentials(value);
  if (Array.isArray(value)) return value.map(concealed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, concealed(field)]));
}

/** A text that is equal for equal values, whatever the order of their keys. */
export function canonical(value: JsonValue): string {
  return JSON.stringify(value, (_key, field: JsonValue) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : field,
  );
}

/** The hash under which a request is known: SHA-256 over its essentials. */
export const requestHash = (body: JsonValue): string =>
  createHash('sha256')
    .update(canonical(essentials(body)))
    .digest('hex');

/** A place in which two bodies differ. */
export interface Difference {
  /** JSON Pointer. */
  readonly path: string;
  /** What stands there in the fixture; `undefined`: nothing. */
  readonly fixture: JsonValue | undefined;
  /** How many values are other than they should be. */
  readonly weight: number;
}

/** Where the essentials of a request and of a fixture's request differ, in the order of the fixture's fields. */
export function differences(fixture: JsonValue, request: JsonValue): Difference[] {
  const found: Difference[] = [];
  const compare = (path: string, one: JsonValue | undefined, other: JsonValue | undefined): void => {
    const differ = (): void => void found.push({ path, fixture: one, weight: leaves(one) + leaves(other) });
    if (one === undefined || other === undefined || !isContainer(one) || !isContainer(other)) {
      if (one !== other) differ();
    } else if (Array.isArray(one) && Array.isArray(other)) {
      for (let index = 0; index < Math.max(one.length, other.length); index += 1)
        compare(`${path}/${index}`, one[index], other[index]);
    } else if (Array.isArray(one) || Array.isArray(other)) {
      differ();
    } else {
      const theirs = new Map(Object.entries(other));
      const ours = new Map(Object.entries(one));
      for (const key of new Set([...ours.keys(), ...theirs.keys()]))
        compare(`${path}/${escapePointer(key)}`, ours.get(key), theirs.get(key));
    }
  };
  compare('', essentials(fixture), essentials(request));
  return found;
}

function leaves(value: JsonValue | undefined): number {
  if (value === undefined) return 0;
  if (!isContainer(value)) return 1;
  let count = 1;
  for (const each of Object.values(value)) count += leaves(each);
  return count;
}

const isContainer = (value: JsonValue): value is Exclude<JsonValue, null | boolean | number | string> =>
  typeof value === 'object' && value !== null;

/** How far apart two bodies are. */
export const distance = (found: readonly Difference[]): number => found.reduce((sum, { weight }) => sum + weight, 0);

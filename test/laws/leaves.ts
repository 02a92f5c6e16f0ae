import { escapePointer } from '../../src/core/json-pointer.ts';
import type { UnlocatedLoss } from '../../src/core/codec.ts';
import { asObject, parseJson, type JsonValue } from '../../src/core/json.ts';

export type Path = readonly (string | number)[];

/** A place in a Core value that says something of its own, and what else it might say. */
export interface Leaf {
  path: Path;
  /** The whole value with another thing said there. */
  altered: () => object;
}

type Node = { [key: string | number]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !isRawNumber(value);
// Numbers too long for a double are kept as their source text in an object without a prototype.
const isRawNumber = (value: object): boolean => !Array.isArray(value) && Object.getPrototypeOf(value) === null;

// What tells variants apart says nothing that their other fields do not need in order to be said.
const tags = new Set(['type', 'role', 'kind', 'protocol', 'issuer', 'origin', 'providerExecuted', 'unit']);
// How a thing was written is no part of what is said.
const notReported = new Set([
  ...tags,
  'wireForm',
  'form',
  'store',
  'storedBy',
  'singleUse',
  'includeUsage',
  'includeEncryptedReasoning',
]);
// What a JSON Schema is and is called asks nothing of a value: a protocol may leave it out.
const schemaNames = new Set(['$schema', '$id', '$comment']);
// Below these stands data that Core does not look into.
const data = new Set(['extras', 'payload', 'inputSchema', 'schema', 'value', 'config', 'metadata']);

/** Every leaf of a Core value. */
export function* leavesOf(root: object): Generator<Leaf> {
  yield* walk(root, [], false);

  function* walk(node: unknown, path: Path, opaque: boolean): Generator<Leaf> {
    if (isNode(node) && Object.keys(node).length > 0) {
      for (const [key, value] of Object.entries(node)) {
        if ((opaque ? schemaNames : notReported).has(key)) continue;
        const step = Array.isArray(node) ? Number(key) : key;
        yield* walk(value, [...path, step], opaque || (data.has(key) && isNode(value)));
      }
      return;
    }
    const other = alternative(node, path, opaque);
    if (other !== unchanged) yield { path, altered: () => replaced(root, path, other) as object };
  }
}

/**
 * A leaf's path without numbers and the names of unknown fields, to tell of many as one, and with the types of
 * the objects it leads through: `messages.*.content.*<tool-result>.name`.
 */
export function kindOf(root: object, path: Path): string {
  const steps: string[] = [];
  let node: unknown = root;
  for (const step of path) {
    node = isNode(node) ? node[step] : undefined;
    const last = path[steps.length - 1] ?? '';
    if (data.has(String(last)) && last !== 'extras') return [...steps, '*'].join('.');
    if (path[steps.length - 2] === 'extras') return [...steps, '*'].join('.');
    const type = isNode(node) ? node['type'] : undefined;
    steps.push(`${typeof step === 'number' ? '*' : step}${typeof type === 'string' ? `<${type}>` : ''}`);
  }
  return steps.join('.');
}

const unchanged = Symbol('no other value');
const removed = Symbol('no value');

const textLeaves: Readonly<Record<string, readonly string[]>> = {
  ttl: ['5m', '1h'],
  detail: ['low', 'high'],
  syntax: ['lark', 'regex'],
  effort: ['low', 'high'],
  verbosity: ['low', 'high'],
  mode: ['auto', 'required'],
  reason: ['length', 'refusal'],
  mediaType: ['image/png', 'image/webp'],
};

function alternative(value: unknown, path: Path, opaque: boolean): unknown {
  const key = path.at(-1) ?? '';
  const listed = opaque ? undefined : textLeaves[key];
  switch (typeof value) {
    case 'boolean':
      return !opaque && (key === 'adaptive' || key === 'off') ? removed : !value;
    case 'number':
      return Number.isInteger(value) ? value + 1 : value / 2;
    case 'string':
      if (!opaque && (key === 'voice' || (key === 'mode' && value === 'tool')))
        return key === 'voice' ? removed : unchanged;
      // What a tool takes is an object, whatever else its schema says.
      if (key === 'type' && path.at(-2) === 'inputSchema') return unchanged;
      if (key === 'mediaType' && !value.startsWith('image/')) return unchanged;
      if (listed) return listed.find((word) => word !== value);
      if (!opaque && key === 'data') return `AAAA${value}`;
      if (!opaque && key === 'text' && path.at(-2) === 'input') return otherArguments(value);
      return `${value}x`;
    default:
      return opaque && isNode(value) ? (Array.isArray(value) ? [1] : { added: 1 }) : unchanged;
  }
}

/** Another argument text of the same validity. */
function otherArguments(text: string): string {
  const value = asObject(parseJson(text));
  return value ? JSON.stringify({ ...value, added: 1 } satisfies JsonValue) : `${text}x`;
}

function replaced(node: unknown, [step, ...rest]: Path, other: unknown): unknown {
  if (step === undefined) return other;
  if (!isNode(node)) throw new Error(`no ${step} in a value that is not an object`);
  const inner = replaced(node[step], rest, other);
  if (Array.isArray(node)) return node.map((value: unknown, index) => (index === step ? inner : value));
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) =>
      key !== step ? [[key, value]] : inner === removed ? [] : [[key, inner]],
    ),
  );
}

/** Stands for the object of a report that only names a field. */
export const anywhere = {};

/** Whether a report tells of the leaf: it names an object that holds it, or the field that does. */
export function isReportOf({ at, field }: UnlocatedLoss, root: object, path: Path): boolean {
  if (at === anywhere) return field !== undefined && path.some((step) => escapePointer(String(step)) === field);
  const holders: unknown[] = [root];
  for (const step of path) {
    const holder = holders.at(-1);
    holders.push(isNode(holder) ? holder[step] : undefined);
  }
  const depth = holders.indexOf(at ?? root);
  if (depth === -1) return false;
  // A report on the whole request tells of nothing in particular.
  if (field === undefined) return depth > 0;
  const [first, , second] = path.slice(depth);
  return first === field || (first === 'extras' && typeof second === 'string' && escapePointer(second) === field);
}

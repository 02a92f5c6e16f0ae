import type {
  ReceivedAnsweredFunctionCall,
  ReceivedCandidatePart,
  ReceivedPartialArg,
} from '../../../generated/gemini.js';
import {
  asArray,
  asNumber,
  asObject,
  asString,
  isBlank,
  parseJson,
  type JsonObject,
  type JsonValue,
} from '../../core/json.ts';
import { truncateShown } from '../../core/shown.ts';
import { unreachable } from '../../core/unreachable.ts';

/**
 * Joins calls whose arguments arrive in pieces: `partialArgs` with `willContinue`, which Vertex AI streams if
 * `streamFunctionCallArguments` is set (Google Gen AI SDK, `FunctionCall` and `PartialArg`). Only the first piece has to
 * name the function, and the last may be an empty call.
 */
export interface StreamedCallReader {
  /** The parts that are complete with this one: itself, unless it is a piece of a call. */
  take(part: ReceivedCandidatePart): ReceivedCandidatePart[];
  /** The call whose last piece never arrived, with the arguments so far. */
  takeUnfinished(): ReceivedCandidatePart | undefined;
}

/** `refuse` makes the error to throw for an invalid path. */
export function createStreamedCallReader(refuse: (message: string) => Error): StreamedCallReader {
  let open: { call: ReceivedAnsweredFunctionCall; around: ReceivedCandidatePart; args: ObjectNode } | undefined;

  function close(): ReceivedCandidatePart[] {
    if (!open) return [];
    const { call, around, args } = open;
    open = undefined;
    return [{ functionCall: { ...call, args: objectOf(args) }, ...around }];
  }

  /** Whether a piece begins another call than the open one. */
  function isAnother({ id, name }: ReceivedAnsweredFunctionCall): boolean {
    if (!open) return true;
    if (id) return id !== open.call.id && open.call.id !== undefined;
    return Boolean(name) && open.call.name !== undefined;
  }

  return {
    take(part) {
      const { functionCall: piece, ...around } = part;
      if (!piece) return [part];
      const { partialArgs, willContinue, args, ...call } = piece;
      const isPiece = partialArgs !== undefined || willContinue !== undefined;
      if (!isPiece && !(open && (isBlank(piece) || !isAnother(call)))) return [...close(), part];
      const ended = isAnother(call) ? close() : [];
      open ??= { call: {}, around: {}, args: { kind: 'object', fields: new Map() } };
      open.call = { ...open.call, ...withoutBlanks(call) };
      open.around = { ...open.around, ...withoutBlanks(around) };
      if (args && !isBlank(args)) open.args = objectNodeOf(args);
      for (const argument of partialArgs ?? [])
        if (!addArgument(open.args, argument))
          throw refuse(`the path of a streamed argument is invalid: ${truncateShown(argument.jsonPath ?? '')}`);
      return willContinue === true ? ended : [...ended, ...close()];
    },
    takeUnfinished: () => close()[0],
  };
}

const withoutBlanks = (fields: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isBlank(value)));

// ---------------------------------------------------------------- arguments

interface ObjectNode {
  kind: 'object';
  fields: Map<string, ArgumentNode>;
}

/** Incomplete arguments. */
type ArgumentNode =
  | ObjectNode
  | { kind: 'list'; items: ArgumentNode[] }
  | { kind: 'text'; pieces: string[] }
  | { kind: 'value'; value: JsonValue };

function nodeOf(value: JsonValue): ArgumentNode {
  const list = asArray(value);
  if (list) return { kind: 'list', items: list.map(nodeOf) };
  const object = asObject(value);
  if (object) return objectNodeOf(object);
  return typeof value === 'string' ? { kind: 'text', pieces: [value] } : { kind: 'value', value };
}

const objectNodeOf = (object: JsonObject): ObjectNode => ({
  kind: 'object',
  fields: new Map(Object.entries(object).map(([key, each]) => [key, nodeOf(each)])),
});

const objectOf = ({ fields }: ObjectNode): JsonObject =>
  Object.fromEntries([...fields].map(([key, each]) => [key, valueOf(each)]));

function valueOf(node: ArgumentNode): JsonValue {
  switch (node.kind) {
    case 'object':
      return objectOf(node);
    case 'list':
      return node.items.map(valueOf);
    case 'text':
      return node.pieces.join('');
    case 'value':
      return node.value;
    default:
      return unreachable(node);
  }
}

/**
 * Adds one argument, or a piece of it: texts at one path are pieces of one text, any other value is complete. False if the
 * path is invalid.
 */
function addArgument(root: ArgumentNode, argument: ReceivedPartialArg): boolean {
  const path = argument.jsonPath ?? '';
  const { stringValue: text, numberValue, boolValue } = argument;
  if (typeof text === 'string') return put(root, path, (before) => withText(before, text));
  const value = asNumber(numberValue) === undefined ? boolValue : numberValue;
  if (value !== undefined && value !== null) return put(root, path, () => ({ kind: 'value', value }));
  return argument.nullValue === undefined || put(root, path, () => ({ kind: 'value', value: null }));
}

function withText(before: ArgumentNode | undefined, text: string): ArgumentNode {
  if (before?.kind !== 'text') return { kind: 'text', pieces: [text] };
  before.pieces.push(text);
  return before;
}

/** Elements of a list that may be skipped: the vendor fills lists in order. */
const maxSkippedItems = 10;

const emptyNode: ArgumentNode = { kind: 'value', value: null };

function put(root: ArgumentNode, path: string, change: (before: ArgumentNode | undefined) => ArgumentNode): boolean {
  const steps = stepsOf(path) ?? [];
  let node: ArgumentNode | undefined = root;
  for (const [index, step] of steps.entries()) {
    const next = steps[index + 1];
    node = putChild(node, step, (before) => (next === undefined ? change(before) : containerFor(next, before)));
    if (!node) return false;
  }
  return steps.length > 0;
}

/** The container that a key leads into: an existing node, or a new one. */
function containerFor(key: string | number, before: ArgumentNode | undefined): ArgumentNode {
  if (before && before !== emptyNode) return before;
  return typeof key === 'number' ? { kind: 'list', items: [] } : { kind: 'object', fields: new Map() };
}

/** Changes the child under a key and returns it; `undefined` if the node has no such keys. */
function putChild(
  node: ArgumentNode,
  key: string | number,
  change: (before: ArgumentNode | undefined) => ArgumentNode,
): ArgumentNode | undefined {
  if (node.kind === 'object' && typeof key === 'string') {
    const child = change(node.fields.get(key));
    node.fields.set(key, child);
    return child;
  }
  if (node.kind !== 'list' || typeof key !== 'number' || key >= node.items.length + maxSkippedItems) return undefined;
  while (node.items.length < key) node.items.push(emptyNode);
  return (node.items[key] = change(node.items[key]));
}

// ---------------------------------------------------------------- paths

/** More than any arguments need, and too few to overflow the stack. */
const maxSteps = 500;

const stepPattern =
  /\.(?<name>[A-Za-z_\u0080-\uFFFF][A-Za-z0-9_\u0080-\uFFFF]*)|\[(?<index>0|[1-9][0-9]{0,9})\]|\['(?<single>(?:[^'\\]|\\.)*)'\]|\["(?<double>(?:[^"\\]|\\.)*)"\]/y;

/** The keys of a JSONPath singular query (RFC 9535), such as `$.a['b c'][0]`; `undefined` for any other path. */
function stepsOf(path: string): (string | number)[] | undefined {
  const steps: (string | number)[] = [];
  let at = 1;
  while (path.startsWith('$') && at < path.length && steps.length < maxSteps) {
    stepPattern.lastIndex = at;
    const step = stepOf(stepPattern.exec(path)?.groups ?? {});
    if (step === undefined) break;
    steps.push(step);
    at = stepPattern.lastIndex;
  }
  return steps.length > 0 && at === path.length ? steps : undefined;
}

/** The key of one step of a path; quoted names have the escapes of JSON, and of the quote. */
function stepOf({ name, index, single, double }: Partial<Record<string, string>>): string | number | undefined {
  if (name !== undefined) return name;
  if (index !== undefined) return Number(index);
  const quoted = double ?? single?.replaceAll("\\'", "'").replaceAll('"', '\\"');
  return quoted === undefined ? undefined : asString(parseJson(`"${quoted}"`));
}

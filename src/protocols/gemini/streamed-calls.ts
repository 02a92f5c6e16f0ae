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
      open ??= { call: {}, around: {}, args: new Map() };
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

type ObjectNode = Map<string, ArgumentNode>;

/** Incomplete arguments; `undefined` is an item of a list that was skipped. */
type ArgumentNode = ObjectNode | ArgumentNode[] | JsonValue | undefined;

function nodeOf(value: JsonValue): ArgumentNode {
  const object = asObject(value);
  return object ? objectNodeOf(object) : (asArray(value)?.map(nodeOf) ?? value);
}

const objectNodeOf = (object: JsonObject): ObjectNode =>
  new Map(Object.entries(object).map(([key, each]) => [key, nodeOf(each)]));

const objectOf = (node: ObjectNode): JsonObject =>
  Object.fromEntries([...node].map(([key, each]) => [key, valueOf(each)]));

function valueOf(node: ArgumentNode): JsonValue {
  if (node instanceof Map) return objectOf(node);
  // Unlike `map`, this does not pass over items that were skipped.
  return Array.isArray(node) ? Array.from<ArgumentNode, JsonValue>(node, valueOf) : (node ?? null);
}

/**
 * Adds one argument, or a piece of it: texts at one path are pieces of one text, any other value is complete. False if the
 * path is invalid.
 */
function addArgument(root: ObjectNode, argument: ReceivedPartialArg): boolean {
  const path = argument.jsonPath ?? '';
  const { stringValue: text, numberValue, boolValue } = argument;
  if (typeof text === 'string') return put(root, path, (before) => (typeof before === 'string' ? before + text : text));
  const value = asNumber(numberValue) === undefined ? boolValue : numberValue;
  if (value !== undefined && value !== null) return put(root, path, () => value);
  return argument.nullValue === undefined || put(root, path, () => null);
}

/** Items of a list that may be skipped: the vendor fills lists in order. */
const maxSkippedItems = 10;

const emptyFor = (key: string | number): ArgumentNode => (typeof key === 'number' ? [] : new Map());

function put(root: ObjectNode, path: string, change: (before: ArgumentNode) => ArgumentNode): boolean {
  const steps = stepsOf(path) ?? [];
  let node: ArgumentNode = root;
  for (const [index, step] of steps.entries()) {
    const next = steps[index + 1];
    const changeChild = (before: ArgumentNode): ArgumentNode => {
      if (next === undefined) return change(before);
      return before === undefined ? emptyFor(next) : before;
    };
    if (node instanceof Map && typeof step === 'string') {
      const child = changeChild(node.get(step));
      node.set(step, child);
      node = child;
    } else if (Array.isArray(node) && typeof step === 'number' && step < node.length + maxSkippedItems)
      node = node[step] = changeChild(node[step]);
    else return false;
  }
  return steps.length > 0;
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

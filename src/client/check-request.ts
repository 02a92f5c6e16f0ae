import type { LouterError } from '../core/error.ts';
import type { JsonValue } from '../core/json.ts';
import type { CoreChatRequest, CoreContentPart, CoreMessage, CoreTool } from '../core/types.ts';
import { describeValue, invalidRequest } from '../core/validation.ts';

// What a program without types, or with a cast, may get wrong: every field that an encoder relies on.

interface Check {
  expected: string;
  passes(value: unknown): boolean;
}

/** The checks of fields; one of an optional field passes where it is missing. */
type Checks = Readonly<Record<string, Check>>;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text: Check = { expected: 'a text', passes: (value) => typeof value === 'string' };
const number: Check = { expected: 'a number', passes: (value) => typeof value === 'number' };
const boolean: Check = { expected: 'true or false', passes: (value) => typeof value === 'boolean' };
const list: Check = { expected: 'a list', passes: (value) => Array.isArray(value) };
const object: Check = { expected: 'an object', passes: isObject };
const texts: Check = {
  expected: 'a list of texts',
  passes: (value) => Array.isArray(value) && value.every((each) => typeof each === 'string'),
};
const optional = ({ expected, passes }: Check): Check => ({
  expected,
  passes: (value) => value === undefined || passes(value),
});
/** An object that is one of several kinds, by a field of it. */
const kindOf = (field: string, kinds: readonly string[]): Check => ({
  expected: `an object whose ${field} is ${oneOf(kinds)}`,
  passes: (value) => isObject(value) && kinds.includes(String(Reflect.get(value, field))),
});

const oneOf = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

const requestChecks = {
  tools: optional(list),
  toolChoice: optional(kindOf('mode', ['auto', 'none', 'required', 'tool'])),
  parallelToolCalls: optional(boolean),
  temperature: optional(number),
  topP: optional(number),
  topK: optional(number),
  maxTokens: optional(number),
  stop: optional(texts),
  seed: optional(number),
  presencePenalty: optional(number),
  frequencyPenalty: optional(number),
  candidates: optional(number),
  logprobs: optional(object),
  reasoning: optional(object),
  responseFormat: optional(kindOf('type', ['text', 'json', 'json-schema'])),
  modalities: optional(texts),
  metadata: optional(object),
} satisfies { [Name in keyof CoreChatRequest]?: Check };

const toolChecks: Readonly<Record<CoreTool['type'], Checks>> = {
  function: { name: text, description: optional(text), inputSchema: optional(object) },
  freeform: { name: text, description: optional(text) },
  server: { protocol: text, kind: text },
};

const source = kindOf('kind', ['base64', 'url', 'file', 'text']);
const partChecks: Readonly<Record<CoreContentPart['type'], Checks>> = {
  text: { text },
  refusal: { text },
  image: { source },
  audio: { source },
  video: { source },
  document: { source: kindOf('kind', ['base64', 'url', 'file', 'text', 'parts']) },
  reasoning: { blocks: list },
  'tool-call': { id: text, name: text, input: kindOf('kind', ['json-text', 'json', 'freeform']) },
  'tool-result': { callId: text, content: list },
  source: { url: text },
  opaque: { protocol: text, kind: text },
};

const partsOf: Readonly<Record<CoreMessage['role'], readonly CoreContentPart['type'][]>> = {
  system: ['text', 'opaque'],
  user: ['text', 'image', 'audio', 'video', 'document', 'opaque'],
  assistant: ['text', 'reasoning', 'refusal', 'tool-call', 'tool-result', 'image', 'audio', 'opaque'],
  tool: ['tool-result'],
};
const partsOfResult: readonly CoreContentPart['type'][] = ['text', 'image', 'audio', 'document', 'source', 'opaque'];

/**
 * Checks a request whose texts are parts already, as far as an encoder relies on it.
 * @throws {LouterError} `invalid-request`, which names the place and what is expected there.
 */
export function assertValidRequest(request: CoreChatRequest): void {
  checkFields('', request, requestChecks);
  for (const [index, tool] of (request.tools ?? []).entries())
    checkKind(`/tools/${index}`, tool, { field: 'type', checks: toolChecks, kinds: Object.keys(toolChecks) });
  for (const [index, message] of request.messages.entries()) checkMessage(`/messages/${index}`, message);
}

function checkMessage(pointer: string, message: CoreMessage): void {
  checkKind(pointer, message, { field: 'role', kinds: Object.keys(partsOf) });
  const { role, content } = message;
  if (!Array.isArray(content))
    throw wrong(
      `${pointer}/content`,
      role === 'tool' ? 'a list of tool results' : 'a text or a list of parts',
      content,
    );
  for (const [index, part] of content.entries()) checkPart(`${pointer}/content/${index}`, part, partsOf[role]);
}

function checkPart(pointer: string, part: CoreContentPart, kinds: readonly string[]): void {
  checkKind(pointer, part, { field: 'type', checks: partChecks, kinds });
  if (part.type !== 'tool-result') return;
  for (const [index, each] of part.content.entries()) checkPart(`${pointer}/content/${index}`, each, partsOfResult);
}

interface KindRule {
  /** The field that names the kind. */
  field: string;
  kinds: readonly string[];
  /** The checks of its other fields. */
  checks?: Readonly<Record<string, Checks>>;
}

function checkKind(pointer: string, value: object, { field, kinds, checks }: KindRule): void {
  if (!isObject(value)) throw wrong(pointer, 'an object', value);
  const kind: unknown = Reflect.get(value, field);
  if (typeof kind !== 'string' || !kinds.includes(kind))
    throw wrong(`${pointer}/${field}`, `one of ${oneOf(kinds)}`, kind);
  checkFields(pointer, value, checks?.[kind] ?? {});
}

function checkFields(pointer: string, value: object, checks: Checks): void {
  for (const [name, { expected, passes }] of Object.entries(checks)) {
    const given: unknown = Reflect.get(value, name);
    if (!passes(given)) throw wrong(`${pointer}/${name}`, expected, given);
  }
}

const wrong = (pointer: string, expected: string, got: unknown): LouterError =>
  invalidRequest(pointer, expected, describeValue(pointer, got as JsonValue | undefined));

import type {
  CoreChatRequest,
  CoreContentPart,
  CoreMessage,
  CoreTool,
  CoreToolCall,
  CoreToolResult,
} from '../../src/core/types.ts';
import type { JsonObject, JsonValue } from '../../src/core/json.ts';
import { asObject } from '../../src/core/json.ts';
import type { RequestBase } from './bases.ts';

/** Notes which place is about to be altered; a fault that notes none has nothing to alter in this request. */
export type Mark = (at: object, field?: string, within?: string) => void;

export interface RequestFault {
  name: string;
  base: RequestBase;
  /** What it adds is looked for in the request that was sent. */
  adds?: true;
  /** A setting that a protocol lacks is declared as lost: then it is lost whatever it was. */
  isSetting?: true;
  /** Alters the request that the encoder is given. */
  plant(request: CoreChatRequest, mark: Mark): void;
}

const partsOf = (request: CoreChatRequest): CoreContentPart[] =>
  request.messages.flatMap(({ content }): CoreContentPart[] => content);

const messagesOf = <R extends CoreMessage['role']>(request: CoreChatRequest, role: R) =>
  request.messages.filter((message): message is Extract<CoreMessage, { role: R }> => message.role === role);

const find = <T extends CoreContentPart['type']>(request: CoreChatRequest, type: T, index = 0) =>
  partsOf(request).filter((part): part is Extract<CoreContentPart, { type: T }> => part.type === type)[index];

/** The text that holds these words. */
const textWith = (request: CoreChatRequest, words: string) =>
  partsOf(request).find(
    (part): part is Extract<CoreContentPart, { type: 'text' }> => part.type === 'text' && part.text.includes(words),
  );

function remove(request: CoreChatRequest, part: object): void {
  for (const { content } of request.messages) {
    const index = (content as object[]).indexOf(part);
    if (index !== -1) content.splice(index, 1);
  }
  request.messages = request.messages.filter(({ content }) => content.length > 0);
}

/** The arguments of a call, to be altered. */
function argumentsOf({ input }: CoreToolCall): JsonObject {
  if (input.kind === 'json') return input.value;
  return asObject(JSON.parse(input.text) as JsonValue) ?? {};
}

function alterArguments(call: CoreToolCall | undefined, mark: Mark, alter: (value: JsonObject) => void): void {
  if (!call) return;
  mark(call);
  const value = argumentsOf(call);
  alter(value);
  call.input =
    call.input.kind === 'json' ? { kind: 'json', value } : { kind: 'json-text', text: JSON.stringify(value) };
}

const functionTool = (request: CoreChatRequest, name = 'get_weather') =>
  request.tools?.find(
    (tool): tool is Extract<CoreTool, { type: 'function' }> => tool.type === 'function' && tool.name === name,
  );

const propertiesOf = (schema: JsonObject): JsonObject => asObject(schema['properties']) ?? {};

function alterText(words: string, alter: (text: string) => string): RequestFault['plant'] {
  return (request, mark) => {
    const part = textWith(request, words);
    if (!part) return;
    mark(part);
    part.text = alter(part.text);
  };
}

function alterSchema(alter: (schema: JsonObject) => void): RequestFault['plant'] {
  return (request, mark) => {
    const tool = functionTool(request);
    if (!tool) return;
    mark(tool);
    alter(tool.inputSchema);
  };
}

/** Leaves out or changes a setting. */
function setting<F extends keyof CoreChatRequest>(field: F, value?: CoreChatRequest[F]): RequestFault['plant'] {
  return (request, mark) => {
    if (request[field] === undefined) return;
    mark(request, field);
    if (value === undefined) Reflect.deleteProperty(request, field);
    else request[field] = value;
  };
}

function alterResult(index: number, alter: (result: CoreToolResult, request: CoreChatRequest) => void) {
  return (request: CoreChatRequest, mark: Mark): void => {
    const result = find(request, 'tool-result', index);
    if (!result) return;
    mark(result);
    alter(result, request);
  };
}

const succeed: RequestFault['plant'] = (request, mark) => {
  const result = find(request, 'tool-result', 1);
  if (!result?.isError) return;
  mark(result);
  result.isError = false;
};

function swapMessages(one: string, other: string): RequestFault['plant'] {
  return (request, mark) => {
    const indexOf = (words: string): number =>
      request.messages.findIndex(({ content }) =>
        content.some((part) => part.type === 'text' && part.text.includes(words)),
      );
    const [left, right] = [indexOf(one), indexOf(other)];
    const [first, second] = [request.messages[left], request.messages[right]];
    if (!first || !second) return;
    for (const { content } of [first, second]) for (const part of content) mark(part);
    request.messages[left] = second;
    request.messages[right] = first;
  };
}

const textFaults: readonly Omit<RequestFault, 'base'>[] = [
  { name: 'a text is dropped', plant: (request, mark) => dropText(request, mark, 'Look at these') },
  { name: 'the last question is dropped', plant: (request, mark) => dropText(request, mark, 'Thank you') },
  { name: 'a text is doubled', adds: true, plant: alterText('Thank you', (text) => `${text} ${text}`) },
  { name: 'words of a text are swapped', plant: alterText('Thank you', () => 'And what about Rome? Thank you.') },
  { name: 'a text is cut short', plant: alterText('Thank you', (text) => text.slice(0, -1)) },
  { name: 'a text begins too late', plant: alterText('Thank you', (text) => text.slice(1)) },
  { name: 'a letter of a text is changed', plant: alterText('Thank you', (text) => text.replace('Rome', 'Rame')) },
  { name: 'the indentation of a text is lost', plant: alterText('def walk', (text) => text.replaceAll(/ {2,}/g, ' ')) },
  { name: 'the line breaks of a text are lost', plant: alterText('def walk', (text) => text.replaceAll('\n', ' ')) },
  { name: 'an answer of an earlier turn is dropped', plant: (request, mark) => dropText(request, mark, 'It is sunny') },
  { name: 'a question of an earlier turn is dropped', plant: (request, mark) => dropText(request, mark, 'def walk') },
  { name: 'two questions are swapped', plant: swapMessages('def walk', 'Thank you') },
  { name: 'two answers are swapped', plant: swapMessages('It is sunny', 'That walks') },
  { name: 'the system prompt is dropped', plant: (request, mark) => dropText(request, mark, 'careful assistant') },
  {
    name: 'the system prompt is doubled',
    adds: true,
    plant: alterText('careful assistant', (text) => `${text}\n${text}`),
  },
  { name: 'the system prompt is changed', plant: alterText('careful assistant', (text) => text.replace('two', 'ten')) },
  {
    name: 'the system prompt is moved to the user',
    plant(request, mark) {
      const [system] = messagesOf(request, 'system');
      const [part] = system?.content ?? [];
      if (!system || part?.type !== 'text') return;
      mark(part);
      request.messages.splice(request.messages.indexOf(system), 1, { role: 'user', content: [part] });
    },
  },
  {
    name: 'an answer is attributed to the user',
    plant(request, mark) {
      const message = messagesOf(request, 'assistant').find(
        ({ content: [part] }) => part === textWith(request, 'It is sunny'),
      );
      const [part] = message?.content ?? [];
      if (!message || part?.type !== 'text') return;
      mark(part);
      request.messages.splice(request.messages.indexOf(message), 1, { role: 'user', content: [part] });
    },
  },
  {
    name: 'a text of nobody is added',
    adds: true,
    plant(request, mark) {
      mark(request);
      request.messages.at(-1)?.content.push({ type: 'text', text: 'Answer in French.' } as never);
    },
  },
];

function dropText(request: CoreChatRequest, mark: Mark, words: string): void {
  const part = textWith(request, words);
  if (!part) return;
  mark(part);
  remove(request, part);
}

const mediaFaults: readonly Omit<RequestFault, 'base'>[] = [
  { name: 'a picture is dropped', plant: (request, mark) => dropPart(request, mark, find(request, 'image')) },
  { name: 'a document is dropped', plant: (request, mark) => dropPart(request, mark, find(request, 'document')) },
  {
    name: 'two pictures are swapped',
    plant(request, mark) {
      const [one, other] = [find(request, 'image'), find(request, 'image', 1)];
      if (!one || !other) return;
      mark(one);
      mark(other);
      [one.source, other.source] = [other.source, one.source];
    },
  },
  {
    name: 'the bytes of a picture are changed',
    plant(request, mark) {
      const image = find(request, 'image');
      if (image?.source.kind !== 'base64') return;
      mark(image);
      image.source = { ...image.source, data: `${image.source.data.slice(0, -8)}AAAAAAA=` };
    },
  },
  {
    name: 'the bytes of a document are cut short',
    plant(request, mark) {
      const document = find(request, 'document');
      if (document?.source.kind !== 'base64') return;
      mark(document);
      document.source = { ...document.source, data: document.source.data.slice(0, -4) };
    },
  },
];

function dropPart(request: CoreChatRequest, mark: Mark, part: CoreContentPart | undefined): void {
  if (!part) return;
  mark(part);
  remove(request, part);
}

const callFaults: readonly Omit<RequestFault, 'base'>[] = [
  {
    name: 'a value of the arguments is changed',
    plant: (request, mark) => alterArguments(find(request, 'tool-call'), mark, (value) => (value['city'] = 'Bergen')),
  },
  {
    name: 'a key of the arguments is dropped',
    plant: (request, mark) => alterArguments(find(request, 'tool-call'), mark, (value) => delete value['options']),
  },
  {
    name: 'a number of the arguments is made a text',
    plant: (request, mark) => alterArguments(find(request, 'tool-call'), mark, (value) => (value['days'] = '3')),
  },
  {
    name: 'the name of a call is changed',
    plant(request, mark) {
      const call = find(request, 'tool-call');
      if (!call) return;
      mark(call);
      call.name = 'read_file';
    },
  },
  {
    name: 'the results of two calls are crossed',
    plant(request, mark) {
      const [one, other] = [find(request, 'tool-result'), find(request, 'tool-result', 1)];
      if (!one || !other) return;
      mark(one);
      mark(other);
      [one.content, other.content] = [other.content, one.content];
      const [value, otherValue] = [one.value, other.value];
      if (value !== undefined && otherValue !== undefined) {
        one.value = otherValue;
        other.value = value;
      }
    },
  },
  {
    name: 'a result is emptied',
    plant: alterResult(0, (result) => {
      result.content = [];
      if (result.value !== undefined) result.value = {};
    }),
  },
  {
    name: 'a result is changed',
    plant: alterResult(0, (result) => {
      result.content = [{ type: 'text', text: 'sunny, 12 degrees' }];
      delete result.value;
    }),
  },
  { name: 'a failed result is no longer an error', plant: succeed },
  {
    name: 'a call and its result are dropped',
    plant(request, mark) {
      const call = find(request, 'tool-call', 1);
      const result = find(request, 'tool-result', 1);
      if (!call || !result) return;
      mark(call);
      mark(result);
      remove(request, call);
      remove(request, result);
    },
  },
];

const toolFaults: readonly Omit<RequestFault, 'base'>[] = [
  {
    name: 'a tool is dropped',
    plant(request, mark) {
      const tool = functionTool(request, 'read_file');
      if (!tool) return;
      mark(tool);
      request.tools = request.tools?.filter((each) => each !== tool) ?? [];
    },
  },
  {
    name: 'the name of a tool is changed',
    plant(request, mark) {
      const tool = functionTool(request, 'read_file');
      if (!tool) return;
      mark(tool);
      tool.name = 'write_file';
    },
  },
  {
    name: 'the description of a tool is changed',
    plant(request, mark) {
      const tool = functionTool(request);
      if (!tool) return;
      mark(tool, 'description');
      tool.description = 'The weather of a town.';
    },
  },
  {
    name: 'the description of a tool is dropped',
    plant(request, mark) {
      const tool = functionTool(request);
      if (!tool) return;
      mark(tool, 'description');
      delete tool.description;
    },
  },
  {
    name: 'a tool is added',
    adds: true,
    plant(request, mark) {
      mark(request);
      request.tools?.push({ type: 'function', name: 'delete_file', inputSchema: { type: 'object', properties: {} } });
    },
  },
  { name: 'a property of a schema is dropped', plant: alterSchema((schema) => delete propertiesOf(schema)['days']) },
  {
    name: 'the type of a property is changed',
    plant: alterSchema((schema) => (propertiesOf(schema)['days'] = { type: 'string' })),
  },
  {
    name: 'a value of an enumeration is dropped',
    plant: alterSchema((schema) => {
      propertiesOf(schema)['options'] = {
        type: 'object',
        properties: { unit: { type: 'string', enum: ['celsius'] } },
      };
    }),
  },
  { name: 'a required property is made optional', plant: alterSchema((schema) => (schema['required'] = [])) },
  {
    name: 'the description of a property is dropped',
    plant: alterSchema((schema) => (propertiesOf(schema)['city'] = { type: 'string' })),
  },
];

const settingFaults: readonly Omit<RequestFault, 'base'>[] = [
  { name: 'the choice of a tool is dropped', plant: setting('toolChoice') },
  { name: 'another tool is chosen', plant: setting('toolChoice', { mode: 'tool', name: 'read_file' }) },
  { name: 'any tool is chosen', plant: setting('toolChoice', { mode: 'required' }) },
  { name: 'calls in parallel are allowed', plant: setting('parallelToolCalls') },
  { name: 'the temperature is changed', plant: setting('temperature', 0.7) },
  { name: 'the temperature is dropped', plant: setting('temperature') },
  { name: 'the nucleus is changed', plant: setting('topP', 0.5) },
  { name: 'the nucleus is dropped', plant: setting('topP') },
  { name: 'the number of likely tokens is dropped', plant: setting('topK') },
  { name: 'the limit of tokens is changed', plant: setting('maxTokens', 90) },
  { name: 'the limit of tokens is dropped', plant: setting('maxTokens') },
  { name: 'a stop sequence is dropped', plant: setting('stop', ['STOP']) },
  { name: 'all stop sequences are dropped', plant: setting('stop') },
  { name: 'the seed is dropped', plant: setting('seed') },
  { name: 'the seed is changed', plant: setting('seed', 8) },
  { name: 'a penalty is dropped', plant: setting('presencePenalty') },
];

function changeEffort(request: CoreChatRequest, mark: Mark): void {
  if (!request.reasoning) return;
  mark(request, 'reasoning');
  const { effort, budgetTokens } = request.reasoning;
  if (effort !== undefined) request.reasoning.effort = 'low';
  else if (budgetTokens !== undefined) request.reasoning.budgetTokens = 1100;
}

const reasoningFaults: readonly Omit<RequestFault, 'base'>[] = [
  { name: 'the effort is changed', plant: changeEffort },
  { name: 'the effort is dropped', plant: setting('reasoning') },
  { name: 'the schema of the answer is dropped', plant: setting('responseFormat') },
  { name: 'the schema of the answer becomes any JSON', plant: setting('responseFormat', { type: 'json' }) },
  {
    name: 'a property of the answer is changed',
    plant(request, mark) {
      const format = request.responseFormat;
      if (format?.type !== 'json-schema') return;
      mark(request, 'responseFormat');
      propertiesOf(format.schema)['warm'] = { type: 'string' };
    },
  },
];

const of = (base: RequestBase, faults: readonly Omit<RequestFault, 'base'>[]): RequestFault[] =>
  faults.map((fault) => ({ ...fault, base }));

export const requestFaults: readonly RequestFault[] = [
  ...of('sampling', [...textFaults, ...mediaFaults, ...callFaults, ...toolFaults]),
  ...of('sampling', settingFaults).map((fault) => ({ ...fault, isSetting: true as const })),
  ...of('reasoning', reasoningFaults).map((fault) => ({ ...fault, isSetting: true as const })),
];

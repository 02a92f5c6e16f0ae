import type {
  CoreChatRequest,
  CoreContentPart,
  CoreMessage,
  CoreToolCall,
  CoreToolResult,
} from '../../src/core/types.ts';
import type { JsonObject, JsonValue } from '../../src/core/json.ts';
import { asObject } from '../../src/core/json.ts';
import type { RequestBase } from './bases.ts';
import type { Mark, RequestFault } from './request-fault.ts';
import { reasoningFaults, settingFaults, toolFaults } from './setting-faults.ts';

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

function alterText(words: string, alter: (text: string) => string): RequestFault['plant'] {
  return (request, mark) => {
    const part = textWith(request, words);
    if (!part) return;
    mark(part);
    part.text = alter(part.text);
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

const of = (base: RequestBase, faults: readonly Omit<RequestFault, 'base'>[]): RequestFault[] =>
  faults.map((fault) => ({ ...fault, base }));

export const requestFaults: readonly RequestFault[] = [
  ...of('sampling', [...textFaults, ...mediaFaults, ...callFaults, ...toolFaults]),
  ...of('sampling', settingFaults).map((fault) => ({ ...fault, isSetting: true as const })),
  ...of('reasoning', reasoningFaults).map((fault) => ({ ...fault, isSetting: true as const })),
];

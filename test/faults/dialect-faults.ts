import { asObject, parseJson, type JsonObject } from '../../src/core/json.ts';
import type { DialectEvent } from '../../src/dialects/dialect.ts';

/** A fault of a reader: it alters what the reader of a dialect emits of an answer. */
export interface ReaderFault {
  name: string;
  /** The answer that the fault needs, by its folder in the recordings of dialects. */
  situation: 'parallel-tools-stream' | 'reasoning-stream' | 'text-stream' | 'tool-call';
  /** Dialects that have no marker of calls: whether a text is a call cannot be seen without reading the format. */
  needsMarkers?: true;
  alter(events: readonly DialectEvent[]): DialectEvent[];
}

type CallEvent = Extract<DialectEvent, { type: `call-${string}` }>;

const isOfCall = (event: DialectEvent): event is CallEvent => event.type.startsWith('call-');

/** The events of each call, together, and the others. */
function grouped(events: readonly DialectEvent[]): DialectEvent[][] {
  const groups: DialectEvent[][] = [];
  for (const event of events)
    if (isOfCall(event) && event.type !== 'call-start') groups.at(-1)?.push(event);
    else groups.push([event]);
  return groups;
}

const isCall = ([first]: readonly DialectEvent[]): boolean => first?.type === 'call-start';

const argumentsOf = (group: readonly DialectEvent[]): string =>
  group.map((event) => (event.type === 'call-arguments' ? event.text : '')).join('');

/** Alters a call, or, with no event, leaves it out. */
const alterCall =
  (alter: (call: { name: string; text: string }) => DialectEvent[], place: 'first' | 'last' = 'first') =>
  (events: readonly DialectEvent[]): DialectEvent[] => {
    const groups = grouped(events);
    const at = place === 'first' ? groups.findIndex(isCall) : groups.findLastIndex(isCall);
    return groups.flatMap((group, index) => {
      const [start] = group;
      return index === at && start?.type === 'call-start'
        ? alter({ name: start.name, text: argumentsOf(group) })
        : group;
    });
  };

const callOf = (name: string, text: string): DialectEvent[] => [
  { type: 'call-start', name },
  { type: 'call-arguments', text },
  { type: 'call-done' },
];

const alterArguments = (alter: (value: JsonObject) => void): ReaderFault['alter'] =>
  alterCall(({ name, text }) => {
    const value = asObject(parseJson(text)) ?? {};
    alter(value);
    return callOf(name, JSON.stringify(value));
  });

const joined = (events: readonly DialectEvent[], type: 'text' | 'reasoning'): string =>
  events.map((event) => (event.type === type ? event.text : '')).join('');

/** Alters all of the text, or all of the reasoning. */
const alterAll =
  (type: 'text' | 'reasoning', alter: (text: string) => DialectEvent[]): ReaderFault['alter'] =>
  (events) => {
    const at = events.findIndex((event) => event.type === type);
    return events.flatMap((event, index) =>
      index === at ? alter(joined(events, type)) : event.type === type ? [] : [event],
    );
  };

const alterText = (alter: (text: string) => string): ReaderFault['alter'] =>
  alterAll('text', (text) => [{ type: 'text', text: alter(text) }]);

export const readerFaults: readonly ReaderFault[] = [
  { name: 'the first call is lost', situation: 'parallel-tools-stream', alter: alterCall(() => []) },
  { name: 'the last call is lost', situation: 'parallel-tools-stream', alter: alterCall(() => [], 'last') },
  { name: 'the only call is lost', situation: 'tool-call', alter: alterCall(() => []) },
  {
    name: 'a call comes twice',
    situation: 'tool-call',
    alter: alterCall(({ name, text }) => [...callOf(name, text), ...callOf(name, text)]),
  },
  {
    name: 'a value of the arguments is changed',
    situation: 'tool-call',
    alter: alterArguments((value) => {
      value['from'] = 'Rorschach';
    }),
  },
  {
    name: 'a number of the arguments is changed',
    situation: 'tool-call',
    alter: alterArguments((value) => {
      value['passengers'] = 3;
    }),
  },
  {
    name: 'a key of the arguments is lost',
    situation: 'tool-call',
    alter: alterArguments((value) => delete value['passengers']),
  },
  {
    name: 'the arguments are emptied',
    situation: 'parallel-tools-stream',
    alter: alterCall(({ name }) => callOf(name, '{}')),
  },
  {
    name: 'the name of a call is changed',
    situation: 'tool-call',
    alter: alterCall(({ text }) => callOf('show_pier', text)),
  },
  {
    name: 'a call is taken for text',
    situation: 'tool-call',
    needsMarkers: true,
    alter: alterCall(({ name, text }) => [{ type: 'text', text: `${name} ${text}` }]),
  },
  { name: 'the text before a call is lost', situation: 'parallel-tools-stream', alter: alterAll('text', () => []) },
  { name: 'the text comes twice', situation: 'text-stream', alter: alterText((text) => `${text} ${text}`) },
  { name: 'the first word is lost', situation: 'text-stream', alter: alterText((text) => text.replace(/^\S+\s/, '')) },
  {
    name: 'the last letter is lost',
    situation: 'text-stream',
    alter: alterText((text) => text.replace(/\p{L}(?=\P{L}*$)/u, '')),
  },
  { name: 'a text is added', situation: 'text-stream', alter: alterText((text) => `${text} Have a pleasant trip!`) },
  {
    name: 'words are swapped',
    situation: 'text-stream',
    alter: alterText((text) => text.replace(/^(\S+)(\s+)(\S+)/, '$3$2$1')),
  },
  {
    name: 'reasoning is taken for text',
    situation: 'reasoning-stream',
    alter: alterAll('reasoning', (text) => [{ type: 'text', text }]),
  },
  { name: 'reasoning is lost', situation: 'reasoning-stream', alter: alterAll('reasoning', () => []) },
  {
    name: 'text is taken for reasoning',
    situation: 'text-stream',
    alter: alterAll('text', (text) => [{ type: 'reasoning', text }]),
  },
];

/** A fault of what writes a prompt, in the texts of a body. */
export interface PromptFault {
  name: string;
  /** Alters a text of the body that was sent upstream. `key`: the field that has it. */
  alter(text: string): string;
}

const replaceFirst = (words: string, by: string) => (text: string) => text.replace(words, () => by);

/** Replaces words behind others, as in the call of a tool. */
const replaceAfter = (begin: RegExp, words: string, by: string) => (text: string) => {
  const at = text.search(begin);
  return at === -1 ? text : text.slice(0, at) + text.slice(at).replace(words, () => by);
};

export const promptFaults: readonly PromptFault[] = [
  {
    name: 'the system prompt is lost',
    alter: replaceFirst('You are a careful assistant.\n\nAnswer in two sentences.', ''),
  },
  { name: 'the end of the system prompt is lost', alter: replaceFirst('Answer in two sentences.', '') },
  { name: 'a text of the user is lost', alter: replaceFirst('Look at these two pictures of the harbour.', '') },
  { name: 'the last text is lost', alter: replaceFirst('Thank you. And what about Rome?', '') },
  {
    name: 'a text comes twice',
    alter: replaceFirst(
      'Thank you. And what about Rome?',
      'Thank you. And what about Rome?\nThank you. And what about Rome?',
    ),
  },
  {
    name: 'an answer comes twice',
    alter: replaceFirst('That walks along the path.', 'That walks along the path. That walks along the path.'),
  },
  { name: 'punctuation of a text is changed', alter: replaceFirst('def walk():', 'def walk()') },
  { name: 'a letter of an answer is changed', alter: replaceFirst('That walks', 'That talks') },
  {
    name: 'two texts are swapped',
    alter: (text) =>
      text
        .replace('It is sunny in Oslo.', '\u0000')
        .replace('That walks along the path.', 'It is sunny in Oslo.')
        .replace('\u0000', 'That walks along the path.'),
  },
  { name: 'an argument is changed', alter: replaceAfter(/both places/, 'Oslo', 'Bergen') },
  { name: 'a number of the arguments is changed', alter: replaceAfter(/both places/, '3', '7') },
  { name: 'the name of a call is changed', alter: replaceAfter(/both places/, 'get_weather', 'put_weather') },
  { name: 'the path of a call is lost', alter: replaceFirst('/notes/harbour.txt', '') },
  { name: 'a result is changed', alter: replaceFirst('sunny, 21 degrees', 'rainy, 21 degrees') },
  { name: 'a result is lost', alter: replaceFirst('the harbour notes say nothing', '') },
  { name: 'the description of a tool is lost', alter: replaceFirst('The weather of a city in the next days.', '') },
  {
    name: 'a tool is left out',
    alter: (text) =>
      text.includes('Reads a file.') ? text.replace(/read_file/, 'x').replace('Reads a file.', '') : text,
  },
  { name: 'a parameter is left out', alter: replaceFirst('The name of the city.', '') },
];

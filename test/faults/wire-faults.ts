import { asObject, parseJson, type JsonValue } from '../../src/core/json.ts';
import type { CheckFinding } from '../../src/judge/differences.ts';
import { picture, type AnswerBase } from './bases.ts';

/** A fault in JSON that an encoder has written: in the body of a request or an answer, or in the frames of a stream. */
export interface WireFault {
  name: string;
  leg: CheckFinding['leg'];
  /** The answer that the fault needs. */
  base?: AnswerBase;
  /** The value in its place; the same value where there is nothing to alter. */
  alter(value: JsonValue, key: string): JsonValue;
}

/** Alters strings, and the strings within texts of JSON. */
const strings =
  (alter: (text: string, key: string) => string): WireFault['alter'] =>
  (value, key) =>
    typeof value === 'string' ? alter(value, key) : value;

/** Replaces words wherever they are written. */
const replace = (words: string, by: string): WireFault['alter'] => strings((text) => text.replace(words, () => by));

const emptied = (words: string): WireFault['alter'] => strings((text) => (text.includes(words) ? '' : text));

const swap = (one: string, other: string): WireFault['alter'] =>
  strings((text) => (text.includes(one) ? text.replace(one, () => other) : text.replace(other, () => one)));

/** A picture that is not complete may differ from the complete one. */
const inWhole =
  (alter: WireFault['alter']): WireFault['alter'] =>
  (value, key) =>
    key === 'partial_image_b64' ? value : alter(value, key);

const countsBy =
  (alter: (count: number) => number): WireFault['alter'] =>
  (value, key) =>
    typeof value === 'number' && /tokens?$|count$/i.test(key) && !/^(max|num)/.test(key) && value >= 50 && value <= 1600
      ? alter(value)
      : value;

const ends: Readonly<Record<string, string>> = {
  end_turn: 'max_tokens',
  stop: 'length',
  STOP: 'MAX_TOKENS',
  tool_use: 'end_turn',
  tool_calls: 'stop',
};

const requestFaults: readonly Omit<WireFault, 'leg'>[] = [
  { name: 'a text is emptied', alter: emptied('Thank you') },
  {
    name: 'a text is doubled',
    alter: strings((text) => (text.includes('Thank you') ? `${text} ${text}` : text)),
  },
  { name: 'a letter of a text is changed', alter: replace('about Rome?', 'about Rame?') },
  { name: 'punctuation of a text is changed', alter: replace('about Rome?', 'about Rome!') },
  { name: 'a colon of code is lost', alter: replace('def walk():', 'def walk()') },
  { name: 'the system prompt is emptied', alter: emptied('careful assistant') },
  { name: 'the end of the system prompt is lost', alter: replace('\n\nAnswer in two sentences.', '') },
  { name: 'a value of the arguments is changed', alter: strings((text) => (text === 'Oslo' ? 'Bergen' : text)) },
  {
    name: 'punctuation of an argument is changed',
    alter: strings((text) => (text === '/notes/harbour.txt' ? '/notes/harbour_txt' : text)),
  },
  { name: 'a number of the arguments is changed', alter: (value, key) => (key === 'days' && value === 3 ? 4 : value) },
  { name: 'two results are swapped', alter: swap('sunny, 21 degrees', 'the harbour notes say nothing') },
  { name: 'a result is emptied', alter: replace('sunny, 21 degrees', '') },
  { name: 'the bytes of a picture are changed', alter: replace(picture('first picture'), picture('third picture')) },
  { name: 'two pictures are swapped', alter: swap(picture('first picture'), picture('second picture')) },
  { name: 'the description of a tool is emptied', alter: replace('Reads a file.', '') },
  { name: 'the name of a tool is changed', alter: strings((text) => (text === 'read_file' ? 'read_files' : text)) },
];

const answerFaults: readonly Omit<WireFault, 'leg'>[] = [
  {
    name: 'a text is emptied',
    base: 'text',
    alter: strings((text, key) => (text.includes('warm') && key !== 'id' ? '' : text)),
  },
  { name: 'a text is doubled', base: 'text', alter: strings((text) => (text.includes('warm') ? text + text : text)) },
  { name: 'a letter of a text is changed', base: 'text', alter: replace('warm', 'worm') },
  { name: 'punctuation of a text is changed', base: 'text', alter: replace('warm:', 'warm.') },
  { name: 'the end of a text is lost', base: 'text', alter: replace('all day.', 'all') },
  {
    name: 'a value of the arguments is changed',
    base: 'calls',
    alter: strings((text) => (text === 'Rome' ? 'Roma' : text)),
  },
  {
    name: 'a number of the arguments is changed',
    base: 'calls',
    alter: (value, key) => (key === 'days' && value === 2 ? 3 : value),
  },
  {
    name: 'punctuation of an argument is changed',
    base: 'calls',
    alter: replace('/notes/rome.txt', '/notes/rome_txt'),
  },
  {
    name: 'the name of a call is changed',
    base: 'calls',
    alter: strings((text) => (text === 'get_weather' ? 'get_wether' : text)),
  },
  {
    name: 'the names of two calls are swapped',
    base: 'calls',
    alter: strings((text) => (text === 'get_weather' ? 'read_file' : text === 'read_file' ? 'get_weather' : text)),
  },
  { name: 'the reasoning is changed', base: 'calls', alter: replace('its weather is needed', 'no weather is needed') },
  { name: 'the usage is zero', base: 'text', alter: countsBy(() => 0) },
  {
    name: 'the total of tokens is changed',
    base: 'text',
    alter: (value, key) => (typeof value === 'number' && /^total_?token/i.test(key) ? value + 1 : value),
  },
  { name: 'a count is one too many', base: 'text', alter: countsBy((count) => count + 1) },
  {
    name: 'the reason to stop is changed',
    base: 'text',
    alter: strings((text, key) => (/reason/i.test(key) ? (ends[text] ?? text) : text)),
  },
  {
    name: 'the reason to call tools is changed',
    base: 'calls',
    alter: strings((text, key) => (/reason/i.test(key) ? (ends[text] ?? text) : text)),
  },
  {
    name: 'the bytes of a picture are changed',
    base: 'pictures',
    alter: inWhole(replace(picture('first picture'), picture('third picture'))),
  },
  {
    name: 'two pictures are swapped',
    base: 'pictures',
    alter: inWhole(swap(picture('first picture'), picture('second picture'))),
  },
  { name: 'a refusal is changed', base: 'refusal', alter: replace('that harbour', 'this harbour') },
];

export const wireFaults: readonly WireFault[] = [
  ...requestFaults.map((fault): WireFault => ({ ...fault, leg: 'request' })),
  ...answerFaults.map((fault): WireFault => ({ ...fault, leg: 'answer' })),
];

/** What answers repeat of the request. */
const echoes: ReadonlySet<string> = new Set(['tools', 'tool_choice']);

/** A value with a fault in each of its places. */
export function altered(value: JsonValue, fault: Pick<WireFault, 'leg' | 'alter'>, key = ''): JsonValue {
  if (fault.leg === 'answer' && echoes.has(key)) return value;
  if (Array.isArray(value)) return value.map((each) => altered(each, fault, key));
  const object = asObject(value);
  if (object)
    return Object.fromEntries(Object.entries(object).map(([name, each]) => [name, altered(each, fault, name)]));
  const inner = typeof value === 'string' && /^\s*[{[]/.test(value) ? parseJson(value) : undefined;
  return inner === undefined ? fault.alter(value, key) : JSON.stringify(altered(inner, fault, key));
}

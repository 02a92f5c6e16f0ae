import type { CoreAssistantPart, CoreChatResponse, CoreCitation, CoreToolCall } from '../../src/core/types.ts';
import { asObject, type JsonObject, type JsonValue } from '../../src/core/json.ts';
import type { AnswerBase } from './bases.ts';
import type { Mark } from './request-fault.ts';
import type { CoreStreamEvent } from '../../src/core/stream-event.ts';

export interface AnswerFault {
  name: string;
  base: AnswerBase;
  /** What it adds is looked for in the answer that the client was sent. */
  adds?: true;
  /** Alters the answer that the encoder is given; of a stream, what its events amount to. */
  plant(response: CoreChatResponse, mark: Mark): void;
  /** Alters the events of a stream in place of that. */
  events?(events: readonly CoreStreamEvent[]): CoreStreamEvent[];
}

const contentOf = (response: CoreChatResponse): CoreAssistantPart[] => response.candidates[0]?.message.content ?? [];

const find = <T extends CoreAssistantPart['type']>(response: CoreChatResponse, type: T, index = 0) =>
  contentOf(response).filter((part): part is Extract<CoreAssistantPart, { type: T }> => part.type === type)[index];

function alterText(alter: (text: string) => string): AnswerFault['plant'] {
  return (response, mark) => {
    const part = find(response, 'text');
    if (!part) return;
    mark(part);
    part.text = alter(part.text);
  };
}

function alterCall(alter: (call: CoreToolCall) => void, index = 0): AnswerFault['plant'] {
  return (response, mark) => {
    const call = find(response, 'tool-call', index);
    if (!call) return;
    mark(call);
    alter(call);
  };
}

const alterArguments = (alter: (value: JsonObject) => void): AnswerFault['plant'] =>
  alterCall((call) => {
    const { input } = call;
    const value = input.kind === 'json' ? input.value : (asObject(JSON.parse(input.text) as JsonValue) ?? {});
    alter(value);
    call.input = input.kind === 'json' ? { kind: 'json', value } : { kind: 'json-text', text: JSON.stringify(value) };
  });

function drop(type: CoreAssistantPart['type'], index = 0): AnswerFault['plant'] {
  return (response, mark) => {
    const part = find(response, type, index);
    if (!part) return;
    mark(part);
    contentOf(response).splice(contentOf(response).indexOf(part), 1);
  };
}

function alterFinish(alter: (candidate: CoreChatResponse['candidates'][number]) => void): AnswerFault['plant'] {
  return (response, mark) => {
    const [candidate] = response.candidates;
    if (!candidate) return;
    mark(candidate.finish, 'reason');
    alter(candidate);
  };
}

function alterUsage(alter: (usage: NonNullable<CoreChatResponse['usage']>) => void): AnswerFault['plant'] {
  return (response, mark) => {
    if (!response.usage) return;
    mark(response, 'usage');
    const { raw: _, ...usage } = response.usage;
    alter(usage);
    response.usage = usage;
  };
}

/** The events without the second fragment of this kind. */
const withoutSecond = (type: CoreStreamEvent['type']) => (events: readonly CoreStreamEvent[]) => {
  const second = events.filter((event) => event.type === type)[1];
  return events.filter((event) => event !== second);
};

const withSecondTwice = (type: CoreStreamEvent['type']) => (events: readonly CoreStreamEvent[]) => {
  const second = events.filter((event) => event.type === type)[1];
  return events.flatMap((event) => (event === second ? [event, event] : [event]));
};

/** The text as it is where a fragment of a stream is altered: a plain answer has none. */
const markText: AnswerFault['plant'] = (response, mark) => {
  const part = find(response, 'text');
  if (part) mark(part);
};

export const answerFaults: readonly AnswerFault[] = [
  { name: 'the text is dropped', base: 'calls', plant: drop('text') },
  { name: 'the whole text is dropped', base: 'text', plant: drop('text') },
  { name: 'the text is doubled', base: 'text', adds: true, plant: alterText((text) => text + text) },
  { name: 'the last character is lost', base: 'text', plant: alterText((text) => text.slice(0, -1)) },
  { name: 'the first character is lost', base: 'text', plant: alterText((text) => text.slice(1)) },
  { name: 'a letter is changed', base: 'text', plant: alterText((text) => text.replace('25', '35')) },
  { name: 'white space is lost', base: 'calls', plant: alterText((text) => text.replaceAll(/\s+/g, ' ')) },
  { name: 'a text is added', base: 'text', adds: true, plant: addText },
  { name: 'a fragment of the text is dropped', base: 'text', plant: markText, events: withoutSecond('text-delta') },
  { name: 'a fragment of the text comes twice', base: 'text', plant: markText, events: withSecondTwice('text-delta') },
  { name: 'two fragments are swapped', base: 'text', plant: markText, events: swapFragments },
  {
    name: 'the name of a call is changed',
    base: 'calls',
    plant: alterCall((call) => {
      call.name = 'read_file';
    }),
  },
  {
    name: 'a value of the arguments is changed',
    base: 'calls',
    plant: alterArguments((value) => {
      value['city'] = 'Roma';
    }),
  },
  {
    name: 'a key of the arguments is dropped',
    base: 'calls',
    plant: alterArguments((value) => delete value['options']),
  },
  {
    name: 'a number of the arguments is made a text',
    base: 'calls',
    plant: alterArguments((value) => {
      value['days'] = '2';
    }),
  },
  {
    name: 'the arguments are emptied',
    base: 'calls',
    plant: alterArguments((value) => {
      for (const key of Object.keys(value)) delete value[key];
    }),
  },
  { name: 'a call is dropped', base: 'calls', plant: drop('tool-call', 1) },
  { name: 'the first call is dropped', base: 'calls', plant: drop('tool-call') },
  { name: 'two calls are swapped', base: 'calls', plant: swapCalls },
  { name: 'the arguments of two calls are crossed', base: 'calls', plant: crossCalls('input') },
  { name: 'the ids of two calls are crossed', base: 'calls', plant: crossCalls('id') },
  {
    name: 'a call is written as text',
    base: 'calls',
    plant(response, mark) {
      const call = find(response, 'tool-call');
      if (!call) return;
      mark(call);
      contentOf(response)[contentOf(response).indexOf(call)] = { type: 'text', text: `${call.name}(…)` };
    },
  },
  { name: 'the reasoning is dropped', base: 'calls', plant: drop('reasoning') },
  {
    name: 'the reasoning is changed',
    base: 'calls',
    plant(response, mark) {
      const part = find(response, 'reasoning');
      const [block] = part?.blocks ?? [];
      if (!part || !block) return;
      mark(part);
      block.text = block.text.replace('Rome', 'Oslo');
    },
  },
  {
    name: 'the reasoning is written as text',
    base: 'calls',
    plant(response, mark) {
      const part = find(response, 'reasoning');
      if (!part) return;
      mark(part);
      const text = part.blocks.map((block) => block.text).join('');
      contentOf(response)[contentOf(response).indexOf(part)] = { type: 'text', text };
    },
  },
  {
    name: 'the refusal is written as text',
    base: 'refusal',
    plant(response, mark) {
      const part = find(response, 'refusal');
      if (!part) return;
      mark(part);
      contentOf(response)[contentOf(response).indexOf(part)] = { type: 'text', text: part.text };
    },
  },
  { name: 'the refusal is dropped', base: 'refusal', plant: drop('refusal') },
  {
    name: 'an answer that ended is cut by a limit',
    base: 'text',
    plant: alterFinish((candidate) => {
      candidate.finish = { reason: 'length' };
    }),
  },
  {
    name: 'an answer that ended is refused',
    base: 'text',
    plant: alterFinish((candidate) => {
      candidate.finish = { reason: 'refusal' };
    }),
  },
  {
    name: 'the usage is zero',
    base: 'text',
    plant: alterUsage((usage) => {
      for (const field of ['input', 'output', 'cacheRead', 'reasoning'] as const) usage[field] = 0;
    }),
  },
  {
    name: 'the usage is dropped',
    base: 'text',
    plant(response, mark) {
      if (!response.usage) return;
      mark(response, 'usage');
      delete response.usage;
    },
  },
  {
    name: 'cached tokens are counted twice',
    base: 'text',
    plant: alterUsage((usage) => {
      usage.input = (usage.input ?? 0) + (usage.cacheRead ?? 0);
    }),
  },
  {
    name: 'cached tokens are dropped',
    base: 'text',
    plant: alterUsage((usage) => {
      delete usage.cacheRead;
    }),
  },
  {
    name: 'tokens of reasoning are counted twice',
    base: 'calls',
    plant: alterUsage((usage) => {
      usage.output = (usage.output ?? 0) + 50;
    }),
  },
  {
    name: 'input and output are swapped',
    base: 'text',
    plant: alterUsage((usage) => {
      [usage.input, usage.output] = [usage.output ?? 0, usage.input ?? 0];
    }),
  },
  { name: 'a citation is dropped', base: 'cited', plant: alterCitations((citations) => citations.slice(1)) },
  { name: 'all citations are dropped', base: 'cited', plant: alterCitations(() => undefined) },
  {
    name: 'the source of a citation is changed',
    base: 'cited',
    plant: alterCitations(([first, ...others]) =>
      first ? [{ ...first, source: { kind: 'url', url: 'https://example.test/other' } }, ...others] : [],
    ),
  },
  {
    name: 'a candidate is dropped',
    base: 'candidates',
    plant(response, mark) {
      const second = response.candidates[1];
      if (!second) return;
      mark(second.message);
      response.candidates.pop();
    },
  },
  {
    name: 'two candidates are swapped',
    base: 'candidates',
    plant(response, mark) {
      if (response.candidates.length < 2) return;
      for (const { message } of response.candidates) for (const part of message.content) mark(part);
      response.candidates.reverse();
    },
  },
];

function alterCitations(
  alter: (citations: readonly CoreCitation[]) => CoreCitation[] | undefined,
): AnswerFault['plant'] {
  return (response, mark) => {
    const part = find(response, 'text');
    const [first] = part?.citations ?? [];
    if (!part?.citations || !first) return;
    mark(first);
    const altered = alter(part.citations);
    if (altered) part.citations = altered;
    else delete part.citations;
  };
}

function addText(response: CoreChatResponse, mark: Mark): void {
  mark(response);
  contentOf(response).push({ type: 'text', text: ' Enjoy your trip!' });
}

function swapFragments(events: readonly CoreStreamEvent[]): CoreStreamEvent[] {
  const [first, second] = events.filter((event) => event.type === 'text-delta');
  return events.map((event) => (event === first ? (second ?? event) : event === second ? (first ?? event) : event));
}

function swapCalls(response: CoreChatResponse, mark: Mark): void {
  const content = contentOf(response);
  const [one, other] = [find(response, 'tool-call'), find(response, 'tool-call', 1)];
  if (!one || !other) return;
  mark(one);
  mark(other);
  const [first, second] = [content.indexOf(one), content.indexOf(other)];
  content[first] = other;
  content[second] = one;
}

function crossCalls(field: 'id' | 'input'): AnswerFault['plant'] {
  return (response, mark) => {
    const [one, other] = [find(response, 'tool-call'), find(response, 'tool-call', 1)];
    if (!one || !other) return;
    mark(one);
    mark(other);
    if (field === 'id') [one.id, other.id] = [other.id, one.id];
    else [one.input, other.input] = [other.input, one.input];
  };
}

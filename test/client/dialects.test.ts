import { describe, expect, test } from 'vitest';
import { dialects, type ParsedText } from '../../src/client/dialects.ts';
import type { ChatRequest } from '../../src/client/request.ts';
import { argumentsOf, systemText, toolResult, userText } from '../../src/client/messages.ts';
import { LouterError } from '../../src/core/error.ts';
import { ResponseFold } from '../../src/core/fold.ts';
import type { CoreAssistantPart, CoreMessage, CoreToolCall } from '../../src/core/types.ts';
import { dialectNames } from '../../src/dialects/dialect.ts';
import { dialectOf } from '../../src/dialects/index.ts';
import { piecesOf, tool } from '../dialects/read.ts';

const tools = [{ ...tool('look', { at: { type: 'string' } }), description: 'Looks at it. It may take a while.' }];
const call: CoreToolCall = {
  type: 'tool-call',
  id: 'call_1',
  name: 'look',
  input: { kind: 'json', value: { at: 'the door' } },
  providerExecuted: false,
};
const request: ChatRequest = {
  model: 'm',
  messages: [
    systemText('Be brief.'),
    userText('Where is it?'),
    { role: 'assistant', content: [call] },
    toolResult(call, 'Nothing is there.'),
  ],
  tools,
};

const textIn = (messages: readonly CoreMessage[]): string =>
  messages
    .flatMap(({ content }) => content.map((part) => (part.type === 'text' ? part.text : `[${part.type}]`)))
    .join('\n');

/** Parts without the ids of calls, which are new in every reading. */
const comparable = (parts: readonly CoreAssistantPart[]) =>
  parts.map((part) => (part.type === 'tool-call' ? { ...part, id: 'id' } : part));

/** What a text amounts to when it arrives in pieces. */
function readInPieces(
  name: (typeof dialectNames)[number],
  pieces: readonly string[],
): Pick<ParsedText, 'parts' | 'finish'> {
  const reader = dialects[name].reader(tools);
  const fold = new ResponseFold();
  for (const piece of pieces) for (const event of reader.push(piece)) fold.add(event);
  for (const event of reader.end()) fold.add(event);
  const [candidate] = fold.result().candidates;
  return { parts: candidate?.message.content ?? [], finish: candidate?.finish ?? { reason: 'other' } };
}

test('has every dialect under its name', () => {
  expect(Object.keys(dialects).toSorted()).toEqual([...dialectNames].toSorted());
  for (const [name, dialect] of Object.entries(dialects)) expect(dialect.name).toBe(name);
});

describe.each(dialectNames)('%s', (name) => {
  const written = dialectOf(name)?.writing.calls([{ name: 'look', argumentsText: '{"at":"the 🚪"}', index: 0 }]) ?? '';

  test('writes tools, calls and results into the messages', () => {
    const { losses, notes, ...wrapped } = dialects[name].wrap(request);
    expect(Object.keys(wrapped).toSorted()).toEqual(['messages', 'model', 'stream']);
    expect(wrapped.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    const text = textIn(wrapped.messages);
    for (const expected of ['Be brief.', 'look', 'It may take a while.', 'the door', 'Nothing is there.'])
      expect(text).toContain(expected);
    expect(text).not.toMatch(/\[(?:tool-call|tool-result)\]/);
    expect(losses).toEqual([]);
    expect(notes).toEqual([]);
  });

  test('parses a call, complete and in pieces of any size', () => {
    const text = `Let me look.\n${written}`;
    const { parts, finish } = dialects[name].parse(text, tools);
    expect(parts.flatMap((part) => (part.type === 'tool-call' ? [argumentsOf(part)] : []))).toEqual([{ at: 'the 🚪' }]);
    expect(finish).toEqual({ reason: 'tool-calls' });
    for (const cut of ['units', 'points', 1, 2] as const) {
      const inPieces = readInPieces(name, piecesOf(text, cut));
      expect({ ...inPieces, parts: comparable(inPieces.parts) }).toEqual({ parts: comparable(parts), finish });
    }
  });

  test('never reports a call that was cut off as complete', () => {
    for (let length = 1; length < written.length; length++) {
      const { parts, finish } = dialects[name].parse(written.slice(0, length), tools, { ending: 'length' });
      expect(finish).toEqual({ reason: 'length' });
      for (const part of parts)
        if (part.type === 'tool-call') expect([undefined, { at: 'the 🚪' }]).toContainEqual(argumentsOf(part));
    }
  });
});

describe('wrap', () => {
  test('keeps the request as it is', () => {
    const before = structuredClone(request);
    dialects.json.wrap(request, { style: 'terse' });
    expect(request).toEqual(before);
  });

  test('shortens the description of tools in terse style, and reports the losses', () => {
    const { messages, losses } = dialects.json.wrap(request, { style: 'terse' });
    expect(textIn(messages)).not.toContain('It may take a while.');
    expect(losses).toMatchObject([{ path: '/tools' }]);
  });

  test('keeps whether the answer streams', () => {
    expect(dialects.json.wrap({ ...request, stream: true }).stream).toBe(true);
    expect(dialects.json.wrap(request).stream).toBe(false);
  });

  test('writes a complete Harmony prompt into one message', () => {
    const { messages, stop } = dialects.harmony.wrap(request, { form: 'prompt' });
    expect(messages).toHaveLength(1);
    expect(textIn(messages)).toMatch(/^<\|start\|>system<\|message\|>[^]*<\|start\|>assistant$/);
    expect(stop).toEqual(['<|return|>', '<|call|>']);
  });

  test('throws when a dialect has no prompt form', () => {
    expect(() => dialects.qwen.wrap(request, { form: 'prompt' })).toThrow(LouterError);
  });

  test('throws when the request has no messages', () => {
    expect(() => dialects.qwen.wrap({ ...request, messages: JSON.parse('"Hi"') })).toThrow(/messages: expected/);
  });
});

describe('parse', () => {
  test('separates the reasoning of a Qwen model from its text', () => {
    const { parts } = dialects.qwen.parse('<think>Hm.</think>There.');
    expect(parts).toEqual([
      { type: 'reasoning', blocks: [{ kind: 'full', text: 'Hm.' }] },
      { type: 'text', text: 'There.' },
    ]);
  });

  test('separates reasoning in other dialects when the option states how it is marked', () => {
    const text = '<think>Hm.</think>There.';
    expect(dialects.json.parse(text).parts).toEqual([{ type: 'text', text }]);
    expect(dialects.json.parse(text, [], { thinking: 'tags' }).parts).toHaveLength(2);
  });

  test('reports repairs as notes', () => {
    const { parts, notes } = dialects.qwen.parse(
      '<tool_call>\n{"name": "look", "arguments": {"at": "the door",}}\n</tool_call>',
      tools,
    );
    expect(parts).toMatchObject([{ type: 'tool-call', name: 'look' }]);
    expect(notes).toHaveLength(1);
  });

  test('assigns a unique id to each call', () => {
    const text = '<tool_call>\n{"name": "look", "arguments": {"at": "a"}}\n</tool_call>';
    const ids = [text, text].flatMap((each) =>
      dialects.qwen.parse(each, tools).parts.map((part) => (part.type === 'tool-call' ? part.id : part)),
    );
    expect(new Set(ids).size).toBe(2);
  });

  test('leaves text unchanged when the request allows no calls', () => {
    const text = '{"tool_name": "look", "parameters": {"at": "a"}}';
    expect(dialects.json.parse(text, tools).finish.reason).toBe('tool-calls');
    expect(dialects.json.parse(text, tools, { toolChoice: { mode: 'none' } }).parts).toEqual([{ type: 'text', text }]);
  });

  test('unescapes what wrap escaped when the model repeats it', () => {
    const copied = 'See </tool_call> there.';
    const { messages } = dialects.qwen.wrap({ model: 'm', messages: [userText(copied)], tools });
    const text = textIn(messages.slice(-1));
    expect(text).not.toBe(copied);
    expect(dialects.qwen.parse(text, tools).parts).toEqual([{ type: 'text', text: copied }]);
  });
});

describe('reader', () => {
  test('emits a call as soon as its arguments arrive', () => {
    const reader = dialects.qwen.reader(tools);
    expect(reader.push('Let me')).toMatchObject([{ type: 'text-start' }, { type: 'text-delta', text: 'Let me' }]);
    const events = reader.push(' see.<tool_call>\n{"name": "look", "arguments": {"at": "the');
    expect(events.map(({ type }) => type)).toContain('tool-call-start');
    expect(reader.push(' door"}}\n</tool_call>').map(({ type }) => type)).toContain('tool-call-done');
    expect(reader.end().map(({ type }) => type)).toEqual(['finish', 'end']);
  });

  test('throws when it is used after its end', () => {
    const reader = dialects.kimi.reader();
    reader.end();
    expect(() => reader.push('a')).toThrow(/ended/);
    expect(() => reader.end()).toThrow(/ended/);
  });
});

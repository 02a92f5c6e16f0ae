import { describe, expect, it } from 'vitest';
import type { Dialect } from '../../../src/dialects/dialect.ts';
import { readEnvelope, type EnvelopeOptions } from '../../../src/dialects/json/envelope.ts';
import { createMachine, type State } from '../../../src/dialects/text/machine.ts';
import { offeredNames } from '../../../src/dialects/text/names.ts';
import { runUntil } from '../../../src/dialects/text/openers.ts';
import { createOutput } from '../../../src/dialects/text/output.ts';
import { readEvents, readInAllCuts } from '../read.ts';

type Trust = EnvelopeOptions['trust'];
const trusts: readonly Trust[] = ['marked', 'tagged', 'bare'];
const tools = ['add', 'ping'];

/** A format whose texts begin with one call, behind an opening marker that was eaten and before `</call>`. */
const envelope = (trust: Trust): Pick<Dialect, 'reader'> => ({
  reader(context, emit) {
    const output = createOutput(emit, context.tools);
    const behind: State = runUntil({ openers: [], write: output.text, end: () => undefined });
    const start = readEnvelope(output, {
      offered: offeredNames(context.tools),
      trust,
      closers: ['</call>'],
      before: trust === 'bare' ? '' : '<call>',
      whenCut: trust === 'bare' ? 'text' : 'left out',
      next: () => behind,
    });
    return createMachine(start, output);
  },
});

const read = (text: string, trust: Trust, options: Parameters<typeof readInAllCuts>[2] = {}) =>
  readInAllCuts(envelope(trust), text, { tools, ...options });

describe('a call written as an object', () => {
  it.each([
    '{"name": "add", "arguments": {"a": 1}}',
    '{"tool_name": "add", "parameters": {"a": 1}}',
    '{"tool": "add", "input": {"a": 1}}',
    '{"function": "add", "args": {"a": 1}}',
    '{"arguments": {"a": 1}, "name": "add"}',
    '{"type": "function", "id": "c1", "function": {"name": "add", "arguments": {"a": 1}}}',
    '{"function_call": {"arguments": {"a": 1}, "name": "add"}}',
    '{"name": "add", "arguments": "{\\"a\\": 1}"}',
    '{"arguments": "{\\"a\\": 1}", "name": "add"}',
    '{"name": "functions.add", "arguments": {"a": 1}}',
    '{"name": "add", "arguments": {"a": 1}, "id": 7}',
    '{"name": "add", "arguments": {"a": 1},}',
    '{"name": "add", "arguments": {"a": 1}}}',
    '{"name": "add", "arguments": {"a": 1}',
  ])('is read in the form %j with any evidence', (text) => {
    for (const trust of trusts) {
      const call = { name: 'add', arguments: '{"a": 1}', state: 'done' };
      expect(read(`${text}</call>`, trust)).toMatchObject({ text: '</call>', calls: [call] });
    }
  });

  it.each([
    ['{"name": "other", "arguments": {}}', ['marked']],
    ['{"name": "ping"}', ['marked', 'tagged']],
    ['{"name": "ping", "arguments": null}', ['marked', 'tagged']],
    ['{"name": "ping", "note": 1, "arguments": {}}', ['marked', 'tagged']],
    ['{"name": "ping", "arguments": ""}', ['marked', 'tagged']],
    ['{"name": "ping", "arguments": []}', ['marked', 'tagged']],
    ['{"name": "ping", "arguments": "none"}', []],
    ['{"name": "ping", "arguments": none}', []],
    ['{"name": "ping", "arguments": [1]}', []],
    ['{"name": "ping", "arguments": 7}', []],
    ['{"arguments": "none", "name": "ping"}', []],
    ['{"name": 7, "arguments": {}}', []],
    ['{"name": null, "arguments": {}}', []],
    ['{"name": ["ping"], "arguments": {}}', []],
    ['{"name": other, "arguments": {}}', []],
    ['{"arguments": {}}', []],
    ['{"name": "add", "a": 1}', []],
    ['{"name": "add", a: 1}', []],
    ['{"result": {"name": "ping", "arguments": {}}}', []],
    ['{"name": "{{ tc.name }}", "arguments": {}}', []],
    ['{"name": {"name": "ping"}, "arguments": {}}', []],
    ['{}', []],
    ['{x}', []],
  ] as const)('%j is one where %j', (text, where) => {
    for (const trust of trusts) {
      const { calls, text: given } = read(`${text} rest`, trust);
      expect(calls.length).toBe(where.some((each) => each === trust) ? 1 : 0);
      expect(given).toBe(calls.length === 1 ? 'rest' : `${trust === 'bare' ? '' : '<call>'}${text} rest`);
    }
  });

  it.each([
    ["{'name': 'add', 'arguments': {'a': None}}", '{"a":null}'],
    ['{name: "add", arguments: {a: 1}}', '{"a":1}'],
    ['{"name": "add" "arguments": {"a": 1}}', '{"a":1}'],
    ['{"name": add, "arguments": {"a": 1}}', '{"a":1}'],
    ['{"name": "add", "arguments": {"a": "two\nlines"}}', '{"a": "two\\nlines"}'],
    ['{"name": "add", "arguments": {"a": [1, 2}}', '{"a": [1, 2]}'],
    ['{"name": "add", "arguments": {"a": "b}}</call>', '{"a": "b"}'],
  ])('%j is repaired with a note', (text, whole) => {
    for (const trust of trusts) {
      const found = read(text, trust);
      expect(found).toMatchObject({ calls: [{ name: 'add', arguments: whole, state: 'done' }] });
      expect(found.notes.map(({ what }) => what)).toContainEqual(expect.stringContaining('repaired'));
    }
  });

  it.each([
    ['unknown ones', '{"name": "add", "arguments": {}, "because": "I must"}', ', "because": "I must"}'],
    ['unknown ones before the name', '{"because": "I must", "name": "add", "arguments": {}}', '"because": "I must"'],
    ['other arguments', '{"name": "add", "arguments": {}, "input": {"a": 1}}', ', "input": {"a": 1}}'],
    ['other arguments before the name', '{"args": {}, "input": {"a": 1}, "name": "add"}', '"input": {"a": 1}'],
    ['another name', '{"name": "add", "tool": "ping", "arguments": {}}', '"tool": "ping"'],
  ])('reports members without a use in a note: %s', (_what, text, saw) => {
    expect(read(text, 'marked').notes).toMatchObject([
      { what: 'a call has more members than its name and its arguments', saw },
    ]);
  });

  it('starts as soon as its name is known, and its arguments are streamed', () => {
    const started = (text: string) => readEvents(envelope('marked'), text, { ending: 'length' });
    expect(started('{"name": "add", "arguments": {')[0]).toEqual({ type: 'call-start', name: 'add' });
    expect(started('{"name": "add", "arguments": {"a": "b')).toContainEqual({
      type: 'call-arguments',
      text: '{"a": "b',
    });
  });

  it('is never complete when cut', () => {
    const text = '{"name": "add", "arguments": {"a": {"b": 1}}, "id": 7}';
    for (const trust of trusts)
      for (let length = 1; length < text.length; length++) {
        const { calls, text: given } = read(text.slice(0, length), trust, { ending: 'length' });
        expect(calls.every(({ state }) => state === 'broken')).toBe(true);
        expect(given).toBe(calls.length === 0 && trust === 'bare' ? text.slice(0, length) : '');
      }
    expect(read('{"name": "add", "arg', 'tagged', { ending: 'length' }).calls).toMatchObject([{ state: 'broken' }]);
    expect(read('{"arguments": {}, "na', 'marked', { ending: 'length' }).notes).toMatchObject([
      { saw: '<call>{"arguments": {}, "na' },
    ]);
  });

  it('is held only up to a limit when its form is the only evidence', () => {
    const long = `{"id": "${'x'.repeat(600)}`;
    const events = readEvents(envelope('bare'), long, { cut: 'units' });
    expect(events.filter(({ type }) => type === 'text').length).toBeGreaterThan(1);
    expect(read(`${long}", "name": "ping", "arguments": {}}`, 'bare')).toMatchObject({ calls: [] });
  });
});

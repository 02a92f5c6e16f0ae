import { describe, expect, it } from 'vitest';
import { llama } from '../../src/dialects/llama.ts';
import { callLaws } from './call-laws.ts';
import { readInAllCuts } from './read.ts';

const tools = ['add', 'ping'];
const read = (text: string, options: Parameters<typeof readInAllCuts>[2] = {}) =>
  readInAllCuts(llama, text, { tools, ...options });
const ping = '{"name": "ping", "parameters": {}}';
const add = '{"name": "add", "parameters": {"a": 1}}';

describe('calls of Llama', () => {
  callLaws(llama);

  it.each([
    `<|python_tag|>${ping}; ${add}`,
    `<|python_tag|>${ping}\n${add}<|eom_id|>`,
    `${ping};${add}<|eot_id|>`,
    `${ping}${add}`,
    `<|python_tag|>[${ping}, ${add}]`,
    `${ping}<|python_tag|>${add}<|eom_id|>\n`,
  ])('stand behind each other in %j', (text) => {
    expect(read(text)).toMatchObject({
      text: '',
      calls: [
        { name: 'ping', arguments: '{}', state: 'done' },
        { name: 'add', arguments: '{"a": 1}', state: 'done' },
      ],
      notes: [],
    });
  });

  it('of any name are calls behind the tag, and text without it', () => {
    const other = '{"name": "other", "parameters": {}}';
    expect(read(`<|python_tag|>${other}`)).toMatchObject({ text: '', calls: [{ name: 'other' }] });
    expect(read(other)).toMatchObject({ text: other, calls: [] });
  });

  it('may have their arguments under either key: the first counts', () => {
    expect(read('{"name": "add", "arguments": {"a": 1}, "parameters": {"a": 2}}').calls).toMatchObject([
      { arguments: '{"a": 1}' },
    ]);
  });

  it('may have members called as their own are: those are data', () => {
    const nested = '{"name": "ping", "x": {"name": "ping", "parameters": {}}}';
    expect(read(`{"name": "add", "parameters": ${nested}}`).calls).toEqual([
      { name: 'add', arguments: nested, state: 'done' },
    ]);
  });

  it('are not seen in code behind the tag', () => {
    const text = '<|python_tag|>print({1: 2})';
    expect(read(text)).toMatchObject({ text, calls: [] });
  });

  it('are broken where the text was cut', () => {
    expect(read('<|python_tag|>{"name": "add", "parameters": {"a": 1}', { ending: 'length' }).calls).toMatchObject([
      { name: 'add', state: 'broken' },
    ]);
    expect(read('<|python_tag|>{"name": "add"', { ending: 'length' })).toMatchObject({
      text: '',
      calls: [{ name: 'add', arguments: '', state: 'broken' }],
    });
  });

  it('have results that are no calls when they are repeated', () => {
    const text = llama.writing.results([{ name: 'add', text: ping, isError: false }]);
    expect(JSON.parse(text)).toEqual({ name: 'add', output: ping });
    expect(read(text)).toMatchObject({ text, calls: [] });
  });
});

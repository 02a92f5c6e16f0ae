import { describe, expect, it } from 'vitest';
import { qwen } from '../../src/dialects/qwen.ts';
import { readInAllCuts, tool, type ReadOptions } from './read.ts';

const look = tool('look', { place: { type: 'string' }, days: { type: 'integer' } });
const stop = tool('stop');
const read = (text: string, options: Omit<ReadOptions, 'cut'> = {}) =>
  readInAllCuts(qwen, text, { tools: [look, stop], ...options });

const json = '<tool_call>\n{"name": "look", "arguments": {"place": "here"}}\n</tool_call>';
const tagged = '<tool_call>\n<function=look>\n<parameter=place>\nhere\n</parameter>\n</function>\n</tool_call>';
const calls = [{ name: 'look', arguments: '{"place": "here"}', state: 'done' }];
const taggedCalls = [{ name: 'look', arguments: '{"place":"here"}', state: 'done' }];

describe('the two forms of Qwen', () => {
  it('are distinguished by what follows the tag', () => {
    expect(read(json)).toMatchObject({ text: '', calls, notes: [] });
    expect(read(tagged)).toMatchObject({ text: '', calls: taggedCalls, notes: [] });
  });

  it('are read after text and reasoning, and side by side', () => {
    const found = read(`<think>\nHm.\n</think>\n\nI look.\n${json}\n${tagged}\nDone.`, { thinking: 'tags' });
    expect(found).toMatchObject({ reasoning: 'Hm.', text: 'I look.Done.', calls: [...calls, ...taggedCalls] });
    expect(found.order).toEqual(['reasoning', 'text', 'call', 'call', 'text']);
  });

  it('names lose a namespace that was not offered', () => {
    for (const written of [json, tagged]) {
      const found = read(written.replace('look', 'harbour.look'));
      expect(found.calls).toMatchObject([{ name: 'look', state: 'done' }]);
      expect(found.notes).toMatchObject([{ what: 'a tool was called by another name', made: 'look' }]);
    }
  });

  it('a call within open reasoning is a call', () => {
    expect(read(`<think>\nI must look.\n${tagged}`, { thinking: 'tags' })).toMatchObject({
      reasoning: 'I must look.',
      calls: taggedCalls,
    });
  });

  it.each([
    'Write <tool_call> and then the name.',
    '<tool_call>\n\nNothing follows',
    '<tool_call>',
    '<tool_call>\n<function=',
    '<tool_call> [see below]',
    `<tool_call>${' '.repeat(100)}{"name": "look"}`,
  ])('a tag that no call follows is text: %j', (text) => {
    expect(read(text)).toMatchObject({ text, calls: [] });
  });

  it('a repeated tag is read once', () => {
    expect(read(`<tool_call>\n${json}`)).toMatchObject({ text: '', calls, notes: [{ saw: '<tool_call>' }] });
    expect(read(`<tool_call>\n${tagged}`)).toMatchObject({
      text: '',
      calls: taggedCalls,
      notes: [{ saw: '<tool_call>' }],
    });
  });

  it('a call that is not closed ends where the next begins', () => {
    const open = json.replace('</tool_call>', '');
    expect(read(open + json)).toMatchObject({ text: '', calls: [...calls, ...calls] });
    const openTags = tagged.replace('\n</tool_call>', '');
    const found = read(`${openTags}\n${tagged}`);
    expect(found).toMatchObject({ text: '', calls: [...taggedCalls, ...taggedCalls] });
    expect(found.notes).toHaveLength(1);
  });

  it('an array of objects is as many calls', () => {
    const list =
      '<tool_call>\n[{"name": "look", "arguments": {"place": "here"}}, {"name": "stop", "arguments": {}}]\n</tool_call>';
    expect(read(list)).toMatchObject({ text: '', calls: [...calls, { name: 'stop', arguments: '{}' }] });
  });

  it('two tagged calls may share a wrapper', () => {
    const two = tagged.replace('\n</tool_call>', '\n<function=stop>\n</function>\n</tool_call>');
    expect(read(two)).toMatchObject({
      text: '',
      calls: [...taggedCalls, { name: 'stop', arguments: '{}' }],
      notes: [],
    });
  });

  it('a name that was not offered is a call in a wrapper', () => {
    expect(read('<tool_call><function=other></function></tool_call>').calls).toEqual([
      { name: 'other', arguments: '{}', state: 'done' },
    ]);
  });

  it('tokens that end the turn are skipped only at the end', () => {
    expect(read(`${tagged}<|im_end|>\n<|endoftext|>`)).toMatchObject({ text: '', calls: taggedCalls });
    expect(read('Done.<|im_end|>')).toMatchObject({ text: 'Done.' });
    expect(read('The token <|im_end|> ends a turn.').text).toBe('The token <|im_end|> ends a turn.');
    expect(read('I think<|im_end|>', { thinking: 'open' }).reasoning).toBe('I think');
  });
});

describe('a tagged call without a wrapper', () => {
  const bare = tagged.replace('<tool_call>\n', '');

  it('is one for a tool that was offered', () => {
    const found = read(`I look.\n${bare}\nDone.`);
    expect(found).toMatchObject({ text: 'I look.Done.', calls: taggedCalls });
    expect(found.notes).toMatchObject([{ what: "a call without its '<tool_call>'" }]);
  });

  it.each([
    bare.replace('look', 'other'),
    '<function={{ tc.name }}>',
    'Use <function=look> to look.',
    '<function=look>',
    '<functional> tests',
  ])('is text otherwise: %j', (text) => {
    expect(read(text)).toMatchObject({ text, calls: [], notes: [] });
  });

  it('is not a call within reasoning', () => {
    expect(read(`<think>${bare}`, { thinking: 'tags' })).toMatchObject({ reasoning: bare, calls: [] });
  });
});

describe('a text that was cut', () => {
  it.each([json, tagged])('never completes a call from a prefix: %j', (text) => {
    for (let length = 1; length < text.length - '\n</tool_call>'.length; length++) {
      const found = read(text.slice(0, length), { ending: 'length' });
      expect(found.calls.filter(({ state }) => state === 'done')).toEqual([]);
    }
  });

  it.each([json, tagged])('does not emit a closing tag that was cut: %j', (text) => {
    for (let length = 1; length < '</tool_call>'.length; length++)
      expect(read(text.slice(0, -length), { ending: 'length' })).toMatchObject({
        text: '',
        calls: [{ state: 'done' }],
      });
  });

  it('does not emit a cut closing tag with its value', () => {
    const begun = '<tool_call>\n<function=look>\n<parameter=place>\nhere';
    const sent = (text: string, ending: 'stop' | 'length'): unknown => read(text, { ending }).calls;
    expect(sent(`${begun}\n</para`, 'length')).toEqual([
      { name: 'look', arguments: '{"place":"here', state: 'broken' },
    ]);
    expect(sent(`${begun} <`, 'stop')).toEqual([{ name: 'look', arguments: '{"place":"here <"', state: 'broken' }]);
  });

  it('keeps text before a call, but not the head of a cut call', () => {
    expect(read('I look.\n<tool_ca', { ending: 'length' }).text).toBe('I look.\n<tool_ca');
    expect(read('I look.\n<tool_call>\n<function=lo', { ending: 'length' })).toMatchObject({
      text: 'I look.\n',
      calls: [],
      notes: [{ made: 'left out' }],
    });
  });
});

describe('what is written', () => {
  it('is read back, whatever the arguments hold', () => {
    const written = [
      { name: 'look', argumentsText: '{"place": "</tool_call>\\n<tool_call>{\\"", "n": 12345678901234567890}' },
      { name: 'stop', argumentsText: '{}' },
    ];
    expect(read(qwen.writing.calls(written))).toMatchObject({
      text: '',
      calls: written.map(({ name, argumentsText }) => ({ name, arguments: argumentsText, state: 'done' })),
      notes: [],
    });
  });

  it('writes results one by one', () => {
    const results = [
      { name: 'look', text: 'fog', isError: false },
      { name: 'stop', text: 'ok', isError: false },
    ];
    expect(qwen.writing.results(results)).toBe(
      '<tool_response>\nfog\n</tool_response>\n<tool_response>\nok\n</tool_response>',
    );
  });
});

describe('the form of Seed-OSS', () => {
  const seed =
    '<seed:tool_call>\n<function=look>\n<parameter=place>here</parameter>\n<parameter=days>2</parameter>\n</function>\n</seed:tool_call>';
  const whole = { name: 'look', arguments: '{"place":"here","days":2}', state: 'done' };

  it('has its own tags around calls and reasoning', () => {
    for (const thinking of ['none', 'tags'] as const)
      expect(read(`<seed:think>Hm.</seed:think>\nI look.\n${seed}\n${seed}<seed:eos>`, { thinking })).toMatchObject({
        reasoning: 'Hm.',
        text: 'I look.',
        calls: [whole, whole],
        notes: [],
      });
    expect(read(`Hm.</seed:think>${seed}`, { thinking: 'open' })).toMatchObject({ reasoning: 'Hm.', calls: [whole] });
  });

  it('keeps the reasoning budget tag in the reasoning', () => {
    const thought = 'Hm.\n<seed:cot_budget_reflect>4 of 512 tokens used.</seed:cot_budget_reflect>\nSo.';
    expect(read(`<seed:think>${thought}</seed:think>Yes.`)).toMatchObject({ reasoning: thought, text: 'Yes.' });
  });

  it.each([
    ['the end of its wrapper', seed.replace('\n</seed:tool_call>', '')],
    ['the beginning of its wrapper', seed.replace('<seed:tool_call>\n', '')],
    ['the end of the call', seed.replace('\n</function>', '')],
    ['the end of a value', seed.replace('2</parameter>', '2')],
  ])('may lack %s', (_, text) => {
    expect(read(text)).toMatchObject({ text: '', calls: [whole] });
  });

  it('never completes a call that was cut', () => {
    for (let length = 1; length < seed.indexOf('</function>'); length++)
      for (const { state } of read(seed.slice(0, length), { ending: 'length' }).calls) expect(state).toBe('broken');
  });
});

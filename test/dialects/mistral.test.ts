import { describe, expect, it } from 'vitest';
import { mistral } from '../../src/dialects/mistral.ts';
import { callLaws } from './call-laws.ts';
import { readInAllCuts } from './read.ts';

const tools = ['add', 'ping'];
const read = (text: string, options: Parameters<typeof readInAllCuts>[2] = {}) =>
  readInAllCuts(mistral, text, { tools, ...options });

describe('calls of Mistral', () => {
  callLaws(mistral);

  it.each([
    '[TOOL_CALLS][{"name": "ping", "arguments": {}}, {"name": "add", "arguments": {"a": 1}}]</s>',
    '[TOOL_CALLS] [{"name": "ping", "arguments": {}, "id": "abcdefghi"}, {"name": "add", "arguments": {"a": 1}}]',
    '[TOOL_CALLS]ping[ARGS]{}[TOOL_CALLS]add[ARGS]{"a": 1}</s>',
    '[TOOL_CALLS]ping{}[TOOL_CALLS]add{"a": 1}',
    '[TOOL_CALLS]ping[CALL_ID]abcdefghi[ARGS]{}[TOOL_CALLS]add[CALL_ID]123456789[ARGS]{"a": 1}',
    '[TOOL_CALLS]ping[ARGS][TOOL_CALLS]add[ARGS] {"a": 1}',
  ])('are read in either form: %j', (text) => {
    expect(read(`One moment.${text}`)).toEqual({
      text: 'One moment.',
      reasoning: '',
      calls: [
        { name: 'ping', arguments: '{}', state: 'done' },
        { name: 'add', arguments: '{"a": 1}', state: 'done' },
      ],
      notes: [],
      order: ['text', 'call', 'call'],
    });
  });

  it('of any name are calls, without a namespace that was not offered', () => {
    expect(read('[TOOL_CALLS]other[ARGS]{}').calls).toMatchObject([{ name: 'other' }]);
    const cleaned = read('[TOOL_CALLS]functions.add[ARGS]{}');
    expect(cleaned).toMatchObject({ calls: [{ name: 'add' }], notes: [{ saw: 'functions.add', made: 'add' }] });
  });

  it('without arguments, at the end of the text, are calls of offered tools only', () => {
    expect(read('[TOOL_CALLS]ping')).toMatchObject({
      text: '',
      calls: [{ name: 'ping', arguments: '{}', state: 'done' }],
    });
    expect(read('[TOOL_CALLS]pin')).toMatchObject({ text: '[TOOL_CALLS]pin', calls: [] });
    expect(read('[TOOL_CALLS]ping', { ending: 'length' })).toMatchObject({ text: '', calls: [] });
  });

  it('are not read when the marker is mentioned', () => {
    const text = 'The marker [TOOL_CALLS] is followed by calls, [ARGS] by arguments.';
    expect(read(text)).toMatchObject({ text, calls: [], notes: [] });
  });

  it('are broken when the text was cut', () => {
    expect(read('[TOOL_CALLS]add[ARGS]{"a": "b', { ending: 'length' }).calls).toEqual([
      { name: 'add', arguments: '{"a": "b', state: 'broken' },
    ]);
  });

  it('in an empty list are none, and no text', () => {
    expect(read('Well. [TOOL_CALLS] []</s>')).toMatchObject({
      text: 'Well. ',
      calls: [],
      notes: [{ saw: '[TOOL_CALLS] []', made: 'left out' }],
    });
    expect(read('[TOOL_CALLS][1]')).toMatchObject({ text: '[TOOL_CALLS][1]', notes: [] });
  });
});

describe('reasoning of Mistral', () => {
  it.each(['none', 'tags'] as const)('is between markers (thinking = %s)', (thinking) => {
    expect(read('[THINK]Hm.[/THINK]Hello.[TOOL_CALLS]ping[ARGS]{}', { thinking })).toMatchObject({
      reasoning: 'Hm.',
      text: 'Hello.',
      calls: [{ name: 'ping' }],
    });
  });

  it('may have been opened by the prompt', () => {
    expect(read('Hm.[/THINK]Hello.', { thinking: 'open' })).toMatchObject({ reasoning: 'Hm.', text: 'Hello.' });
    expect(read('[THINK]Hm.[/THINK]Hello.', { thinking: 'open' })).toMatchObject({ reasoning: 'Hm.', text: 'Hello.' });
  });

  it('end with a call', () => {
    expect(read('[THINK]Hm.[TOOL_CALLS]ping[ARGS]{}')).toMatchObject({ reasoning: 'Hm.', calls: [{ name: 'ping' }] });
  });

  it('are not read when their marker is mentioned', () => {
    const text = 'It thinks between [THINK] and [/THINK].';
    expect(read(text, { thinking: 'tags' })).toMatchObject({ text, reasoning: '' });
  });

  it('that are empty leave no blanks', () => {
    expect(read('[THINK]\n[/THINK]\n\nHello.')).toMatchObject({ text: 'Hello.', reasoning: '' });
  });
});

describe('markers of Mistral', () => {
  it('may be written twice', () => {
    expect(read('[TOOL_CALLS] [TOOL_CALLS]add[ARGS]{"a": 1}')).toMatchObject({
      text: '',
      calls: [{ name: 'add', arguments: '{"a": 1}', state: 'done' }],
    });
  });

  it('are skipped when the text ends within one after a call', () => {
    for (const rest of ['[', '[TOOL_CAL', '</'])
      expect(read(`[TOOL_CALLS]ping[ARGS]{}${rest}`, { ending: 'length' })).toMatchObject({
        text: '',
        calls: [{ name: 'ping', state: 'done' }],
      });
  });
});

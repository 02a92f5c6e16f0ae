import { describe, expect, test } from 'vitest';
import { eventsOf } from '../../../src/core/fold.ts';
import { asObject } from '../../../src/core/json.ts';
import {
  foldLines,
  decodeClientRequest,
  makeCoreResponse,
  head,
  makeLastLine,
  makeLine,
  foldParts,
  decodeGenerateRequest,
  decodeLines,
  encodeLines,
} from './contexts.ts';
import type { CoreStreamEvent } from '../../../src/core/stream-event.ts';

const call = (at: number, id?: string) => ({ ...(id && { id }), function: { name: 'look', arguments: { at } } });

describe('decoding a stream', () => {
  test('closes each part before the next', () => {
    const events = decodeLines([
      makeLine({ thinking: 'H' }),
      makeLine({ thinking: 'm' }),
      makeLine({ content: 'Hi' }),
      makeLine({ tool_calls: [call(1, 'a')] }),
      makeLastLine({ prompt_eval_count: 3, eval_count: 4 }),
    ]);
    expect(events.map(({ type }) => type)).toEqual([
      'response-start',
      'reasoning-start',
      'reasoning-delta',
      'reasoning-delta',
      'reasoning-done',
      'text-start',
      'text-delta',
      'text-done',
      'tool-call-start',
      'tool-call-arguments-json',
      'tool-call-done',
      'finish',
      'usage',
      'end',
    ]);
    expect(events.at(-3)).toMatchObject({ finish: { reason: 'tool-calls' } });
  });

  test('reads thinking and text in one line', () => {
    expect(foldParts([makeLine({ thinking: 'Hm', content: 'Hi' }), makeLine({ content: '!' })])).toMatchObject([
      { type: 'reasoning', blocks: [{ text: 'Hm' }] },
      { type: 'text', text: 'Hi!' },
    ]);
  });

  test('reads parallel calls in one line or several, each complete and with an id', () => {
    for (const lines of [
      [makeLine({ tool_calls: [call(1), call(2)] })],
      [makeLine({ tool_calls: [call(1)] }), makeLine({ content: '' }), makeLine({ tool_calls: [call(2)] })],
    ]) {
      const parts = foldParts(lines) ?? [];
      expect(parts).toMatchObject([{ input: { value: { at: 1 } } }, { input: { value: { at: 2 } } }]);
      expect(new Set(parts.map((part) => (part.type === 'tool-call' ? part.id : ''))).size).toBe(2);
    }
  });

  test('reads content in the last line', () => {
    const answer = foldLines([
      makeLine({ content: 'H' }),
      makeLastLine({ message: { role: 'assistant', content: 'i' } }),
    ]);
    expect(answer.candidates[0]?.message.content).toMatchObject([{ type: 'text', text: 'Hi' }]);
  });

  test('reads a bare response', () => {
    const lines = [
      { ...head, response: 'H', done: false },
      { ...head, response: 'i', thinking: null, done: false },
      { ...head, response: '', done: true, done_reason: 'stop', context: [1, 2] },
    ];
    expect(foldLines(lines, decodeGenerateRequest())).toMatchObject({
      candidates: [{ message: { content: [{ type: 'text', text: 'Hi' }], extras: { ollama: { context: [1, 2] } } } }],
    });
  });

  test('keeps unknown fields anywhere', () => {
    const lines = [makeLine({ mood: 'a' }, { remote_host: 'h' }), makeLine({ mood: 'b' }), makeLastLine({ extra: 1 })];
    expect(foldLines(lines).candidates[0]?.message.extras).toEqual({
      ollama: { remote_host: 'h', extra: 1, message: { mood: 'b' } },
    });
  });

  test('keeps numbers of any length in arguments', () => {
    const text = JSON.stringify(makeLine({ tool_calls: [call(1)] })).replace('"at":1', '"at":12345678901234567890');
    const { lines } = encodeLines(decodeLines([text, makeLastLine()]));
    expect(JSON.stringify(lines)).toContain('"at":12345678901234567890');
  });

  test('ignores lines after done', () => {
    const events = decodeLines([makeLine({ content: 'Hi' }), makeLastLine(), makeLine({ content: '?' }), '{']);
    expect(events.filter(({ type }) => type === 'end')).toHaveLength(1);
    expect(events.at(-1)).toEqual({ type: 'end' });
  });

  test('reports an error when a stream stops before done', () => {
    for (const lines of [[], [makeLine({ content: 'Hi' })], [makeLine({ tool_calls: [call(1)] })]]) {
      const events = decodeLines(lines);
      expect(events.at(-1)).toMatchObject({ type: 'error', error: { kind: 'bad-upstream-reply' } });
      expect(events.some(({ type }) => type === 'finish' || type === 'end')).toBe(false);
    }
  });

  test('ends with an error line', () => {
    const events = decodeLines([makeLine({ content: 'Hi' }), { error: 'out of memory' }, makeLastLine()]);
    expect(events.at(-1)).toMatchObject({ type: 'error', error: { kind: 'upstream', message: 'out of memory' } });
    expect(events.filter(({ type }) => type === 'error' || type === 'end')).toHaveLength(1);
  });

  test('rejects a line that is not an object', () => {
    expect(() => decodeLines(['{"model":'])).toThrow('not a JSON object');
    expect(() => decodeLines(['[]'])).toThrow('not a JSON object');
  });
});

describe('encoding a stream', () => {
  const place = { candidate: 0, part: 0 };
  const start: CoreStreamEvent = { type: 'response-start', id: 'x', model: 'm', createdAt: 1_700_000_000 };
  const finish = (reason: 'stop' | 'length' | 'tool-calls'): CoreStreamEvent => ({
    type: 'finish',
    candidate: 0,
    finish: { reason },
  });
  const end: CoreStreamEvent = { type: 'end' };

  test('writes a line per piece and the counts in the last', () => {
    const response = makeCoreResponse(
      [
        { type: 'reasoning', blocks: [{ kind: 'full', text: 'Hm' }] },
        { type: 'text', text: 'Hi' },
        {
          type: 'tool-call',
          id: 'a',
          name: 'look',
          input: { kind: 'json-text', text: '{"at":1}' },
          providerExecuted: false,
        },
      ],
      { usage: { input: 3, output: 4 } },
    );
    const { lines, losses } = encodeLines(eventsOf(response));
    const common = { model: 'some-model', created_at: '2023-11-14T22:13:20.000Z' };
    expect(lines).toEqual([
      { ...common, message: { role: 'assistant', content: '', thinking: 'Hm' }, done: false },
      { ...common, message: { role: 'assistant', content: 'Hi' }, done: false },
      {
        ...common,
        message: {
          role: 'assistant',
          content: '',
          tool_calls: [{ id: 'a', function: { index: 0, name: 'look', arguments: { at: 1 } } }],
        },
        done: false,
      },
      {
        ...common,
        message: { role: 'assistant', content: '' },
        done: true,
        done_reason: 'stop',
        total_duration: 1,
        load_duration: 0,
        prompt_eval_duration: 1,
        eval_duration: 1,
        prompt_eval_count: 3,
        eval_count: 4,
      },
    ]);
    expect(losses).toEqual([]);
  });

  test('answers a bare prompt with bare responses', () => {
    const { lines } = encodeLines(eventsOf(makeCoreResponse([{ type: 'text', text: 'Hi' }])), decodeGenerateRequest());
    expect(lines).toMatchObject([
      { response: 'Hi', done: false },
      { response: '', done: true },
    ]);
    expect(JSON.stringify(lines)).not.toContain('message');
  });

  test('writes usage that arrives after the finish in the last line', () => {
    const { lines } = encodeLines([start, finish('stop'), { type: 'usage', usage: { input: 1, output: 2 } }, end]);
    expect(lines).toMatchObject([{ done: true, prompt_eval_count: 1, eval_count: 2 }]);
  });

  test('writes a call once it is complete', () => {
    const { lines } = encodeLines([
      start,
      { ...place, type: 'tool-call-start', id: 'a', name: 'look', input: 'json-text', providerExecuted: false },
      {
        candidate: 0,
        part: 1,
        type: 'tool-call-start',
        id: 'b',
        name: 'ask',
        input: 'json-text',
        providerExecuted: false,
      },
      { ...place, type: 'tool-call-arguments-text', text: '{"at' },
      { candidate: 0, part: 1, type: 'tool-call-done' },
      { ...place, type: 'tool-call-arguments-text', text: '":1}' },
      { ...place, type: 'tool-call-done' },
      finish('tool-calls'),
      end,
    ]);
    expect(lines.map((each) => asObject(each?.constructor === Object ? each : undefined)?.['message'])).toMatchObject([
      { tool_calls: [{ id: 'b', function: { index: 0, arguments: {} } }] },
      { tool_calls: [{ id: 'a', function: { index: 1, arguments: { at: 1 } } }] },
      { content: '' },
    ]);
  });

  test('leaves out a call that the output limit cut off, and writes other broken calls', () => {
    const cut: CoreStreamEvent[] = [
      start,
      { ...place, type: 'tool-call-start', id: 'a', name: 'look', input: 'json-text', providerExecuted: false },
      { ...place, type: 'tool-call-arguments-text', text: '{"at":' },
      { ...place, type: 'tool-call-done' },
    ];
    const long = encodeLines([...cut, finish('length'), end]);
    expect(long.lines).toMatchObject([{ done: true, done_reason: 'length' }]);
    expect(long.losses).toMatchObject([{ what: expect.stringContaining('cut short') }]);
    const broken = encodeLines([...cut, finish('tool-calls'), end]);
    expect(broken.lines).toMatchObject([
      { message: { tool_calls: [{ function: { arguments: { INVALID_JSON: '{"at":' } } }] } },
      { done: true },
    ]);
  });

  test('does not split surrogate pairs', () => {
    const { lines } = encodeLines([
      start,
      { ...place, type: 'text-start', of: 'text' },
      { ...place, type: 'text-delta', text: 'a\ud83d' },
      { ...place, type: 'text-delta', text: '\udc4bb' },
      { ...place, type: 'text-done' },
      finish('stop'),
      end,
    ]);
    expect(lines).toMatchObject([{ message: { content: 'a' } }, { message: { content: '👋b' } }, { done: true }]);
  });

  test('writes an error as the last line', () => {
    const { lines } = encodeLines([start, { type: 'error', error: { kind: 'overloaded', message: 'too busy' } }]);
    expect(lines).toEqual([{ error: 'too busy' }]);
  });

  test('reports signatures, citations and other answers', () => {
    const other = { candidate: 1, part: 0 };
    const { losses } = encodeLines([
      start,
      { ...place, type: 'reasoning-start' },
      { ...place, type: 'reasoning-done', signature: { issuer: 'anthropic', kind: 'signature', value: 's' } },
      { candidate: 0, part: 1, type: 'text-start', of: 'text' },
      {
        candidate: 0,
        part: 1,
        type: 'text-citation',
        citation: { source: { kind: 'url', url: 'https://example.com' } },
      },
      { ...other, type: 'text-start', of: 'text' },
      { ...other, type: 'text-delta', text: 'No' },
      finish('stop'),
      end,
    ]);
    expect(losses.map(({ what }) => what)).toEqual([
      'the signature of anthropic',
      'citations',
      'answers beside the first',
    ]);
  });

  test('keeps a native stream unchanged except for the requested model name', () => {
    const lines = [
      makeLine(
        { content: 'Hi' },
        { logprobs: [{ token: 'Hi', logprob: -0.5, top_logprobs: [{ token: 'Hi', logprob: 0 }] }] },
      ),
      makeLine({ tool_calls: [{ id: 'a', function: { index: 0, name: 'look', arguments: {} } }] }),
      makeLastLine({ total_duration: 5, eval_count: 2, extra: 1 }),
    ];
    const model = 'some-model';
    expect(encodeLines(decodeLines(lines, decodeClientRequest())).lines).toEqual(
      lines.map((each) => ({ ...each, model })),
    );
  });
});

import { describe, expect, test } from 'vitest';
import { eventsOf } from '../../../src/core/fold.ts';
import { unsignedToken } from '../../../src/core/signature.ts';
import { collectSteps } from '../../../src/core/step.ts';
import { asObject, asString, type JsonObject } from '../../../src/core/json.ts';
import { anthropic } from '../../../src/protocols/anthropic/index.ts';
import {
  makeResponse,
  decodeClientRequest,
  createBackendContext,
  blockDelta,
  blockStop,
  makeCoreRequest,
  messageDelta,
  foldEvents,
  toFrame,
  issuer,
  blockStart,
  decodeEvents,
  messageStart,
  messageStop,
  typesOf,
  encodeEvents,
} from './contexts.ts';
import type { CoreStreamEvent } from '../../../src/core/stream-event.ts';

const partialJson = (event: JsonObject): string => asString(asObject(event['delta'])?.['partial_json']) ?? '';

const textBlock = (index: number, ...fragments: string[]): JsonObject[] => [
  blockStart(index, { type: 'text', text: '' }),
  ...fragments.map((fragment) => blockDelta(index, { type: 'text_delta', text: fragment })),
  blockStop(index),
];

describe('decoding a stream', () => {
  test('merges usage: counts are totals, and null overwrites nothing', () => {
    const usage = { output_tokens: 9, input_tokens: null, cache_read_input_tokens: 120 };
    const { usage: counted } = foldEvents([
      messageStart,
      ...textBlock(0, 'Hi.'),
      messageDelta('end_turn', usage),
      messageStop,
    ]);
    expect(counted).toMatchObject({ input: 137, cacheRead: 120, cacheWrite: 7, output: 9 });
  });

  test('ends after a stop reason even without message_stop', () => {
    const { candidates } = foldEvents([messageStart, ...textBlock(0, 'Hi.'), messageDelta('end_turn')]);
    expect(candidates[0]).toMatchObject({ finish: { reason: 'stop' }, message: { content: [{ text: 'Hi.' }] } });
  });

  test('reports an error when the input ends early and does not finish an open call', () => {
    const events = decodeEvents([
      messageStart,
      blockStart(0, { type: 'tool_use', id: 'a', name: 'x', input: {} }),
      blockDelta(0, { type: 'input_json_delta', partial_json: '{"a' }),
    ]);
    expect(events.at(-1)).toMatchObject({ type: 'error', error: { kind: 'bad-upstream-reply' } });
    expect(events.map(({ type }) => type)).not.toContain('tool-call-done');
  });

  test('ends the stream with the kind of an error event', () => {
    const error = { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } };
    const events = decodeEvents([messageStart, ...textBlock(0, 'Hi.'), error, messageDelta('end_turn'), messageStop]);
    expect(events.at(-1)).toMatchObject({ type: 'error', error: { kind: 'overloaded', message: 'Overloaded' } });
    expect(events.map(({ type }) => type)).not.toContain('end');
  });

  test('ignores input after the end', () => {
    const events = decodeEvents([
      messageStart,
      ...textBlock(0, 'Hi.'),
      messageDelta('end_turn'),
      messageStop,
      ...textBlock(1, 'No.'),
      messageStop,
    ]);
    expect(events.filter(({ type }) => type === 'end')).toHaveLength(1);
    expect(events.at(-1)).toEqual({ type: 'end' });
  });

  test('ignores pings and passes unknown events on', () => {
    const response = foldEvents([
      messageStart,
      { type: 'ping' },
      { type: 'weather', x: 1 },
      ...textBlock(0, 'Hi.'),
      messageDelta('end_turn'),
      messageStop,
    ]);
    expect(response.candidates[0]?.message.content).toEqual([{ type: 'text', text: 'Hi.' }]);
  });

  test('rejects a frame that is not JSON as a bad reply of the vendor', () => {
    const step = anthropic.decodeStream(createBackendContext(decodeClientRequest()).context);
    expect(() => collectSteps(step, [toFrame(messageStart), { data: '{"type":' }])).toThrow('not a JSON object');
  });

  test('builds a block of an unknown type from its deltas', () => {
    const { candidates } = foldEvents([
      messageStart,
      blockStart(0, { type: 'compaction', content: 'so ' }),
      blockDelta(0, { type: 'compaction_delta', content: 'far', encrypted_content: 'e' }),
      blockStop(0),
      messageDelta('end_turn'),
      messageStop,
    ]);
    expect(candidates[0]?.message.content).toMatchObject([
      {
        type: 'opaque',
        kind: 'compaction',
        payload: { type: 'compaction', content: 'so far', encrypted_content: 'e' },
      },
    ]);
  });

  test('keeps an unknown delta of a known block', () => {
    const { candidates } = foldEvents([
      messageStart,
      blockStart(0, { type: 'text', text: '' }),
      blockDelta(0, { type: 'text_delta', text: 'Hi.' }),
      blockDelta(0, { type: 'mood_delta', mood: 'good' }),
      blockStop(0),
      messageDelta('end_turn'),
    ]);
    expect(candidates[0]?.message.content).toEqual([
      { type: 'text', text: 'Hi.', extras: { anthropic: { mood: 'good' } } },
    ]);
  });

  test('reads the signature at the end of reasoning, and redacted thinking', () => {
    const { candidates } = foldEvents([
      messageStart,
      blockStart(0, { type: 'thinking', thinking: '', signature: '' }),
      blockDelta(0, { type: 'thinking_delta', thinking: 'Hm.' }),
      blockDelta(0, { type: 'signature_delta', signature: 'sig' }),
      blockStop(0),
      blockStart(1, { type: 'redacted_thinking', data: 'cipher' }),
      blockStop(1),
      messageDelta('end_turn'),
    ]);
    expect(candidates[0]?.message.content).toEqual([
      {
        type: 'reasoning',
        blocks: [{ kind: 'full', text: 'Hm.' }],
        signature: { issuer, kind: 'signature', value: 'sig' },
      },
      { type: 'reasoning', blocks: [], signature: { issuer, kind: 'ciphertext', value: 'cipher' } },
    ]);
  });

  test('reads an input that arrives with the start, and no input as empty', () => {
    const { candidates } = foldEvents([
      messageStart,
      blockStart(0, { type: 'tool_use', id: 'a', name: 'x', input: { city: 'Lyon' } }),
      blockStop(0),
      blockStart(1, { type: 'tool_use', id: 'b', name: 'x', input: {} }),
      blockDelta(1, { type: 'input_json_delta', partial_json: '' }),
      blockStop(1),
      messageDelta('tool_use'),
    ]);
    expect(candidates[0]?.message.content).toMatchObject([
      { input: { kind: 'json-text', text: '{"city":"Lyon"}' } },
      { input: { kind: 'json-text', text: '' } },
    ]);
  });

  test('restores the raw input of a freeform tool', () => {
    const request = makeCoreRequest({ tools: [{ type: 'freeform', name: 'patch' }] });
    const { candidates } = foldEvents(
      [
        messageStart,
        blockStart(0, { type: 'tool_use', id: 'a', name: 'patch', input: {} }),
        blockDelta(0, { type: 'input_json_delta', partial_json: '{"input":"*** \\' }),
        blockDelta(0, { type: 'input_json_delta', partial_json: 'n x"}' }),
        blockStop(0),
        messageDelta('tool_use'),
      ],
      request,
    );
    expect(candidates[0]?.message.content).toMatchObject([{ input: { kind: 'freeform', text: '*** \n x' } }]);
  });

  test('opens a block at its first delta when its start is missing', () => {
    const { candidates } = foldEvents([
      messageStart,
      blockDelta(0, { type: 'text_delta', text: 'Hi.' }),
      messageDelta('end_turn'),
    ]);
    expect(candidates[0]?.message.content).toEqual([{ type: 'text', text: 'Hi.' }]);
  });
});

describe('encoding a stream', () => {
  const place = (part: number) => ({ candidate: 0, part });
  const begin: CoreStreamEvent = { type: 'response-start', id: 'chatcmpl-1', model: 'm' };
  const finish: CoreStreamEvent = { type: 'finish', candidate: 0, finish: { reason: 'stop' } };
  const callStart = (part: number, id: string): CoreStreamEvent => ({
    ...place(part),
    type: 'tool-call-start',
    id,
    name: 'x',
    input: 'json-text',
    providerExecuted: false,
  });
  const argument = (part: number, fragment: string): CoreStreamEvent => ({
    ...place(part),
    type: 'tool-call-arguments-text',
    text: fragment,
  });

  test('writes message_start first and the usage at the end', () => {
    const { frames } = encodeEvents([
      begin,
      callStart(0, 'a'),
      { ...place(0), type: 'tool-call-done' },
      { type: 'finish', candidate: 0, finish: { reason: 'tool-calls' } },
      { type: 'usage', usage: { input: 3936, output: 7, cacheRead: 3712 } },
      { type: 'end' },
    ]);
    expect(typesOf(frames)).toEqual([
      'message_start',
      'content_block_start',
      'content_block_delta',
      'content_block_stop',
      'message_delta',
      'message_stop',
    ]);
    expect(frames[0]).toMatchObject({
      message: {
        id: 'msg_chatcmpl-1_1',
        model: 'some-model',
        usage: { input_tokens: 0, output_tokens: 0, cache_read_input_tokens: 0, cache_creation_input_tokens: 0 },
      },
    });
    expect(frames.at(-2)).toMatchObject({
      delta: { stop_reason: 'tool_use', stop_sequence: null },
      usage: { input_tokens: 224, cache_read_input_tokens: 3712, output_tokens: 7 },
    });
  });

  test('writes message_start as soon as the usage of the input is known', () => {
    const { frames } = encodeEvents([begin, { type: 'usage', usage: { input: 12 } }]);
    expect(typesOf(frames)).toEqual(['message_start']);
    expect(frames[0]).toMatchObject({ message: { usage: { input_tokens: 12 } } });
  });

  test('writes parallel calls one after another', () => {
    const { frames } = encodeEvents([
      begin,
      callStart(0, 'a'),
      callStart(1, 'b'),
      argument(1, '{"b":'),
      argument(0, '{"a":1}'),
      argument(1, '2}'),
      { ...place(1), type: 'tool-call-done' },
      { ...place(0), type: 'tool-call-done' },
      finish,
      { type: 'end' },
    ]);
    expect(collectSteps(anthropic.grammar, frames.map(toFrame))).toEqual([]);
    const inputs = [0, 1].map((index) =>
      frames
        .filter((each) => each['index'] === index)
        .map(partialJson)
        .join(''),
    );
    expect(inputs).toEqual(['{"a":1}', '{"b":2}']);
  });

  test('starts no block for an empty part and leaves no gap', () => {
    const { frames } = encodeEvents(
      eventsOf(
        makeResponse(
          { type: 'text', text: '' },
          { type: 'reasoning', blocks: [] },
          { type: 'image', source: { kind: 'url', url: 'https://a.test/x.png' } },
          { type: 'text', text: 'Hi.' },
        ),
      ),
    );
    expect(frames.filter(({ type }) => type === 'content_block_start')).toEqual([
      blockStart(0, { type: 'text', text: '' }),
    ]);
  });

  test('starts blocks with their empty fields, and only calls with an input', () => {
    const { frames } = encodeEvents(
      eventsOf(
        makeResponse(
          { type: 'reasoning', blocks: [{ kind: 'full', text: 'Hm.' }] },
          { type: 'text', text: 'Hi.' },
          { type: 'tool-call', id: 'a', name: 'x', input: { kind: 'json', value: {} }, providerExecuted: false },
        ),
      ),
    );
    expect(frames.filter(({ type }) => type === 'content_block_start').map((each) => each['content_block'])).toEqual([
      { type: 'thinking', thinking: '', signature: '' },
      { type: 'text', text: '' },
      { type: 'tool_use', id: 'a', name: 'x', input: {} },
    ]);
  });

  test('writes a signature as signature_delta, a ciphertext as redacted block and a placeholder for a missing one', () => {
    const deltas = (signature?: { issuer: string; kind: 'signature' | 'ciphertext'; value: string }, text = 'Hm.') =>
      encodeEvents(
        eventsOf(
          makeResponse({
            type: 'reasoning',
            blocks: text ? [{ kind: 'full', text }] : [],
            ...(signature && { signature }),
          }),
        ),
      ).frames.slice(1, -2);
    expect(deltas().slice(-2)).toEqual([
      blockDelta(0, { type: 'signature_delta', signature: unsignedToken }),
      blockStop(0),
    ]);
    expect(deltas(undefined, '')).toEqual([]);
    expect(deltas({ issuer, kind: 'signature', value: 's' })).toContainEqual(
      blockDelta(0, { type: 'signature_delta', signature: 's' }),
    );
    expect(deltas({ issuer, kind: 'ciphertext', value: 'c' }, '')).toEqual([
      blockStart(0, { type: 'redacted_thinking', data: 'c' }),
      blockStop(0),
    ]);
  });

  test('does not split surrogate pairs', () => {
    const half = (part: string): CoreStreamEvent => ({ ...place(0), type: 'text-delta', text: part });
    const { frames } = encodeEvents([
      begin,
      { ...place(0), type: 'text-start', of: 'text' },
      half('a\ud83c'),
      half('\udf0a!'),
      { ...place(0), type: 'text-done' },
      finish,
      { type: 'end' },
    ]);
    const texts = frames.flatMap((each) => (each['delta'] as JsonObject | undefined)?.['text'] ?? []);
    expect(texts).toEqual(['a', '🌊!']);
  });

  test('writes a freeform input as a string of an object', () => {
    const { frames } = encodeEvents(
      eventsOf(
        makeResponse({
          type: 'tool-call',
          id: 'a',
          name: 'patch',
          input: { kind: 'freeform', text: 'a "b"\n' },
          providerExecuted: false,
        }),
      ),
    );
    const json = frames.map(partialJson).join('');
    expect(JSON.parse(json)).toEqual({ input: 'a "b"\n' });
  });

  test('writes nothing after an error event', () => {
    const { frames } = encodeEvents([
      begin,
      { ...place(0), type: 'text-start', of: 'text' },
      { ...place(0), type: 'text-delta', text: 'Hi' },
      { type: 'error', error: { kind: 'overloaded', message: 'Busy.' } },
      finish,
      { type: 'end' },
    ]);
    expect(frames.at(-1)).toEqual({
      type: 'error',
      error: { type: 'overloaded_error', message: 'Busy.' },
      request_id: expect.stringMatching(/^req_/) as unknown,
    });
  });

  test('writes no end when the stream does not end', () => {
    const { frames } = encodeEvents([begin, finish]);
    expect(typesOf(frames)).not.toContain('message_stop');
  });

  test('writes the first of several answers and reports the others once', () => {
    const second = { candidate: 1, part: 0 };
    const { frames, losses } = encodeEvents([
      begin,
      { ...second, type: 'text-start', of: 'text' },
      { ...second, type: 'text-delta', text: 'Two.' },
      { ...second, type: 'text-done' },
      finish,
      { type: 'end' },
    ]);
    expect(JSON.stringify(frames)).not.toContain('Two.');
    expect(losses).toHaveLength(1);
  });
});

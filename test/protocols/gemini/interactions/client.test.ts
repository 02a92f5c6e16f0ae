import { describe, expect, test } from 'vitest';
import type { UnlocatedLoss } from '../../../../src/core/codec.ts';
import { LouterError } from '../../../../src/core/error.ts';
import type { JsonObject, JsonValue } from '../../../../src/core/json.ts';
import { collectSteps } from '../../../../src/core/step.ts';
import type { CoreStreamEvent } from '../../../../src/core/stream-event.ts';
import type { CoreChatRequest } from '../../../../src/core/types.ts';
import { resume, storedTurns } from '../../../../src/protocols/gemini/interactions/continuation.ts';
import { geminiInteractions as codec } from '../../../../src/protocols/gemini/interactions/index.ts';
import { backendContext, frontendContext } from '../../../laws/codecs.ts';

const decode = (body: JsonObject): CoreChatRequest => codec.decodeRequest({ model: 'm', input: 'Hi', ...body });
const again = (request: CoreChatRequest): JsonObject => codec.encodeRequest(request, backendContext(codec, request));

describe('requests of clients', () => {
  test.each<[string, JsonValue]>([
    ['a text', 'Hi'],
    ['a content', { type: 'text', text: 'Hi' }],
    [
      'contents',
      [
        { type: 'text', text: 'Hi' },
        { type: 'image', data: 'aGVsbG8=', mime_type: 'image/png' },
      ],
    ],
    [
      'steps',
      [
        { type: 'user_input', content: [{ type: 'text', text: 'Hi' }] },
        { type: 'thought', signature: 'c2ln', summary: [] },
        { type: 'google_search_call', id: 's1', arguments: { queries: ['a'] } },
        { type: 'model_output', content: [{ type: 'text', text: 'One.' }] },
        { type: 'model_output', content: [{ type: 'text', text: 'Two.' }], error: { code: 1 } },
        { type: 'function_call', id: 'c1', name: 'f', arguments: {} },
        { type: 'function_result', call_id: 'c1', result: { answer: 42 } },
      ],
    ],
  ])('keep the form of their input: %s', (_, input) => {
    expect(again(decode({ input }))).toEqual({ model: 'm', input });
  });

  test('are one message for what the model did between two turns of the user', () => {
    const { messages } = decode({
      input: [
        { type: 'user_input', content: [{ type: 'text', text: 'Hi' }] },
        { type: 'thought', signature: 'c2ln' },
        { type: 'model_output', content: [{ type: 'text', text: 'One.' }] },
        { type: 'function_call', id: 'c1', name: 'f' },
        { type: 'function_call', id: 'c2', name: 'f' },
        { type: 'function_result', call_id: 'c1', result: 'a' },
        { type: 'function_result', call_id: 'c2', result: 'b' },
      ],
    });
    expect(messages.map(({ role, content }) => [role, content.length])).toEqual([
      ['user', 1],
      ['assistant', 4],
      ['tool', 2],
    ]);
  });

  test('name a model without its collection', () => {
    expect(decode({ model: 'models/m' }).model).toBe('m');
  });

  test.each([
    ['neither a model nor an agent', { model: null }],
    ['both', { agent: 'deep-research' }],
    ['nothing to answer', { input: null }],
  ])('are refused with %s', (_, body) => {
    expect(() => decode(body)).toThrow(LouterError);
  });

  test.each(['agent_config', 'labels', 'service_tier'])('do not need the vendor for %s', (field) => {
    const value: JsonValue = field === 'service_tier' ? 'flex' : {};
    expect(decode({ [field]: value }).serverState).toBeUndefined();
  });

  test.each<[string, JsonValue]>([
    ['background', true],
    ['continuation_token', 't'],
    ['cached_content', 'cachedContents/1'],
    ['webhook_config', { uris: [] }],
    ['environment', 'env'],
  ])('need the vendor for %s', (field, value) => {
    expect(decode({ [field]: value }).serverState).toEqual({ protocol: 'gemini-interactions', field });
  });

  test.each(['background', 'continuation_token', 'cached_content', 'webhook_config', 'environment', 'agent'])(
    'do not need the vendor where %s is null',
    (field) => {
      expect(decode({ [field]: null }).serverState).toBeUndefined();
    },
  );

  test('continue from an answer without its instructions and tools', () => {
    const first = decode({
      system_instruction: 'Be kind.',
      tools: [{ type: 'function', name: 'f' }],
      generation_config: { temperature: 0 },
    });
    const response = { id: 'i', model: 'm', candidates: [{ message: answer, finish: { reason: 'stop' as const } }] };
    const next = decode({ previous_interaction_id: 'i', input: 'Again.', system_instruction: 'Be brief.' });
    const request = resume(next, storedTurns(first, response));
    expect(request.serverState).toBeUndefined();
    expect([request.tools, request.temperature]).toEqual([undefined, undefined]);
    expect(request.messages.flatMap(({ content }) => content.map((part) => 'text' in part && part.text))).toEqual([
      'Be brief.',
      'Hi',
      'Hello.',
      'Again.',
    ]);
  });
});

const answer = { role: 'assistant' as const, content: [{ type: 'text' as const, text: 'Hello.' }] };

describe('answers to clients', () => {
  const place = { candidate: 0, part: 0 };
  const eventsOf = (events: CoreStreamEvent[], losses: UnlocatedLoss[] = []) =>
    collectSteps(codec.encodeStream(frontendContext(decode({ stream: true }), losses)), events).map(
      ({ event, data }) => [event, JSON.parse(data) as JsonObject] as const,
    );

  test('write steps one after the other when calls are parallel', () => {
    const call = (part: number, id: string): CoreStreamEvent => ({
      candidate: 0,
      part,
      type: 'tool-call-start',
      id,
      name: 'f',
      input: 'json-text',
      providerExecuted: false,
    });
    const text = (part: number, piece: string): CoreStreamEvent => ({
      candidate: 0,
      part,
      type: 'tool-call-arguments-text',
      text: piece,
    });
    const written = eventsOf([
      { type: 'response-start', id: 'x', model: 'm' },
      call(0, 'c1'),
      call(1, 'c2'),
      text(1, '{"b":'),
      text(0, '{"a":1}'),
      text(1, '2}'),
      { candidate: 0, part: 1, type: 'tool-call-done' },
      { candidate: 0, part: 0, type: 'tool-call-done' },
      { type: 'finish', candidate: 0, finish: { reason: 'tool-calls' } },
      { type: 'end' },
    ]);
    expect(written.map(([event, { index = null }]) => [event, index])).toEqual([
      ['interaction.created', null],
      ['step.start', 0],
      ['step.delta', 0],
      ['step.stop', 0],
      ['step.start', 1],
      ['step.delta', 1],
      ['step.delta', 1],
      ['step.stop', 1],
      ['interaction.completed', null],
    ]);
    expect(written.at(-1)?.[1]).toMatchObject({ interaction: { status: 'requires_action' } });
  });

  test.each([
    ['stop', 'completed'],
    ['tool-calls', 'requires_action'],
    ['length', 'incomplete'],
  ] as const)('that end with %s have the status %s', (reason, status) => {
    const response = { id: '', model: 'm', candidates: [{ message: answer, finish: { reason } }] };
    expect(codec.encodeResponse(response, frontendContext(decode({})))).toMatchObject({ status });
  });

  test('end a stream with an error of the protocol', () => {
    const [, last] = eventsOf([
      { type: 'response-start', id: 'x', model: 'm' },
      { ...place, type: 'text-start', of: 'text' },
      { type: 'error', error: { kind: 'overloaded', message: 'busy' } },
    ]).at(-1) ?? ['', {}];
    expect(last).toEqual({ event_type: 'error', error: { code: 'unavailable', message: 'busy' } });
  });

  test.each([
    ['authentication', 401, 'authentication'],
    ['not-found', 404, 'not_found'],
    ['invalid-request', 400, 'invalid_request'],
    ['rate-limit', 429, 'rate_limit_exceeded'],
  ] as const)('report %s with a status of %i and the code %s', (kind, status, code) => {
    expect(codec.encodeError({ kind, message: 'm' })).toMatchObject({
      status,
      body: { error: { code, message: 'm' } },
    });
  });
});

describe('answers of the vendor', () => {
  const read = (frames: JsonObject[]): CoreStreamEvent[] => {
    const request = decode({ stream: true });
    return collectSteps(
      codec.decodeStream(backendContext(codec, request)),
      frames.map((frame) => ({ data: JSON.stringify(frame) })),
    );
  };
  const created = { event_type: 'interaction.created', interaction: { id: 'i', status: 'in_progress' } };
  const start = { event_type: 'step.start', index: 0, step: { type: 'model_output' } };

  test('are broken by a delta of a step that is not open', () => {
    const delta = { event_type: 'step.delta', index: 3, delta: { type: 'text', text: 'a' } };
    expect(() => read([created, start, delta])).toThrow('is for step 3');
  });

  test('keep a time that cannot be read', () => {
    const [event] = read([{ ...created, interaction: { ...created.interaction, created: 'soon' } }]);
    expect(event).toMatchObject({ extras: { 'gemini-interactions': { created: 'soon' } } });
  });

  test('keep steps of other kinds whole', () => {
    const search = { event_type: 'step.start', index: 0, step: { type: 'google_search_call', id: 's' } };
    const delta = {
      event_type: 'step.delta',
      index: 0,
      delta: { type: 'google_search_call', arguments: { queries: ['a'] } },
    };
    const events = read([created, search, delta, { event_type: 'step.stop', index: 0 }]);
    expect(events.find(({ type }) => type === 'part')).toMatchObject({
      value: { type: 'opaque', payload: { type: 'google_search_call', id: 's', arguments: { queries: ['a'] } } },
    });
  });
});

import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { BackendContext, UnlocatedLoss } from '../../../../src/core/codec.ts';
import { LouterError } from '../../../../src/core/error.ts';
import { ResponseFold } from '../../../../src/core/fold.ts';
import { parseJson, type JsonObject } from '../../../../src/core/json.ts';
import { collectSteps, type Frame } from '../../../../src/core/step.ts';
import type { CoreStreamEvent } from '../../../../src/core/stream-event.ts';
import type { CoreChatRequest, CoreChatResponse } from '../../../../src/core/types.ts';
import { geminiInteractions } from '../../../../src/protocols/gemini/interactions/index.ts';
import { bundledFixtures, readFixture } from '../../../../src/replay/fixtures.ts';
import { readFrames } from '../../../../src/wire/framing.ts';

const issuer = 'gemini-interactions@vendor.test';
const question: CoreChatRequest = {
  model: 'm',
  messages: [{ role: 'user', content: [{ type: 'text', text: 'Hello' }] }],
  stream: false,
};

function contextOf(request = question): { context: BackendContext; losses: UnlocatedLoss[] } {
  const losses: UnlocatedLoss[] = [];
  let minted = 0;
  const context: BackendContext = {
    request,
    model: 'gemini-3.5-flash',
    issuer,
    facts: {},
    report: (loss) => void losses.push(loss),
    note() {},
    mint: (prefix) => `${prefix}${(minted += 1)}`,
  };
  return { context, losses };
}

const bytesOf = (situation: string): Buffer =>
  Buffer.concat(
    readFixture(join(bundledFixtures, 'gemini-interactions', situation)).response.chunks.map(({ bytes }) => bytes),
  );

function fold(events: readonly CoreStreamEvent[]): CoreChatResponse {
  const folded = new ResponseFold();
  for (const event of events) folded.add(event);
  return folded.result();
}

/** The answer of a recording, its stream cut in two at this byte. */
function streamed(situation: string, cut = 0): CoreChatResponse {
  const bytes = bytesOf(situation);
  const frames = collectSteps(readFrames('sse'), [bytes.subarray(0, cut), bytes.subarray(cut)]);
  return fold(collectSteps(geminiInteractions.decodeStream(contextOf().context), frames));
}

const plain = (body: JsonObject): CoreChatResponse => geminiInteractions.decodeResponse(body, contextOf().context);
const recorded = (situation: string): JsonObject => parseJson(bytesOf(situation).toString()) as JsonObject;
const eventsOf = (...events: JsonObject[]): Frame[] => events.map((event) => ({ data: JSON.stringify(event) }));
const decoded = (...events: JsonObject[]): CoreStreamEvent[] =>
  collectSteps(geminiInteractions.decodeStream(contextOf().context), eventsOf(...events));

/** Streams write arguments as text, plain answers too: only who reads them parses them. */
const comparable = ({ candidates, usage, model, createdAt }: CoreChatResponse) => ({
  candidates,
  usage,
  model,
  createdAt,
});

describe.each(['text', 'tool-call'])('the recording %s', (situation) => {
  test('is the same answer in a stream, wherever that is cut', () => {
    const whole = plain(recorded(situation));
    const { length } = bytesOf(`${situation}-stream`);
    for (let cut = 0; cut <= length; cut++)
      expect(comparable(streamed(`${situation}-stream`, cut))).toEqual(comparable(whole));
  });

  test('follows the grammar', () => {
    const frames = collectSteps(readFrames('sse'), [bytesOf(`${situation}-stream`)]);
    expect(collectSteps(geminiInteractions.grammar, frames)).toEqual([]);
  });

  test('is an error where its stream ends before its last event', () => {
    const frames = collectSteps(readFrames('sse'), [bytesOf(`${situation}-stream`)]);
    for (let count = 0; count < frames.length; count++) {
      const events = collectSteps(geminiInteractions.decodeStream(contextOf().context), frames.slice(0, count));
      expect(events.at(-1)).toMatchObject({ type: 'error', error: { kind: 'bad-upstream-reply' } });
      expect(collectSteps(geminiInteractions.grammar, frames.slice(0, count))).not.toEqual([]);
    }
  });
});

test('a signed thought goes back to its vendor, and to no other', () => {
  const answer = plain(recorded('tool-call'));
  const [candidate] = answer.candidates;
  if (!candidate) throw new Error('there is no answer');
  expect(candidate.finish).toEqual({
    reason: 'tool-calls',
    raw: { protocol: 'gemini-interactions', reason: 'requires_action' },
  });
  expect(answer.usage).toMatchObject({ input: 27, output: 21, reasoning: 12, cacheRead: 20 });
  const request: CoreChatRequest = {
    ...question,
    messages: [
      ...question.messages,
      candidate.message,
      {
        role: 'tool',
        content: [
          {
            type: 'tool-result',
            callId: 'call_1',
            content: [{ type: 'text', text: 'Rain' }],
            providerExecuted: false,
          },
        ],
      },
    ],
  };
  const { context, losses } = contextOf(request);
  expect(geminiInteractions.encodeRequest(request, context)).toEqual({
    model: 'gemini-3.5-flash',
    input: [
      { type: 'user_input', content: [{ type: 'text', text: 'Hello' }] },
      { type: 'thought', signature: 'c2lnbmF0dXJl', summary: [{ type: 'text', text: 'The weather is needed.' }] },
      { type: 'function_call', id: 'call_1', name: 'get_weather', arguments: { city: 'Oslo' } },
      { type: 'function_result', call_id: 'call_1', name: 'get_weather', result: 'Rain' },
    ],
    store: false,
  });
  expect(losses).toEqual([]);
  const other = contextOf(request);
  const sent = geminiInteractions.encodeRequest(request, {
    ...other.context,
    issuer: 'gemini-interactions@other.test',
  });
  expect(JSON.stringify(sent)).not.toContain('thought');
  expect(other.losses).toMatchObject([{ what: `the signature of ${issuer}` }]);
});

test.each([
  ['completed', 'stop'],
  ['requires_action', 'tool-calls'],
  ['incomplete', 'length'],
  ['requires_continuation', 'pause'],
  ['budget_exceeded', 'other'],
  ['cancelled', 'other'],
])('the status %s is the reason %s', (status, reason) => {
  expect(plain({ id: 'i', status, steps: [] }).candidates[0]?.finish.reason ?? reason).toBe(reason);
  const ended = decoded({ event_type: 'interaction.completed', interaction: { id: 'i', status } });
  expect(ended.find(({ type }) => type === 'finish')).toMatchObject({ finish: { reason } });
});

test.each([
  [{}, 'bad-upstream-reply'],
  [{ id: 'i', status: 'in_progress' }, 'bad-upstream-reply'],
  [{ id: 'i', status: 'failed', errors: [{ code: 'quota_exceeded', message: 'no more' }] }, 'rate-limit'],
  [{ error: { code: 'not_found', message: 'no such model' } }, 'not-found'],
])('%o is no answer', (body, kind) => {
  const thrown = (() => {
    try {
      return plain(body);
    } catch (error) {
      return error;
    }
  })();
  expect(thrown).toBeInstanceOf(LouterError);
  expect((thrown as LouterError).detail.kind).toBe(kind);
});

test('an error in a stream has the status of its code', () => {
  const events = decoded(
    { event_type: 'interaction.created', interaction: { id: 'i', status: 'in_progress' } },
    { event_type: 'error', error: { code: 'rate_limit_exceeded', message: 'slow down' } },
    { event_type: 'step.start', index: 0, step: { type: 'model_output' } },
  );
  expect(events.at(-1)).toMatchObject({
    type: 'error',
    error: { kind: 'rate-limit', status: 429, message: 'slow down' },
  });
});

test.each([
  [401, { error: { code: 'authentication', message: 'wrong key' } }, { kind: 'authentication', status: 401 }],
  [402, { error: { code: 'payment_required', message: 'pay' } }, { kind: 'permission', status: 402 }],
  [
    400,
    {
      error: {
        code: 'invalid_request',
        message: 'The input token count (9000) exceeds the maximum number of tokens allowed (8192).',
      },
    },
    { kind: 'context-length' },
  ],
  [503, 'upstream is down', { kind: 'overloaded', status: 503 }],
])('decodes the error %i %o', (status, body, expected) => {
  expect(geminiInteractions.decodeError({ status, headers: {}, body })).toMatchObject(expected);
});

test.each([
  [[{ event_type: 'step.start', index: 0, step: { type: 'model_output' } }], 'interaction.created first'],
  [[{ event_type: 'step.delta', index: 1, delta: { type: 'text', text: 'x' } }], 'expected step.start before'],
  [[{ event_type: 'step.start', index: 2, step: { type: 'model_output' } }], 'expected 0, the next step'],
])('a stream with %o breaks the grammar', (events, what) => {
  const found = collectSteps(geminiInteractions.grammar, eventsOf(...events));
  expect(found.map((violation) => violation.what).join('\n')).toContain(what);
});

const cited = (url: string, start_index?: number, end_index?: number): JsonObject => ({
  type: 'url_citation',
  url,
  title: 'A page',
  ...(start_index !== undefined && { start_index }),
  ...(end_index !== undefined && { end_index }),
});
const inCore = (url: string, at?: { start: number; end: number }) => ({
  source: { kind: 'url', url, title: 'A page' },
  ...(at && { at }),
});
// Of 2, 4 and 1 bytes, which are 1, 2 and 1 code units.
const foreignText = 'Ø😀!';
const created = { event_type: 'interaction.created', interaction: { id: 'i', status: 'in_progress' } };
const completed = { event_type: 'interaction.completed', interaction: { id: 'i', status: 'completed' } };

test('positions of citations are bytes, of their own content, plain', () => {
  const content = [
    { type: 'text', text: foreignText, annotations: [cited('https://a.example', 2, 6)] },
    { type: 'text', text: 'Øx', annotations: [cited('https://b.example', 2, 3), cited('https://c.example')] },
  ];
  const answer = plain({ id: 'i', status: 'completed', steps: [{ type: 'model_output', content }] });
  expect(answer.candidates[0]?.message.content).toEqual([
    { type: 'text', text: foreignText, citations: [inCore('https://a.example', { start: 1, end: 3 })] },
    {
      type: 'text',
      text: 'Øx',
      citations: [inCore('https://b.example', { start: 1, end: 2 }), inCore('https://c.example')],
      wireForm: { 'gemini-interactions': { continues_step: true } },
    },
  ]);
});

test('positions of citations are bytes of the text, streamed, also before it has come', () => {
  const events = decoded(
    created,
    { event_type: 'step.start', index: 0, step: { type: 'model_output' } },
    { event_type: 'step.delta', index: 0, delta: { type: 'text', text: 'Ø' } },
    {
      event_type: 'step.delta',
      index: 0,
      delta: { type: 'text_annotation_delta', annotations: [cited('https://a.example', 2, 6)] },
    },
    { event_type: 'step.delta', index: 0, delta: { type: 'text', text: '😀!' } },
    { event_type: 'step.stop', index: 0 },
    completed,
  );
  expect(fold(events).candidates[0]?.message.content).toEqual([
    { type: 'text', text: foreignText, citations: [inCore('https://a.example', { start: 1, end: 3 })] },
  ]);
});

test('what serves resuming is reported once to a client of the protocol, and to no other', () => {
  const frames = collectSteps(readFrames('sse'), [bytesOf('status-updates-stream')]);
  const reportsTo = (origin: CoreChatRequest['origin'] & string): UnlocatedLoss[] => {
    const { context, losses } = contextOf({ ...question, origin });
    fold(collectSteps(geminiInteractions.decodeStream(context), frames));
    return losses;
  };
  expect(reportsTo('gemini-interactions')).toEqual([
    { what: 'the ids of events, by which a stream is resumed', isHint: true },
    { what: 'the status of an interaction between its steps', isHint: true },
  ]);
  expect(reportsTo('anthropic')).toEqual([]);
});

test('what has no place in Core is reported by its name', () => {
  const { context, losses } = contextOf();
  const events = collectSteps(
    geminiInteractions.decodeStream(context),
    eventsOf(
      created,
      { event_type: 'interaction.moved' },
      { event_type: 'step.start', index: 0, step: { type: 'google_search_call', id: 's' } },
      { event_type: 'step.delta', index: 0, delta: { type: 'text', text: 'not of the answer' } },
      { event_type: 'step.stop', index: 0 },
      { event_type: 'step.start', index: 1, step: { type: 'model_output', content: [{ type: 'hologram' }] } },
      { event_type: 'step.delta', index: 1, delta: { type: 'arguments_delta', arguments: '{}' } },
      {
        event_type: 'step.delta',
        index: 1,
        delta: { type: 'text_annotation_delta', annotations: [{ type: 'place_citation' }] },
      },
      { event_type: 'step.stop', index: 1 },
      completed,
    ),
  );
  expect(losses.map(({ what }) => what)).toEqual([
    'a delta of type text in a step of type google_search_call',
    'a delta of type arguments_delta in a step of type model_output',
    'an annotation of type place_citation',
  ]);
  expect(JSON.stringify(events)).not.toContain('not of the answer');
});

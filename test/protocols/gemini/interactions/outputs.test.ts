import { describe, expect, test } from 'vitest';
import type { UnlocatedLoss } from '../../../../src/core/codec.ts';
import { eventsOf, ResponseFold } from '../../../../src/core/fold.ts';
import { asObject, objectsIn, parseJson, type JsonObject } from '../../../../src/core/json.ts';
import { collectSteps } from '../../../../src/core/step.ts';
import type { CoreStreamEvent } from '../../../../src/core/stream-event.ts';
import type { CoreChatRequest, CoreChatResponse } from '../../../../src/core/types.ts';
import { geminiInteractions as codec } from '../../../../src/protocols/gemini/interactions/index.ts';
import { backendContext, frontendContext } from '../../../laws/codecs.ts';

/** Answers with several contents in one output, read from the vendor and written for a client of the same protocol. */

const request: CoreChatRequest = { model: 'm', messages: [], stream: false };
const picture = { type: 'image', data: 'aGVsbG8=', mime_type: 'image/png' };
const film = { type: 'video', uri: 'https://example.test/film', mime_type: 'video/mp4' };
const cited = (url: string, end: number) => ({ type: 'url_citation', url, start_index: 0, end_index: end });
const interaction = (...steps: JsonObject[]): JsonObject => ({ id: 'i', status: 'completed', steps });
const output = (...content: JsonObject[]): JsonObject => ({ type: 'model_output', content });

function read(body: JsonObject): CoreChatResponse {
  return codec.decodeResponse(body, backendContext(codec, request));
}

function written(body: JsonObject): { steps: readonly JsonObject[]; losses: UnlocatedLoss[] } {
  const losses: UnlocatedLoss[] = [];
  const answer = codec.encodeResponse(read(body), frontendContext(request, losses));
  return { steps: objectsIn(answer['steps']), losses };
}

/** What a client reads of the stream of an answer. */
function streamed(response: CoreChatResponse): CoreChatResponse {
  const frames = collectSteps(codec.encodeStream(frontendContext(request)), eventsOf(response));
  return folded(collectSteps(codec.decodeStream(backendContext(codec, request)), frames));
}

function folded(events: readonly CoreStreamEvent[]): CoreChatResponse {
  const fold = new ResponseFold();
  for (const event of events) fold.add(event);
  return fold.result();
}

const decoded = (events: JsonObject[], losses: UnlocatedLoss[] = []): CoreStreamEvent[] =>
  collectSteps(
    codec.decodeStream({ ...backendContext(codec, request), report: (loss) => void losses.push(loss) }),
    events.map((event) => ({ data: JSON.stringify(event) })),
  );

const created = { event_type: 'interaction.created', interaction: { id: 'i', status: 'in_progress' } };
const completed = { event_type: 'interaction.completed', interaction: { id: 'i', status: 'completed' } };
const stream = (step: JsonObject, ...deltas: JsonObject[]): JsonObject[] => [
  created,
  { event_type: 'step.start', index: 0, step },
  ...deltas.map((delta) => ({ event_type: 'step.delta', index: 0, delta })),
  { event_type: 'step.stop', index: 0 },
  completed,
];

describe('the contents of an output', () => {
  const texts = [
    { type: 'text', text: 'AAAA', annotations: [cited('https://a.test', 4)] },
    { type: 'text', text: 'BB', annotations: [cited('https://b.test', 2)], mood: 'calm' },
  ];

  test('that are texts keep their citations and fields, in outputs of their own', () => {
    const { steps, losses } = written(interaction(output(...texts)));
    expect(losses).toEqual([]);
    expect(steps.flatMap(({ content }) => objectsIn(content))).toEqual(texts);
    const content = streamed(read(interaction(output(...texts)))).candidates[0]?.message.content ?? [];
    expect(content.map((part) => part.type === 'text' && [part.text, part.citations?.length])).toEqual([
      ['AAAA', 1],
      ['BB', 1],
    ]);
  });

  test.each([
    ['a picture', picture],
    ['a medium that no answer has', film],
    ['a content of a kind that is not known', { type: 'hologram', depth: 3 }],
  ])('stay in their order where one of them is %s', (_, other) => {
    for (const content of [
      [{ type: 'text', text: 'A' }, other, { type: 'text', text: 'B' }],
      [other, { type: 'text', text: 'A' }],
      [other, other],
    ]) {
      const body = interaction(output(...content));
      expect(written(body)).toEqual({ steps: [output(...content)], losses: [] });
      expect(streamed(read(body)).candidates).toEqual(read(body).candidates);
    }
  });

  test('leave the fields of their step on it, whatever is first', () => {
    const steps = [
      { ...output(picture), mood: 'calm' },
      { ...output(film, { type: 'text', text: 'A' }), mood: 'wild' },
    ];
    expect(written(interaction(...steps))).toEqual({ steps, losses: [] });
  });

  test('of a kind that is not known are read from a stream', () => {
    const events = stream({ type: 'model_output' }, { type: 'text', text: 'A' }, { type: 'hologram', depth: 3 });
    expect(folded(decoded(events)).candidates[0]?.message.content).toMatchObject([
      { type: 'text', text: 'A' },
      { type: 'opaque', payload: { type: 'hologram', depth: 3 } },
    ]);
  });
});

test('an output that failed before it had a content fails the answer', () => {
  const step = { type: 'model_output', error: { code: 'internal', message: 'The model broke.' } };
  expect(() => read(interaction(step))).toThrow('The model broke.');
  expect(decoded(stream(step)).at(-1)).toMatchObject({ type: 'error', error: { message: 'The model broke.' } });
});

test.each(['in_progress', 'queued'])('a stream that ends with the status %s is not a finished answer', (status) => {
  const last = decoded([created, { ...completed, interaction: { id: 'i', status } }]).at(-1);
  expect(last).toMatchObject({ type: 'error', error: { kind: 'bad-upstream-reply' } });
});

describe('a step of a kind that is not known', () => {
  test.each<[string, JsonObject, JsonObject[], JsonObject]>([
    [
      'lists',
      { result: [] },
      [{ result: [{ url: 'u' }] }, { result: [{ url: 'v' }] }],
      { result: [{ url: 'u' }, { url: 'v' }] },
    ],
    ['the text of a result', { result: '' }, [{ result: 'ab' }, { result: 'cd' }], { result: 'abcd' }],
    [
      'fields that come whole',
      { id: 's' },
      [{ id: 's', signature: 'old' }, { signature: 'new' }],
      { id: 's', signature: 'new' },
    ],
  ])('is put together of %s', (_, fields, deltas, whole) => {
    const type = 'code_execution_result';
    const events = decoded(stream({ type, ...fields }, ...deltas.map((delta) => ({ type, ...delta }))));
    expect(folded(events).candidates[0]?.message.content).toMatchObject([{ payload: { type, ...whole } }]);
    const frames = collectSteps(codec.encodeStream(frontendContext(request)), events);
    const steps = frames
      .map(({ data }) => asObject(parseJson(data)))
      .flatMap((event) => asObject(event?.['step']) ?? []);
    expect(steps).toEqual([{ type, ...whole }]);
  });
});

test('what a summary has beside its texts is reported where it comes in pieces', () => {
  const losses: UnlocatedLoss[] = [];
  const summary = (content: JsonObject) => ({ type: 'thought_summary', content });
  const noted = { type: 'text', text: 'B', annotations: [cited('https://a.test', 1)] };
  decoded(stream({ type: 'thought' }, summary({ type: 'text', text: 'A' }), summary(picture), summary(noted)), losses);
  expect(losses.map(({ what }) => what)).toEqual([
    'the image in a summary of reasoning',
    'annotations in a summary of reasoning',
  ]);
});

test.each(['stop', 'other', 'error'] as const)('calls are made after an answer whose end is %s', (reason) => {
  const call = {
    type: 'tool-call',
    id: 'c',
    name: 'f',
    input: { kind: 'json', value: {} },
    providerExecuted: false,
  } as const;
  const response: CoreChatResponse = {
    id: 'i',
    model: 'm',
    candidates: [{ message: { role: 'assistant', content: [call] }, finish: { reason } }],
  };
  expect(codec.encodeResponse(response, frontendContext(request))['status']).toBe('requires_action');
});

test.each([
  [{ kind: 'permission', status: 402 }, 'payment_required'],
  [{ kind: 'permission', status: 403 }, 'permission_denied'],
  [{ kind: 'invalid-request', status: 416 }, 'out_of_range'],
  [{ kind: 'rate-limit', status: 429, code: 'insufficient_quota' }, 'quota_exceeded'],
  [{ kind: 'rate-limit', status: 429 }, 'rate_limit_exceeded'],
  [{ kind: 'context-length', status: 400 }, 'invalid_request'],
] as const)('the code of %o is %s', (error, code) => {
  expect(codec.encodeError({ message: 'no', ...error }).body).toMatchObject({ error: { code } });
});

test('a code is a text, also where the vendor gave a number', () => {
  const body = { error: { code: 400, status: 'INVALID_ARGUMENT', message: 'no' } };
  expect(codec.encodeError(codec.decodeError({ status: 400, headers: {}, body })).body).toMatchObject({
    error: { code: 'invalid_request', status: 'INVALID_ARGUMENT' },
  });
});

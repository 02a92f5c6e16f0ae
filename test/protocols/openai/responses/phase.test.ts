import { describe, expect, test } from 'vitest';
import { ResponseFold } from '../../../../src/core/fold.ts';
import { objectsIn, type JsonObject, type JsonValue } from '../../../../src/core/json.ts';
import { collectSteps } from '../../../../src/core/step.ts';
import type { CoreChatResponse } from '../../../../src/core/types.ts';
import { clientCodec } from '../../../support/vendors.ts';
import { openaiResponses } from '../../../../src/protocols/openai/responses/index.ts';
import { asked, client, frames, sent, target } from './contexts.ts';

const message = (phase: string, text: string): JsonObject => ({
  type: 'message',
  id: `msg_${phase}`,
  role: 'assistant',
  status: 'completed',
  content: [{ type: 'output_text', text, annotations: [], logprobs: [] }],
  phase,
});
const reasoning: JsonObject = { type: 'reasoning', id: 'rs_1', summary: [], encrypted_content: 'secret' };
const call: JsonObject = { type: 'function_call', id: 'fc_1', call_id: 'call_1', name: 'f', arguments: '{}' };

const response = (output: JsonObject[]): JsonObject => ({
  id: 'resp_1',
  object: 'response',
  created_at: 1,
  model: 'm',
  status: 'completed',
  output,
});

/** The events of a stream of items; `late`: the phase is known only when a message is done. */
function streamOf(output: JsonObject[], late = false): JsonObject[] {
  const events = output.flatMap((item, output_index): JsonObject[] => {
    const { phase, ...rest } = item;
    const begun = late ? rest : { ...rest, ...(phase !== undefined && { phase }) };
    const text = objectsIn(item['content'])[0]?.['text'] ?? null;
    const place = { item_id: item['id'] ?? null, output_index, content_index: 0 };
    return [
      { type: 'response.output_item.added', output_index, item: { ...begun, ...(text && { content: [] }) } },
      ...(text ? [{ type: 'response.output_text.delta', ...place, delta: text }] : []),
      { type: 'response.output_item.done', output_index, item },
    ];
  });
  return [
    { type: 'response.created', response: response([]) },
    ...events,
    { type: 'response.completed', response: response(output) },
  ];
}

const host = 'api.openai.com';
const backend = () => target(asked(), host).context;
const answered = (output: JsonObject[], stream: boolean): CoreChatResponse => {
  if (!stream) return openaiResponses.decodeResponse(response(output), backend());
  return fold(collectSteps(openaiResponses.decodeStream(backend()), frames(...streamOf(output))));
};

/** The request in which a client sends its answer back, and what follows. */
const clients: Record<'anthropic' | 'openai-chat' | 'gemini', (answer: JsonObject) => JsonObject> = {
  anthropic: ({ content }) => ({
    model: 'm',
    max_tokens: 9,
    messages: [
      { role: 'user', content: 'Hello' },
      { role: 'assistant', content: content ?? [] },
      { role: 'user', content: 'Go on' },
    ],
  }),
  'openai-chat': (answer) => ({
    model: 'm',
    messages: [
      { role: 'user', content: 'Hello' },
      objectsIn(answer['choices'])[0]?.['message'] ?? {},
      { role: 'user', content: 'Go on' },
    ],
  }),
  gemini: (answer) => ({
    contents: [
      { role: 'user', parts: [{ text: 'Hello' }] },
      objectsIn(answer['candidates'])[0]?.['content'] ?? {},
      { role: 'user', parts: [{ text: 'Go on' }] },
    ],
  }),
};

function sentBack(protocol: keyof typeof clients, answer: CoreChatResponse, to = host) {
  const codec = clientCodec(protocol);
  const { context } = client({ model: 'm', messages: [], stream: false, origin: protocol });
  const body = clients[protocol](codec.encodeResponse(answer, context));
  const request = codec.decodeRequest(body, { model: 'm' });
  const { body: upstream, losses } = sent(request, to);
  return { items: objectsIn(upstream['input'] as JsonValue), losses };
}

const phasesOf = (items: readonly JsonObject[]) =>
  items
    .filter(({ role }) => role === 'assistant')
    .map(({ phase, content }) => [phase, objectsIn(content)[0]?.['text']]);

const pairs = (Object.keys(clients) as (keyof typeof clients)[]).flatMap((protocol) =>
  [false, true].map((stream) => ({ protocol, stream })),
);

describe.each(pairs)(
  'the phase of a message through a client of $protocol, streamed: $stream',
  ({ protocol, stream }) => {
    test.each(['commentary', 'final_answer'])('comes back: %s', (phase) => {
      const { items } = sentBack(protocol, answered([reasoning, message(phase, 'I look.'), call], stream));
      expect(phasesOf(items)).toEqual([[phase, 'I look.']]);
      expect(items.filter(({ type }) => type === 'reasoning')).toMatchObject([{ encrypted_content: 'secret' }]);
    });

    test('comes back when nothing was reasoned', () => {
      const { items } = sentBack(protocol, answered([message('commentary', 'I look.')], stream));
      expect(phasesOf(items)).toEqual([['commentary', 'I look.']]);
      expect(items.some(({ type }) => type === 'reasoning')).toBe(false);
    });

    test('is sent to its own vendor only', () => {
      const { items, losses } = sentBack(protocol, answered([message('commentary', 'I look.')], stream), 'other.test');
      expect(JSON.stringify(items)).not.toContain('commentary');
      expect(losses).toHaveLength(1);
    });
  },
);

test.each(['anthropic', 'gemini'] as const)('each message keeps its own through a client of %s', (protocol) => {
  const output = [message('commentary', 'I look.'), message('final_answer', 'It is noon.')];
  expect(phasesOf(sentBack(protocol, answered(output, false)).items)).toEqual([
    ['commentary', 'I look.'],
    ['final_answer', 'It is noon.'],
  ]);
});

test('reasoning with a text beside a phase is shown once to a client of gemini', () => {
  const shown: JsonObject = { ...reasoning, summary: [{ type: 'summary_text', text: 'I think.' }] };
  const answer = answered([shown, message('commentary', 'I look.')], false);
  const gemini = clientCodec('gemini');
  const { context } = client({ model: 'm', messages: [], stream: false, origin: 'gemini' });
  const read = gemini.decodeResponse(gemini.encodeResponse(answer, context), backend());
  expect(read.candidates[0]?.message.content).toMatchObject([
    { type: 'reasoning', blocks: [{ text: 'I think.' }], signature: { value: 'secret' } },
    { type: 'reasoning', blocks: [], signature: { value: 'phase:commentary' } },
    { type: 'text', text: 'I look.' },
  ]);
  expect(phasesOf(sentBack('gemini', answer).items)).toEqual([['commentary', 'I look.']]);
});

test('a client that joins the texts of two messages keeps the last, and the other is reported', () => {
  const output = [message('commentary', 'I look.'), message('final_answer', 'It is noon.')];
  const { items, losses } = sentBack('openai-chat', answered(output, false));
  expect(phasesOf(items)).toEqual([['final_answer', 'I look.It is noon.']]);
  expect(losses).toMatchObject([{ what: expect.stringContaining('the phase commentary') }]);
});

describe.each([false, true])('a client of the same protocol, streamed: %s', (stream) => {
  test('receives the items as they were', () => {
    const output = [reasoning, message('commentary', 'I look.'), call];
    const { context, losses } = client(asked());
    const { output: written } = openaiResponses.encodeResponse(answered(output, stream), context);
    expect(objectsIn(written)).toMatchObject(output);
    expect(objectsIn(written)).toHaveLength(3);
    expect(losses).toEqual([]);
  });
});

test('a phase that is known only at the end of a message is a loss for other clients', () => {
  const events = collectSteps(
    openaiResponses.decodeStream(backend()),
    frames(...streamOf([message('commentary', 'I look.')], true)),
  );
  expect(events.find(({ type }) => type === 'text-done')).toMatchObject({
    extras: { 'openai-responses': { phase: 'commentary' } },
  });
  const { output } = openaiResponses.encodeResponse(fold(events), client(asked()).context);
  expect(output).toMatchObject([{ phase: 'commentary' }]);
});

function fold(events: Iterable<Parameters<ResponseFold['add']>[0]>): CoreChatResponse {
  const folded = new ResponseFold();
  for (const event of events) folded.add(event);
  return folded.result();
}

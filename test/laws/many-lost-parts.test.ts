import { describe, expect, test } from 'vitest';
import { AnswerLocator } from '../../src/core/answer-locator.ts';
import { addDiagnostic, type Diagnostics } from '../../src/core/diagnostics.ts';
import { eventsOf } from '../../src/core/fold.ts';
import type { JsonObject } from '../../src/core/json.ts';
import type { Protocol } from '../../src/core/types.ts';
import { backendContext, frontendContext, paths, requestForEverything } from './codecs.ts';

/**
 * A vendor determines how many parts its answer has, and each may be lost: with time that grows by the square of their
 * number, each of these tests takes a minute or more.
 */
const count = 100_000;

const list = <Item>(make: (index: number) => Item): Item[] => Array.from({ length: count }, (_, index) => make(index));

const ofResponses = (output: JsonObject[]): JsonObject => ({
  id: 'r',
  object: 'response',
  created_at: 1,
  model: 'm',
  status: 'completed',
  output,
  usage: { input_tokens: 1, output_tokens: 1, total_tokens: 2 },
});

const ofChat = (message: JsonObject): JsonObject => ({
  id: 'c',
  object: 'chat.completion',
  created: 1,
  model: 'm',
  choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: 'stop' }],
});

/** `lost`: the path of the last loss. */
const answers: readonly { name: string; from: Protocol; to: readonly Protocol[]; lost: string; body: JsonObject }[] = [
  {
    name: 'searches',
    from: 'openai-responses',
    to: ['openai-chat', 'gemini', 'ollama'],
    lost: `/output/${count - 1}`,
    body: ofResponses(
      list((index) => ({
        type: 'web_search_call',
        id: `ws_${index}`,
        status: 'completed',
        action: { type: 'search', query: `q ${index}` },
      })),
    ),
  },
  {
    name: 'texts with unknown fields',
    from: 'openai-responses',
    to: ['anthropic'],
    lost: `/output/${count - 1}/odd`,
    body: ofResponses(
      list((index) => ({
        type: 'message',
        id: `msg_${index}`,
        role: 'assistant',
        status: 'completed',
        content: [{ type: 'output_text', text: 'Hi.', annotations: [] }],
        odd: true,
      })),
    ),
  },
  {
    name: 'calls with unknown fields',
    from: 'openai-chat',
    to: ['anthropic'],
    lost: `/choices/0/message/tool_calls/${count - 1}/odd`,
    body: ofChat({
      content: null,
      tool_calls: list((index) => ({
        id: `call_${index}`,
        type: 'function',
        function: { name: 'look', arguments: '{}' },
        odd: true,
      })),
    }),
  },
  {
    name: 'images',
    from: 'openai-chat',
    to: ['anthropic'],
    lost: `/choices/0/message/images/${count - 1}`,
    body: ofChat({
      content: 'Hi.',
      images: list(() => ({ type: 'image_url', image_url: { url: 'data:image/png;base64,AAAA' } })),
    }),
  },
  {
    name: 'calls with unknown fields',
    from: 'ollama',
    to: ['anthropic'],
    lost: `/message/tool_calls/${count - 1}/odd`,
    body: {
      model: 'm',
      created_at: '2026-01-01T00:00:00Z',
      done: true,
      done_reason: 'stop',
      message: {
        role: 'assistant',
        content: '',
        tool_calls: list(() => ({ function: { name: 'look', arguments: {} }, odd: true })),
      },
    },
  },
];

describe.each(answers)('many $name of $from', ({ from, to, lost, body }) => {
  test.each(to)('are each lost in their place for %s', (protocol) => {
    const path = paths.find((each) => each.from === from && each.to === protocol);
    if (!path) throw new Error(`there is no way from ${from} to ${protocol}`);
    const { source, target } = path;
    const response = source.decodeResponse(body, backendContext(source, requestForEverything(source)));

    const plain: Diagnostics = { losses: [], notes: [] };
    const locator = AnswerLocator.of(response, source.answerPlaces);
    const context = frontendContext(requestForEverything(target));
    const lostPlaces = new Set<string>();
    target.encodeResponse(response, {
      ...context,
      report: (loss) =>
        addDiagnostic(plain, loss, (each) => {
          const located = locator.lossOf(each);
          lostPlaces.add(located.path);
          return located;
        }),
    });
    expect(lostPlaces.size).toBeGreaterThanOrEqual(count);
    expect(lostPlaces).toContain(lost);

    const streamed: Diagnostics = { losses: [], notes: [] };
    const locatorOfStream = new AnswerLocator(source.answerPlaces);
    const stage = target.encodeStream({
      ...context,
      report: (loss) => addDiagnostic(streamed, loss, (each) => locatorOfStream.lossOf(each)),
    })(() => {});
    for (const event of eventsOf(response)) {
      locatorOfStream.observe(event);
      stage.push(event);
    }
    stage.end();
    expect(streamed.losses).toEqual(plain.losses);
  });
});

test('writes many signed thoughts', () => {
  const content = list((index) => ({ type: 'thinking', thinking: `thought ${index}`, signature: `signed ${index}` }));
  const path = paths.find(({ from, to }) => from === 'anthropic' && to === 'openai-chat');
  if (!path) throw new Error('there is no way from anthropic to openai-chat');
  const { source, target } = path;
  const body = { id: 'm', type: 'message', role: 'assistant', model: 'm', content, stop_reason: 'end_turn' };
  const response = source.decodeResponse(body, backendContext(source, requestForEverything(source)));
  const answer = JSON.stringify(target.encodeResponse(response, frontendContext(requestForEverything(target))));
  expect(answer.split('thought ')).toHaveLength(count + 1);
});

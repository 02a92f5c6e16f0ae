import { describe, expect, test } from 'vitest';
import { AnswerLocator } from '../../src/core/answer-locator.ts';
import type { UnlocatedLoss } from '../../src/core/codec.ts';
import { eventsOf } from '../../src/core/fold.ts';
import type { JsonObject } from '../../src/core/json.ts';
import type { Loss, Protocol } from '../../src/core/types.ts';
import { backendContext, frontendContext, paths, requestForEverything } from './codecs.ts';
import { resolves } from './pointer.ts';

const broken = '{"city": "Oslo"';
const call = { id: 'call_1', type: 'function', function: { name: 'look', arguments: broken } };

/** Answers whose arguments are no JSON, in the protocols that carry them as text, or in which some servers do. */
const answers: Partial<Record<Protocol, JsonObject>> = {
  'openai-chat': {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_700_000_000,
    model: 'some-model',
    choices: [
      { index: 0, finish_reason: 'tool_calls', message: { role: 'assistant', content: null, tool_calls: [call] } },
    ],
  },
  'openai-responses': {
    id: 'resp_1',
    object: 'response',
    created_at: 1_700_000_000,
    model: 'some-model',
    status: 'completed',
    output: [{ type: 'function_call', id: 'fc_1', call_id: 'call_1', name: 'look', arguments: broken }],
  },
  ollama: {
    model: 'some-model',
    created_at: '2026-01-01T00:00:00Z',
    message: { role: 'assistant', content: '', tool_calls: [call] },
    done: true,
    done_reason: 'stop',
  },
};

const waysFrom = paths.flatMap((path) => {
  const body = answers[path.source.protocol];
  return body ? [{ ...path, body }] : [];
});

describe.each(waysFrom)('arguments from $from to $to that are no JSON', ({ source, target, body }) => {
  const decode = () => source.decodeResponse(body, backendContext(source, requestForEverything(source)));
  const isElsewhere = ({ path }: Loss): boolean => !resolves(path, body);

  test('are lost at a place of the body when the answer is plain', () => {
    const response = decode();
    const locator = AnswerLocator.of(response, source.answerPlaces);
    const losses: UnlocatedLoss[] = [];
    target.encodeResponse(response, frontendContext(requestForEverything(target), losses));
    expect(losses.map((loss) => locator.lossOf(loss)).filter(isElsewhere)).toEqual([]);
  });

  test('are lost at a place of the body when the answer is streamed', () => {
    const locator = new AnswerLocator(source.answerPlaces);
    const losses: Loss[] = [];
    const context = frontendContext(requestForEverything(target));
    const report = (loss: UnlocatedLoss): void => void losses.push(locator.lossOf(loss));
    const stage = target.encodeStream({ ...context, report })(() => {});
    for (const event of eventsOf(decode())) {
      locator.observe(event);
      stage.push(event);
    }
    stage.end();
    expect(losses.filter(isElsewhere)).toEqual([]);
  });
});

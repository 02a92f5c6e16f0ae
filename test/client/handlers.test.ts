import { expect, test } from 'vitest';
import type { AnswerStream } from '../../src/client/answer-stream.ts';
import { runHandlers } from '../../src/client/handlers.ts';
import type { CoreFinish, ToolInput } from '../../src/core/types.ts';
import type { CoreStreamEvent } from '../../src/core/stream-event.ts';

/** A stream of one call. */
function* calling(kind: ToolInput['kind'], text: string, reason: CoreFinish['reason']): Generator<CoreStreamEvent> {
  const place = { candidate: 0, part: 0 };
  yield { type: 'response-start', id: 'r', model: 'm' };
  yield { ...place, type: 'tool-call-start', id: 'c', name: 'look', input: kind, providerExecuted: false };
  if (kind === 'json') yield { ...place, type: 'tool-call-arguments-json', value: {} };
  else yield { ...place, type: 'tool-call-arguments-text', text };
  yield { ...place, type: 'tool-call-done' };
  yield { type: 'finish', candidate: 0, finish: { reason } };
  yield { type: 'end' };
}

/** After which event the call was passed on; `undefined`: never. */
async function toldAt(events: Iterable<CoreStreamEvent>): Promise<string | undefined> {
  let last = '';
  let reported: string | undefined;
  const stream: AnswerStream = {
    losses: [],
    notes: [],
    async *[Symbol.asyncIterator]() {
      for (const event of events) {
        last = event.type;
        yield event;
      }
    },
  };
  await runHandlers(stream, { onToolCall: () => (reported = last) });
  return reported;
}

test.each([
  ['json', '', 'tool-calls', 'tool-call-done'],
  ['json', '', 'length', 'tool-call-done'],
  ['json-text', '{"at":"it"}', 'tool-calls', 'tool-call-done'],
  ['json-text', '{"at":"it"}', 'length', 'tool-call-done'],
  ['json-text', '{"at":"i', 'length', undefined],
  ['json-text', '', 'length', undefined],
  ['json-text', '', 'tool-calls', 'finish'],
  ['json-text', '{"at":"i', 'tool-calls', 'finish'],
  ['json-text', '{"at":"i', 'error', undefined],
  ['freeform', 'look there', 'tool-calls', 'finish'],
  ['freeform', 'look th', 'length', undefined],
] as const)('a call of %s %j in an answer that ends with %s is told of at %s', async (kind, text, reason, at) => {
  expect(await toldAt(calling(kind, text, reason))).toBe(at);
});

test('passes a complete call, but not one that the vendor runs itself', async () => {
  const whole = (providerExecuted: boolean): CoreStreamEvent[] => [
    {
      type: 'part',
      candidate: 0,
      part: 0,
      value: { type: 'tool-call', id: 'c', name: 'look', input: { kind: 'json', value: {} }, providerExecuted },
    },
    { type: 'finish', candidate: 0, finish: { reason: 'tool-calls' } },
    { type: 'end' },
  ];
  expect(await toldAt(whole(false))).toBe('part');
  expect(await toldAt(whole(true))).toBeUndefined();
});

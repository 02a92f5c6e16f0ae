import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/core/json.ts';
import { collectSteps } from '../../../../src/core/step.ts';
import { openaiResponses } from '../../../../src/protocols/openai/responses/index.ts';
import { asked, client, ending, frames, target } from './contexts.ts';

const call = (index: number): JsonObject => ({
  type: 'function_call',
  id: `fc_${index}`,
  call_id: `call_${index}`,
  name: 'look',
  arguments: '',
});
const item = (kind: 'added' | 'done', index: number, value: JsonObject): JsonObject => ({
  type: `response.output_item.${kind}`,
  output_index: index,
  item: value,
});

/** Every event in its turn, as a client of the same protocol is told of it, and as a trace judges that. */
function passedOn(count: number, of: (index: number) => JsonObject): string[] {
  const request = asked({ stream: true });
  const events = Array.from({ length: count }, (_, index) => of(index));
  const read = collectSteps(
    openaiResponses.decodeStream(target(request).context),
    frames(...events, ending('completed')),
  );
  const written = collectSteps(openaiResponses.encodeStream(client(request).context), read);
  expect(collectSteps(openaiResponses.grammar, written)).toEqual([]);
  return written.map(({ event }) => event ?? '');
}

// Quadratic work shows here as a test that runs out of time: 30,000 squared is most of a minute.
const many = 30_000;

describe('a server that sends any number of', () => {
  test.each<[string, (index: number) => JsonObject]>([
    ['calls that are never closed', (index) => item('added', index, call(index))],
    ['calls that are whole', (index) => item('done', index, { ...call(index), arguments: '{}' })],
    ['items nobody knows', (index) => item('done', index, { type: 'brand_new', id: `new_${index}` })],
    ['events nobody knows', (index) => ({ type: 'brand.new', index })],
    [
      'fragments of one call',
      (index) =>
        index === 0
          ? item('added', 0, call(0))
          : { type: 'response.function_call_arguments.delta', output_index: 0, delta: ' ' },
    ],
    [
      'parts of one message',
      (index) => ({ type: 'response.output_text.delta', output_index: 0, content_index: index, delta: 'x' }),
    ],
    [
      'summaries of one thought',
      (index) => ({
        type: 'response.reasoning_summary_text.delta',
        output_index: 0,
        summary_index: index,
        delta: 'x',
      }),
    ],
  ])('%s is read in time that grows with their number', (_what, of) => {
    expect(passedOn(many, of).at(-1)).toBe('response.completed');
  });
});

import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/core/json.ts';
import { collectSteps, type Frame } from '../../../src/core/step.ts';
import { anthropic } from '../../../src/protocols/anthropic/index.ts';
import { decodeClientRequest, createBackendContext, createFrontendContext } from './contexts.ts';

const frame = (event: JsonObject): Frame => ({ data: JSON.stringify(event) });
const first = frame({ type: 'message_start', message: { id: 'm', model: 'm', usage: { input_tokens: 1 } } });
const open = (index: number, content_block: JsonObject): Frame =>
  frame({ type: 'content_block_start', index, content_block });
const last = [frame({ type: 'message_delta', delta: { stop_reason: 'end_turn' } }), frame({ type: 'message_stop' })];

// Quadratic work would exceed the time limit of a test: 30,000 squared takes most of a minute.
const many = 30_000;

describe('a stream with a large number of', () => {
  test.each([
    ['open blocks', (index: number) => open(index, { type: 'text', text: 'x' })],
    [
      'calls side by side',
      (index: number) => open(index, { type: 'tool_use', id: `t${index}`, name: 'look', input: {} }),
    ],
    [
      'unknown deltas',
      (index: number) => frame({ type: 'content_block_delta', index: 0, delta: { type: 'new', [`f${index}`]: 1 } }),
    ],
    ['unknown fields of the message', (index: number) => frame({ type: 'message_delta', delta: { [`f${index}`]: 1 } })],
  ])('%s is decoded in linear time', (_what, of) => {
    const frames = [
      first,
      open(0, { type: 'text', text: 'x' }),
      ...Array.from({ length: many }, (_, index) => of(index)),
    ];
    const events = collectSteps(anthropic.decodeStream(createBackendContext(decodeClientRequest()).context), [
      ...frames,
      ...last,
    ]);
    const written = collectSteps(anthropic.encodeStream(createFrontendContext(decodeClientRequest()).context), events);
    expect(written.at(-1)?.event).toBe('message_stop');
  });
});

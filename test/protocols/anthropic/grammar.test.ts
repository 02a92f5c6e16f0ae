import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/core/json.ts';
import { collectSteps } from '../../../src/core/step.ts';
import { anthropic } from '../../../src/protocols/anthropic/index.ts';
import { blockDelta, blockStop, messageDelta, toFrame, blockStart, messageStart, messageStop } from './contexts.ts';

const text = blockStart(0, { type: 'text', text: '' });
const textDelta = blockDelta(0, { type: 'text_delta', text: 'Hi.' });
const faults = (...frames: JsonObject[]) =>
  collectSteps(anthropic.grammar, frames.map(toFrame)).map(({ what }) => what);

describe('the grammar accepts a stream with', () => {
  test.each<[string, JsonObject[]]>([
    ['text', [messageStart, { type: 'ping' }, text, textDelta, blockStop(0), messageDelta('end_turn'), messageStop]],
    ['no content', [messageStart, messageDelta('end_turn'), messageStop]],
    [
      'two blocks',
      [
        messageStart,
        text,
        textDelta,
        blockStop(0),
        blockStart(1, { type: 'tool_use', id: 'a', name: 'x', input: {} }),
        blockStop(1),
        messageDelta('tool_use'),
        messageStop,
      ],
    ],
    ['an error in the middle', [messageStart, text, { type: 'error', error: { type: 'api_error', message: 'No.' } }]],
    [
      'unknown events, blocks and deltas',
      [
        messageStart,
        { type: 'new' },
        blockStart(0, { type: 'hologram' }),
        blockDelta(0, { type: 'beam' }),
        blockStop(0),
        messageDelta('end_turn'),
        messageStop,
      ],
    ],
  ])('%s', (_name, frames) => {
    expect(faults(...frames)).toEqual([]);
  });
});

describe('the grammar reports', () => {
  test.each<[string, JsonObject[], string]>([
    ['a block before the start', [text], 'before message_start'],
    ['two starts', [messageStart, messageStart, messageDelta('end_turn'), messageStop], 'second message_start'],
    [
      'a block within a block',
      [messageStart, text, blockStart(1, { type: 'text', text: '' })],
      'while block 0 was open',
    ],
    ['a gap in the indexes', [messageStart, blockStart(1, { type: 'text', text: '' })], 'expected index 0, got 1'],
    [
      'a thought in a text',
      [messageStart, text, blockDelta(0, { type: 'thinking_delta', thinking: 'Hm.' })],
      'does not fit a block of type text',
    ],
    ['a delta of no block', [messageStart, textDelta], 'not open'],
    ['a stop of no block', [messageStart, blockStop(0)], 'not open'],
    ['a start without its empty fields', [messageStart, blockStart(0, { type: 'text' })], 'required'],
    ['the end within a block', [messageStart, text, messageDelta('end_turn')], 'while block 0 was open'],
    ['a block after the end', [messageStart, messageDelta('end_turn'), text], 'after message_delta'],
    ['no stop reason', [messageStart, { type: 'message_delta', delta: {} }, messageStop], 'without a stop_reason'],
    [
      'something after the stop',
      [messageStart, messageDelta('end_turn'), messageStop, messageStop],
      'after message_stop',
    ],
    [
      'something after an error',
      [{ type: 'error', error: { type: 'api_error', message: 'No.' } }, messageStart],
      'after an error',
    ],
    ['no stop', [messageStart, text, textDelta, blockStop(0), messageDelta('end_turn')], 'ended before message_stop'],
  ])('%s', (_name, frames, words) => {
    expect(faults(...frames).join('\n')).toContain(words);
  });

  test('data that is not JSON, and an event name that differs from its data', () => {
    const found = collectSteps(anthropic.grammar, [
      { data: '{' },
      { event: 'ping', data: JSON.stringify(messageStart) },
    ]);
    expect(found[0]).toMatchObject({ event: 0, what: expect.stringContaining('not a JSON object') });
    expect(found[1]).toMatchObject({ event: 1, what: expect.stringContaining('named ping') });
  });
});

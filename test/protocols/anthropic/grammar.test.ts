import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/core/json.ts';
import { collect } from '../../../src/core/step.ts';
import { anthropic } from '../../../src/protocols/anthropic/index.ts';
import { changed, closed, ending, frame, opened, start, stop } from './contexts.ts';

const text = opened(0, { type: 'text', text: '' });
const said = changed(0, { type: 'text_delta', text: 'Hi.' });
const faults = (...frames: JsonObject[]) => collect(anthropic.grammar, frames.map(frame)).map(({ what }) => what);

describe('streams in order have no fault', () => {
  test.each<[string, JsonObject[]]>([
    ['text', [start, { type: 'ping' }, text, said, closed(0), ending('end_turn'), stop]],
    ['no content', [start, ending('end_turn'), stop]],
    [
      'two blocks',
      [
        start,
        text,
        said,
        closed(0),
        opened(1, { type: 'tool_use', id: 'a', name: 'x', input: {} }),
        closed(1),
        ending('tool_use'),
        stop,
      ],
    ],
    ['an error in the middle', [start, text, { type: 'error', error: { type: 'api_error', message: 'No.' } }]],
    [
      'unknown events, blocks and deltas',
      [
        start,
        { type: 'new' },
        opened(0, { type: 'hologram' }),
        changed(0, { type: 'beam' }),
        closed(0),
        ending('end_turn'),
        stop,
      ],
    ],
  ])('%s', (_name, frames) => {
    expect(faults(...frames)).toEqual([]);
  });
});

describe('each kind of disorder is named', () => {
  test.each<[string, JsonObject[], string]>([
    ['a block before the start (A2)', [text], 'before message_start'],
    ['two starts (B1)', [start, start, ending('end_turn'), stop], 'second message_start'],
    ['a block within a block', [start, text, opened(1, { type: 'text', text: '' })], 'while block 0 was open'],
    ['a gap in the indexes', [start, opened(1, { type: 'text', text: '' })], 'expected index 0, got 1'],
    [
      'a thought in a text (B1)',
      [start, text, changed(0, { type: 'thinking_delta', thinking: 'Hm.' })],
      'does not fit a block of type text',
    ],
    ['a delta of no block', [start, said], 'not open'],
    ['a stop of no block', [start, closed(0)], 'not open'],
    ['a start without its empty fields (B13)', [start, opened(0, { type: 'text' })], 'required'],
    ['the end within a block', [start, text, ending('end_turn')], 'while block 0 was open'],
    ['a block after the end', [start, ending('end_turn'), text], 'after message_delta'],
    ['no stop reason', [start, { type: 'message_delta', delta: {} }, stop], 'without a stop_reason'],
    ['something after the stop', [start, ending('end_turn'), stop, stop], 'after message_stop'],
    [
      'something after an error',
      [{ type: 'error', error: { type: 'api_error', message: 'No.' } }, start],
      'after an error',
    ],
    ['no stop', [start, text, said, closed(0), ending('end_turn')], 'ended before message_stop'],
  ])('%s', (_name, frames, words) => {
    expect(faults(...frames).join('\n')).toContain(words);
  });

  test('data that is no JSON, and a name that is not that of its data', () => {
    const found = collect(anthropic.grammar, [{ data: '{' }, { event: 'ping', data: JSON.stringify(start) }]);
    expect(found[0]).toMatchObject({ event: 0, what: expect.stringContaining('no JSON object') });
    expect(found[1]).toMatchObject({ event: 1, what: expect.stringContaining('named ping') });
  });
});

import { describe, expect, test } from 'vitest';
import type { ConversationSummary, LiveDelta, TraceSummary } from '../../src/viewer/app/types.ts';
import { addDelta, emptyLiveText, textsOfEvents } from '../../src/viewer/conversation/live-text.ts';
import { patchConversation } from '../../src/viewer/list/rows.ts';

const delta = (text: string, fields: Partial<LiveDelta> = {}): LiveDelta => ({
  trace_id: 'a',
  at_ms: 5,
  idle_ms: 1,
  bytes: 10,
  restarted: false,
  is_complete: true,
  texts: text === '' ? [] : [{ part: '0.0', kind: 'text', name: null, text }],
  ...fields,
});

describe('the text of a response in flight', () => {
  test('continues its parts, and remembers when the first and the last of it came', () => {
    const first = addDelta(emptyLiveText, delta('', { restarted: true, at_ms: null, idle_ms: null, bytes: 0 }), 100);
    expect(first).toEqual({ texts: [], bytes: 0, firstTextAt: null, lastBytesAt: null });
    const second = addDelta(first, delta('one '), 200);
    const third = addDelta(second, delta('two'), 300);
    expect(third).toEqual({
      texts: [{ part: '0.0', kind: 'text', name: null, text: 'one two' }],
      bytes: 10,
      firstTextAt: 200,
      lastBytesAt: 299,
    });
    expect(second.texts[0]?.text).toBe('one ');
  });

  test('begins again with another attempt', () => {
    const before = addDelta(emptyLiveText, delta('first'), 100);
    expect(addDelta(before, delta('second', { restarted: true }), 200)).toMatchObject({
      texts: [{ text: 'second' }],
      firstTextAt: 200,
    });
  });

  test('is that of stored events', () => {
    const at = { candidate: 0, part: 0 };
    const call = { candidate: 0, part: 1 };
    expect(
      textsOfEvents(
        [
          { type: 'text-start', ...at, of: 'refusal' },
          { type: 'text-delta', ...at, text: 'No' },
          { type: 'text-delta', ...at, text: '.' },
          { type: 'tool-call-start', ...call, id: 'c', name: 'Read' },
          { type: 'tool-call-arguments-json', ...call, value: { a: 1 } },
          { type: 'end' },
        ].map((event) => ({ at_ms: 1, event })),
      ),
    ).toEqual([
      { part: '0.0', kind: 'refusal', name: null, text: 'No.' },
      { part: '0.1', kind: 'tool-call', name: 'Read', text: '{"a":1}' },
    ]);
  });
});

test('a conversation in the list shows how its last request ended and how long it took, and keeps its place', () => {
  const startedAt = '2026-01-01T00:00:00.000Z';
  // Only these fields are looked at.
  const last = (id: string, status: string | null) =>
    ({
      trace_id: id,
      status,
      started_at: startedAt,
      timing: { total_ms: 4000 },
      usage: { input: 10, output: 2, cache_read: null },
      cost_usd: 0.5,
      losses: 1,
      outcome: { verdict: 'failed', text: '' },
    }) as unknown as TraceSummary;
  const summary = {
    in_flight: 1,
    started_at: startedAt,
    ended_at: startedAt,
    failed: 0,
    losses: 0,
    usage: { input: 5, output: null, cache_read: null },
    cost_usd: null,
    last: last('a', null),
  } as ConversationSummary;
  expect(patchConversation(summary, last('b', 'ok'))).toBe(summary);
  expect(patchConversation(summary, last('a', 'upstream-error'))).toEqual({
    ...summary,
    in_flight: 0,
    ended_at: '2026-01-01T00:00:04.000Z',
    failed: 1,
    losses: 1,
    usage: { input: 15, output: 2, cache_read: null },
    cost_usd: 0.5,
    last: last('a', 'upstream-error'),
  });
  expect(patchConversation(summary, last('a', null))).toMatchObject({ in_flight: 1, ended_at: startedAt });
});

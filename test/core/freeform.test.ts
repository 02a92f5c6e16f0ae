import { expect, test } from 'vitest';
import { restoreFreeformCalls } from '../../src/core/freeform.ts';
import { collectSteps } from '../../src/core/step.ts';
import type { CoreStreamEvent } from '../../src/core/stream-event.ts';
import type { CoreChatRequest, CoreTool } from '../../src/core/types.ts';

const requestWith = (...tools: CoreTool[]): CoreChatRequest => ({ model: 'm', messages: [], stream: true, tools });
const request = requestWith(
  { type: 'freeform', name: 'patch' },
  { type: 'function', name: 'look', inputSchema: { type: 'object' } },
);
const restored = (events: readonly CoreStreamEvent[], of = request): CoreStreamEvent[] =>
  collectSteps(restoreFreeformCalls(of), events);

const start = (part: number, name: string, more: { input?: 'json' | 'freeform'; providerExecuted?: true } = {}) =>
  ({
    type: 'tool-call-start',
    candidate: 0,
    part,
    id: `call_${part}`,
    name,
    input: 'json-text',
    providerExecuted: false,
    ...more,
  }) as const;
const text = (part: number, value: string) =>
  ({ type: 'tool-call-arguments-text', candidate: 0, part, text: value }) as const;
const done = (part: number) => ({ type: 'tool-call-done', candidate: 0, part }) as const;

test('a call of a function that stands for a freeform tool has its input as one text when it is done', () => {
  const pieces = [start(0, 'patch'), text(0, '{"input":"a\\'), text(0, 'nb"}'), done(0)];
  expect(restored(pieces)).toEqual([start(0, 'patch', { input: 'freeform' }), text(0, 'a\nb'), done(0)]);
  const value = { input: 'a\nb' };
  const whole = [
    start(0, 'patch', { input: 'json' }),
    { type: 'tool-call-arguments-json', candidate: 0, part: 0, value } as const,
    done(0),
  ];
  expect(restored(whole)).toEqual(restored(pieces));
});

test('calls whose pieces interleave keep their inputs apart', () => {
  const events = [
    start(0, 'patch'),
    start(1, 'look'),
    text(0, '{"input":'),
    text(1, '{"at":1}'),
    text(0, '"x"}'),
    done(1),
    done(0),
  ];
  expect(restored(events)).toEqual([
    start(0, 'patch', { input: 'freeform' }),
    start(1, 'look'),
    text(1, '{"at":1}'),
    done(1),
    text(0, 'x'),
    done(0),
  ]);
});

test('an input that is empty has no text', () => {
  expect(restored([start(0, 'patch'), text(0, '{"input":""}'), done(0)])).toEqual([
    start(0, 'patch', { input: 'freeform' }),
    done(0),
  ]);
});

test('a call that is unreadable gets no input, as it follows as text', () => {
  const unreadable = { ...done(0), isUnreadable: true } as const;
  expect(restored([start(0, 'patch'), text(0, '{"input":"li'), unreadable])).toEqual([
    start(0, 'patch', { input: 'freeform' }),
    unreadable,
  ]);
});

test('a call that came whole is restored as well', () => {
  const call = { type: 'tool-call', id: 'c', name: 'patch', providerExecuted: false } as const;
  const part = { type: 'part', candidate: 0, part: 0 } as const;
  const json = { ...call, input: { kind: 'json' as const, value: { input: 'x' } } };
  expect(restored([{ ...part, value: json }])).toEqual([
    { ...part, value: { ...call, input: { kind: 'freeform', text: 'x' } } },
  ]);
});

test.each([
  ['a call of raw text', [start(0, 'patch', { input: 'freeform' }), text(0, '{"input":"x"}'), done(0)], request],
  ['a call of another function', [start(0, 'look'), text(0, '{"input":"x"}'), done(0)], request],
  ['a call that the vendor ran', [start(0, 'patch', { providerExecuted: true }), text(0, '{}'), done(0)], request],
  ['a request without freeform tools', [start(0, 'patch'), text(0, '{"input":"x"}'), done(0)], requestWith()],
] as const)('nothing changes for %s', (_, events, of) => {
  expect(restored(events, of)).toEqual(events);
});

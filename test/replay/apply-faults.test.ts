import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ResponseFold } from '../../src/core/fold.ts';
import { asObject, parseJson } from '../../src/core/json.ts';
import { chain } from '../../src/core/step.ts';
import type { CoreChatResponse } from '../../src/core/types.ts';
import { readFrames } from '../../src/wire/framing.ts';
import { anthropic } from '../../src/protocols/anthropic/index.ts';
import type { TimedBytes } from '../../src/replay/fixtures.ts';
import { findEventSpans, concatChunks } from '../../src/replay/event-spans.ts';
import { parseFault } from '../../src/replay/fault-spec.ts';
import { applyFaults } from '../../src/replay/apply-faults.ts';
import type { PlayableResponse } from '../../src/replay/player.ts';
import { createDecodingContext } from '../../src/replay/indexed-fixture.ts';
import { caseProtocols } from '../support/fixtures.ts';
import type { ScriptedReply } from '../support/reply.ts';

const usage = { input: 12, cached: 0, output: 7 };
const reply: ScriptedReply = {
  reasoning: 'Grüße, "quoted" — thought\n\tover.',
  text: 'Zwölf Boxkämpfer 🥊 say "hi"\\.',
  calls: [{ id: 'call_1', name: 'weather', input: { city: 'Tromsø "north"' } }],
  usage,
};

const streamed = (texts: readonly string[]): PlayableResponse => ({
  status: 200,
  headers: [['content-type', 'text/event-stream']],
  framing: 'sse',
  chunks: texts.map((text, index) => ({ atMs: index * 10, bytes: Buffer.from(text) })),
  ending: 'finished',
});
const plain = (text: string): PlayableResponse => ({
  status: 200,
  headers: [['content-type', 'application/json']],
  framing: undefined,
  chunks: [{ atMs: 5, bytes: Buffer.from(text) }],
  ending: 'finished',
});
const eventsIn = ({ chunks }: PlayableResponse): string[] => {
  const body = concatChunks(chunks);
  return findEventSpans(body, 'sse').map(({ from, to }) => body.toString('utf8', from, to));
};
const textOf = ({ chunks }: PlayableResponse): string => concatChunks(chunks).toString();

describe.each(caseProtocols)('faults in a stream of $protocol', (spoken) => {
  const { codec, writer } = spoken;
  const events = writer.stream(reply, 'm');
  const whole = streamed(events);
  const faulty = (...specs: string[]): PlayableResponse => applyFaults(specs.map(parseFault), whole, codec);

  const decoded = ({ chunks }: PlayableResponse): CoreChatResponse => {
    const context = createDecodingContext(codec, { model: 'm', messages: [], stream: true });
    const fold = new ResponseFold();
    const stage = chain(readFrames('sse'), codec.decodeStream(context))((event) => fold.add(event));
    for (const { bytes } of chunks) stage.push(bytes);
    stage.end();
    return fold.result();
  };

  test.each(['split-utf8', 'split-json', 'one-byte', 'glue'])('%s changes no byte', (fault) => {
    expect(textOf(faulty(fault))).toBe(textOf(whole));
    expect(faulty(fault).chunks).not.toHaveLength(whole.chunks.length);
  });

  test.each([
    'split-utf8',
    'split-json',
    'one-byte',
    'glue',
    'crlf',
    'cr',
    'bom',
    'comments',
    'tight',
    'unknown-event',
  ])('%s does not change the decoded answer', (fault) => expect(decoded(faulty(fault))).toEqual(decoded(whole)));

  test('framing faults can be combined', () => {
    const faults = ['tight', 'comments', 'unknown-event', 'bom', 'crlf', 'one-byte'];
    expect(decoded(faulty(...faults))).toEqual(decoded(whole));
  });

  test('split-utf8 cuts within a character', () => {
    const pieces = faulty('split-utf8').chunks.map(({ bytes }) => bytes.toString('utf8'));
    expect(pieces.join('')).toContain('�');
  });

  test('split-json cuts within an escape', () => {
    const pieces = faulty('split-json').chunks.map(({ bytes }) => bytes.toString('utf8'));
    expect(pieces.filter((piece) => piece.endsWith('\\')).length).toBeGreaterThan(0);
  });

  test('cut breaks the connection before an event, stall keeps it open', () => {
    expect(faulty('cut@event:3')).toMatchObject({ ending: 'cut' });
    expect(faulty('stall@event:3')).toMatchObject({ ending: 'silent' });
    for (const fault of ['cut@event:3', 'stall@event:3']) expect(eventsIn(faulty(fault))).toEqual(events.slice(0, 3));
    expect(eventsIn(faulty('cut@event:last'))).toEqual(events.slice(0, -1));
    expect(textOf(faulty('cut@byte:17'))).toBe(textOf(whole).slice(0, 17));
    expect(faulty('cut@byte:0')).toMatchObject({ chunks: [], ending: 'cut' });
  });

  test('garble removes half of the data of one event', () => {
    const changed = eventsIn(faulty('garble@event:2'));
    expect(changed).toHaveLength(events.length);
    expect(changed.filter((event, index) => event !== events[index])).toEqual([changed[2]]);
    expect(parseJson(changed[2]?.slice(changed[2].indexOf('{')).trim() ?? '')).toBeUndefined();
  });

  test('duplicate and reorder move events', () => {
    const [first, second, ...rest] = events;
    expect(eventsIn(faulty('duplicate@event:0'))).toEqual([first, ...events]);
    expect(eventsIn(faulty('duplicate@event:last'))).toEqual([...events, events.at(-1)]);
    expect(eventsIn(faulty('reorder@event:0'))).toEqual([second, first, ...rest]);
  });

  test('no-end removes only the events that finish the stream', () => {
    expect(() => decoded(faulty('no-end'))).toThrow();
    const kept = eventsIn(faulty('no-end'));
    expect(kept).toEqual(events.slice(0, kept.length));
    const next = streamed(events.slice(0, kept.length + 1));
    expect(decoded(next).candidates[0]?.message).toEqual(decoded(whole).candidates[0]?.message);
  });

  test('late-error writes an error event of the protocol in place of the end or elsewhere', () => {
    const end = eventsIn(faulty('no-end')).length;
    for (const [fault, before] of [
      ['late-error', end],
      ['late-error@event:0', 0],
      ['late-error@event:4', 4],
      ['late-error@end', events.length],
    ] as const) {
      const changed = eventsIn(faulty(fault));
      expect(changed.slice(0, -1)).toEqual(events.slice(0, before));
      const data = parseJson(changed.at(-1)?.slice(changed.at(-1)?.indexOf('{')) ?? '');
      const reported = asObject(data)?.['response'] ?? data;
      expect(asObject(reported)?.['error']).toBeDefined();
    }
    expect(() => decoded(faulty('late-error'))).toThrow('--fault');
    expect(decoded(faulty('late-error@end'))).toEqual(decoded(whole));
  });

  test('status answers with an error of the protocol and the given headers', () => {
    const { status, headers, chunks } = faulty('status:429;Retry-After=7');
    expect(status).toBe(429);
    expect(headers.filter(([name]) => name === 'retry-after')).toEqual([['retry-after', '7']]);
    const error = codec.decodeError({
      status,
      headers: Object.fromEntries(headers),
      body: parseJson(concatChunks(chunks).toString()) ?? null,
    });
    expect(error).toMatchObject({ kind: 'rate-limit', retryAfterMs: 7000 });
  });

  test('html, empty and wrong-type are not valid answers of the protocol', () => {
    expect(faulty('html:502')).toMatchObject({ status: 502, headers: [['content-type', 'text/html']] });
    expect(textOf(faulty('html:502'))).toMatch(/^<!DOCTYPE html>/);
    expect(faulty('empty')).toMatchObject({ status: 200, chunks: [], ending: 'finished' });
    expect(faulty('wrong-type').headers).toEqual([['content-type', 'text/plain']]);
  });

  test('a fault that does not apply leaves the recording unchanged', () => {
    for (const fault of [
      'cut@event:999',
      'cut@byte:999999',
      'garble@event:999',
      'reorder@event:999',
      'late-error@event:999',
    ])
      expect(faulty(fault)).toBe(whole);
    const answer = plain(JSON.stringify(writer.plain(reply, 'm')));
    for (const fault of ['no-end', 'late-error']) expect(applyFaults([parseFault(fault)], answer, codec)).toBe(answer);
  });

  test('a plain answer is one event', () => {
    const answer = plain(JSON.stringify(writer.plain(reply, 'm')));
    const garbled = applyFaults([parseFault('garble@event:0')], answer, codec);
    expect(parseJson(textOf(garbled))).toBeUndefined();
    expect(textOf(answer).startsWith(textOf(garbled))).toBe(true);
  });
});

describe('splitting faults', () => {
  const chunks = fc
    .array(
      fc.tuple(
        fc.nat(40),
        fc.oneof(fc.string({ minLength: 1, unit: 'grapheme' }), fc.constantFrom('data: {"a":"\\n"}\n\n', '\r\n')),
      ),
      { maxLength: 8 },
    )
    .map((pieces): TimedBytes[] => {
      let atMs = 0;
      return pieces.map(([gap, text]) => ({ atMs: (atMs += gap), bytes: Buffer.from(text) }));
    });

  test('change neither bytes nor the order of times, whatever the bytes', () => {
    fc.assert(
      fc.property(chunks, fc.constantFrom('split-utf8', 'split-json', 'one-byte', 'glue'), (pieces, fault) => {
        const before: PlayableResponse = { ...streamed([]), chunks: pieces };
        const after = applyFaults([parseFault(fault)], before, anthropic);
        expect(concatChunks(after.chunks)).toEqual(concatChunks(pieces));
        const times = after.chunks.map(({ atMs }) => atMs);
        expect(times).toEqual(times.toSorted((one, other) => one - other));
        expect(after.ending).toBe('finished');
      }),
    );
  });
});

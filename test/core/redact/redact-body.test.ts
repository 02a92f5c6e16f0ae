import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ResponseFold } from '../../../src/core/fold.ts';
import { chain, collectSteps, type TextFraming } from '../../../src/core/step.ts';
import type { CoreChatResponse } from '../../../src/core/types.ts';
import { readFrames, createFrameWriter } from '../../../src/wire/framing.ts';
import { createRedactor, tokensIn } from '../../../src/core/redact/redact.ts';
import { redactBody, redactRecorded } from '../../../src/core/redact/redact-body.ts';
import { createExportRedactor } from '../../../src/inspect/export/redact-trace.ts';
import { requestForEverything, backendContext, codecs, listFramings, frontendContext } from '../../laws/codecs.ts';
import type { CoreStreamEvent } from '../../../src/core/stream-event.ts';

const configured = 'canary "of" the configuration/1';
const secrets = ['sk-ant-canary-000000000001', configured];
const redactor = createExportRedactor([configured]);
const place = { candidate: 0, part: 0 };

/** What a model says in these pieces, as a text, and as a call's arguments where the protocol streams those in pieces. */
function said(pieces: readonly string[]): CoreStreamEvent[] {
  return [
    { type: 'response-start', id: 'r', model: 'm' },
    { ...place, type: 'text-start', of: 'text' },
    ...pieces.map((text): CoreStreamEvent => ({ ...place, type: 'text-delta', text })),
    { ...place, type: 'text-done' },
    { ...place, part: 1, type: 'tool-call-start', id: 'c', name: 'tell', input: 'json-text', providerExecuted: false },
    ...jsonPieces(pieces).map((text): CoreStreamEvent => ({
      ...place,
      part: 1,
      type: 'tool-call-arguments-text',
      text,
    })),
    { ...place, part: 1, type: 'tool-call-done' },
    { type: 'usage', usage: { input: 1, output: 1 } },
    { type: 'finish', candidate: 0, finish: { reason: 'tool-calls' } },
    { type: 'end' },
  ];
}

const jsonPieces = (pieces: readonly string[]): string[] => [
  '{"it":"',
  ...pieces.map((text) => JSON.stringify(text).slice(1, -1)),
  '"}',
];

/** A text cut at some of its places. */
const inPieces = (text: string): fc.Arbitrary<string[]> =>
  fc
    .subarray(Array.from({ length: text.length - 1 }, (_, index) => index + 1))
    .map((cuts) => [0, ...cuts].map((from, index) => text.slice(from, cuts[index])));

const ways = codecs.flatMap((codec) =>
  listFramings(codec).map((framing) => ({ codec, framing, name: codec.protocol })),
);

describe.each(ways)('a stream of $name as $framing', ({ codec, framing }) => {
  const written = (events: readonly CoreStreamEvent[]): string => {
    const writer = createFrameWriter(framing);
    const frames = collectSteps(codec.encodeStream(frontendContext(requestForEverything(codec))), events);
    return frames.map((frame) => writer.frame(frame)).join('') + writer.end();
  };
  const read = (bytes: Buffer): CoreChatResponse => {
    const fold = new ResponseFold();
    const step = chain(readFrames(framing), codec.decodeStream(backendContext(codec, requestForEverything(codec))));
    for (const event of collectSteps(step, [bytes])) fold.add(event);
    return fold.result();
  };

  test.each(secrets)('gives up %s, however it is cut into events', (secret) => {
    fc.assert(
      fc.property(inPieces(`before ${secret} after`), (pieces) => {
        const { bytes } = redactBody(Buffer.from(written(said(pieces))), framing, redactor);
        const answer = JSON.stringify(read(bytes).candidates);
        expect(answer).not.toContain(secret);
        expect(answer).not.toContain(JSON.stringify(secret).slice(1, -1));
        expect(answer).toMatch(/before redacted-[0-9a-f]{12} after/);
      }),
      { numRuns: 30 },
    );
  });

  test.each(secrets)('is recorded without %s, which is known, however it is cut into events', (secret) => {
    const knowing = createRedactor([configured], Buffer.alloc(32)).including(secrets);
    fc.assert(
      fc.property(inPieces(`before ${secret} after`), (pieces) => {
        const { bytes } = redactRecorded(Buffer.from(written(said(pieces))), knowing);
        const answer = JSON.stringify(read(bytes).candidates);
        expect(answer).not.toContain(JSON.stringify(secret).slice(1, -1));
        expect(answer).toMatch(/before redacted-[0-9a-f]{12} after/);
      }),
      { numRuns: 30 },
    );
  });

  test('keeps every byte where there is nothing to hide', () => {
    const bytes = Buffer.from(written(said(['Grüße, ', '👋 "world" \\n'])));
    expect(redactBody(bytes, framing, redactor).bytes.equals(bytes)).toBe(true);
  });
});

test('the text of two interleaved calls is not taken for one text', () => {
  const event = (index: number, text: string): string =>
    `data: ${JSON.stringify({ choices: [{ index: 0, delta: { tool_calls: [{ index, function: { arguments: text } }] } }] })}\n\n`;
  const stream = ['sk-ant-canary', '-0000', '00000001'].flatMap((text) => [event(0, text), event(1, 'other')]).join('');
  const { bytes } = redactBody(Buffer.from(stream), 'sse', redactor);
  const texts = [...bytes.toString().matchAll(/"arguments":"([^"]*)"/g)].map(([, text]) => text);
  expect(texts).toEqual([expect.stringMatching(/^redacted-/), 'other', '', 'other', '', 'other']);
});

test('a secret behind JSON escapes is found', () => {
  const body = Buffer.from(String.raw`{"a":"\u0073k-ant-canary-000000000001","b":1.00}`);
  const { bytes } = redactBody(body, undefined, redactor);
  expect(bytes.toString()).toMatch(/^\{"a":"redacted-[0-9a-f]{12}","b":1\.00\}$/);
});

test('a secret behind bytes that are no UTF-8 is found where it is, and they stay', () => {
  const before = Buffer.from([...Buffer.from('{"x":"'), 0xff, 0xfe, 0xc3]);
  const after = Buffer.from(String.raw`","a":"\u0073k-ant-canary-000000000001","b":1.00}`);
  const { bytes } = redactBody(Buffer.concat([before, after]), undefined, redactor);
  expect(bytes.subarray(0, before.length)).toEqual(before);
  expect(bytes.toString('latin1', before.length)).toMatch(/^","a":"redacted-[0-9a-f]{12}","b":1\.00\}$/);
});

test.each<[string, TextFraming | undefined, string]>([
  ['no JSON', undefined, 'my key is sk-ant-canary-000000000001!'],
  ['an event that is cut short', 'sse', 'data: {"text":"sk-ant-canary-000000000001'],
  ['a comment', 'sse', ': sk-ant-canary-000000000001\n\n'],
])('a secret in %s is found', (_where, framing, body) => {
  const { bytes } = redactBody(Buffer.from(body), framing, redactor);
  expect(bytes.toString()).not.toContain('canary');
  expect(tokensIn(bytes.toString())).toHaveLength(1);
});

test('a known secret behind JSON escapes is not recorded', () => {
  const knowing = createRedactor(['a-known-secret-1'], Buffer.alloc(32));
  const body = Buffer.from(String.raw`{"a":"\u0061-known\u002dsecret-1","b":"sk-\u003c"}`);
  expect(redactRecorded(body, knowing).bytes.toString()).toMatch(/^\{"a":"redacted-[0-9a-f]{12}","b":"sk-\\u003c"\}$/);
});

test('offsets move with what is behind a secret', () => {
  const body = Buffer.from('data: {"t":"sk-ant-canary-"}\n\ndata: {"t":"000000000001 é"}\n\ndata: {"t":"x"}\n\n');
  const { bytes, offset } = redactBody(body, 'sse', redactor);
  const last = 'data: {"t":"x"}\n\n';
  expect(bytes.subarray(offset(body.indexOf(last))).toString()).toBe(last);
  expect(offset(body.length)).toBe(bytes.length);
  expect(bytes.toString()).toMatch(/^data: \{"t":"redacted-[0-9a-f]{12}"\}\n\ndata: \{"t":" é"\}\n\n/);
});

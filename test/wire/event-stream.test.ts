import { EventStreamCodec } from '@smithy/eventstream-codec';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonValue } from '../../src/core/json.ts';
import { createRedactor } from '../../src/core/redact/redact.ts';
import { redactBody } from '../../src/core/redact/redact-body.ts';
import { collectSteps, type Frame } from '../../src/core/step.ts';
import {
  readEventStream,
  readMessages,
  redactEventStream,
  textOfMessage,
  writeEventStreamFrame,
  type EventStreamMessage,
} from '../../src/wire/event-stream.ts';
import { chunkFrame, errorFrame, exceptionFrame, oddChunkFrame } from '../support/platforms.ts';

const official = new EventStreamCodec(
  (bytes) => (typeof bytes === 'string' ? bytes : Buffer.from(bytes).toString('utf8')),
  (text) => Buffer.from(text, 'utf8'),
);

const headerName = fc.string({ minLength: 1, maxLength: 30 });
const payload = fc.uint8Array({ maxLength: 500 });
/** Header fields of every type that AWS has. */
const typedValue = fc.oneof(
  fc.string({ maxLength: 20 }).map((value) => ({ type: 'string', value }) as const),
  fc.boolean().map((value) => ({ type: 'boolean', value }) as const),
  fc.integer({ min: -128, max: 127 }).map((value) => ({ type: 'byte', value }) as const),
  fc.integer({ min: -32768, max: 32767 }).map((value) => ({ type: 'short', value }) as const),
  fc.integer().map((value) => ({ type: 'integer', value }) as const),
  fc.uint8Array({ maxLength: 20 }).map((value) => ({ type: 'binary', value }) as const),
  fc.date({ noInvalidDate: true, min: new Date(0) }).map((value) => ({ type: 'timestamp', value }) as const),
  fc.uuid().map((value) => ({ type: 'uuid', value }) as const),
);

const cutAt = (bytes: Buffer, places: readonly number[]): Buffer[] => {
  const ends = [...new Set(places.map((place) => place % (bytes.length + 1))), bytes.length].toSorted((a, b) => a - b);
  return ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end));
};

const summary = ({ bytes, headers: fields, payload: content }: EventStreamMessage) => ({
  bytes: bytes.toString('hex'),
  headers: Object.fromEntries(fields),
  payload: content.toString('hex'),
});

describe('frames of an event stream', () => {
  test('are read as by the package of AWS, however they are cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ fields: fc.dictionary(headerName, typedValue, { maxKeys: 4 }), body: payload }), {
          minLength: 1,
          maxLength: 4,
        }),
        fc.array(fc.nat(), { maxLength: 12 }),
        (messages, places) => {
          const encoded = messages.map(({ fields, body }) => Buffer.from(official.encode({ headers: fields, body })));
          const read = collectSteps(readMessages, cutAt(Buffer.concat(encoded), places));
          expect(read.map(summary)).toEqual(
            messages.map(({ fields, body }, index) => ({
              bytes: encoded[index]?.toString('hex'),
              headers: Object.fromEntries(
                Object.entries(fields).flatMap(([name, { type, value }]) => (type === 'string' ? [[name, value]] : [])),
              ),
              payload: Buffer.from(body).toString('hex'),
            })),
          );
        },
      ),
    );
  });

  test('are written as by the package of AWS', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const data = JSON.stringify({ type: 'ping', value });
        const fields = { ':event-type': 'chunk', ':content-type': 'application/json', ':message-type': 'event' };
        const expected = official.encode({
          headers: Object.fromEntries(
            Object.entries(fields).map(([name, text]) => [name, { type: 'string' as const, value: text }]),
          ),
          body: Buffer.from(JSON.stringify({ bytes: Buffer.from(data).toString('base64') })),
        });
        expect(writeEventStreamFrame({ event: 'ping', data }).equals(expected)).toBe(true);
      }),
    );
  });

  test('are refused where one bit is changed, behind those before, as by the package of AWS', () => {
    const good = Buffer.from(chunkFrame('{"type":"ping"}'));
    for (let bit = 0; bit < good.length * 8; bit += 1) {
      const changed = Buffer.from(good);
      changed[bit >>> 3] = (changed[bit >>> 3] ?? 0) ^ (1 << (bit & 7));
      expect(() => official.decode(changed)).toThrow();
      const read: EventStreamMessage[] = [];
      expect(() => {
        const stage = readMessages((message) => read.push(message));
        stage.push(Buffer.concat([good, changed]));
        stage.end();
      }).toThrow(/event stream of the upstream is broken/);
      expect(read).toHaveLength(1);
    }
  });

  test('that are longer than allowed are refused when their length is known', () => {
    const stage = readMessages(() => undefined);
    expect(() => stage.push(Buffer.from([0x7f, 0, 0, 0]))).toThrow(/a frame of 2130706432 bytes/);
    expect(() => readMessages(() => undefined).push(Buffer.from([0, 0, 0, 15]))).toThrow(/a frame of 15 bytes/);
  });

  test('of megabytes are put together in linear time', () => {
    const bytes = Buffer.from(official.encode({ headers: {}, body: Buffer.alloc(8 * 1024 * 1024, 97) }));
    const pieces = Array.from({ length: Math.ceil(bytes.length / 64) }, (_, at) =>
      bytes.subarray(at * 64, at * 64 + 64),
    );
    const [message, ...more] = collectSteps(readMessages, pieces);
    expect(message?.payload).toHaveLength(8 * 1024 * 1024);
    expect(more).toEqual([]);
  });
});

describe('events of an event stream', () => {
  test('are those that were written', () => {
    const type = fc.constantFrom('message_start', 'content_block_delta', 'ping');
    const events = fc.array(
      fc.tuple(type, fc.jsonValue()).map(([event, value]): Frame => {
        return { event, data: JSON.stringify({ type: event, value: value as JsonValue }) };
      }),
    );
    fc.assert(
      fc.property(events, fc.array(fc.nat(), { maxLength: 8 }), (frames, places) => {
        const bytes = Buffer.concat(frames.map(writeEventStreamFrame));
        expect(collectSteps(readEventStream, cutAt(bytes, places))).toEqual(frames);
      }),
    );
  });

  test.each([
    ['throttlingException', 'rate_limit_error'],
    ['modelTimeoutException', 'timeout_error'],
    ['serviceUnavailableException', 'overloaded_error'],
    ['validationException', 'invalid_request_error'],
    ['internalServerException', 'api_error'],
    ['modelStreamErrorException', 'api_error'],
    ['somethingNewException', 'api_error'],
  ])('read the exception %s as an error of the type %s', (name, type) => {
    const [frame] = collectSteps(readEventStream, [exceptionFrame(name, 'no')]);
    expect(frame?.event).toBe('error');
    expect(JSON.parse(frame?.data ?? '')).toMatchObject({ type: 'error', error: { type } });
  });

  test('read an error without a payload', () => {
    const [frame] = collectSteps(readEventStream, [errorFrame('InternalError', 'An error')]);
    expect(frame).toEqual({
      event: 'error',
      data: '{"type":"error","error":{"type":"api_error","message":"InternalError: An error"}}',
    });
  });

  test('end with an exception where one cannot be read', () => {
    const written = writeEventStreamFrame({ event: 'content_block_delta', data: '{"type":' });
    const [frame] = collectSteps(readEventStream, [written]);
    expect(frame).toMatchObject({ event: 'error', data: expect.stringContaining('broke off') as string });
  });
});

describe('credentials in an event stream', () => {
  const secret = 'canary-0123456789-abcdef';
  const redactor = createRedactor([secret], Buffer.alloc(32));
  const redact = (body: Buffer) =>
    redactEventStream(body, {
      events: (source) => redactBody(source, 'sse', redactor),
      bytes: redactor.bytes,
    });
  const delta = (text: string): Buffer =>
    Buffer.from(
      chunkFrame(JSON.stringify({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } })),
    );
  const textsIn = (body: Buffer): string =>
    collectSteps(readEventStream, [body])
      .map(({ data }) => data)
      .join('\n');

  test('leave the bytes as they are where there are none', () => {
    const body = Buffer.concat([delta('one'), delta('two'), delta('three').subarray(0, 30)]);
    const { bytes, offset } = redact(body);
    expect(bytes).toBe(body);
    expect(offset(body.length - 3)).toBe(body.length - 3);
  });

  test.each([
    ['whole', [`the key ${secret} is wrong`]],
    ['in pieces', ['the key canary-0123', '456789-abc', 'def is wrong']],
  ])('are taken out of its events, %s, and it can still be read', (_name, texts) => {
    const [before, after] = [delta('before'), delta('after')];
    const parts = [before, ...texts.map(delta), after];
    const body = Buffer.concat(parts);
    const { bytes, offset } = redact(body);
    expect(textsIn(bytes)).toMatch(/redacted-[0-9a-f]{12}/);
    expect(textsIn(bytes).replaceAll(/[^a-z0-9-]/g, '')).not.toContain(secret);
    expect(bytes.subarray(0, before.length).equals(before)).toBe(true);
    expect(bytes.subarray(-after.length).equals(after)).toBe(true);
    expect(offset(before.length)).toBe(before.length);
    expect(offset(body.length - after.length)).toBe(bytes.length - after.length);
    expect(offset(body.length)).toBe(bytes.length);
  });

  test('are taken out of exceptions, and of what follows a broken frame', () => {
    const body = Buffer.concat([exceptionFrame('validationException', secret), Buffer.from(`garbage ${secret} !`)]);
    const { bytes } = redact(body);
    expect(bytes.toString('latin1')).not.toContain(secret);
    expect(bytes.toString('latin1').match(/redacted-[0-9a-f]{12}/g)).toHaveLength(2);
  });

  test('are taken out of the message of an error without a payload', () => {
    const { bytes } = redact(Buffer.from(errorFrame('InternalError', `no ${secret} !`)));
    expect(textsIn(bytes)).toMatch(/InternalError: no redacted-[0-9a-f]{12} !/);
  });

  test('are looked for in the text of a payload that has no bytes', () => {
    const [message] = collectSteps(readMessages, [oddChunkFrame({ seen: 1 })]);
    expect(message && textOfMessage(message).text.toString()).toBe('data: {"seen":1}\n\n');
  });
});

import { createParser } from 'eventsource-parser';
import { LouterError } from '../core/error.ts';
import { nestsTooDeep } from '../core/json.ts';
import type { LongFrame } from '../core/long-frame.ts';
import { chain, type Frame, type Framing, type Step, type TextFraming } from '../core/step.ts';
import { unreachable } from '../core/unreachable.ts';
import { eventStreamType, readEventStream } from './event-stream.ts';
import { readJsonArray } from './json-array.ts';

/**
 * Bytes to the frames they carry.
 * @throws {LouterError} `bad-upstream-reply` from `push` when one is too long or broken, or its JSON nests too deep.
 */
export function readFrames(framing: Framing): Step<Uint8Array, Frame> {
  switch (framing) {
    case 'sse':
      return chain(readUtf8, chain(readSse, assertNotTooDeep));
    case 'ndjson':
      return chain(readUtf8, chain(readNdjson, assertNotTooDeep));
    case 'json-array':
      return chain(readUtf8, chain(readJsonArray, assertNotTooDeep));
    case 'aws-event-stream':
      return chain(readEventStream, assertNotTooDeep);
    default:
      return unreachable(framing);
  }
}

const assertNotTooDeep: Step<Frame, Frame> = (emit) => ({
  push(frame) {
    if (nestsTooDeep(frame.data))
      throw new LouterError({ kind: 'bad-upstream-reply', message: 'an event of the stream nests too deep' });
    emit(frame);
  },
  end() {},
});

/** The framing of a response of this content type; `undefined` if it is not a stream. */
export function framingOfContentType(contentType: string): Framing | undefined {
  const type = contentType.toLowerCase();
  if (type.includes('text/event-stream')) return 'sse';
  if (type.startsWith(eventStreamType)) return 'aws-event-stream';
  return type.includes('ndjson') ? 'ndjson' : undefined;
}

/** Writes frames for a client. Each text is written to the socket unchanged. */
export interface FrameWriter {
  readonly contentType: string;
  /** The text of one frame. */
  frame(frame: Frame): string;
  /** A text that keeps a silent connection alive, or `undefined` if the framing has none. */
  readonly keepAlive: string | undefined;
  /** The text that ends a finished stream. */
  end(): string;
}

/** A writer for one stream. */
export function createFrameWriter(framing: TextFraming): FrameWriter {
  switch (framing) {
    case 'sse':
      return {
        contentType: 'text/event-stream; charset=utf-8',
        frame: writeSse,
        keepAlive: ': keep-alive\n\n',
        end: () => '',
      };
    case 'ndjson':
      return {
        contentType: 'application/x-ndjson',
        frame: ({ data }) => `${data}\n`,
        keepAlive: undefined,
        end: () => '',
      };
    case 'json-array': {
      let opened = false;
      return {
        contentType: 'application/json; charset=utf-8',
        frame({ data }) {
          const before = opened ? ',\n' : '[';
          opened = true;
          return before + data;
        },
        keepAlive: '\n',
        end: () => (opened ? ']' : '[]'),
      };
    }
    default:
      return unreachable(framing);
  }
}

/** The text of a long frame in pieces. The next frame may be written before they are read. */
export function writePieces(writer: FrameWriter, frame: LongFrame): Iterable<string> {
  // JSON contains no such character.
  const [before = '', after = ''] = writer.frame({ event: frame.event, data: '\0' }).split('\0');
  return joinIterables([before], frame.pieces(), [after]);
}

function* joinIterables(...parts: Iterable<string>[]): Generator<string> {
  for (const part of parts) yield* part;
}

// ---------------------------------------------------------------- frames of a text

/** Decodes bytes, in any pieces, to text: a code point that is cut in two waits for its rest. */
const readUtf8: Step<Uint8Array, string> = (emit) => {
  const decoder = new TextDecoder();
  const emitNonEmpty = (text: string): void => {
    if (text) emit(text);
  };
  return {
    push: (bytes) => emitNonEmpty(decoder.decode(bytes, { stream: true })),
    end: () => emitNonEmpty(decoder.decode()),
  };
};

/** The longest event a peer may send, in UTF-16 code units. */
const maxEvent = 16 * 1024 * 1024;

/**
 * Divides text, in any pieces, into server-sent events (WHATWG HTML 9.2.6). Comments are skipped. A last event without its
 * blank line counts: whether the stream ended too early is for the protocol to decide.
 * @throws {LouterError} `bad-upstream-reply` from `push` when an event is longer than 16 MiB.
 */
const readSse: Step<string, Frame> = (emit) => {
  const parser = createParser({
    maxBufferSize: maxEvent,
    onEvent: ({ event, data }) => emit(event === undefined ? { data } : { event, data }),
    onError(error) {
      if (error.type === 'max-buffer-size-exceeded')
        throw new LouterError({ kind: 'bad-upstream-reply', message: 'an event of the stream is longer than 16 MiB' });
    },
  });
  return { push: (text) => parser.feed(text), end: () => parser.feed('\n\n') };
};

/** The text of one event. */
export const writeSse = ({ event, data }: Frame): string =>
  event === undefined ? `data: ${data}\n\n` : `event: ${event}\ndata: ${data}\n\n`;

/** The longest line a peer may send, in UTF-16 code units. */
const maxLine = 16 * 1024 * 1024;

/**
 * Divides text, in any pieces, into one frame per line. Blank lines are skipped.
 * @throws {LouterError} `bad-upstream-reply` from `push` when a line is longer than 16 MiB.
 */
const readNdjson: Step<string, Frame> = (emit) => {
  let held: string[] = [];
  let length = 0;
  const flush = (): void => {
    const line = held.join('').trim();
    held = [];
    length = 0;
    if (line) emit({ data: line });
  };
  return {
    push(text) {
      let from = 0;
      for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', from)) {
        held.push(text.slice(from, at));
        flush();
        from = at + 1;
      }
      held.push(text.slice(from));
      length += text.length - from;
      if (length > maxLine)
        throw new LouterError({ kind: 'bad-upstream-reply', message: 'a line of the stream is longer than 16 MiB' });
    },
    end: flush,
  };
};

import { LouterError } from '../core/error.ts';
import { nestsTooDeep } from '../core/json.ts';
import { chain, type Frame, type Framing, type Step } from '../core/step.ts';
import { unreachable } from '../core/unreachable.ts';
import { readJsonArray } from './json-array.ts';
import { readNdjson } from './ndjson.ts';
import { readSse, writeSse } from './sse.ts';
import { readUtf8 } from './utf8.ts';

/**
 * Bytes to the frames they carry.
 * @throws {LouterError} `bad-upstream-reply` from `push` when one is too long, or its JSON nests too deep.
 */
export function readFrames(framing: Framing): Step<Uint8Array, Frame> {
  switch (framing) {
    case 'sse':
      return chain(readUtf8, chain(readSse, assertNotTooDeep));
    case 'ndjson':
      return chain(readUtf8, chain(readNdjson, assertNotTooDeep));
    case 'json-array':
      return chain(readUtf8, chain(readJsonArray, assertNotTooDeep));
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

/** How an answer of this content type is framed; `undefined` for one that is no stream. */
export function framingOfContentType(contentType: string): Framing | undefined {
  const type = contentType.toLowerCase();
  if (type.includes('text/event-stream')) return 'sse';
  return type.includes('ndjson') ? 'ndjson' : undefined;
}

/** How frames are written for a client. All texts are given to the socket as they are. */
export interface FrameWriter {
  readonly contentType: string;
  /** The text of one frame. */
  frame(frame: Frame): string;
  /** What keeps a silent connection alive, or `undefined` where the framing knows nothing of the kind. */
  readonly keepAlive: string | undefined;
  /** What ends a finished stream. */
  end(): string;
}

/** A writer for one stream. */
export function createFrameWriter(framing: Framing): FrameWriter {
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

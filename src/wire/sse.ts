import { createParser } from 'eventsource-parser';
import { LouterError } from '../core/error.ts';
import type { Frame, Step } from '../core/step.ts';

/** The longest event a peer may send, in UTF-16 code units. */
const maxEvent = 16 * 1024 * 1024;

/**
 * Text in any slices to server-sent events (WHATWG HTML 9.2.6). Comments pass unseen; a last event without
 * its blank line still counts: whether the stream ended too early is for the protocol to say.
 * @throws {LouterError} `bad-upstream-reply` from `push` when an event is longer than 16 MiB.
 */
export const readSse: Step<string, Frame> = (emit) => {
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

/** One event as it goes over the wire. */
export const writeSse = ({ event, data }: Frame): string =>
  event === undefined ? `data: ${data}\n\n` : `event: ${event}\ndata: ${data}\n\n`;

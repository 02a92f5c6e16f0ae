import type { Diagnostics } from '../core/diagnostics.ts';
import type { CoreChatResponse, CoreUsage, Loss, Note } from '../core/types.ts';
import { isContent } from '../gateway/attempt/retry.ts';
import { readEvents } from '../gateway/attempt/upstream.ts';
import { createEventQueue, type EventQueue } from './event-queue.ts';
import { toCoreRequest, type ChatRequest } from './request.ts';
import { sendChat, type ClientConnection } from './send.ts';
import type { CoreStreamEvent } from '../core/stream-event.ts';

/** A complete answer. */
export interface Answer extends CoreChatResponse {
  /** What the request contains and the backend's protocol does not support, by its JSON Pointer in the request. */
  losses: readonly Loss[];
  /** What was repaired in the model's output. */
  notes: readonly Note[];
}

/**
 * The events of an answer as they arrive, once; the request is sent when the first is requested. They end with `end`;
 * anything else that ends a stream is thrown as a `LouterError`: a broken stream never looks like a finished one. Leaving
 * the iteration cancels the request.
 */
export interface AnswerStream extends AsyncIterable<CoreStreamEvent> {
  /** Those of the answer so far. */
  readonly losses: readonly Loss[];
  readonly notes: readonly Note[];
}

/** The answer to a request that is sent when its events are requested. `signal` is the caller's. */
export function openStream(
  connection: ClientConnection,
  request: ChatRequest,
  { signal }: { signal?: AbortSignal },
): AnswerStream {
  const diagnostics: Diagnostics = { losses: [], notes: [] };
  let isOpen = false;
  return {
    get losses() {
      return diagnostics.losses;
    },
    get notes() {
      return diagnostics.notes;
    },
    [Symbol.asyncIterator]() {
      if (isOpen) throw new Error('the events of an answer can be iterated once: send the request again');
      isOpen = true;
      return iterateEvents(connection, request, diagnostics, signal);
    },
  };
}

async function* iterateEvents(
  connection: ClientConnection,
  chatRequest: ChatRequest,
  diagnostics: Diagnostics,
  callerSignal: AbortSignal | undefined,
): AsyncGenerator<CoreStreamEvent, undefined> {
  const request = toCoreRequest(chatRequest, { stream: true });
  const queue = createEventQueue();
  const left = new AbortController();
  const signal = callerSignal ? AbortSignal.any([callerSignal, left.signal]) : left.signal;
  const { read, mayTryAgain } = readIntoQueue(queue);
  const done = sendChat(connection, { request, signal, diagnostics, read, mayTryAgain }).then(
    () => queue.end(),
    (error: Error) => queue.end(error),
  );
  try {
    for (let events = await queue.next(); events; events = await queue.next()) yield* events;
  } finally {
    queue.close();
    left.abort();
    await done;
  }
}

/** Reads answers into a queue. Events before the first content are held back, because a retry starts over. */
function readIntoQueue(queue: EventQueue): Pick<Parameters<typeof sendChat>[1], 'read' | 'mayTryAgain'> {
  let hasBegun = false;
  return {
    async read(answer) {
      const held: CoreStreamEvent[] = [];
      let usage: CoreUsage | undefined;
      const onEvent = (event: CoreStreamEvent): void => {
        hasBegun ||= isContent(event);
        if (event.type === 'usage') usage = event.usage;
        held.push(event);
        if (hasBegun) for (const each of held.splice(0)) queue.push(each);
      };
      await readEvents(answer, onEvent, () => queue.whenTaken());
      return usage;
    },
    mayTryAgain: () => !hasBegun,
  };
}

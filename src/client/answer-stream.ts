import { eventsOf } from '../core/fold.ts';
import type { CoreStreamEvent, CoreUsage } from '../core/types.ts';
import { isContent } from '../gateway/summary.ts';
import { isStream, readPlainAnswer } from '../gateway/upstream-answer.ts';
import { readEvents } from '../gateway/upstream-stream.ts';
import type { AnswerStream } from './answer.ts';
import { createEventQueue, type EventQueue } from './event-queue.ts';
import type { Diagnostics } from '../core/diagnostics.ts';
import { sendChat, type ClientConnection } from './send.ts';
import { toCoreRequest, type ChatRequest } from './request.ts';

/** The answer to a request that is sent when its events are asked for. `signal` is the caller's. */
export function openStream(
  connection: ClientConnection,
  request: ChatRequest,
  { signal }: { signal?: AbortSignal },
): AnswerStream {
  const told: Diagnostics = { losses: [], notes: [] };
  let isOpen = false;
  return {
    get losses() {
      return told.losses;
    },
    get notes() {
      return told.notes;
    },
    [Symbol.asyncIterator]() {
      if (isOpen) throw new Error('the events of an answer can be iterated once: ask again for another answer');
      isOpen = true;
      return iterateEvents(connection, request, told, signal);
    },
  };
}

async function* iterateEvents(
  connection: ClientConnection,
  asked: ChatRequest,
  told: Diagnostics,
  caller: AbortSignal | undefined,
): AsyncGenerator<CoreStreamEvent, undefined> {
  const request = toCoreRequest(asked, 'streamed');
  const queue = createEventQueue();
  const left = new AbortController();
  const signal = caller ? AbortSignal.any([caller, left.signal]) : left.signal;
  const { read, mayTryAgain } = readIntoQueue(queue);
  const done = sendChat(connection, { request, signal, told, read, mayTryAgain }).then(
    () => queue.end(),
    (error: Error) => queue.end(error),
  );
  try {
    for (let came = await queue.next(); came; came = await queue.next()) yield* came;
  } finally {
    queue.close();
    left.abort();
    await done;
  }
}

/** Reads answers into a queue. What comes before the content is held back: a further try begins anew. */
function readIntoQueue(queue: EventQueue): Pick<Parameters<typeof sendChat>[1], 'read' | 'mayTryAgain'> {
  let hasBegun = false;
  return {
    async read(source) {
      const held: CoreStreamEvent[] = [];
      let usage: CoreUsage | undefined;
      const take = (event: CoreStreamEvent): void => {
        hasBegun ||= isContent(event);
        if (event.type === 'usage') usage = event.usage;
        held.push(event);
        if (hasBegun) for (const each of held.splice(0)) queue.push(each);
      };
      if (isStream(source)) await readEvents(source, take, () => queue.whenTaken());
      else for (const event of eventsOf(await readPlainAnswer(source))) take(event);
      return usage;
    },
    mayTryAgain: () => !hasBegun,
  };
}

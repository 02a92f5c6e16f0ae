import type { AnswerLookUp, WriterEvent } from './worker-messages.ts';
import type { TraceWriter } from './writer.ts';

/** Finds out which answers are recorded. Until the store is open, look-ups wait: the recorder gives up those that take too long. */
export class AnswerLookUps {
  readonly #send: (event: WriterEvent) => void;
  readonly #waiting: AnswerLookUp[] = [];

  constructor(send: (event: WriterEvent) => void) {
    this.#send = send;
  }

  /** Answers at once where the store is open: a request is held back meanwhile. */
  add(lookUp: AnswerLookUp, writer: TraceWriter | undefined): void {
    this.#waiting.push(lookUp);
    if (writer) void this.answer(writer);
  }

  /** Answers those that wait. */
  async answer(writer: TraceWriter): Promise<void> {
    for (const { lookUp, keys } of this.#waiting.splice(0))
      this.#send({ type: 'looked-up', lookUp, mayBeFound: await mayHaveAnswer(writer, keys) });
  }
}

async function mayHaveAnswer(writer: TraceWriter, keys: readonly string[]): Promise<boolean> {
  try {
    return await writer.hasAnswer(keys);
  } catch {
    // The thread that reads traces is asked then, which reports what is wrong with the store.
    return true;
  }
}

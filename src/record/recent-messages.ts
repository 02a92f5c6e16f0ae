import type { PackableMessage } from './store/message-packing.ts';
import { toStoredMessages } from './store/stored-messages.ts';
import type { StoredMessage } from './store/trace-store.ts';

/** How many bytes of open exchanges are held, and how many exchanges. */
const maxOpenBytes = 8 * 1024 * 1024;
const maxOpenExchanges = 1000;

/** The messages of a record as they are written. */
export interface WrittenMessages {
  traceId: string;
  part: number;
  replacesLaterParts: boolean;
  isClosed: boolean;
  messages: readonly PackableMessage[];
}

interface OpenExchange {
  parts: Map<number, readonly PackableMessage[]>;
  bytes: number;
}

/**
 * The messages of exchanges that are written in several records, until they are closed: they are not read back from the
 * database. Reading took a tenth of the CPU time in which a small one is recorded.
 */
export class RecentMessages {
  readonly #open = new Map<string, OpenExchange>();
  #bytes = 0;

  /** Takes what was written; returns all messages of an exchange that is closed, if none is missing. */
  add({ traceId, part, replacesLaterParts, isClosed, messages }: WrittenMessages): StoredMessage[] | undefined {
    const before = this.#open.get(traceId);
    if (before) this.#remove(traceId, before);
    // Parts before it were not held.
    if (part > 0 && !before?.parts.has(0)) return undefined;
    const parts = new Map(before?.parts);
    if (replacesLaterParts) for (const later of parts.keys()) if (later > part) parts.delete(later);
    parts.set(part, messages.map(copyBody));
    if (isClosed) return toStoredMessages([...parts].toSorted(([one], [other]) => one - other).map(([, each]) => each));
    const bytes = [...parts.values()].flat().reduce((sum, { body }) => sum + (body?.length ?? 0), 0);
    if (this.#bytes + bytes > maxOpenBytes || this.#open.size >= maxOpenExchanges) return undefined;
    this.#open.set(traceId, { parts, bytes });
    this.#bytes += bytes;
    return undefined;
  }

  #remove(traceId: string, { bytes }: OpenExchange): void {
    this.#open.delete(traceId);
    this.#bytes -= bytes;
  }
}

/** The bytes of a batch are freed when it is written; a body that is divided is a copy already. */
const copyBody = (message: PackableMessage): PackableMessage =>
  message.body && !message.split ? { ...message, body: Buffer.from(message.body) } : message;

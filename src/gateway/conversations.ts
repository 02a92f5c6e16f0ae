import type { CoreChatRequest, CoreChatResponse, CoreMessage } from '../core/types.ts';
import type { Continuation } from '../frontends/frontend.ts';
import { frontendOf } from '../frontends/index.ts';
import type { LazyTraceStore } from '../traces/lazy-store.ts';
import { normalize } from '../traces/normalize.ts';
import { TraceStoreError } from '../traces/store-error.ts';
import type { StoredTrace } from '../traces/store.ts';
import { createBoundedMemory } from './bounded-memory.ts';

/** What was said up to an answer, that answer included. */
export interface Conversation {
  messages: readonly CoreMessage[];
  /** About how long the requests and answers were that it came in. */
  bytes: number;
}

/** A request and the answer to it. */
export interface Turn {
  request: CoreChatRequest;
  /** The length of the request as its client sent it. */
  bytes: number;
  response: CoreChatResponse;
}

/** Conversations by the id under which their last answer was given, each for the caller it was given to. */
export interface Conversations {
  recall(caller: string, id: string): Promise<Conversation | undefined>;
  keep(caller: string, id: string, conversation: Conversation): void;
  close(): Promise<void>;
}

/** A session of an agent is some hundred kilobytes, and its latest answer is what it goes on from. */
const limits = { values: 2_000, bytes: 64 * 1024 * 1024 };
/** How many turns a conversation is followed back through in recorded traces. */
const mostTurns = 200;

/**
 * Remembers conversations, and finds those it no longer remembers in the traces.
 * @param traces absent where traces hold no bodies.
 */
export function createConversations(traces: LazyTraceStore | undefined): Conversations {
  const memory = createBoundedMemory<Conversation>(limits);
  const keyOf = (caller: string, id: string): string => `${caller} ${id}`;

  /** Each turn stands in a trace of its own, with what its client sent: they are joined from the first on. */
  async function readTraces(lazy: LazyTraceStore, caller: string, id: string): Promise<Conversation | undefined> {
    const store = await lazy.open();
    const turns: RecordedTurn[] = [];
    let known: Conversation | undefined;
    let wanted: string | undefined = id;
    let trace: StoredTrace | undefined;
    while (wanted !== undefined && known === undefined) {
      // Some servers give all of their answers the same id: the one that is meant came before.
      trace = turns.length < mostTurns ? await store.findAnswer(caller, wanted, trace) : undefined;
      const turn: RecordedTurn | undefined = trace && turnOf(trace);
      if (!turn) return undefined;
      turns.push(turn);
      wanted = turn.request.continues;
      if (wanted !== undefined) known = memory.recall(keyOf(caller, wanted));
    }
    return turns.reduceRight<Conversation | undefined>(
      (earlier, { continuation, ...turn }) => extended(continuation, earlier, turn),
      known,
    );
  }

  return {
    async recall(caller, id) {
      const remembered = memory.recall(keyOf(caller, id));
      if (remembered || !traces) return remembered;
      try {
        return await readTraces(traces, caller, id);
      } catch (thrown) {
        // Without traces that can be read just now nothing is known of the answer, which the client is told.
        if (thrown instanceof TraceStoreError) return undefined;
        throw thrown;
      }
    },
    keep: (caller, id, conversation) => memory.keep([keyOf(caller, id)], conversation, conversation.bytes),
    close: async () => traces?.close(),
  };
}

/** A conversation with one more turn. */
const extended = (
  continuation: Continuation,
  earlier: Conversation | undefined,
  { request, ...turn }: Turn,
): Conversation =>
  conversationOf(continuation, earlier, {
    ...turn,
    request: earlier ? continuation.resume(request, earlier.messages) : request,
  });

/** The conversation that a turn ends, whose request says all that was said `earlier`. */
export const conversationOf = (
  continuation: Continuation,
  earlier: Pick<Conversation, 'bytes'> | undefined,
  { request, response, bytes }: Turn,
): Conversation => ({
  messages: continuation.remembered(request, response),
  bytes: (earlier?.bytes ?? 0) + bytes + JSON.stringify(response.candidates).length,
});

interface RecordedTurn extends Turn {
  continuation: Continuation;
}

function turnOf(trace: StoredTrace): RecordedTurn | undefined {
  const continuation = frontendOf(trace.row.frontend)?.continuation;
  const { coreRequest, finalResponse } = normalize(trace);
  if (!continuation || !coreRequest || !finalResponse) return undefined;
  const sizes = trace.messages.map(({ role, size }) => (role === 'client-request' ? size : 0));
  return { continuation, request: coreRequest, response: finalResponse, bytes: Math.max(0, ...sizes) };
}

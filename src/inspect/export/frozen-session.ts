import { appendEventText, type EventText, textOfEvent } from '../../core/event-text.ts';
import type { Redactor } from '../../core/redact/redact.ts';
import type { CoreChatRequest, CoreMessage } from '../../core/types.ts';
import type { CacheCauses, turnLines } from '../../present/conversation.ts';
import { lastSentence } from '../../present/last-words.ts';
import { normalizeExchange } from '../../record/normalized-exchange.ts';
import type { StoredConversation } from '../../record/store/conversations.ts';
import { TraceStoreError } from '../../record/store/store-error.ts';
import type { StoredTrace } from '../../record/store/stored-trace.ts';
import type { TraceStore } from '../../record/store/trace-store.ts';
import { findCauses } from '../prefix/causes.ts';
import { readPrefix } from '../prefix/prefix.ts';
import { adviseOn } from '../view/advice.ts';
import { textOfAnswer } from '../view/answer-quote.ts';
import { exportConversation } from '../view/conversation-json.ts';
import { findEnding } from '../view/ending.ts';
import { listProblems } from './problems.ts';
import { exportTraceTurn } from '../view/trace-head.ts';

/** A session, as it is presented. */
type Conversation = Parameters<typeof turnLines>[0];
export type ConversationTurn = Conversation['turns'][number];

/** A session as it is at one moment: what its page shows, with all that the page would load. */
export interface FrozenSession {
  readonly conversation: Conversation;
  readonly causes: CacheCauses;
  /** By the ids of their requests. */
  readonly turns: ReadonlyMap<string, FrozenTurn>;
  /** By the ids of their conversations. */
  readonly subagents: ReadonlyMap<string, FrozenSession>;
}

/** What a turn added to its session. */
export interface FrozenTurn {
  readonly trace: ReturnType<typeof exportTraceTurn>;
  /** The instructions of its request; empty where they are those of the turn before. */
  readonly instructions: readonly CoreMessage[];
  /** The messages before those that it added, where it is the first turn that is shown. */
  readonly earlier: readonly CoreMessage[];
  /** What arrived of an answer that has no end. */
  readonly received: readonly EventText[];
}

export interface SessionSource {
  readonly store: TraceStore;
  /** A trace without credentials. @throws {TraceStoreError} */
  readonly read: (id: string) => Promise<StoredTrace>;
  /** Takes credentials out of what is listed of a session. */
  readonly redactor: Redactor;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * The sessions that requests belong to, in their order: of each the turns of these requests, and the subagents that they started.
 * A subagent is in the session that started it, where that is one of them.
 * @throws {TraceStoreError}
 */
export async function freezeSessions(source: SessionSource, ids: readonly string[]): Promise<FrozenSession[]> {
  const asked = new Set(ids);
  const within = new Set<string>();
  const sessions = new Map<string, FrozenSession>();
  const known = new Set<string>();
  for (const id of ids) {
    if (known.has(id)) continue;
    const stored = await readStored(source, id);
    const exchanges = stored.exchanges.filter((exchange) => asked.has(exchange.id));
    for (const exchange of exchanges) known.add(exchange.id);
    sessions.set(stored.conversation, await freezeSession(source, { ...stored, exchanges }, within));
  }
  return [...sessions].flatMap(([conversation, session]) => (within.has(conversation) ? [] : [session]));
}

/** A request that is not of a conversation is one of its own. */
async function readStored({ store, read }: SessionSource, id: string): Promise<StoredConversation> {
  try {
    return await store.getConversation(id);
  } catch (error) {
    if (!(error instanceof TraceStoreError) || error.kind !== 'not-found') throw error;
    const { row, attempts } = await read(id);
    return { conversation: id, exchanges: [{ ...row, attempts, messages: [] }], subagents: [] };
  }
}

/** Adds the conversations of the subagents to `within`. */
async function freezeSession(
  source: SessionSource,
  stored: StoredConversation,
  within: Set<string>,
): Promise<FrozenSession> {
  const { store, redactor } = source;
  const conversation = await readConversation(source, stored);
  const turns = await freezeTurns(source, conversation.turns);
  const subagents = new Map<string, FrozenSession>();
  for (const { conversation: id } of conversation.turns.flatMap((turn) => turn.subagents)) {
    if (within.has(id)) continue;
    within.add(id);
    subagents.set(id, await freezeSession(source, await store.getConversation(id), within));
  }
  const causes = await findCauses(conversation, async (turn) => {
    const { cause } = await readPrefix(store, turn, null);
    return { cause: redactor.text(cause) };
  });
  return { conversation, causes, turns, subagents };
}

async function readConversation(
  { store, read, redactor, now }: SessionSource,
  stored: StoredConversation,
): Promise<Conversation> {
  const last = await read(stored.exchanges.at(-1)?.id ?? stored.conversation);
  const decoded = normalizeExchange(last);
  const ending = findEnding(last, { now, neighbours: await store.getNeighbours(last), decoded });
  const closing = lastSentence(textOfAnswer(decoded.finalResponse));
  const advice = await adviseOn(stored.exchanges, async (id) => {
    const trace = await read(id);
    return listProblems(trace, normalizeExchange(trace))[0];
  });
  const listed = JSON.stringify(exportConversation(stored, { ending, closing, advice }));
  // Its statuses are those that the description of the API names.
  return JSON.parse(listed, (_name, value: unknown) =>
    typeof value === 'string' ? redactor.text(value) : value,
  ) as Conversation;
}

async function freezeTurns(
  { read }: SessionSource,
  turns: Conversation['turns'],
): Promise<ReadonlyMap<string, FrozenTurn>> {
  const frozen = new Map<string, FrozenTurn>();
  let before: { id: string; request: CoreChatRequest | null } | null = null;
  for (const { trace_id: id, parent, link, new_from: newFrom } of turns) {
    const trace = await read(id);
    const normalized = normalizeExchange(trace);
    const { coreRequest: request, coreEvents, finalResponse } = normalized;
    const previous: CoreChatRequest | null =
      before?.id === parent ? (before?.request ?? null) : link === 'turn' ? await readRequest(read, parent) : null;
    const from = newFrom ?? 0;
    const instructions = instructionsOf(request);
    frozen.set(id, {
      trace: exportTraceTurn(trace, { from, previous, normalized }),
      instructions:
        JSON.stringify(instructions) === JSON.stringify(before && instructionsOf(previous)) ? [] : instructions,
      earlier:
        before === null
          ? messagesOf(request)
              .slice(0, from)
              .filter((message) => !isInstruction(message))
          : [],
      received: finalResponse ? [] : textsOf(coreEvents ?? []),
    });
    before = { id, request };
  }
  return frozen;
}

/** Of a turn before, which may have been removed. */
async function readRequest(read: SessionSource['read'], id: string | null = null): Promise<CoreChatRequest | null> {
  try {
    return id === null ? null : normalizeExchange(await read(id)).coreRequest;
  } catch (error) {
    if (!(error instanceof TraceStoreError) || error.kind !== 'not-found') throw error;
    return null;
  }
}

const isInstruction = ({ role }: CoreMessage): boolean => role === 'system';
const messagesOf = (request: CoreChatRequest | null): readonly CoreMessage[] => request?.messages ?? [];
const instructionsOf = (request: CoreChatRequest | null): CoreMessage[] => messagesOf(request).filter(isInstruction);

function textsOf(events: readonly { event: Parameters<typeof textOfEvent>[0] }[]): EventText[] {
  const texts: EventText[] = [];
  for (const { event } of events) {
    const added = textOfEvent(event);
    if (added) appendEventText(texts, added);
  }
  return texts;
}

import { hash } from 'node:crypto';
import { copyProvenance } from './provenance.ts';
import type { CoreAssistantMessage, CoreAssistantPart, CoreMessage, CoreToolCall, VendorProtocol } from './types.ts';

// Servers use ids of calls again: one constant id (llama-server), `name:0` in each turn (Kimi K3). Agents take such a call
// for the earlier one, and Anthropic and OpenAI Responses refuse a conversation with it. So it gets an id that is new in its
// conversation, and that holds what the server called it: `call_2c_14efa8_call_0` is the second `call_0` of a Chat server.
// It does not begin with the other id: Claude Code takes the results of two such calls for one.

const letters: Record<VendorProtocol, string> = {
  anthropic: 'a',
  'openai-chat': 'c',
  'openai-responses': 'r',
  gemini: 'g',
  ollama: 'o',
  'openai-completions': 't',
  'gemini-interactions': 'i',
};
const protocolsByLetter = new Map(Object.entries(letters).map(([name, letter]) => [letter, name as VendorProtocol]));

/** What every protocol accepts as an id: OpenAI's limits. A translated request has a stand-in for any other. */
const portableId = /^[a-zA-Z0-9_-]{1,64}$/;
/** What Anthropic accepts as an id of its own clients (`tool_use.id`). */
const anthropicId = /^[a-zA-Z0-9_-]+$/;

/** An id that replaces another. */
interface ReplacedId {
  /** The id that the server gave. */
  original: string;
  /** Which of the calls of that id it is in its conversation, from 1. */
  count: number;
  /** The protocol of the server. */
  protocol: VendorProtocol;
}

/** Consists of what every protocol accepts in an id; of a long one, no OpenAI server. The digest distinguishes it from an id of a server. */
function encodeId({ original, count, protocol }: ReplacedId): string {
  const mark = `${count}${letters[protocol]}`;
  return `call_${mark}_${hash('sha256', `${mark} ${original}`, 'hex').slice(0, 6)}_${escapeId(original)}`;
}

const replacedId = /^call_(\d{1,9})([a-z])_[0-9a-f]{6}_(.*)$/s;

function decodeId(id: string): ReplacedId | undefined {
  const [, count, letter = '', escaped = ''] = replacedId.exec(id) ?? [];
  const protocol = protocolsByLetter.get(letter);
  if (count === undefined || !protocol) return undefined;
  const decoded = { original: unescapeId(escaped), count: Number(count), protocol };
  return encodeId(decoded) === id ? decoded : undefined;
}

const escapeId = (id: string): string =>
  id.replaceAll(/[^a-zA-Z0-9_]/g, (unit) => {
    const code = unit.charCodeAt(0).toString(16);
    return unit === '-' ? '--' : code.length > 2 ? `-u${code.padStart(4, '0')}` : `-${code.padStart(2, '0')}`;
  });

const unescapeId = (escaped: string): string =>
  escaped.replaceAll(
    /-(?:(-)|u([0-9a-f]{4})|([0-9a-f]{2}))/g,
    (_, hyphen: string | undefined, long, short) =>
      hyphen ?? String.fromCharCode(Number.parseInt(String(long ?? short), 16)),
  );

/**
 * What a server of this protocol called a call itself, if its id was replaced.
 * @param options `mayRepeat`: whether it accepts one id for several calls of a conversation.
 */
export function originalCallId(
  id: string,
  protocol: VendorProtocol,
  { mayRepeat }: { mayRepeat: boolean },
): string | undefined {
  const replaced = decodeId(id);
  const isOriginal = replaced?.protocol === protocol && (mayRepeat || replaced.count === 1);
  return isOriginal ? replaced.original : undefined;
}

/** Whether two ids are of one call, as its server and its client know it. */
export const isSameCallId = (id: string, other: string): boolean =>
  id === other || (decodeId(id)?.original ?? id) === (decodeId(other)?.original ?? other);

/** The ids of the calls of a conversation. */
class KnownCallIds {
  readonly #ids = new Set<string>();
  /** The highest number of each id of a server. */
  readonly #counts = new Map<string, number>();

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  add(id: string): void {
    const { original, count } = decodeId(id) ?? { original: id, count: 1 };
    const before = this.#counts.get(original) ?? 0;
    this.#counts.set(original, this.#ids.has(id) ? before + 1 : Math.max(count, before));
    this.#ids.add(id);
  }

  /** Adds a new id in place of one. */
  replace(id: string, protocol: VendorProtocol): string {
    const { original, protocol: issuer } = decodeId(id) ?? { original: id, protocol };
    const made = encodeId({ original, count: (this.#counts.get(original) ?? 0) + 1, protocol: issuer });
    this.add(made);
    return made;
  }
}

/**
 * Gives the calls of an answer their ids: those of the server, unless the conversation has one already, or the server would
 * not get it back as it is.
 */
export function createCallIdGiver(
  messages: readonly CoreMessage[],
  { vendor, client }: { vendor: VendorProtocol; client: VendorProtocol | undefined },
): (id: string) => string {
  const known = new KnownCallIds();
  for (const message of messages)
    if (message.role === 'assistant')
      for (const part of message.content) if (part.type === 'tool-call') known.add(part.id);
  const isKept = (id: string): boolean =>
    !known.has(id) && (client === vendor ? client !== 'anthropic' || anthropicId.test(id) : portableId.test(id));
  return (id) => {
    if (!isKept(id)) return known.replace(id, vendor);
    known.add(id);
    return id;
  };
}

// ---------------------------------------------------------------- ids that repeat in a history

const isClientCall = (part: CoreAssistantPart): part is CoreToolCall =>
  part.type === 'tool-call' && !part.providerExecuted;

/**
 * The messages with an id of its own for each call that the client runs, and its results under the same: the first call of
 * an id keeps it, so that the beginning of a conversation stays the same from turn to turn.
 * @param protocol that of the ids.
 */
export function withUniqueCallIds(messages: readonly CoreMessage[], protocol: VendorProtocol): readonly CoreMessage[] {
  return hasRepeatedIds(messages) ? new HistoryIds(protocol).rename(messages) : messages;
}

function hasRepeatedIds(messages: readonly CoreMessage[]): boolean {
  const ids = new Set<string>();
  for (const message of messages) {
    if (message.role !== 'assistant') continue;
    for (const part of message.content) {
      if (!isClientCall(part)) continue;
      if (ids.has(part.id)) return true;
      ids.add(part.id);
    }
  }
  return false;
}

class HistoryIds {
  readonly #protocol: VendorProtocol;
  readonly #known = new KnownCallIds();
  /** By the id that they have in the history. */
  readonly #outstanding = new Map<string, OutstandingCalls>();
  /** Counts what is between answers: calls of successive answers have results in common. */
  #turn = 0;

  constructor(protocol: VendorProtocol) {
    this.#protocol = protocol;
  }

  rename(messages: readonly CoreMessage[]): CoreMessage[] {
    return messages.map((message): CoreMessage => {
      if (message.role === 'assistant') return this.#renameCalls(message);
      this.#turn++;
      return message.role === 'tool' ? this.#renameResults(message) : message;
    });
  }

  #renameCalls(message: CoreAssistantMessage): CoreAssistantMessage {
    const content = message.content.map((part) => {
      if (!isClientCall(part)) return part;
      const isNew = !this.#known.has(part.id);
      const id = isNew ? part.id : this.#known.replace(part.id, this.#protocol);
      if (isNew) this.#known.add(id);
      const calls = this.#outstanding.get(part.id) ?? new OutstandingCalls();
      this.#outstanding.set(part.id, calls);
      calls.add({ id, name: part.name, turn: this.#turn });
      return id === part.id ? part : copyProvenance(part, { ...part, id });
    });
    return copyProvenance(message, { ...message, content });
  }

  #renameResults(message: ToolMessage): ToolMessage {
    const counts = new Map<string, number>();
    for (const { callId } of message.content) counts.set(callId, (counts.get(callId) ?? 0) + 1);
    for (const [callId, count] of counts) this.#outstanding.get(callId)?.expect(count);
    const content = message.content.map((result) => {
      const callId = this.#outstanding.get(result.callId)?.take(result.name)?.id ?? result.callId;
      return callId === result.callId ? result : copyProvenance(result, { ...result, callId });
    });
    return copyProvenance(message, { ...message, content });
  }
}

type ToolMessage = Extract<CoreMessage, { role: 'tool' }>;

/** A call that has no result yet. */
interface OutstandingCall {
  /** Its own id. */
  id: string;
  name: string;
  turn: number;
}

/**
 * The calls of one id that have no result, in their order. Results answer those of the last turn, and before these as many
 * as there are results in a message. Takes linear time.
 */
class OutstandingCalls {
  /** Those of earlier turns. */
  readonly #earlier: OutstandingCall[] = [];
  /** Those that are answered now. */
  #current: readonly OutstandingCall[] = [];
  #taken = new Set<OutstandingCall>();
  #iterators = new Map<string | undefined, Iterator<OutstandingCall>>();

  add(call: OutstandingCall): void {
    this.#release();
    this.#earlier.push(call);
  }

  /** So many results follow. */
  expect(count: number): void {
    if (this.#current.length - this.#taken.size >= count) return;
    this.#release();
    const calls = this.#earlier;
    const lastTurn = calls.at(-1)?.turn;
    let start = calls.length;
    while (start > 0 && (calls.length - start < count || calls[start - 1]?.turn === lastTurn)) start--;
    this.#current = calls.splice(start);
  }

  /** The first call of this name, else the first one. */
  take(name: string | undefined): OutstandingCall | undefined {
    const call = (name === undefined ? undefined : this.#next(name)) ?? this.#next(undefined);
    if (call) this.#taken.add(call);
    return call;
  }

  /** Calls without a result stay outstanding. */
  #release(): void {
    for (const call of this.#current) if (!this.#taken.has(call)) this.#earlier.push(call);
    this.#current = [];
    this.#taken = new Set();
    this.#iterators = new Map();
  }

  /** Looks at each call once for each name. */
  #next(name: string | undefined): OutstandingCall | undefined {
    const iterator = this.#iterators.get(name) ?? this.#current.values();
    this.#iterators.set(name, iterator);
    for (let step = iterator.next(); !step.done; step = iterator.next())
      if (!this.#taken.has(step.value) && (name === undefined || step.value.name === name)) return step.value;
    return undefined;
  }
}

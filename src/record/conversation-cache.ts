import {
  asArray,
  asObject,
  asString,
  nestsTooDeep,
  parsePlainJson,
  type JsonObject,
  type JsonValue,
} from '../core/json.ts';
import { isRecordedAsItIs, redactRecorded } from '../core/redact/redact-body.ts';
import type { Redacted, Redactor } from '../core/redact/redact.ts';
import { countCommonBytes, hasSameBytesBefore } from './shared-prefix.ts';
import { splitIntoChunks, type SplitBody } from './store/chunks.ts';
import type { MessageList } from './store/split-body.ts';
import type { DigestedMessages } from './threads/turn-digest.ts';
import { isFromModel } from './user-prompt.ts';

/** Shorter bodies are read as quickly as they are compared, in bytes. */
const minBodyBytes = 16 * 1024;
/** Larger bodies are not cached: two of them would take all that may be. */
const maxBodyBytes = 6 * 1024 * 1024;
/** Larger requests are not parsed, in bytes: that would delay the writing of all others. */
const maxParsedBytes = 16 * 1024 * 1024;
/** How many bytes of bodies are cached: with what was computed of them it is half as much again. */
const maxCachedBytes = 40 * 1024 * 1024;
/** How long they are cached after the last long request, in ms. */
const maxIdleMs = 5 * 60 * 1000;
/** More turns are not cached: each is compared with every request. */
const maxTurns = 256;
/** How many boundaries of turns are cached of a conversation: an agent changes marks in the last messages. */
const maxMarks = 8;
/** How many turns are compared as a whole: many conversations may begin with the same long message. */
const maxCompared = 8;
/** An earlier turn is replaced by one that repeats all but so many of its messages. */
const maxChangedMessages = 4;

/** The boundary before an answer of the model, and what was computed of all messages before it. */
export interface TurnMark {
  /** How many messages precede it in the client's request. */
  readonly messages: number;
  /** What the user wrote last. */
  readonly prompt: string | null;
  readonly digested: DigestedMessages;
  /** The same in the upstream request and in Core, where both requests were found to agree up to there. */
  agreed?: AgreedMark;
}

/** What was found of the messages before a mark when its exchange was read. */
export interface AgreedMark {
  readonly upstreamMessages: number;
  /** How many messages at the beginning of the upstream request are instructions. */
  readonly upstreamInstructions: number;
  readonly coreMessages: number;
  /** Of the upstream request, up to the last of these messages. */
  readonly upstreamDigest: string;
  /** Whether both requests were compared. */
  readonly isChecked: boolean;
  /** What else the result depends on. */
  readonly setup: string;
}

/** A request that is cached for the next turn of its conversation. */
export interface CachedTurn {
  readonly client: ListedBody;
  /** How many messages at the beginning are instructions. */
  readonly instructions: number;
  /** Whether it was recorded as it was received. */
  readonly isUnchanged: boolean;
  /** The credentials that were looked for in it. */
  readonly secrets: string;
  /** The boundaries that it has in common with earlier turns, and its own end. */
  readonly marks: readonly TurnMark[];
  /** The turn that it begins with, until its exchange is read. */
  base: CachedTurn | undefined;
  upstream?: CachedUpstream;
  /** Its request in Core terms, as JSON. */
  core?: SplitBody;
}

/** The request that was sent upstream for a turn. */
interface CachedUpstream {
  readonly split: SplitBody;
  /** Whether it was recorded as it was sent. */
  readonly isUnchanged: boolean;
  /** The last message up to which it begins with the same bytes as that of `base`; -1: none. */
  readonly commonIndex: number;
}

/** A body that has a list of messages. */
interface ListedBody extends SplitBody {
  readonly scan: SplitBody['scan'] & { list: MessageList };
}

/** A client's request as it is recorded. */
export interface ReadRequest {
  readonly redacted: Redacted;
  readonly split?: SplitBody;
  /** Its JSON, less the messages before `mark`, the instructions aside. */
  readonly json: JsonObject | undefined;
  readonly mark?: TurnMark;
  /** Absent where it is not to be cached. */
  readonly turn?: Omit<CachedTurn, 'marks'> & { earlierMarks: readonly TurnMark[] };
}

/** An earlier turn, and up to which of its messages a body begins with the same bytes. */
interface FoundTurn {
  turn: CachedTurn;
  index: number;
}

/**
 * The requests of the last turns of conversations. An agent repeats its history with every request: of what begins with the
 * same bytes as the turn before nothing is redacted, divided, digested or parsed again. All results are the same as without.
 *
 * Measured in CPU time of the recording thread: with a history of 100 KB, writing a turn takes 3.5 ms in place of 5.7, and
 * deriving its rows and checking it 5.9 in place of 16.3; with one of a megabyte 10 to 12 in place of 30, and 11 in place
 * of 100.
 */
export class ConversationCache {
  /** In the order in which they arrived. */
  readonly #turns = new Set<CachedTurn>();
  readonly #maxBytes: number;
  #lastUseMs = 0;

  constructor(maxBytes = maxCachedBytes) {
    this.#maxBytes = maxBytes;
  }

  /** How many bytes of bodies are cached. */
  get bytes(): number {
    return [...this.#turns].reduce((sum, turn) => sum + sizeOf(turn), 0);
  }

  /** Reads the body of a client's request. `bytes` may be overwritten afterwards. */
  read(bytes: Buffer, redactor: Redactor, secrets: readonly string[]): ReadRequest {
    if (bytes.length < minBodyBytes || bytes.length > maxBodyBytes || this.#maxBytes === 0) {
      const redacted = redactRecorded(bytes, redactor);
      return { redacted, json: parseRequest(redacted.bytes) };
    }
    this.#lastUseMs = performance.now();
    const known = JSON.stringify(secrets);
    const unchanged = this.#find(bytes, (turn) => turn.isUnchanged && turn.secrets === known);
    const isUnchanged = unchanged !== undefined && isRecordedAsItIs(bytes, endOf(unchanged), redactor);
    const redacted = isUnchanged ? keep(bytes) : redactRecorded(bytes, redactor);
    const found = isUnchanged ? unchanged : this.#find(redacted.bytes, () => true);
    const own = redacted.bytes === bytes ? Buffer.from(bytes) : redacted.bytes;
    const split = splitIntoChunks(own, found && { split: found.turn.client, index: found.index });
    const result = { redacted: { ...redacted, bytes: own }, split };
    if (!isListed(split)) return { ...result, json: parseRequest(own) };
    const marks = found ? commonMarks(found, split) : [];
    const reduced = found && parseReduced(split, found.turn.instructions, marks);
    const json = reduced?.json ?? parseRequest(own);
    const instructions = reduced && found ? found.turn.instructions : countInstructions(json, split);
    if (instructions === undefined) return { ...result, json };
    return {
      ...result,
      json,
      ...(reduced && { mark: reduced.mark }),
      turn: {
        client: split,
        instructions,
        isUnchanged: redacted.bytes === bytes,
        secrets: known,
        base: found?.turn,
        earlierMarks: marks,
      },
    };
  }

  /** Reads the body of the upstream request of a turn, likewise. */
  readUpstream(bytes: Buffer, redactor: Redactor, turn: CachedTurn): { redacted: Redacted; split: SplitBody } {
    const before = turn.base?.secrets === turn.secrets ? turn.base.upstream : undefined;
    const known = before?.isUnchanged ? lastCommonMessage(before.split, bytes) : -1;
    const isUnchanged = known >= 0 && isRecordedAsItIs(bytes, before?.split.scan.list?.ends[known]?.at ?? 0, redactor);
    const redacted = isUnchanged ? keep(bytes) : redactRecorded(bytes, redactor);
    const earlier = turn.base?.upstream?.split;
    const index = isUnchanged ? known : earlier ? lastCommonMessage(earlier, redacted.bytes) : -1;
    const own = redacted.bytes === bytes ? Buffer.from(bytes) : redacted.bytes;
    const split = splitIntoChunks(own, earlier && index >= 0 ? { split: earlier, index } : undefined);
    turn.upstream = { split, isUnchanged: redacted.bytes === bytes, commonIndex: index };
    return { redacted: { ...redacted, bytes: own }, split };
  }

  /** The request of a turn was sent upstream as it is. */
  passUnchanged(turn: CachedTurn): void {
    const { client: split, isUnchanged, base } = turn;
    const commonIndex = base ? lastCommonMessage(base.client, split.bytes) : -1;
    turn.upstream = { split, isUnchanged, commonIndex };
  }

  /** Caches a request with what was computed of all its messages. */
  store({ turn, json, mark }: ReadRequest, computed: Omit<TurnMark, 'messages'>): CachedTurn | undefined {
    if (!turn || !json) return undefined;
    const { earlierMarks, ...rest } = turn;
    const list = listMessages(json) ?? [];
    const messages = rest.client.scan.list.ends.length;
    const isBoundary = !isFromModel(list.at(-1)) && !list.slice(rest.instructions).some(isInstruction);
    const own = isBoundary ? [{ messages, ...computed }] : [];
    const kept = earlierMarks.filter((each) => !mark || each.messages <= mark.messages);
    const cached: CachedTurn = { ...rest, marks: [...kept, ...own].slice(-maxMarks) };
    this.#add(cached);
    return cached;
  }

  /** Forgets all turns after some minutes without a long request. */
  forgetIdle(): void {
    if (performance.now() - this.#lastUseMs > maxIdleMs) this.clear();
  }

  clear(): void {
    this.#turns.clear();
  }

  /** The latest turn that a body repeats nearly all messages of, or the one that it repeats most of. */
  #find(bytes: Buffer, isMeant: (turn: CachedTurn) => boolean): FoundTurn | undefined {
    let best: FoundTurn | undefined;
    let compared = 0;
    for (const turn of [...this.#turns].toReversed()) {
      if (!isMeant(turn)) continue;
      const { ends } = turn.client.scan.list;
      const from = best ? endOf(best) : 0;
      // Nearly all are other conversations: those differ in a place that can be compared at once.
      if (!hasSameBytesBefore(turn.client.bytes, bytes, Math.max(from, ends[turn.instructions]?.at ?? 0))) continue;
      const common = countCommonBytes(turn.client.bytes, bytes);
      const index = ends.findLastIndex(({ at }) => at <= common);
      if (index >= turn.instructions && (ends[index]?.at ?? 0) > from) best = { turn, index };
      compared += 1;
      if (compared === maxCompared || index >= ends.length - maxChangedMessages) break;
    }
    return best;
  }

  #add(turn: CachedTurn): void {
    const { base } = turn;
    const shared = turn.marks.findLast(({ messages }) => base?.marks.some((mark) => mark.messages === messages));
    if (base && shared && shared.messages >= base.client.scan.list.ends.length - maxChangedMessages)
      this.#turns.delete(base);
    this.#turns.add(turn);
    this.#removeSurplus();
  }

  /** Removes the oldest turns until the rest is within bounds. */
  #removeSurplus(): void {
    for (const oldest of this.#turns) {
      if (this.#turns.size <= maxTurns && this.bytes <= this.#maxBytes) return;
      this.#turns.delete(oldest);
    }
  }
}

const sizeOf = ({ client, upstream, core }: CachedTurn): number =>
  client.bytes.length +
  (upstream && upstream.split !== client ? upstream.split.bytes.length : 0) +
  (core?.bytes.length ?? client.bytes.length);

const keep = (bytes: Buffer): Redacted => ({ bytes, offset: (old) => old });

export const isListed = (split: SplitBody): split is ListedBody => split.scan.list !== undefined;

const endOf = ({ turn, index }: FoundTurn): number => turn.client.scan.list.ends[index]?.at ?? 0;

// ---------------------------------------------------------------- bytes

/** The index of the last message of the first list that both bodies have, with all before it; -1 where there is none. */
function lastCommonMessage(one: SplitBody, other: Buffer): number {
  const common = countCommonBytes(one.bytes, other);
  return one.scan.list?.ends.findLastIndex(({ at }) => at <= common) ?? -1;
}

/** The body without the messages from `instructions` up to `count`. */
export function reduceBody({ bytes, scan }: ListedBody, instructions: number, count: number): Buffer {
  const { start, ends } = scan.list;
  const rest = bytes.subarray((ends[count - 1]?.at ?? 0) + 1);
  if (instructions === 0) return Buffer.concat([bytes.subarray(0, start), rest]);
  return Buffer.concat([bytes.subarray(0, ends[instructions - 1]?.at), comma, rest]);
}

const comma = Buffer.from(',');

// ---------------------------------------------------------------- messages

/** The marks of an earlier turn that a body has too, before the last of its messages. */
function commonMarks({ turn, index }: FoundTurn, { scan }: ListedBody): TurnMark[] {
  const { ends } = turn.client.scan.list;
  return turn.marks.filter(
    ({ messages }) =>
      messages > turn.instructions &&
      messages - 1 <= index &&
      messages < scan.list.ends.length &&
      scan.list.ends[messages - 1]?.at === ends[messages - 1]?.at,
  );
}

/** The JSON of a request without the messages before the last mark that an answer of the model follows. */
function parseReduced(
  body: ListedBody,
  instructions: number,
  marks: readonly TurnMark[],
): { json: JsonObject; mark: TurnMark } | undefined {
  for (const mark of marks.toReversed()) {
    const json = parseText(reduceBody(body, instructions, mark.messages).toString('utf8'));
    const list = json && listMessages(json);
    if (!json || list?.length !== instructions + body.scan.list.ends.length - mark.messages) return undefined;
    if (isFromModel(list[instructions])) return { json, mark };
  }
  return undefined;
}

/** How many instructions the messages begin with; `undefined` where the list is not the only one, or others follow. */
function countInstructions(json: JsonObject | undefined, { scan }: ListedBody): number | undefined {
  const list = json && listMessages(json);
  if (list?.length !== scan.list.ends.length) return undefined;
  const first = list.findIndex((message) => !isInstruction(message));
  return first === -1 || list.slice(first).some(isInstruction) ? undefined : first;
}

/** The messages of a request that has one list of them, by whatever name. */
export function listMessages(json: JsonObject): readonly JsonValue[] | undefined {
  const fields = listNames.filter((name) => json[name] !== undefined);
  return fields.length === 1 ? asArray(json[fields[0] ?? '']) : undefined;
}

const listNames = ['messages', 'input', 'contents', 'prompt'];

/** Whether a message is of the system or the developer. */
export const isInstruction = (message: JsonValue): boolean =>
  /^(?:system|developer)$/.test(asString(asObject(message)?.['role']) ?? '');

/** A client's request; `undefined` where it is not a JSON object. */
function parseRequest(bytes: Buffer): JsonObject | undefined {
  return bytes.length > maxParsedBytes ? undefined : parseText(bytes.toString('utf8'));
}

const parseText = (text: string): JsonObject | undefined =>
  nestsTooDeep(text) ? undefined : asObject(parsePlainJson(text));

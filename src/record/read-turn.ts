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
import { countCommonBytes } from './store/shared-prefix.ts';
import { splitIntoChunks, type SplitBody } from './store/chunks.ts';
import type { MessageList } from './store/split-body.ts';
import type { DigestedMessages } from './threads/turn-digest.ts';
import { isFromModel } from './user-prompt.ts';

/** Larger requests are not parsed, in bytes: that would delay the writing of all others. */
const maxParsedBytes = 16 * 1024 * 1024;
/** How many boundaries of turns are kept of a conversation: an agent changes marks in the last messages. */
const maxMarks = 8;
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

/** What was read of the requests of a turn, for the next one of its conversation. */
export interface ReadTurn {
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
  base: ReadTurn | undefined;
  upstream?: ReadUpstream;
  /** Its request in Core terms, as JSON. */
  core?: SplitBody;
}

/** The request that was sent upstream for a turn. */
interface ReadUpstream {
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
  /** Absent where the next turn has no use of it. */
  readonly turn?: Omit<ReadTurn, 'marks'> & { earlierMarks: readonly TurnMark[] };
}

/** An earlier turn, and up to which of its messages a body begins with the same bytes. */
interface FoundTurn {
  turn: ReadTurn;
  index: number;
}

/** How a turn of a conversation is read. */
export interface RequestContext {
  redactor: Redactor;
  /** The credentials that are looked for. */
  secrets: string;
  /** What was read of the turn that it repeats. */
  earlier: ReadTurn | undefined;
}

/** Reads the body of a client's request as a whole. */
export function readRequest(bytes: Buffer, redactor: Redactor): ReadRequest {
  const redacted = redactRecorded(bytes, redactor);
  return { redacted, json: parseRequest(redacted.bytes) };
}

/** The same for one that is likely to be repeated. `bytes` must not be overwritten. */
export function readRequestOfTurn(bytes: Buffer, { redactor, secrets, earlier }: RequestContext): ReadRequest {
  const isSearched = earlier?.isUnchanged === true && earlier.secrets === secrets;
  const unchanged = isSearched ? findCommon(earlier, bytes) : undefined;
  const isUnchanged = unchanged !== undefined && isRecordedAsItIs(bytes, endOf(unchanged), redactor);
  const redacted = isUnchanged ? keep(bytes) : redactRecorded(bytes, redactor);
  const found = isUnchanged ? unchanged : earlier && findCommon(earlier, redacted.bytes);
  const own = redacted.bytes;
  const split = splitIntoChunks(own, found && { split: found.turn.client, index: found.index });
  const result = { redacted, split };
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
      isUnchanged: own === bytes,
      secrets,
      base: found?.turn,
      earlierMarks: marks,
    },
  };
}

/** Reads the body of the upstream request of a turn, likewise. */
export function readUpstreamOfTurn(
  bytes: Buffer,
  redactor: Redactor,
  turn: ReadTurn,
): { redacted: Redacted; split: SplitBody } {
  const before = turn.base?.secrets === turn.secrets ? turn.base.upstream : undefined;
  const known = before?.isUnchanged ? lastCommonMessage(before.split, bytes) : -1;
  const isUnchanged = known >= 0 && isRecordedAsItIs(bytes, before?.split.scan.list?.ends[known]?.at ?? 0, redactor);
  const redacted = isUnchanged ? keep(bytes) : redactRecorded(bytes, redactor);
  const earlier = turn.base?.upstream?.split;
  const index = isUnchanged ? known : earlier ? lastCommonMessage(earlier, redacted.bytes) : -1;
  const split = splitIntoChunks(redacted.bytes, earlier && index >= 0 ? { split: earlier, index } : undefined);
  turn.upstream = { split, isUnchanged: redacted.bytes === bytes, commonIndex: index };
  return { redacted, split };
}

/** The request of a turn was sent upstream as it is. */
export function passUnchanged(turn: ReadTurn): void {
  const { client: split, isUnchanged, base } = turn;
  const commonIndex = base ? lastCommonMessage(base.client, split.bytes) : -1;
  turn.upstream = { split, isUnchanged, commonIndex };
}

/** What was read of a request, with what was computed of all its messages. */
export function completeTurn(
  { turn, json, mark }: ReadRequest,
  computed: Omit<TurnMark, 'messages'>,
): ReadTurn | undefined {
  if (!turn || !json) return undefined;
  const { earlierMarks, ...rest } = turn;
  const list = listMessages(json) ?? [];
  const messages = rest.client.scan.list.ends.length;
  const isBoundary = !isFromModel(list.at(-1)) && !list.slice(rest.instructions).some(isInstruction);
  const own = isBoundary ? [{ messages, ...computed }] : [];
  const kept = earlierMarks.filter((each) => !mark || each.messages <= mark.messages);
  return { ...rest, marks: [...kept, ...own].slice(-maxMarks) };
}

/** Whether a turn repeats nearly all messages of the one before: later ones then have no need of that. */
export function isContinuationOf({ marks }: ReadTurn, base: ReadTurn): boolean {
  const shared = marks.findLast(({ messages }) => base.marks.some((mark) => mark.messages === messages));
  return shared !== undefined && shared.messages >= base.client.scan.list.ends.length - maxChangedMessages;
}

/** Up to which message a body begins with the same bytes as that of an earlier turn. */
function findCommon(turn: ReadTurn, bytes: Buffer): FoundTurn | undefined {
  const { ends } = turn.client.scan.list;
  const common = countCommonBytes(turn.client.bytes, bytes);
  const index = ends.findLastIndex(({ at }) => at <= common);
  return index >= turn.instructions && (ends[index]?.at ?? 0) > 0 ? { turn, index } : undefined;
}

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

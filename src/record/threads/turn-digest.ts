import { createHash, type Hash } from 'node:crypto';
import { headersByName, type HeaderFields } from '../../core/headers.ts';
import { asArray, asObject, asString, parseArguments, type JsonObject, type JsonValue } from '../../core/json.ts';
import { encryptedSummaryOf } from './compaction.ts';
import { withoutInjectedText } from '../../core/user-text.ts';
import { isFromModel, listUserTexts } from '../user-prompt.ts';

/** How an exchange continues its parent: with the next turn, from a summary of it, or as a subagent that it called. */
export type TurnLink = 'turn' | 'compaction' | 'subagent';

/** What identifies the conversation of a request. Digests are of the texts of messages, whatever their form. */
export interface TurnDigest {
  /** Of all messages so far. */
  history: Buffer;
  /** Of the messages before each answer of the model, the latest first: one of them is the parent's `history`. */
  parentCandidates: readonly ParentCandidate[];
  /** Digest of what the client names its session; null where it does not. */
  session: Buffer | null;
  /** Of the last text, where there is no answer yet: a subagent's is an argument of its caller's tool call. */
  openingTask: Buffer | null;
  /** Of texts in the arguments of the latest tool calls: a subagent may have begun with one of them. */
  spawnedTasks: readonly Buffer[];
  /**
   * The texts before the first answer. A conversation may begin with answers: agents that summarize their history keep its
   * last messages behind the summary.
   */
  openingTexts: readonly string[];
  /** The id of the response it continues, where the client leaves out earlier messages. */
  previousResponseId: string | null;
}

export interface ParentCandidate {
  history: Buffer;
  /** Whether only one conversation has these messages: a mere greeting begins many. */
  isDistinct: boolean;
}

/** How many answers back a parent is searched for. */
const maxParentCandidates = 64;
/** Shorter texts may be equal by coincidence, in UTF-16 units. */
const minTaskLength = 20;
const maxTasks = 64;

/**
 * Fields that are not text, or change from turn to turn: agents move cache breakpoints, and leave out the model's
 * reasoning or change it.
 */
const ignoredFields: ReadonlySet<string> = new Set(
  'type role id status index cache_control output_config thinking reasoning reasoning_content encrypted_content signature thoughtSignature'.split(
    ' ',
  ),
);
const reasoningTypes: ReadonlySet<string> = new Set(['thinking', 'redacted_thinking', 'reasoning']);

/** So much text of the user before the first answer begins one conversation only, in UTF-16 units. */
const minDistinctLength = 200;

/** What was digested of the messages at the beginning of a request: those of the next turn continue it. */
export interface DigestedMessages {
  /** Of the texts of all of them. */
  readonly hash: Hash;
  /** The messages before each answer of the model, the last of many. */
  readonly answers: readonly { digest: Buffer; isDistinct: boolean }[];
  /** Whether only one conversation has the messages before the first answer. */
  readonly isOpeningDistinct: boolean;
  /** The texts before the first answer. */
  readonly openingTexts: readonly string[];
}

/**
 * The digest of a client's request; null where it has no messages. `headers`: those of the request.
 * @param earlier of the messages that were left out at the beginning of the request, which end before an answer.
 */
export function digestTurn(
  request: JsonObject | undefined,
  headers: HeaderFields = [],
  earlier?: DigestedMessages,
): { digest: TurnDigest | null; digested?: DigestedMessages } {
  const messages = request && listMessages(request);
  if (!request || !messages) return { digest: null };
  const answersAt = findAnswerIndexes(messages);
  const hash = earlier ? earlier.hash.copy() : createHash('sha256');
  const prefixes = digestPrefixes(hash, messages, answersAt);
  // An agent's requests outside the conversation (for a title, a summary) often come without its tools.
  const hasTools = (asArray(request['tools'])?.length ?? 0) > 0;
  const isOpeningDistinct =
    earlier?.isOpeningDistinct ?? measureUserText(messages.slice(0, answersAt[0])) >= minDistinctLength;
  const before = earlier?.answers ?? [];
  const answers = [
    ...before,
    ...prefixes.map((digest, index) => ({ digest, isDistinct: before.length + index > 0 || isOpeningDistinct })),
  ].slice(-maxParentCandidates);
  const isFirst = answers.length === 0;
  const openingTexts = earlier?.openingTexts ?? [
    ...messages.slice(0, answersAt[0]).flatMap(collectMessageTexts),
    ...messages.flatMap((message) => encryptedSummaryOf(message) ?? []),
  ];
  const digest: TurnDigest = {
    history: markTools(hash.copy().digest(), hasTools),
    parentCandidates: answers
      .toReversed()
      .flatMap(({ digest: prefix, isDistinct }) =>
        (hasTools ? [true] : [false, true]).map((marked) => ({ history: markTools(prefix, marked), isDistinct })),
      ),
    session: digestSession(request, headers),
    openingTask: isFirst ? digestOpening(messages) : null,
    spawnedTasks: isFirst ? [] : digestTasks(messages.slice(answersAt.at(-1))),
    openingTexts,
    previousResponseId:
      asString(request['previous_response_id']) ??
      asString(asObject(request['thread'])?.['previous_message_id']) ??
      null,
  };
  return { digest, digested: { hash, answers, isOpeningDistinct, openingTexts } };
}

/** Header fields in which agents name their session. */
export const sessionHeaders = [
  'x-claude-code-session-id',
  'session-id',
  'session_id',
  'x-session-id',
  'x-session-affinity',
  'agent-session-id',
];

/** What the client names its session, in the body or a header field of any protocol. */
function digestSession(request: JsonObject, headers: HeaderFields): Buffer | null {
  const fields = headersByName(headers);
  const name =
    sessionHeaders.map((header) => fields[header]).find((value) => value !== undefined && value !== '') ??
    asString(asObject(request['metadata'])?.['user_id']) ??
    asString(request['prompt_cache_key']);
  return name === undefined ? null : digestText(name).subarray(0, sessionBytes);
}

/** Enough to distinguish the sessions that begin with the same messages. */
export const sessionBytes = 4;

const measureUserText = (messages: readonly JsonValue[]): number =>
  messages.flatMap(listUserTexts).reduce((length, text) => length + withoutInjectedText(text).length, 0);

/** The messages, in the field of any protocol, without system and developer instructions. */
function listMessages(request: JsonObject): JsonValue[] | undefined {
  const field = request['messages'] ?? request['input'] ?? request['contents'] ?? request['prompt'];
  const list = typeof field === 'string' ? [field] : asArray(field);
  return list?.filter((message) => {
    const role = asString(asObject(message)?.['role']);
    return role !== 'system' && role !== 'developer';
  });
}

/** The index of the first message of each answer: an answer may consist of several items. */
const findAnswerIndexes = (messages: readonly JsonValue[]): number[] =>
  messages.flatMap((message, index) => (isFromModel(message) && !isFromModel(messages[index - 1]) ? [index] : []));

/** The digest of all messages before each of these indexes, in one pass, at whose end `hash` has all of them. */
function digestPrefixes(hash: Hash, messages: readonly JsonValue[], indexes: readonly number[]): Buffer[] {
  let next = 0;
  const hashUpTo = (end: number): void => {
    for (; next < end; next++) hashMessage(hash, messages[next] ?? null);
  };
  const digests = indexes.map((index) => {
    hashUpTo(index);
    return hash.copy().digest();
  });
  hashUpTo(messages.length);
  return digests;
}

function hashMessage(hash: Hash, message: JsonValue): void {
  // A separator that no text ends with: the texts of two messages are not those of one.
  hash.update(isFromModel(message) ? '\u0000model\u0000' : '\u0000user\u0000');
  for (const text of collectMessageTexts(message)) hash.update(text).update('\u0001');
}

/** Enough bytes to distinguish all conversations. */
const digestBytes = 16;

const markTools = (digest: Buffer | undefined, hasTools: boolean): Buffer =>
  createHash('sha256')
    .update(hasTools ? 'tools' : 'plain')
    .update(digest ?? '')
    .digest()
    .subarray(0, digestBytes);

const digestText = (text: string): Buffer => createHash('sha256').update(text.trim()).digest().subarray(0, digestBytes);

/**
 * All texts of a message in order: a text is the same as a list with that text. Fields are read in the order of their names, as a client
 * that reads its history from a file may send them in another order.
 */
function collectMessageTexts(value: JsonValue): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(collectMessageTexts);
  const fields = asObject(value);
  if (!fields) return value === null ? [] : [JSON.stringify(value)];
  if (reasoningTypes.has(asString(fields['type']) ?? '') || fields['thought'] === true) return [];
  return Object.keys(fields)
    .toSorted()
    .flatMap((name) => (ignoredFields.has(name) ? [] : collectMessageTexts(fields[name] ?? null)));
}

function digestOpening(messages: readonly JsonValue[]): Buffer | null {
  const last = messages.flatMap(collectMessageTexts).at(-1);
  return last !== undefined && last.trim().length >= minTaskLength ? digestText(last) : null;
}

/** The texts of a turn, and those within texts that are JSON, as arguments are in some protocols. */
function digestTasks(turn: readonly JsonValue[]): Buffer[] {
  const texts = turn.filter(isFromModel).flatMap(collectMessageTexts);
  const inner = texts.flatMap((text) =>
    text.startsWith('{') ? collectMessageTexts(parseArguments(text) ?? null) : [],
  );
  return [...texts, ...inner]
    .filter((text) => text.trim().length >= minTaskLength)
    .slice(0, maxTasks)
    .map(digestText);
}

import { createHash, type Hash } from 'node:crypto';
import { asArray, asObject, asString, parseArguments, type JsonObject, type JsonValue } from '../../core/json.ts';

/** What a request says of the conversation it belongs to. Digests are of what was said, however it was written. */
export interface TurnDigest {
  /** Of all messages so far. */
  history: Buffer;
  /** Of what stood before each answer of the model in them, the latest first: one of them is what its parent said. */
  parentCandidates: readonly Buffer[];
  /** Of the last text, where nothing was answered yet: a subagent's is what its caller wrote into a call. */
  openingTask: Buffer | null;
  /** Of texts in the arguments of the latest calls: a subagent may have begun with one of them. */
  spawnedTasks: readonly Buffer[];
  /** The texts of a conversation that begins; empty else. */
  openingTexts: readonly string[];
  /** The id of the answer it goes on from, where the client leaves out what was said before. */
  previousResponseId: string | null;
}

/** How many answers back a parent is looked for. */
const maxParentCandidates = 64;
/** A shorter text is not known again for certain, in UTF-16 units. */
const minTaskLength = 20;
const maxTasks = 64;

/**
 * What is no part of what was said, or changes from turn to turn: agents move cache breakpoints, and leave out what the
 * model thought, or get it back changed.
 */
const ignoredFields: ReadonlySet<string> = new Set(
  'type role id status index cache_control output_config thinking reasoning reasoning_content encrypted_content signature thoughtSignature'.split(
    ' ',
  ),
);
const reasoningTypes: ReadonlySet<string> = new Set(['thinking', 'redacted_thinking', 'reasoning']);

/** Reads a client's request; null where it is none that holds messages. */
export function digestTurn(request: JsonObject | undefined): TurnDigest | null {
  const messages = request && listMessages(request);
  if (!request || !messages) return null;
  const answersAt = findAnswerIndexes(messages);
  const digests = digestPrefixes(messages, [...answersAt, messages.length]);
  // Requests beside the conversation (a title, a summary) often come without its tools.
  const hasTools = (asArray(request['tools'])?.length ?? 0) > 0;
  const all = markTools(digests.at(-1), hasTools);
  const before = digests.slice(0, -1).toReversed().slice(0, maxParentCandidates);
  const begins = answersAt.length === 0;
  return {
    history: all,
    parentCandidates: before.flatMap((digest) =>
      hasTools ? [markTools(digest, true)] : [markTools(digest, false), markTools(digest, true)],
    ),
    openingTask: begins ? digestOpening(messages) : null,
    spawnedTasks: begins ? [] : digestTasks(messages.slice(answersAt.at(-1))),
    openingTexts: begins ? messages.flatMap(collectMessageTexts) : [],
    previousResponseId:
      asString(request['previous_response_id']) ??
      asString(asObject(request['thread'])?.['previous_message_id']) ??
      null,
  };
}

/** The messages in whichever field the protocol keeps them; instructions are no part of what was said. */
function listMessages(request: JsonObject): JsonValue[] | undefined {
  const field = request['messages'] ?? request['input'] ?? request['contents'] ?? request['prompt'];
  const list = typeof field === 'string' ? [field] : asArray(field);
  return list?.filter((message) => {
    const role = asString(asObject(message)?.['role']);
    return role !== 'system' && role !== 'developer';
  });
}

/** Where the model's answers begin: an answer may consist of several items. */
const findAnswerIndexes = (messages: readonly JsonValue[]): number[] =>
  messages.flatMap((message, index) => (isFromModel(message) && !isFromModel(messages[index - 1]) ? [index] : []));

function isFromModel(message: JsonValue | undefined): boolean {
  const fields = asObject(message);
  const role = asString(fields?.['role']);
  if (role !== undefined) return role === 'assistant' || role === 'model';
  // Items of Responses: what is neither a message nor the output of a call is of the model.
  const type = asString(fields?.['type']) ?? 'message';
  return type !== 'message' && !type.endsWith('_output');
}

/** The digest of everything before each of these places, in one pass. */
function digestPrefixes(messages: readonly JsonValue[], places: readonly number[]): Buffer[] {
  const hash = createHash('sha256');
  let next = 0;
  return places.map((place) => {
    for (; next < place; next++) hashMessage(hash, messages[next] ?? null);
    return hash.copy().digest();
  });
}

function hashMessage(hash: Hash, message: JsonValue): void {
  // Between messages stands what no text ends with, so that what two say is not what one says.
  hash.update(isFromModel(message) ? '\u0000model\u0000' : '\u0000user\u0000');
  for (const text of collectMessageTexts(message)) hash.update(text).update('\u0001');
}

/** As many bytes as tell one conversation from all others. */
const digestBytes = 16;

const markTools = (digest: Buffer | undefined, hasTools: boolean): Buffer =>
  createHash('sha256')
    .update(hasTools ? 'tools' : 'plain')
    .update(digest ?? '')
    .digest()
    .subarray(0, digestBytes);

const digestText = (text: string): Buffer => createHash('sha256').update(text.trim()).digest().subarray(0, digestBytes);

/** All that a message says, in its order: a text alone is the same as a list that holds it. */
function collectMessageTexts(value: JsonValue): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(collectMessageTexts);
  const fields = asObject(value);
  if (!fields) return value === null ? [] : [JSON.stringify(value)];
  if (reasoningTypes.has(asString(fields['type']) ?? '') || fields['thought'] === true) return [];
  return Object.entries(fields).flatMap(([name, inner]) => (ignoredFields.has(name) ? [] : collectMessageTexts(inner)));
}

function digestOpening(messages: readonly JsonValue[]): Buffer | null {
  const last = messages.flatMap(collectMessageTexts).at(-1);
  return last !== undefined && last.trim().length >= minTaskLength ? digestText(last) : null;
}

/** The texts of a turn and those within them, where a text is JSON, as arguments are in some protocols. */
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

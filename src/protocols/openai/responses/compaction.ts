import { hash } from 'node:crypto';
import type * as wire from '../../../../generated/openai.js';
import type { Compaction } from '../../../core/frontend.ts';
import { asArray, asObject, asString, parseJson, type JsonObject, type JsonValue } from '../../../core/json.ts';
import { copyProvenance, pointerOf, setPointer } from '../../../core/provenance.ts';
import { summaryTokenPrefix } from '../../../core/signature.ts';
import type { CoreAssistantPart, CoreChatRequest, CoreMessage } from '../../../core/types.ts';
import { invalidRequest } from '../../../core/validation.ts';
import { createEchoServer } from './answer.ts';
import { decodeOpaque } from './content.ts';
import { protocol, wireFormOf, withWireForm } from './extras.ts';
import { encodeInput } from './messages.ts';
import { createToolNames } from './tool-names.ts';
import { compactedObject, type WrittenItem } from './wire.ts';

// A client has its conversation compacted by an item `compaction_trigger` at the end of an ordinary request, which is answered
// with one item `compaction`, or by a request to the endpoint, which is answered with the items that replace its input. It sends
// the item `compaction` back as it is.

/** The vendor's endpoint, below its base URL. */
export const compactionPath = '/responses/compact';

const itemType = 'compaction' satisfies wire.CompactionItem['type'];
const triggerType = 'compaction_trigger' satisfies wire.CompactionTriggerItem['type'];
const inputField = 'input' satisfies keyof wire.CreateResponseRequest;
const tokenField = 'encrypted_content' satisfies keyof wire.CompactionItem;

const isTrigger = (item: JsonValue | undefined): boolean => asObject(item)?.['type'] === triggerType;

/** @throws {LouterError} `invalid-request` where an item that asks for a compaction is not the last one. */
export function assertTriggerPlace(body: JsonValue): void {
  const input = asArray(asObject(body)?.[inputField]) ?? [];
  const index = input.findIndex(isTrigger);
  if (index !== -1 && index < input.length - 1)
    throw invalidRequest(
      `/input/${index}`,
      'the item compaction_trigger once, and as the last of input',
      `${input.length - 1 - index} more behind it`,
    );
}

function isRequested(body: JsonObject): boolean {
  assertTriggerPlace(body);
  return isTrigger(asArray(body[inputField])?.at(-1));
}

/** The summaries of Louter's in a request; those of vendors only these can read. */
const findSummaries: Compaction['findSummaries'] = (body, items) =>
  (asArray(body[inputField]) ?? []).flatMap((each, index) => {
    const item = asObject(each) ?? {};
    const referred = items?.get(asString(item['id']) ?? '') ?? [];
    return [item, ...referred.map((answered) => answered.item)].flatMap((found) => {
      const token = found['type'] === itemType ? asString(found[tokenField]) : undefined;
      return token?.startsWith(summaryTokenPrefix) ? [{ token, pointer: `/input/${index}` }] : [];
    });
  });

/** The summary in the place of its item, for any vendor. */
export const summaryMessage = (text: string, pointer: string): CoreMessage =>
  setPointer(pointer, {
    role: 'user',
    content: [setPointer(pointer, { type: 'text', text })],
    ...withWireForm({ form: 'summary' }),
  });

const isTriggerMessage = ({ content }: CoreMessage): boolean => {
  const [only] = content;
  return only?.type === 'opaque' && only.protocol === protocol && only.kind === triggerType;
};

function conversationOf(request: CoreChatRequest): CoreChatRequest {
  const { form: _, serverState, messages, ...rest } = request;
  const trigger = messages.findLastIndex(isTriggerMessage);
  const [at] = messages[trigger]?.content ?? [];
  // Whatever else only the vendor knows stays.
  const isOfTrigger = at !== undefined && serverState?.field === pointerOf(at)?.slice(1).replaceAll('/', '.');
  return copyProvenance(request, {
    ...rest,
    ...(serverState && !isOfTrigger && { serverState }),
    messages: trigger === -1 ? messages : messages.toSpliced(trigger, 1),
  });
}

// ---------------------------------------------------------------- answers

/**
 * How much of the user's own messages is kept as it is, the latest first, in characters of JSON: Codex keeps as much, 64,000
 * tokens, where it keeps them itself (`codex-rs/core/src/compact_remote_v2.rs`).
 */
const maxKeptCharacters = 256 * 1024;

/** The user's own messages of a conversation as items of a request, without summaries of what came before. */
function keptItems(request: CoreChatRequest): WrittenItem[] {
  const messages = request.messages.filter(
    (message) =>
      message.role === 'user' && !['item', 'summary'].includes(asString(wireFormOf(message)?.['form']) ?? ''),
  );
  const { wireForm: _, ...rest } = request;
  const server = createEchoServer(request);
  const { input } = encodeInput({ ...rest, messages }, createToolNames(request.tools ?? []), server);
  const items = typeof input === 'string' ? [toMessage(input)] : input;
  let left = maxKeptCharacters;
  // One that is too long by itself is in the summary only; those before it are kept.
  const short = items.filter((item) => JSON.stringify(item).length <= maxKeptCharacters);
  const from = short.findLastIndex((item) => (left -= JSON.stringify(item).length) < 0);
  return short.slice(from + 1);
}

const toMessage = (text: string): wire.ClientMessage => ({
  type: 'message',
  role: 'user',
  content: [{ type: 'input_text', text }],
});

const encodeSummary: Compaction['encodeSummary'] = (request, token) => {
  const id = `cmp_${hash('sha256', token, 'hex').slice(0, 48)}`;
  const item: wire.CompactionItem = { type: itemType, id, [tokenField]: token };
  const kept = request.form === 'compaction' ? keptItems(request) : [];
  return [...kept, item].map((each): CoreAssistantPart =>
    decodeOpaque(asObject(parseJson(JSON.stringify(each))) ?? {}, 'item'),
  );
};

/** What a compacted conversation has beside what all have. */
export function compactedExtras(body: wire.ReceivedResponse): JsonObject {
  const { id: _id, object: _object, created_at: _at, model: _model, output: _output, usage: _usage, ...rest } = body;
  return rest;
}

/** A compacted conversation, of the response that has its items. */
export function toCompacted(response: JsonObject): JsonObject {
  const { id, created_at, output, usage } = response;
  const compacted: { [Name in keyof wire.CompactedResponse]: JsonValue | undefined } = {
    id,
    object: compactedObject,
    created_at,
    output,
    usage,
  };
  return Object.fromEntries(
    Object.entries(compacted).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

export const compaction: Compaction = {
  bodyMarkers: [`"${triggerType}"`],
  isRequested,
  findSummaries,
  conversationOf,
  encodeSummary,
  path: compactionPath,
};

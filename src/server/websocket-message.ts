import { LouterError } from '../core/error.ts';
import { asObject, asString, type JsonObject, type JsonValue } from '../core/json.ts';
import { assertStorableName } from '../core/names.ts';
import { maxRequestDepth } from '../gateway/body.ts';
import { type BodyLayout, scanBody } from '../gateway/scan.ts';

/**
 * A message of a client, as OpenAI describes it (API reference, "WebSocket events"). Codex also acknowledges responses with
 * `response.processed`, which needs no response.
 */
export type ClientMessage = CreateMessage | { readonly type: 'processed' };

/** A request for a response: the fields of `POST /v1/responses`, and those that only a WebSocket has. */
export interface CreateMessage {
  readonly type: 'create';
  /** `stream_id`: messages with the same are answered one after the other. */
  readonly laneId: string | undefined;
  readonly previousResponseId: string | undefined;
  /** Absent if it names none. */
  readonly model: string | undefined;
  /** False: nothing is sent to a model, a later message continues from this one. */
  readonly isGenerated: boolean;
  /** Whether the client asked that the response is not stored: then only its connection knows it. */
  readonly isUnstored: boolean;
  readonly bytes: Buffer;
  readonly layout: BodyLayout;
}

/** The conversation up to a response, as the JSON texts of its items with commas between them. */
export interface ConversationItems {
  readonly items: string;
  readonly count: number;
}

const invalidMessage = (message: string, param?: string): LouterError =>
  new LouterError({ kind: 'invalid-request', message, ...(param !== undefined && { param }) });

/** @throws {LouterError} `invalid-request` if it is not one; the message names what is expected. */
export function parseClientMessage(bytes: Buffer): ClientMessage {
  const { depth, layout } = scanBody(bytes, 'type', { withLayout: true });
  if (depth > maxRequestDepth)
    throw invalidMessage(
      `the message nests ${depth} levels deep: expected at most ${maxRequestDepth} levels of arrays and objects`,
    );
  const fields = parseFields(bytes);
  const type = asString(fields['type']);
  if (type === 'response.processed') return { type: 'processed' };
  if (type !== 'response.create')
    throw invalidMessage(
      'type: expected "response.create", which is the only event that this gateway supports',
      'type',
    );
  if (fields['background'] === true)
    throw invalidMessage('background: is not supported over WebSocket: leave it out', 'background');
  const lane = fields['stream_id'];
  if (lane !== undefined && (typeof lane !== 'string' || lane === ''))
    throw invalidMessage('stream_id: expected a text that is not empty', 'stream_id');
  assertStorableName('stream_id', lane);
  // A key that comes twice, or has escapes, is written once and plainly: as JSON.parse understands it.
  const plain = layout ? { bytes, layout } : rewrite(fields);
  return {
    type: 'create',
    laneId: lane,
    previousResponseId: asString(fields['previous_response_id']),
    model: asString(fields['model']),
    isGenerated: fields['generate'] !== false,
    isUnstored: fields['store'] === false,
    ...plain,
  };
}

function parseFields(bytes: Buffer): JsonObject {
  let value: JsonValue;
  try {
    value = JSON.parse(bytes.toString('utf8')) as JsonValue;
  } catch {
    throw invalidMessage('the message is not valid JSON: expected an object such as {"type":"response.create", …}');
  }
  const fields = asObject(value);
  if (!fields) throw invalidMessage('the message is not a JSON object: expected {"type":"response.create", …}');
  return fields;
}

function rewrite(fields: JsonObject): { bytes: Buffer; layout: BodyLayout } {
  const bytes = Buffer.from(JSON.stringify(fields));
  const { layout } = scanBody(bytes, 'type', { withLayout: true });
  if (!layout)
    throw invalidMessage('the message has a key with characters that need escapes: expected the names of fields');
  return { bytes, layout };
}

/** Fields that a request over HTTP does not have, or has with another value. */
const socketFields: ReadonlySet<string> = new Set(['type', 'stream', 'stream_id', 'generate', 'background']);

/** The body of the same request over HTTP. All fields that both have are copied byte for byte. */
export function toHttpBody({ bytes, layout }: CreateMessage): Buffer {
  return joinFields(fieldsOf(bytes, layout, socketFields));
}

const continuedFields: ReadonlySet<string> = new Set([...socketFields, 'previous_response_id', 'input']);

/** The same, with the items of a conversation in place of the id of its last response. */
export function toContinuedBody({ bytes, layout }: CreateMessage, conversation: string): Buffer {
  return joinFields([...fieldsOf(bytes, layout, continuedFields), Buffer.from(`"input":[${conversation}]`)]);
}

function fieldsOf(bytes: Buffer, { values }: BodyLayout, omitted: ReadonlySet<string>): Buffer[] {
  return [...values]
    .filter(([key]) => !omitted.has(key))
    .map(([key, { start, end }]) => Buffer.concat([Buffer.from(`"${key}":`), bytes.subarray(start, end)]));
}

const joinFields = (fields: readonly Buffer[]): Buffer =>
  Buffer.concat([
    Buffer.from('{'),
    ...fields.flatMap((field) => [field, Buffer.from(',')]),
    Buffer.from('"stream":true}'),
  ]);

/** The items of a message's `input`. */
export function inputItems({ bytes, layout }: CreateMessage): ConversationItems {
  const span = layout.values.get('input');
  const text = span ? bytes.toString('utf8', span.start, span.end).trim() : '';
  if (text.startsWith('"')) return { items: `{"type":"message","role":"user","content":${text}}`, count: 1 };
  if (!text.startsWith('[')) return { items: '', count: 0 };
  const { list } = layout;
  return { items: text.slice(1, -1).trim(), count: list?.key === 'input' ? countElements(list.ends, text) : 0 };
}

const countElements = (ends: readonly number[], text: string): number => (/^\[\s*\]$/.test(text) ? 0 : ends.length);

/** One conversation after another. */
export const joinItems = (...parts: readonly ConversationItems[]): ConversationItems => ({
  items: parts
    .map(({ items }) => items)
    .filter((items) => items !== '')
    .join(','),
  count: parts.reduce((sum, { count }) => sum + count, 0),
});

/** The items of a response that a later request repeats. */
export function outputItems(items: readonly JsonValue[]): ConversationItems {
  const kept = items.filter((item) => !isEmptyReasoning(item));
  return { items: kept.map((item) => JSON.stringify(item)).join(','), count: kept.length };
}

/** Reasoning that only its vendor has, by its id: a vendor that stored nothing rejects it. */
function isEmptyReasoning(item: JsonValue): boolean {
  const reasoning = asObject(item);
  if (reasoning?.['type'] !== 'reasoning' || asString(reasoning['encrypted_content'])) return false;
  return [reasoning['summary'], reasoning['content']].every((list) => !Array.isArray(list) || list.length === 0);
}

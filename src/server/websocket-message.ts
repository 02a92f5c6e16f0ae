import { LouterError } from '../core/error.ts';
import { asArray, asObject, asString, objectsIn, parseJson, type JsonObject, type JsonValue } from '../core/json.ts';
import { truncateShown } from '../core/shown.ts';
import { maxRequestDepth } from '../gateway/request/body.ts';
import { type BodyLayout, scanBody } from '../gateway/request/scan.ts';
import { isEmptyReasoning } from '../protocols/openai/responses/repeated-items.ts';

/**
 * A message of a client, as OpenAI describes it (API reference, "WebSocket events"). Codex also acknowledges responses with
 * `response.processed`, which needs no response.
 */
export type ClientMessage = CreateMessage | AdditionMessage | { readonly type: 'processed' };

/** Input for a response in progress: `response.steer`, or `response.inject` of the beta for several agents. */
export interface AdditionMessage {
  readonly type: 'addition';
  /** What it is answered with: that the input was not used, with the input itself. */
  readonly failed: JsonObject;
  readonly error: LouterError;
}

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
  /** Texts of `client_metadata`: Codex sends there what differs between requests and is a header field over HTTP. */
  readonly metadata: ReadonlyMap<string, string>;
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
  switch (type) {
    case 'response.create':
      return parseCreate(fields, { bytes, layout });
    case 'response.steer':
      return refuseSteer(fields);
    case 'response.inject':
      return refuseInject(fields);
    case 'response.processed':
      return { type: 'processed' };
    default:
      throw invalidMessage(
        'type: expected "response.create", which is the only event that this gateway supports',
        'type',
      );
  }
}

/** "WebSocket mode", "Run conversations in parallel". */
const laneIdPattern = /^[\w.-]{1,256}$/;

function parseCreate(
  fields: JsonObject,
  { bytes, layout }: { bytes: Buffer; layout: BodyLayout | undefined },
): CreateMessage {
  if (fields['background'] === true)
    throw invalidMessage('background: is not supported over WebSocket: leave it out', 'background');
  const laneId = fields['stream_id'] ?? undefined;
  if (laneId !== undefined && (typeof laneId !== 'string' || !laneIdPattern.test(laneId)))
    throw new LouterError({
      kind: 'invalid-request',
      message: 'stream_id: expected 1 to 256 letters, digits, underscores, hyphens and periods',
      param: 'stream_id',
      code: 'invalid_stream_id',
    });
  const metadata = Object.entries(asObject(fields['client_metadata']) ?? {});
  // A key that comes twice, or has escapes, is written once and plainly: as JSON.parse understands it.
  const plain = layout ? { bytes, layout } : rewrite(fields);
  return {
    type: 'create',
    laneId,
    previousResponseId: asString(fields['previous_response_id']),
    model: asString(fields['model']),
    isGenerated: fields['generate'] !== false,
    isUnstored: fields['store'] === false,
    metadata: new Map(metadata.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))),
    ...plain,
  };
}

/** The vendor's own answers to input that it does not add ("Mid-turn steering", and the reference of its codes). */
function refuseSteer({ previous_response_id: id, input, ...others }: JsonObject): AdditionMessage {
  const isInput = typeof input === 'string' ? input !== '' : Array.isArray(input) && input.length > 0;
  const isValid = typeof id === 'string' && isInput && Object.keys(others).length === 1;
  const [code, message] = isValid
    ? ([
        'steering_not_supported',
        'this gateway adds no input to a response in progress: send it with response.create when the response has ended',
      ] as const)
    : ([
        'invalid_input',
        'response.steer: expected "previous_response_id" and "input", a text or a list of messages of the user, and nothing else',
      ] as const);
  return {
    type: 'addition',
    failed: {
      type: 'response.steer.failed',
      sequence_number: 0,
      steer: { previous_response_id: asString(id) ?? '', input: input ?? '' },
      error: { type: 'invalid_request_error', code, message },
    },
    error: new LouterError({ kind: 'invalid-request', message, code }),
  };
}

/** @throws {LouterError} `invalid-request` if it is not one. */
function refuseInject({ response_id: id, input }: JsonObject): AdditionMessage {
  if (typeof id !== 'string' || !Array.isArray(input))
    throw invalidMessage('response.inject: expected "response_id" and "input", a list of items', 'response_id');
  const code = 'response_not_found';
  const message =
    'this gateway has no responses of several agents, to which input can be added: send it with response.create';
  return {
    type: 'addition',
    failed: { type: 'response.inject.failed', sequence_number: 0, response_id: id, input, error: { code, message } },
    error: new LouterError({ kind: 'invalid-request', message, code }),
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

/**
 * Checks that the results which continue a conversation are those of its calls, as the vendor does (the tester of Open Responses,
 * `websocket-failed-continuation-evicts-cache`).
 * @throws {LouterError} `invalid-request` for a result without its call.
 */
export function assertHasCalls(earlier: ConversationItems, { items }: ConversationItems): void {
  if (!items.includes('call_output"')) return;
  const own = asArray(parseJson(`[${items}]`)) ?? [];
  const isResult = (item: JsonObject): boolean =>
    /^(?:function|custom_tool)_call_output$/.test(asString(item['type']) ?? '');
  const called = new Set(objectsIn(own).flatMap((item) => (isResult(item) ? [] : [item['call_id']])));
  for (const result of objectsIn(own).filter(isResult)) {
    const id = asString(result['call_id']);
    if (id === undefined || called.has(id) || earlier.items.includes(JSON.stringify(id))) continue;
    throw invalidMessage(
      `No tool call found for function call output with call_id ${truncateShown(id)}: send the whole conversation instead.`,
      'input',
    );
  }
}

/** One conversation after another. */
export const joinItems = (...parts: readonly ConversationItems[]): ConversationItems => ({
  items: parts
    .map(({ items }) => items)
    .filter((items) => items !== '')
    .join(','),
  count: parts.reduce((sum, { count }) => sum + count, 0),
});

/** Items without one at the end that asked for a compaction: it is done. */
export function withoutTrigger({ items, count }: ConversationItems): ConversationItems {
  const kept = items.replace(/,?\s*\{[^{}]*"compaction_trigger"[^{}]*\}\s*$/, '');
  return kept === items ? { items, count } : { items: kept, count: count - 1 };
}

/** The items of a response that a later request repeats. */
export function outputItems(items: readonly JsonValue[]): ConversationItems {
  const kept = items.filter((item) => !isEmptyReasoning(item));
  return { items: kept.map((item) => JSON.stringify(item)).join(','), count: kept.length };
}

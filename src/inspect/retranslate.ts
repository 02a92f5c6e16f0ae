import { appendAll } from '../core/append-all.ts';
import type { FrontendContext } from '../core/codec.ts';
import { LouterError, toCoreError } from '../core/error.ts';
import { assertStreamNotFailed } from '../core/failed-answer.ts';
import { ResponseFold, expandFinalResponse } from '../core/fold.ts';
import { toBedrockErrorBody } from '../core/bedrock-errors.ts';
import { headersByName } from '../core/headers.ts';
import { asObject, parseJson, type JsonObject, type JsonValue } from '../core/json.ts';
import { createIdMinter } from '../core/mint.ts';
import { chain, collectSteps, type Frame, type Framing } from '../core/step.ts';
import type { CoreChatRequest, CoreError } from '../core/types.ts';
import { differingPaths } from '../judge/values.ts';
import { findRoute } from '../protocols/find-route.ts';
import type { Frontend } from '../core/frontend.ts';
import { frontendOf } from '../protocols/frontends.ts';
import { writeEventStreamFrame } from '../wire/event-stream.ts';
import { readFrames } from '../wire/framing.ts';
import { findMessage, framingFromHeaders } from '../record/decode-exchange.ts';
import { normalizeExchange } from '../record/normalized-exchange.ts';
import type { CoreStreamEvent } from '../core/stream-event.ts';
import type { StoredMessage, StoredTrace } from '../record/store/stored-trace.ts';

/** The result of translating a recorded answer again. */
export type Retranslation =
  | { verdict: 'same' }
  | { verdict: 'differs'; differences: TranslationDifference[] }
  | { verdict: 'skipped'; why: string };

/** Enough to show what is wrong. */
const maxDifferences = 20;

/**
 * Translates the backend's recorded answer again, with this version, and compares the result with what the client
 * received. Generated ids and times are compared by identity only. Needs no model; the result is deterministic.
 */
export function retranslate(trace: StoredTrace): Retranslation {
  const { row } = trace;
  const frontend = frontendOf(row.frontend);
  const found = frontend && findRoute(frontend, findMessage(trace, 'client-request')?.target ?? '');
  const sent = findMessage(trace, 'client-response');
  if (row.mode !== 'proxy') return skipped('its bytes were passed through unchanged');
  if (!found || found.route.task !== 'chat') return skipped('it is not a chat request');
  if (row.status === 'aborted' || row.status === 'interrupted')
    return skipped('its client did not receive the whole answer');
  if (!findMessage(trace, 'upstream-response')) return skipped('no backend answered');
  if (row.bodies !== 'full') return skipped('its bodies are not stored');
  const { coreRequest, coreEvents } = normalizeExchange(trace);
  if (!sent?.body || !coreRequest || !coreEvents) return skipped('its recorded bytes cannot be decoded');
  const answer = decodeUpstreamResponse(
    coreEvents.map(({ event }) => event),
    coreRequest,
    row,
  );
  const context = encodingContext(trace, coreRequest);
  const wasStream = coreRequest.stream && (sent.status ?? 200) < 400;
  if (!wasStream && answer.error && !answer.error.raw)
    return skipped('its connection failed, which the recorded bytes do not show');
  const isEventStream = framingFromHeaders(frontend.codec, sent.headers, '') === 'aws-event-stream';
  const differences = wasStream
    ? isEventStream
      ? diffStreams(sent.body, 'aws-event-stream', encodeFrames(frontend, answer, context).map(inEventStream))
      : diffStreams(sent.body, frontend.framing(found.query), encodeFrames(frontend, answer, context))
    : diffBodies(parseBodyJson(sent), asRead(sent, encodePlain(frontend, answer, context)));
  return differences.length === 0
    ? { verdict: 'same' }
    : { verdict: 'differs', differences: differences.slice(0, maxDifferences) };
}

export const skipped = (why: string): Retranslation => ({ verdict: 'skipped', why });

function encodingContext({ row }: StoredTrace, request: CoreChatRequest): FrontendContext {
  return {
    request,
    now: Math.floor(Number(row.startedAt) / 1_000_000),
    mint: createIdMinter(row.id),
    // Losses were reported and recorded when the exchange ran.
    report() {},
  };
}

// ---------------------------------------------------------------- the backend's answer

interface DecodedUpstreamResponse {
  events: CoreStreamEvent[];
  /** The failure after these events. */
  error: CoreError | null;
}

/** As the gateway decodes it: nothing after the end, or after an error. */
function decodeUpstreamResponse(
  events: readonly CoreStreamEvent[],
  request: CoreChatRequest,
  { frontend, protocol, backend }: StoredTrace['row'],
): DecodedUpstreamResponse {
  const decoded: CoreStreamEvent[] = [];
  const failed = (error: CoreError): DecodedUpstreamResponse => ({
    events: decoded,
    error: { ...error, ...(backend !== null && { backend }) },
  });
  const validated =
    protocol === null
      ? expandFinalResponse
      : chain(expandFinalResponse, assertStreamNotFailed({ vendor: protocol, client: frontend }, request));
  for (const event of collectSteps(validated, events)) {
    if (event.type === 'error') return failed(event.error);
    decoded.push(event);
    if (event.type === 'end') break;
  }
  return { events: decoded, error: null };
}

// ---------------------------------------------------------------- the answer to the client

/** Null stands for frames that report an error of Louter's own, whose text depends on more than the bytes. */
function encodeFrames(
  { codec }: Frontend,
  { events, error }: DecodedUpstreamResponse,
  context: FrontendContext,
): (Frame | null)[] {
  const frames: (Frame | null)[] = [];
  const encoder = codec.encodeStream(context)((frame) => frames.push(frame));
  try {
    for (const event of events) encoder.push(event);
    if (error?.raw) encoder.push({ type: 'error', error });
    else if (error) return [...frames, null];
    encoder.end();
  } catch (thrown) {
    frames.push({ event: 'defect', data: JSON.stringify(toCoreError(thrown).message) });
  }
  return frames;
}

/** A frame as a client reads it from an event stream of AWS, where errors have other names. */
const inEventStream = (frame: Frame | null): Frame | null =>
  frame && (collectSteps(readFrames('aws-event-stream'), [writeEventStreamFrame(frame)])[0] ?? null);

/** An error as a client of Amazon Bedrock reads it. */
const asRead = ({ headers }: StoredMessage, body: JsonValue): JsonValue =>
  headersByName(headers)['x-amzn-errortype'] === undefined ? body : toBedrockErrorBody(asObject(body) ?? {});

function encodePlain(
  { codec }: Frontend,
  { events, error }: DecodedUpstreamResponse,
  context: FrontendContext,
): JsonValue {
  if (error) return codec.encodeError(error).body;
  const fold = new ResponseFold();
  for (const event of events) fold.add(event);
  return codec.encodeResponse(fold.result(), context);
}

// ---------------------------------------------------------------- comparison

function diffStreams(body: Buffer, framing: Framing, now: readonly (Frame | null)[]): TranslationDifference[] {
  const then = parseFrames(body, framing);
  const [maskThen, maskNow] = [createVolatileMask(), createVolatileMask()];
  const endsInError = now.at(-1) === null;
  const compared = endsInError ? now.length - 1 : Math.max(then.length, now.length);
  const differences: TranslationDifference[] = [];
  for (let event = 0; event < compared && differences.length < maxDifferences; event++) {
    const [earlier, later] = [then[event], now[event] ?? undefined];
    appendAll(
      differences,
      diffTranslations(event, earlier && maskThen(frameValue(earlier)), later && maskNow(frameValue(later))),
    );
  }
  return differences;
}

const frameValue = ({ event, data }: Frame): JsonValue => ({
  ...(event !== undefined && { event }),
  data: parseJson(data) ?? data,
});

/** The frames that the client received, as far as they can be decoded. */
function parseFrames(body: Buffer, framing: Framing): Frame[] {
  const frames: Frame[] = [];
  const reader = readFrames(framing)((frame) => frames.push(frame));
  try {
    reader.push(body);
    reader.end();
  } catch (thrown) {
    // The stream was cut within an event: the frames before it are compared.
    if (!(thrown instanceof LouterError)) throw thrown;
  }
  return frames;
}

const parseBodyJson = ({ body }: StoredMessage): JsonValue => {
  const text = body?.toString('utf8') ?? '';
  return parseJson(text) ?? text;
};

const maskBoth = (then: JsonValue, now: JsonValue): [JsonValue, JsonValue] => [
  createVolatileMask()(then),
  // As sent, without undefined fields.
  createVolatileMask()(parseJson(JSON.stringify(now)) ?? null),
];

/** The positions where two bodies differ, the recorded one first. Generated ids and times are compared by identity. */
export const diffBodies = (then: JsonValue, now: JsonValue): TranslationDifference[] =>
  diffTranslations(null, ...maskBoth(then, now)).slice(0, maxDifferences);

// ---------------------------------------------------------------- differences

/** A position where this version's translation differs from what the client received. */
export interface TranslationDifference {
  /** Which event of the stream, from 0; null for a plain answer. */
  event: number | null;
  /** JSON Pointer into the event or the body. */
  path: string;
  /** The value that the client received; undefined: none. */
  then: JsonValue | undefined;
  /** The value of this version. */
  now: JsonValue | undefined;
}

/** Generated ids, compared by identity: the first is `id#1` on either side. */
const idFields: ReadonlySet<string> = new Set(
  'id call_id item_id tool_use_id tool_call_id response_id message_id responseId request_id'.split(' '),
);
/** Times and durations. */
const timeFields: ReadonlySet<string> = new Set(
  'created created_at completed_at createTime total_duration load_duration prompt_eval_duration eval_duration'.split(
    ' ',
  ),
);

/** Replaces generated ids and times by placeholders; one mask serves all events of an answer. */
function createVolatileMask(): (value: JsonValue) => JsonValue {
  const placeholders = new Map<string, string>();
  const placeholder = (id: string): string => {
    const name = placeholders.get(id) ?? `id#${placeholders.size + 1}`;
    placeholders.set(id, name);
    return name;
  };
  const mask = (value: JsonValue): JsonValue => {
    if (Array.isArray(value)) return value.map(mask);
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).map(([name, field]): [string, JsonValue] => {
      if (idFields.has(name) && typeof field === 'string' && field !== '') return [name, placeholder(field)];
      if (timeFields.has(name) && field !== null) return [name, 'time'];
      return [name, mask(field)];
    });
    return Object.fromEntries(fields) satisfies JsonObject;
  };
  return mask;
}

/** The positions where two values differ, in the order of the first one's fields. */
const diffTranslations = (
  event: number | null,
  then: JsonValue | undefined,
  now: JsonValue | undefined,
): TranslationDifference[] =>
  differingPaths(then, now).map(({ inner, one, two }) => ({ event, path: inner, then: one, now: two }));

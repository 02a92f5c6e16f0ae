import type { FrontendContext } from '../core/codec.ts';
import { LouterError, toCoreError } from '../core/error.ts';
import { assertStreamNotFailed } from '../core/failed-answer.ts';
import { ResponseFold, expandFinalResponse } from '../core/fold.ts';
import { parseJson, type JsonValue } from '../core/json.ts';
import { createIdMinter } from '../core/mint.ts';
import { chain, collectSteps, type Frame, type Framing } from '../core/step.ts';
import type { CoreChatRequest, CoreError, CoreStreamEvent } from '../core/types.ts';
import { findRoute } from '../protocols/find-route.ts';
import type { Frontend } from '../core/frontend.ts';
import { frontendOf } from '../protocols/frontends.ts';
import { readFrames } from '../wire/framing.ts';
import { findMessage, normalizeExchange } from '../record/normalize.ts';
import type { StoredMessage, StoredTrace } from '../record/store/trace-store.ts';
import { createVolatileMask, diffTranslations, type TranslationDifference } from './retranslate/difference.ts';

/** What became of an exchange's answer when it was translated again. */
export type Retranslation =
  | { verdict: 'same' }
  | { verdict: 'differs'; differences: TranslationDifference[] }
  | { verdict: 'skipped'; why: string };

/** So many differences tell what is wrong. */
const maxDifferences = 20;

/**
 * Runs what the backend answered through today's translator, and compares with what the client was sent then. Ids that
 * were made on the way, and times, count by their identity only. Needs no model, and gives the same every time.
 */
export function retranslate(trace: StoredTrace): Retranslation {
  const { row } = trace;
  const frontend = frontendOf(row.frontend);
  const found = frontend && findRoute(frontend, findMessage(trace, 'client-request')?.target ?? '');
  const sent = findMessage(trace, 'client-response');
  if (row.mode !== 'proxy') return skipped('its bytes were passed through');
  if (!found || found.route.task !== 'chat') return skipped('it asks no model for an answer');
  if (row.status === 'aborted' || row.status === 'interrupted') return skipped('its client did not hear the whole');
  if (!findMessage(trace, 'upstream-response')) return skipped('no backend answered');
  if (row.bodies !== 'full') return skipped('its bodies are not kept');
  const { coreRequest, coreEvents } = normalizeExchange(trace);
  if (!sent?.body || !coreRequest || !coreEvents) return skipped('it cannot be read');
  const answer = decodeUpstreamResponse(
    coreEvents.map(({ event }) => event),
    coreRequest,
    row,
  );
  const context = encodingContext(trace, coreRequest);
  const wasStream = coreRequest.stream && (sent.status ?? 200) < 400;
  if (!wasStream && answer.error && !answer.error.raw)
    return skipped('its connection failed, which is not in the bytes');
  const differences = wasStream
    ? diffStreams(sent.body, frontend.framing(found.query), encodeFrames(frontend, answer, context))
    : diffTranslations(null, ...maskBoth(parseBodyJson(sent), encodePlain(frontend, answer, context)));
  return differences.length === 0
    ? { verdict: 'same' }
    : { verdict: 'differs', differences: differences.slice(0, maxDifferences) };
}

const skipped = (why: string): Retranslation => ({ verdict: 'skipped', why });

function encodingContext({ row }: StoredTrace, request: CoreChatRequest): FrontendContext {
  return {
    request,
    now: Math.floor(Number(row.startedAt) / 1_000_000),
    mint: createIdMinter(row.id),
    // What is lost was reported when the exchange ran, and stands in its row.
    report() {},
  };
}

// ---------------------------------------------------------------- what the backend said

interface DecodedUpstreamResponse {
  events: CoreStreamEvent[];
  /** What it failed with behind these events. */
  error: CoreError | null;
}

/** As the gateway hears it: what follows the end, or an error, is not heard. */
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

// ---------------------------------------------------------------- what a client is sent

/** Null stands for the frames that tell of an error of ours, whose words depend on more than the bytes. */
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

// ---------------------------------------------------------------- comparing

function diffStreams(body: Buffer, framing: Framing, now: readonly (Frame | null)[]): TranslationDifference[] {
  const then = parseFrames(body, framing);
  const [maskThen, maskNow] = [createVolatileMask(), createVolatileMask()];
  const endsInError = now.at(-1) === null;
  const compared = endsInError ? now.length - 1 : Math.max(then.length, now.length);
  const differences: TranslationDifference[] = [];
  for (let event = 0; event < compared && differences.length < maxDifferences; event++) {
    const [earlier, later] = [then[event], now[event] ?? undefined];
    differences.push(
      ...diffTranslations(event, earlier && maskThen(frameValue(earlier)), later && maskNow(frameValue(later))),
    );
  }
  return differences;
}

const frameValue = ({ event, data }: Frame): JsonValue => ({
  ...(event !== undefined && { event }),
  data: parseJson(data) ?? data,
});

/** What can be read of what was sent. */
function parseFrames(body: Buffer, framing: Framing): Frame[] {
  const frames: Frame[] = [];
  const reader = readFrames(framing)((frame) => frames.push(frame));
  try {
    reader.push(body);
    reader.end();
  } catch (thrown) {
    // A stream that was cut in mid-event: what came before is compared.
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
  // As it goes over the wire, without what is undefined.
  createVolatileMask()(parseJson(JSON.stringify(now)) ?? null),
];

import { backendOf } from '../../protocols/backends.ts';
import { parseJson } from '../../core/json.ts';
import { ownVersion } from '../../core/own-package.ts';
import { findRoute, type FoundRoute } from '../../protocols/find-route.ts';
import { frontendOf } from '../../protocols/frontends.ts';
import { decodeRecordedRequest, detectFraming, findMessage } from '../../record/decode-exchange.ts';
import { rankSituations, detectFeatures } from '../../replay/indexed-fixture.ts';
import type { HeaderFields } from '../../core/headers.ts';
import type { FixtureDraft, RecordedSide } from './write-fixture.ts';
import type { StoredMessage, StoredTrace } from '../../record/store/stored-trace.ts';

/** No fixture can be made of this trace; the message names the reason. */
export class UnusableTraceError extends Error {
  override readonly name = 'UnusableTraceError';

  constructor(id: string, why: string) {
    super(`${id}: ${why}`);
  }
}

/**
 * A fixture from a redacted trace: the last request to the backend and its answer, and the client's request and answer
 * where they differ from those.
 * @throws {UnusableTraceError} when no backend answered, or the bytes are not stored.
 */
export function createFixtureDraft(trace: StoredTrace, situation?: string): FixtureDraft {
  const { row, attempts } = trace;
  const request = findMessage(trace, 'upstream-request');
  const response = findMessage(trace, 'upstream-response');
  if (!request || !response || row.protocol === null)
    throw new UnusableTraceError(row.id, 'no backend answered: there is nothing to replay');
  if (isPassedThrough(row.frontend, findMessage(trace, 'client-request')?.target ?? null))
    throw new UnusableTraceError(
      row.id,
      'its route is passed through without translation, and fixtures cover translated routes only',
    );
  const sentAtMs = Number(attempts.at(-1)?.startedAfter ?? 0n) / 1000;
  const side = recordSide(row.id, row.protocol, { request, response, sentAtMs });
  const client = recordClientSide(trace, side);
  const from = originOf(request.target ?? '');
  const replayed = isReplayed(row.issuer, response.headers);
  const at = new Date(Number(row.startedAt) / 1000).toISOString();
  return {
    situation:
      situation === undefined
        ? nameSituation(side, request, { calls: row.toolCalls.length, mark: row.id.slice(0, 8) })
        : completeSituationName(situation, side, request),
    description: replayed ? `A replay at ${at}` : `Recorded from ${from ?? row.backend ?? 'a backend'} at ${at}`,
    origin: replayed ? 'authored' : 'recorded',
    source: { at, from, backend: row.backend, model: row.model, trace: row.id, louter: ownVersion() },
    side,
    ...(client && { client }),
  };
}

/** Whether a replay answered, not a live service. */
export const isReplayed = (issuer: string | null, headers: HeaderFields): boolean =>
  (issuer?.endsWith('@replay') ?? false) || headers.some(([name]) => name.toLowerCase() === 'x-louter-recording');

interface MessagePair {
  readonly request: StoredMessage;
  readonly response: StoredMessage;
  /** Since the exchange started. */
  readonly sentAtMs: number;
}

/**
 * One side of an exchange.
 * @throws {UnusableTraceError} when its bytes are not stored.
 */
export function recordSide(id: string, protocol: string, { request, response, sentAtMs }: MessagePair): RecordedSide {
  const codec = backendOf(protocol)?.codec;
  if (!codec) throw new UnusableTraceError(id, `this version does not support protocol ${protocol}`);
  if (request.body === null || (response.body === null && response.size > 0))
    throw new UnusableTraceError(
      id,
      'its bodies are not stored: traces.bodies was "metadata", they were pruned, or the store was too slow',
    );
  const target = request.target ?? '';
  const status = response.status ?? 0;
  const stream = requestsStream(protocol, request);
  const framing =
    status >= 400 ? undefined : detectFraming(codec, { headers: response.headers, requestUrl: target }, { stream });
  const body = response.body ?? Buffer.alloc(0);
  const chunks = response.chunks.length > 0 || body.length === 0 ? response.chunks : [{ atMs: sentAtMs, bytes: body }];
  return {
    protocol: codec.protocol,
    path: pathAndQuery(target),
    request: request.body,
    status,
    headers: response.headers,
    framing,
    chunks: chunks.map(({ atMs, bytes }) => ({ atMs: atMs - sentAtMs, bytes })),
  };
}

/** The client's request and answer; nothing where the bytes were passed through. */
function recordClientSide(trace: StoredTrace, side: RecordedSide): RecordedSide | undefined {
  const request = findMessage(trace, 'client-request');
  const response = findMessage(trace, 'client-response');
  if (trace.row.mode === 'baseline' || !request?.body || !response) return undefined;
  const client = recordSide(trace.row.id, trace.row.frontend, { request, response, sentAtMs: 0 });
  const isSame =
    client.protocol === side.protocol &&
    client.request.equals(side.request) &&
    concatChunks(client).equals(concatChunks(side));
  return isSame ? undefined : client;
}

const concatChunks = ({ chunks }: RecordedSide): Buffer => Buffer.concat(chunks.map(({ bytes }) => bytes));

// ---------------------------------------------------------------- its name

/** What it shows, with a suffix that makes it unique. */
export function nameSituation(
  side: RecordedSide,
  request: StoredMessage,
  { calls, mark: suffix }: { calls: number; mark: string },
): string {
  const name = `${describeSituation(side, request, calls)}-${suffix}`;
  return hasStreamSuffix(side, request) ? `${name}-stream` : name;
}

/**
 * A chosen name as `validate` expects it: it begins with `count-tokens` for such a response only, and ends in `-stream` for
 * a streamed one only.
 */
function completeSituationName(chosen: string, side: RecordedSide, request: StoredMessage): string {
  const isCount = lookUpRoute(side.protocol, request.target)?.route.task === 'count-tokens';
  const prefixed =
    isCount === chosen.startsWith('count-tokens') ? chosen : `${isCount ? 'count-tokens' : 'chat'}-${chosen}`;
  if (side.status >= 400) return prefixed;
  const bare = prefixed.replace(/-stream$/, '');
  return side.framing === undefined ? bare : `${bare}-stream`;
}

function describeSituation({ protocol, status }: RecordedSide, request: StoredMessage, calls: number): string {
  if (lookUpRoute(protocol, request.target)?.route.task === 'count-tokens') return 'count-tokens';
  if (status >= 400) return `error-${status}`;
  if (calls > 0) return 'tool-call';
  const decoded = decodeRecordedRequest(protocol, request);
  return (decoded && rankSituations(detectFeatures(decoded))[0]) ?? 'text';
}

/** An error is named after what was requested, any other answer after what it is. */
const hasStreamSuffix = ({ protocol, status, framing }: RecordedSide, request: StoredMessage): boolean =>
  status >= 400 ? requestsStream(protocol, request) : framing !== undefined;

function requestsStream(protocol: string, request: StoredMessage): boolean {
  const decoded = decodeRecordedRequest(protocol, request);
  // The request is invalid, or no client uses this protocol.
  return decoded?.stream ?? bodyRequestsStream(request);
}

function bodyRequestsStream({ body }: StoredMessage): boolean {
  const json = parseJson(body?.toString('utf8') ?? '');
  return typeof json === 'object' && json !== null && !Array.isArray(json) && json['stream'] === true;
}

/** Whether the route of a request is passed through without translation. */
export const isPassedThrough = (frontend: string, target: string | null): boolean =>
  lookUpRoute(frontend, target)?.route.task === 'pass';

const lookUpRoute = (protocol: string, target: string | null): FoundRoute | undefined => {
  const frontend = frontendOf(protocol);
  return frontend && target !== null ? findRoute(frontend, target) : undefined;
};

const pathAndQuery = (target: string): string => {
  if (!URL.canParse(target)) return target;
  const { pathname, search } = new URL(target);
  return pathname + search;
};

/** The origin of a request's URL; null where it has none. */
export const originOf = (target: string): string | null => (URL.canParse(target) ? new URL(target).origin : null);

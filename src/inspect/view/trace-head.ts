import { createHash } from 'node:crypto';
import type { CoreChatRequest, CoreTool } from '../../core/types.ts';
import { compareSetups, setupLines } from '../../present/setup-changes.ts';
import type { NormalizedExchange } from '../../record/normalized-exchange.ts';
import { exportHeaders, exportTrace, type ExportedHeaders, type ExportedTrace } from '../export/trace-json.ts';
import { parseLink } from '../export/trace-summary.ts';
import type { TurnLink } from '../../record/threads/turn-digest.ts';
import { TraceStoreError } from '../../record/store/store-error.ts';
import type { StoredMessage, StoredTrace } from '../../record/store/stored-trace.ts';

/** Why a body is not stored: by the configuration, because it is past its retention, or because the store was too slow. */
export type MissingReason = 'metadata' | 'pruned' | 'lost';

/** A request or response of an exchange, without its body. */
export interface ExportedLeg {
  /** `client-request`, `upstream-request`, `upstream-response`, `client-response`, or `attempt-N` of a failed attempt. */
  leg: string;
  method: string | null;
  target: string | null;
  status: number | null;
  headers: ExportedHeaders;
  /** Bytes of the body. */
  size: number;
  /** Of the stored body; null where it is missing. */
  sha256: string | null;
  missing: MissingReason | null;
  /** In how many pieces it arrived; 0 where that is not recorded. */
  pieces: number;
}

/** A trace in which all bodies are null, and a list of what they were. */
export type ExportedTraceHead = ExportedTrace & {
  turn: number | null;
  /** The request that it continues. */
  parent: string | null;
  link: TurnLink | null;
  legs: ExportedLeg[];
};

/** A part of a body. */
export interface BodySlice {
  bytes: Uint8Array<ArrayBuffer>;
  /** The position of its first byte. */
  from: number;
  /** Of the whole body. */
  size: number;
  sha256: string;
}

/** Exports a trace without bodies. `hasCore`: with what was decoded from them. */
export function exportTraceHead(
  trace: StoredTrace,
  { hasCore, normalized }: { hasCore: boolean; normalized: NormalizedExchange },
): ExportedTraceHead {
  const { frontend, backend, response, ...rest } = exportTrace(trace, normalized);
  const core = hasCore ? {} : { core_events: null, final_response: null };
  return {
    ...rest,
    frontend: {
      ...frontend,
      request: { ...frontend.request, body: null },
      core_request: hasCore ? frontend.core_request : null,
    },
    backend: backend && {
      ...backend,
      ...core,
      request: backend.request && { ...backend.request, body: null },
      response: backend.response && { ...backend.response, body: null },
    },
    response: response && { ...response, body: null },
    turn: trace.row.turn?.turn ?? null,
    parent: trace.row.turn?.parent ?? null,
    link: parseLink(trace.row.turn?.link ?? null),
    legs: listMessages(trace).map((message) => exportLeg(message, trace.row.bodies)),
  };
}

/** What a turn added to its conversation: of its request the messages from `from` on, and what else changed since `previous`. */
export function exportTraceTurn(
  trace: StoredTrace,
  { from, previous, normalized }: { from: number; previous: CoreChatRequest | null; normalized: NormalizedExchange },
): ExportedTraceHead & { setup: string[] } {
  const { frontend, ...head } = exportTraceHead(trace, { hasCore: true, normalized });
  const { core_request: request } = frontend;
  const added = request && {
    model: request.model,
    stream: request.stream,
    messages: request.messages.slice(from).filter(({ role }) => role !== 'system'),
    // What its calls are compared with.
    tools: (request.tools ?? []).flatMap(({ name }): CoreTool[] =>
      name === undefined ? [] : [{ type: 'function', name, inputSchema: {} }],
    ),
  };
  return {
    ...head,
    backend: head.backend && { ...head.backend, core_events: null },
    frontend: { ...frontend, core_request: added },
    setup: request ? setupLines(compareSetups(request, previous)) : [],
  };
}

/** In the order in which they were sent. */
const rolesInOrder = ['client-request', 'upstream-request', 'attempt-response', 'upstream-response', 'client-response'];

const listMessages = ({ messages }: StoredTrace): StoredMessage[] =>
  messages.toSorted(
    (one, other) => rolesInOrder.indexOf(one.role) - rolesInOrder.indexOf(other.role) || one.position - other.position,
  );

const nameLeg = ({ role, position }: StoredMessage): string =>
  role === 'attempt-response' ? `attempt-${position}` : role;

function exportLeg(message: StoredMessage, bodies: string): ExportedLeg {
  const { method, target, status, headers, size, body, chunks } = message;
  return {
    leg: nameLeg(message),
    method,
    target,
    status,
    headers: exportHeaders(headers),
    size,
    sha256: body && digestBody(body),
    missing: body || size === 0 ? null : missingReason(bodies),
    pieces: chunks.length,
  };
}

const digestBody = (body: Uint8Array): string => createHash('sha256').update(body).digest('hex');

const missingReason = (bodies: string): MissingReason =>
  bodies === 'metadata' || bodies === 'pruned' ? bodies : 'lost';

const missingReasons: Readonly<Record<MissingReason, string>> = {
  metadata: 'traces.bodies is "metadata"',
  pruned: 'it is past its retention time',
  lost: 'the trace store could not keep up',
};

/** Why the bodies of an exchange in this state are not stored. */
export const explainMissingBody = (bodies: string): string => missingReasons[missingReason(bodies)];

/** How much of a body is returned at once, in bytes. */
const maxSliceBytes = 64 * 1024 * 1024;

/**
 * A part of a body: all of it, or from one position to another, both included. A position beyond its end is its end.
 * @throws {TraceStoreError} `not-found` when there is no such request or response, or its body is not stored;
 *   `invalid-query` for more than 64 MiB at once.
 */
export function readBody(trace: StoredTrace, leg: string, range?: { from: number; to: number }): BodySlice {
  const { body } = findLeg(trace, leg);
  const from = range ? Math.min(range.from, body.length) : 0;
  const to = range ? Math.min(range.to + 1, body.length) : body.length;
  if (to - from > maxSliceBytes)
    throw new TraceStoreError('invalid-query', `the body of ${leg} has ${body.length} bytes: request ranges of it`);
  // A copy in a buffer of its own, so that it can be transferred.
  return { bytes: new Uint8Array(body.subarray(from, to)), from, size: body.length, sha256: digestBody(body) };
}

/**
 * When the pieces of a body arrived: microseconds since the exchange began, and the position in the body where each ends.
 * @throws {TraceStoreError} as `readBody` does.
 */
export function readPieces(trace: StoredTrace, leg: string): [atUs: number, end: number][] {
  let end = 0;
  return findLeg(trace, leg).chunks.map(({ atMs, bytes }) => [Math.round(atMs * 1000), (end += bytes.length)]);
}

function findLeg(trace: StoredTrace, leg: string): StoredMessage & { body: Buffer } {
  const message = trace.messages.find((each) => nameLeg(each) === leg);
  const { id, bodies } = trace.row;
  if (!message) {
    const names = listMessages(trace).map(nameLeg).join(', ');
    throw new TraceStoreError('not-found', `the trace ${id} has no ${leg}; it has ${names || 'none'}`);
  }
  const body = message.body ?? (message.size === 0 ? Buffer.alloc(0) : null);
  if (!body) throw new TraceStoreError('not-found', `the body of ${leg} is not stored: ${explainMissingBody(bodies)}`);
  return { ...message, body };
}

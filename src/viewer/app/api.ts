import createClient from 'openapi-fetch';
import type { paths } from '../../../generated/louter.js';
import type { UsageGroup } from '../../core/listed-properties.ts';
import { recoverSession, sessionHeaders } from './session.ts';
import type { TraceHead } from './types.ts';

/** An error that the gateway answered with, or that kept it from answering. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** Of HTTP; 0 when the gateway could not be reached. */
  readonly status: number;
  /** Of a filter that is refused: the one that was probably meant. */
  readonly suggestion: string | null;
  constructor(status: number, message: string, suggestion: string | null = null) {
    super(message);
    this.status = status;
    this.suggestion = suggestion;
  }
}

const client = createClient<paths>({ baseUrl: location.origin });
client.use({
  onRequest({ request }) {
    for (const [name, value] of Object.entries(sessionHeaders())) request.headers.set(name, value);
    return request;
  },
});

/** The answer of a request. @throws {ApiError} */
async function answerOf<T>(request: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await request.catch((thrown: unknown) => {
    if (thrown instanceof DOMException && thrown.name === 'AbortError') throw thrown;
    throw refusalOf(0, null);
  });
  if (data !== undefined) return data;
  throw refusalOf(response.status, error);
}

/**
 * The error of a response that is not a success; `body` is its JSON. Status 0: there was none. A session that has ended is
 * restored.
 */
export function refusalOf(status: number, body: unknown): ApiError {
  if (status === 0) return new ApiError(0, 'The gateway does not answer. Is it still running?');
  if (status === 401) recoverSession();
  return new ApiError(status, textOf(body, 'message') ?? `HTTP ${status}`, textOf(body, 'suggestion'));
}

function textOf(body: unknown, name: 'message' | 'suggestion'): string | null {
  const inner: unknown = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined;
  const text: unknown =
    typeof inner === 'object' && inner !== null ? new Map<string, unknown>(Object.entries(inner)).get(name) : undefined;
  return typeof text === 'string' ? text : null;
}

const filterQuery = (filter: string): { filter?: string } => (filter === '' ? {} : { filter });

/** How many rows a page has. The first one is what is seen at once, and a little more. */
const pageSizeOf = (before: string | null): number => (before === null ? 60 : 200);

export const listConversations = (filter: string, before: string | null, signal: AbortSignal) =>
  answerOf(
    client.GET('/api/conversations', {
      params: { query: { ...filterQuery(filter), limit: pageSizeOf(before), ...(before !== null && { before }) } },
      signal,
    }),
  );

export const listTraces = (filter: string, before: string | null, signal: AbortSignal) =>
  answerOf(
    client.GET('/api/traces', {
      params: { query: { ...filterQuery(filter), limit: pageSizeOf(before), ...(before !== null && { before }) } },
      signal,
    }),
  );

/** What a list shows, whose numbers add up to these. */
export type Listed = 'requests' | 'sessions';

export const countTraces = (filter: string, listed: Listed, signal: AbortSignal) =>
  answerOf(
    client.GET('/api/traces/count', { params: { query: { ...filterQuery(filter), listed, buckets: 120 } }, signal }),
  );

export const getUsage = (filter: string, by: UsageGroup, signal: AbortSignal) =>
  answerOf(client.GET('/api/usage', { params: { query: { ...filterQuery(filter), by } }, signal }));

export const getFacets = (filter: string, listed: Listed, signal: AbortSignal) =>
  answerOf(client.GET('/api/facets', { params: { query: { ...filterQuery(filter), listed } }, signal }));

export const getConversation = (id: string, signal: AbortSignal) =>
  answerOf(client.GET('/api/conversations/{id}', { params: { path: { id } }, signal }));

/** A trace without bodies; with `hasCore`, what was decoded from them. */
export const getTrace = (id: string, { hasCore }: { hasCore: boolean }, signal: AbortSignal): Promise<TraceHead> =>
  getHead(id, { core: hasCore ? 'inline' : 'none' }, signal);

/** A trace without bodies, and of its request the messages from an index on. */
export const getTurn = (id: string, from: number, signal: AbortSignal): Promise<TraceHead> =>
  getHead(id, { core: 'turn', from }, signal);

async function getHead(
  id: string,
  query: { core: 'inline' | 'none' | 'turn'; from?: number },
  signal: AbortSignal,
): Promise<TraceHead> {
  const trace = await answerOf(
    client.GET('/api/traces/{id}', { params: { path: { id }, query: { bodies: 'none', ...query } }, signal }),
  );
  if ('legs' in trace) return trace;
  throw new ApiError(200, 'The gateway is of another version than this page: reload it.');
}

export const getChain = (id: string, signal: AbortSignal) =>
  answerOf(client.GET('/api/traces/{id}/chain', { params: { path: { id } }, signal }));

export const getEvents = (id: string, from: number, signal: AbortSignal, limit = 1000) =>
  answerOf(client.GET('/api/traces/{id}/events', { params: { path: { id }, query: { from, limit } }, signal }));

export const getTranslation = (id: string, signal: AbortSignal) =>
  answerOf(client.GET('/api/traces/{id}/translation', { params: { path: { id } }, signal }));

export const getPrefix = (id: string, earlier: string, signal: AbortSignal) =>
  answerOf(client.GET('/api/traces/{id}/prefix', { params: { path: { id }, query: { earlier } }, signal }));

export const getDiff = (a: string, b: string, signal: AbortSignal) =>
  answerOf(client.GET('/api/diff', { params: { query: { a, b } }, signal }));

/** The stream of what happens in the gateway. `after`: the last event that was received. @throws {ApiError} */
export async function openLive(
  { filter, tail, after }: { filter: string; tail: string | null; after: string | null },
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const stream = await answerOf(
    client.GET('/api/live', {
      params: {
        query: { ...filterQuery(filter), ...(tail !== null && { tail }) },
        ...(after !== null && { header: { 'last-event-id': after } }),
      },
      parseAs: 'stream',
      signal,
    }) as Promise<{ data?: ReadableStream<Uint8Array> | null; error?: unknown; response: Response }>,
  );
  if (stream) return stream;
  throw new ApiError(200, 'The gateway sent no stream.');
}

/** The bytes of a body; `to` is the last one. @throws {ApiError} */
export async function getBody(
  id: string,
  leg: string,
  signal: AbortSignal,
  range?: { from: number; to: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await answerOf(
    client.GET('/api/traces/{id}/bodies/{leg}', {
      params: { path: { id, leg }, ...(range && { header: { range: `bytes=${range.from}-${range.to}` } }) },
      parseAs: 'arrayBuffer',
      signal,
    }) as Promise<{ data?: ArrayBuffer; error?: unknown; response: Response }>,
  );
  return new Uint8Array(response);
}

/** Where a worker loads a body, with the headers that it needs. */
export const bodySource = (id: string, leg: string): { address: string; headers: Record<string, string> } => ({
  address: `/api/traces/${encodeURIComponent(id)}/bodies/${encodeURIComponent(leg)}`,
  headers: sessionHeaders(),
});

/** When the pieces of a body arrived: microseconds since the request, and the position where the piece ends. */
export async function getPieces(id: string, leg: string, signal: AbortSignal): Promise<number[][]> {
  const { pieces } = await answerOf(
    client.GET('/api/traces/{id}/bodies/{leg}/pieces', { params: { path: { id, leg } }, signal }),
  );
  return pieces;
}

/** Deletes a session with its subagents. @throws {ApiError} */
export const deleteSession = (id: string) =>
  answerOf(
    client.POST('/api/conversations/{id}/delete', {
      params: { path: { id } },
      headers: { 'content-type': 'application/json' },
    }),
  );

export const listRuns = (signal: AbortSignal) =>
  answerOf(client.GET('/api/runs', { params: { query: { limit: 500 } }, signal }));

export const listComparisons = (signal: AbortSignal) =>
  answerOf(client.GET('/api/comparisons', { params: { query: { limit: 50 } }, signal }));

export const compareRuns = (a: string, b: string, signal: AbortSignal) =>
  answerOf(client.GET('/api/compare', { params: { query: { a, b } }, signal }));

/** The state of the gateway; `isChecked`: its backends are asked for their models and the self-test runs. */
export const getDiagnostics = ({ isChecked }: { isChecked: boolean }, signal: AbortSignal) =>
  answerOf(isChecked ? client.POST('/api/diagnostics', { signal }) : client.GET('/api/diagnostics', { signal }));

/** What is exported: requests by their ids, or all that a filter matches. */
export type ExportSelection = { ids: string } | { filter: string };

/** Traces as a file. @throws {ApiError} */
export const getExport = (
  form: 'html' | 'har' | 'jsonl' | 'curl' | 'fixture',
  { side, ...selection }: ExportSelection & { side?: 'client' | 'upstream' },
  signal: AbortSignal,
): Promise<Blob> =>
  answerOf(
    client.GET('/api/export', {
      params: { query: { form, ...selection, ...(side && { side }) } },
      parseAs: 'blob',
      signal,
    }) as Promise<{ data?: Blob; error?: unknown; response: Response }>,
  );

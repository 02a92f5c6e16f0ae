import type { JsonObject } from '../../core/json.ts';
import { ownVersion } from '../../core/own-package.ts';
import { findMessage } from '../../record/decode-exchange.ts';
import { headersByName, type HeaderFields } from '../../core/headers.ts';
import type { StoredMessage, StoredTrace } from '../../record/store/stored-trace.ts';

/**
 * An archive in HAR 1.2 (http://www.softwareishard.com/blog/har-12-spec/): for each exchange the client's request to
 * Louter and Louter's request to the backend. Unknown values are left out, or -1 or empty where the format requires
 * them. Fields that begin with `_` are Louter's own, as the format allows.
 */
export const createHar = (traces: readonly StoredTrace[]): JsonObject => ({
  log: {
    version: '1.2',
    creator: { name: 'Louter', version: ownVersion() },
    entries: traces.flatMap(createEntries),
  },
});

function createEntries(trace: StoredTrace): JsonObject[] {
  const { row, attempts } = trace;
  const lastAttempt = attempts.at(-1);
  const legs = [
    { asked: 'client-request', answered: 'client-response', sentAtMs: 0 },
    {
      asked: 'upstream-request',
      answered: 'upstream-response',
      sentAtMs: Number(lastAttempt?.startedAfter ?? 0n) / 1000,
    },
  ];
  return legs.flatMap(({ asked, answered, sentAtMs }) => {
    const request = findMessage(trace, asked);
    if (!request) return [];
    const response = findMessage(trace, answered);
    const startedAt = Number(row.startedAt) / 1000 + sentAtMs;
    const times = measureTimes(response, sentAtMs);
    return [
      {
        startedDateTime: new Date(startedAt).toISOString(),
        time: times.wait + times.receive,
        request: harRequest(request),
        response: harResponse(response),
        cache: {},
        timings: { send: 0, ...times },
        comment: asked === 'client-request' ? 'from the client to Louter' : `from Louter to ${row.backend ?? ''}`,
        _trace: row.id,
        _leg: asked === 'client-request' ? 'client' : 'upstream',
        _chunks: (response?.chunks ?? []).map(({ atMs, bytes }) => ({
          at_ms: roundToMicroseconds(atMs - sentAtMs),
          bytes: bytes.length,
        })),
      },
    ];
  });
}

const roundToMicroseconds = (ms: number): number => Math.round(ms * 1000) / 1000;

function measureTimes(response: StoredMessage | undefined, sentAtMs: number): { wait: number; receive: number } {
  const first = response?.chunks[0]?.atMs ?? sentAtMs;
  const last = response?.chunks.at(-1)?.atMs ?? first;
  return {
    wait: roundToMicroseconds(Math.max(0, first - sentAtMs)),
    receive: roundToMicroseconds(Math.max(0, last - first)),
  };
}

/** Louter does not record the HTTP version; on both sides it is 1.1. */
const httpVersion = 'HTTP/1.1';

function harRequest({ method, target, headers, body, size }: StoredMessage): JsonObject {
  const url = absoluteUrl(target ?? '', headers);
  return {
    method: method ?? '',
    url: url.href,
    httpVersion,
    // Cookies are among the headers, redacted.
    cookies: [],
    headers: harHeaders(headers),
    queryString: [...url.searchParams].map(([name, value]) => ({ name, value })),
    ...(body !== null &&
      body.length > 0 && { postData: { mimeType: contentTypeOf(headers), params: [], ...encodeRequestBody(body) } }),
    headersSize: -1,
    bodySize: size,
  };
}

function harResponse(response: StoredMessage | undefined): JsonObject {
  const { status, headers, size, body } = response ?? { status: null, headers: [], size: 0, body: null };
  return {
    // 0: no answer.
    status: status ?? 0,
    statusText: '',
    httpVersion,
    cookies: [],
    headers: harHeaders(headers),
    content: { size, mimeType: contentTypeOf(headers), ...encodeContent(body) },
    redirectURL: '',
    headersSize: -1,
    bodySize: size,
  };
}

/** The format has text only: base64 is marked by a field of Louter's. */
function encodeRequestBody(body: Buffer): { text: string; _encoding?: 'base64' } {
  const { text = '', encoding } = encodeContent(body);
  return { text, ...(encoding && { _encoding: encoding }) };
}

function encodeContent(body: Buffer | null): { text?: string; encoding?: 'base64' } {
  if (body === null) return {};
  const text = body.toString('utf8');
  return Buffer.from(text).equals(body) ? { text } : { text: body.toString('base64'), encoding: 'base64' };
}

const harHeaders = (headers: HeaderFields): JsonObject[] => headers.map(([name, value]) => ({ name, value }));

const contentTypeOf = (headers: HeaderFields): string =>
  headersByName(headers)['content-type'] ?? 'application/octet-stream';

/** A client's request has its host in a header, if at all. A path that begins with `//` names no host. */
function absoluteUrl(target: string, headers: HeaderFields): URL {
  if (URL.canParse(target)) return new URL(target);
  const base = `http://${headersByName(headers)['host'] ?? 'localhost'}`;
  const { origin } = new URL(URL.canParse(base) ? base : 'http://localhost');
  return new URL(target.startsWith('/') ? `${origin}${target}` : `${origin}/${target}`);
}

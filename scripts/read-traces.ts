import { setTimeout as pause } from 'node:timers/promises';
import { asArray, asObject, asString, parseJson, type JsonObject, type JsonValue } from '../src/core/json.ts';
import type { Protocol } from '../src/core/types.ts';
import type { GatewayProcess } from './gateway-process.ts';

/** How long what was answered may take to be on disk, in milliseconds. */
const timeoutMs = 5_000;

/** A gateway's traces, the oldest first: as they are listed, and whole. */
export async function readTraces(gateway: GatewayProcess): Promise<{ listed: JsonObject; whole: JsonObject }[]> {
  await waitUntilWritten(gateway);
  const listed = asArray(asObject(await fetchJson(gateway, '/api/traces?limit=1000'))?.['traces']) ?? [];
  const traces: { listed: JsonObject; whole: JsonObject }[] = [];
  // The newest is first.
  for (const value of listed.toReversed()) {
    const row = asObject(value) ?? {};
    traces.push({ listed: row, whole: await readChecked(gateway, asString(row['trace_id']) ?? '') });
  }
  return traces;
}

/** A trace with its check, which follows when the recording thread has nothing else to do. */
async function readChecked(gateway: GatewayProcess, traceId: string): Promise<JsonObject> {
  const start = performance.now();
  for (;;) {
    const trace = asObject(await fetchJson(gateway, `/api/traces/${traceId}`)) ?? {};
    if (trace['checks'] !== null || performance.now() - start > timeoutMs) return trace;
    await pause(50);
  }
}

/** Waits until the gateway has all it answered on disk. */
async function waitUntilWritten(gateway: GatewayProcess): Promise<void> {
  const start = performance.now();
  for (;;) {
    const traces = asObject(asObject(await fetchJson(gateway, '/api/diagnostics?checks=none'))?.['traces']);
    if (traces?.['queued_exchanges'] === 0) return;
    if (performance.now() - start > timeoutMs) throw new Error(`traces are not written: ${JSON.stringify(traces)}`);
    await pause(50);
  }
}

/** What is missing in a trace whose client uses `protocol`. */
export function missingIn(trace: JsonObject, protocol: Protocol): string[] {
  const bodies: [string, readonly string[]][] = [
    ["the client's request", ['frontend', 'request', 'body']],
    ["the backend's request", ['backend', 'request', 'body']],
    ["the backend's response", ['backend', 'response', 'body']],
    ["the client's response", ['response', 'body']],
  ];
  const missing = bodies
    .filter(([, path]) => (asString(valueAt(trace, path)) ?? '') === '')
    .map(([what]) => `no body of ${what}`);
  if (asObject(valueAt(trace, ['frontend', 'core_request'])) === undefined) missing.push('no Core request');
  if (trace['status'] === 'ok' && (asArray(valueAt(trace, ['backend', 'core_events'])) ?? []).length === 0)
    missing.push('no Core events');
  missing.push(...brokenLines(trace, protocol));
  for (const violation of asArray(trace['violations']) ?? [])
    if (trace['status'] === 'ok') missing.push(`a violation: ${JSON.stringify(violation)}`);
  for (const finding of asArray(valueAt(trace, ['checks', 'findings'])) ?? [])
    missing.push(`a contradiction: ${JSON.stringify(finding)}`);
  return missing;
}

/** How the last data of a stream shows that it is finished, or that it failed. */
const ends: Readonly<
  Record<Protocol, (last: JsonObject | undefined, line: string) => 'finished' | 'failed' | undefined>
> = {
  anthropic: (last) => (last?.['type'] === 'message_stop' ? 'finished' : failedBy(last?.['type'] === 'error')),
  'openai-chat': (last, line) => (line === '[DONE]' ? 'finished' : failedBy(last?.['error'] !== undefined)),
  'openai-responses': (last) =>
    last?.['type'] === 'response.completed' || last?.['type'] === 'response.incomplete'
      ? 'finished'
      : failedBy(last?.['type'] === 'response.failed' || last?.['type'] === 'error'),
  gemini: (last) =>
    asObject(asArray(last?.['candidates'])?.[0])?.['finishReason'] === undefined
      ? failedBy(last?.['error'] !== undefined)
      : 'finished',
  ollama: (last) => (last?.['done'] === true ? 'finished' : failedBy(last?.['error'] !== undefined)),
  'gemini-interactions': (last) =>
    last?.['event_type'] === 'interaction.completed' ? 'finished' : failedBy(last?.['event_type'] === 'error'),
};

const failedBy = (holds: boolean): 'failed' | undefined => (holds ? 'failed' : undefined);

/**
 * A stream the client got must be readable line by line. Where it did not end well it ends with an error, or, when it
 * is passed through or the client goes on better after a cut, where the backend's broke.
 */
function brokenLines(trace: JsonObject, protocol: Protocol): string[] {
  const body = asString(valueAt(trace, ['response', 'body'])) ?? '';
  // One format has nothing but data on its lines.
  const lines = protocol === 'ollama' ? /^(.+)$/gm : /^data: ?(.*)$/gm;
  const data = [...body.matchAll(lines)].map(([, line = '']) => line);
  const broken = data
    .filter((line) => parseJson(line) === undefined && line !== '[DONE]')
    .map((line) => `the client got ${line}`);
  const wentWell = trace['status'] === 'ok';
  const last = data.at(-1);
  if (last === undefined || (trace['mode'] === 'baseline' && !wentWell)) return broken;
  const end = ends[protocol](asObject(parseJson(last)), last);
  if (protocol === 'openai-responses' && !wentWell && end === undefined) return broken;
  return end === (wentWell ? 'finished' : 'failed') ? broken : [...broken, `the client's stream ended with ${last}`];
}

/** The value behind a path of keys. */
export const valueAt = (value: JsonValue | undefined, path: readonly string[]): JsonValue | undefined =>
  path.reduce<JsonValue | undefined>((at, key) => asObject(at)?.[key], value);

/** Asks one of the gateway's own routes. */
async function fetchJson({ url, key }: GatewayProcess, path: string): Promise<JsonValue> {
  const answer = await fetch(`${url}${path}`, { headers: key === undefined ? {} : { 'x-louter-key': key } });
  const text = await answer.text();
  const value = parseJson(text);
  if (!answer.ok || value === undefined) throw new Error(`${path} was answered ${answer.status}: ${text}`);
  return value;
}

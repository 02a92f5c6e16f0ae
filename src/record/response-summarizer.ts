import type { BackendContext, PassthroughKind } from '../core/codec.ts';
import { LouterError } from '../core/error.ts';
import { asObject, parseJson, type JsonValue } from '../core/json.ts';
import type { HeaderFields } from '../core/headers.ts';
import { truncateShown } from '../core/shown.ts';
import { backendOf } from '../protocols/backends.ts';
import { decodeContent, listContentCodings } from '../wire/content-coding.ts';
import { readFrames } from '../wire/framing.ts';
import type { ResponseSummary, ExchangeRecord, MessageRecord } from './exchange.ts';
import { createResponseCodec, detectFraming } from './decode-exchange.ts';
import { addEventToSummary, createEmptySummary, summarizeResponse } from './response-summary.ts';
import type { CoreStreamEvent } from '../core/stream-event.ts';
import type { CoreError } from '../core/types.ts';

/** Longer responses that are not streams are not read, in bytes: they would have to be held in memory. */
const maxPlainBytes = 8 * 1024 * 1024;

/** In bytes, as much as a socket reads at once: the texts of longer pieces are garbage for longer. */
const maxReadBytes = 64 * 1024;

/** Reads the summary of a response piece by piece. */
export interface SummaryReader {
  /** @throws what cannot be read. */
  push(bytes: Buffer): void;
  /** What was found; null where the response cannot be read. */
  end(): ResponseSummary | null;
}

/** Summarizes responses that passed through without being parsed. */
export class ResponseSummarizer {
  /** Of responses that come in several records, by trace id. */
  readonly #readers = new Map<string, SummaryReader>();
  /** Errors that streams with a successful status end with, by trace id. */
  readonly #errors = new Map<string, CoreError>();
  /** Why responses that are not complete yet cannot be read, by trace id. */
  readonly #failures = new Map<string, string>();

  /** Reads what a record holds of such a response; the last record of the exchange gets the summary, or a note why there is none. */
  summarize(record: ExchangeRecord, block: Buffer): void {
    if (!record.backend || record.summary) return;
    const { traceId, status, notes } = record;
    try {
      record.summary = this.#read(record, block);
    } catch (error) {
      // Its bytes are recorded nevertheless.
      this.#readers.delete(traceId);
      this.#failures.set(traceId, truncateShown(error instanceof Error ? error.message : String(error)));
    }
    if (status === 'open') return;
    const [failure, error] = [this.#failures.get(traceId), this.#errors.get(traceId)];
    this.#failures.delete(traceId);
    this.#errors.delete(traceId);
    // The client received it as an event: nothing else reports that the response failed.
    if (error && status === 'ok')
      Object.assign(record, { status: 'upstream-error', error: { kind: error.kind, message: error.message } });
    if (failure !== undefined)
      notes.push({ what: 'the response cannot be read: its usage and finish reason are not known', saw: failure });
  }

  #read(record: ExchangeRecord, block: Buffer): ResponseSummary | null {
    const { traceId, messages, mode, status } = record;
    const isClosed = status !== 'open';
    const known = this.#readers.get(traceId);
    if (isClosed) this.#readers.delete(traceId);
    const response = messages.find(({ role }) => role === 'upstream-response');
    const recorded = response && findBytes(response, block);
    if (!response || record.areBodiesLost || (response.size > 0 && !recorded)) {
      this.#readers.delete(traceId);
      return null;
    }
    const bytes = recorded && (mode === 'baseline' ? decodeBytes(recorded, response) : recorded);
    // A complete response at the end replaces its pieces.
    const create = (): SummaryReader | undefined =>
      createReader(record, response, (error) => void this.#errors.set(traceId, error));
    const reader = response.piece === 1 ? known : create();
    if (!reader && response.piece === 1 && create())
      throw new Error('its beginning was recorded before the thread that reads it started, or is lost');
    if (bytes) reader?.push(bytes);
    if (isClosed) return reader?.end() ?? null;
    if (reader) this.#readers.set(traceId, reader);
    return null;
  }
}

function findBytes({ start, size }: MessageRecord, block: Buffer): Buffer | undefined {
  return start === undefined || start + size > block.length ? undefined : block.subarray(start, start + size);
}

/** @throws {Error} where they are not encoded as their header states. */
function decodeBytes(bytes: Buffer, { headers }: MessageRecord): Buffer {
  const codings = listContentCodings(headers);
  if (codings.length === 0) return bytes;
  const decoded = decodeContent(bytes, codings);
  if (decoded || bytes.length === 0) return decoded ?? bytes;
  throw new Error(`its content encoding (${codings.join(', ')}) cannot be undone`);
}

function createReader(
  { backend, messages }: ExchangeRecord,
  response: MessageRecord,
  onError: (error: CoreError) => void,
): SummaryReader | undefined {
  const requestUrl = messages.find(({ role }) => role === 'upstream-request')?.target ?? '';
  const { status = 0, headers } = response;
  if (!backend) return undefined;
  return createSummaryReader({ backend, status, headers, requestUrl }, (event) => {
    if (event.type === 'error') onError(event.error);
  });
}

/** A response that is passed through, before its body. */
export interface PassedResponseHead {
  readonly backend: Parameters<typeof createResponseCodec>[0] & { readonly model: string; readonly issuer: string };
  readonly status: number;
  readonly headers: HeaderFields;
  readonly requestUrl: string;
}

/**
 * Reads a response that is not parsed otherwise. `undefined` for an error response, and for a response of an unknown
 * protocol.
 * @param onEvent receives the events of a stream, and a plain response of a chat as a whole.
 */
export function createSummaryReader(
  { backend, status, headers, requestUrl }: PassedResponseHead,
  onEvent: (event: CoreStreamEvent) => void = () => {},
): SummaryReader | undefined {
  const passed = findPassedKind(backend, requestUrl);
  const protocol = passed === 'openai-completions' ? { ...plainText, protocol: passed } : backend;
  const codec = status < 400 ? createResponseCodec(protocol) : undefined;
  if (!codec) return undefined;
  if (passed !== undefined && passed !== 'openai-completions')
    return new PlainSummaryReader((json) => ({
      ...createEmptySummary(),
      usage: backendOf(codec.protocol)?.passedUsage?.(asObject(json) ?? {}) ?? null,
    }));
  const { model, issuer } = backend;
  const context: BackendContext = {
    request: { model, messages: [], stream: false },
    model,
    issuer,
    facts: {},
    report() {},
    note() {},
    mint: (prefix) => prefix,
  };
  const framing = detectFraming(codec, { headers, requestUrl }, context.request);
  if (framing === undefined)
    return new PlainSummaryReader((json) => {
      const response = codec.decodeResponse(json, context);
      onEvent({ type: 'final-response', response });
      return { ...summarizeResponse(response), ...(response.id !== undefined && { upstreamResponseId: response.id }) };
    });
  const summary = createEmptySummary();
  const decoder = codec.decodeStream(context)((event) => {
    addEventToSummary(summary, event);
    onEvent(event);
    if (event.type === 'response-start') summary.upstreamResponseId = event.id;
    if (event.type === 'final-response') summary.upstreamResponseId = event.response.id;
  });
  const frames = readFrames(framing)((frame) => decoder.push(frame));
  let isReadable = true;
  // What cannot be read ends the reading: what was found before it is kept.
  const tryReading = (read: () => void): void => {
    if (!isReadable) return;
    try {
      read();
    } catch (error) {
      if (!(error instanceof LouterError)) throw error;
      isReadable = false;
    }
  };
  return {
    push(bytes) {
      for (let at = 0; at < bytes.length; at += maxReadBytes)
        tryReading(() => frames.push(bytes.subarray(at, at + maxReadBytes)));
    },
    end() {
      tryReading(() => {
        frames.end();
        decoder.end();
      });
      return summary;
    },
  };
}

/** How the backend of completions without a chat writes. */
const plainText = { dialect: null, thinking: null, tools: null };

/** What a request asked for that is no chat, by the path that it was sent to; `undefined` for a chat. */
function findPassedKind(
  { protocol, model }: PassedResponseHead['backend'],
  requestUrl: string,
): PassthroughKind | undefined {
  const backend = protocol === null ? undefined : backendOf(protocol);
  const path = requestUrl.replace(/[?#].*$/, '');
  if (!backend?.passthroughPaths || path.endsWith(backend.chatPath({ model, stream: false }))) return undefined;
  const paths = Object.entries(backend.passthroughPaths) as [PassthroughKind, (model: string) => string][];
  return paths.find(([, pathOf]) => path.endsWith(pathOf(model)))?.[0];
}

class PlainSummaryReader implements SummaryReader {
  readonly #summarize: (json: JsonValue) => ResponseSummary;
  /** Absent when it would be too large. */
  #pieces: Buffer[] | undefined = [];
  #size = 0;

  constructor(summarize: (json: JsonValue) => ResponseSummary) {
    this.#summarize = summarize;
  }

  push(bytes: Buffer): void {
    this.#size += bytes.length;
    if (this.#size > maxPlainBytes) this.#pieces = undefined;
    this.#pieces?.push(bytes);
  }

  end(): ResponseSummary | null {
    const json = this.#pieces && parseJson(Buffer.concat(this.#pieces).toString('utf8'));
    if (json === undefined) return null;
    try {
      return this.#summarize(json);
    } catch (error) {
      if (error instanceof LouterError) return null;
      throw error;
    }
  }
}

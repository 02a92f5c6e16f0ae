import type { Readable } from 'node:stream';
import { framingOfContentType } from '../../wire/framing.ts';
import { parseContentEncoding, findContentCoding } from '../../wire/content-coding.ts';
import type { UpstreamRequest, UpstreamResponse } from '../attempt/transport.ts';
import { writeHead, writeLast, writePiece, writeUnrecorded, type ExchangeContext } from '../exchange-context.ts';
import { pickResponseHeaders } from '../headers.ts';
import type { Route } from '../route/routing.ts';
import type { ByteMask } from '../secrets/split-secrets.ts';
import { decodeBody, waitForBoth } from './body-stream.ts';

/** How much of an answer is kept for the trace: an answer may be of any length, memory is not. */
const maxRecordedBytes = 32 * 1024 * 1024;

interface PassedAnswer {
  readonly request: UpstreamRequest;
  readonly response: UpstreamResponse;
  /** Header fields that say how the body is written. */
  readonly fields: Readonly<Record<string, string>>;
}

/** An answer whose bytes pass as they come, without Louter's keys. */
export class PassingStream {
  readonly #exchange: ExchangeContext;
  readonly #route: Route;
  readonly #passed: PassedAnswer;
  readonly #mask: ByteMask;
  #length = 0;

  constructor(exchange: ExchangeContext, route: Route, passed: PassedAnswer) {
    this.#exchange = exchange;
    this.#route = route;
    this.#passed = passed;
    const { masker } = exchange.services;
    const type = passed.response.header('content-type') ?? '';
    const isStream = passed.request.stream || framingOfContentType(type) !== undefined;
    this.#mask = isStream ? masker.maskStream() : masker.maskBytes();
  }

  /** Sends the head. */
  begin(): void {
    const { response, request, fields } = this.#passed;
    const { services, counted } = this.#exchange;
    writeHead(this.#exchange, response.status, {
      'content-type': response.header('content-type') ?? 'application/json',
      ...fields,
      ...pickResponseHeaders(response, this.#route.adapter, services.masker),
    });
    counted?.passed.start(response, this.#route, request.url);
  }

  push(received: Buffer): Promise<void> | undefined {
    const { record, counted } = this.#exchange;
    counted?.passed.push(received);
    const before = this.#length;
    this.#length += received.length;
    const isRecorded = this.#length <= maxRecordedBytes;
    const bytes = this.#mask.push(received);
    // Bytes that pass unchanged are counted as they are sent.
    let recorded: Promise<void> | undefined;
    if (isRecorded && bytes === received) record.upstreamBody(received);
    else if (isRecorded) recorded = record.upstreamChunk(received);
    if (bytes.length === 0) return recorded;
    if (isRecorded) return waitForBoth(recorded, writePiece(this.#exchange, bytes));
    if (before <= maxRecordedBytes)
      record.noted({ what: `the answer is longer than ${maxRecordedBytes} bytes; its record ends there` });
    return writeUnrecorded(this.#exchange, bytes);
  }

  /** The answer broke: what was held back belongs to it. */
  breakOff(): void {
    const rest = this.#mask.end();
    if (rest.length > 0) void writePiece(this.#exchange, rest);
  }

  end(): void {
    writeLast(this.#exchange, this.#mask.end());
  }
}

/**
 * The body of an answer so that it can be searched for Louter's keys, and the header fields that say how it is written. One
 * that was encoded although no encoding was requested is decoded: it may hold a key like any other.
 * @throws {LouterError} when it is encoded too often.
 */
export function openSearchableBody(
  { services, record }: ExchangeContext,
  response: UpstreamResponse,
): { body: Readable; fields: Record<string, string> } {
  const encoding = response.header('content-encoding');
  const size = response.header('content-length');
  const codings = parseContentEncoding(encoding ?? '');
  if (!services.masker.hasSecrets || codings.length === 0 || !codings.every((name) => findContentCoding(name)))
    return {
      body: response.body,
      fields: {
        ...(encoding !== undefined && { 'content-encoding': encoding }),
        // Bytes that are not decoded keep their length; without one the answer is chunked.
        ...(size !== undefined && { 'content-length': size }),
      },
    };
  record.upstreamDecoded();
  record.noted({ what: 'undid the content encoding of the answer', saw: codings.join(', '), made: 'identity' });
  return { body: decodeBody(response), fields: {} };
}

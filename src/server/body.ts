import type { IncomingMessage } from 'node:http';
import type { LouterError } from '../core/error.ts';
import {
  parseContentEncoding,
  findContentCoding,
  type ContentCoding,
  maxCodings,
  maxDecodedBytes,
  maxRatio,
} from '../wire/content-coding.ts';
import { httpError } from './errors.ts';
import type { ByteReservation } from './inflight-bytes.ts';

/** The client disconnected before its request was complete. */
export class ClientDisconnectedError extends Error {
  constructor() {
    super('the client disconnected before its request was complete');
    this.name = 'ClientDisconnectedError';
  }
}

/** Whether the request has a body that is not empty. */
export const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/** The `content-length` of a request in bytes, or 0. */
export function announcedLength({ headers }: IncomingMessage): number {
  const length = Number(headers['content-length'] ?? 0);
  return Number.isSafeInteger(length) ? length : 0;
}

/** Limits for reading a body. */
export interface BodyReadOptions {
  /** The maximum size in bytes, both encoded and decoded. */
  maxBody: number;
  /** Its share of the memory for bodies. */
  reservation?: Pick<ByteReservation, 'grow'>;
  /** The minimum rate; default: `minUploadRate`. */
  minRate?: UploadRate;
}

/** At least `bytes` must arrive in each interval. */
export interface UploadRate {
  readonly everyMs: number;
  readonly bytes: number;
}

/** One KiB per second; slower clients only occupy connections. */
export const minUploadRate: UploadRate = { everyMs: 30_000, bytes: 30 * 1024 };

/**
 * Reads the body of a request and decodes its content encodings.
 * @throws {LouterError} 413 if it is longer than `maxBody` bytes, encoded or decoded; 415 for an unknown content encoding;
 *   400 if it cannot be decoded; 408 if it arrives too slowly; the errors of `reservation`.
 * @throws {ClientDisconnectedError}
 */
export async function readBody(request: IncomingMessage, options: BodyReadOptions): Promise<Buffer> {
  const { maxBody, reservation } = options;
  const coding = request.headers['content-encoding'];
  const codings = coding === undefined ? [] : codingsOf(coding);
  const bytes = await readBytes(request, options);
  if (codings.length === 0) return bytes;
  const decoded = await decodeBody(codings, bytes, maxBody);
  reservation?.grow(decoded.length);
  return decoded;
}

function readBytes(
  request: IncomingMessage,
  { maxBody, reservation, minRate = minUploadRate }: BodyReadOptions,
): Promise<Buffer> {
  if (request.readableEnded) return Promise.reject(alreadyRead());
  const announced = announcedLength(request);
  if (announced > maxBody) return Promise.reject(tooLarge(maxBody));
  return new Promise((resolve, reject) => {
    const buffer = announced > 0 ? preallocatedBuffer(announced) : growingBuffer();
    let size = 0;
    let previousSize = 0;
    // setImmediate lets data that has arrived be counted first, in case this process was blocked.
    const timer = setInterval(() => setImmediate(checkRate), minRate.everyMs);
    const settle = (act: () => void): void => {
      clearInterval(timer);
      request.off('data', addChunk);
      act();
    };
    const checkRate = (): void => {
      if (size - previousSize < minRate.bytes) settle(() => reject(tooSlow(minRate)));
      previousSize = size;
    };
    const addChunk = (chunk: Buffer): void => {
      size += chunk.length;
      if (size > maxBody) return settle(() => reject(tooLarge(maxBody)));
      try {
        reservation?.grow(size);
        buffer.add(chunk);
      } catch (error) {
        settle(() => reject(error));
      }
    };
    request.on('data', addChunk);
    request.on('end', () => settle(() => resolve(buffer.toBuffer())));
    const onDisconnect = (): void => {
      if (!request.readableEnded) settle(() => reject(new ClientDisconnectedError()));
    };
    request.on('error', onDisconnect);
    request.on('close', onDisconnect);
  });
}

interface BodyBuffer {
  add(chunk: Buffer): void;
  toBuffer(): Buffer;
}

/** For a known length: avoids a copy. Untouched pages of the buffer take no memory. */
function preallocatedBuffer(length: number): BodyBuffer {
  const bytes = Buffer.allocUnsafeSlow(length);
  let at = 0;
  return {
    add(chunk) {
      at += chunk.copy(bytes, at);
    },
    toBuffer: () => bytes.subarray(0, at),
  };
}

function growingBuffer(): BodyBuffer {
  const chunks: Buffer[] = [];
  return {
    add: (chunk) => void chunks.push(chunk),
    toBuffer: () => (chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)),
  };
}

const tooSlow = ({ everyMs, bytes }: UploadRate): LouterError =>
  httpError(
    408,
    'timeout',
    `the request body arrives too slowly: expected at least ${bytes} bytes in every ${everyMs / 1000} s`,
  );

/** For applications in which the gateway is mounted. */
const alreadyRead = (): LouterError =>
  httpError(
    500,
    'internal',
    'the body of this request was read before the gateway received it: mount the gateway before body parsers',
  );

const tooLarge = (maxBody: number): LouterError =>
  httpError(
    413,
    'invalid-request',
    `the request body is larger than ${maxBody} bytes: send less, or raise server.max_body`,
  );

function codingsOf(header: string): ContentCoding[] {
  const names = parseContentEncoding(header);
  const codings = names.map((name) => {
    const coding = findContentCoding(name);
    if (coding) return coding;
    throw httpError(
      415,
      'invalid-request',
      `content-encoding ${JSON.stringify(name.slice(0, 50))} is not supported: use gzip, deflate, br, zstd or identity`,
    );
  });
  if (codings.length > maxCodings)
    throw httpError(
      415,
      'invalid-request',
      `the body is encoded ${codings.length} times: expected at most ${maxCodings} content encodings`,
    );
  return codings;
}

async function decodeBody(codings: readonly ContentCoding[], encoded: Buffer, maxBody: number): Promise<Buffer> {
  const limit = Math.min(maxBody, maxDecodedBytes, encoded.length * maxRatio);
  let bytes = encoded;
  for (const coding of codings.toReversed()) {
    if (bytes.length === 0) continue;
    try {
      bytes = await coding.decode(bytes, limit);
    } catch (error) {
      throw decodingError(error, limit, maxBody);
    }
  }
  return bytes;
}

function decodingError(error: unknown, limit: number, maxBody: number): LouterError {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'ERR_BUFFER_TOO_LARGE')
    return httpError(400, 'invalid-request', 'the request body does not match its content-encoding');
  if (limit === maxBody) return tooLarge(maxBody);
  return httpError(
    413,
    'invalid-request',
    `the request body decodes to more than ${limit} bytes: expected at most ${maxRatio} times its encoded size and ${maxDecodedBytes} bytes`,
  );
}

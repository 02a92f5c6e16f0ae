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

/** The client went away before its request was whole: nobody is left to answer. */
export class ClientDisconnectedError extends Error {
  constructor() {
    super('the client went away before its request was whole');
    this.name = 'ClientGone';
  }
}

/** Whether the request announced a body, empty ones aside. */
export const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/** The length that a request announces of its body, in bytes; 0 where it announces none. */
export function announcedLength({ headers }: IncomingMessage): number {
  const length = Number(headers['content-length'] ?? 0);
  return Number.isSafeInteger(length) ? length : 0;
}

/** How a body is read. */
export interface BodyReadOptions {
  /** The longest, in bytes, as it came and decoded. */
  maxBody: number;
  /** What it takes of the memory for bodies. */
  reservation?: Pick<ByteReservation, 'grow'>;
  /** How slowly it may come; absent: as `slowestUpload` says. */
  minRate?: UploadRate;
}

/** In each such time, in milliseconds, at least so many bytes have to come. */
export interface UploadRate {
  readonly everyMs: number;
  readonly bytes: number;
}

/** A kibibyte a second: hardly a modem is slower. Whoever sends less only keeps a connection. */
const minUploadRate: UploadRate = { everyMs: 30_000, bytes: 30 * 1024 };

/**
 * The whole body of a request, its content encodings undone.
 * @throws {LouterError} 413 when it is longer than `maxBody` bytes, as it came or decoded; 415 for a content coding
 *   that is not known; 400 for one that cannot be undone; 408 when it comes too slowly; what `share` throws.
 * @throws {ClientDisconnectedError}
 */
export async function readBody(request: IncomingMessage, reading: BodyReadOptions): Promise<Buffer> {
  const { maxBody, reservation: share } = reading;
  const coding = request.headers['content-encoding'];
  const codings = coding === undefined ? [] : codingsOf(coding);
  const bytes = await readBytes(request, reading);
  if (codings.length === 0) return bytes;
  const decoded = await decodeBody(codings, bytes, maxBody);
  share?.grow(decoded.length);
  return decoded;
}

function readBytes(
  request: IncomingMessage,
  { maxBody, reservation: share, minRate: pace = minUploadRate }: BodyReadOptions,
): Promise<Buffer> {
  if (request.readableEnded) return Promise.reject(alreadyRead());
  const announced = announcedLength(request);
  if (announced > maxBody) return Promise.reject(tooLarge(maxBody));
  return new Promise((resolve, reject) => {
    const buffer = announced > 0 ? preallocatedBuffer(announced) : growingBuffer();
    let size = 0;
    let previousSize = 0;
    // Looked at behind what has come meanwhile: a process that stood still is not the client's fault.
    const timer = setInterval(() => setImmediate(checkRate), pace.everyMs);
    const settle = (act: () => void): void => {
      clearInterval(timer);
      request.off('data', addChunk);
      act();
    };
    const checkRate = (): void => {
      if (size - previousSize < pace.bytes) settle(() => reject(tooSlow(pace)));
      previousSize = size;
    };
    const addChunk = (chunk: Buffer): void => {
      size += chunk.length;
      if (size > maxBody) return settle(() => reject(tooLarge(maxBody)));
      try {
        share?.grow(size);
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

/** Of a length that is known: what came is not held twice. Memory that was not written to yet costs nothing. */
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
    `the request body comes too slowly: expected at least ${bytes} bytes in every ${everyMs / 1000} s`,
  );

/** Of an application that the gateway is part of. */
const alreadyRead = (): LouterError =>
  httpError(
    500,
    'internal',
    'the body of this request was read before the gateway got it: mount the gateway before body parsers',
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
      `content-encoding ${JSON.stringify(name.slice(0, 50))} is not known: expected gzip, deflate, br, zstd or identity`,
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
    return httpError(400, 'invalid-request', 'the request body is not what its content-encoding says');
  if (limit === maxBody) return tooLarge(maxBody);
  return httpError(
    413,
    'invalid-request',
    `the request body unpacks to more than ${limit} bytes: expected at most ${maxRatio} times its encoded size and ${maxDecodedBytes} bytes`,
  );
}

import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, zstdDecompress } from 'node:zlib';
import type { LouterError } from '../core/error.ts';
import { refusal } from './errors.ts';

/** The client went away before its request was whole: nobody is left to answer. */
export class ClientGone extends Error {
  constructor() {
    super('the client went away before its request was whole');
    this.name = 'ClientGone';
  }
}

/** What a decoded body may be at most, whatever `server.max_body` says, and how many times its encoded size. */
const maxDecoded = 64 * 1024 * 1024;
const maxRatio = 100;
const maxCodings = 2;

type Decoder = (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>;

const decoders: ReadonlyMap<string, Decoder> = new Map<string, Decoder>([
  ['gzip', promisify<Buffer, { maxOutputLength: number }, Buffer>(gunzip)],
  ['x-gzip', promisify<Buffer, { maxOutputLength: number }, Buffer>(gunzip)],
  ['deflate', promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate)],
  ['br', promisify<Buffer, { maxOutputLength: number }, Buffer>(brotliDecompress)],
  ['zstd', promisify<Buffer, { maxOutputLength: number }, Buffer>(zstdDecompress)],
]);

/** Whether the request announced a body, empty ones aside. */
export const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

/**
 * The whole body of a request, its content encodings undone.
 * @throws {LouterError} 413 when it is longer than `maxBody` bytes, as it came or decoded; 415 for a content coding
 *   that is not known; 400 for one that cannot be undone.
 * @throws {ClientGone}
 */
export async function readBody(request: IncomingMessage, maxBody: number): Promise<Buffer> {
  const coding = request.headers['content-encoding'];
  const codings = coding === undefined ? [] : codingsOf(coding);
  const bytes = await readBytes(request, maxBody);
  return codings.length === 0 ? bytes : undo(codings, bytes, maxBody);
}

function readBytes(request: IncomingMessage, maxBody: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxBody) return Promise.reject(tooLarge(maxBody));
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const take = (chunk: Buffer): void => {
      size += chunk.length;
      chunks.push(chunk);
      if (size <= maxBody) return;
      request.off('data', take);
      reject(tooLarge(maxBody));
    };
    request.on('data', take);
    request.on('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    const gone = (): void => {
      if (!request.readableEnded) reject(new ClientGone());
    };
    request.on('error', gone);
    request.on('close', gone);
  });
}

const tooLarge = (maxBody: number): LouterError =>
  refusal(
    413,
    'invalid-request',
    `the request body is larger than ${maxBody} bytes: send less, or raise server.max_body`,
  );

function codingsOf(header: string): string[] {
  const codings = header
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  const unknown = codings.find((name) => !decoders.has(name));
  if (unknown !== undefined)
    throw refusal(
      415,
      'invalid-request',
      `content-encoding ${JSON.stringify(unknown.slice(0, 50))} is not known: expected gzip, deflate, br, zstd or identity`,
    );
  if (codings.length > maxCodings)
    throw refusal(
      415,
      'invalid-request',
      `the body is encoded ${codings.length} times: expected at most ${maxCodings} content encodings`,
    );
  return codings;
}

async function undo(codings: readonly string[], encoded: Buffer, maxBody: number): Promise<Buffer> {
  const limit = Math.min(maxBody, maxDecoded, encoded.length * maxRatio);
  let bytes = encoded;
  for (const coding of codings.toReversed()) {
    const decode = decoders.get(coding);
    if (!decode || bytes.length === 0) continue;
    try {
      bytes = await decode(bytes, { maxOutputLength: limit });
    } catch (error) {
      throw undecodable(coding, error, limit, maxBody);
    }
  }
  return bytes;
}

function undecodable(coding: string, error: unknown, limit: number, maxBody: number): LouterError {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'ERR_BUFFER_TOO_LARGE')
    return refusal(400, 'invalid-request', `the request body is not valid ${coding} data, as content-encoding says`);
  if (limit === maxBody) return tooLarge(maxBody);
  return refusal(
    413,
    'invalid-request',
    `the request body unpacks to more than ${limit} bytes: expected at most ${maxRatio} times its encoded size and ${maxDecoded} bytes`,
  );
}

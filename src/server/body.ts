import type { IncomingMessage } from 'node:http';
import type { LouterError } from '../core/error.ts';
import {
  codingNames,
  contentCoding,
  type ContentCoding,
  maxCodings,
  maxDecoded,
  maxRatio,
} from '../streaming/content-coding.ts';
import { refusal } from './errors.ts';

/** The client went away before its request was whole: nobody is left to answer. */
export class ClientGone extends Error {
  constructor() {
    super('the client went away before its request was whole');
    this.name = 'ClientGone';
  }
}

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
  if (request.readableEnded) return Promise.reject(alreadyRead());
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

/** Of an application that the gateway is part of. */
const alreadyRead = (): LouterError =>
  refusal(
    500,
    'internal',
    'the body of this request was read before the gateway got it: mount the gateway before body parsers',
  );

const tooLarge = (maxBody: number): LouterError =>
  refusal(
    413,
    'invalid-request',
    `the request body is larger than ${maxBody} bytes: send less, or raise server.max_body`,
  );

function codingsOf(header: string): ContentCoding[] {
  const names = codingNames(header);
  const codings = names.map((name) => {
    const coding = contentCoding(name);
    if (coding) return coding;
    throw refusal(
      415,
      'invalid-request',
      `content-encoding ${JSON.stringify(name.slice(0, 50))} is not known: expected gzip, deflate, br, zstd or identity`,
    );
  });
  if (codings.length > maxCodings)
    throw refusal(
      415,
      'invalid-request',
      `the body is encoded ${codings.length} times: expected at most ${maxCodings} content encodings`,
    );
  return codings;
}

async function undo(codings: readonly ContentCoding[], encoded: Buffer, maxBody: number): Promise<Buffer> {
  const limit = Math.min(maxBody, maxDecoded, encoded.length * maxRatio);
  let bytes = encoded;
  for (const coding of codings.toReversed()) {
    if (bytes.length === 0) continue;
    try {
      bytes = await coding.whole(bytes, limit);
    } catch (error) {
      throw undecodable(error, limit, maxBody);
    }
  }
  return bytes;
}

function undecodable(error: unknown, limit: number, maxBody: number): LouterError {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'ERR_BUFFER_TOO_LARGE')
    return refusal(400, 'invalid-request', 'the request body is not what its content-encoding says');
  if (limit === maxBody) return tooLarge(maxBody);
  return refusal(
    413,
    'invalid-request',
    `the request body unpacks to more than ${limit} bytes: expected at most ${maxRatio} times its encoded size and ${maxDecoded} bytes`,
  );
}

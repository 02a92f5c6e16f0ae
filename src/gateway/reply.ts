import type { BackendCodec } from '../core/codec.ts';
import { LouterError } from '../core/error.ts';
import { parseJson } from '../core/json.ts';
import type { CoreError } from '../core/types.ts';
import type { RawResponse } from '../record/exchange.ts';
import { toReply, findStatusError } from './attempt.ts';
import { decodeBody } from './decoding.ts';
import { toTransportError } from './http-transport.ts';
import { destroyBody, readAll } from './pump.ts';
import type { ReadContext } from './reading.ts';
import type { UpstreamResponse } from './transport.ts';

/** An answer whose head has come. */
export interface IncomingResponse {
  reading: ReadContext;
  download: UpstreamResponse;
  /** Where it comes from. */
  url: string;
  /** Where its bytes and their times are kept for the trace. */
  raw: RawResponse;
}

/** The longest refusal that is read. */
const maxErrorBodyBytes = 1024 * 1024;

/**
 * The whole body of an answer, its content encodings undone, kept for the trace.
 * @throws {LouterError} when it breaks off, cannot be decoded, or is longer than `limit` bytes.
 */
export async function readBody({ reading, download, url, raw }: IncomingResponse, limit: number): Promise<Buffer> {
  try {
    const bytes = await readAll(decodeBody(download), limit);
    raw.chunks.push({ atMs: reading.clock(), bytes });
    return bytes;
  } catch (error) {
    if (error instanceof LouterError) throw error;
    if (error instanceof RangeError)
      throw new LouterError({
        kind: 'bad-upstream-reply',
        message: `the upstream's answer is too long: ${error.message}`,
      });
    throw new LouterError(toTransportError(error, url, reading.signal), { cause: error });
  }
}

/** The text of a body, without the byte order mark that some servers write. */
export function decodeText(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}

/**
 * What an upstream refused with, in Core terms and without our keys, which it may repeat.
 * @throws {LouterError} when the refusal cannot be read.
 */
export async function readErrorResponse(arriving: IncomingResponse, codec: BackendCodec): Promise<CoreError> {
  const { download, reading } = arriving;
  const unusable = findStatusError(download);
  if (unusable) {
    destroyBody(download.body);
    return unusable;
  }
  const text = reading.hiding.text(decodeText(await readBody(arriving, maxErrorBodyBytes)));
  const error = codec.decodeError(toReply(download, parseJson(text) ?? text));
  return { ...error, status: error.status ?? download.status };
}

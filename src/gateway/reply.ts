import type { BackendCodec } from '../core/codec.ts';
import { LouterError } from '../core/error.ts';
import { parseJson } from '../core/json.ts';
import type { CoreError } from '../core/types.ts';
import type { RawResponse } from '../record/exchange.ts';
import { replyOf, statusError } from './attempt.ts';
import { decodedBody } from './decoding.ts';
import { transportError } from './http-transport.ts';
import { abandon, readWhole } from './pump.ts';
import type { Reading } from './reading.ts';
import type { Download } from './transport.ts';

/** An answer whose head has come. */
export interface Arriving {
  reading: Reading;
  download: Download;
  /** Where it comes from. */
  url: string;
  /** Where its bytes and their times are kept for the trace. */
  raw: RawResponse;
}

/** The longest refusal that is read. */
const maxRefusal = 1024 * 1024;

/**
 * The whole body of an answer, its content encodings undone, kept for the trace.
 * @throws {LouterError} when it breaks off, cannot be decoded, or is longer than `limit` bytes.
 */
export async function readBody({ reading, download, url, raw }: Arriving, limit: number): Promise<Buffer> {
  try {
    const bytes = await readWhole(decodedBody(download), limit);
    raw.chunks.push({ atMs: reading.clock(), bytes });
    return bytes;
  } catch (error) {
    if (error instanceof LouterError) throw error;
    if (error instanceof RangeError)
      throw new LouterError({
        kind: 'bad-upstream-reply',
        message: `the upstream's answer is too long: ${error.message}`,
      });
    throw new LouterError(transportError(error, url, reading.signal), { cause: error });
  }
}

/** The text of a body, without the byte order mark that some servers write. */
export function textOf(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}

/**
 * What an upstream refused with, in Core terms and without our keys, which it may repeat.
 * @throws {LouterError} when the refusal cannot be read.
 */
export async function readRefusal(arriving: Arriving, codec: BackendCodec): Promise<CoreError> {
  const { download, reading } = arriving;
  const unusable = statusError(download);
  if (unusable) {
    abandon(download.body);
    return unusable;
  }
  const text = reading.hiding.text(textOf(await readBody(arriving, maxRefusal)));
  const error = codec.decodeError(replyOf(download, parseJson(text) ?? text));
  return { ...error, status: error.status ?? download.status };
}

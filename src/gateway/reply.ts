import type { BackendCodec } from '../core/codec.ts';
import { LouterError } from '../core/error.ts';
import { parseJson } from '../core/json.ts';
import type { CoreError } from '../core/types.ts';
import type { RawResponse } from '../traces/record.ts';
import { redirectError, replyOf } from './attempt.ts';
import type { Call } from './call.ts';
import { decodedBody } from './decoding.ts';
import { transportError } from './http-transport.ts';
import { abandon, readWhole } from './pump.ts';
import type { Download } from './transport.ts';

/** The longest refusal that is read. */
const maxRefusal = 1024 * 1024;

/**
 * The whole body of an answer, its content encodings undone, kept for the trace.
 * @throws {LouterError} when it breaks off, cannot be decoded, or is longer than `limit` bytes.
 */
export async function readBody(call: Call, download: Download, raw: RawResponse, limit: number): Promise<Buffer> {
  try {
    const bytes = await readWhole(decodedBody(download), limit);
    raw.chunks.push({ atMs: call.clock(), bytes });
    return bytes;
  } catch (error) {
    if (error instanceof LouterError) throw error;
    if (error instanceof RangeError)
      throw new LouterError({
        kind: 'bad-upstream-reply',
        message: `the upstream's answer is too long: ${error.message}`,
      });
    throw new LouterError(transportError(error, call.exchange.backend?.request?.target ?? '', call.abort.signal), {
      cause: error,
    });
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
export async function readRefusal(
  call: Call,
  download: Download,
  codec: BackendCodec,
  raw: RawResponse,
): Promise<CoreError> {
  if (download.status < 400) {
    abandon(download.body);
    return redirectError(download);
  }
  const text = call.engine.hiding.text(textOf(await readBody(call, download, raw, maxRefusal)));
  const error = codec.decodeError(replyOf(download, parseJson(text) ?? text));
  return { ...error, status: error.status ?? download.status };
}

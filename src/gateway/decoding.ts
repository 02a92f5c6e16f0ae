import { type Readable, Transform } from 'node:stream';
import { LouterError } from '../core/error.ts';
import {
  parseContentEncoding,
  findContentCoding,
  maxCodings,
  maxDecodedBytes,
  maxRatio,
} from '../wire/content-coding.ts';
import type { UpstreamResponse } from './transport.ts';

const badUpstreamReply = (message: string): LouterError => new LouterError({ kind: 'bad-upstream-reply', message });

/**
 * The body with its content encodings undone (RFC 9110 8.4). We ask for none; some servers compress anyway.
 * @throws {LouterError} `bad-upstream-reply` for a coding we do not know; the stream fails so when it grows too big.
 */
export function decodeBody(download: Pick<UpstreamResponse, 'header' | 'body'>): Readable {
  const codings = parseContentEncoding(download.header('content-encoding') ?? '');
  if (codings.length === 0) return download.body;
  if (codings.length > maxCodings) throw badUpstreamReply(`the answer is encoded ${codings.length} times over`);
  let received = 0;
  let decoded = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      done(null, chunk);
    },
  });
  const guard = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      decoded += chunk.length;
      if (decoded > maxDecodedBytes || (decoded > 1024 * 1024 && decoded > received * maxRatio))
        done(badUpstreamReply(`the encoded answer grows past ${maxRatio} times its size or 64 MiB`));
      else done(null, chunk);
    },
  });
  // Each stage is destroyed with the next, so that a client's abort reaches the socket.
  const stages = [counter, ...codings.toReversed().map(createDecoder), guard];
  return stages.reduce<Readable>((source, stage) => {
    source.on('error', (error) => stage.destroy(error));
    stage.once('close', () => source.destroy());
    return source.pipe(stage);
  }, download.body);
}

function createDecoder(name: string): Transform {
  const coding = findContentCoding(name);
  if (!coding) throw badUpstreamReply(`the answer comes in the content encoding "${name}", which is not known`);
  return coding.createStream();
}

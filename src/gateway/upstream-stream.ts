import type { BackendCodec, BackendContext } from '../core/codec.ts';
import { LouterError } from '../core/error.ts';
import { assertStreamNotFailed } from '../core/failed-answer.ts';
import { ResponseFold, expandFinalResponse } from '../core/fold.ts';
import { chain, type Stage } from '../core/step.ts';
import type { CoreChatResponse, CoreError, CoreStreamEvent } from '../core/types.ts';
import { framingOfContentType, readFrames } from '../wire/framing.ts';
import { decodeBody } from './decoding.ts';
import { toTransportError } from './http-transport.ts';
import { destroyBody, waitForBoth, drainBody, pump } from './pump.ts';
import type { IncomingResponse } from './reply.ts';

/** How long a stream that may end is read on while nothing more comes: usage can follow the finish reason. */
const finishTimeoutMs = 2_000;

/** The longest stream that is translated, in bytes: it is kept for the trace, and some of it for its encoder. */
const maxStreamBytes = 64 * 1024 * 1024;

/** An answer that is about to be read, and the words it is in. */
export interface UpstreamAnswer extends IncomingResponse {
  codec: BackendCodec;
  context: BackendContext;
}

/**
 * Reads an upstream's stream event by event until its end, and calls `afterRead` once for all events that
 * came in one read; its promise holds back the next.
 * @throws {LouterError} when the stream broke, or ended with an error.
 */
export async function readEvents(
  { reading: how, download, url, codec, context, raw }: UpstreamAnswer,
  take: (event: CoreStreamEvent) => void,
  afterRead: () => Promise<void> | undefined,
): Promise<void> {
  let failure: CoreError | undefined;
  let ended = false;
  let settling: NodeJS.Timeout | undefined;
  const parties = { vendor: codec.protocol, client: how.clientProtocol };
  const judge = assertStreamNotFailed(
    parties,
    context.request,
  )((event) => {
    if (ended || failure) return;
    if (event.type === 'error') {
      failure = how.hiding.error(event.error);
      return;
    }
    if (event.type === 'end') ended = true;
    take(event);
  });
  const spread = how.hiding.events(judge.push);
  const decoder: Stage<Uint8Array> = chain(
    readFrames(framingOfContentType(download.header('content-type') ?? '') ?? codec.framing),
    chain(codec.decodeStream(context), expandFinalResponse),
  )((event) => {
    if (ended || failure) return;
    // Some servers say in every chunk that the answer may end here.
    if (settling) settling.refresh();
    else if (event.type === 'finish') settling = setTimeout(finishEarly, finishTimeoutMs);
    spread.push(event);
  });
  const body = decodeBody(download);
  const mask = how.hiding.mask();
  let length = 0;
  const reading = pump(body, (bytes) => {
    raw.chunks.push({ atMs: how.clock(), bytes });
    length += bytes.length;
    if (length > maxStreamBytes)
      throw new LouterError({
        kind: 'bad-upstream-reply',
        message: `the upstream's stream is longer than ${maxStreamBytes} bytes`,
      });
    asBadReply(() => decoder.push(mask.push(bytes)));
    if (ended || failure) reading.stop();
    return waitForBoth(afterRead(), how.onRead?.(bytes.length));
  });
  function finishEarly(): void {
    reading.stop();
  }
  try {
    await reading.done;
  } catch (error) {
    destroyBody(body);
    // What waited was received before it broke.
    if (!how.signal.aborted) asBadReply(() => spread.end());
    if (error instanceof LouterError && !how.signal.aborted) throw error;
    throw new LouterError(toTransportError(error, url, how.signal), { cause: error });
  } finally {
    clearTimeout(settling);
  }
  if (!ended && !failure)
    asBadReply(() => {
      decoder.push(mask.end());
      decoder.end();
      spread.end();
    });
  if (!ended) {
    destroyBody(body);
    throw new LouterError(failure ?? { kind: 'bad-upstream-reply', message: 'the upstream stream broke off' });
  }
  drainBody(body);
  await afterRead();
}

/** What a decoder throws beside its own errors is a reply it was not made for. */
function asBadReply(act: () => void): void {
  try {
    act();
  } catch (error) {
    if (error instanceof LouterError) throw error;
    throw new LouterError(
      { kind: 'bad-upstream-reply', message: 'the upstream sent an event that cannot be understood' },
      { cause: error },
    );
  }
}

/** Reads an upstream's stream for a client that asked for a plain answer. */
export async function collectStream(source: UpstreamAnswer): Promise<CoreChatResponse> {
  const fold = new ResponseFold();
  const nothingToWaitFor = (): undefined => undefined;
  await readEvents(source, (event) => fold.add(event), nothingToWaitFor);
  return fold.result();
}

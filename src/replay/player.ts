import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { LouterError } from '../core/error.ts';
import type { TextFraming } from '../core/step.ts';
import { unreachable } from '../core/unreachable.ts';
import { readFrames, createFrameWriter } from '../wire/framing.ts';
import type { TimedBytes } from './fixtures.ts';
import type { HeaderFields } from '../core/headers.ts';

/** A response ready to be played. */
export interface PlayableResponse {
  readonly status: number;
  readonly headers: HeaderFields;
  /** How its events are divided; absent: it is not streamed. */
  readonly framing: TextFraming | undefined;
  readonly chunks: readonly TimedBytes[];
  /** `finished`: the body ends normally. `cut`: the connection breaks. `silent`: it stays open, and nothing is sent. */
  readonly ending: 'finished' | 'cut' | 'silent';
}

/** A fault cuts the connection here. */
class ConnectionCutError extends LouterError {
  constructor() {
    super({ kind: 'upstream', message: 'the recording broke off: a fault cuts its connection here' });
    this.name = 'ConnectionCutError';
  }
}

/**
 * Plays a body: each chunk as it was recorded, at its time. `speed` 1 keeps the recorded gaps, 2 halves them, 0 leaves
 * them out.
 * @throws {ConnectionCutError} where the recording ends `cut`, and the reason of `signal` as soon as it aborts.
 */
export async function* play(recording: PlayableResponse, speed: number, signal: AbortSignal): AsyncGenerator<Buffer> {
  const startedAt = performance.now();
  for (const { atMs, bytes } of recording.chunks) {
    const dueIn = speed === 0 ? 0 : startedAt + atMs / speed - performance.now();
    await pause(dueIn, signal);
    yield bytes;
  }
  switch (recording.ending) {
    case 'finished':
      return;
    case 'cut':
      // What was written must be sent before the connection is destroyed.
      await pause(0, signal);
      throw new ConnectionCutError();
    case 'silent':
      return await rejectOnAbort(signal);
    default:
      unreachable(recording.ending);
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    if (ms > 0) await wait(ms, undefined, { signal });
    else await turn(undefined, { signal });
  } catch (cause) {
    signal.throwIfAborted();
    throw cause;
  }
}

const rejectOnAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const rejectWithReason = (): void => reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
    if (signal.aborted) rejectWithReason();
    else signal.addEventListener('abort', rejectWithReason, { once: true });
  });

/** The same events at the same times in another framing; a response that is not streamed stays as it is. */
export function reframe(recording: PlayableResponse, targetFraming: TextFraming | undefined): PlayableResponse {
  const { framing, headers } = recording;
  if (framing === undefined || targetFraming === undefined || framing === targetFraming) return recording;
  const writer = createFrameWriter(targetFraming);
  const chunks: TimedBytes[] = [];
  let written = '';
  const reader = readFrames(framing)((frame) => {
    written += writer.frame({ ...frame, data: joinLines(frame.data) });
  });
  const flushChunk = (atMs: number): void => {
    if (written) chunks.push({ atMs, bytes: Buffer.from(written) });
    written = '';
  };
  for (const { atMs, bytes } of recording.chunks) {
    reader.push(bytes);
    flushChunk(atMs);
  }
  reader.end();
  written += writer.end();
  flushChunk(recording.chunks.at(-1)?.atMs ?? 0);
  const others = headers.filter(([name]) => name.toLowerCase() !== 'content-type');
  return { ...recording, framing: targetFraming, headers: [...others, ['content-type', writer.contentType]], chunks };
}

/** The elements of an array may span several lines. In JSON, line breaks occur only between values. */
const joinLines = (data: string): string => data.replaceAll(/[\r\n]+/g, ' ');
